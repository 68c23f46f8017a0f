import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Answer, NewOrder, PassAhead, Reply, Request, Seat, Sight, PassesMessage } from "../wire";

export type Asked = PassesMessage["asked"][string];
export const ASKED: readonly Asked[] = ["always", "able", "news", "never"];

/** How long the sight of an answer can be behind the message before it, in milliseconds. */
const HELD = 500;

/** An order for the current question that never ends. */
const ORDER: Omit<NewOrder, "answer"> = {
  times: 0,
  stretch: "",
  concern: false,
  options: false,
  question: "",
  otherwise: [],
  facts: {},
  nearest: false,
};

/** How one wants to be asked: in all windows, and in those of some names. */
export interface Wanted {
  readonly windows: Asked;
  readonly asked: Readonly<Record<string, Asked>>;
}

/** The windows that the arena passes for the faced seat, and the questions that it answers, as the seat has said. */
export class Passes {
  /** What the arena last told of it; null if nothing has been said. */
  readonly told = signal<PassesMessage | null>(null);
  /** Why the arena is about to answer for the faced seat, if it is. */
  readonly passing = computed(() => this.told.value?.passing ?? null);
  /** What was told while the arena was about to answer, until the sight with its answer is here. */
  private held: PassesMessage | null = null;
  private requests = 0;
  private said = "";
  private posed = 0;

  constructor(
    private readonly sight: ReadonlySignal<Sight | null>,
    private readonly wanted: () => Wanted,
    private readonly demand: (request: Request) => Promise<Reply>,
  ) {}

  /** Another seat is faced. */
  face(): void {
    this.told.value = null;
    this.held = null;
    this.said = "";
  }

  /** That the arena no longer answers is told just before the sight in which it has: until then nothing is asked again. */
  hear(message: PassesMessage): void {
    this.held = message;
    if (message.passing || !this.passing.value || this.requests > 0) this.release();
    else setTimeout(() => this.held === message && this.release(), HELD);
  }

  /** Takes what is held: a sight is here, or none is coming. */
  release(): void {
    if (this.held) this.told.value = this.held;
    this.held = null;
  }

  /** A question has come: when there are windows, the arena must know how this person wants to be asked about them. */
  see(seat: Seat | null, sight: Sight): void {
    this.posed = performance.now();
    if (seat !== null && sight.decision?.window) this.tell(seat);
  }

  /** Tells the arena how one wants to be asked, once for each seat and wish. */
  tell(seat: Seat): void {
    const { windows, asked } = this.wanted();
    const wish = { "": windows, ...asked };
    const said = JSON.stringify([seat, wish]);
    if (said === this.said) return;
    this.said = said;
    const usual = this.told.value === null && Object.values(wish).every((each) => each === "always");
    if (!usual && JSON.stringify(this.told.value?.asked) !== JSON.stringify(wish)) void this.say(seat, { asked: wish });
  }

  /** Passes in advance. */
  ahead(seat: Seat, ahead: Partial<PassAhead>): void {
    void this.say(seat, { ahead: { news: false, stretch: "", window: "", ...ahead } });
  }

  /** Orders an answer for whenever a question comes, also now if it is open. */
  order(seat: Seat, order: Partial<NewOrder> & Pick<NewOrder, "answer">): Promise<Reply> {
    return this.say(seat, { order: { ...ORDER, ...order } });
  }

  /** Takes an order back, or removes one that has ended from the list. */
  drop(seat: Seat, id: string): Promise<Reply> {
    return this.say(seat, { drop: id });
  }

  /** Wants to be asked now, and takes back all that was passed in advance, or ordered for this question. */
  stop(seat: Seat): Promise<Reply> {
    return this.say(seat, { stop: true });
  }

  /** True for the answer to do nothing that the arena gives, after a time that does not depend on what one could do. */
  isNothing(answer: Answer): boolean {
    const nothing = this.told.value?.nothing;
    return Boolean(nothing) && JSON.stringify(answer) === JSON.stringify(nothing);
  }

  /** Does nothing, and passes until something happens. */
  run(seat: Seat): void {
    void this.say(seat, { run: true });
  }

  /** Milliseconds for which an answer waits after an order has ended, so that it cannot be told from an ordered one. */
  wait(): number {
    const [told, window] = [this.told.value, this.sight.value?.decision?.window];
    const ordered = !window || (told?.ended !== "news" && told?.ended !== "stretch");
    return told?.ended && ordered ? Math.max(0, this.posed + told.pace * 1000 - performance.now()) : 0;
  }

  private say(
    seat: Seat,
    change: Partial<Omit<Extract<Request, { type: "set_passes" }>, "type" | "seat">>,
  ): Promise<Reply> {
    const nothing = { asked: null, ahead: null, run: false, stop: false, order: null, drop: "" };
    this.requests += 1;
    const reply = this.demand({ type: "set_passes", seat, ...nothing, ...change });
    void reply.finally(() => (this.requests -= 1));
    return reply;
  }
}
