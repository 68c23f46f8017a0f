import { expect, test } from "vitest";
import { add, addSorted, both, type Changes, changed, drop, ifKnown, NEXT, plus } from "../src/motion/changes";

interface Table {
  readonly round: number;
  readonly phase: "day" | "night";
  readonly clash: { readonly region: string; readonly fallen: readonly string[] } | null;
  readonly cards: Readonly<Record<string, { readonly kind: string | null; readonly tokens: number }>>;
  readonly seats: readonly { readonly coins: number; readonly hand: readonly string[] | null }[];
}

const now: Table = {
  round: 1,
  phase: "day",
  clash: null,
  cards: { a: { kind: null, tokens: 2 }, b: { kind: "spy", tokens: 0 } },
  seats: [
    { coins: 3, hand: ["x", "y", "x"] },
    { coins: 1, hand: null },
  ],
};
const next: Table = { ...now, round: 2, phase: "night", cards: { c: { kind: "lord", tokens: 1 } } };

const then = (changes: Changes<Table>): Table => changed(now, next, changes);

test("an event changes what it names, and nothing else", () => {
  expect(then({ round: 5, seats: { 1: { coins: plus(4) } } })).toEqual({
    ...now,
    round: 5,
    seats: [now.seats[0], { coins: 1 + 4, hand: null }],
  });
  expect(then({})).toEqual(now);
});

test("NEXT is what the server sent: also what is new there, and what is there no more", () => {
  expect(then({ phase: NEXT, cards: { c: NEXT, b: NEXT } })).toEqual({
    ...now,
    phase: "night",
    cards: { a: now.cards["a"], c: next.cards["c"] },
  });
});

test("nothing changes within what is not there", () => {
  expect(then({ clash: { fallen: add("a") }, seats: { [-1]: { coins: 7 }, 2: { coins: 7 } } })).toEqual(now);
  expect(then({ clash: () => ({ region: "plateau", fallen: [] }) }).clash).toEqual({ region: "plateau", fallen: [] });
});

test("changes come one after the other", () => {
  const begun = { clash: () => ({ region: "plateau", fallen: [] }) };
  expect(then(both<Table>(begun, { clash: { fallen: add("a", "b") } })).clash?.fallen).toEqual(["a", "b"]);
});

test("one of several equal cards leaves a hand, and those who do not see the hand see no change of it", () => {
  const left: Changes<Table> = { seats: { 0: { hand: ifKnown(drop("x")) }, 1: { hand: ifKnown(drop("x")) } } };
  expect(then(left).seats.map(({ hand }) => hand)).toEqual([["y", "x"], null]);
  expect(addSorted("w")(["x", "y"])).toEqual(["w", "x", "y"]);
});
