import { describe, expect, test } from "vitest";
import type { GameBoard } from "../src/board";
import { spread } from "../src/parts/ScoreCurve";
import { reasons, swings } from "../src/table/swings";
import { isDrawn, curve, toldEnd, toldScores } from "../src/table/telling";
import type { GameEvent, Happening } from "../src/wire";

const won = (seat: number, points: number): GameEvent => ({ type: "Won", seat, points }) as unknown as GameEvent;
const entry = (seq: number, ...events: GameEvent[]): Happening => ({ seq, seat: 0, events }) as unknown as Happening;
const rank = (seat: number, points: number) => ({ seat, rank: 1, keys: [points] });

const board = {
  scores: (event: { readonly seat: number; readonly points: number }) => [{ ...event, cause: "won" }],
} as unknown as GameBoard;

const GAME = [entry(1, won(0, 1), won(1, 1)), entry(4, won(0, 2)), entry(7, won(1, 5), won(0, -2)), entry(9, won(1, 1))];

describe("the points of a game", () => {
  test("are told by its events, each with its moment", () => {
    const told = toldScores(board, GAME, [rank(1, 7), rank(0, 1)]);
    expect(told?.map(({ at, seat, points }) => [at, seat, points])).toEqual([
      [1, 0, 1],
      [1, 1, 1],
      [4, 0, 2],
      [7, 1, 5],
      [7, 0, -2],
      [9, 1, 1],
    ]);
  });

  test("are not told when the log begins later than the game", () => {
    expect(toldScores(board, GAME.slice(1), [rank(1, 7), rank(0, 1)])).toBeNull();
  });

  test("make a curve with a step for every moment that changed a score", () => {
    const told = toldScores(board, GAME, [rank(1, 7), rank(0, 1)])!;
    expect([curve(told, 0), curve(told, 1)]).toEqual([
      [1, 3, 1, 1],
      [1, 1, 6, 7],
    ]);
  });

  test("turned at the moments that changed one score the most; what all got is none", () => {
    const told = toldScores(board, GAME, [rank(1, 7), rank(0, 1)])!;
    expect(swings(told, 3)).toEqual([
      { at: 4, seat: 0, points: 2 },
      { at: 9, seat: 1, points: 1 },
    ]);
  });
});

test("a game in which all have nothing is drawn; alone one has just won nothing", () => {
  expect(isDrawn([rank(0, 0), rank(1, 0)])).toBe(true);
  expect(isDrawn([rank(0, 3), rank(1, 3)])).toBe(false);
  expect(isDrawn([rank(0, 0)])).toBe(false);
});

test("what is counted at the end is no moment worth seeing again", () => {
  const counted = { seat: 0, cause: "won", points: 9, atEnd: true, at: 9 };
  const told = [...toldScores(board, GAME, [rank(1, 7), rank(0, 1)])!, counted];
  expect(swings(told, 3).map(({ points }) => points)).toEqual([2, 1]);
});

test("a moment is told by all that changed the score, so that its sentences add up, and by what led to it", () => {
  const [paid, made] = [{ type: "Paid" }, { type: "Made" }] as unknown as GameEvent[];
  const told = { scores: (event: GameEvent) => (event.type === "Won" ? board.scores!(event) : undefined) } as GameBoard;
  expect(reasons(told, [paid!, made!, won(0, 2), paid!, won(1, 9), won(0, 3)], 0)).toEqual([made, won(0, 2), won(0, 3)]);
  expect(reasons(told, [paid!, made!, won(0, 4), won(0, 3)], 0)).toEqual([made, won(0, 4), won(0, 3)]);
  expect(reasons(told, [won(0, -2), won(0, 1)], 0)).toEqual([won(0, -2), won(0, 1)]);
});

describe("the shields at the end of a curve", () => {
  test("stand at the heights of their lines where none would cover another", () => {
    expect(spread([0, 40, 100])).toEqual([0, 40, 100]);
  });

  test("are moved apart, and none below the lowest line", () => {
    expect(spread([0, 5, 10])).toEqual([0, 14, 28]);
    expect(spread([80, 95, 100])).toEqual([72, 86, 100]);
  });
});

describe("why a game is over", () => {
  const over = won(1, 9);

  test("is told by the events that its board names, in their order", () => {
    const ends = (event: { readonly points: number }) => event.points > 4;
    expect(toldEnd({ ends } as unknown as GameBoard, [...GAME, entry(10, over)])).toEqual([won(1, 5), over]);
  });

  test("is not told where the board names none", () => {
    expect(toldEnd(board, [...GAME, entry(10, over)])).toEqual([]);
  });
});
