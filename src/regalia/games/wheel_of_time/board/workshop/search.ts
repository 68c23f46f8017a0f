import { ABILITIES, type Card, plain, sum } from "./pool";

/** Whether a card is meant. `copies` says how many of it are in the deck. */
export type Test = (card: Card, copies: number) => boolean;

type Reads = (card: Card, copies: number) => number | null;

/** What can be compared, by its names in both languages. */
const NUMBERS: Readonly<Record<string, Reads>> = {
  cost: (card) => card.cost && sum(card.cost),
  dice: (card) => sum(card.abilities),
  deck: (_, copies) => copies,
  ...Object.fromEntries(ABILITIES.map((ability, place) => [ability.toLowerCase(), (card: Card) => card.abilities[place]!])),
};
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
  本文: "text",
  words: "text",
  名前: "name",
};
/** In what one may search alone. */
const PLACES: Readonly<Record<string, (card: Card) => string>> = {
  text: (card) => card.text,
  name: (card) => plain(`${card.name}\n${card.other}`),
};

const COMPARES: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  "<": (one, other) => one < other,
  ">": (one, other) => one > other,
  "=": (one, other) => one === other,
  "<=": (one, other) => one <= other,
  ">=": (one, other) => one >= other,
};

/** Words apart from one another, or between quotes; a minus before one turns it round. */
const WORD = /(-?)(?:([^\s"<>=:]+)(<=|>=|<|>|=|:))?(?:"([^"]*)"?|([^\s"]*))/gu;

/**
 * What a query means: `types` are the names of all types, of which a word that is one stands for nothing else. All its words must fit. `troop andor cost<=2` are Andoran troops for at most two symbols, `text:draw`
 * are cards that say so, `-aiel` leaves some out, `aiel|andor` are either.
 */
export function meant(query: string, types: ReadonlySet<string>): Test {
  const tests = [...plain(query).replaceAll("≤", "<=").replaceAll("≥", ">=").matchAll(WORD)]
    .filter(([all]) => all.trim() && all !== "-")
    .map(([, minus, field, sign, quoted, bare]) => turned(testOf(field, sign, quoted ?? bare ?? "", types), minus === "-"));
  return (card, copies) => tests.every((test) => test(card, copies));
}

const turned = (test: Test, round: boolean): Test => (round ? (card, copies) => !test(card, copies) : test);

function testOf(field: string | undefined, sign: string | undefined, word: string, types: ReadonlySet<string>): Test {
  const name = (field && (ALSO[field] ?? field)) ?? "";
  const reads = NUMBERS[name];
  const compares = COMPARES[sign === ":" ? "=" : (sign ?? "")];
  if (reads && compares) {
    if (!/^\d+$/.test(word)) return () => true; // it is still being written
    return (card, copies) => {
      const number = reads(card, copies);
      return number !== null && compares(number, Number(word));
    };
  }
  const either = word.split("|").filter(Boolean);
  const where = PLACES[name] ?? ((card: Card) => card.found);
  const has = (card: Card, each: string): boolean =>
    !name && types.has(each) ? card.typed.includes(each) : where(card).includes(each);
  return (card) => either.length === 0 || either.some((each) => has(card, each));
}
