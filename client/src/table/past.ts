import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Act } from "../motion/theatre";
import type { MomentMessage, Seat, Sight } from "../wire";

/** Milliseconds between two moments while the slider is dragged: 15 a second. */
export const FRAME = 1000 / 15;
/** Moments of a finished game that are kept. */
const KEPT = 200;

/** What the past is made of. */
export interface Made {
  /** All actions, in order. */
  readonly moments: ReadonlySignal<readonly number[]>;
  readonly last: ReadonlySignal<number>;
  readonly isOver: ReadonlySignal<boolean>;
  /** Asks for a moment, perhaps with what each event changed; null if it is refused. */
  readonly look: (at: number, seat: Seat | null, patches: boolean) => Promise<MomentMessage | null>;
  readonly theatre: {
    readonly shown: ReadonlySignal<Sight | null>;
    show(act: Act): Promise<void>;
    jump(sight: Sight): void;
    skip(): void;
  };
  /** Fetches what draws the controls. */
  readonly fetchView: () => Promise<ComponentType>;
}

const rest = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Earlier moments of the game: the one that is looked at again, through whose eyes, and the ways to it and back. */
export class Past {
  /** The moment that is shown; null in the present. */
  readonly shown = signal<MomentMessage | null>(null);
  /** The seat through whose eyes a finished game is seen; null with all cards open. */
  readonly seat = signal<Seat | null>(null);
  /** The moment that was asked for while another one is still shown; null otherwise. */
  readonly wanted = signal<number | null>(null);
  /** What draws the controls; null until a moment is shown. */
  readonly view = signal<ComponentType | null>(null);
  /** What is drawn of the moment: it may still move. */
  readonly drawn: ReadonlySignal<Sight | null>;
  private readonly known = new Map<string, MomentMessage>();
  private coming: Promise<unknown> | null = null;
  private asked = 0;
  private follows = false;

  constructor(private readonly made: Made) {
    this.drawn = made.theatre.shown;
  }

  /** Shows the table after an action; in a game that goes on the present, if it is the last one. False if it is refused. */
  async visit(at: number): Promise<boolean> {
    return this.isNow(at) ? this.leave() : this.look(at);
  }

  private async look(at: number): Promise<boolean> {
    const moment = await this.ask(at, false);
    if (moment) this.show(moment);
    return moment !== null;
  }

  /** Shows a moment, without motion. */
  show(moment: MomentMessage): void {
    batch(() => {
      this.made.theatre.jump(moment.sight);
      this.enter(moment);
    });
  }

  /** Shows the beginning. */
  begin(): Promise<boolean> {
    return this.visit(this.made.moments.value[0] ?? 0);
  }

  /** One moment earlier, or with all its motion one later. False if there is none, or it is refused. */
  async walk(step: -1 | 1): Promise<boolean> {
    const moments = this.made.moments.value;
    const [before, wanted] = [this.shown.value, this.wanted.value];
    const at = moments[moments.indexOf(wanted ?? before?.seq ?? this.made.last.value) + step];
    if (at === undefined) return false;
    this.skip();
    if (this.isNow(at)) return this.leave();
    if (step > 0 && before && wanted === null) return this.unfold(before, at);
    await this.seek(at);
    return true;
  }

  private async unfold(before: MomentMessage, at: number): Promise<boolean> {
    this.wanted.value = at;
    const moment = await this.ask(at, true);
    if (this.wanted.value === at) this.wanted.value = null;
    if (!moment) return false;
    this.enter(moment);
    await this.made.theatre.show({ before: before.sight, news: [moment.happening], sight: moment.sight });
    return true;
  }

  /** Shows how a moment came about: the one before it, and from there all its motion. */
  async watch(at: number): Promise<void> {
    const before = this.before(at);
    if (before === null) await this.visit(at);
    else if (await this.look(before)) await this.walk(1);
  }

  /** Lets the board follow a hand that drags, at most 15 times a second. */
  async seek(at: number): Promise<void> {
    this.wanted.value = at;
    if (this.follows) return;
    this.follows = true;
    this.asked++; // what was asked for before is not wanted any more, even if this moment is shown already
    for (let next = this.wanted.value; next !== null && next !== this.shown.value?.seq; next = this.wanted.value)
      if (!(await Promise.all([this.look(next), rest(FRAME)]))[0]) break;
    this.follows = false;
    this.wanted.value = null;
  }

  /** Looks through other eyes at the same moment; stays with those of before if that is refused. */
  async face(seat: Seat | null): Promise<void> {
    const before = this.seat.value;
    this.seat.value = seat;
    if (!(await this.look(this.shown.value?.seq ?? 0))) this.seat.value = before;
  }

  /** The moment before another one; null for the first. */
  before(at: number): number | null {
    const moments = this.made.moments.value;
    return moments[moments.indexOf(at) - 1] ?? null;
  }

  skip(): void {
    this.made.theatre.skip();
  }

  /** Back to the present. */
  leave(): false {
    this.asked++;
    batch(() => (this.shown.value = this.wanted.value = this.seat.value = null));
    return false;
  }

  private isNow(at: number): boolean {
    return at >= this.made.last.value && !this.made.isOver.value;
  }

  private enter(moment: MomentMessage): void {
    this.shown.value = moment;
    void (this.coming ??= this.made.fetchView().then((view) => (this.view.value = view)));
  }

  /** A moment; null if it is refused, or another one was asked for meanwhile. */
  private async ask(at: number, patches: boolean): Promise<MomentMessage | null> {
    const mine = ++this.asked;
    const seat = this.seat.value;
    const name = `${at} ${seat} ${patches}`;
    const moment = this.known.get(name) ?? (await this.made.look(at, seat, patches));
    if (moment && this.made.isOver.value) this.keep(name, moment);
    return mine === this.asked ? moment : null;
  }

  private keep(name: string, moment: MomentMessage): void {
    this.known.set(name, moment);
    const [oldest] = this.known.keys();
    if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest);
  }
}
