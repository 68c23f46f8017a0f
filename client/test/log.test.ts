import { describe, expect, it } from "vitest";
import type { GameBoard } from "../src/board";
import { ANYTHING, foundIn, isAnything, kindsOf, type Wanted } from "../src/table/log";
import type { GameEvent, Happening } from "../src/wire";

const board = {
  rounds: ["RoundBegan"],
  kinds: { cards: ["Placed"] },
  scores: ({ type, points }: { type: string; points?: number }) =>
    type === "Gained" ? [{ seat: 0, cause: "x", points: points ?? 0 }] : undefined,
} as unknown as GameBoard;

const event = (type: string, more: object = {}): GameEvent => ({ type, ...more });
const entries: readonly Happening[] = [
  { seq: 0, seat: null, events: [event("RoundBegan")] },
  { seq: 1, seat: 0, events: [event("Placed"), event("Gained", { points: 2 })] },
  { seq: 2, seat: 1, events: [event("Gained", { points: 0, seat: 2 })] },
];
const WORDS = ["Round １ begins", "Ada places the Spy", "Bob gains nothing"];

const found = (wanted: Partial<Wanted>): readonly number[] =>
  foundIn(board, entries, { ...ANYTHING, ...wanted }, ({ seq }) => WORDS[seq]!).map(({ seq }) => seq);

describe("the log is searched", () => {
  it.each([
    [{}, [0, 1, 2]],
    [{ words: "spy" }, [1]],
    [{ words: "SPY ada" }, [1]],
    [{ words: "spy bob" }, []],
    [{ words: "round 1" }, [0]],
    [{ seat: 1 }, [2]],
    [{ seat: 2 }, [2]],
    [{ kind: "rounds" }, [0]],
    [{ kind: "points" }, [1]],
    [{ kind: "cards" }, [1]],
    [{ kind: "cards", seat: 1 }, []],
  ] as const)("for %j", (wanted, expected) => {
    expect(found(wanted)).toEqual(expected);
  });

  it("for what a game can tell apart", () => {
    expect(kindsOf(board)).toEqual(["rounds", "points", "cards"]);
    expect(kindsOf({} as GameBoard)).toEqual([]);
  });

  it("for nothing while only gaps were written", () => {
    expect([isAnything({ ...ANYTHING, words: "  " }), isAnything({ ...ANYTHING, seat: 0 })]).toEqual([true, false]);
  });
});
