import { ABILITIES, type Card, FIELDS, type Field, folded, type Pool, sum } from "./pool";

/** Whether a card is meant. `copies` says how many of it are in the deck. */
export type Test = (card: Card, copies: number) => boolean;

type Reads = (card: Card, copies: number) => number | null;

/** What can be compared. */
const NUMBERS: Readonly<Record<string, Reads>> = {
  cost: (card) => card.cost && sum(card.cost),
  dice: (card) => sum(card.abilities),
  deck: (_, copies) => copies,
  ...Object.fromEntries(ABILITIES.map((ability, place) => [ability.toLowerCase(), (card: Card) => card.abilities[place]!])),
};

const isField = (name: string): name is Field => (FIELDS as readonly string[]).includes(name);

/** Other names of fields, in both languages. */
const ALSO: Readonly<Record<string, string>> = {
  コスト: "cost",
  ダイス: "dice",
  デッキ: "deck",
  politics: "p",
  intrigue: "i",
  power: "o",
  combat: "c",
  政治: "p",
  陰謀: "i",
  魔力: "o",
  軍事: "c",
  words: "text",
  本文: "text",
  名前: "name",
  タイプ: "type",
  種類: "type",
  忠義: "allegiance",
  セット: "set",
  特性: "trait",
  特徴: "trait",
  レアリティ: "rarity",
};

/** In what one may search alone. */
const PLACES: Readonly<Record<string, (card: Card) => string>> = { text: (card) => card.text, name: (card) => card.named };

const COMPARES: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  "<": (one, other) => one < other,
  ">": (one, other) => one > other,
  "=": (one, other) => one === other,
  "<=": (one, other) => one <= other,
  ">=": (one, other) => one >= other,
};

/** Words apart from one another, or between quotes; a minus before one turns it round. */
const WORD = /(-?)(?:([^\s"<>=:]+)(<=|>=|<|>|=|:))?(?:"([^"]*)"?|([^\s"]*))/gu;
const OR = new Set(["or", "または", "もしくは"]);

/** A part of a query that means nothing, and why: the message `workshop-query-<why>`. */
export interface Misread {
  readonly why: "number" | "field" | "value" | "or";
  /** What was written. */
  readonly text: string;
  /** The field whose values would have been allowed. */
  readonly field?: Field;
}

export interface Query {
  readonly test: Test;
  /** How well a card fits: 2 for each word in its name, 1 for each in its type, traits and the like. */
  rank(card: Card): number;
  /** What was not understood; it leaves no card out. */
  readonly misread: readonly Misread[];
}

/** One condition: its test, what it adds to the rank of a card, or what is wrong with it. */
interface Term {
  readonly test: Test;
  readonly rank?: (card: Card) => number;
  readonly misread?: Misread;
}

const EVERYTHING: Test = () => true;

/**
 * What a query means. All its words must fit, in a name, a type, a trait or in what a card does: `troop andor cost<=2`
 * are Andoran troops for at most two symbols, `set:premier draw` are cards of that set that draw, `-aiel` leaves some
 * out, `aiel or andor` and `aiel|andor` are either. A word that is the name of a type means that type alone.
 */
export function meant(query: string, pool: Pool): Query {
  const words = [...folded(query).replaceAll("≤", "<=").replaceAll("≥", ">=").matchAll(WORD)].filter(
    ([all]) => all.trim() && all !== "-",
  );
  const clauses: Term[][] = [];
  const misread: Misread[] = [];
  let joins = false;
  for (const [all, minus, field, sign, quoted, bare] of words) {
    if (OR.has(all)) {
      if (!clauses.length || joins) misread.push({ why: "or", text: all });
      joins = true;
      continue;
    }
    const term = termOf(pool, all, field, sign, quoted ?? bare ?? "");
    if (term.misread) misread.push(term.misread);
    const turned = minus && !term.misread ? { test: not(term.test) } : term;
    if (joins && clauses.length) clauses.at(-1)!.push(turned);
    else clauses.push([turned]);
    joins = false;
  }
  if (joins && clauses.length) misread.push({ why: "or", text: words.at(-1)![0] });
  return {
    test: (card, copies) => clauses.every((clause) => clause.some(({ test }) => test(card, copies))),
    rank: (card) => clauses.flat().reduce((all, { rank }) => all + (rank?.(card) ?? 0), 0),
    misread,
  };
}

const not =
  (test: Test): Test =>
  (card, copies) =>
    !test(card, copies);

function termOf(pool: Pool, all: string, field: string | undefined, sign: string | undefined, word: string): Term {
  if (!field || !sign) return anywhere(pool, word);
  const name = ALSO[field] ?? field;
  const reads = NUMBERS[name];
  if (reads) return compared(reads, COMPARES[sign === ":" ? "=" : sign]!, all, word);
  const place = PLACES[name];
  if (place) return { test: either(word, (each, card) => place(card).includes(each)) };
  if (isField(name)) return ofField(pool, name, all, word);
  return { test: EVERYTHING, misread: { why: "field", text: field } };
}

function compared(reads: Reads, compares: (one: number, other: number) => boolean, all: string, word: string): Term {
  if (!/^\d+$/.test(word)) return { test: EVERYTHING, misread: { why: "number", text: all } };
  const test: Test = (card, copies) => {
    const number = reads(card, copies);
    return number !== null && compares(number, Number(word));
  };
  return { test };
}

/** Cards of a set, a type, a rarity and so on: the words of the field that begin like this, or contain it. */
function ofField(pool: Pool, field: Field, all: string, word: string): Term {
  const fits = (each: string, card: Card): boolean => card.of[field].some((names) => names.includes(each));
  const known = (each: string): boolean => pool.cards.some((card) => fits(each, card));
  const unknown = parts(word).some((each) => !known(each));
  if (!word || unknown) return { test: EVERYTHING, misread: { why: "value", text: all, field } };
  return { test: either(word, fits) };
}

/** A word alone: the name of a type, or something in the name, the words of the fields, or the text. */
function anywhere(pool: Pool, word: string): Term {
  const has = (each: string, card: Card): boolean =>
    pool.types.has(each) ? card.of.type.includes(each) : card.found.includes(each) || card.text.includes(each);
  const rank = (card: Card): number =>
    Math.max(0, ...parts(word).map((each) => (card.named.includes(each) ? 2 : card.found.includes(each) ? 1 : 0)));
  return { test: either(word, has), rank };
}

const parts = (word: string): readonly string[] => word.split("|").filter(Boolean);

function either(word: string, fits: (each: string, card: Card) => boolean): Test {
  const all = parts(word);
  return (card) => all.length === 0 || all.some((each) => fits(each, card));
}
