import { CARDS, REGIONS } from "./content";
import type { SeenCard, SeenSeat, View } from "./types";

/** Something changes for one player. */
export const seat = (view: View, who: number, change: (seat: SeenSeat) => Partial<SeenSeat>): View => ({
  ...view,
  seats: view.seats.map((other, index) => (index === who ? { ...other, ...change(other) } : other)),
});

/** Something changes beside one Region. */
export const region = (view: View, name: string, change: (cards: readonly SeenCard[]) => readonly SeenCard[]): View => {
  const seen = view.regions[name];
  return seen ? { ...view, regions: { ...view.regions, [name]: { ...seen, cards: change(seen.cards) } } } : view;
};

export const without = (cards: readonly string[], card: string): readonly string[] => {
  const place = cards.indexOf(card);
  return cards.filter((_, index) => index !== place);
};

/** A card as it is printed, next to a Region. */
export const lying = (card: string | null, owner: number, down: boolean): SeenCard => ({
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

/** One card fewer in a hand; which one, if that is known. */
export const played = (view: View, who: number, card: string | null): View =>
  seat(view, who, ({ hand, hand_count: count }) => ({
    hand: hand && card ? without(hand, card) : hand,
    hand_count: Math.max(0, count - 1),
  }));

/** A card leaves whatever place it had. */
export const lifted = (view: View, who: number, card: string, source: string): View => {
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
export const put = (view: View, who: number, card: string, target: string): View => {
  const council = view.councils[target];
  if (council)
    return { ...view, councils: { ...view.councils, [target]: { ...council, cards: [...council.cards, card] } } };
  if (REGIONS.includes(target)) return region(view, target, (cards) => [...cards, lying(card, who, false)]);
  if (target === "lost") return { ...view, lost: [...view.lost, card] };
  if (target === "discard") return seat(view, who, ({ discard }) => ({ discard: [...discard, card] }));
  if (target === "burned") return { ...view, burned: [...view.burned, card] };
  if (target === "bid") return seat(view, who, () => ({ bid: card }));
  if (target === "deck_top") return seat(view, who, ({ deck }) => ({ deck: [null, ...deck] }));
  if (target === "deck_bottom") return seat(view, who, ({ deck }) => ({ deck: [...deck, null] }));
  if (target !== "hand") return occupying(view, who, card, target);
  return seat(view, who, ({ hand, hand_count: count }) => ({ hand: hand && [...hand, card], hand_count: count + 1 }));
};

/** A card comes under the Kingdom card of this name. */
const occupying = (view: View, who: number, card: string, kingdom: string): View =>
  seat(view, who, ({ spaces }) => ({
    spaces: spaces.map((space) => (space.kingdom === kingdom ? { ...space, occupier: card } : space)),
  }));

/** A bid lies open. */
export const bidding = (view: View, who: number, card: string): View =>
  seat(played(view, who, card), who, () => ({ bid: card }));

/** Supporters come to a place, or leave it. */
export const crowds = (view: View, name: string, who: number, count: number): View => {
  const seen = view.regions[name];
  if (name === "board") return seat(view, who, ({ supporters }) => ({ supporters: supporters + count }));
  if (!seen) return seat(view, who, ({ fallen }) => ({ fallen: fallen + count }));
  const supporters = seen.supporters.map((old, other) => (other === who ? Math.max(0, old + count) : old));
  return { ...view, regions: { ...view.regions, [name]: { ...seen, supporters } } };
};

/** A Herald goes to a Location, or home. */
export const heralds = (view: View, who: number, location: string | null): View => ({
  ...seat(view, who, () => ({ herald: location })),
  locations: Object.fromEntries(
    Object.entries(view.locations).map(([name, seen]) => {
      const others = seen.heralds.filter((other) => other !== who);
      return [name, { ...seen, heralds: name === location ? [...others, who] : others }];
    }),
  ),
});

const add = (counts: readonly number[], who: number, count: number): readonly number[] =>
  counts.map((old, other) => (other === who ? Math.max(0, old + count) : old));

/** Faction markers come to a Location or a Council, or leave it. */
export const posted = (view: View, who: number, place: string, count: number): View => {
  const [location, council] = [view.locations[place], view.councils[place]];
  if (location) {
    const markers = add(location.markers, who, count);
    return { ...view, locations: { ...view.locations, [place]: { ...location, markers } } };
  }
  if (!council) return view;
  return { ...view, councils: { ...view.councils, [place]: { ...council, markers: add(council.markers, who, count) } } };
};

/** A Tactic is turned over, or out of the game. */
export const tile = (view: View, who: number, tactic: string, became: string): View =>
  seat(view, who, ({ tactics }) => ({
    tactics: tactics
      .filter((old) => old.tactic !== tactic || became !== "burned")
      .map((old) => (old.tactic === tactic ? { ...old, exhausted: became === "exhausted" } : old)),
  }));

/** A Kingdom card leaves a board, a Supply or the Map; what occupied it waits to be moved. */
export const left = (view: View, who: number, kingdom: string): View => {
  const lain = { ...view, ...onMap(view, (kingdoms) => kingdoms.filter((other) => other !== kingdom)) };
  return seat(lain, who, ({ spaces, supply }) => ({
    spaces: spaces.map((space) => (space.kingdom === kingdom ? { ...space, kingdom: null } : space)),
    supply: supply.filter((other) => other !== kingdom),
  }));
};

type Kingdoms = (kingdoms: readonly string[], place: string) => readonly string[];

/** The Kingdom cards on the Map change, place by place. */
const onMap = ({ regions, locations }: View, change: Kingdoms): Pick<View, "regions" | "locations"> => ({
  regions: changed(regions, change),
  locations: changed(locations, change),
});

const changed = <Seen extends { readonly kingdom: readonly string[] }>(
  places: Readonly<Record<string, Seen>>,
  change: Kingdoms,
): Readonly<Record<string, Seen>> =>
  Object.fromEntries(
    Object.entries(places).map(([place, seen]) => [place, { ...seen, kingdom: change(seen.kingdom, place) }]),
  );

/** A Kingdom card is put into a Supply, or on the Map. */
export const placed = (view: View, who: number, kingdom: string, place: string): View =>
  place === "supply"
    ? seat(view, who, ({ supply }) => ({ supply: [...supply, kingdom] }))
    : { ...view, ...onMap(view, (kingdoms, here) => (here === place ? [...kingdoms, kingdom] : kingdoms)) };
