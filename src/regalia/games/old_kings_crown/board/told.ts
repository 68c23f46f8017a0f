import type { GameEvent } from "regalia/wire";
import { bidding, crowds, heralds, left, lifted, lying, placed, played, posted, put, region, seat, tile } from "./changes";
import { CARDS, factionOf, HEADQUARTERS, PRINTED } from "./content";
import type { Part, View } from "./types";

type Told = (view: View, event: never) => View;
type Who = { readonly seat: number };

interface Move extends Who {
  readonly card: string | null;
  readonly source: string;
  readonly target: string;
}

/** Of a card that nobody else knows one sees at least that the hand has one fewer, or one more. */
const moved = (view: View, { seat: who, card, source, target }: Move): View => {
  if (card !== null) return put(lifted(view, who, card, source), who, card, target);
  const more = Number(target === "hand") - Number(source === "hand");
  return seat(view, who, ({ hand_count: count }) => ({ hand_count: count + more }));
};

const revealed = (view: View, { region: name, cards }: { region: string; cards: readonly string[] }): View =>
  region(view, name, (lain) => {
    const up = [...cards];
    return lain.map((old) => {
      const face = old.down ? up.find((card) => card === old.card || isOf(view, card, old.owner)) : undefined;
      if (face) up.splice(up.indexOf(face), 1);
      return face ? { ...lying(face, old.owner, false), taken_part: old.taken_part } : old;
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
  return { ...view, outcomes: [...view.outcomes, outcome] };
};

/** The Clash is over, and this is the best. */
const decided = (view: View, name: string, best: readonly number[]): View => ({
  ...view,
  clash: null,
  outcomes: view.outcomes.map((outcome, place) =>
    place === view.outcomes.length - 1 && outcome.region === name ? { ...outcome, best } : outcome,
  ),
});

interface Occupation extends Who {
  readonly kingdom: string;
  readonly space: number;
  readonly card: string;
}

const occupied = (view: View, { seat: who, kingdom, space, card }: Occupation): View =>
  seat(view, who, ({ spaces, bid }) => ({
    bid: bid === card ? null : bid,
    spaces: spaces.map((old, place) =>
      place === space ? { kingdom, occupier: card, strength: CARDS[card]?.strength ?? 0 } : old,
    ),
  }));

const bought = (view: View, { seat: who, card, paid }: Who & { card: string; paid: number }): View =>
  seat(view, who, ({ site, headquarters, lore }) => ({
    lore: lore - paid,
    site: site.filter((other) => other !== card),
    headquarters: card in HEADQUARTERS ? [...headquarters, card] : headquarters,
  }));

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
  Shuffled: (view, { seat: who }: Who) =>
    seat(view, who, ({ discard }) => ({ deck: discard.map(() => null), discard: [] })),
  HandSizeChanged: (view, { seat: who, size }: Who & { size: number }) => seat(view, who, () => ({ hand_size: size })),
  Moved: moved,
  BidsShown: (view, { cards }: { cards: readonly string[] }) =>
    cards.reduce(
      (now, card) =>
        bidding(
          now,
          now.seats.findIndex((_, who) => isOf(now, card, who)),
          card,
        ),
      view,
    ),
  LaidDown: (view, event: Who & { region: string; card: string | null }) =>
    region(played(view, event.seat, event.card), event.region, (cards) => [...cards, lying(event.card, event.seat, true)]),
  Revealed: revealed,
  TokenPut: (view, { card, tokens }: { card: string; tokens: number }) => ({
    ...view,
    regions: Object.fromEntries(
      Object.entries(view.regions).map(([name, seen]) => [
        name,
        { ...seen, cards: seen.cards.map((old) => (old.card === card ? { ...old, tokens } : old)) },
      ]),
    ),
  }),
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
  MarkerPut: (view, { seat: who, place, count }: Who & { place: string; count: number }) => posted(view, who, place, count),
  TacticChanged: (view, { seat: who, tactic, became }: Who & { tactic: string; became: string }) =>
    tile(view, who, tactic, became),
  Gained: (view, event: Who & { influence: number; lore: number }) =>
    seat(view, event.seat, ({ influence, lore }) => ({ influence: influence + event.influence, lore: lore + event.lore })),
  LoreStored: (view, { seat: who, lore: stored }: Who & { lore: number }) =>
    seat(view, who, ({ lore, site_lore: site }) => ({ lore: lore - stored, site_lore: site + stored })),
  SiteCardAcquired: bought,
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
  KingdomStolen: (view, { victim, kingdom }: { victim: number; kingdom: string }) => left(view, victim, kingdom),
  KingdomLeft: (view, { seat: who, kingdom, target }: Who & { kingdom: string; target: string }) => {
    const now = left(view, who, kingdom);
    return target === "burned" ? now : { ...now, kingdom_discard: [...now.kingdom_discard, kingdom] };
  },
  KingdomPlaced: (view, { seat: who, kingdom, place }: Who & { kingdom: string; place: string }) =>
    placed(view, who, kingdom, place),
  KingdomOccupied: occupied,
  RoadChanged: (view, { road, discarded }: { road: readonly string[]; discarded: readonly string[] }) => ({
    ...view,
    road: road.map((kingdom) => kingdom || null),
    kingdom_discard: [...view.kingdom_discard, ...discarded],
  }),
  FavourClaimed: (view, event: Who) => ({ ...view, favour: event.seat, favour_uses: PRINTED.favour_uses }),
  FavourTurned: (view, { uses }: { uses: number }) => ({
    ...view,
    favour: uses ? view.favour : null,
    favour_uses: uses || PRINTED.favour_uses,
  }),
};

/** The view after an event. Facts only: nothing here decides what may happen. */
export function told(view: View, event: GameEvent): View {
  return TOLD[event.type]?.(view, event as never) ?? view;
}
