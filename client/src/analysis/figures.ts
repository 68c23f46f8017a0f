import type { Advice, JudgedMoment, Summary } from "../wire";

/** A difference below this is none to speak of. */
export const EQUAL = 0.05;
/** A loss below this is less than one game in ten. */
const TENTH = 0.095;

/** A loss in words: the message that says it, and its numbers. */
export interface Cost {
  readonly name: string;
  readonly args: Readonly<Record<string, number>>;
}

/** What an answer has cost, and between what and what it surely has; in games of ten, or as one game of many. */
export function costOf({ behind, margin }: Pick<Advice, "behind" | "margin">): Cost {
  const [least, most] = [Math.max(0, behind - margin), Math.min(1, behind + margin)];
  if (behind < EQUAL) return { name: "cost-none", args: {} };
  if (behind < TENTH) {
    const [of, low, high] = [once(behind), once(least), once(most)];
    return least < 0.01 ? { name: "cost-rare-most", args: { of, high } } : { name: "cost-rare", args: { of, low, high } };
  }
  const [count, low, high] = [tenths(behind), tenths(least), tenths(most)];
  if (low === high) return { name: "cost-sure", args: { count } };
  return low === 0 ? { name: "cost-most", args: { count, high } } : { name: "cost", args: { count, low, high } };
}

/** Games of ten. */
export const tenths = (chance: number): number => Math.round(10 * chance);

/** One game of so many. */
const once = (chance: number): number => Math.round(1 / Math.max(chance, 0.01));

/** What of an answer's chance each of ten pegs shows. */
export const pegsOf = (chance: number): readonly number[] =>
  Array.from({ length: 10 }, (_, peg) => Math.round(100 * Math.min(1, Math.max(0, 10 * chance - peg))) / 100);

/** The answers to compare the played one with: the best; where it was as good as that, the next one that is worse. */
export function compared({ played, best }: JudgedMoment): readonly Advice[] {
  const other = played.behind >= EQUAL ? best[0] : best.find(({ behind, margin }) => behind >= EQUAL && behind > margin);
  const same = JSON.stringify(other?.answer) === JSON.stringify(played.answer);
  return other && !same ? [other] : [];
}

/** Other answers that are about as good as the best one. */
export const alsoGood = ({ best, played }: JudgedMoment): readonly Advice[] =>
  best.slice(1).filter(({ behind, answer }) => behind < 0.02 && JSON.stringify(answer) !== JSON.stringify(played.answer));

/** Where a seat's result came from, in games of a hundred. */
export interface Sum {
  readonly start: number;
  readonly play: number;
  readonly others: number;
  readonly luck: number;
  readonly end: number;
}

/** The figures of a seat, rounded such that they still add up. */
export function sumOf(summary: Summary, first: number): Sum {
  const parts = [first, summary.play, summary.others, summary.luck].map((part) => 100 * part);
  const end = Math.round(parts.reduce((all, part) => all + part, 0));
  const [start = 0, play = 0, others = 0, luck = 0] = rounded(parts, end);
  return { start, play, others, luck, end };
}

/** Rounds numbers such that their sum is this one: those with the most to lose give way first. */
export function rounded(parts: readonly number[], sum: number): readonly number[] {
  const whole = parts.map(Math.floor);
  const missing = sum - whole.reduce((all, part) => all + part, 0);
  const next = parts
    .map((part, place) => ({ place, rest: part - Math.floor(part) }))
    .toSorted((one, other) => other.rest - one.rest)
    .slice(0, Math.max(0, missing))
    .map(({ place }) => place);
  return whole.map((part, place) => part + (next.includes(place) ? 1 : 0) || 0);
}

/** A number with its sign. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** Which part of a bar from the middle a figure of a hundred games takes, in percent of all its width. */
export function barOf(figure: number, most: number): { readonly left: number; readonly width: number } {
  const width = Math.min(50, (50 * Math.abs(figure)) / Math.max(1, most));
  return { left: figure < 0 ? 50 - width : 50, width };
}
