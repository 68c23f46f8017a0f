import { expect, test } from "vitest";
import { growthOf, isTiny, type Shape, shapeOf } from "../src/kit/layout/shape";
import { areasIn } from "../src/kit/layout/Table";

test.each<[number, number, Shape]>([
  [320, 640, "tall"],
  [360, 740, "tall"],
  [640, 360, "low"],
  [640, 400, "low"],
  [844, 390, "low"],
  [768, 1024, "mid"],
  [820, 1180, "mid"],
  [1280, 800, "wide"],
  [1366, 768, "wide"],
  [1920, 1080, "wide"],
  [2560, 1440, "wide"],
])("a window of %i by %i is %s", (width, height, shape) => {
  expect(shapeOf({ width, height })).toBe(shape);
  expect(isTiny({ width, height })).toBe(false);
});

test("a page at 400 % scrolls", () => {
  expect(shapeOf({ width: 320, height: 256 })).toBe("tall");
  expect(isTiny({ width: 320, height: 256 })).toBe(true);
});

test("a window that gets lower turns low, and never tall again, while it is wide enough for the dock", () => {
  const shapes = Array.from({ length: 80 }, (_, step) => shapeOf({ width: 700, height: 1000 - step * 10 }));
  expect(shapes.indexOf("low")).toBeGreaterThan(0);
  expect(shapes.slice(shapes.indexOf("low")).every((shape) => shape === "low")).toBe(true);
});

test.each([
  [1280, 800, 1],
  [1366, 768, 1],
  [1920, 1080, 1.25],
  [1920, 800, 1],
  [2560, 1440, 1.6],
  [3840, 2160, 1.6],
])("in a window of %i by %i everything is %f times as large", (width, height, growth) => {
  expect(growthOf({ width, height })).toBe(growth);
});

test("a shape without areas of its own takes those of the next larger", () => {
  const areas = { wide: "a", mid: "b", low: "c" };
  expect((["wide", "mid", "tall", "low"] as const).map((shape) => areasIn(shape, areas))).toEqual(["a", "b", "b", "c"]);
  expect(areasIn("tall", {})).toBeUndefined();
});
