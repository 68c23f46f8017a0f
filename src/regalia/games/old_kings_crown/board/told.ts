import { byType } from "regalia/board";
import { add, addSorted, all, both, type Changes, drop, ifKnown, NEXT, plus } from "regalia/motion/changes";
import { CARDS, COUNCILS, LOCATIONS, PRINTED, REGIONS } from "./content";
import type { Happened, Outcome, SeenCard, SeenSeat, View } from "./types";

const ofSeat = (seat: number, changes: Changes<SeenSeat>): Changes<View> => ({ seats: { [seat]: changes } });

/** A card as it is printed, next to a Region. */
const lying = (card: string | null, owner: number, down = false): SeenCard => ({
  card,
  owner,
  down,
  tokens: 0,
  taken_part: false,
  strength: CARDS[card ?? ""]?.strength ?? 0,
  archetype: CARDS[card ?? ""]?.archetype ?? "",
  traits: CARDS[card ?? ""]?.traits ?? [],
  commands: Object.keys(CARDS[card ?? ""]?.commands ?? {}),
});

type Cards = readonly string[];
type Row = readonly SeenCard[];

/** A pile or a hand, with a card more or fewer; of spaces on a board one sees what is there in the end. */
const pile = (place: string, seat: number, change: (cards: Cards) => Cards): Changes<View> => {
  if (place in COUNCILS) return { councils: { [place]: { cards: change } } };
  if (place === "lost" || place === "burned") return { [place]: change };
  if (place === "discard") return ofSeat(seat, { discard: change });
  return ofSeat(seat, place === "hand" ? { hand: ifKnown(change) } : { spaces: NEXT, arriving: NEXT });
};

const leaves = (place: string, seat: number, card: string): Changes<View> => {
  if (place === "bid") return ofSeat(seat, { bid: null });
  if (!REGIONS.includes(place)) return pile(place, seat, drop(card));
  return { regions: { [place]: { cards: (now) => now.filter((other) => other.card !== card) } } };
};

const comes = (place: string, seat: number, card: string): Changes<View> => {
  if (place === "bid") return ofSeat(seat, { bid: card });
  if (!REGIONS.includes(place)) return pile(place, seat, place === "hand" ? addSorted(card) : add(card));
  const laid = (now: Row, next: Row): Row => [...now, next.find((one) => one.card === card) ?? lying(card, seat)];
  return { regions: { [place]: { cards: laid } } };
};

/** For a hidden card only the counts of hand and deck change. */
const counted = (place: string, seat: number, count: 1 | -1): Changes<View> => {
  if (place === "hand") return ofSeat(seat, { hand_count: plus(count) });
  return place.startsWith("deck") ? ofSeat(seat, { deck: add<string | null>(null) }) : {};
};

/** The cards that lay face down are these, in their order. */
const turned = (cards: Cards) => (now: Row) => {
  const up = [...cards];
  return now.map((old) => (old.down ? lying(up.shift() ?? null, old.owner) : old));
};

const holding = (card: string, tokens: number) => (now: Row) =>
  now.map((old) => (old.card === card ? { ...old, tokens } : old));

/** Supporters come to a place, or leave it. */
const crowd = (place: string, seat: number, count: number): Changes<View> => {
  if (REGIONS.includes(place)) return { regions: { [place]: { supporters: { [seat]: plus(count) } } } };
  return ofSeat(seat, place === "board" ? { supporters: plus(count) } : { fallen: plus(count) });
};

/** A Kingdom card leaves a board, a Supply or the Map; what occupied it waits to be moved. */
const kingdomLeaves = (seat: number, kingdom: string): Changes<View> => {
  const spaces = (now: SeenSeat["spaces"]) =>
    now.map((space) => (space.kingdom === kingdom ? { ...space, kingdom: null } : space));
  const left = { kingdom: drop(kingdom) };
  const map = { regions: all(REGIONS, left), locations: all(Object.keys(LOCATIONS), left) };
  return both<View>(map, ofSeat(seat, { spaces, supply: drop(kingdom) }));
};

/** A Clash is over, and these are the best. */
const decided = (view: View, best: readonly number[]): Changes<View> => ({
  clash: null,
  outcomes: { [view.outcomes.length - 1]: { best } },
});

