import { signal } from "@preact/signals";
import type { Ui } from "regalia/board";
import { printed, printedAtLast } from "regalia/live/facts";
import type { SeenChallenge } from "./types";

/** What is printed on a card, in the reader's language. */
export interface CardFacts {
  readonly name: string;
  readonly type: string;
  readonly subtype?: string;
  readonly cost?: readonly number[] | null;
  readonly abilities?: readonly number[];
  readonly allegiances?: readonly string[];
  readonly traits?: readonly string[];
  /** The side that it can lead as an avatar, and how many cards are then beside it in the opening hand. */
  readonly leads?: string;
  readonly beside?: number;
  /** As what type it counts in an opening hand. */
  readonly opens?: string;
  readonly words?: readonly string[];
  /** What was decided about it beyond its words. */
  readonly ruling?: string;
  /** Where one may use several abilities of it: the paragraph of each, by its entry. */
  readonly uses?: Readonly<Record<string, number>>;
}

interface Catalogue {
  readonly cards: Readonly<Record<string, CardFacts>>;
  /** Of each sort, what its things are called in English and in Japanese. */
  readonly terms: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>>;
  /** The faces of the die of each ability, each a word of signs. */
  readonly dice: Readonly<Record<string, readonly string[]>>;
}

const catalogue = signal<Catalogue | null>(null);

/** What is printed has come; a page without an arena brings its own. */
export const tell = (facts: Catalogue): void => void (catalogue.value = facts);

void printed<Catalogue>("wheel_of_time", document.documentElement.lang).then((facts) => facts && tell(facts));

/** What all cards are called, and what tells apart the abilities of one that has several; fetched until it comes. */
export async function names(): Promise<Readonly<Record<string, string>>> {
  const facts = await printedAtLast<Catalogue>("wheel_of_time", document.documentElement.lang);
  if (facts) tell(facts);
  const all = Object.entries(facts?.cards ?? {});
  return Object.fromEntries(all.flatMap(([kind, facts]) => [[kind, facts.name], ...abilitiesOf(kind, facts)]));
}

const abilitiesOf = (kind: string, { uses = {}, words = [] }: CardFacts): readonly (readonly [string, string])[] =>
  Object.entries(uses).map(([entry, line]) => [`${kind}.${entry}`, `${LANGUAGE ? "：" : ": "}${words[line] ?? ""}`]);

/** What is printed on a card; null until the facts have come. */
export const factsOf = (kind: string): CardFacts | null => catalogue.value?.cards[kind] ?? null;

/** What a card is called; until the facts have come, its id in words. */
export const nameOf = (kind: string): string => factsOf(kind)?.name ?? kind.replaceAll("_", " ");

/** What a challenge is called; a card that lies face down is no more than that. */
export const titleOf = ({ ui }: { readonly ui: Ui }, { kind, form, kinds }: SeenChallenge): string =>
  form === "card" && !kind
    ? ui.say("challenge-hidden")
    : form === "contest" && kinds[0]
      ? nameOf(kinds[0])
      : kind
        ? nameOf(kind)
        : ui.say(`field-${form}`);

const LANGUAGE = document.documentElement.lang === "ja" ? 1 : 0;

/** What a thing of a sort is called: a type, an allegiance, a trait. */
export const termOf = (sort: string, name: string): string => catalogue.value?.terms[sort]?.[name]?.[LANGUAGE] ?? name;

/** The signs on a face of a die: abilities, support (S), opposition (X), damage (D). */
export const faceOf = (ability: string, face: number): readonly string[] => [
  ...(catalogue.value?.dice[ability]?.[face] ?? ""),
];

/** The types of cards, in the order in which they are laid out. */
export const SORTS = ["character", "troop", "challenge", "event", "advantage"];

/** Cards with their numbers, sort by sort and each sort by name. */
export const bySort = <Card extends readonly [string, ...unknown[]]>(cards: readonly Card[]): readonly Card[] =>
  [...cards].sort(
    ([one], [two]) =>
      SORTS.indexOf(factsOf(one)?.type ?? "") - SORTS.indexOf(factsOf(two)?.type ?? "") ||
      nameOf(one).localeCompare(nameOf(two)),
  );
