import type { JudgedMoment, Seat } from "../wire";

/** From this change of a chance on, luck is marked. */
export const STROKE = 0.1;

export type Kind = "blunder" | "mistake" | "inexact" | "luck";

/** Something worth looking at. */
export interface Mark {
  readonly kind: Kind;
  /** Who decided, or whom luck changed the most. */
  readonly seat: Seat;
  readonly moment: JudgedMoment;
}

/** Marks that are too near to each other for a finger: the weightiest stands for all. */
export interface Cluster {
  readonly first: Mark;
  readonly marks: readonly Mark[];
  /** How far along the game. */
  readonly x: number;
}

const WEIGHT: Readonly<Record<Kind, number>> = { blunder: 3, mistake: 2, luck: 1, inexact: 0 };

/** All marks, in the order of play; the luck that followed a decision comes after it. */
export const marksOf = (judged: readonly JudgedMoment[]): readonly Mark[] =>
  judged.flatMap((moment) => {
    const seat = mostChanged(moment.luck);
    const luck: readonly Mark[] = Math.abs(moment.luck[seat] ?? 0) >= STROKE ? [{ kind: "luck", seat, moment }] : [];
    return moment.word ? [{ kind: moment.word, seat: moment.seat, moment }, ...luck] : luck;
  });

/** The seat whose chance changed the most. */
export const mostChanged = (changes: readonly number[]): Seat =>
  changes.reduce((most, change, seat) => (Math.abs(change) > Math.abs(changes[most] ?? 0) ? seat : most), 0);

/** Brings marks together that are nearer than `apart`, a share of the game. */
export function clusters(marks: readonly Mark[], placeOf: (mark: Mark) => number, apart: number): readonly Cluster[] {
  const found: { first: Mark; marks: Mark[]; x: number }[] = [];
  for (const mark of marks.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const [x, last] = [placeOf(mark), found.at(-1)];
    if (!last || x - last.x >= apart) found.push({ first: mark, marks: [mark], x });
    else {
      last.marks.push(mark);
      if (WEIGHT[mark.kind] > WEIGHT[last.first.kind]) last.first = mark;
    }
  }
  return found;
}

/** The moment from which on the game was decided; null if it never was for good. */
export function decidedFrom(judged: readonly JudgedMoment[]): JudgedMoment | null {
  const open = judged.findLastIndex(({ decided }) => !decided);
  return judged[open + 1] ?? null;
}

/** A large change of the chances, and what it came from. */
export interface Turn {
  readonly at: number;
  readonly seat: Seat;
  readonly change: number;
  readonly cause: "skill" | "luck";
}

/** The largest changes, in the order of play. */
export function turnsOf(judged: readonly JudgedMoment[], most: number): readonly Turn[] {
  return judged
    .flatMap(({ at, skill, luck }) =>
      (["skill", "luck"] as const).map((cause): Turn => {
        const changes = cause === "skill" ? skill : luck;
        const seat = mostChanged(changes);
        return { at, seat, change: changes[seat] ?? 0, cause };
      }),
    )
    .filter(({ change }) => Math.abs(change) >= STROKE)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, most)
    .toSorted((one, other) => one.at - other.at);
}
