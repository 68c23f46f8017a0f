// @vitest-environment jsdom
import { effect } from "@preact/signals";
import { expect, test, vi } from "vitest";
import { callAttention } from "../src/table/attention";
import { KEEP, Line, REVEAL, sight, sitting } from "./sitting";

vi.mock("../src/sounds", () => ({ sound: () => undefined, listenForTouch: () => undefined }));

test("a question is announced once, however often its events begin and end to play", async () => {
  vi.useFakeTimers();
  const line = new Line();
  const store = sitting(line, "your-turn = Your turn\n", true, false);
  line.hear(sight(4, 0, [0], [KEEP, REVEAL]));
  const end = effect(() => callAttention(store));
  for (const playing of [true, false, true, false]) store.theatre.playing.value = playing;
  await vi.advanceTimersByTimeAsync(200);
  end();
  expect(store.voice.said.value.filter(({ words }) => words.startsWith("Your turn"))).toHaveLength(1);
});
