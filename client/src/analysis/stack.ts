import type { JudgedMoment, Rank, Seat } from "../wire";

/** A place on the curve: how far along the game it is, and the chance of each seat there; both shares of one. */
export interface Point {
  readonly x: number;
  readonly shares: readonly number[];
}

/** A seat's part of the stack: an outline for `clip-path`, in percent, and where its badge finds the most room. */
export interface Band {
  readonly seat: Seat;
  readonly outline: string;
}

/** Where the position right before an action is, among all moments. */
export const placeBefore = (moments: readonly number[], at: number): number => Math.max(0, moments.indexOf(at) - 1);

/** The points of the curve, one for each judged decision; ends with the result once all are judged. */
export function pointsOf(
  judged: readonly JudgedMoment[],
  moments: readonly number[],
  end: readonly number[] | null,
): readonly Point[] {
  const last = Math.max(1, moments.length - 1);
  const points = judged.map(({ at, chances }) => ({ x: placeBefore(moments, at) / last, shares: shared(chances) }));
  return end && points.length > 0 ? [...points, { x: 1, shares: shared(end) }] : points;
}

const shared = (chances: readonly number[]): readonly number[] => {
  const sum = chances.reduce((all, chance) => all + chance, 0) || 1;
  return chances.map((chance) => chance / sum);
};

/** The seats from the bottom of the stack: one's own, then the others, the winner on top. */
export function stacked(ranking: readonly Rank[], own: Seat | undefined): readonly Seat[] {
  const others = ranking.toSorted((one, other) => other.rank - one.rank).map(({ seat }) => seat);
  return own === undefined ? others : [own, ...others.filter((seat) => seat !== own)];
}

/** The outlines of all seats, one upon the other. */
export function bandsOf(points: readonly Point[], order: readonly Seat[]): readonly Band[] {
  const below = points.map(() => 0);
  return order.map((seat) => {
    const lower = points.map(({ x }, place) => corner(x, below[place]!));
    points.forEach(({ shares }, place) => (below[place]! += shares[seat] ?? 0));
    const upper = points.map(({ x }, place) => corner(x, below[place]!));
    return { seat, outline: `polygon(${[...upper, ...lower.toReversed()].join(",")})` };
  });
}

const corner = (x: number, height: number): string => `${percent(x)} ${percent(1 - height)}`;
const percent = (share: number): string => `${Math.round(10_000 * Math.min(1, Math.max(0, share))) / 100}%`;

/** The chances at a place of the game: those of the last point that is not behind it; null before the first. */
export const chancesAt = (points: readonly Point[], x: number): readonly number[] | null =>
  points.findLast((point) => point.x <= x + 1e-9)?.shares ?? null;
