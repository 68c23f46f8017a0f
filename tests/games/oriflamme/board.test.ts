import { expect, test } from "vitest";
import { shows, slots } from "../../../src/regalia/games/oriflamme/board/choices";
import { told } from "../../../src/regalia/games/oriflamme/board/told";
import type { Happened, SeenCard, View } from "../../../src/regalia/games/oriflamme/board/types";
import type { Option } from "regalia/wire";
import { after as watched, untold } from "../recorded";

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

const after = (...events: Happened[]): View => watched(told, view, view, ...events);

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

test("a placed card leaves the hand for where it lies in the end", () => {
  const next = { ...view, queue: [["a2"], ...view.queue], cards: { ...view.cards, a2: card(0, "spy") } };
  const placed: Happened = { type: "Placed", seat: 0, card: "a2", kind: "spy", where: "left", onto: null };
  const then = watched(told, view, next, placed);
  expect([then.queue, then.cards]).toEqual([next.queue, next.cards]);
  expect([then.seats[0]?.hand, then.seats[0]?.hand_size]).toEqual([["heir"], 1]);
});

test("random games are watched event by event: at the end of an action there is nothing left but to decide", () => {
  const decision = "acting cursor held moving".split(" ");
  expect(untold("oriflamme", told, decision)).toEqual([]);
});

test("a card that is moved stands where it was put", () => {
  expect(after({ type: "Moved", card: "a1", by: "b2", index: 2, onto: null }).queue).toEqual([
    ["b1", "b2"],
    ["c1"],
    ["a1"],
  ]);
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

test("an event that shows nothing changes nothing", () => {
  expect(after({ type: "GameEnded", winners: [0] })).toBe(view);
});

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
