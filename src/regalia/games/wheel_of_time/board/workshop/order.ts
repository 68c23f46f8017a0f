import { ABILITIES, type Card, sum, TYPES } from "./pool";

export const ORDERS = ["best", "name", "cost", "type", "set", "rarity", "dice", ...ABILITIES] as const;
export type Order = (typeof ORDERS)[number];
type Compares = (one: Card, other: Card) => number;

const RARITIES = ["fixed", "common", "uncommon", "rare", "promo"];
const price = (card: Card): number => (card.cost ? sum(card.cost) : 99);

/** The larger number first. */
const most =
  (number: (card: Card) => number): Compares =>
  (one, other) =>
    number(other) - number(one);

const BY: Readonly<Record<Exclude<Order, "best">, Compares>> = {
  name: (one, other) => one.name.localeCompare(other.name),
  cost: (one, other) => price(one) - price(other),
  type: (one, other) => TYPES.indexOf(one.type) - TYPES.indexOf(other.type),
  set: (one, other) => one.set.localeCompare(other.set) || one.number.localeCompare(other.number),
  rarity: (one, other) => RARITIES.indexOf(one.rarity) - RARITIES.indexOf(other.rarity),
  dice: most((card) => sum(card.abilities)),
  P: most((card) => card.abilities[0]),
  I: most((card) => card.abilities[1]),
  O: most((card) => card.abilities[2]),
  C: most((card) => card.abilities[3]),
};

/** The cards by several keys, the first of which counts most; what is equal in all of them by name. */
export function ordered(cards: readonly Card[], keys: readonly Order[], rank: (card: Card) => number): readonly Card[] {
  const compares = [...keys, "name" as const].map((key) => (key === "best" ? most(rank) : BY[key]));
  return [...cards].sort((one, other) => compares.reduce((found, each) => found || each(one, other), 0));
}
