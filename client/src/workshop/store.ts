import { computed, signal } from "@preact/signals";
import { freshId } from "../live/connection";
import { ask } from "../live/http";
import { labels } from "../text/labels";
import type { Args, Speaker } from "../text/speaker";
import type { Examined, Kept, Problem, Published, PublishedList, PublishedVersion, Refusal, Stock } from "../wire";
import { linked, type Shared } from "./link";

/** How long nothing changes before the arena is asked what it says, in milliseconds. */
const PAUSE = 250;
/** Most changes that can be taken back. */
const PAST = 100;

/** How the part of a link behind the # begins that leads to something published. */
export const PUBLIC = "public/";

/** What lies on the bench. */
export interface Piece {
  /** The id under which it is kept; empty as long as it never was. */
  readonly id: string;
  readonly name: string;
  readonly content: unknown;
}

/** Storage in which unfinished work survives a reload. */
export type Drawer = Pick<Storage, "getItem" | "setItem">;

/** One thing that is being put together, and all that are kept. */
export class Workshop {
  readonly stock = signal<Stock>({ ready: [], own: [] });
  readonly piece = signal<Piece>({ id: "", name: "", content: null });
  readonly examined = signal<Examined | null>(null);
  /** What of the last text could not be read. */
  readonly unread = signal<readonly Refusal[]>([]);
  readonly problem = signal<Problem | null>(null);
  /** True until something is changed if the link that led here holds nothing that the arena can read. */
  readonly badLink = signal(false);
  readonly agreed = signal<Readonly<Record<string, string>>>({});
  readonly past = signal<readonly unknown[]>([]);
  readonly saved = signal("");
  readonly changed = computed(() => written(this.piece.value) !== this.saved.value);

