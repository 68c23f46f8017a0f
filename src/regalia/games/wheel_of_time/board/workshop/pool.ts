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
  /** Its names, types, allegiances, traits and set in both languages, as they are searched. */
  readonly found: string;
  /** Its type alone, in both languages. */
  readonly typed: readonly string[];
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

/** Full-width letters become narrow ones, case is dropped. */
export const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

export const sum = (numbers: Numbers): number => numbers.reduce((all, each) => all + each, 0);

export function poolOf(catalogue: Catalogue, language: string): Pool {
  const { terms, dice } = catalogue;
  const names = (field: string, word: string): readonly string[] => terms[field]?.[word] ?? [word];
  const cards = Object.entries(catalogue.cards).map(([kind, told]) => cardOf(kind, told, names));
  return {
    cards,
    byKind: new Map(cards.map((card) => [card.kind, card])),
    dice,
    types: new Set(cards.flatMap((card) => card.typed)),
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
  const found = [
    card.name,
    card.other,
    ...names("type", card.type),
    ...(card.subtype ? names("subtype", card.subtype) : []),
    ...names("set", card.set),
    ...card.allegiances.flatMap((each) => names("allegiance", each)),
    ...card.traits.flatMap((each) => names("trait", each)),
  ];
  const typed = names("type", card.type).map(plain);
  return { ...card, found: plain(found.join("\n")), typed, text: plain(card.words.join("\n")) };
}
