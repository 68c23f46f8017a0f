// @vitest-environment jsdom
import { computed, signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { still } from "../src/kit/still";
import { uiOf } from "../src/parts/ui";
import { Line, sight, sitting } from "./sitting";

const root = document.createElement("div");

test("a still component is drawn anew only when a property or a signal that it reads is another one", () => {
  const drawn: string[] = [];
  const colour = signal("red");
  const Card = still(
    ({ face }: { face: { name: string } }) => (drawn.push(`${colour.value} ${face.name}`), (<b>{face.name}</b>)),
  );
  const face = { name: "Spy" };
  const show = (face: { name: string }): void => void act(() => render(<Card face={face} />, root));
  show(face);
  show(face);
  expect(drawn).toEqual(["red Spy"]);
  show({ name: "Spy" });
  expect(drawn).toEqual(["red Spy", "red Spy"]);
  void act(() => void (colour.value = "blue"));
  expect(drawn.at(-1)).toBe("blue Spy");
  show({ name: "Heir" });
  expect([drawn.length, root.textContent]).toEqual([4, "Heir"]);
});

test("while events are shown, what boards read besides the view is the same as long as nothing of it has changed", () => {
  const store = sitting(new Line(), "", true, false);
  const reading = computed(() => uiOf(store));
  const first = sight(1, 0, [0], []);
  store.theatre.shown.value = { ...first.sight, view: { round: 1 }, decision: null, ask: null };
  store.theatre.playing.value = true;
  const before = reading.value;
  store.theatre.shown.value = { ...store.theatre.shown.value, view: { round: 2 } };
  expect(reading.value).toBe(before);
  store.theatre.shown.value = { ...store.theatre.shown.value, nouns: {} };
  expect(reading.value).not.toBe(before);
});
