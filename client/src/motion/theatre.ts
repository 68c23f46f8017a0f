import { signal } from "@preact/signals";
import type { GameBoard } from "../board";
import type { Happening, Sight } from "../wire";
import { finish, flip, type Pace } from "./flip";

/** Where it is played, and what floats above it. */
export interface Stage {
  readonly root: HTMLElement;
  readonly loft: Element;
}

/** Something to watch: what happened, and what is true afterwards. */
export interface Act {
  readonly sight: Sight;
  readonly news: readonly Happening[];
}

/**
 * Plays events one after the other, in their order, and always ends with the truth. It can be hurried along at any time.
 */
export class Theatre {
  /** What is drawn. */
  readonly shown = signal<Sight | null>(null);
  readonly playing = signal(false);
  private readonly acts: Act[] = [];
  private hurried = false;

  constructor(
    private readonly stage: () => Stage | null,
    private readonly board: () => GameBoard | null,
    private readonly pace: () => Pace,
    private readonly tell: (act: Act, event: number) => void,
  ) {}

  /** Shows this next. */
  show(act: Act): void {
    this.acts.push(act);
    if (!this.playing.value) void this.play();
  }

  /** Straight to the truth. */
  skip(): void {
    if (!this.playing.value) return;
    this.hurried = true;
    finish();
  }

  private async play(): Promise<void> {
    this.playing.value = true;
    for (let act = this.acts.shift(); act; act = this.acts.shift()) await this.perform(act);
    this.playing.value = this.hurried = false;
  }

  private async perform(act: Act): Promise<void> {
    const events = act.news.flatMap((happening) => happening.events);
    for (const [index, event] of events.entries()) {
      this.tell(act, index);
      const [stage, board, sight] = [this.stage(), this.board(), this.shown.value];
      if (!stage || !board || !sight || this.still()) continue;
      const view = board.told(sight.view, event);
      await flip(
        stage.root,
        stage.loft,
        () => this.draw({ ...act.sight, view, decision: null, ask: null, ranking: null }),
        board.motion(event, sight.view),
        this.pace(),
      );
    }
    const stage = this.stage();
    if (stage && this.shown.value && !this.still())
      await flip(stage.root, stage.loft, () => this.draw(act.sight), {}, this.pace());
    else this.draw(act.sight);
  }

  private still(): boolean {
    return this.hurried || this.pace() === 0 || document.hidden;
  }

  private draw(sight: Sight): void {
    this.shown.value = sight;
  }
}
