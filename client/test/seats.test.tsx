// @vitest-environment jsdom
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import type { Seen } from "../src/board";
import type { SeatAtTable } from "../src/wire";
import { Line, sight, sitting, table as seated } from "./sitting";
import { StoreContext } from "../src/parts/context";
import { Seats } from "../src/parts/Seats";

const WORDS = `
players = Players
bot = bot
resigned = resigned
resigned-bot = resigned, a bot plays
at-random = random move
at-random-why = { $name } could not think.
`;

/** The seats of a table at whose second seat a bot plays, and a way to tell what it does. */
function shown() {
  const line = new Line();
  const store = sitting(line, WORDS, true, false);
  Object.assign(store.board, { Seat: () => null });
  line.hear(sight(4, 0, [0], null));
  const root = document.createElement("div");
  const seen = { view: {}, ui: { seat: 0, decision: null } } as unknown as Seen<unknown>;
  const tell = (more: Partial<SeatAtTable>): void => {
    const table = seated([true, false]);
    const seats = table.seats.map((seat, place) => (place === 1 ? { ...seat, bot: "squire", ...more } : seat));
    act(() => line.hear({ ...table, seats }));
  };
  act(() =>
    render(
      <StoreContext.Provider value={store}>
        <Seats seen={seen} />
      </StoreContext.Provider>,
      root,
    ),
  );
  return { root, tell };
}

test("a seat says that its bot has played at random, and no longer once it thinks again", () => {
  const { root, tell } = shown();
  tell({ at_random: true });
  expect([...root.querySelectorAll(".seat-note")].map((note) => note.textContent)).toEqual(["random move"]);
  expect(root.querySelector(".seat-note")?.closest("li")?.previousElementSibling).not.toBeNull();
  tell({ at_random: false });
  expect(root.querySelector(".seat-note")).toBeNull();
});

test("a seat that has resigned says so instead of showing a clock", () => {
  const { root, tell } = shown();
  tell({ resigned: true, at_random: true });
  expect([...root.querySelectorAll(".seat-note")].map((note) => note.textContent)).toEqual(["resigned"]);
});
