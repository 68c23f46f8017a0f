import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { GameBoard } from "../board";
import { isHandheld } from "../kit/layout/shape";
import type { Answer, Ask, Option, Problem, Sight } from "../wire";
import {
  amountOf,
  answerOf,
  atOnce,
  contains,
  drafting,
  fitting,
  matching,
  openBeside,
  optionsOf,
  partsOf,
  picking,
} from "./asking";
import { begin, isComposed, type Parts } from "./composing";
import type { Pointing } from "./pointing";
import { preferences } from "./preferences";

/** What is asked of the reader, and where the answer goes. */
interface Asked {
  readonly board: GameBoard;
  readonly sight: ReadonlySignal<Sight | null>;
  /** What is asked; null while nothing is. */
  readonly ask: ReadonlySignal<Ask | null>;
  /** What one may do unasked. */
  readonly offers: ReadonlySignal<readonly Option[]>;
  /** True while an answer is on its way. */
  readonly sending: ReadonlySignal<boolean>;
  readonly problem: Signal<Problem | null>;
  readonly pointing: Pointing;
  /** Sends an answer. */
  act(answer: Answer): void;
}

/** What the reader has begun to choose, and the answer that it makes. */
export class Choice {
  /** What was picked by hand; null while nothing was. */
  private readonly chosen = signal<readonly Option[] | null>(null);
  /** The fields chosen so far of an option that is put together piece by piece. */
  readonly draft = signal<Option | null>(null);
  /** What one is about to do unasked, where it is said twice. */
  readonly accepting = signal<readonly Option[]>([]);
  /** The number that was set; null for the usual one. */
  readonly amount = signal<number | null>(null);
  /** The option on whose button the pointer or the focus rests. */
  readonly considered = signal<Option | null>(null);
  /** What has been put together so far of an answer in parts; null before anything was chosen. */
  private readonly composition = signal<Parts | null>(null);

  private readonly decision = computed(() => this.asked.sight.value?.decision ?? null);
  readonly options = computed(() => (this.asked.sending.value ? [] : optionsOf(this.asked.ask.value)));
  /** The options that can be picked or taken back now, beside what is picked. */
  readonly open = computed(() => (this.asked.sending.value ? [] : openBeside(this.asked.ask.value, this.picked.value)));
  readonly parts = computed<Parts>(() => {
    const [ask, decision] = [this.asked.ask.value, this.decision.value];
    if (!isComposed(ask)) return [];
    const home = ask.type === "assign" && decision ? this.asked.board.gathers?.(decision, ask) : undefined;
    return this.composition.value ?? begin(ask, home);
  });
  /** With what the question begins as picked. */
  private readonly suggested = computed<readonly Option[]>(() => {
    const [ask, decision] = [this.asked.ask.value, this.decision.value];
    return (ask && decision && this.asked.board.suggests?.(decision, ask)) || [];
  });
  readonly picked = computed(() => this.chosen.value ?? this.suggested.value);
  /** Whether there is a choice that can be taken back. */
  readonly begun = computed(() => {
    const count = this.picked.value.length + this.suggested.value.length;
    return this.draft.value !== null || (this.chosen.value !== null && count > 0);
  });
  /** The number that would be answered. */
  readonly number = computed(() => {
    const [ask, sight] = [this.asked.ask.value, this.asked.sight.value];
    const usual = ask && sight?.decision ? this.asked.board.usual?.(sight.decision, ask, sight.view) : undefined;
    return ask ? amountOf(ask, this.amount.value, usual) : 0;
  });
  /** On a phone, the options that wait for the button that plays them. */
  readonly plays = computed(() => {
    const wait = isHandheld() && this.asked.ask.value?.type === "one" && preferences.value.confirm !== "never";
    return wait ? this.options.value.filter((option) => this.asked.board.plays?.(option)) : [];
  });
  /** The answer that the picks make, or null while incomplete. */
  readonly answer = computed(() => {
    const ask = this.asked.ask.value;
    return ask ? answerOf(ask, this.picked.value, this.number.value, this.parts.value) : null;
  });
  constructor(private readonly asked: Asked) {}

  /** Clears what was picked and not yet sent. */
  drop(): void {
    this.chosen.value = null;
    this.draft.value = null;
    this.amount.value = null;
    this.considered.value = null;
    this.composition.value = null;
    this.accepting.value = [];
  }

  /** Changes what has been put together so far. */
  compose(parts: Parts): void {
    batch(() => {
      this.asked.problem.value = null;
      this.composition.value = parts;
    });
  }

  /** Something is picked: what was told of an earlier pick goes. */
  private touch(): void {
    this.asked.problem.value = null;
    this.asked.pointing.unpoint("stay");
  }

  choose(option: Option): void {
    const [ask, decision] = [this.asked.ask.value, this.decision.value];
    if (!ask || !decision || !fitting(this.open.value, this.draft.value, option)) return;
    const whole = contains(this.options.value, option);
    const again = whole && ask.type === "one" && contains(this.picked.value, option);
    batch(() => {
      this.touch();
      if (!whole) return this.outline(option);
      this.draft.value = null;
      this.chosen.value = picking(ask, this.picked.value, option);
    });
    if (this.picked.value.length === 0) return;
    const alone = this.options.value.length === 1; // nothing else could have been meant
    const final = !alone && (decision.confirm || decision.final.includes(option.type));
    const waits = final || contains(this.plays.value, option);
    if (again || atOnce(ask, waits, preferences.value.confirm)) this.confirm();
  }

  /** Picks an answer as taps would: what a tap sends is sent, and what must be confirmed waits for that. */
  show(answer: Answer): void {
    const ask = this.asked.ask.value;
    if (!ask) return;
    if (ask.type === "one") {
      if (!contains(this.picked.value, answer as Option)) this.choose(answer as Option);
    } else if (isComposed(ask)) this.compose(partsOf(ask, answer));
    else if (ask.type === "number") this.amount.value = answer as number;
    else this.chosen.value = answer as readonly Option[];
  }

  /** Picks an answer, and sends nothing. */
  lay(answer: Answer): void {
    if (this.asked.ask.value?.type === "one") this.chosen.value = [answer as Option];
    else this.show(answer);
  }

  /** Puts some fields into the draft; when only one option fits, that one is picked. */
  private outline(part: Option): void {
    this.draft.value = drafting(this.draft.value, part);
    const left = matching(this.options.value, this.draft.value);
    this.chosen.value = left.length === 1 ? left : [];
  }

  confirm(): void {
    if (this.answer.value !== null && !this.asked.sending.value) this.asked.act(this.answer.value);
  }

  /** Does what was offered: said once, or twice on the board, where a tap may only mean to look. */
  accept(option: Option, twice = preferences.value.confirm === "always"): void {
    if (!contains(this.asked.offers.value, option)) return;
    const again = contains(this.accepting.value, option);
    batch(() => {
      this.touch();
      this.accepting.value = [option];
    });
    if (again || !twice) this.asked.act({ type: "unasked", option });
  }
}
