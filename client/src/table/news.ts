import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Journal } from "../live/journal";
import type { GameEvent } from "../wire";

export const isResignation = ({ type }: GameEvent): boolean => type === "Resigned";

/** The log by what the reader has decided: what happened since, and which choice may be regretted. */
export class News {
  /** The last action when this page opened, and the actions that were decided on it since. */
  private readonly decided = signal<readonly number[]>([]);

  constructor(
    private readonly journal: ReadonlySignal<Journal>,
    /** Whether there are words for an event. */
    private readonly tells: (event: GameEvent) => boolean,
  ) {}

  /** A sight has come: what was done before the first one counts as decided by hand. */
  see(seq: number): void {
    if (this.decided.value.length === 0) this.decided.value = [seq];
  }

  /** An answer of the reader was accepted. */
  decide(seq: number): void {
    this.decided.value = [...this.decided.value, seq];
  }

  /**
   * What happened since one's own last turn. What the arena answers for the reader is news; the reader's own decisions are
   * not, and they end the list only when something happens after them, so half an answer does not clear it.
   */
  readonly since = computed(() => {
    const own = new Set(this.own.value.map(({ seq }) => seq).filter((seq) => this.isDecided(seq)));
    const told = this.journal.value.entries.filter(({ seq, events }) => own.has(seq) || events.some(this.tells));
    const end = told.findLastIndex(({ seq }) => !own.has(seq)) + 1;
    const start = told.slice(0, end).findLastIndex(({ seq }) => own.has(seq)) + 1;
    return told.slice(start, end);
  });

  /** The number of the last action that stands. */
  readonly last = computed(() => this.journal.value.entries.at(-1)?.seq ?? 0);

  /** One's own last choice, which the others may be asked to take back; none from before a seat has resigned. */
  readonly regret = computed(() => {
    const resigned = this.journal.value.entries.findLast(({ events }) => events.some(isResignation));
    const last = this.own.value.at(-1)?.seq;
    return last !== undefined && last > (resigned?.seq ?? 0) ? last : null;
  });

  private isDecided(seq: number): boolean {
    const [opened] = this.decided.value;
    return seq <= (opened ?? seq) || this.decided.value.includes(seq);
  }

  private readonly own = computed(() => {
    const { entries, seat } = this.journal.value;
    return entries.filter((entry) => entry.seat !== null && entry.seat === seat);
  });
}
