import type { Answer, ForeseenMessage, ForeseenQuestion, NewOrder, Option } from "../wire";

export type Fact = string | number;

/** How long an order lasts: `once`, `times`, `game`, `concern`, `options`, or the name of a stretch. */
export type Until = string;

/** Times of an order that is given several times. */
export const TIMES = 5;
/** How many answers an order can have. */
export const MOST = 8;
/** The largest number that can be ordered. */
export const MOST_NUMBER = 9999;

/** An order that is being composed. */
export interface Draft {
  readonly question: string;
  readonly facts: Readonly<Record<string, Fact>>;
  /** The answers in order of preference. */
  readonly wishes: readonly Answer[];
  readonly nearest: boolean;
  readonly until: Until;
}

/** The question of a kind, among those that are offered. */
export function questionOf(offered: ForeseenMessage, kind: string): ForeseenQuestion | undefined {
  return offered.questions.find(({ question }) => question === kind);
}

/** With what the panel begins: the open question, as it is, or the first one that is foreseen. */
export function begin(offered: ForeseenMessage, answer: Answer | null): Draft | null {
  const kind = offered.current ?? offered.questions[0]?.question;
  return kind === undefined ? null : about(offered, kind, offered.current === null ? null : answer);
}

/** A draft about another question. */
export function about(offered: ForeseenMessage, kind: string, answer: Answer | null = null): Draft {
  const open = kind === offered.current;
  const ask = questionOf(offered, kind)?.ask;
  const number = ask?.type === "number" ? [ask.least] : [];
  const wishes = answer === null ? number : [answer].flat();
  return { question: kind, facts: open ? offered.facts : {}, wishes, nearest: false, until: open ? "game" : "once" };
}

/** The options that a question offers; none if it asks for a number. */
export function optionsOf({ ask }: ForeseenQuestion): readonly Option[] {
  return ask.type === "one" || ask.type === "several" ? ask.options : ask.type === "arrange" ? ask.things : [];
}

/** The options that are not among the wishes yet. */
export function left(question: ForeseenQuestion, wishes: readonly Answer[]): readonly Option[] {
  const taken = wishes.map((wish) => JSON.stringify(wish));
  return optionsOf(question).filter((option) => !taken.includes(JSON.stringify(option)));
}

/** The draft with a wish put in a place, or taken away from there. */
export function wishing(draft: Draft, place: number, wish: Answer | null): Draft {
  const wishes = draft.wishes.flatMap((each, index) => (index === place ? (wish === null ? [] : [wish]) : [each]));
  return { ...draft, wishes: place < draft.wishes.length || wish === null ? wishes : [...wishes, wish] };
}

/** The draft with a fact that the question must have; null for any. */
export function limited(draft: Draft, name: string, value: Fact | null): Draft {
  const facts = Object.fromEntries(Object.entries(draft.facts).filter(([fact]) => fact !== name));
  return { ...draft, facts: value === null ? facts : { ...facts, [name]: value } };
}

/** The order that a draft makes; null while it has no answer. */
export function orderOf(draft: Draft): NewOrder | null {
  const [answer, ...otherwise] = draft.wishes;
  const { question, facts, nearest, until } = draft;
  if (answer === undefined) return null;
  const named = ["once", "times", "game", "concern", "options"].includes(until);
  return {
    answer,
    otherwise,
    question,
    facts,
    nearest,
    times: until === "once" ? 1 : until === "times" ? TIMES : 0,
    stretch: named ? "" : until,
    concern: until === "concern",
    options: until === "options",
  };
}
