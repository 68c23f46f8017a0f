import { signal } from "@preact/signals";
import type { Speaker } from "regalia/text/speaker";
import facts from "../content.toml";

/** What is printed on the pieces of the built-in pack. Only what the board draws is named here. */
interface Content {
  readonly limits: { readonly stable: number; readonly curses: number; readonly hand_limit: number };
  readonly season: readonly SeasonFacts[];
  readonly location: readonly LocationFacts[];
  readonly house: readonly HouseFacts[];
  readonly quest: readonly QuestFacts[];
  readonly beast: readonly BeastFacts[];
  readonly curse: readonly Entry[];
}

/** A thing with a name; in an owner's pack it may say what it does. */
interface Entry {
  readonly id: string;
  readonly text?: string;
  readonly text_ja?: string;
}

interface SeasonFacts extends Entry {
  readonly x2_region: string;
  readonly spots: readonly string[];
}

export interface Effect {
  readonly key: string;
  readonly n?: number;
  readonly resource?: string;
  readonly options?: readonly Effect[];
}

interface LocationFacts extends Entry {
  readonly ability: string;
  readonly effects?: readonly Effect[];
}

export interface HeirloomFacts {
  readonly id: string;
  readonly slot: string;
  readonly cost: readonly string[];
  readonly prestige: number;
}

export interface HouseAbility {
  readonly tier: number;
  readonly mode: "passive" | "triggered" | "hourglass";
  /** What triggers it, of a triggered one. */
  readonly event?: string;
  readonly effects: readonly Effect[];
}

interface HouseFacts extends Entry {
  readonly heirloom: readonly HeirloomFacts[];
  readonly ability: readonly HouseAbility[];
}

interface QuestFacts extends Entry {
  readonly level: number;
  readonly cost: readonly string[];
  readonly prestige: number;
  readonly reward?: readonly Effect[];
}

export interface BeastFacts extends Entry {
  readonly cost: readonly string[];
  readonly prestige: number;
  readonly ability: { readonly trigger: string; readonly effects: readonly Effect[] };
}

const byId = <T extends { readonly id: string }>(list: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(list.map((each) => [each.id, each]));

const tablesOf = (content: Content) => ({
  limits: content.limits,
  seasons: content.season,
  locations: byId(content.location),
  houses: byId(content.house),
  heirlooms: byId(content.house.flatMap(({ heirloom }) => heirloom)),
  quests: byId(content.quest),
  beasts: byId(content.beast),
  curses: byId(content.curse),
});

export const RESOURCES = ["archer", "knight", "mage", "gold", "iron", "wood"];
/** What is printed in the built-in pack. */
export const BUILT_IN = tablesOf(facts as unknown as Content);

const printed = signal(BUILT_IN);

/** From now on these tables are printed on the pieces: those of an owner's pack, or null for the built-in ones. */
export const print = (content: unknown): void => {
  printed.value = content === null ? BUILT_IN : tablesOf(content as Content);
};

/** Fetches what is printed in the pack of this hash; without one, the built-in pack is played. */
export async function printPack(hash: string | undefined): Promise<void> {
  if (!hash) return print(null);
  const response = await fetch(`/api/games/nocturion/packs/${hash}`);
  if (response.ok) print(await response.json());
}

export const limits = (): Content["limits"] => printed.value.limits;
export const seasons = (): readonly SeasonFacts[] => printed.value.seasons;
export const locationOf = (name: string): LocationFacts | undefined => printed.value.locations[name];
export const houseOf = (name: string): HouseFacts | undefined => printed.value.houses[name];
export const heirloomOf = (name: string): HeirloomFacts | undefined => printed.value.heirlooms[name];
export const questOf = (name: string): QuestFacts | undefined => printed.value.quests[name];
export const beastOf = (name: string): BeastFacts | undefined => printed.value.beasts[name];

/** What an owner's pack says in its own words of a thing; nothing for things of the built-in pack. */
export function textOf(name: string, language: string): string | undefined {
  const { locations, houses, quests, beasts, curses } = printed.value;
  const entry: Entry | undefined = locations[name] ?? houses[name] ?? quests[name] ?? beasts[name] ?? curses[name];
  return (language === "ja" ? entry?.text_ja : entry?.text) || undefined;
}

/** What is printed on the first of these pieces that says something, in the words of an owner's pack or of the game. */
export const printedOn = (
  names: readonly string[],
  speaker: Pick<Speaker, "language" | "knows" | "say">,
): string | undefined =>
  names
    .map((name) => textOf(name, speaker.language) ?? (speaker.knows(`does-${name}`) ? speaker.say(`does-${name}`) : ""))
    .find(Boolean);

/** The season of the quarter that a side of the calendar borders. */
export const seasonOf = (region: string): string => seasons().find(({ x2_region }) => x2_region === region)?.id ?? "winter";

/** The first effect of an ability; of several to choose from, the first of those. */
export const firstOf = (effects: readonly Effect[] | undefined): Effect | undefined => {
  const [effect] = effects ?? [];
  return effect?.options?.[0] ?? effect;
};
