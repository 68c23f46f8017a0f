// @vitest-environment jsdom
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import type { GameFacts } from "../src/live/games";
import { Line, sitting, table } from "./sitting";
import { Agreed } from "../src/parts/Agreed";
import { StoreContext } from "../src/parts/context";
import type { TableMessage } from "../src/wire";

const OPEN = { ...table([true, false]), status: "open", options: { deck: "short", bids: "open" } } as const;
const PACK = { hash: "0a", name: "Winter", titles: {}, offered: true };
const LIVE = { pace: "live-5", live: true, bank: 300, increment: 10, cap: 300, grace: 0 } as const;
const CHOICES = [
  { field: "deck", values: ["short", "long"] },
  { field: "bids", values: ["open", "hidden"] },
];

/** The options of an open table as its host sees them, and the requests, which the test answers. */
function host() {
  const line = new Line();
  const store = sitting(line, "", true, false);
  store.game.value = { choices: CHOICES, packs: [PACK], levels: ["squire", "king"] } as unknown as GameFacts;
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
  const hear = (more: Partial<TableMessage>): void => void act(() => line.hear({ ...OPEN, ...more }));
  return { root, store, hear, asked, choose, chosen };
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

const TICKED = '[type="checkbox"]';
/** Controls of the options, and what each shows once the host has used it. */
const CONTROLS = [
  ["deck", (root) => root.querySelectorAll<HTMLInputElement>("[name=deck]")[1]!, true],
  ["pack", (root) => root.querySelectorAll<HTMLInputElement>("[name=pack]")[1]!, true],
  ["public", (root) => root.querySelectorAll<HTMLInputElement>(TICKED)[0]!, false],
  ["learning", (root) => root.querySelectorAll<HTMLInputElement>(TICKED)[1]!, true],
  ["open hands", (root) => root.querySelectorAll<HTMLInputElement>(TICKED)[2]!, true],
  ["tempo", (root) => root.querySelector<HTMLSelectElement>("#tempo")!, "day"],
  ["flag", (root) => root.querySelector<HTMLSelectElement>("#flag")!, "vote"],
  ["stand-in", (root) => root.querySelector<HTMLSelectElement>("#stand-in")!, "king"],
  ["spectators", (root) => root.querySelector<HTMLSelectElement>("#spectators-welcome")!, "friends"],
  ["delay", (root) => root.querySelector<HTMLSelectElement>("#spectators-delay")!, "moves-10"],
] as const satisfies [string, (root: Element) => HTMLInputElement | HTMLSelectElement, string | boolean][];

const shownBy = (control: HTMLInputElement | HTMLSelectElement) =>
  control instanceof HTMLSelectElement ? control.value : control.checked;

test.each(CONTROLS)("%s stays chosen when the table is sent again before the answer", async (_, find, wanted) => {
  const { root, hear, asked } = host();
  hear({ tempo: LIVE });
  const before = shownBy(find(root));
  expect(before).not.toBe(wanted);
  void act(() => use(find(root), wanted));
  hear({ tempo: LIVE, watching: 1 });
  expect(shownBy(find(root))).toBe(wanted);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!.answer(new Response('{"code":"wrong_status"}', { status: 409 }));
  await vi.waitFor(() => expect(shownBy(find(root))).toBe(before));
});

function use(control: HTMLInputElement | HTMLSelectElement, wanted: string | boolean): void {
  if (control instanceof HTMLInputElement) return control.click();
  control.value = String(wanted);
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

test("what is accepted stays, beside what the table has become meanwhile", async () => {
  const { store, hear, asked, choose, chosen } = host();
  choose("deck", 1);
  hear({ watching: 3 });
  store.problem.value = { code: "offline", allowed: null, refusal: null, detail: "" };
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!.answer(new Response("{}"));
  await vi.waitFor(() => expect(store.problem.value).toBeNull());
  expect([chosen("deck"), store.table.value!.watching]).toEqual([1, 3]);
  hear({ options: { deck: "short", bids: "open" } });
  expect(chosen("deck")).toBe(0);
});

test("what is refused is taken back", async () => {
  const { asked, choose, chosen } = host();
  choose("deck", 1);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!.answer(new Response('{"code":"wrong_status"}', { status: 409 }));
  await vi.waitFor(() => expect(chosen("deck")).toBe(0));
});
