import type { GameEvent } from "regalia/wire";
import { counted } from "./goods";
import { COLOURS, COLUMNS, QUESTS, ROOMS, TREASURES } from "./content";
import type { SeenQuest, SeenRecruit, SeenSeat, View } from "./types";

type Told = (view: View, event: never) => View;
type Goods = Readonly<Record<string, number>>;

const seat = (view: View, who: number, change: (seat: SeenSeat) => Partial<SeenSeat>): View => ({
  ...view,
  seats: view.seats.map((other, index) => (index === who ? { ...other, ...change(other) } : other)),
});

const add = (goods: Goods, names: readonly string[], sign: 1 | -1): Goods => ({
  ...goods,
  ...Object.fromEntries(Object.entries(counted(names)).map(([name, count]) => [name, (goods[name] ?? 0) + sign * count])),
});

const move = (view: View, who: number, names: readonly string[], sign: 1 | -1): View => ({
  ...seat(view, who, ({ resources }) => ({ resources: add(resources, names, sign) })),
  supply: add(view.supply, names, sign === 1 ? -1 : 1),
  taken: [],
});

const coins = (view: View, who: number, count: number): View => seat(view, who, (old) => ({ coins: old.coins + count }));

const slots = (view: View, change: (slot: SeenQuest) => SeenQuest | null): View => ({
  ...view,
  slots: view.slots.map((slot) => slot && change(slot)),
});

/** In a solo game the row closes up. */
const without = (view: View, quest: string): View => {
  const left = slots(view, (slot) => (slot.quest === quest ? null : slot));
  return view.solo ? { ...left, slots: left.slots.filter((slot) => slot !== null) } : left;
};

const crafted = (
  view: View,
  { seat: who, quest, items, coins: paid }: { seat: number; quest: string; items: string; coins: number },
): View => {
  const made = (place: number): boolean => items === "both" || items === (place === 0 ? "left" : "right");
  const marked = slots(view, (slot) =>
    slot.quest === quest ? { ...slot, sigils: slot.sigils.map((old, place) => (made(place) ? (old ?? who) : old)) } : slot,
  );
  return coins(marked, who, paid);
};

const revealed = (view: View, { quest }: { quest: string }): View => {
  const sigils = (QUESTS[quest]?.items ?? []).map(() => null);
  const card: SeenQuest = { quest, sigils, hero_drawn: false, thug: false };
  const place = view.slots.indexOf(null);
  const laid = place < 0 ? [...view.slots, card] : view.slots.map((slot, index) => (index === place ? card : slot));
  return { ...view, slots: laid, deck: Math.max(0, view.deck - 1) };
};

const handChange =
  (treasure: string | null, colour: string, sign: 1 | -1) =>
  (old: SeenSeat): Partial<SeenSeat> => {
    const place = COLOURS.findIndex((one) => one === colour);
    const gone = old.hand?.indexOf(treasure ?? "") ?? -1;
    const hand =
      sign === 1 ? [...(old.hand ?? []), treasure ?? ""].sort() : (old.hand?.filter((_, index) => index !== gone) ?? null);
    return {
      backs: old.backs.map((count, index) => (index === place ? count + sign : count)),
      hand: old.hand && treasure ? hand : old.hand,
    };
  };

const drew = (view: View, event: { seat: number; colour: string; treasure: string | null }): View => ({
  ...seat(view, event.seat, handChange(event.treasure, event.colour, 1)),
  stacks: view.stacks.map((count, index) => (COLOURS[index] === event.colour ? Math.max(0, count - 1) : count)),
});

const shed = (view: View, who: number, treasure: string, burned = false): View => {
  const colour = TREASURES[treasure]?.colour ?? "";
  const laid = view.discards.map((pile, index) => (COLOURS[index] === colour && !burned ? [...pile, treasure] : pile));
  return { ...seat(view, who, handChange(treasure, colour, -1)), discards: laid };
};

/** Cards slide to the right, and the newcomer takes the rightmost place that is free (rules 5.3). */
const arrived = (view: View, specialist: string): View => {
  const rest = view.row.filter((recruit) => recruit !== null);
  const row: (SeenRecruit | null)[] = [{ specialist, coins: 0, prices: [] }, ...rest];
  const gaps = Array<null>(Math.max(0, view.row.length - row.length)).fill(null);
  return { ...view, row: [...gaps, ...row], recruits: Math.max(0, view.recruits - 1) };
};

