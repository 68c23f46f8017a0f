import { expect, test } from "vitest";
import plain from "../src/plain";

const shown = (event: object) =>
  (plain.motion as (event: unknown, view: object, say: () => string) => unknown)(event, {}, () => "");

test("the plain board shows the events that most games have", () => {
  expect(shown({ type: "Drew", seat: 1, count: 1, cards: ["priest-1"] })).toMatchObject({
    from: { "priest-1": "seat:1" },
    marked: ["seat:1"],
  });
  expect(shown({ type: "Drew", seat: 1, count: 1, cards: null })).toMatchObject({ from: {}, marked: ["seat:1"] });
  expect(shown({ type: "Revealed", seat: 0, card: "guard-2" })).toMatchObject({ marked: ["guard-2"], lingers: 2 });
  expect(shown({ type: "Moved", seat: 0, card: null, source: "hand", target: "deck" })).toMatchObject({
    marked: ["seat:0"],
  });
  expect(shown({ type: "Gained", seat: 2, points: 3 })).toMatchObject({ marked: ["seat:2"], sound: "coin" });
});

test("an event of the game's own is left to its board", () => {
  expect(shown({ type: "Sprung", seat: 0 })).toBeUndefined();
});
