import { computed, effect, signal } from "@preact/signals";
import type { Store } from "../table/store";
import type { Problem, Seat, Sight } from "../wire";
import type { PanelTest, Position } from "./types";

const LOOKING = "debug-seat-";

/** What the panel shows and does. The server's side is `server/debug`. */
export class Panel {
  readonly open = signal(false);
  /** What stands on the table; null until it was asked for. */
  readonly shown = signal<Position | null>(null);
  /** The position as it was edited; null while it is as it stands on the table. */
  readonly edited = signal<string | null>(null);
  readonly problem = signal<Problem | null>(null);
  /** What was done last, as the name of a message. */
  readonly done = signal<string | null>(null);
  /** Through whose eyes the table is drawn, if not through the reader's own. */
  readonly eyes = computed<Seat | null>(() => {
    const id = this.store.past.shown.value?.id ?? "";
    return id.startsWith(LOOKING) ? Number(id.slice(LOOKING.length)) : null;
  });

  constructor(private readonly store: Store) {
    effect(() => {
      if (this.open.value && store.latest.value) void this.follow();
    });
    effect(() => void document.body.classList.toggle("debug-eyes", this.eyes.value !== null));
  }

  /** The table has moved on. */
  private async follow(): Promise<void> {
    const seat = this.eyes.peek();
    await this.step("GET", "");
    if (seat !== null && this.eyes.peek() === seat) await this.look(seat);
  }

  /** Draws the table as a seat sees it, or again as the reader does. */
  async look(seat: Seat | null): Promise<void> {
    if (seat === null) return void this.store.past.leave();
    const sight = await this.ask<Sight>("GET", `/seats/${seat}`);
    if (!sight) return;
    this.store.theatre.skip();
    const seq = this.store.latest.peek()?.seq ?? 0;
    const happening = { seq, seat: null, events: [] };
    this.store.past.show({ type: "moment", id: `${LOOKING}${seat}`, seq, seat, happening, sight });
  }

  async load(): Promise<void> {
    const position = this.edited.value ?? this.shown.value?.position;
    if (await this.step("PUT", "/position", { position })) {
      this.edited.value = null;
      this.done.value = "debug-loaded";
    }
  }

  /** Does something to the table, and shows what stands there then. */
  async step(method: string, what: string, body?: unknown): Promise<boolean> {
    const shown = await this.ask<Position>(method, what, body);
    if (shown) this.shown.value = shown;
    return shown !== null;
  }

  async copyTest(): Promise<void> {
    const test = await this.ask<PanelTest>("GET", "/test");
    if (!test) return;
    await navigator.clipboard.writeText(test.test);
    this.done.value = "debug-copied";
  }

  private async ask<Told>(method: string, what: string, body?: unknown): Promise<Told | null> {
    const path = `/api/debug/tables/${this.store.table.peek()?.id ?? ""}${what}`;
    const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
    this.problem.value = this.done.value = null;
    try {
      const response = await fetch(path, { method, ...sent });
      if (response.ok) return (await response.json()) as Told;
      this.problem.value = (await response.json()) as Problem;
    } catch {
      this.problem.value = { code: "offline", allowed: null, refusal: null, detail: "" };
    }
    return null;
  }
}
