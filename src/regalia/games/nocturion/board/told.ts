import { byType } from "regalia/board";
import { add, addSorted, all, both, type Changes, drop, NEXT, plus } from "regalia/motion/changes";
import type { Beast, Happened, SeenSeat, SeenTile, View } from "./types";

const ofSeat = (seat: number, changes: Changes<SeenSeat>): Changes<View> => ({ seats: { [seat]: changes } });

/** Every seat changed in the same way. */
const ofAll =
  (change: (own: SeenSeat, seat: number) => SeenSeat) =>
  (view: View): View => ({ ...view, seats: view.seats.map(change) });

const goods = (seat: number, resources: readonly string[], sign: 1 | -1): Changes<View> =>
  both(...resources.map((resource) => ofSeat(seat, { resources: { [resource]: plus(sign) } })));

const tile =
  (locations: readonly string[], change: (tile: SeenTile) => SeenTile) =>
  (tiles: View["tiles"]): View["tiles"] =>
    tiles.map((each) => (locations.includes(each.location) ? change(each) : each));

/** Which tiles hold their resource, as in the view to come. */
const stock = (now: View["tiles"], next: View["tiles"]): View["tiles"] =>
  now.map((each, place) => ({ ...each, stocked: next[place]?.stocked ?? each.stocked }));

/** What an activation of each tile would give, as in the view to come. */
const given = (now: View["tiles"], next: View["tiles"]): View["tiles"] =>
  now.map((each, place) => ({ ...each, gives: next[place]?.gives ?? each.gives }));

/** A card leaves a hand; of a hand that one does not see, some card. */
const fromHand =
  (beast: string) =>
  (hand: SeenSeat["hand"]): SeenSeat["hand"] =>
    drop(hand.includes(beast) ? beast : null)(hand);

const toHand =
  (beast: string | null) =>
  (hand: SeenSeat["hand"]): SeenSeat["hand"] =>
    beast === null ? [...hand, null] : addSorted<string | null>(beast)(hand);

const readied = (ready: boolean, beast?: string) => (stable: readonly Beast[]) =>
  stable.map((each) => (beast === undefined || each.beast === beast ? { ...each, ready } : each));

/** What curses weigh. */
const weight = { pending: NEXT, limit: NEXT };

/** A die of a treasury, or the one on the crest, shows another face. */
const turned = (seat: number, die: number, to: number, crest: boolean): Changes<View> =>
  ofSeat(seat, crest ? { crest: to } : { dice: both<readonly number[]>(drop(die), addSorted(to)) });

