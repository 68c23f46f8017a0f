import type { Difference } from "regalia/workshop/part";
import { nameOf } from "../cards";
import { ABILITIES, type Ability, type Card, type CardType, type Pool, type Side, sum, TYPES } from "./pool";

/** A deck as it is brought (`decks.py`). */
export interface Deck {
  readonly side: Side;
  readonly cards?: Readonly<Record<string, number>>;
  readonly opening?: readonly string[];
  readonly dragon?: string;
  readonly advantage?: string;
}

export const BLANK: Deck = { side: "hero", cards: {} };
export const MOST_COPIES = 3;

export const copiesOf = (deck: Deck, kind: string): number => deck.cards?.[kind] ?? 0;

export const sizeOf = (deck: Deck): number => Object.values(deck.cards ?? {}).reduce((all, each) => all + each, 0);

/** The deck with this number of a card. The opening hand stays as far as its cards are still there. */
export function withCopies(deck: Deck, kind: string, count: number): Deck {
  const { [kind]: _, ...others } = deck.cards ?? {};
  const cards = count > 0 ? { ...others, [kind]: count } : others;
  const opening = (deck.opening ?? []).map((each) => (each && !cards[each] ? "" : each));
  return { ...deck, cards, opening: opening.every((each) => !each) ? [] : opening };
}

/** The cards of which two decks have different numbers: what is added first, then by name. */
export function differences(before: Deck, after: Deck): readonly Difference[] {
  const kinds = new Set([...Object.keys(before.cards ?? {}), ...Object.keys(after.cards ?? {})]);
  return [...kinds]
    .map((kind) => ({ name: nameOf(kind), before: copiesOf(before, kind), after: copiesOf(after, kind) }))
    .filter((each) => each.before !== each.after)
    .sort(
      (one, other) =>
        Math.sign(other.after - other.before) - Math.sign(one.after - one.before) || one.name.localeCompare(other.name),
    );
}

/** A card and how many there are of it. */
export interface Line {
  readonly card: Card;
  readonly count: number;
}

export function linesOf(deck: Deck, pool: Pool): readonly Line[] {
  return Object.entries(deck.cards ?? {}).flatMap(([kind, count]) => {
    const card = pool.byKind.get(kind);
    return card ? [{ card, count }] : [];
  });
}

/** The lines of each type, starting characters first, then by cost and name. */
export function byType(lines: readonly Line[]): readonly (readonly [CardType, readonly Line[]])[] {
  const order = ({ card }: Line): number => (card.leads ? -1 : card.cost ? sum(card.cost) : 99);
  return TYPES.map((type): readonly [CardType, readonly Line[]] => [
    type,
    lines
      .filter(({ card }) => card.type === type)
      .sort((one, other) => order(one) - order(other) || one.card.name.localeCompare(other.card.name)),
  ]).filter(([, some]) => some.length > 0);
}

export const countOf = (lines: readonly Line[]): number => lines.reduce((all, { count }) => all + count, 0);

/** Costs of this many symbols and more are counted together. */
export const DEAREST = 8;

/** How many cards cost nothing, one symbol, two, …, by type. Without challenges and what has no price. */
export function curve(lines: readonly Line[]): readonly Readonly<Record<CardType, number>>[] {
  const columns = Array.from({ length: DEAREST + 1 }, () => Object.fromEntries(TYPES.map((type) => [type, 0])));
  for (const { card, count } of lines) {
    if (card.cost === null || card.leads || card.type === "challenge") continue;
    columns[Math.min(sum(card.cost), DEAREST)]![card.type]! += count;
  }
  return columns as Readonly<Record<CardType, number>>[];
}

export interface Balance {
  readonly ability: Ability;
  /** How many dice all forces roll together. */
  readonly dice: number;
  /** How many symbols these dice show on average. */
  readonly symbols: number;
  /** How many symbols all cards cost together. */
  readonly costs: number;
}

/** What the forces of a deck roll, and what its cards ask for. */
export function balance(lines: readonly Line[], dice: Pool["dice"]): readonly Balance[] {
  return ABILITIES.map((ability, place) => {
    const rolled = lines.reduce((all, { card, count }) => all + card.abilities[place]! * count, 0);
    const costs = lines.reduce((all, { card, count }) => all + (card.cost?.[place] ?? 0) * count, 0);
    return { ability, dice: rolled, symbols: rolled * share(dice[ability], ability), costs };
  });
}

export const RESULTS = ["S", "X", "D"] as const;
export type Result = (typeof RESULTS)[number];

/** What all dice of a deck show on average: support, opposition, damage, for a hundred dice. */
export function results(lines: readonly Line[], dice: Pool["dice"]): Readonly<Record<Result, number>> {
  const rolled = balance(lines, dice);
  const all = rolled.reduce((total, each) => total + each.dice, 0);
  const mean = (letter: Result): number =>
    all ? (100 * rolled.reduce((total, each) => total + each.dice * share(dice[each.ability], letter), 0)) / all : 0;
  return { S: mean("S"), X: mean("X"), D: mean("D") };
}

/** On which part of its faces a die shows a letter. */
const share = (faces: readonly string[], letter: string): number =>
  faces.filter((face) => face.includes(letter)).length / faces.length;

/** A hand to try: the cards of the opening hand lie aside, the others are shuffled. */
export interface Trial {
  readonly hand: readonly string[];
  readonly left: readonly string[];
}

export function trial(deck: Deck, random: () => number): Trial {
  const [, ...opening] = (deck.opening ?? []).filter(Boolean);
  const left = Object.entries(deck.cards ?? {}).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
  for (const kind of (deck.opening ?? []).filter(Boolean)) {
    const place = left.indexOf(kind);
    if (place >= 0) left.splice(place, 1);
  }
  return { hand: opening, left: shuffled(left, random) };
}

export const draw = ({ hand, left }: Trial, count: number): Trial => ({
  hand: [...hand, ...left.slice(0, count)],
  left: left.slice(count),
});

function shuffled<Thing>(things: readonly Thing[], random: () => number): readonly Thing[] {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
