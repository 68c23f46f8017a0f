import { batch, signal } from "@preact/signals";
import type { GameBoard, Say } from "../board";
import type { SoundName } from "../sounds";
import type { GameEvent, Happening, Sight } from "../wire";
import { finish, flip, painted, type Pace } from "./flip";
import { kept } from "./kept";
import { patched } from "./patch";

/** The board's element, and the layer above it for moving pieces. */
export interface Stage {
  readonly root: HTMLElement;
  readonly loft: Element;
}

/** An action to animate: the sight before it, its events, and the sight after it. */
export interface Act {
  readonly before: Sight | null;
  readonly news: readonly Happening[];
  readonly sight: Sight;
}

/** The events of an act, each with the view after it; where that is not known, it is the view after the act. */
function unfolded({ before, news, sight }: Act): readonly { event: GameEvent; view: unknown }[] {
  let view = before?.view;
  return news.flatMap(({ events, patches = [] }) =>
    events.map((event, place) => {
      const patch = patches[place];
      view = before && patch ? patched(view, patch) : sight.view;
      return { event, view };
    }),
  );
}

/**
 * Plays events one after the other, in their order, and always ends with the truth. It can be hurried along at any time.
 * After each event the browser paints the table once at rest: the next one is drawn while nothing moves, and not in the
 * same frame.
 */
export class Theatre {
  /** The sight that is drawn. */
  readonly shown = signal<Sight | null>(null);
  readonly playing = signal(false);
  private readonly acts: Act[] = [];
  private busy = false;
  /** Between two events: nothing travels. */
  private resting = false;
  private hurried = false;
  private performance = Promise.resolve();

  constructor(
    private readonly stage: () => Stage | null,
    private readonly board: () => GameBoard | null,
    private readonly pace: () => Pace,
    private readonly tell: (act: Act, event: number) => void,
    private readonly say: Say = (message) => message,
    private readonly sound: (name: SoundName) => void = () => undefined,
  ) {}

  /** Queues an act; resolves when all that is queued has been played. */
  show(act: Act): Promise<void> {
    this.acts.push(act);
    if (!this.busy) this.performance = this.play();
    return this.performance;
  }

  /** Draws another sight at once, without motion. */
  jump(sight: Sight): void {
    this.hurried = true;
    finish();
    void this.show({ before: null, news: [], sight });
  }

  /** Ends all animation and draws the latest sight. */
  skip(): void {
    if (!this.playing.value) return;
    this.hurried = true;
    finish();
  }

  /** Changes something else that is drawn: whatever that moves travels, too, unless it is travelling already. */
  change(change: () => void): void {
    if (this.busy && !this.resting) change();
    else void this.settle(change);
  }

  private async play(): Promise<void> {
    this.busy = true;
    for (let act = this.acts.shift(); act; act = this.acts.shift()) {
      for (const [index, { event, view }] of unfolded(act).entries()) {
        this.tell(act, index);
        if (!this.still()) await this.perform(act, event, view);
      }
      if (this.acts.length === 0) this.end(act);
      else if (!this.shows(act.sight.view)) await this.settle(() => this.draw(act.sight));
    }
  }

  /** Plays the last act; the reader may already decide, so that what is open to choose is drawn with it. */
  private end(act: Act): void {
    void this.settle(() =>
      batch(() => {
        this.draw(act.sight);
        this.playing.value = false;
      }),
    );
    this.busy = this.hurried = false;
  }

  private async perform(act: Act, event: GameEvent, view: unknown): Promise<void> {
    const [stage, board, sight] = [this.stage(), this.board(), this.shown.value];
    if (!stage || !board || !sight) return;
    this.playing.value = true;
    const next = { ...act.sight, view, decision: null, ask: null, ranking: null };
    const motion = board.motion?.(event, sight.view, this.say) ?? {};
    const sound = motion.sound ?? board.sounds?.[event.type];
    if (sound) this.sound(sound);
    await flip(stage.root, stage.loft, () => this.draw(next), motion, this.pace());
    if (!this.still()) await this.rest();
  }

  private async rest(): Promise<void> {
    this.resting = true;
    await painted();
    this.resting = false;
  }

  /** Draws the sight that the server sent. */
  private async settle(change: () => void): Promise<void> {
    const stage = this.stage();
    if (!stage || !this.shown.value || this.still()) change();
    else await flip(stage.root, stage.loft, change, {}, this.pace());
  }

  private still(): boolean {
    return this.hurried || this.pace() === 0 || document.hidden;
  }

  private draw(sight: Sight): void {
    this.shown.value = kept(this.shown.value, sight);
  }

  /** Whether a view is drawn already, as it mostly is after the last event of an action. */
  private shows(view: unknown): boolean {
    const shown = this.shown.value?.view;
    return kept(shown, view) === shown;
  }
}
