import type { Happening, SightMessage } from "../wire";

/** The log received so far, in order and without gaps. */
export interface Journal {
  readonly seat: number | null;
  readonly seq: number;
  readonly entries: readonly Happening[];
}

export const EMPTY: Journal = { seat: null, seq: -1, entries: [] };

/** The result of a sight: the new journal, the new entries, and from where entries are missing. */
export interface Heard {
  readonly journal: Journal;
  readonly news: readonly Happening[];
  readonly missing: number | null;
  /** True if entries have been taken back. */
  readonly back: boolean;
}

/**
 * Takes in a sight. A sight through other eyes, or one from before what we know (a step back), begins a new log.
 */
export function take(journal: Journal, message: SightMessage): Heard {
  const known = journal.seat === message.seat && message.since >= 0 ? journal : { ...EMPTY, seat: message.seat };
  const before = known.entries.filter((entry) => entry.seq <= message.since);
  const seen = new Set(before.map((entry) => entry.seq));
  const entries = [...before, ...message.events.filter((entry) => !seen.has(entry.seq))];
  const news = known.seq < 0 ? [] : message.events.filter((entry) => entry.seq > known.seq);
  const missing =
    message.since > Math.max(known.seq, 0) || (known.seq < 0 && message.since > 0) ? Math.max(known.seq, 0) : null;
  const back = known.entries.some((entry) => !entries.some((other) => other.seq === entry.seq));
  return { journal: { seat: message.seat, seq: message.seq, entries }, news, missing, back };
}
