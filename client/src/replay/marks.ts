import type { GameBoard } from "../board";
import { swings } from "../table/swings";
import { toldScores } from "../table/telling";
import type { Happening, Rank } from "../wire";

/** The most swings of the score that are marked. */
const MOST = 8;

/** A place on the slider: a new round or turn, or a large swing of the score. */
export interface Mark {
  readonly at: number;
  readonly kind: "round" | "swing";
}

/** All marks of a game, in the order of play. Without a ranking the scores are not known yet. */
export function marksOf(board: GameBoard, entries: readonly Happening[], ranking: readonly Rank[] | null): readonly Mark[] {
  const rounds = entries.filter(({ events }) => events.some(({ type }) => board.rounds?.includes(type)));
  const told = ranking ? toldScores(board, entries, ranking) : null;
  const moved = new Set((told ? swings(told, MOST) : []).map(({ at }) => at));
  const marks: readonly Mark[] = [
    ...rounds.map(({ seq }) => ({ at: seq, kind: "round" as const })),
    ...[...moved].map((at) => ({ at, kind: "swing" as const })),
  ];
  return marks.toSorted((one, other) => one.at - other.at);
}

/** The nearest mark in a direction; undefined if there is none. */
export const markBeside = (marks: readonly Mark[], at: number, step: -1 | 1): Mark | undefined =>
  step > 0 ? marks.find((mark) => mark.at > at) : marks.findLast((mark) => mark.at < at);
