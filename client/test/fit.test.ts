import { expect, test } from "vitest";
import { fit, type Thing } from "../src/kit/layout/fit";

const CARD: Thing = { aspect: 1.43, gap: 6, below: 34, least: 44, good: 80, most: 180 };
const COUNTS = [1, 2, 3, 5, 8, 13, 20, 60];
const BOXES = [200, 344, 410, 544, 800, 1264, 1900].flatMap((wide) =>
  [120, 280, 360, 480, 760, 1100].map((high) => ({ wide, high })),
);

/** Every box with every number of things in it. */
const CASES = BOXES.flatMap((box) => COUNTS.map((count) => ({ box, count, found: fit(count, box, CARD) })));

test("things are never wider than they may be, nor narrower", () => {
  for (const { found } of CASES) {
    expect(found.width).toBeGreaterThanOrEqual(CARD.least);
    expect(found.width).toBeLessThanOrEqual(CARD.most);
  }
});

test("things that are wider than the least lie within the box", () => {
  for (const { box, count, found } of CASES) {
    if (found.width <= CARD.least) continue;
    const rows = Math.ceil(count / found.columns);
    expect(found.columns * (found.width + CARD.gap)).toBeLessThanOrEqual(box.wide + 0.01);
    expect(rows * (found.width * CARD.aspect + CARD.below)).toBeLessThanOrEqual(box.high + 0.01);
  }
});

test("more room never makes things narrower by more than a row is worth", () => {
  for (const { box, count, found } of CASES)
    for (const more of [
      { ...box, wide: box.wide + 100 },
      { ...box, high: box.high + 100 },
    ])
      expect(fit(count, more, CARD).width * 1.1).toBeGreaterThanOrEqual(Math.min(found.width, CARD.good));
});

test("more things are never wider than fewer by more than a row is worth", () => {
  for (const { box, count, found } of CASES)
    expect(found.width * 1.1).toBeGreaterThanOrEqual(Math.min(CARD.good, fit(count + 1, box, CARD).width));
});

test("one row is kept while things are wide enough", () => {
  expect(fit(8, { wide: 8 * 86, high: 700 }, CARD)).toEqual({ columns: 8, width: 80 });
  expect(fit(8, { wide: 8 * 60, high: 700 }, CARD).columns).toBe(4);
});

test("one thing is as large as it may be", () => {
  expect(fit(1, { wide: 1264, high: 700 }, CARD)).toEqual({ columns: 1, width: 180 });
  expect(fit(0, { wide: 1264, high: 700 }, CARD).columns).toBe(1);
});
