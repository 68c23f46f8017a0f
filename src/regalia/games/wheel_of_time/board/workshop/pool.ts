/** What is printed on a card, as `catalogue.py` tells it. What is empty is left out there. */
interface Told {
  readonly name: string;
  readonly other?: string;
  readonly type: CardType;
  readonly set: string;
  readonly rarity: string;
  readonly number: string;
  readonly subtype?: string;
  readonly cost?: Numbers | null;
  readonly abilities?: Numbers;
  readonly allegiances?: readonly string[];
  readonly traits?: readonly string[];
  readonly leads?: Side;
  readonly beside?: number;
  readonly opens?: string;
  readonly barred?: Side;
  readonly legal?: boolean;
  readonly words?: readonly string[];
  readonly ruling?: string;
}

export interface Catalogue {
  readonly cards: Readonly<Record<string, Told>>;
  /** What words on cards are called, in English and Japanese, by field. */
  readonly terms: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>>;
  readonly dice: Readonly<Record<Ability, readonly string[]>>;
}

export type Side = "hero" | "villain";
export const SIDES: readonly Side[] = ["hero", "villain"];
/** Words on a card that a search can ask for by their field. */
export const FIELDS = ["type", "subtype", "set", "rarity", "allegiance", "trait"] as const;
export type Field = (typeof FIELDS)[number];
export const TYPES = ["character", "troop", "advantage", "event", "challenge"] as const;
export type CardType = (typeof TYPES)[number];
export const ABILITIES = ["P", "I", "O", "C"] as const;
export type Ability = (typeof ABILITIES)[number];
/** One number for each ability. */
export type Numbers = readonly [number, number, number, number];

const NONE: Numbers = [0, 0, 0, 0];

/** A card of the pool, ready to be found and shown. */
export interface Card {
  readonly kind: string;
  readonly name: string;
  readonly other: string;
  readonly type: CardType;
  readonly subtype: string;
  readonly set: string;
  readonly rarity: string;
  readonly number: string;
  /** Null if no cost is printed on a force: it comes into play in another way. */
  readonly cost: Numbers | null;
  readonly abilities: Numbers;
  readonly allegiances: readonly string[];
  readonly traits: readonly string[];
  readonly leads: Side | "";
  /** How many cards its opening hand has beside it, if it may lead. */
  readonly beside: number;
  /** As what it counts beside a leader in an opening hand; empty where it may not be there. */
  readonly opens: string;
  readonly barred: Side | "";
  readonly legal: boolean;
  readonly words: readonly string[];
  /** What was decided about it beyond its words. */
  readonly ruling: string;
  /** Its names in both languages, as they are searched. */
  readonly named: string;
  /** Its names, types, allegiances, traits and set in both languages, as they are searched. */
  readonly found: string;
  /** The words of each field in both languages, as they are searched. */
  readonly of: Readonly<Record<Field, readonly string[]>>;
  /** What it does, as it is searched. */
  readonly text: string;
}

export interface Pool {
  readonly cards: readonly Card[];
  readonly byKind: ReadonlyMap<string, Card>;
  readonly dice: Catalogue["dice"];
  /** The names of all types in both languages, as they are searched. */
  readonly types: ReadonlySet<string>;
  /** What a word of a field is called in the reader's language. */
  called(field: string, word: string): string;
  /** All words of a field that some card has. */
  words(field: string): readonly string[];
}

/** Text as it is searched: without case, accents and apostrophes, and with narrow letters for full-width ones. */
export const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'\u2018\u2019\u02bc`\u00b4]/g, "")
    .normalize("NFC");

export const sum = (numbers: Numbers): number => numbers.reduce((all, each) => all + each, 0);

export function poolOf(catalogue: Catalogue, language: string): Pool {
  const { terms, dice } = catalogue;
  const names = (field: string, word: string): readonly string[] => terms[field]?.[word] ?? [word];
  const cards = Object.entries(catalogue.cards).map(([kind, told]) => cardOf(kind, told, names));
  return {
    cards,
    byKind: new Map(cards.map((card) => [card.kind, card])),
    dice,
    types: new Set(cards.flatMap((card) => card.of.type)),
    called: (field, word) => names(field, word).at(language === "ja" ? 1 : 0) ?? word,
    words: (field) => Object.keys(terms[field] ?? {}),
  };
}

function cardOf(kind: string, told: Told, names: (field: string, word: string) => readonly string[]): Card {
  const force = told.type === "character" || told.type === "troop";
  const card = {
    kind,
    other: "",
    subtype: "",
    abilities: NONE,
    allegiances: [],
    traits: [],
    leads: "" as const,
    beside: 0,
    opens: "",
    barred: "" as const,
    legal: true,
    words: [],
    ruling: "",
    ...told,
    cost: told.cost ?? (force ? null : NONE),
  };
  const words = (field: Field, some: readonly string[]): readonly string[] =>
    some.filter(Boolean).flatMap((each) => names(field, each).map(folded));
  const of = {
    type: words("type", [card.type]),
    subtype: words("subtype", [card.subtype]),
    set: words("set", [card.set]),
    rarity: words("rarity", [card.rarity]),
    allegiance: words("allegiance", card.allegiances),
    trait: words("trait", card.traits),
  };
  const named = folded(`${card.name}\n${card.other}`);
  const { rarity: _, ...searched } = of;
  const found = [named, ...Object.values(searched).flat()].join("\n");
  return { ...card, named, found, of, text: folded(card.words.join("\n")) };
}
