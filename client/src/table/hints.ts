import { type Signal, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { ask } from "../live/http";
import type { Hint, Problem, Review, Seat } from "../wire";

/** How far a hint is opened: a bot thinks about it, then the place is shown to look at, then what the answers are worth. */
export type Opened = "shut" | "thinking" | "place" | "answers";

/** Whose question a hint is about. */
interface Asked {
  readonly table: string;
  readonly seat: Seat;
  readonly at: number;
}

/** Hints at a learning table. */
export class Hints {
  readonly opened = signal<Opened>("shut");
  readonly told = signal<Hint | null>(null);
  /** What draws a hint; null until the first one is taken. */
  readonly view = signal<ComponentType | null>(null);
  /** The last action of the reader, if it was a mistake, and what it has cost; null otherwise. */
  readonly mistake = signal<{ readonly seq: number; readonly behind: number } | null>(null);
  private about = "";
  private reviewed = 0;

  constructor(
    private readonly asked: () => Asked | null,
    private readonly problem: Signal<Problem | null>,
    /** Fetches what draws hints. */
    private readonly fetchView: () => Promise<ComponentType>,
  ) {}

  /** Opens the hint one step further, from the last step on shuts it. */
  async press(): Promise<void> {
    if (this.opened.value === "shut") return this.think();
    if (this.opened.value === "place") this.opened.value = "answers";
    else if (this.opened.value === "answers") this.shut();
  }

  shut(): void {
    this.opened.value = "shut";
  }

  /** Asks whether an action was a mistake. What it was before that is not shown any more. */
  async review(table: string, seat: Seat, seq: number): Promise<void> {
    this.mistake.value = null;
    this.reviewed = seq;
    const told = await ask<Review>("POST", `/api/tables/${table}/reviews`, { seat, seq });
    if (this.reviewed !== seq || "problem" in told || !told.value.mistake) return;
    this.view.value ??= await this.fetchView();
    this.mistake.value = { seq, behind: told.value.behind };
  }

  private async think(): Promise<void> {
    const asked = this.asked();
    if (!asked) return;
    const about = (this.about = JSON.stringify(asked));
    this.opened.value = "thinking";
    const { table, ...question } = asked;
    const [told, view] = await Promise.all([
      ask<Hint>("POST", `/api/tables/${table}/hints`, question),
      this.view.value ?? this.fetchView(),
    ]);
    if (this.about !== about || this.opened.value !== "thinking") return;
    if ("problem" in told) {
      this.problem.value = told.problem;
      return this.shut();
    }
    this.view.value = view;
    this.told.value = told.value;
    this.opened.value = "place";
  }
}
