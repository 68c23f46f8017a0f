import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Journal } from "../live/journal";
import type { GameEvent } from "../wire";

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

  /** What happened since one's own last decision, which is not news itself; what the arena answers for one is. */
  readonly since = computed(() => {
    const decided = this.decided.value;
    const own = this.own.value.filter(({ seq }) => seq <= (decided[0] ?? seq) || decided.includes(seq));
    const last = own.at(-1)?.seq ?? 0;
    return this.journal.value.entries.filter(({ seq, events }) => seq > last && events.some(this.tells));
  });

  /** The number of the last action that stands. */
  readonly last = computed(() => this.journal.value.entries.at(-1)?.seq ?? 0);

  /** The moment before one's own last choice, to which the others may be asked to step back. */
  readonly regret = computed(() => this.own.value.at(-1)?.seq ?? null);

  private readonly own = computed(() => {
    const { entries, seat } = this.journal.value;
    return entries.filter((entry) => entry.seat !== null && entry.seat === seat);
  });
}
