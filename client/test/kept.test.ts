import { expect, test } from "vitest";
import { kept } from "../src/motion/kept";

test("an equal value is the old one", () => {
  const was = { seats: [{ coins: 3 }, { coins: 4 }], row: ["a", "b"], last: null };
  expect(kept<unknown>(was, structuredClone(was))).toBe(was);
});

test("what changed is new, and what did not keeps its identity", () => {
  const was = { seats: [{ coins: 3 }, { coins: 4 }], row: ["a", "b"] };
  const now = { seats: [{ coins: 3 }, { coins: 5 }], row: ["a", "b"] };
  const shared = kept(was, now);
  expect(shared).toEqual(now);
  expect(shared.row).toBe(was.row);
  expect(shared.seats[0]).toBe(was.seats[0]);
  expect(shared.seats[1]).not.toBe(was.seats[1]);
});

test("a longer or a shorter list, and a field that comes or goes, is a change", () => {
  expect(kept([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
  expect(kept([1, 2, 3], [1, 2])).toEqual([1, 2]);
  expect(kept<unknown>({ here: undefined }, { there: undefined })).toEqual({ there: undefined });
  expect(kept<unknown>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
});

test("a list is no record, and nothing is neither", () => {
  expect(kept<unknown>({ 0: "a" }, ["a"])).toEqual(["a"]);
  expect(kept<unknown>({ a: 1 }, null)).toBe(null);
  expect(kept<unknown>(null, { a: 1 })).toEqual({ a: 1 });
});
