import { byType, type Flight, type Motion } from "regalia/board";
import { Ribbon } from "regalia/kit/Banner";
import { flights } from "regalia/kit/moments";
import { strike, tally, win } from "regalia/kit/stages";
import { Emblem } from "./art/Emblem";
import { Arms } from "./art/heraldry";
import { cardsOf, partsOf, reckoningOf, totalOf } from "./clash";
import { COUNCILS, factionOf, LOCATIONS, REGIONS } from "./content";
import type { SoundName } from "regalia/sounds";
import type { Happened, Part, View } from "./types";

const sums = (seat: number): string => `sums:${seat}`;

const tokens = (name: string, count: number, from: string, to: string): Flight[] =>
  flights(
    <span class={`token-${name}`}>
      <Emblem name={name} />
    </span>,
    count,
    from,
    to,
  );

/** Where Influence comes from: the thing that brings it, if it is in sight. */
const source = (cause: string): string =>
  cause in LOCATIONS ? `location:${cause}` : cause in COUNCILS ? `council:${cause}` : `kingdom:${cause}`;

/** The piles that the reader sees are one's own; for others, the seat. */
const heap = (view: View, seat: number, name: string): string =>
  view.seats[seat]?.hand ? `${name}:${seat}` : `seat:${seat}`;

const PILES: Readonly<Record<string, string>> = {
  discard: "discard",
  lost: "lost",
  deck_top: "deck",
  deck_bottom: "deck",
  board: "home",
  supporters: "home",
};

/** The piece or pile that stands for a place. */
function at(view: View, seat: number, place: string): string {
  if (REGIONS.includes(place)) return `region:${place}`;
  if (place in COUNCILS) return `council:${place}`;
  if (place in PILES) return heap(view, seat, PILES[place] ?? "");
  return place in LOCATIONS ? `location:${place}` : `seat:${seat}`;
}

/** Supporters on a Region stand together in their owner's lane. */
const crowd = (view: View, seat: number, place: string): string =>
  REGIONS.includes(place) && view.regions[place]?.supporters[seat] ? `crowd:${place}:${seat}` : at(view, seat, place);

/** What the back of a card is called, the how-manieth of its owner's cards next to a Region. */
const backsOf = (view: View, region: string, owner: number): string[] =>
  cardsOf(view, region, owner).flatMap(({ card, down }, place) =>
    down && card === null ? [`down:${region}:${owner}:${place}`] : [],
  );

/** The backs of cards, that turn over in their places. */
function turning(view: View, region: string, cards: readonly string[]): Readonly<Record<string, string>> {
  const backs = view.seats.map((_, owner) => backsOf(view, region, owner));
  const found = cards.flatMap((card) => {
    const owner = view.seats.findIndex(({ faction }) => faction === factionOf(card));
    const known = view.regions[region]?.cards.some((one) => one.card === card);
    const back = known ? undefined : backs[owner]?.shift();
    return back ? [[`card:${card}`, back]] : [];
  });
  return Object.fromEntries(found) as Record<string, string>;
}

/** A card that is laid face down lies behind those that have not fought yet. */
const laid = (view: View, region: string, seat: number): string =>
  `down:${region}:${seat}:${cardsOf(view, region, seat).filter(({ taken_part: fought }) => !fought).length}`;

/** What a total is made of, the largest parts first. */
const strengths = (parts: readonly Part[]): readonly number[] =>
  parts.map(({ strength }) => strength).sort((one, other) => other - one);

/** The ribbon that is unfurled over a Region when its Clash is decided: everybody's arms and total, those of the best first. */
function Outcome({ view, best, region }: { view: View; best: readonly number[]; region: string }) {
  const reckoning = reckoningOf(view, region);
  const who = reckoning?.who ?? best;
  const sorted = [...who].sort((one, other) => Number(best.includes(other)) - Number(best.includes(one)));
  return (
    <Ribbon>
      <Emblem name={best.length > 1 ? "tally" : "winner"} />
      {sorted.map((seat) => (
        <span key={seat} class="ribbon-total">
          <Arms faction={view.seats[seat]?.faction ?? ""} /> {totalOf(partsOf(reckoning, seat) ?? [])}
        </span>
      ))}
    </Ribbon>
  );
}

