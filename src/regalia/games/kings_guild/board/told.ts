import { byType } from "regalia/board";
import { add, addSorted, both, type Changes, drop, ifKnown, NEXT, plus } from "regalia/motion/changes";
import { COLOURS, COLUMNS, ROOMS, TREASURES } from "./content";
import { counted } from "./goods";
import type { Happened, SeenSeat, View } from "./types";

const ofSeat = (seat: number, changes: Changes<SeenSeat>): Changes<View> => ({ seats: { [seat]: changes } });
const coins = (seat: number, count: number): Changes<View> => ofSeat(seat, { coins: plus(count) });
const place = (colour: string): number => COLOURS.findIndex((each) => each === colour);

const times = (names: readonly string[], sign: 1 | -1): Changes<SeenSeat["resources"]> =>
  Object.fromEntries(Object.entries(counted(names)).map(([name, count]) => [name, plus(sign * count)]));

/** Resources go from the supply to a guild, or back. */
const goods = (seat: number, names: readonly string[], sign: 1 | -1): Changes<View> => ({
  supply: times(names, sign === 1 ? -1 : 1),
  seats: { [seat]: { resources: times(names, sign) } },
  taken: [],
});

/** Each quest and each specialist of the row that stays is as in the view to come. */
const slots = (now: View["slots"], next: View["slots"]): View["slots"] =>
  now.map((slot) => next.find((other) => slot && other?.quest === slot.quest) ?? slot);
const row = (now: View["row"], next: View["row"]): View["row"] =>
  now.map((recruit) => next.find((other) => recruit && other?.specialist === recruit.specialist) ?? recruit);

/** In a solo game the row of quests closes up. */
const withoutQuest = ({ solo, slots }: View, quest: string): Changes<View> => {
  const left = slots.map((slot) => (slot?.quest === quest ? null : slot));
  return { slots: solo ? left.filter((slot) => slot !== null) : left };
};

const withoutSpecialist = ({ row }: View, specialist: string): Changes<View> => ({
  row: row.map((recruit) => (recruit?.specialist === specialist ? null : recruit)),
});

/** A treasure comes into a hand; others see its back only. */
const comes = (seat: number, colour: string, treasure: string | null): Changes<View> =>
  ofSeat(seat, { hand: ifKnown(addSorted(...(treasure ? [treasure] : []))), backs: { [place(colour)]: plus(1) } });

/** A treasure leaves a hand openly. */
const leaves = (seat: number, treasure: string): Changes<View> =>
  ofSeat(seat, { hand: ifKnown(drop(treasure)), backs: { [place(colourOf(treasure))]: plus(-1) } });

const colourOf = (treasure: string): string => TREASURES[treasure]?.colour ?? "";

const discarded = (seat: number, treasure: string): Changes<View> =>
  both(leaves(seat, treasure), { discards: { [place(colourOf(treasure))]: addSorted(treasure) } });

/** What each event changes in what one sees. */
export const told = byType<Happened, Changes<View>, [View]>({
  TurnBegan: ({ seat, turn, final }) => ({ active: seat, turn, phase: final ? "final" : "play", crafted: null }),
  Gained: ({ seat, resources }) => goods(seat, resources, 1),
  Returned: ({ seat, resources }) => goods(seat, resources, -1),
  Stole: ({ seat, victim, resource }) => ({
    seats: { [victim]: { resources: times([resource], -1) }, [seat]: { resources: times([resource], 1) } },
  }),
  Earned: ({ seat, coins: count }) => coins(seat, count),
  Paid: ({ seat, coins: count }) => coins(seat, -count),
  Crafted: ({ seat, coins: count }) => ({ slots, seats: { [seat]: { coins: plus(count), sigils: NEXT } } }),
  Completed: ({ seat, quest }, view) => both(withoutQuest(view, quest), ofSeat(seat, { won: add(quest) })),
  QuestLeft: ({ quest }, view) => withoutQuest(view, quest),
  Revealed: () => ({ slots: NEXT, deck: plus(-1), top: NEXT }),
  Reshuffled: () => ({ stacks: NEXT, discards: NEXT, gone: NEXT }),
  Found: () => ({ drawn: NEXT, stacks: NEXT }),
  Drew: ({ seat, colour, treasure }) => both(comes(seat, colour, treasure), { stacks: { [place(colour)]: plus(-1) } }),
  Kept: ({ seat, colour, treasure }) => both(comes(seat, colour, treasure), { drawn: [] }),
  Gave: ({ owner, colour, treasure }) => both(comes(owner, colour, treasure), { drawn: [] }),
  Bought: ({ seat, treasure }) => both(comes(seat, colourOf(treasure), treasure), { discards: NEXT }),
  Played: ({ seat, treasure }) => discarded(seat, treasure),
  Sold: ({ seat, treasure, coins: paid }) => both(discarded(seat, treasure), coins(seat, paid)),
  Discarded: ({ seat, treasure }) => discarded(seat, treasure),
  Burned: ({ seat, treasure }) => both(leaves(seat, treasure), { gone: NEXT }),
  Built: ({ seat, room, column, row: line }) => ({
    placing: null,
    rooms: { [ROOMS[room]?.group ?? room]: plus(-1) },
    seats: { [seat]: { tiles: add({ room, column: Math.min(column, COLUMNS - 1), row: line }) } },
  }),
  Hired: ({ seat, specialist, space }, view) =>
    both(withoutSpecialist(view, specialist), { hiring: null }, ofSeat(seat, { staff: add({ specialist, space }) })),
  Discounted: () => ({ row }),
  SpecialistLeft: ({ specialist }, view) => withoutSpecialist(view, specialist),
  Arrived: () => ({ row: NEXT, recruits: NEXT }),
  Moved: ({ seat }) => ofSeat(seat, { staff: NEXT }),
  BaggagePut: ({ seat, space }) => ofSeat(seat, { baggage: space }),
  ThugPlaced: () => ({ slots }),
  Offered: ({ seat }) => ({ slots, seats: { [seat]: { offered: true, sigils: plus(-1) } } }),
});
