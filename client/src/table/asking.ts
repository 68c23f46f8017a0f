import type { Answer, Ask, Happening, Option, SightMessage } from "../wire";
import { type AskComposed, composed, isComposed, type Parts } from "./composing";

/** Whether two options are the same record, whatever the order of their fields. */
export function same(one: Option, other: Option): boolean {
  return canonical(one) === canonical(other);
}

export function canonical(option: Option): string {
  return JSON.stringify(Object.entries(option).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether an answer is one option, and not several, a number or put together. */
export const isOption = (answer: Answer | null): answer is Option =>
  answer !== null &&
  typeof answer === "object" &&
  "type" in answer &&
  answer.type !== "assigned" &&
  answer.type !== "shared" &&
  answer.type !== "unasked";

/** The options of a question; a number has none, nor has an answer in parts. */
export function optionsOf(ask: Ask | null): readonly Option[] {
  return ask?.type === "one" || ask?.type === "several" ? ask.options : [];
}

/** The options that can be picked beside these: of a question with groups, no second one of a group. */
export function openBeside(ask: Ask | null, picked: readonly Option[]): readonly Option[] {
  const options = optionsOf(ask);
  const groups = ask?.type === "several" ? ask.groups : undefined;
  if (ask?.type !== "several" || !groups) return options;
  const taken = new Set(groups.filter((_, place) => contains(picked, options[place]!)));
  const full = picked.length >= ask.most;
  return options.filter((option, place) => contains(picked, option) || !(full || taken.has(groups[place]!)));
}

export const contains = (options: readonly Option[], option: Option): boolean =>
  options.some((other) => same(other, option));

/** The options that have all these fields; none without any. */
export const matching = (options: readonly Option[], part: Option | null): readonly Option[] =>
  part ? options.filter((option) => has(option, part)) : [];

const has = (option: Option, part: Option): boolean =>
  Object.entries(part).every(([field, value]) => JSON.stringify(option[field]) === JSON.stringify(value));

/** Whether this is one of the options, or with the draft a part of one. */
export const fitting = (options: readonly Option[], draft: Option | null, part: Option): boolean =>
  contains(options, part) || options.some((option) => has(option, { ...(draft?.type === part.type && draft), ...part }));

/** Whether something is part of a draft. */
export const isDrafted = (draft: Option | null, part: Option): boolean => draft !== null && has(draft, part);

/** A draft with something put in, or taken out if it was there; nothing is left of an empty one. */
export function drafting(draft: Option | null, part: Option): Option | null {
  const before = draft?.type === part.type ? draft : { type: part.type };
  if (!has(before, part)) return { ...before, ...part };
  const left = Object.entries(before).filter(([field]) => field === "type" || !(field in part));
  return left.length > 1 ? (Object.fromEntries(left) as Option) : null;
}

/** What has been picked after this pick: one option replaces another, of several each is put in or taken out. */
export function picking(ask: Ask, picked: readonly Option[], option: Option): readonly Option[] {
  if (!contains(openBeside(ask, picked), option)) return picked;
  if (ask.type === "one") return [option];
  if (contains(picked, option)) return picked.filter((other) => !same(other, option));
  return ask.type === "several" && picked.length >= ask.most ? picked : [...picked, option];
}

/** The answer that the picks amount to, or null if it is not complete. */
export function answerOf(ask: Ask, picked: readonly Option[], amount: number, parts: Parts = []): Answer | null {
  if (isComposed(ask)) return composed(ask, parts);
  if (ask.type === "number") return amount >= ask.least && amount <= ask.most ? amount : null;
  if (ask.type === "one") return picked[0] ?? null;
  return picked.length >= ask.least && picked.length <= ask.most ? picked : null;
}

/** The parts that amount to an answer: `composed` the other way round. */
export function partsOf(ask: AskComposed, answer: Answer): Parts {
  const at = (options: readonly Option[], option: Option): number => options.findIndex((other) => same(other, option));
  if (ask.type === "arrange") return (answer as readonly Option[]).map((thing) => at(ask.things, thing));
  if (ask.type === "share") {
    const { amounts } = answer as Extract<Answer, { type: "shared" }>;
    return ask.places.map((place) => amounts.find(([other]) => same(other, place))?.[1] ?? 0);
  }
  const { pairs } = answer as Extract<Answer, { type: "assigned" }>;
  return ask.things.map((thing) => {
    const place = pairs.find(([other]) => same(other, thing))?.[1];
    return place ? at(ask.places, place) : null;
  });
}

/** Whether the same question is still open after news from others, so that what one has begun to choose may stay. */
export function staysAsked(old: SightMessage | null, now: SightMessage, news: readonly Happening[]): boolean {
  if (old?.seat !== now.seat || news.some(({ seat }) => seat === now.seat)) return false;
  return JSON.stringify(old.sight.ask) === JSON.stringify(now.sight.ask);
}

/** The number that has been set, or else the usual one; never less or more than what is asked for. */
export const amountOf = (ask: Ask, amount: number | null, usual: number | undefined): number =>
  ask.type === "number" ? Math.min(ask.most, Math.max(ask.least, amount ?? usual ?? ask.least)) : 0;

export type Confirming = "game" | "always" | "never";

/** True if a pick is sent at once, without confirmation. */
export function atOnce(ask: Ask, confirm: boolean, preference: Confirming): boolean {
  if (ask.type !== "one") return false;
  return preference === "never" || (preference === "game" && !confirm);
}
