import facts from "../content.toml";

/** What is printed on the pieces of the built-in pack. Only what the board draws is named here. */
interface Content {
  readonly limits: { readonly stable: number; readonly curses: number; readonly hand_limit: number };
  readonly season: readonly SeasonFacts[];
  readonly location: readonly LocationFacts[];
  readonly house: readonly HouseFacts[];
  readonly quest: readonly QuestFacts[];
  readonly beast: readonly BeastFacts[];
}

interface SeasonFacts {
  readonly id: string;
  readonly x2_region: string;
  readonly spots: readonly string[];
}

export interface Effect {
  readonly key: string;
  readonly n?: number;
  readonly resource?: string;
  readonly options?: readonly Effect[];
}

interface LocationFacts {
  readonly id: string;
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
  readonly effects: readonly Effect[];
}

interface HouseFacts {
  readonly id: string;
  readonly heirloom: readonly HeirloomFacts[];
  readonly ability: readonly HouseAbility[];
}

interface QuestFacts {
  readonly id: string;
  readonly level: number;
  readonly cost: readonly string[];
  readonly prestige: number;
  readonly reward?: readonly Effect[];
}

export interface BeastFacts {
  readonly id: string;
  readonly cost: readonly string[];
  readonly prestige: number;
  readonly ability: { readonly trigger: string; readonly effects: readonly Effect[] };
}

const CONTENT = facts as unknown as Content;

const byId = <T extends { readonly id: string }>(list: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(list.map((each) => [each.id, each]));

export const RESOURCES = ["archer", "knight", "mage", "gold", "iron", "wood"];
export const LIMITS = CONTENT.limits;
export const SEASONS = CONTENT.season;
export const LOCATIONS = byId(CONTENT.location);
export const HOUSES = byId(CONTENT.house);
export const HEIRLOOMS = byId(CONTENT.house.flatMap(({ heirloom }) => heirloom));
export const QUESTS = byId(CONTENT.quest);
export const BEASTS = byId(CONTENT.beast);

/** The season of the quarter that a side of the calendar borders. */
export const seasonOf = (region: string): string => SEASONS.find(({ x2_region }) => x2_region === region)?.id ?? "winter";

/** The first effect of an ability; of several to choose from, the first of those. */
export const firstOf = (effects: readonly Effect[] | undefined): Effect | undefined => {
  const [effect] = effects ?? [];
  return effect?.options?.[0] ?? effect;
};
