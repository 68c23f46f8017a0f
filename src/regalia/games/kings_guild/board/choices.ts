import { countIn } from "regalia/kit/choice";
import type { Decision, Option } from "regalia/wire";

const GATHERING = new Set(["Turn", "Gather", "ExtraGather", "Plenty", "TakeInstead"]);
const NAMING = new Set(["resource", "stolen"]);

/** What choosing a resource of the supply would mean now. */
export function ofSupply(decision: Decision | null, resource: string): Option | undefined {
  const kind = decision?.kind ?? "";
  if (GATHERING.has(kind)) return { type: "Take", resource };
  return NAMING.has(kind) ? { type: "Name", resource } : undefined;
}

/** What choosing a resource in one's own storage would mean now. */
export function ofStore(decision: Decision | null, resource: string): Option | undefined {
  return decision?.kind === "DiscardResources" || decision?.kind === "Exchange" ? { type: "Return", resource } : undefined;
}

/** What choosing a quest as a whole would mean now; items have options of their own. */
export function ofQuest(decision: Decision | null, quest: string): Option | undefined {
  if (quest === "offering_to_the_council") return { type: "Offer" };
  if (quest === "kings_funeral") return { type: "BuildStatue" };
  if (decision?.kind === "AfterCraft") return { type: "PlaceThug", quest };
  return decision?.kind === "quest" ? { type: "TakeQuest", quest } : undefined;
}

/** What choosing items of a quest would mean. */
export const ofItems = (quest: string, items: "left" | "right" | "both"): Option => ({ type: "Craft", quest, items });

/** All that can be done with a specialist of one's own. */
export const ofEmployee = (specialist: string): readonly Option[] => [
  { type: "DrawForHero", specialist },
  { type: "Move", specialist },
];

const DISCARDING = new Set(["DiscardCards", "other"]);

/** What choosing a card of one's hand would mean now, if that is one thing only. */
export function ofHand(decision: Decision | null, treasure: string): Option | undefined {
  const kind = decision?.kind ?? "";
  if (DISCARDING.has(kind)) return { type: "Discard", treasure };
  if (kind === "SellDown") return { type: "Sell", treasure };
  return kind === "LuckyWindow" ? { type: "Play", treasure } : undefined;
}

/** All that can be done with a card of one's hand on one's turn. */
export const actsOf = (treasure: string): readonly Option[] => [
  { type: "Play", treasure },
  { type: "Sell", treasure },
  { type: "Burn", treasure },
];

/** Choices that are made on one's own mat and storage. */
const AT_HOME = new Set(["Cell", "Onto", "Return"]);

/** Whether the own guild must be seen to decide. */
export const isAtHome = (options: readonly Option[]): boolean => options.some((option) => AT_HOME.has(option.type));

/** Options that have no place of their own on the board: they become buttons. */
const BUTTONS = new Set(["StartWith", "EndTurn", "Done", "Decline", "Pass"]);

export const shows = (option: Option): boolean => !BUTTONS.has(option.type);

/** The parts of the board, in their order. */
export const PARTS = ["guild", "supply", "quests", "row", "rooms"] as const;
export type Part = (typeof PARTS)[number];

const PART_OF: Readonly<Record<string, Part>> = {
  Cell: "guild",
  Onto: "guild",
  Return: "guild",
  Move: "guild",
  DrawForHero: "guild",
  Take: "supply",
  Name: "supply",
  Choose: "supply",
  Keep: "supply",
  Buy: "supply",
  Craft: "quests",
  PlaceThug: "quests",
  TakeQuest: "quests",
  Offer: "quests",
  BuildStatue: "quests",
  Peek: "quests",
  Hire: "row",
  Build: "rooms",
};

/** How many options wait in each part of the board. */
export function waitingIn(options: readonly Option[]): ReadonlyMap<Part, number> {
  const parts = options.flatMap((option) => PART_OF[option.type] ?? []);
  return countIn(PARTS, parts);
}