/** How an event looks. */
export const motion = byType<Happened, Motion, [View]>({
  RoundBegan: () => ({ lingers: 0.5 }),
  Drew: ({ seat, cards }, view) => ({
    from: Object.fromEntries((cards ?? []).map((card) => [`card:${card}`, heap(view, seat, "deck")])),
  }),
  Moved: ({ seat, card, source: from, target: to }, view) =>
    card === null ? {} : { from: { [`card:${card}`]: at(view, seat, from) }, to: { [`card:${card}`]: at(view, seat, to) } },
  BidsShown: ({ cards }) => ({
    from: Object.fromEntries(cards.map((card) => [`bid:${card}`, `card:${card}`])),
    marked: cards.map((card) => `bid:${card}`),
    lingers: 1.5,
  }),
  KingdomTaken: (event) => ({ to: { [`kingdom:${event.kingdom}`]: `seat:${event.seat}` } }),
  KingdomStolen: ({ seat, victim, kingdom }) => ({
    to: { [`kingdom:${kingdom}`]: `seat:${seat}` },
    marked: [`seat:${seat}`, `seat:${victim}`],
    lingers: 1,
  }),
  KingdomOccupied: ({ seat, kingdom, card }) => ({
    from: { [`kingdom:${kingdom}`]: `seat:${seat}`, [`card:${card}`]: `bid:${card}` },
  }),
  KingdomPlaced: ({ seat, kingdom }) => ({ from: { [`kingdom:${kingdom}`]: `seat:${seat}` } }),
  KingdomLeft: ({ kingdom }) => ({ to: { [`kingdom:${kingdom}`]: "kingdom-deck" } }),
  RoadChanged: ({ road, discarded }) => ({
    from: Object.fromEntries(road.map((kingdom) => [`kingdom:${kingdom}`, "kingdom-deck"])),
    to: Object.fromEntries(discarded.map((kingdom) => [`kingdom:${kingdom}`, "kingdom-deck"])),
  }),
  SiteCardAcquired: ({ card }) => ({ from: { [`hq:${card}`]: `site:${card}` }, marked: [`hq:${card}`] }),
  LaidDown: ({ region, seat, card }, view) => ({ from: card ? {} : { [laid(view, region, seat)]: `seat:${seat}` } }),
  ClashBegan: (event) => ({ marked: [`region:${event.region}`], lingers: 1 }),
  Revealed: (event, view) => ({ from: turning(view, event.region, event.cards), lingers: 2 }),
  Eliminated: (event) => ({ scenes: [strike(`card:${event.card}`)], lingers: 0.5 }),
  Tallied: ({ region, who, parts }) => ({
    scenes: who.map((seat, place) => tally(`total:${region}:${seat}`, strengths(parts[place] ?? []))),
    lingers: 1.5,
  }),
  ClashWon: (event, view) => ({
    marked: [`total:${event.region}:${event.seat}`, `seat:${event.seat}`],
    scenes: [
      win(
        `region:${event.region}`,
        <Outcome view={view} best={[event.seat]} region={event.region} />,
        `seat:${event.seat}`,
      ),
    ],
    lingers: 1,
  }),
  ClashTied: (event, view) => ({
    marked: event.who.map((seat) => `total:${event.region}:${seat}`),
    scenes: [
      win(
        `region:${event.region}`,
        <Outcome view={view} best={event.who} region={event.region} />,
        `region:${event.region}`,
      ),
    ],
    lingers: 1,
  }),
  NobodyWon: (event) => ({ marked: [`region:${event.region}`], lingers: 1 }),
  LocationClaimed: (event) => ({ marked: [`location:${event.location}`], lingers: 0.5 }),
  HeraldMoved: ({ seat, location }) => ({ [location ? "from" : "to"]: { [`herald:${seat}`]: `seat:${seat}` } }),
  FavourClaimed: ({ seat }) => ({ to: { favour: `seat:${seat}` }, marked: [`seat:${seat}`] }),
  Gained: (event) => ({
    flights: [
      ...tokens("influence", event.influence, source(event.cause), sums(event.seat)),
      ...tokens("lore", event.lore, source(event.cause), sums(event.seat)),
    ],
    marked: [`seat:${event.seat}`],
  }),
  Stole: (event) => ({ flights: tokens("influence", event.influence, sums(event.victim), sums(event.seat)) }),
  SupportersMoved: ({ seat, source: from, target: to, count }, view) => ({
    flights: tokens("supporters", count, crowd(view, seat, from), crowd(view, seat, to)),
  }),
  MarkerPut: ({ seat, place, count }, view) => {
    const [from, to] = count > 0 ? [`seat:${seat}`, at(view, seat, place)] : [at(view, seat, place), `seat:${seat}`];
    return { flights: flights(<Arms faction={view.seats[seat]?.faction ?? ""} />, Math.abs(count), from, to) };
  },
  TokenPut: (event) => ({ marked: [`card:${event.card}`] }),
  Activated: (event) => ({
    marked: [`tactic:${event.action}`, `kingdom:${event.action}`, `council:${event.action}`, `seat:${event.seat}`],
  }),
  Commanded: (event) => ({ marked: [`card:${event.card}`], lingers: 0.5 }),
});

/** How it sounds. */
export const sounds: Readonly<Partial<Record<Happened["type"], SoundName>>> = {
  RoundBegan: "turn",
  BidsShown: "turn",
  KingdomTaken: "card",
  KingdomStolen: "strike",
  LaidDown: "card",
  ClashBegan: "card",
  Revealed: "turn",
  Eliminated: "strike",
  ClashWon: "coin",
  ClashTied: "strike",
  LocationClaimed: "coin",
  Gained: "coin",
  Stole: "coin",
  SupportersMoved: "card",
  MarkerPut: "card",
  FavourClaimed: "turn",
  GameEnded: "win",
};
