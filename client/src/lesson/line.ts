import { signal } from "@preact/signals";
import { ask } from "../live/http";
import { PrivateLine } from "../live/private";
import type { FromTable, LessonRefusal, LessonTable, Problem, Reply, Request } from "../wire";

/** Storage in which a visitor without a name keeps how far they have come. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** What is asked of a lesson beside the answers so far; the server's side is `server/wire/lessons.py`. */
interface Wanted {
  readonly answer?: unknown;
  readonly goes_on?: boolean;
  readonly skips?: boolean;
  readonly why?: unknown;
  readonly whole?: boolean;
}

/** The line to a lesson. Each request says which answers have been given, and the server plays the lesson up to there. */
export class LessonLine extends PrivateLine {
  /** The lesson as it was shown last; null before that. */
  readonly shown = signal<LessonTable | null>(null);
  /** Why the last answer was not accepted; null after one that was. */
  readonly refused = signal<LessonRefusal | null>(null);
  /** Counts answers that were not accepted. */
  readonly nudges = signal(0);
  private given: readonly unknown[];
  private readonly path: string;
  private readonly key: string;

  constructor(
    game: string,
    lesson: string,
    kept: string,
    tell: (message: FromTable) => void,
    private readonly shelf: Shelf,
  ) {
    super(tell);
    this.path = `/api/lessons/${game}/${lesson}`;
    this.key = `lesson:${game}/${lesson}`;
    this.given = JSON.parse(kept || (shelf.getItem(this.key) ?? "[]")) as unknown[];
  }

  protected override show(): Promise<void> {
    return this.request({ whole: true });
  }

  override async ask(request: Request): Promise<Reply> {
    if (request.type === "act") {
      await this.request({ answer: request.answer });
      return { type: "done", id: "", seq: this.shown.peek()?.sight.seq ?? 0 };
    }
    if (request.type === "why") {
      const told = await this.send({ why: request.option });
      return { type: "because", id: "", refusal: "value" in told ? (told.value.refused?.refusal ?? null) : null };
    }
    if (request.type === "undo" || request.type === "ask_undo") {
      await this.back();
      return { type: "done", id: "", seq: 0 };
    }
    return { type: "refused", id: "", error: { code: "wrong_status", allowed: null, refusal: null, detail: "" } };
  }

  /** Leaves a step that asks for no answer. */
  async goOn(): Promise<void> {
    await this.request(this.shown.peek()?.step?.reads ? { goes_on: true } : { skips: true });
  }

  async back(): Promise<void> {
    this.given = this.given.slice(0, -1);
    await this.show();
  }

  async repeat(): Promise<void> {
    this.given = [];
    await this.show();
  }

  /** Says that something was tapped that is not lit. */
  nudge(): void {
    this.nudges.value++;
    this.refused.value ??= { refusal: null, words: "" };
  }

  private async request(wanted: Wanted): Promise<void> {
    const told = await this.send(wanted);
    if ("value" in told) this.draw(told.value);
    else if (told.problem.code === "stale" && this.given.length > 0) await this.repeat();
    else this.state.value = "lost";
  }

  private send(wanted: Wanted): Promise<{ readonly value: LessonTable } | { readonly problem: Problem }> {
    return ask<LessonTable>("POST", this.path, { given: this.given, ...wanted });
  }

  private draw(lesson: LessonTable): void {
    this.state.value = "live";
    this.refused.value = lesson.refused;
    if (lesson.refused) {
      this.nudges.value++;
      return;
    }
    this.given = lesson.given;
    this.shelf.setItem(this.key, JSON.stringify(lesson.step ? lesson.given : []));
    this.shown.value = lesson;
    this.tell(lesson.table);
    this.tell(lesson.sight);
  }
}
