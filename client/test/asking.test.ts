import { expect, test } from "vitest";
import {
  answerOf,
  atOnce,
  contains,
  drafting,
  fitting,
  matching,
  openBeside,
  picking,
  same,
  staysAsked,
} from "../src/table/asking";
import type { Ask, Happening, Option, SightMessage } from "../src/wire";

const [a, b, c]: Option[] = [
  { type: "Target", card: "a1" },
  { type: "Target", card: "b1" },
  { type: "Target", card: "c1" },
] as never;
const one: Ask = { type: "one", options: [a!, b!] };
const two: Ask = { type: "several", options: [a!, b!, c!], least: 1, most: 2 };
const number: Ask = { type: "number", least: 2, most: 4 };

test("options are the same whatever the order of their fields", () => {
  expect(same({ type: "Move", card: "a1", to: 2 }, { to: 2, card: "a1", type: "Move" })).toBe(true);
  expect(same({ type: "Move", card: "a1" }, { type: "Move", card: "a2" })).toBe(false);
  expect(same({ type: "Onto", card: "a1" }, { type: "Target", card: "a1" })).toBe(false);
});

test("one option replaces the other", () => {
  expect(picking(one, [a!], b!)).toEqual([b]);
});

test("of several, each is put in and taken out, and never too many", () => {
  expect(picking(two, [a!], b!)).toEqual([a, b]);
  expect(picking(two, [a!, b!], a!)).toEqual([b]);
  expect(picking(two, [a!, b!], c!)).toEqual([a, b]);
});

test("of a group only one can be picked, and it can be taken back", () => {
  const grouped: Ask = { type: "several", options: [a!, b!, c!], least: 2, most: 2, groups: [0, 0, 1] };
  expect(openBeside(grouped, [])).toEqual([a, b, c]);
  expect(openBeside(grouped, [a!])).toEqual([a, c]);
  expect(openBeside(grouped, [a!, c!])).toEqual([a, c]);
  expect(picking(grouped, [a!], b!)).toEqual([a]);
  expect(picking(grouped, [a!], a!)).toEqual([]);
});

test("what was not offered cannot be picked", () => {
  expect(picking(one, [], c!)).toEqual([]);
  expect(contains(one.type === "one" ? one.options : [], c!)).toBe(false);
});

test("an option of several fields is put together piece by piece", () => {
  const lay = (left: string, right: string): Option => ({ type: "Lay", left, right });
  const options = [lay("a", "b"), lay("b", "a"), lay("a", "c")];
  const left = drafting(null, { type: "Lay", left: "a" });
  expect(matching(options, left)).toEqual([options[0], options[2]]);
  expect(fitting(options, left, { type: "Lay", right: "c" })).toBe(true);
  expect(fitting(options, left, { type: "Lay", right: "a" })).toBe(false);
  const both = drafting(left, { type: "Lay", right: "c" });
  expect(matching(options, both)).toEqual([options[2]]);
  expect(drafting(both, { type: "Lay", left: "a" })).toEqual({ type: "Lay", right: "c" });
  expect(drafting(left, { type: "Lay", left: "a" })).toBeNull();
  expect(drafting(both, { type: "Put", place: "x" })).toEqual({ type: "Put", place: "x" });
  expect(matching(options, null)).toEqual([]);
});

test("an answer is complete, or none", () => {
  expect(answerOf(one, [], 0)).toBeNull();
  expect(answerOf(one, [b!], 0)).toEqual(b);
  expect(answerOf(two, [], 0)).toBeNull();
  expect(answerOf(two, [c!], 0)).toEqual([c]);
  expect(answerOf(number, [], 1)).toBeNull();
  expect(answerOf(number, [], 4)).toBe(4);
});

test("one tap is enough where the game or the reader says so", () => {
  expect(atOnce(one, false, "game")).toBe(true);
  expect(atOnce(one, true, "game")).toBe(false);
  expect(atOnce(one, false, "always")).toBe(false);
  expect(atOnce(one, true, "never")).toBe(true);
  expect(atOnce(two, false, "never")).toBe(false);
});

test("what was begun stays while others answer, and goes once one has answered oneself", () => {
  const sight = (seq: number, ask: Ask | null): SightMessage =>
    ({ type: "sight", seq, since: 0, seat: 1, events: [], undo: [], sight: { ask } }) as never;
  const news = (seat: number): Happening => ({ seq: 2, seat, events: [] });
  expect(staysAsked(sight(1, one), sight(2, one), [news(0)])).toBe(true);
  expect(staysAsked(sight(1, one), sight(2, one), [news(1)])).toBe(false);
  expect(staysAsked(sight(1, one), sight(2, two), [news(0)])).toBe(false);
  expect(staysAsked(null, sight(2, one), [])).toBe(false);
});
