import type { Answer, Ask, AskArrange, AskAssign, AskShare, Option } from "../wire";

/** Questions whose answer is put together part by part. */
export type AskComposed = AskAssign | AskShare | AskArrange;

/**
 * What has been put together so far. Of an assignment: the place of each thing, as an index, or null. Of a share: the amount
 * of each place. Of an order: the things chosen so far, as indices.
 */
export type Parts = readonly (number | null)[];

/** What an answer still lacks: how many, and at which place if it is one place's fault. */
export interface Lack {
  readonly why: "left" | "too-many" | "too-few";
  readonly count: number;
  readonly place?: Option;
}

export const isComposed = (ask: Ask | null): ask is AskComposed =>
  ask !== null && (ask.type === "assign" || ask.type === "share" || ask.type === "arrange");

/** The parts before anything was chosen; where only one part is possible, it is there. What may go to the place `home` lies there. */
export function begin(ask: AskComposed, home = -1): Parts {
  if (ask.type === "share") return beginSharing(ask);
  if (ask.type === "arrange") return ask.least === ask.things.length ? ask.things.map((_, thing) => thing) : [];
  return ask.things.map((_, thing) => {
    const [only, ...others] = reach(ask, thing);
    if (only !== undefined && others.length === 0) return only;
    return reach(ask, thing).includes(home) ? home : null;
  });
}

/** The least of each place, or the most where all of that is needed. */
function beginSharing(ask: AskShare): Parts {
  const most = ask.places.map((_, place) => ask.limits[place]?.most ?? ask.total);
  return sum(most) <= must(ask) ? most : ask.places.map((_, place) => ask.limits[place]?.least ?? 0);
}

/** The places that a thing may go to, as indices. */
export const reach = (ask: AskAssign, thing: number): readonly number[] =>
  ask.allowed[thing] ?? ask.places.map((_, place) => place);

/** The parts with one of them changed. */
export const put = (parts: Parts, at: number, value: number | null): Parts =>
  parts.map((part, index) => (index === at ? value : part));

/** How many things lie in each place, or how much it takes. */
export function counts(ask: AskAssign | AskShare, parts: Parts): readonly number[] {
  if (ask.type === "share") return parts.map((amount) => amount ?? 0);
  return ask.places.map((_, place) => parts.filter((other) => other === place).length);
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Whether a place takes one more. */
export function hasRoom(ask: AskAssign | AskShare, parts: Parts, place: number): boolean {
  const most = ask.limits[place]?.most ?? Infinity;
  const full = ask.type === "share" && sum(counts(ask, parts)) >= ask.total;
  return !full && (counts(ask, parts)[place] ?? 0) < most;
}

/** The first thing that keeps the parts from being an answer. */
export function lack(ask: AskComposed, parts: Parts): Lack | null {
  if (ask.type === "arrange") {
    if (parts.length < ask.least) return { why: "left", count: ask.least - parts.length };
    return parts.length > ask.most ? { why: "too-many", count: parts.length - ask.most } : null;
  }
  const taken = counts(ask, parts);
  const left = ask.type === "assign" ? parts.filter((place) => place === null).length : must(ask) - sum(taken);
  if (left > 0) return { why: "left", count: left };
  for (const [index, place] of ask.places.entries()) {
    const [count, limit] = [taken[index] ?? 0, ask.limits[index]];
    if (limit && count > limit.most) return { why: "too-many", count: count - limit.most, place };
    if (limit && count < limit.least) return { why: "too-few", count: limit.least - count, place };
  }
  return ask.type === "share" && sum(taken) > ask.total ? { why: "too-many", count: sum(taken) - ask.total } : null;
}

const must = (ask: AskShare): number => ask.least ?? ask.total;

/** The answer that the parts amount to, or null while something is lacking. */
export function composed(ask: AskComposed, parts: Parts): Answer | null {
  if (lack(ask, parts)) return null;
  if (ask.type === "arrange") return parts.flatMap((thing) => ask.things[thing ?? -1] ?? []);
  if (ask.type === "share")
    return { type: "shared", amounts: ask.places.map((place, index) => [place, parts[index] ?? 0] as const) };
  const pairs = ask.things.flatMap((thing, index) => {
    const place = ask.places[parts[index] ?? -1];
    return place ? [[thing, place] as const] : [];
  });
  return { type: "assigned", pairs };
}

/** The parts with everything that is lacking filled in, from the first possible place on; what was chosen stays if it can. */
export function filled(ask: AskComposed, parts: Parts): Parts {
  if (ask.type === "arrange") {
    const others = ask.things.map((_, thing) => thing).filter((thing) => !parts.includes(thing));
    return [...parts, ...others].slice(0, Math.max(parts.length, ask.least));
  }
  if (ask.type === "share") return shareFilled(ask, parts);
  return assignFilled(ask, parts) ?? assignFilled(ask, begin(ask)) ?? parts;
}

function shareFilled(ask: AskShare, parts: Parts): Parts {
  const amounts = [...counts(ask, parts)];
  for (let place = 0; sum(amounts) < must(ask) && place < amounts.length; place += hasRoom(ask, amounts, place) ? 0 : 1)
    if (hasRoom(ask, amounts, place)) amounts[place] = (amounts[place] ?? 0) + 1;
  return amounts;
}

/** Depth first over the things without a place; places that must take more come before others. */
function assignFilled(ask: AskAssign, parts: Parts): Parts | null {
  const thing = parts.indexOf(null);
  if (thing < 0) return lack(ask, parts) ? null : parts;
  const needs = (place: number): number => Number((counts(ask, parts)[place] ?? 0) < (ask.limits[place]?.least ?? 0));
  for (const place of [...reach(ask, thing)].sort((one, other) => needs(other) - needs(one))) {
    if (!hasRoom(ask, parts, place)) continue;
    const found = assignFilled(ask, put(parts, thing, place));
    if (found) return found;
  }
  return null;
}

/** An order with a thing put in at the end, or taken out. */
export const toggled = (parts: Parts, thing: number): Parts =>
  parts.includes(thing) ? parts.filter((other) => other !== thing) : [...parts, thing];

/** An order with the thing at this place one place further up (-1) or down (1). */
export function moved(parts: Parts, at: number, by: -1 | 1): Parts {
  const [one, other] = [parts[at], parts[at + by]];
  return one === undefined || other === undefined ? parts : put(put(parts, at, other), at + by, one);
}
