import facts from "../content.toml";

/** What is printed on the pieces (rules 1), as `content.toml` has it. Only what the board draws is named here. */
interface Content {
  readonly constants: { readonly supporters: number; readonly favour_uses: number; readonly secrets_markers: number };
  readonly regions: Readonly<Record<string, { readonly locations: readonly string[] }>>;
  readonly locations: Readonly<Record<string, { readonly region: string; readonly influence: number }>>;
  readonly councils: Readonly<Record<string, { readonly suit: string }>>;
  readonly factions: Readonly<Record<string, { readonly favour: string }>>;
  readonly basic: readonly Printed[];
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly advanced: Readonly<Record<string, Printed>>;
  readonly headquarters: Readonly<Record<string, Tile>>;
  readonly tactics: Readonly<Record<string, Tile>>;
  readonly favours: Readonly<Record<string, Tile>>;
  readonly kingdom: Readonly<Record<string, Tile>>;
}

/** A faction card as printed. */
export interface Printed {
  readonly faction?: string;
  readonly cost?: number;
  readonly archetype: string;
  readonly strength: number;
  readonly traits?: readonly string[];
  readonly commands?: Readonly<Record<string, number>>;
  readonly votes?: number;
  readonly lore?: number;
}

/** A tile or card with words of its own. */
export interface Tile {
  readonly faction?: string;
  readonly cost?: number;
  readonly actions?: readonly string[];
  readonly markers?: number;
  readonly number?: number;
  readonly suit?: string;
  readonly bold?: boolean;
}

const CONTENT = facts as unknown as Content;
export const { constants: PRINTED, headquarters: HEADQUARTERS, tactics: TACTICS, kingdom: KINGDOM } = CONTENT;
export const { locations: LOCATIONS, councils: COUNCILS, favours: FAVOURS } = CONTENT;

export const REGIONS: readonly string[] = Object.keys(CONTENT.regions);
export const FACTIONS: readonly string[] = Object.keys(CONTENT.factions);
export const locationsOf = (region: string): readonly string[] => CONTENT.regions[region]?.locations ?? [];
export const favourOf = (faction: string | null): string => CONTENT.factions[faction ?? ""]?.favour ?? "";

/** The Tactics of a faction. */
export const tacticsOf = (faction: string): readonly string[] => ofFaction(CONTENT.tactics, faction);

/** What a faction can buy at its Site of Power. */
export const siteOf = (faction: string): readonly string[] => [
  ...ofFaction(CONTENT.advanced, faction),
  ...ofFaction(CONTENT.headquarters, faction),
];

const ofFaction = (things: Readonly<Record<string, { readonly faction?: string }>>, faction: string): readonly string[] =>
  Object.keys(things).filter((name) => things[name]?.faction === faction);

const basic = Object.entries(CONTENT.names).flatMap(([faction, names]) =>
  names.map((name, place): [string, Printed] => [name, { ...CONTENT.basic[place]!, faction }]),
);

/** All faction cards; headquarters are none. */
export const CARDS: Readonly<Record<string, Printed>> = { ...Object.fromEntries(basic), ...CONTENT.advanced };

export const factionOf = (card: string): string => CARDS[card]?.faction ?? HEADQUARTERS[card]?.faction ?? "";

/** What a card of a Site of Power costs. */
export const costOf = (card: string): number => CARDS[card]?.cost ?? HEADQUARTERS[card]?.cost ?? 0;

/** When a Kingdom card does something: the seasons of its Actions, at once if its text is bold, or always. */
export const seasonsOf = (kingdom: string): readonly string[] => {
  const tile = KINGDOM[kingdom];
  if (tile?.bold) return ["bold"];
  return tile?.actions?.length ? tile.actions : ["always"];
};
