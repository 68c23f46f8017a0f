import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Clocks, faceOf, moment, span } from "../src/table/tempo";
import type { SeatClock, Tempo } from "../src/wire";

const LIVE: Tempo = { pace: "live-5", live: true, bank: 300, increment: 10, cap: 600, grace: 5 };
const DAILY: Tempo = { pace: "day", live: false, bank: 86_400, increment: 28_800, cap: 86_400, grace: 3_600 };
const clock = (left: number, falls: number | null, more: Partial<SeatClock> = {}): SeatClock => ({
  left,
  falls,
  rests: false,
  fallen: false,
  ...more,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the bank of a running clock is full until the grace is over, and never below nothing", () => {
  const at = (now: number): number => faceOf(clock(300, 1_305), now * 1_000, 0, LIVE).left;
  expect([1_000, 1_005, 1_100, 1_305, 1_400].map(at)).toEqual([300, 300, 205, 0, 0]);
});

test("the arena's time counts, not the device's", () => {
  const clocks = new Clocks();
  vi.setSystemTime(5_000_000);
  clocks.hear({ type: "clocks", now: 1_000, seats: [clock(60, 1_060)] });
  vi.advanceTimersByTime(20_000);
  expect(clocks.face(0, LIVE)).toMatchObject({ left: 40, running: true, falls: new Date(5_060_000) });
  expect(clocks.face(1, LIVE)).toBeNull();
});

test("a clock that stands does not go on, nor one of a table that is over", () => {
  const clocks = new Clocks();
  clocks.hear({ type: "clocks", now: 1_000, seats: [clock(60, null), clock(3_600, 1_060, { rests: true })] });
  vi.advanceTimersByTime(20_000);
  expect(clocks.face(0, LIVE)).toMatchObject({ left: 60, running: false, short: false });
  expect(clocks.face(1, DAILY)).toMatchObject({ left: 3_600, rests: true });
  clocks.stop();
  expect(clocks.face(0, LIVE)).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test("a clock is short half a minute before a live flag falls, and three hours before another", () => {
  const short = (before: number, tempo: Tempo): boolean =>
    faceOf(clock(before, 90_000), (90_000 - before) * 1_000, 0, tempo).short;
  expect([31, 30].map((before) => short(before, LIVE))).toEqual([false, true]);
  expect([10_801, 10_800].map((before) => short(before, DAILY))).toEqual([false, true]);
});

test("time is told in two units", () => {
  expect([0, 9, 65, 3_599].map((seconds) => span(seconds, "en"))).toEqual(["0:00", "0:09", "1:05", "59:59"]);
  expect([3_600, 12_000, 86_400, 190_800].map((seconds) => span(seconds, "en"))).toEqual(["1h", "3h 20m", "1d", "2d 5h"]);
  expect(span(190_800, "ja")).toBe("2日5時間");
});

test("until when is told with the day if it is another one, and with the date if it is far", () => {
  const now = new Date(2026, 10, 22, 9, 0);
  const told = (day: number, language: string): string => moment(new Date(2026, 10, day, 18, 30), language, now);
  expect([22, 24, 30].map((day) => told(day, "en-GB"))).toEqual(["18:30", "Tue 18:30", "30 Nov 18:30"]);
  expect([22, 24, 30].map((day) => told(day, "ja"))).toEqual(["18:30", "火曜日 18:30", "11月30日 18:30"]);
});
