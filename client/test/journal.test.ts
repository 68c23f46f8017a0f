import { expect, test } from "vitest";
import { EMPTY, type Journal, take } from "../src/live/journal";
import type { Happening, SightMessage } from "../src/wire";

const happening = (seq: number): Happening => ({
  seq,
  seat: seq === 0 ? null : 0,
  events: [{ type: "Kept", card: `b${seq}` }],
});
const range = (from: number, to: number): Happening[] =>
  Array.from({ length: to - from + 1 }, (_, index) => happening(from + index));

function sight(seq: number, since: number, events: Happening[], seat: number | null = 0): SightMessage {
  const nothing = {
    view: null,
    nouns: {},
    decision: null,
    ask: null,
    situation: {},
    given: null,
    offers: [],
    ranking: null,
    recommended: [],
  };
  return { type: "sight", seq, since, seat, events, undo: [], sight: nothing };
}

const upTo = (seq: number): Journal => take(EMPTY, sight(seq, 0, range(0, seq))).journal;
const seqs = (entries: readonly Happening[]): number[] => entries.map((entry) => entry.seq);

test("the first sight fills the log and is not news", () => {
  const { journal, news, missing } = take(EMPTY, sight(3, 0, range(0, 3)));
  expect(seqs(journal.entries)).toEqual([0, 1, 2, 3]);
  expect(news).toEqual([]);
  expect(missing).toBeNull();
});

test("the next sight adds what is new", () => {
  const { journal, news, missing } = take(upTo(3), sight(5, 3, range(4, 5)));
  expect(seqs(journal.entries)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(seqs(news)).toEqual([4, 5]);
  expect(missing).toBeNull();
});

test("missing numbers are noticed, once they are missing", () => {
  expect(take(upTo(3), sight(6, 5, range(6, 6))).missing).toBe(3);
  expect(take(EMPTY, sight(6, 5, range(6, 6))).missing).toBe(0);
});

test("a whole log after a break is news only where it is new", () => {
  const { journal, news } = take(upTo(3), sight(5, 0, range(0, 5)));
  expect(seqs(journal.entries)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(seqs(news)).toEqual([4, 5]);
});

test("a step back takes entries out of the log", () => {
  const { journal, news } = take(upTo(5), sight(6, 3, []));
  expect(seqs(journal.entries)).toEqual([0, 1, 2, 3]);
  expect(news).toEqual([]);
});

test("other eyes begin a log of their own", () => {
  const { journal, news } = take(upTo(3), sight(3, 0, range(0, 3), 1));
  expect(journal.seat).toBe(1);
  expect(seqs(journal.entries)).toEqual([0, 1, 2, 3]);
  expect(news).toEqual([]);
});