  private readonly path: string;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly game: string,
    readonly person: string,
    readonly speaker: Speaker,
    private readonly blank: unknown,
    private readonly drawer: Drawer,
  ) {
    this.path = `/api/games/${game}`;
  }

  say = (message: string, args?: Args): string => this.speaker.say(message, args);

  /**
   * Begins with what a link holds (undefined: no link led here), or else with what was left on the bench. Of either the
   * arena says first whether it is a record of this game: a link may hold anything, and the page draws what it is given.
   */
  async begin(shared: Shared | undefined): Promise<void> {
    await this.list();
    const left = this.leftover();
    const own = left && this.stock.value.own.find((each) => each.id === left.id);
    const content = shared === undefined ? null : await this.readable(shared.content);
    if (shared && content !== null) this.lay({ id: "", name: shared.name, content });
    else if (left && (await this.readable(left.content)) !== null) {
      this.saved.value = own ? written(own) : "";
      this.lay({ ...left, id: own ? left.id : "" });
    } else this.open("ready", this.stock.value.ready[0]?.id ?? "");
    this.badLink.value = shared !== undefined && content === null;
  }

  /** Fetches what is kept and what is ready-made. */
  async list(): Promise<void> {
    const told = await ask<Stock>("GET", `${this.path}/belongings`);
    if ("value" in told) this.stock.value = told.value;
    else this.problem.value = told.problem;
  }

  /** Takes something kept, or a copy of something ready-made, onto the bench; nothing of this id is a blank one. */
  open(from: keyof Stock, id: string): void {
    const found: Kept | undefined = this.stock.value[from].find((each) => each.id === id);
    const piece = found
      ? { id: from === "own" ? id : "", name: found.name || this.say(`brings-${id}`), content: found.content }
      : { id: "", name: "", content: this.blank };
    this.past.value = [];
    this.saved.value = written(piece);
    this.lay(piece);
  }

  change(content: unknown): void {
    this.past.value = [...this.past.value, this.piece.value.content].slice(-PAST);
    this.lay({ ...this.piece.value, content });
  }

  undo(): void {
    const [before] = this.past.value.slice(-1);
    if (!this.past.value.length) return;
    this.past.value = this.past.value.slice(0, -1);
    this.lay({ ...this.piece.value, content: before });
  }

  rename(name: string): void {
    this.lay({ ...this.piece.value, name });
  }

  agree(field: string, value: string): void {
    this.agreed.value = { ...this.agreed.value, [field]: value };
    this.lay(this.piece.value);
  }

  /** Keeps it under its id, or as a new one. */
  async keep(anew = false): Promise<boolean> {
    const piece = { ...this.piece.value, id: (!anew && this.piece.value.id) || freshId() };
    const name = piece.name.trim() || this.say("unnamed");
    const told = await ask("PUT", `${this.path}/belongings/${piece.id}`, { name, content: piece.content });
    this.problem.value = "problem" in told ? told.problem : null;
    if ("problem" in told) return false;
    this.saved.value = written({ ...piece, name });
    this.lay({ ...piece, name });
    await this.list();
    return true;
  }

  /** Deletes what is kept under this id; what lies on the bench stays there. */
  async drop(): Promise<void> {
    const told = await ask("DELETE", `${this.path}/belongings/${this.piece.value.id}`);
    this.problem.value = "problem" in told ? told.problem : null;
    if ("problem" in told) return;
    this.saved.value = "";
    this.lay({ ...this.piece.value, id: "" });
    await this.list();
  }

  /** What a text says; what of it could not be read is in `unread`. Null if the arena refuses it. */
  async understood(text: string): Promise<Examined | null> {
    const told = await ask<Examined>("POST", `${this.path}/examine`, { text, options: this.agreed.value });
    this.problem.value = "problem" in told ? told.problem : null;
    this.unread.value = "problem" in told ? [] : told.value.unread;
    return "problem" in told ? null : told.value;
  }

  /** Reads a text in the place of what lies on the bench. */
  async read(text: string): Promise<void> {
    const told = await this.understood(text);
    if (told) this.change(told.content);
  }

  /** Puts a copy on the bench as a new piece; nothing of it is saved yet. */
  copy({ name, content }: Shared): void {
    this.past.value = [];
    this.saved.value = "";
    this.lay({ id: "", name, content });
  }

  /** True if nothing would be lost if something else were put on the bench. */
  isEmpty(): boolean {
    return JSON.stringify(this.piece.value.content) === JSON.stringify(this.blank);
  }

  async link(): Promise<string> {
    return `${this.address}#${await linked(this.piece.value)}`;
  }

  /** The link to something published. */
  linkOf(id: string): string {
    return `${this.address}#${PUBLIC}${id}`;
  }

  /** Publishes what lies on the bench, once it is saved: its version, or null if it was refused. */
  async publish(): Promise<number | null> {
    if ((!this.piece.value.id || this.changed.value) && !(await this.keep())) return null;
    const { id, name, content } = this.piece.value;
    const told = await ask<PublishedVersion>("POST", `${this.path}/published/${id}`, { name, content });
    this.problem.value = "problem" in told ? told.problem : null;
    return "problem" in told ? null : told.value.version;
  }

  /** The newest versions of all that is published, or all versions of one thing; null if they cannot be had. */
  async published(id = ""): Promise<readonly Published[] | null> {
    const told = await ask<PublishedList>("GET", `${this.path}/published${id && "/"}${encodeURIComponent(id)}`);
    this.problem.value = "problem" in told ? told.problem : null;
    return "problem" in told ? null : told.value.published;
  }

  async withdraw(id: string): Promise<boolean> {
    const told = await ask("DELETE", `${this.path}/published/${encodeURIComponent(id)}`);
    this.problem.value = "problem" in told ? told.problem : null;
    return !("problem" in told);
  }

  /** Why something may not be brought, in words. */
  told(refusal: Refusal): string {
    return this.say(`why-${refusal.reason}`, labels(this.speaker, {}, []).args(refusal.facts));
  }

  private get address(): string {
    return `${location.origin}/workshop/${this.game}`;
  }

  private get drawerKey(): string {
    return `workshop-${this.game}`;
  }

  /** What was left on the bench; null if nothing was, or nothing that is a piece. */
  private leftover(): Piece | null {
    try {
      const { id, name, content } = JSON.parse(this.drawer.getItem(this.drawerKey) ?? "null") as Piece;
      return typeof id === "string" && typeof name === "string" ? { id, name, content } : null;
    } catch {
      return null;
    }
  }

  /** The content as the arena reads it; null for what it refuses. Without an answer it is taken as it is. */
  private async readable(content: unknown): Promise<unknown> {
    const told = await ask<Examined>("POST", `${this.path}/examine`, { content, options: this.agreed.value });
    if ("value" in told) return told.value.content;
    return ["malformed", "too_large"].includes(told.problem.code) ? null : content;
  }

  private lay(piece: Piece): void {
    this.badLink.value = false;
    this.piece.value = piece;
    this.drawer.setItem(this.drawerKey, JSON.stringify(piece));
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.examine(), this.examined.value ? PAUSE : 0);
  }

  /** Asks what speaks against it. Answers may overtake one another: the latest question counts. */
  private async examine(): Promise<void> {
    const number = (this.asked += 1);
    const { content } = this.piece.value;
    const told = await ask<Examined>("POST", `${this.path}/examine`, { content, options: this.agreed.value });
    if (number !== this.asked) return;
    if ("value" in told) this.examined.value = told.value;
    this.problem.value = "problem" in told ? told.problem : null;
  }
}

const written = ({ name, content }: Pick<Piece, "name" | "content">): string => JSON.stringify([name, content]);
