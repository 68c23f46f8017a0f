import { expect, test } from "vitest";
import { begin, composed, filled, hasRoom, lack, moved, put, toggled } from "../src/table/composing";
import { partsOf } from "../src/table/asking";
import type { AskArrange, AskAssign, AskShare, Option } from "../src/wire";

const troops: Option[] = [1, 2, 3].map((strength) => ({ type: "Troop", strength }));
const [north, south, home] = ["north", "south", "home"].map((place) => ({ type: "At", place })) as unknown as [
  Option,
  Option,
  Option,
];
const limit = (least: number, most: number) => ({ least, most });
const send: AskAssign = {
  type: "assign",
  things: troops,
  places: [north, south, home],
  limits: [limit(1, 1), limit(0, 1), limit(0, 3)],
  allowed: [],
};
const narrow: AskAssign = { ...send, limits: [limit(1, 1), limit(1, 1), limit(1, 1)], allowed: [[0, 1], [0], [1, 2]] };
const share: AskShare = {
  type: "share",
  total: 4,
  places: [north, south],
  limits: [limit(1, 2), limit(0, 3)],
  least: null,
};
const order: AskArrange = { type: "arrange", things: troops, least: 2, most: 2 };

test("an assignment lacks things until each has a place, then names the place that is wrong", () => {
  expect(begin(send)).toEqual([null, null, null]);
  expect(lack(send, [2, null, null])).toEqual({ why: "left", count: 2 });
  expect(lack(send, [2, 1, 2])).toEqual({ why: "too-few", count: 1, place: north });
  expect(lack(send, [0, 0, 2])).toEqual({ why: "too-many", count: 1, place: north });
  expect(lack(send, [0, 1, 2])).toBeNull();
});

test("an assignment is sent as pairs of things and places", () => {
  const [one, two, three] = troops;
  expect(composed(send, [0, 1, 2])).toEqual({
    type: "assigned",
    pairs: [
      [one, north],
      [two, south],
      [three, home],
    ],
  });
  expect(composed(send, [0, 1, null])).toBeNull();
});

test("a place that is full takes no more", () => {
  expect(hasRoom(send, [0, null, null], 0)).toBe(false);
  expect(hasRoom(send, [0, null, null], 2)).toBe(true);
  expect(hasRoom(share, [2, 1], 0)).toBe(false);
  expect(hasRoom(share, [2, 2], 1)).toBe(false);
});

test("what can go to one place only lies there from the beginning, and the rest is filled in around it", () => {
  expect(begin(narrow)).toEqual([null, 0, null]);
  expect(filled(narrow, begin(narrow))).toEqual([1, 0, 2]);
  expect(begin(narrow, 1)).toEqual([1, 0, 1]);
});

test("filling in keeps what was chosen where it can, and begins anew where it cannot", () => {
  expect(filled(send, [null, 0, null])).toEqual([1, 0, 2]);
  expect(lack(send, filled(send, [1, 1, null]))).toBeNull();
});

test("a share begins with the least, counts what is left, and is filled from the first place on", () => {
  expect(begin(share)).toEqual([1, 0]);
  expect(lack(share, [1, 0])).toEqual({ why: "left", count: 3 });
  expect(filled(share, [1, 0])).toEqual([2, 2]);
  expect(composed(share, [1, 3])).toEqual({
    type: "shared",
    amounts: [
      [north, 1],
      [south, 3],
    ],
  });
});

test("where some of it may be kept, less is enough", () => {
  expect(lack({ ...share, least: 2 }, [1, 1])).toBeNull();
  expect(lack({ ...share, least: 2 }, [1, 0])).toEqual({ why: "left", count: 1 });
});

test("an order grows, shrinks and changes; all of them lie there from the beginning", () => {
  expect(toggled([1], 0)).toEqual([1, 0]);
  expect(toggled([1, 0], 1)).toEqual([0]);
  expect(moved([2, 0, 1], 0, 1)).toEqual([0, 2, 1]);
  expect(moved([2, 0, 1], 0, -1)).toEqual([2, 0, 1]);
  expect(lack(order, [1])).toEqual({ why: "left", count: 1 });
  expect(composed(order, [2, 0])).toEqual([troops[2], troops[0]]);
  expect(begin({ ...order, least: 3, most: 3 })).toEqual([0, 1, 2]);
  expect(filled(order, [2])).toEqual([2, 0]);
});

test("one part changes and the others stay", () => expect(put([0, 1], 1, null)).toEqual([0, null]));

test("a number that can only be shared out in one way is shared out from the beginning", () => {
  const full = { ...share, total: 5 };
  expect(begin(full)).toEqual([2, 3]);
  expect(lack(full, begin(full))).toBeNull();
  expect(begin({ ...share, places: [north], limits: [] })).toEqual([4]);
  expect(begin({ ...full, least: 4 })).toEqual([1, 0]);
});

test("an answer is taken apart into the parts that compose it", () => {
  const parts = [
    [send, [0, 2, 1]],
    [share, [1, 3]],
    [order, [2, 0]],
  ] as const;
  for (const [ask, each] of parts) expect(partsOf(ask, composed(ask, each)!)).toEqual(each);
});
