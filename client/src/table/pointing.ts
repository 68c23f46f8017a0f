import { signal } from "@preact/signals";
import type { Pointing as How } from "../board";
import type { Option, Refusal } from "../wire";

/** What the reader points at, and what the table said when asked why it cannot be chosen. */
export interface Pointed {
  readonly piece: string;
  readonly how: How;
  readonly refusal: Refusal | "asking" | null;
}

/** The piece that the reader points at. */
export class Pointing {
  readonly at = signal<Pointed | null>(null);

  constructor(
    /** The refusal for everything that is not offered; null while nothing is asked. */
    private readonly inGeneral: () => Refusal | null,
    /** The refusal for one option. */
    private readonly ask: (option: Option) => Promise<Refusal | null>,
  ) {}

  /** Points at a piece. If it cannot be chosen, `why` is the option that it would have been, or null for none. */
  point(piece: string, how: How, why?: Option | null): void {
    if (how === "glance" && this.at.value?.how === "stay") return;
    const general = why === undefined ? null : this.inGeneral();
    this.at.value = { piece, how, refusal: why && general ? "asking" : general };
    if (why && general) void this.wonder(piece, why);
  }

  /** Closes the note: one opened by a glance, or any. */
  unpoint(how: How): void {
    if (how === "stay" || this.at.value?.how === "glance") this.at.value = null;
  }

  private async wonder(piece: string, option: Option): Promise<void> {
    const refusal = await this.ask(option);
    if (this.at.value?.piece === piece) this.at.value = { ...this.at.value, refusal };
  }
}