const noLonger = (view: View, specialist: string): View => ({
  ...view,
  row: view.row.map((recruit) => (recruit?.specialist === specialist ? null : recruit)),
});

const built = (
  view: View,
  { seat: who, room, column, row }: { seat: number; room: string; column: number; row: number },
): View => {
  const supply = ROOMS[room]?.group ?? room;
  const tile = { room, column: Math.min(column, COLUMNS - 1), row };
  return {
    ...seat(view, who, (old) => ({ tiles: [...old.tiles, tile] })),
    rooms: { ...view.rooms, [supply]: Math.max(0, (view.rooms[supply] ?? 0) - 1) },
    placing: null,
  };
};

type Who = { seat: number };

/** What each event changes in what one sees. */
const TOLD: Readonly<Record<string, Told>> = {
  TurnBegan: (view, event: Who & { turn: number; final: boolean }) => ({
    ...view,
    active: event.seat,
    turn: event.turn,
    phase: event.final ? "final" : "play",
    crafted: null,
  }),
  Gained: (view, event: Who & { resources: string[] }) => move(view, event.seat, event.resources, 1),
  Returned: (view, event: Who & { resources: string[] }) => move(view, event.seat, event.resources, -1),
  Stole: (view, event: Who & { victim: number; resource: string }) =>
    seat(
      seat(view, event.victim, (old) => ({ resources: add(old.resources, [event.resource], -1) })),
      event.seat,
      (old) => ({ resources: add(old.resources, [event.resource], 1) }),
    ),
  Earned: (view, event: Who & { coins: number }) => coins(view, event.seat, event.coins),
  Paid: (view, event: Who & { coins: number }) => coins(view, event.seat, -event.coins),
  Crafted: crafted,
  Completed: (view, event: Who & { quest: string }) =>
    seat(without(view, event.quest), event.seat, (old) => ({ won: [...old.won, event.quest] })),
  QuestLeft: (view, event: { quest: string }) => without(view, event.quest),
  Revealed: revealed,
  Drew: drew,
  Kept: (view, event: Who & { colour: string; treasure: string | null }) =>
    seat(view, event.seat, handChange(event.treasure, event.colour, 1)),
  Gave: (view, event: { owner: number; colour: string; treasure: string | null }) => ({
    ...seat(view, event.owner, handChange(event.treasure, event.colour, 1)),
    drawn: [],
  }),
  Bought: (view, event: Who & { treasure: string }) =>
    seat(view, event.seat, handChange(event.treasure, TREASURES[event.treasure]?.colour ?? "", 1)),
  Played: (view, event: Who & { treasure: string }) => shed(view, event.seat, event.treasure),
  Sold: (view, event: Who & { treasure: string; coins: number }) =>
    coins(shed(view, event.seat, event.treasure), event.seat, event.coins),
  Discarded: (view, event: Who & { treasure: string }) => shed(view, event.seat, event.treasure),
  Burned: (view, event: Who & { treasure: string }) => shed(view, event.seat, event.treasure, true),
  Built: built,
  Hired: (view, event: Who & { specialist: string; space: string }) =>
    seat({ ...noLonger(view, event.specialist), hiring: null }, event.seat, (old) => ({
      staff: [...old.staff, { specialist: event.specialist, space: event.space }],
    })),
  Discounted: (view, event: { specialists: string[] }) => ({
    ...view,
    row: view.row.map((one) =>
      one && event.specialists.includes(one.specialist) ? { ...one, coins: one.coins + 1 } : one,
    ),
  }),
  SpecialistLeft: (view, event: { specialist: string }) => noLonger(view, event.specialist),
  Arrived: (view, event: { specialist: string }) => arrived(view, event.specialist),
  Moved: (view, event: Who & { specialist: string; space: string }) =>
    seat(view, event.seat, (old) => ({
      staff: old.staff.map((one) => (one.specialist === event.specialist ? { ...one, space: event.space } : one)),
    })),
  BaggagePut: (view, event: Who & { space: string }) => seat(view, event.seat, () => ({ baggage: event.space })),
  ThugPlaced: (view, event: { quest: string }) => slots(view, (slot) => ({ ...slot, thug: slot.quest === event.quest })),
  Offered: (view, event: Who) => seat(view, event.seat, (old) => ({ offered: true, sigils: Math.max(0, old.sigils - 1) })),
};

/** The view after an event. Facts only: nothing here decides what may happen. */
export function told(view: View, event: GameEvent): View {
  return TOLD[event.type]?.(view, event as never) ?? view;
}
