import { expect, test } from "vitest";
import { patched } from "../src/motion/patch";

const VIEW = {
  round: 1,
  seats: [
    { coins: 3, hand: ["x", "y"] },
    { coins: 1, hand: null },
  ],
  cards: { "a/b~c": { up: false } },
};

test("members are added, replaced and removed, and nothing else changes its identity", () => {
  const now = patched(VIEW, [
    { op: "replace", path: "/seats/0/coins", value: 5 },
    { op: "add", path: "/seats/1/first", value: true },
    { op: "remove", path: "/round" },
  ]);
  expect(now).toEqual({
    seats: [
      { coins: 5, hand: ["x", "y"] },
      { coins: 1, hand: null, first: true },
    ],
    cards: VIEW.cards,
  });
  expect((now as typeof VIEW).cards).toBe(VIEW.cards);
  expect((now as typeof VIEW).seats[0]!.hand).toBe(VIEW.seats[0]!.hand);
});

test("items are inserted, replaced and removed", () => {
  const hand = (...operations: Parameters<typeof patched>[1]) => (patched(VIEW, operations) as typeof VIEW).seats[0]!.hand;
  expect(hand({ op: "add", path: "/seats/0/hand/1", value: "z" })).toEqual(["x", "z", "y"]);
  expect(hand({ op: "add", path: "/seats/0/hand/2", value: "z" })).toEqual(["x", "y", "z"]);
  expect(hand({ op: "replace", path: "/seats/0/hand/0", value: "z" })).toEqual(["z", "y"]);
  expect(hand({ op: "remove", path: "/seats/0/hand/0" }, { op: "remove", path: "/seats/0/hand/0" })).toEqual([]);
});

test("names are escaped as in RFC 6901", () => {
  const now = patched(VIEW, [{ op: "replace", path: "/cards/a~1b~0c/up", value: true }]);
  expect(now).toEqual({ ...VIEW, cards: { "a/b~c": { up: true } } });
});

test("a patch of the whole replaces it; what changes a value that is not there is left out", () => {
  expect(patched(VIEW, [{ op: "replace", path: "", value: 7 }])).toBe(7);
  expect(patched({ round: 1 }, [{ op: "remove", path: "/clash/fallen/0" }])).toEqual({ round: 1, clash: undefined });
});
