// @vitest-environment jsdom
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import type { GameFacts } from "../src/live/games";
import { Line, sitting, table } from "./sitting";
import { Agreed } from "../src/parts/Agreed";
import { StoreContext } from "../src/parts/context";

const OPEN = { ...table([true, false]), status: "open", options: { deck: "short", bids: "open" } } as const;
const CHOICES = [
  { field: "deck", values: ["short", "long"] },
  { field: "bids", values: ["open", "hidden"] },
];

/** The options of an open table as its host sees them, and the requests, which the test answers. */
function host() {
  const line = new Line();
  const store = sitting(line, "", true, false);
  store.game.value = { choices: CHOICES, packs: [] } as unknown as GameFacts;
  const asked: { body: unknown; answer: (response: Response) => void }[] = [];
  vi.stubGlobal(
    "fetch",
    (_: string, { body }: { body: string }) =>
      new Promise((answer) => asked.push({ body: JSON.parse(body) as unknown, answer })),
  );
  const root = document.body.appendChild(document.createElement("div"));
  act(() => line.hear(OPEN));
  act(() =>
    render(
      <StoreContext.Provider value={store}>
        <Agreed />
      </StoreContext.Provider>,
      root,
    ),
  );
  const choose = (field: string, place: number): void => {
    void act(() => root.querySelectorAll<HTMLInputElement>(`[name=${field}]`)[place]!.click());
  };
  const chosen = (field: string): number =>
    [...root.querySelectorAll<HTMLInputElement>(`[name=${field}]`)].findIndex(({ checked }) => checked);
  return { asked, choose, chosen };
}

test("what is chosen stays chosen while the arena is asked, and a second choice keeps the first", async () => {
  const { asked, choose, chosen } = host();
  choose("deck", 1);
  choose("bids", 1);
  expect([chosen("deck"), chosen("bids")]).toEqual([1, 1]);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!.answer(new Response("{}"));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]!.body).toEqual({ options: { deck: "long", bids: "hidden" } });
  asked[1]!.answer(new Response("{}"));
});

test("what is refused is taken back", async () => {
  const { asked, choose, chosen } = host();
  choose("deck", 1);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!.answer(new Response('{"code":"wrong_status"}', { status: 409 }));
  await vi.waitFor(() => expect(chosen("deck")).toBe(0));
});
