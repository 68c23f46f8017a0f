import type { GameEvent } from "regalia/wire";
import { CARDS, factionOf, REGIONS } from "./content";
import type { Part, SeenCard, SeenSeat, View } from "./types";

type Told = (view: View, event: never) => View;
type Who = { readonly seat: number };

const seat = (view: View, who: number, change: (seat: SeenSeat) => Partial<SeenSeat>): View => ({
  ...view,
  seats: view.seats.map((other, index) => (index === who ? { ...other, ...change(other) } : other)),
});

const region = (view: View, name: string, change: (cards: readonly SeenCard[]) => readonly SeenCard[]): View => {
  const seen = view.regions[name];
  return seen ? { ...view, regions: { ...view.regions, [name]: { ...seen, cards: change(seen.cards) } } } : view;
};

const without = (cards: readonly string[], card: string): readonly string[] => {
  const place = cards.indexOf(card);
  return cards.filter((_, index) => index !== place);
};

const lying = (card: string | null, owner: number, down: boolean): SeenCard => ({
  card,
  owner,
  down,
  tokens: 0,
  fought: false,
  strength: CARDS[card ?? ""]?.strength ?? 0,
  archetype: CARDS[card ?? ""]?.archetype ?? "",
  traits: CARDS[card ?? ""]?.traits ?? [],
  commands: Object.keys(CARDS[card ?? ""]?.commands ?? {}),
});

/** One card fewer in a hand; which one, if that is known. */
const played = (view: View, who: number, card: string | null): View =>
  seat(view, who, ({ hand, hand_count: count }) => ({
    hand: hand && card ? without(hand, card) : hand,
    hand_count: Math.max(0, count - 1),
  }));

/** A card leaves whatever place it had. */
const lifted = (view: View, who: number, card: string, source: string): View => {
  if (source === "hand") return played(view, who, card);
  const council = view.councils[source];
  if (council)
    return { ...view, councils: { ...view.councils, [source]: { ...council, cards: without(council.cards, card) } } };
  if (REGIONS.includes(source)) return region(view, source, (cards) => cards.filter((other) => other.card !== card));
  if (source === "lost") return { ...view, lost: without(view.lost, card) };
  if (source === "discard") return seat(view, who, ({ discard }) => ({ discard: without(discard, card) }));
  return seat(view, who, ({ bid, spaces }) => ({
    bid: bid === card ? null : bid,
    spaces: spaces.map((space) => (space.occupier === card ? { ...space, occupier: null } : space)),
  }));
};

/** A card comes to a place. */
const put = (view: View, who: number, card: string, target: string): View => {
  const council = view.councils[target];
  if (council)
    return { ...view, councils: { ...view.councils, [target]: { ...council, cards: [...council.cards, card] } } };
  if (REGIONS.includes(target)) return region(view, target, (cards) => [...cards, lying(card, who, false)]);
  if (target === "lost") return { ...view, lost: [...view.lost, card] };
  if (target === "discard") return seat(view, who, ({ discard }) => ({ discard: [...discard, card] }));
  if (target !== "hand") return view;
  return seat(view, who, ({ hand, hand_count: count }) => ({ hand: hand && [...hand, card], hand_count: count + 1 }));
};

interface Move extends Who {
  readonly card: string | null;
  readonly source: string;
  readonly target: string;
}

const moved = (view: View, { seat: who, card, source, target }: Move): View =>
  card === null ? view : put(lifted(view, who, card, source), who, card, target);

const revealed = (view: View, { region: name, cards }: { region: string; cards: readonly string[] }): View =>
  region(view, name, (lain) => {
    const left = [...cards];
    return lain.map((old) => {
      const face = old.down ? left.find((card) => card === old.card || isOf(view, card, old.owner)) : undefined;
      if (face) left.splice(left.indexOf(face), 1);
      return face ? { ...lying(face, old.owner, false), fought: old.fought } : old;
    });
  });

const isOf = (view: View, card: string, owner: number): boolean => view.seats[owner]?.faction === factionOf(card);

interface Sums {
  readonly region: string;
  readonly who: readonly number[];
  readonly parts: readonly (readonly Part[])[];
  readonly lowest: boolean;
}

/** The totals are known: whose is the best is told by the next event. */
const tallied = (view: View, { region: name, who, parts, lowest }: Sums): View => {
  const outcome = { region: name, who, parts, lowest, best: [], fallen: view.clash?.fallen ?? [] };
  return { ...view, clash: null, outcomes: [...view.outcomes, outcome] };
};

const decided = (view: View, name: string, best: readonly number[]): View => ({
  ...view,
  outcomes: view.outcomes.map((outcome, place) =>
    place === view.outcomes.length - 1 && outcome.region === name ? { ...outcome, best } : outcome,
  ),
});

