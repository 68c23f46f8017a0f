// @vitest-environment jsdom
import { signal } from "@preact/signals";
import { describe, expect, it, test, vi } from "vitest";
import type { GameBoard } from "../src/board";
import { named, queryOf } from "../src/replay/address";
import { pressed, type Ways } from "../src/replay/keys";
import { markBeside, marksOf } from "../src/replay/marks";
import type { Past } from "../src/table/past";
import { Player, SPEEDS } from "../src/table/player";
import type { Happening, MomentMessage } from "../src/wire";

describe("the address of a moment", () => {
  it.each([
    ["?at=41&seat=1", { at: 41, seat: 1, faulty: false }],
    ["?at=41", { at: 41, seat: null, faulty: false }],
    ["?seat=2", { at: 0, seat: 2, faulty: false }],
    ["", { at: null, seat: null, faulty: false }],
    ["?at=1000000000", { at: 1_000_000_000, seat: null, faulty: false }],
    ["?at=-1", { at: 0, seat: null, faulty: false }],
    ["?at=ten", { at: null, seat: null, faulty: true }],
    ["?at=4&seat=Ada", { at: 4, seat: null, faulty: true }],
    ["?at=4&seat=-1", { at: 4, seat: null, faulty: true }],
    ["?at=1e9", { at: null, seat: null, faulty: true }],
  ])("%s is read", (search, expected) => {
    expect(named(search)).toEqual(expected);
  });

  test("is written as it is read", () => {
    expect([queryOf(41, 1), queryOf(0, null), queryOf(3, 0)]).toEqual(["?at=41&seat=1", "?at=0", "?at=3&seat=0"]);
  });
});

describe("marks", () => {
  const board = {
    rounds: ["RoundBegan"],
    scores: (event: { type: string; points?: number }) =>
      event.points ? [{ seat: 0, cause: "x", points: event.points }] : undefined,
  } as unknown as GameBoard;
  const entries: readonly Happening[] = [
    { seq: 0, seat: null, events: [{ type: "RoundBegan" }] },
    { seq: 1, seat: 0, events: [{ type: "Gained", points: 3 }] },
    { seq: 4, seat: 1, events: [{ type: "Gained", points: 2 }, { type: "RoundBegan" }] },
  ];

  test("name rounds and, once the scores are known, what changed them", () => {
    const rounds = [
      { at: 0, kind: "round" },
      { at: 4, kind: "round" },
    ];
    expect(marksOf(board, entries, null)).toEqual(rounds);
    const ranking = [
      { seat: 0, rank: 1, keys: [5] },
      { seat: 1, rank: 2, keys: [0] },
    ];
    const swings = marksOf(board, entries, ranking).filter(({ kind }) => kind === "swing");
    expect(swings.map(({ at }) => at)).toEqual([1, 4]);
  });

  test("are gone to in both directions, as far as there are any", () => {
    const marks = marksOf(board, entries, null);
    expect([markBeside(marks, 1, -1)?.at, markBeside(marks, 1, 1)?.at, markBeside(marks, 4, 1)]).toEqual([0, 4, undefined]);
  });
});

describe("playing", () => {
  const WORTH = { type: "x" };

  /** A past of some moments, of which those that are named show nothing. */
  function pastOf(length: number, silent: readonly number[] = []) {
    const at = (seq: number): MomentMessage =>
      ({ seq, happening: { seq, seat: 0, events: silent.includes(seq) ? [] : [WORTH] } }) as unknown as MomentMessage;
    const shown = signal<MomentMessage | null>(at(0));
    const go = (seq: number): boolean => {
      if (seq >= length) return false;
      shown.value = at(seq);
      return true;
    };
    return { shown, begin: async () => go(0), walk: async () => go((shown.value?.seq ?? 0) + 1) } as unknown as Past;
  }

  it("goes from moment to moment to the last, and rests where there is something to see", async () => {
    const rests: number[] = [];
    const player = new Player(
      pastOf(4, [2]),
      () => 3,
      async (milliseconds) => void rests.push(milliseconds),
    );
    player.toggle();
    await vi.waitFor(() => expect(player.playing.value).toBe(false));
    expect(rests).toEqual([SPEEDS.normal, SPEEDS.normal, 0, SPEEDS.normal]);
  });

  it("begins anew at the end, and stops at once", async () => {
    const past = pastOf(4);
    await past.walk(1);
    await past.walk(1);
    await past.walk(1);
    const player = new Player(
      past,
      () => 3,
      () => new Promise(() => undefined),
    );
    player.toggle();
    await vi.waitFor(() => expect(past.shown.value?.seq).toBe(0));
    player.toggle();
    expect(player.playing.value).toBe(false);
  });

  it("has three speeds", () => {
    const player = new Player(pastOf(1), () => 0);
    const speeds = Array.from({ length: 4 }, () => (player.quicken(), player.speed.value));
    expect(speeds).toEqual(["fast", "slow", "normal", "fast"]);
  });
});

describe("keys", () => {
  /** What a key does that is pressed at the first element of some page. */
  function doneBy(key: string, html: string, init: KeyboardEventInit = {}): readonly unknown[] {
    document.body.innerHTML = html;
    const done: unknown[] = [];
    const ways: Ways = {
      step: (by) => done.push("step", by),
      jump: (by) => done.push("jump", by),
      end: (which) => done.push("end", which),
      toggle: () => done.push("toggle"),
    };
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
    document.body.addEventListener("keydown", (heard) => pressed(heard, ways), { once: true });
    document.body.firstElementChild!.dispatchEvent(event);
    return done;
  }

  it.each([
    ["ArrowRight", ["step", 1]],
    ["ArrowLeft", ["step", -1]],
    ["Home", ["end", "first"]],
    ["End", ["end", "last"]],
    ["PageDown", ["jump", 1]],
    [" ", ["toggle"]],
  ])("%s moves along the game", (key, done) => {
    expect(doneBy(key, "<p></p>")).toEqual(done);
    expect(doneBy(key, '<input type="range">')).toEqual(done);
  });

  it.each([
    ["ArrowRight", "<input>"],
    ["Home", "<select></select>"],
    [" ", "<button></button>"],
    ["ArrowLeft", "<ol data-arrows></ol>"],
  ])("%s keeps its meaning at %s", (key, html) => {
    expect(doneBy(key, html)).toEqual([]);
  });

  it("do nothing together with others", () => {
    expect(doneBy("ArrowLeft", "<p></p>", { altKey: true })).toEqual([]);
  });
});
