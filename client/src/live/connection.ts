import { type Signal, signal } from "@preact/signals";
import type { FromPlayer, FromTable, Reply, Request, Seat } from "../wire";
import { isInTab } from "./place";
import { eventStream, messagePort, type Open, type Transport, webSocket } from "./transport";

export type State = "connecting" | "live" | "lost";

/** Milliseconds: silence before a ping, silence before the connection counts as lost, waits between attempts. */
export const QUIET = 8_000;
export const DEAD = 14_000;
export const WAITS = [300, 1_000, 2_000, 4_000, 8_000] as const;
/** WebSockets in a row without any message after which server-sent events are used. */
export const FAILURES = 2;

/** A random id. `crypto.randomUUID` does not exist on plain HTTP. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("-");
}

interface Pending {
  readonly message: Request & { readonly id: string };
  readonly resolve: (reply: Reply) => void;
}

/** Storage in which unanswered actions survive a reload. */
export interface Drawer {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * The line to a table. Whatever was sent is sent again after a break, with the same id, until it is answered;
 * so nothing is lost and nothing is done twice.
 */
export class Connection {
  readonly state: Signal<State> = signal<State>("connecting");
  readonly via: Signal<"websocket" | "stream"> = signal<"websocket" | "stream">("websocket");

  /** Number of actions without a reply. */
  readonly unanswered: Signal<number> = signal(0);

  /** How long the line takes there and back, in milliseconds, as measured last. */
  lag = 0;

  private readonly pending = new Map<string, Pending>();
  private transport: Transport | null = null;
  private seat: Seat | null = null;
  private followed: string | null = null;
  private attempts = 0;
  private failures = 0;
  private spoken = false;
  private heardAt = 0;
  private askedAt: number | null = null;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly hear: (message: FromTable) => void,
    private readonly drawer: Drawer,
    private readonly ways: { readonly websocket: Open; readonly stream: Open } = {
      websocket: isInTab ? messagePort : webSocket,
      stream: isInTab ? messagePort : eventStream,
    },
  ) {
    for (const message of this.kept()) this.pending.set(message.id, { message, resolve: () => undefined });
  }

  /** Connects, facing this seat. */
  start(seat: Seat | null): void {
    this.seat = seat;
    this.connect();
  }

  /** Faces another seat. */
  face(seat: Seat | null): void {
    this.seat = seat;
    this.say({ type: "face", seat, patches: true });
  }

  /** Sends a request, again after each reconnection, until it is answered. */
  ask(request: Request): Promise<Reply> {
    const message = { ...request, id: freshId() };
    return new Promise((resolve) => {
      this.pending.set(message.id, { message, resolve });
      this.keep();
      this.say(message);
    });
  }

  /** Receives what a presentation shows, also after a reconnection; null for none. */
  follow(link: string | null): void {
    this.followed = link;
    this.say({ type: "follow", link });
  }

  catchUp(since: number): void {
    this.say({ type: "catch_up", since });
  }

  catchUpTalk(since: number): void {
    this.say({ type: "catch_up_talk", since });
  }

  /** Reconnects at once if the connection is lost. */
  wake(): void {
    if (this.state.value === "lost") this.connect();
  }

  stop(): void {
    clearInterval(this.pulse);
    clearTimeout(this.retry);
    this.transport?.close();
    this.transport = null;
  }

  private connect(): void {
    this.stop();
    this.state.value = "connecting";
    this.spoken = false;
    this.heardAt = Date.now();
    this.pulse = setInterval(() => this.beat(), QUIET / 4);
    const mine: Transport = this.ways[this.via.value](this.table, {
      opened: () => this.transport === mine && this.resume(),
      heard: (message) => this.transport === mine && this.take(message),
      lost: () => this.transport === mine && this.lose(),
    });
    this.transport = mine;
  }

  private resume(): void {
    this.askedAt = Date.now();
    this.say({ type: "face", seat: this.seat, patches: true });
    if (this.followed !== null) this.say({ type: "follow", link: this.followed });
    for (const { message } of this.pending.values()) this.say(message);
  }

  private take(message: FromTable): void {
    this.spoken = true;
    this.attempts = this.failures = 0;
    this.heardAt = Date.now();
    this.state.value = "live";
    if (this.askedAt !== null) this.lag = Date.now() - this.askedAt;
    this.askedAt = null;
    if ("id" in message && message.type !== "table") this.settle(message);
    this.hear(message);
  }

  private settle(reply: Reply): void {
    const pending = this.pending.get(reply.id);
    if (!pending) return;
    this.pending.delete(reply.id);
    this.keep();
    pending.resolve(reply);
  }

  private beat(): void {
    const silence = Date.now() - this.heardAt;
    if (silence >= DEAD) this.lose();
    else if (silence >= QUIET) this.say({ type: "ping" });
  }

  private lose(): void {
    if (!this.spoken && this.via.value === "websocket" && ++this.failures >= FAILURES) this.via.value = "stream";
    this.stop();
    this.state.value = "lost";
    const wait = WAITS[Math.min(this.attempts++, WAITS.length - 1)] ?? 0;
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private say(message: FromPlayer): void {
    if (message.type === "ping") this.askedAt = Date.now();
    this.transport?.send(message);
  }

  private kept(): (Request & { id: string })[] {
    return JSON.parse(this.drawer.getItem(`unanswered:${this.table}`) ?? "[]") as (Request & { id: string })[];
  }

  private keep(): void {
    const acts = [...this.pending.values()]
      .map(({ message }) => message)
      .filter(({ type }) => type !== "present" && type !== "why" && type !== "moment" && type !== "foresee");
    this.unanswered.value = acts.length;
    this.drawer.setItem(`unanswered:${this.table}`, JSON.stringify(acts));
  }
}