/** What each event changes in what one sees. */
export const told = byType<Happened, Changes<View>, [View]>({
  RoundBegan: ({ number }) => ({ round: number, outcomes: NEXT }),
  PhaseBegan: ({ phase }) => ({ phase }),
  TrackSet: ({ order }) => ({ order }),
  Drew: ({ seat, count, cards }) =>
    ofSeat(seat, {
      hand: ifKnown(addSorted(...(cards ?? []))),
      hand_count: plus(count),
      deck: (deck) => deck.slice(count),
    }),
  Shuffled: ({ seat }) => ofSeat(seat, (now) => ({ ...now, deck: now.discard.map(() => null), discard: [] })),
  HandSizeChanged: ({ seat, size }) => ofSeat(seat, { hand_size: size }),
  Moved: ({ seat, card, source, target }) => {
    const count = both(counted(source, seat, -1), counted(target, seat, 1));
    return card === null ? count : both(count, leaves(source, seat, card), comes(target, seat, card));
  },
  BidsShown: ({ cards }) => ({
    seats: { ...cards.map((card) => (card ? { bid: card, hand: ifKnown(drop(card)), hand_count: plus(-1) } : {})) },
  }),
  LaidDown: ({ seat, region, card }) => ({
    regions: { [region]: { cards: add(lying(card, seat, true)) } },
    seats: { [seat]: { hand: ifKnown(drop(card ?? "")), hand_count: plus(-1) } },
  }),
  DownSwapped: ({ first, second }) => ({ regions: all([first, second], { cards: NEXT }) }),
  Revealed: ({ region, cards }) => ({ regions: { [region]: { cards: turned(cards) } } }),
  TokenPut: ({ card, tokens }) => ({ regions: all(REGIONS, { cards: holding(card, tokens) }) }),
  Eliminated: ({ card, by }) => ({ clash: { fallen: add({ card, by }) } }),
  ClashesOrdered: ({ regions }) => ({
    regions: Object.fromEntries(regions.map((region, place) => [region, { marker: place + 1 }])),
  }),
  ClashBegan: ({ region, who, first }) => ({
    phase: "summer",
    clash: () => ({ region, participants: who, parts: [], lowest: false, first, fallen: [] }),
  }),
  Tallied: ({ region, who, parts, lowest }, { clash }) => ({
    outcomes: add<Outcome>({ region, who, parts, lowest, best: [], fallen: clash?.fallen ?? [] }),
  }),
  ClashWon: ({ seat }, view) => decided(view, [seat]),
  ClashTied: ({ who }, view) => decided(view, who),
  HeraldMoved: ({ seat, location }, { seats }) =>
    both(
      { locations: { [seats[seat]?.herald ?? ""]: { heralds: drop(seat) } } },
      { locations: { [location ?? ""]: { heralds: addSorted(seat) } } },
      ofSeat(seat, { herald: location }),
    ),
  SupportersMoved: ({ seat, source, target, count }) => both(crowd(source, seat, -count), crowd(target, seat, count)),
  MarkerPut: ({ seat, place, count }) => {
    const markers = { [place]: { markers: { [seat]: plus(count) } } };
    return place in LOCATIONS ? { locations: markers } : { councils: markers };
  },
  TacticChanged: ({ seat }) => ({ burned: NEXT, seats: { [seat]: { tactics: NEXT } } }),
  Gained: ({ seat, influence, lore }) => ofSeat(seat, { influence: plus(influence), lore: plus(lore) }),
  LoreStored: ({ seat, lore }) => ofSeat(seat, { lore: plus(-lore), site_lore: plus(lore) }),
  SiteCardAcquired: ({ seat, card, paid }) => ofSeat(seat, { site: drop(card), lore: plus(-paid), headquarters: NEXT }),
  Stole: ({ seat, victim, influence }) => ({
    seats: { [victim]: { influence: plus(-influence) }, [seat]: { influence: plus(influence) } },
  }),
  KingdomTaken: ({ kingdom }) => ({
    road: (now) => now.map((other) => (other === kingdom ? null : other)),
    kingdom_deck: NEXT,
    kingdom_discard: drop(kingdom),
  }),
  KingdomStolen: ({ victim, kingdom }) => kingdomLeaves(victim, kingdom),
  KingdomLeft: ({ seat, kingdom, target }) => both(kingdomLeaves(seat, kingdom), { [target]: add(kingdom) }),
  KingdomPlaced: ({ seat, kingdom, place }) => {
    const placed = { [place]: { kingdom: add(kingdom) } };
    if (place === "supply") return ofSeat(seat, { supply: add(kingdom) });
    return place in LOCATIONS ? { locations: placed } : { regions: placed };
  },
  KingdomOccupied: ({ seat, space }) => ofSeat(seat, { spaces: { [space]: NEXT }, bid: null }),
  RoadChanged: () => ({ road: NEXT, kingdom_deck: NEXT, kingdom_discard: NEXT }),
  FavourClaimed: ({ seat }) => ({ favour: seat, favour_uses: PRINTED.favour_uses }),
  FavourTurned: () => ({ favour: NEXT, favour_uses: NEXT }),
});
