/* The colours of tokens.css: every text can be read on every ground, in both themes (WCAG 2.2, 1.4.3). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PAIR = /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g;
const COLOURS = new Map(
  [...readFileSync("src/css/tokens.css", "utf-8").matchAll(PAIR)].map(([, name, light, dark]) => [name, [light, dark]]),
);
const TEXTS = ["ink", "soft", "gold", "purpure", "good", "bad"];
const GROUNDS = ["paper", "panel", "sunk", "purpure-mist", "bad-mist"];
const LEAST = 4.5;

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const PAIRS = TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const));

test.each(PAIRS)("%s can be read on %s", (text, ground) => {
  const [inks, grounds] = [COLOURS.get(text)!, COLOURS.get(ground)!];
  for (const theme of [0, 1]) expect(contrast(inks[theme]!, grounds[theme]!)).toBeGreaterThanOrEqual(LEAST);
});

test("the contrast of black and white is 21", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
});
