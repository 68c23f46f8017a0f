import type { GameBoard } from "../board";
import type { GameEvent, Seat } from "../wire";
import { sum, type Told } from "./telling";

/** What one action did to one seat's score. */
export interface Swing {
  readonly at: number;
  readonly seat: Seat;
  readonly points: number;
}

/** The actions that changed a score the most, in the order of play; equal gains of all seats do not count. */
export function swings(told: readonly Told[], most: number): readonly Swing[] {
  const played = told.filter(({ atEnd }) => !atEnd);
  const moments = [...new Set(played.map(({ at }) => at))];
  const seats = [...new Set(told.map(({ seat }) => seat))];
  return moments
    .flatMap((at) => {
      const here = played.filter((score) => score.at === at);
      const changes = seats.map((seat) => ({ at, seat, points: sum(here, seat) })).filter(({ points }) => points !== 0);
      return changes.length < seats.length || seats.length === 1 ? changes : [];
    })
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points) || one.at - other.at)
    .slice(0, most)
    .sort((one, other) => one.at - other.at);
}

/** Why an action changed a seat's score: every event that changed it, and the one before the first if that changed no score. */
export function reasons(board: GameBoard, events: readonly GameEvent[], seat: Seat): readonly GameEvent[] {
  const changes = (event: GameEvent): boolean =>
    sum(board.scores?.(event)?.filter(({ atEnd }) => !atEnd) ?? [], seat) !== 0;
  const first = events.findIndex(changes);
  const before = events[first - 1];
  const cause = before && !board.scores?.(before)?.length ? [before] : [];
  return [...cause, ...events.filter(changes)];
}
