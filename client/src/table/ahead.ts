import { type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Answer, ForeseenMessage, Reply, Request, Seat } from "../wire";

/** What the faced seat can answer in advance, and whether the panel for it is open. */
export class Ahead {
  /** What the arena offers; null while the panel is shut. */
  readonly offered = signal<ForeseenMessage | null>(null);
  /** What draws the panel; null until it is opened for the first time. */
  readonly view = signal<ComponentType | null>(null);
  /** The answer with which the panel begins, to the question that is open; null for none. */
  readonly answer = signal<Answer | null>(null);

  constructor(
    private readonly seat: ReadonlySignal<Seat | null | undefined>,
    private readonly demand: (request: Request) => Promise<Reply>,
    /** Fetches what draws the panel. */
    private readonly fetchView: () => Promise<ComponentType>,
  ) {}

  /** Opens the panel, perhaps with an answer to the open question. */
  async open(answer: Answer | null = null): Promise<void> {
    const seat = this.seat.value;
    if (typeof seat !== "number") return;
    const [reply, view] = await Promise.all([this.demand({ type: "foresee", seat }), this.view.value ?? this.fetchView()]);
    if (reply.type !== "foreseen" || this.seat.value !== seat) return;
    this.view.value = view;
    this.answer.value = answer;
    this.offered.value = reply;
  }

  shut(): void {
    this.offered.value = null;
  }
}
