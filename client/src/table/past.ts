import { type ReadonlySignal, signal } from "@preact/signals";
import type { MomentMessage } from "../wire";

/** Earlier moments of the game: the one that is looked at again, and the ways to it and back. */
export class Past {
  /** The moment that is shown; null in the present. */
  readonly shown = signal<MomentMessage | null>(null);

  constructor(
    private readonly moments: ReadonlySignal<readonly number[]>,
    private readonly last: ReadonlySignal<number>,
    private readonly look: (at: number) => Promise<MomentMessage | null>,
  ) {}

  /** Shows the table after an action; the present if it is the last one. */
  async visit(at: number): Promise<void> {
    if (at >= this.last.value) return this.leave();
    this.shown.value = (await this.look(at)) ?? this.shown.value;
  }

  /** One moment earlier or later than the one that is shown. */
  async walk(step: -1 | 1): Promise<void> {
    const moments = this.moments.value;
    const here = moments.indexOf(this.shown.value?.seq ?? this.last.value);
    await this.visit(moments[here + step] ?? moments[0] ?? 0);
  }

  /** The moment before another one; null for the first. */
  before(at: number): number | null {
    return this.moments.value[this.moments.value.indexOf(at) - 1] ?? null;
  }

  /** Back to the present. */
  leave(): void {
    this.shown.value = null;
  }
}
