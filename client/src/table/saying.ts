/** An announcement; the number tells it from an earlier one in the same words. */
export interface Saying {
  readonly number: number;
  readonly words: string;
}

/** Most announcements kept. */
const MOST = 12;

/** The announcements after one more. */
export const saying = (said: readonly Saying[], words: string): readonly Saying[] => [
  ...said.slice(1 - MOST),
  { number: (said.at(-1)?.number ?? 0) + 1, words },
];
