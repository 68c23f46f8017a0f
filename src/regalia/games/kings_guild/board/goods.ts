import { CONTENT, type ItemFacts, OUTER, PRINTED, QUESTS, RESOURCES, ROOMS, SPECIALISTS } from "./content";
import type { Line, SeenQuest, SeenSeat, SeenTile, View } from "./types";

export type Goods = Readonly<Record<string, number>>;

const NONE: Goods = {};

/** How many there are of everything together. */
export const sum = (goods: Goods): number => Object.values(goods).reduce((all, one) => all + one, 0);

/** One name for each thing, in the printed order: cloth, cloth, wood. */
export const each = (goods: Goods): readonly string[] =>
  RESOURCES.flatMap((resource) => Array<string>(goods[resource] ?? 0).fill(resource));

/** How many there are of each. */
export const counted = (names: readonly string[]): Goods =>
  names.reduce<Record<string, number>>((all, name) => ({ ...all, [name]: (all[name] ?? 0) + 1 }), {});

/** A thing that an item asks for: does one have it, is it missing, or do one's specialists save it? */
export interface Part {
  readonly resource: string;
  readonly state: "held" | "missing" | "saved";
}

/** What an item depends on: the resources of a guild, and its specialists. */
export type Crafter = Pick<SeenSeat, "resources" | "staff">;

/** Rules 5.2: what an item asks of a guild, thing by thing. */
export function partsOf(item: ItemFacts, guild: Crafter | undefined): readonly Part[] {
  return Object.entries(item.cost).flatMap(([resource, amount]) => {
    const saved = Math.min(amount, guild ? savings(guild, item.type, resource) : 0);
    const held = Math.min(amount - saved, guild?.resources[resource] ?? 0);
    return Array.from({ length: amount }, (_, place): Part => {
      const state = place < held ? "held" : place < amount - saved ? "missing" : "saved";
      return { resource, state: guild ? state : "held" };
    });
  });
}

/** Whether a guild has all that some open item of a quest asks for. */
export const isReady = ({ quest, sigils }: SeenQuest, guild: Crafter): boolean =>
  (QUESTS[quest]?.items ?? []).some(
    (item, place) => sigils[place] === null && partsOf(item, guild).every(({ state }) => state !== "missing"),
  );

/** How many of a resource the specialists of a guild save on an item of this kind. */
const savings = (guild: Crafter, item: string, resource: string): number =>
  guild.staff.filter(({ specialist }) => {
    const discount = SPECIALISTS[specialist]?.discount;
    return discount?.item === item && discount.resource === resource;
  }).length;

/** How many of a resource the supply still has: those taken so far are as good as gone. */
export const leftOf = (view: View, resource: string): number =>
  (view.supply[resource] ?? 0) - view.taken.filter((one) => one === resource).length;

/** What a guild has, with what it is taking, and without what it gives for that, at this moment. */
export function stockOf({ seats, active, taken, returned }: View, seat: number): Goods {
  const held = seats[seat]?.resources ?? NONE;
  if (seat !== active || taken.length + returned.length === 0) return held;
  const [more, less] = [counted(taken), counted(returned)];
  const left = (one: string): number => (held[one] ?? 0) + (more[one] ?? 0) - (less[one] ?? 0);
  return Object.fromEntries(RESOURCES.map((one) => [one, left(one)]));
}

/** What comes on top after gathering, by the specialists of a guild (rules 5.1). */
export const bonuses = (guild: SeenSeat): readonly string[] =>
  guild.staff.flatMap(({ specialist }) => SPECIALISTS[specialist]?.gather_bonus ?? []);

/** A space for a specialist: the specialist there, the baggage, or none. */
export interface Space {
  readonly space: string;
  readonly specialist: string | null;
  readonly baggage: boolean;
}

/** Rules 2: the spaces of one kind, the taken ones first. */
export function spacesOf(guild: SeenSeat, space: string): readonly Space[] {
  const count = space === OUTER ? PRINTED.outer_spaces : (ROOMS[space]?.spaces ?? 0);
  const staff = guild.staff.filter((hired) => hired.space === space).map(({ specialist }) => specialist);
  const baggage = guild.baggage === space ? 1 : 0;
  return Array.from({ length: count }, (_, place) => ({
    space,
    specialist: staff[place] ?? null,
    baggage: place >= staff.length && place < staff.length + baggage,
  }));
}

export const at = (column: number, row: number): string => `${column},${row}`;

/** Where something lies on a mat, for the grid that it is drawn in. */
export const areaOf = ({ column, row }: { column: number; row: number }, width = 1) => ({
  gridArea: `${row + 1} / ${column + 1} / auto / span ${width}`,
});

/** The cells that a tile covers. */
export const covered = ({ room, column, row }: SeenTile): readonly string[] =>
  Array.from({ length: ROOMS[room]?.width ?? 1 }, (_, place) => at(column + place, row));

/** The bonus on each cell of a mat: a resource, or gold. */
export const bonusesOf = (mat: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(CONTENT.mats[mat] ?? {}).map(([bonus, [column, row]]) => [at(column, row), bonus]));

/** Rules 8: the icons on the quests that a guild has won. */
export function iconsOf(won: readonly string[]): Goods {
  const facts = won.flatMap((quest) => QUESTS[quest] ?? []);
  return counted(facts.flatMap((quest) => [quest.hero, ...quest.items.map((item) => item.type)]));
}

/** Rules 12: what such lines of its scoring sheet bring a guild, and the place of the first of them. */
export function paidBy({ sheet }: SeenSeat, such: (line: Line) => boolean): { turn: number; prestige: number } {
  const lines = sheet ?? [];
  return { turn: lines.findIndex(such), prestige: lines.filter(such).reduce((sum, { prestige }) => sum + prestige, 0) };
}

/** The faces that may be built out of a supply: chamber tiles have two. */
export const facesOf = (supply: string): readonly string[] => {
  const faces = Object.keys(ROOMS).filter((room) => ROOMS[room]?.group === supply);
  return faces.length > 0 ? faces : [supply];
};
