import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { marksOf as stepsOf, type Mark as Step } from "../replay/marks";
import type { Store } from "../table/store";
import { sentences } from "../text/breath";
import type { Speaker } from "../text/speaker";
import type { GameEvent, Seat } from "../wire";
import { tenths } from "./figures";
import { type Findings, isToShow } from "./findings";
import { decidedFrom, type Mark, marksOf } from "./marks";
import { chancesAt, type Point, pointsOf, stacked } from "./stack";

/** What can be read from the analysis of a table's game, at the moment that is shown. */
export class Reading {
  /** Whose marks count; null for all seats. */
  readonly whose: Signal<Seat | null>;
  readonly moments: ReadonlySignal<readonly number[]>;
  readonly judged = computed(() => this.findings.told.value?.moments ?? []);
  readonly marks = computed(() => marksOf(this.judged.value));
  readonly decided = computed(() => (this.isComplete.value ? decidedFrom(this.judged.value) : null));
  /** True once every decision is judged. */
  readonly isComplete = computed(() => this.findings.told.value?.state === "done");
  /** True if there is something to show beside the replay. */
  readonly isThere = computed(() => isToShow(this.findings.told.value));
  readonly points: ReadonlySignal<readonly Point[]>;
  readonly order: ReadonlySignal<readonly Seat[]>;
  /** The moments with which rounds begin. */
  readonly rounds: ReadonlySignal<readonly Step[]>;
  /** The decision that follows the moment that is shown. */
  readonly here = computed(() => this.judged.value.find(({ at }) => this.before(at) === this.shown.value) ?? null);
  /** The stroke of luck with which the moment came about that is shown. */
  readonly luckHere = computed(
    () => this.marks.value.find(({ kind, moment }) => kind === "luck" && moment.at === this.shown.value) ?? null,
  );
  /** The stops of the replay, once there are marks: rounds, and what is marked. */
  readonly steps = computed<readonly Step[] | null>(() => {
    if (this.marks.value.length === 0) return null;
    const marked = [...new Set(this.marks.value.map((mark) => this.target(mark)))];
    return [...this.rounds.value, ...marked.map((at) => ({ at, kind: "swing" as const }))].toSorted((a, b) => a.at - b.at);
  });
  private readonly shown: ReadonlySignal<number | null>;

  constructor(
    readonly store: Store,
    readonly findings: Findings,
    readonly words: Speaker,
  ) {
    this.whose = signal(store.own.value[0] ?? null);
    this.moments = computed(() => store.journal.value.entries.map(({ seq }) => seq));
    this.shown = computed(() => store.past.wanted.value ?? store.past.shown.value?.seq ?? null);
    this.points = computed(() =>
      pointsOf(this.judged.value, this.moments.value, this.isComplete.value ? findings.told.value!.end : null),
    );
    this.order = computed(() => stacked(store.latest.value?.sight.ranking ?? [], store.own.value[0]));
    this.rounds = computed(() => stepsOf(store.board, store.journal.value.entries, null));
  }

  readonly name = (seat: Seat): string => this.store.voice.names.value[seat] ?? "";

  /** The moment right before an action. */
  before(at: number): number {
    return this.store.past.before(at) ?? at;
  }

  /** The moment that a mark leads to: before a decision, after a stroke of luck. */
  target({ kind, moment }: Mark): number {
    return kind === "luck" ? moment.at : this.before(moment.at);
  }

  /** Goes to a mark: before a decision with the eyes of who decided, to luck with all cards open and its motion. */
  async go(mark: Mark): Promise<void> {
    const { past } = this.store;
    past.seat.value = mark.kind === "luck" ? null : mark.seat;
    if (mark.kind === "luck") return past.watch(mark.moment.at);
    if (await past.visit(this.target(mark))) return;
    past.seat.value = null; // of older rules, there are only all cards
    await past.visit(this.target(mark));
  }

  /** The chances at a moment, in words; empty before the first that is known. */
  chancesAt(moment: number): string {
    const last = Math.max(1, this.moments.value.length - 1);
    const shares = chancesAt(this.points.value, this.moments.value.indexOf(moment) / last);
    if (!shares) return "";
    const chances = shares.map((share, seat) =>
      this.words.say("chance-of", { name: this.name(seat), count: tenths(share) }),
    );
    return ` ${this.words.say("chances", { chances: this.words.list(chances) })}`;
  }

  /** The nearest mark of these kinds in a direction. */
  beside(step: -1 | 1, luck: boolean): Mark | undefined {
    const at = this.shown.value ?? 0;
    const marks = this.asked(luck);
    return step > 0 ? marks.find((mark) => this.target(mark) > at) : marks.findLast((mark) => this.target(mark) < at);
  }

  /** Strokes of luck, or mistakes, of the seat that counts; where there is nothing worse, inexact answers. */
  asked(luck: boolean): readonly Mark[] {
    const whose = this.whose.value;
    if (luck) return this.marks.value.filter(({ kind }) => kind === "luck");
    const words = this.marks.value.filter(({ kind, seat }) => kind !== "luck" && (whose === null || seat === whose));
    const worse = words.filter(({ kind }) => kind !== "inexact");
    return worse.length > 0 ? worse : words;
  }

  /** What an action made happen, up to another one, in the words of the log; the round that begins, if that is all. */
  told(from: number, to = from + 1): string {
    return this.played(from, to) || this.sentences(this.events(from, to));
  }

  /** The same without the rounds that begin. */
  played(from: number, to = from + 1): string {
    return this.sentences(this.events(from, to).filter(({ type }) => !this.store.board.rounds?.includes(type)));
  }

  private events(from: number, to: number): readonly GameEvent[] {
    const entries = this.store.journal.value.entries.filter(({ seq }) => seq >= from && seq < to);
    return entries.flatMap(({ events }) => events);
  }

  private sentences(events: readonly GameEvent[]): string {
    return sentences(events.map(this.store.voice.telling.value.event));
  }

  /** The action of the decision after one; the end of the game after the last. */
  following(at: number): number {
    return this.judged.value.find((other) => other.at > at)?.at ?? Infinity;
  }
}

export const ReadingContext = createContext<Reading | null>(null);

/** The analysis of this table's game. */
export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (!reading) throw new Error("nothing is analysed here");
  return reading;
}
