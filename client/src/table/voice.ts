import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Act } from "../motion/theatre";
import { type Labels, labels, seatNames } from "../text/labels";
import type { Speaker } from "../text/speaker";
import type { Problem, Reason, Refusal, Sight, SightMessage, TableMessage } from "../wire";
import { saying, type Saying } from "./saying";

/** What a table's page says: what things are called, why something is refused, and what screen readers announce. */
export class Voice {
  /** Announcements for screen readers, the latest one last. */
  readonly said = signal<readonly Saying[]>([]);
  /** The event that is shown, in words. */
  readonly happening = signal("");
  /** What kinds are called that the game's words do not name. */
  readonly kinds = signal<Readonly<Record<string, string>>>({});
  readonly names = computed(() => seatNames(this.speaker, this.table.value?.seats ?? [], this.order.value));
  /** The seats in the order in which the board draws them; the same array as long as that stays. */
  private readonly order = computed(() => {
    const order = this.orderOf(this.latest.value?.sight.view);
    return order && JSON.stringify(order) === JSON.stringify(this.drawn) ? this.drawn : (this.drawn = order);
  });
  private drawn: readonly number[] | undefined;
  private readonly nouns = computed(() => this.sight.value?.nouns);
  readonly labels = computed<Labels>(() => this.labelled(this.nouns.value));
  private readonly latestNouns = computed(() => this.latest.value?.sight.nouns);
  /** What the log and the news call things: by the latest names, whatever is drawn, so that no line changes its words. */
  readonly telling = computed<Labels>(() => this.labelled(this.latestNouns.value));

  constructor(
    private readonly speaker: Speaker,
    private readonly table: ReadonlySignal<TableMessage | null>,
    /** The sight that is drawn. */
    private readonly sight: ReadonlySignal<Sight | null>,
    private readonly latest: ReadonlySignal<SightMessage | null>,
    /** The order in which the board draws the seats, where that is not the order of their numbers. */
    private readonly orderOf: (view: unknown) => readonly number[] | undefined,
  ) {}

  /** A problem in words. */
  excuse(problem: Problem): string {
    const names = [problem.refusal && `why-${problem.refusal.reason}`, `problem-${problem.code}`, "problem-unexpected"];
    const name = names.find((name) => name !== null && this.speaker.knows(name)) ?? "";
    return this.speaker.say(name, this.labels.value.args(problem.refusal?.facts ?? {}));
  }

  /** Why something is refused, in words. */
  told(refusal: Refusal): string {
    return this.speaker.say(`why-${refusal.reason}`, this.labels.value.args(refusal.facts));
  }

  /** A reason for an answer, in words. */
  reason(reason: Reason): string {
    return this.speaker.say(`reason-${reason.name}`, this.labels.value.args(reason.facts));
  }

  /** Announces words to screen readers. */
  speak(words: string): void {
    this.said.value = saying(this.said.peek(), words);
  }

  /** Announces an event of an act, when it is shown. */
  announce(act: Act, index: number): void {
    const event = act.news.flatMap((happening) => happening.events)[index];
    if (!event) return;
    this.happening.value = this.labelled(act.sight.nouns).event(event);
    this.speak(this.happening.value);
  }

  private labelled(nouns: Sight["nouns"] = {}): Labels {
    return labels(this.speaker, nouns, this.names.value, this.kinds.value);
  }
}
