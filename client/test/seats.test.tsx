import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import type { Seen } from "../src/board";
import { Line, sight, sitting, table as seated } from "./sitting";
import { StoreContext } from "../src/parts/context";
import { Seats } from "../src/parts/Seats";

const WORDS = `
players = Players
bot = bot
at-random = random move
at-random-why = { $name } could not think.
`;

test("a seat says that its bot has played at random, and no longer once it thinks again", () => {
  const line = new Line();
  const store = sitting(line, WORDS, true, false);
  Object.assign(store.board, { Seat: () => null });
  line.hear(sight(4, 0, [0], null));
  const root = document.createElement("div");
  const seen = { view: {}, ui: { seat: 0, decision: null } } as unknown as Seen<unknown>;
  const tell = (at_random: boolean): void => {
    const table = seated([true, false]);
    const seats = table.seats.map((seat, place) => (place === 1 ? { ...seat, bot: "squire", at_random } : seat));
    act(() => line.hear({ ...table, seats }));
  };
  tell(true);
  act(() =>
    render(
      <StoreContext.Provider value={store}>
        <Seats seen={seen} />
      </StoreContext.Provider>,
      root,
    ),
  );
  expect([...root.querySelectorAll(".at-random")].map((note) => note.textContent)).toEqual(["random move"]);
  expect(root.querySelector(".at-random")?.closest("li")?.previousElementSibling).not.toBeNull();
  tell(false);
  expect(root.querySelector(".at-random")).toBeNull();
});