/** What each event changes in what one sees. */
export const told = byType<Happened, Changes<View>, [View]>({
  Began: () => all(["tiles", "regions", "quests", "deck", "curse_deck", "seats", "phase"], NEXT),
  HouseChosen: ({ seat, house }) => ofSeat(seat, { house, unequipped: NEXT }),
  RoundBegan: ({ round, dice }) => ({ round, pool: dice, phase: "acquisition" }),
  Picked: ({ seat, die }) => both<View>({ pool: drop(die) }, ofSeat(seat, { dice: addSorted(die) })),
  PoolCleared: () => ({ pool: [] }),
  TurnBegan: ({ seat }) => ({ active: seat, phase: "action" }),
  TurnEnded: () => ({ wild: false }),
  Gained: ({ seat, resources, cause }) => both<View>(goods(seat, resources, 1), cause === "tile" ? { tiles: stock } : {}),
  Returned: ({ seat, resources }) => goods(seat, resources, -1),
  Reserved: ({ seat, die }) => ofSeat(seat, { dice: drop(die), crest: die }),
  CrestRolled: ({ seat, die }) => ofSeat(seat, { crest: die }),
  CrestCleared: ({ seat, die }) => ofSeat(seat, { crest: 0, dice: addSorted(die) }),
  DieTurned: ({ seat, die, to, crest }) => turned(seat, die, to, crest),
  DieRerolled: ({ seat, die, to, crest }) => turned(seat, die, to, crest),
  DieDiscarded: ({ seat, die }) => ofSeat(seat, { dice: drop(die) }),
  Activated: ({ seat, location, die }) =>
    both<View>({ tiles: tile([location], (each) => ({ ...each, die })), wild: false }, ofSeat(seat, { dice: drop(die) })),
  SeasonMoved: ({ season, spot }) => ({ season, spot, space: NEXT, regions: NEXT, tiles: given }),
  YearBegan: ({ year }) => ({ year }),
  Refilled: ({ locations }) => ({ tiles: tile(locations, (each) => ({ ...each, stocked: true })) }),
  DiceReturned: () => ({ tiles: (tiles: View["tiles"]) => tiles.map((each) => ({ ...each, die: 0 })), phase: "refresh" }),
  Equipped: ({ seat, heirloom }) => ofSeat(seat, { equipped: add(heirloom), unequipped: drop(heirloom) }),
  AbilityUsed: ({ seat, kind }) => (kind === "house" ? ofSeat(seat, { spent: NEXT }) : {}),
  PrestigeGained: ({ seat, prestige }) => ofSeat(seat, { prestige: plus(prestige) }),
  Summoned: ({ seat, beast }) => ofSeat(seat, { stable: add<Beast>({ beast, ready: true }), hand: fromHand(beast) }),
  BeastLeft: ({ seat, beast }) =>
    both<View>(ofSeat(seat, { stable: (stable: readonly Beast[]) => stable.filter((each) => each.beast !== beast) }), {
      discards: add(beast),
    }),
  BeastExhausted: ({ seat, beast }) => ofSeat(seat, { stable: readied(false, beast) }),
  BeastReadied: ({ seat, beast }) => ofSeat(seat, { stable: readied(true, beast) }),
  AllReadied: () => ofAll((own) => ({ ...own, spent: false, stable: readied(true)(own.stable) })),
  Drew: ({ seat, beast }) => both<View>(ofSeat(seat, { hand: toHand(beast) }), { deck: plus(-1) }),
  Looked: () => ({ looked: NEXT, deck: NEXT }),
  Kept: ({ seat, beast }) => both<View>(ofSeat(seat, { hand: toHand(beast) }), { looked: NEXT }),
  PutBelow: () => ({ looked: [], deck: NEXT }),
  Discarded: ({ seat, beast }) => both<View>(ofSeat(seat, { hand: fromHand(beast) }), { discards: add(beast) }),
  Reshuffled: ({ deck }) =>
    deck === "beasts" ? { deck: NEXT, discards: NEXT } : { curse_deck: NEXT, curse_discards: NEXT },
  Completed: ({ seat }) => both<View>({ quests: NEXT }, ofSeat(seat, { quests: NEXT })),
  QuestRevealed: (_, { seats }) => ({ quests: NEXT, seats: all(Object.keys(seats), { quests: NEXT }) }),
  QuestLeft: ({ seat }) => both<View>({ quests: NEXT }, ofSeat(seat, { quests: NEXT })),
  CurseDrawn: () => ({ curse_deck: plus(-1) }),
  CurseReceived: ({ seat, curse }) => ofSeat(seat, { curses: add(curse), ...weight }),
  CurseLeft: ({ seat, curse }) =>
    both<View>(ofSeat(seat, { curses: drop(curse), ...weight }), { curse_discards: add(curse) }),
  CurseGiven: ({ seat, curse }) => ofSeat(seat, { curses: drop(curse), ...weight }),
  CursePrevented: ({ curse }) => ({ curse_discards: add(curse) }),
  ChaliceTaken: ({ seat }) => ofAll((own, other) => ({ ...own, chalice: other === seat })),
  GuildMasterTaken: ({ seat }) => ofAll((own, other) => ({ ...own, guild_master: other === seat })),
  TokensReturned: () => ofAll((own) => ({ ...own, chalice: false, guild_master: false })),
  CrownPassed: ({ seat }) => ofAll((own, other) => ({ ...own, crown: other === seat })),
  WildDie: () => ({ wild: true }),
  GameEnded: () => ({ phase: "over" }),
});
