import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Labels } from "../text/labels";
import type { Speaker } from "../text/speaker";
import type { LineOfTalk, Muted, Problem, Reply, Request, Seat, TalkMessage } from "../wire";
import { inWords } from "./spoken";

/** The part of a connection that talk needs. */
interface Line {
  ask(request: Request): Promise<Reply>;
  catchUpTalk(since: number): void;
}

/** A line in the reader's language. */
export function wordsIn(speaker: Speaker, line: LineOfTalk, labels: Labels): string {
  if (line.removed) return speaker.say("talk-removed");
  return inWords(line.text, labels) || speaker.say(line.phrase ? `phrase-${line.phrase}` : "talk-deleted");
}

/** For how long a new line is shown at the seat that says it, in milliseconds. */
const SHOWN = 4_000;

const says = (line: LineOfTalk): boolean => Boolean(line.text || line.phrase);

/** What is said at the table, and how far it was read in this browser. */
export class Talk {
  readonly lines = signal<readonly LineOfTalk[]>([]);
  readonly muted = signal<readonly Muted[]>([]);
  readonly mayRemove = signal(false);
  readonly problem = signal<Problem | null>(null);
  /** How many lines of others are new since the reader looked at the talk last. */
  readonly unread = computed(
    () => this.lines.value.filter((line) => says(line) && !line.yours && line.number > this.read.value).length,
  );
  /** The newest line of another seat, for a few seconds. */
  readonly fresh = signal<LineOfTalk | null>(null);
  private fading: ReturnType<typeof setTimeout> | undefined;
  private readonly looked = signal(0);
  private readonly read = computed(() => Math.max(this.looked.value, Number(localStorage.getItem(this.key.value) ?? 0)));
  private readonly key: ReadonlySignal<string>;
  /** The last change that is known; null before the first message. */
  private seq: number | null = null;

  constructor(
    table: ReadonlySignal<string>,
    private readonly line: () => Line,
    private readonly announce: (line: LineOfTalk) => void,
  ) {
    this.key = computed(() => `talk-read:${table.value}`);
  }

  hear(message: TalkMessage): void {
    const known = this.seq;
    if (message.since !== null && message.since > (known ?? 0)) return this.line().catchUpTalk(known ?? 0);
    const fresh = new Map(message.lines.map((line) => [line.number, line]));
    const kept = message.since === null ? [] : this.lines.value.filter((line) => !fresh.has(line.number));
    this.lines.value = [...kept, ...fresh.values()].sort((one, other) => one.number - other.number);
    this.muted.value = message.muted;
    this.mayRemove.value = message.may_remove;
    this.seq = message.seq;
    if (known === null && message.since === null) return;
    const said = message.lines.filter((line) => line.number > (known ?? 0) && !line.yours && says(line));
    said.forEach(this.announce);
    const last = said.at(-1);
    if (last) this.show(last);
  }

  private show(line: LineOfTalk): void {
    clearTimeout(this.fading);
    this.fresh.value = line;
    this.fading = setTimeout(() => (this.fresh.value = null), SHOWN);
  }

  /** Notes in this browser that all lines have been read. */
  look(): void {
    const last = this.lines.peek().at(-1)?.number ?? 0;
    if (last <= this.read.peek()) return;
    localStorage.setItem(this.key.peek(), String(last));
    this.looked.value = last;
  }

  /** True once the line is saved. */
  say(seat: Seat | null, said: { readonly text: string } | { readonly phrase: LineOfTalk["phrase"] }): Promise<boolean> {
    return this.demand({ type: "say", seat, text: "", phrase: null, ...said });
  }

  remove(line: LineOfTalk): Promise<boolean> {
    return this.demand({ type: "remove_line", number: line.number });
  }

  mute(person: string, yes: boolean): Promise<boolean> {
    return this.demand({ type: "mute", person, yes });
  }

  private async demand(request: Request): Promise<boolean> {
    const reply = await this.line().ask(request);
    this.problem.value = reply.type === "refused" ? reply.error : null;
    return reply.type !== "refused";
  }
}

/** What the text before the caret begins to mention: the name behind the last @, and the names that begin so. */
export function mentioning(text: string, names: readonly string[]): { readonly begun: string; readonly names: string[] } {
  const begun = /(?:^|\s)[@＠]([^@＠]{0,24})$/.exec(text)?.[1];
  if (begun === undefined) return { begun: "", names: [] };
  const like = begun.toLowerCase();
  return { begun, names: names.filter((name) => name.toLowerCase().startsWith(like) && name.toLowerCase() !== like) };
}
