import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Store } from "../table/store";
import type { PresentationMessage, Seat } from "../wire";

/** Milliseconds between two messages of a presenter. */
const RESTS = 200;
/** The most pieces that are pointed at. */
const MOST_MARKS = 12;
/** Where the secret of a presentation is kept, so that it goes on after a reload. */
const KEPT = "presenting";

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The link that the page follows, or presents under; empty for none. It stays in the address of the page. */
export const link = signal("");

/** One reader leads others through a finished game, or follows one who does. */
export class Presenting {
  /** The secret of the own presentation; empty while one does not present. */
  readonly secret = signal("");
  /** Pieces that the presenter points at. */
  readonly marks = signal<readonly string[]>([]);
  /** True if one has stepped away from what is shown. */
  readonly away = signal(false);
  /** What the presentation shows, as it was sent last. */
  readonly shown: ReadonlySignal<PresentationMessage | null>;
  private moving = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly sheet = new CSSStyleSheet();

  constructor(private readonly store: Store) {
    this.shown = store.presentation;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
    effect(() => this.draw(this.secret.value ? this.marks.value : this.followed()));
    effect(() => this.keepPresenting());
    effect(() => this.keepFollowing());
    effect(() => this.stepAwayByOneself());
    document.addEventListener("click", (event) => this.tap(event), { capture: true });
    const kept = sessionStorage.getItem(this.key());
    if (kept) this.secret.value = kept;
  }

  private key(): string {
    return `${KEPT}:${this.store.table.peek()?.id}`;
  }

  /** Begins to present. */
  begin(): void {
    this.stop();
    this.secret.value = hex(crypto.getRandomValues(new Uint8Array(32)));
    sessionStorage.setItem(this.key(), this.secret.value);
  }

  /** Ends the own presentation, or does not follow another one any more. */
  stop(): void {
    const secret = this.secret.value;
    if (secret) void this.store.connection.ask({ type: "stop_presenting", secret });
    sessionStorage.removeItem(this.key());
    this.secret.value = link.value = "";
    this.marks.value = [];
    this.store.presentation.value = null;
    this.store.connection.follow(null);
  }

  /** Follows a presentation. */
  follow(name: string): void {
    link.value = name;
    this.store.connection.follow(name);
  }

  /** Follows again what is shown. */
  comeBack(): void {
    this.away.value = false;
    const shown = this.shown.value;
    if (shown && shown.at !== null) void this.go(shown.at, shown.seat);
  }

  private followed(): readonly string[] {
    const shown = this.shown.value;
    return shown && shown.at !== null && !this.away.value ? shown.marks : [];
  }

  private draw(marks: readonly string[]): void {
    const rings = marks.map((mark) => `.playing [data-piece="${CSS.escape(mark)}"]`).join(", ");
    const ring = "outline: 4px solid var(--purpure); outline-offset: 3px; box-shadow: 0 0 0 9px var(--purpure-mist)";
    this.sheet.replaceSync(rings ? `${rings} { ${ring} }` : "");
  }

  /** Sends what the presenter looks at, as soon as it rests. */
  private keepPresenting(): void {
    const moment = this.store.past.shown.value;
    const [secret, marks] = [this.secret.value, this.marks.value];
    clearTimeout(this.timer);
    if (secret && moment) this.timer = setTimeout(() => void this.send(secret, moment.seq, moment.seat, marks), RESTS);
  }

  private async send(secret: string, at: number, seat: Seat | null, marks: readonly string[]): Promise<void> {
    const reply = await this.store.connection.ask({ type: "present", secret, at, seat, marks });
    if (reply.type === "presented" && this.secret.value === secret && link.value !== reply.link) this.follow(reply.link);
    if (reply.type === "refused") this.store.problem.value = reply.error;
  }

  /** Goes where the presenter is. */
  private keepFollowing(): void {
    const shown = this.shown.value;
    const isOpen = this.store.past.shown.peek() !== null;
    if (!shown || (isOpen && (this.secret.value || this.away.peek() || shown.at === null))) return;
    void this.go(shown.at ?? 0, shown.seat);
  }

  private async go(at: number, seat: Seat | null): Promise<void> {
    const { past } = this.store;
    this.moving++;
    past.seat.value = seat;
    await past.visit(at);
    this.moving--;
  }

  /** Who moves the slider steps away. */
  private stepAwayByOneself(): void {
    const [moment, wanted] = [this.store.past.shown.value, this.store.past.wanted.value];
    const shown = this.shown.peek();
    if (this.moving > 0 || this.secret.peek() || !shown || shown.at === null) return;
    if (wanted !== null || !moment || moment.seq !== shown.at || moment.seat !== shown.seat) this.away.value = true;
  }

  /** A tap of the presenter puts a ring around a piece, or takes it away. */
  private tap(event: MouseEvent): void {
    const piece = (event.target as Element).closest<HTMLElement>(".playing [data-piece]")?.dataset["piece"];
    if (!this.secret.value || !piece) return;
    event.preventDefault();
    event.stopPropagation();
    const marks = this.marks.value;
    const others = marks.filter((mark) => mark !== piece);
    this.marks.value = others.length < marks.length ? others : [...marks, piece].slice(-MOST_MARKS);
  }
}

let made: Presenting | null = null;

/** The presentation of this page. */
export const presentingAt = (store: Store): Presenting => (made ??= new Presenting(store));
