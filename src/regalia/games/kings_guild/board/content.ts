import facts from "../content.toml";

/** What is printed on the pieces (rules 1), as `content.toml` has it. Only what the board draws is named here. */
export interface Content {
  readonly constants: Constants;
  readonly solo: { readonly ratings: Readonly<Record<string, number>> };
  readonly resources: Readonly<Record<string, { readonly needs: string }>>;
  readonly guilds: Readonly<Record<string, { readonly storage: number }>>;
  readonly mats: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>;
  readonly rooms: Readonly<Record<string, RoomFacts>>;
  readonly specialists: Readonly<Record<string, SpecialistFacts>>;
  readonly treasures: Readonly<Record<string, TreasureFacts>>;
  readonly quests: Readonly<Record<string, QuestFacts>>;
}

export interface Constants {
  readonly outer_spaces: number;
  readonly bonus_gold: number;
  readonly hand_limit: number;
  readonly gather_any_max: number;
  readonly sigils: number;
  readonly prestige_per_quest: number;
}

export interface RoomFacts {
  readonly kind: "common" | "chamber" | "master" | "unique";
  readonly cost: number;
  readonly width?: number;
  readonly prestige?: number;
  readonly group?: string;
  readonly storage?: number;
  readonly hand_limit?: number;
  readonly spaces?: number;
  readonly end?: { readonly per: string; readonly prestige: number; readonly icons?: readonly string[] };
}

export interface SpecialistFacts {
  readonly letter: string;
  readonly cost: number;
  readonly prestige: number;
  readonly timing: string;
  readonly gather_bonus?: string;
  readonly discount?: { readonly item: string; readonly resource: string };
}

export interface TreasureFacts {
  readonly colour: string;
  readonly category: string;
  readonly sell: number;
  readonly prestige?: number;
  readonly gains?: Readonly<Record<string, number>>;
}

export interface ItemFacts {
  readonly name: string;
  readonly type: string;
  readonly cost: Readonly<Record<string, number>>;
  readonly coins: number;
}

export interface QuestFacts {
  readonly set: string;
  readonly hero: string;
  readonly reward: readonly string[];
  readonly items: readonly ItemFacts[];
}

export const CONTENT = facts as Content;
export const { constants: PRINTED, rooms: ROOMS, specialists: SPECIALISTS, treasures: TREASURES, quests: QUESTS } = CONTENT;
export const RESOURCES: readonly string[] = Object.keys(CONTENT.resources);
export const COLOURS = ["blue", "red", "yellow"] as const;
export const [COLUMNS, ROWS] = [4, 3];
/** Rules 2: where the guild tile lies. */
export const GUILD_CELLS = ["1,0", "2,0"];
export const OUTER = "outer";
export const STATUE = "kings_statue";
