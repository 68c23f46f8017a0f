import type { GameBoard, Score } from "../board";
import { isResignation } from "./news";
import type { GameEvent, Happening, Rank, Seat } from "../wire";

/** Points, and the action of the log that brought or cost them. */
export interface Told extends Score {
  readonly at: number;
}

/** All points of a game in the order of play; null if its events do not account for all of them. */
export function toldScores(
  board: GameBoard,
  entries: readonly Happening[],
  ranking: readonly Rank[],
): readonly Told[] | null {
  const { scores } = board;
  if (!scores) return null;
  const told = entries.flatMap(({ seq, events }) =>
    events.flatMap((event) => scores(event) ?? []).map((score) => ({ ...score, at: seq })),
  );
  return ranking.every(({ seat, keys }) => sum(told, seat) === keys[0]) ? told : null; // else the log begins later than the game
}

/** The events that say why a game is over, and who resigned; none where points tell it, or if the log begins later. */
export const toldEnd = (board: GameBoard, entries: readonly Happening[]): readonly GameEvent[] =>
  entries.flatMap(({ events }) => events.filter((event) => isResignation(event) || (board.ends?.(event) ?? false)));

/** True if all have nothing: there is no winner. */
export const isDrawn = (ranking: readonly Rank[]): boolean =>
  ranking.length > 1 && ranking.every(({ keys }) => keys[0] === 0);

export const sum = (scores: readonly Score[], seat: Seat, cause?: string): number =>
  scores
    .filter((score) => score.seat === seat && (cause === undefined || score.cause === cause))
    .reduce((all, { points }) => all + points, 0);

/** A seat's score after every action that changed any. */
export function curve(told: readonly Told[], seat: Seat): readonly number[] {
  const moments = [...new Set(told.map(({ at }) => at))];
  let points = 0;
  return moments.map(
    (moment) =>
      (points += sum(
        told.filter(({ at }) => at === moment),
        seat,
      )),
  );
}
