import { expect, test } from "vitest";
import { shows, slots } from "../../../src/regalia/games/oriflamme/board/choices";
import type { SeenCard, View } from "../../../src/regalia/games/oriflamme/board/types";
import type { Option } from "regalia/wire";

const card = (owner: number, kind: string | null = null, tokens = 0): SeenCard => ({ owner, kind, tokens, face_up: false });
const seat = { points: 1, hand: null, hand_size: 6, removed: null, discards: [] };

/** Three players; `a1` alone, then `b1` under `b2`, then `c1`; the marker is at the second pile. */
const view: View = {
  round: 2,
  phase: "resolution",
  first: 0,
  order: [0, 1, 2],
  queue: [["a1"], ["b1", "b2"], ["c1"]],
  cursor: 1,
  acting: "b2",
  held: null,
  moving: null,
  cards: { a1: card(0, "archer", 2), b1: card(1), b2: card(1), c1: card(2) },
  seats: [{ ...seat, hand: ["spy", "heir"], hand_size: 2 }, seat, seat],
};

test("gaps are counted without the card that is being moved", () => {
  const offered: Option[] = [0, 1, 3].map((index) => ({ type: "Gap", index }));
  const can = (option: Option): boolean =>
    offered.some((each) => each["index"] === option["index"] && each.type === option.type);
  const four = { ...view, queue: [["a1"], ["b1", "b2"], ["c1"], ["a3"]], moving: "c1" };
  expect(slots(four, can).map(({ before, option }) => [before, option["index"]])).toEqual([
    [0, 0],
    [1, 1],
    [4, 3],
  ]);
});

test("reveal and keep are buttons, all else is on the board", () => {
  expect(["Reveal", "Keep", "Place", "Gap"].map((type) => shows({ type }))).toEqual([false, false, true, true]);
});