const crowds = (view: View, name: string, who: number, count: number): View => {
  const seen = view.regions[name];
  if (!seen) return name === "board" ? seat(view, who, (old) => ({ supporters: old.supporters + count })) : view;
  const supporters = seen.supporters.map((old, other) => (other === who ? Math.max(0, old + count) : old));
  return { ...view, regions: { ...view.regions, [name]: { ...seen, supporters } } };
};

const heralds = (view: View, who: number, location: string | null): View => ({
  ...seat(view, who, () => ({ herald: location })),
  locations: Object.fromEntries(
    Object.entries(view.locations).map(([name, seen]) => {
      const others = seen.heralds.filter((other) => other !== who);
      return [name, { ...seen, heralds: name === location ? [...others, who] : others }];
    }),
  ),
});

/** What each event changes in what one sees. */
const TOLD: Readonly<Record<string, Told>> = {
  RoundBegan: (view, event: { number: number }) => ({ ...view, round: event.number }),
  PhaseBegan: (view, event: { phase: View["phase"] }) => ({ ...view, phase: event.phase }),
  TrackSet: (view, event: { order: readonly number[] }) => ({ ...view, order: event.order }),
  Drew: (view, event: Who & { count: number; cards: readonly string[] | null }) =>
    seat(view, event.seat, ({ hand, hand_count: count, deck }) => ({
      hand: hand && [...hand, ...(event.cards ?? [])],
      hand_count: count + event.count,
      deck: deck.slice(event.count),
    })),
  Moved: moved,
  BidsShown: (view, event: { cards: readonly string[] }) => ({
    ...view,
    seats: view.seats.map((old) => {
      const bid = event.cards.find((card) => factionOf(card) === old.faction) ?? null;
      return { ...old, bid, hand: old.hand && bid ? without(old.hand, bid) : old.hand };
    }),
  }),
  LaidDown: (view, event: Who & { region: string; card: string | null }) =>
    region(played(view, event.seat, event.card), event.region, (cards) => [...cards, lying(event.card, event.seat, true)]),
  Revealed: revealed,
  Eliminated: (view, { card, by }: { card: string; by: readonly string[] }) =>
    view.clash ? { ...view, clash: { ...view.clash, fallen: [...view.clash.fallen, { card, by }] } } : view,
  ClashBegan: (view, event: { region: string; who: readonly number[]; first: boolean }) => ({
    ...view,
    phase: "summer",
    clash: { region: event.region, participants: event.who, parts: [], lowest: false, first: event.first, fallen: [] },
  }),
  Tallied: tallied,
  ClashWon: (view, event: Who & { region: string }) => decided(view, event.region, [event.seat]),
  ClashTied: (view, event: { region: string; who: readonly number[] }) => decided(view, event.region, event.who),
  ClashesOrdered: (view, event: { regions: readonly string[] }) => ({
    ...view,
    regions: Object.fromEntries(
      Object.entries(view.regions).map(([name, seen]) => [name, { ...seen, marker: event.regions.indexOf(name) + 1 }]),
    ),
  }),
  HeraldMoved: (view, event: Who & { location: string | null }) => heralds(view, event.seat, event.location),
  SupportersMoved: (view, event: Who & { source: string; target: string; count: number }) =>
    crowds(crowds(view, event.source, event.seat, -event.count), event.target, event.seat, event.count),
  Gained: (view, event: Who & { influence: number; lore: number }) =>
    seat(view, event.seat, ({ influence, lore }) => ({ influence: influence + event.influence, lore: lore + event.lore })),
  Stole: (view, event: Who & { victim: number; influence: number }) =>
    seat(
      seat(view, event.victim, ({ influence }) => ({ influence: influence - event.influence })),
      event.seat,
      ({ influence }) => ({ influence: influence + event.influence }),
    ),
  KingdomTaken: (view, { kingdom }: { kingdom: string }) => ({
    ...view,
    road: view.road.map((other) => (other === kingdom ? null : other)),
  }),
  KingdomOccupied: (view, event: Who & { kingdom: string; space: number; card: string }) =>
    seat(view, event.seat, ({ spaces, bid }) => ({
      bid: bid === event.card ? null : bid,
      spaces: spaces.map((old, place) =>
        place === event.space
          ? { kingdom: event.kingdom, occupier: event.card, strength: CARDS[event.card]?.strength ?? 0 }
          : old,
      ),
    })),
  RoadChanged: (view, event: { road: readonly string[] }) => ({ ...view, road: event.road }),
  FavourClaimed: (view, event: Who) => ({ ...view, favour: event.seat }),
};

/** The view after an event. Facts only: nothing here decides what may happen. */
export function told(view: View, event: GameEvent): View {
  return TOLD[event.type]?.(view, event as never) ?? view;
}
