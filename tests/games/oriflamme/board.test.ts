import { expect, test } from "vitest";
import { shows, slots } from "../../../src/regalia/games/oriflamme/board/choices";
import { told } from "../../../src/regalia/games/oriflamme/board/told";
import type { SeenCard, View } from "../../../src/regalia/games/oriflamme/board/types";
import type { GameEvent, Option } from "regalia/wire";

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

const after = (...events: GameEvent[]): View => events.reduce(told, view);

test("an eliminated card leaves its pile, and the marker stays with its own", () => {
  const then = after({ type: "Eliminated", card: "a1", kind: "archer", by: "b2" });
  expect(then.queue).toEqual([["b1", "b2"], ["c1"]]);
  expect(then.cursor).toBe(0);
  expect(then.seats[0]?.discards).toEqual(["a1"]);
  expect(then.cards["a1"]).toEqual({ owner: 0, kind: "archer", tokens: 0, face_up: true });
});

test("a card that leaves uncovers the one below", () => {
  expect(after({ type: "Discarded", card: "b2", kind: "ambush" }).queue).toEqual([["a1"], ["b1"], ["c1"]]);
});

test("a placed card lies at an end or on its pile, and leaves the hand", () => {
  const placed = { type: "Placed", seat: 0, card: "a2", kind: "spy", onto: null };
  expect(after({ ...placed, where: "left" }).queue[0]).toEqual(["a2"]);
  expect(after({ ...placed, where: "right" }).queue[3]).toEqual(["a2"]);
  const onto = after({ ...placed, where: "onto", onto: "a1" });
  expect(onto.queue[0]).toEqual(["a1", "a2"]);
  expect(onto.seats[0]?.hand).toEqual(["heir"]);
  expect(onto.seats[0]?.hand_size).toBe(1);
});

test("a card that is moved stands where it was put", () => {
  expect(after({ type: "Moved", card: "a1", by: "b2", index: 2, onto: null }).queue).toEqual([["b1", "b2"], ["c1"], ["a1"]]);
  const before = after({ type: "Moved", card: "c1", by: "b2", index: 0, onto: null });
  expect([before.queue, before.cursor]).toEqual([[["c1"], ["a1"], ["b1", "b2"]], 2]);
});

test("points and tokens change as they are told", () => {
  const then = after(
    { type: "Revealed", card: "b2", kind: "spy", tokens: 3 },
    { type: "Gained", seat: 1, points: 3, card: "b2", cause: "tokens" },
    { type: "Stole", seat: 1, victim: 2, points: 1, card: "b2" },
    { type: "Kept", card: "c1", tokens: 1 },
  );
  expect(then.seats.map(({ points }) => points)).toEqual([1, 5, 0]);
  expect(then.cards["b2"]).toEqual({ owner: 1, kind: "spy", tokens: 0, face_up: true });
  expect(then.cards["c1"]?.tokens).toBe(1);
  expect(then.cursor).toBe(2);
});

test("an event that nobody knows changes nothing", () => {
  expect(after({ type: "Unheard" })).toBe(view);
});

test("gaps are counted without the card that is being moved", () => {
  const offered: Option[] = [0, 1, 3].map((index) => ({ type: "Gap", index }));
  const can = (option: Option): boolean => offered.some((each) => each["index"] === option["index"] && each.type === option.type);
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
