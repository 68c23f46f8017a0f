import type { Flight, Motion } from "regalia/board";
import type { GameEvent } from "regalia/wire";
import { Emblem } from "./art/Emblem";
import { factionOf } from "./content";
import type { View } from "./types";

type Who = { readonly seat: number };
type Looks = (event: never, view: View) => Motion;

/** More tokens than these at once say no more. */
const MOST = 5;
const sums = (seat: number): string => `sums:${seat}`;

const tokens = (name: string, count: number, from: string, to: string): Flight[] =>
  Array.from({ length: Math.max(0, Math.min(count, MOST)) }, () => ({
    node: <span class={`token-${name}`}>{<Emblem name={name} />}</span>,
    from,
    to,
  }));

/** Where Influence comes from: the thing that brings it, if it is in sight. */
const source = (cause: string): string =>
  ["castle", "wilderness", "harvest_field", "battlefield", "shrine", "necropolis"].includes(cause)
    ? `location:${cause}`
    : `kingdom:${cause}`;

/** The back of a card, that turns over in its place. */
const backs = (view: View, region: string, cards: readonly string[]): Readonly<Record<string, string>> => {
  const lain = view.regions[region]?.cards ?? [];
  const found = cards.flatMap((card) => {
    const owner = view.seats.findIndex(({ faction }) => faction === factionOf(card));
    const own = lain.filter((one) => one.owner === owner);
    const place = own.findIndex(({ down }) => down);
    return place < 0 || own[place]?.card ? [] : [[`card:${card}`, `down:${region}:${owner}:${place}`]];
  });
  return Object.fromEntries(found) as Record<string, string>;
};

const MOTIONS: Readonly<Record<string, Looks>> = {
  BidsShown: (event: { cards: readonly string[] }) => ({
    marked: event.cards.map((card) => `bid:${card}`),
    lingers: 1.5,
  }),
  KingdomTaken: (event: Who & { kingdom: string }) => ({ to: { [`kingdom:${event.kingdom}`]: `seat:${event.seat}` } }),
  KingdomStolen: (event: Who & { victim: number; kingdom: string }) => ({
    marked: [`seat:${event.seat}`, `seat:${event.victim}`],
    lingers: 1,
  }),
  LaidDown: (event: Who & { region: string; card: string | null }) => ({
    from: event.card ? {} : { [`down:${event.region}:${event.seat}:0`]: `seat:${event.seat}` },
  }),
  ClashBegan: (event: { region: string }) => ({ marked: [`region:${event.region}`], lingers: 1 }),
  Revealed: (event: { region: string; cards: readonly string[] }, view) => ({
    from: backs(view, event.region, event.cards),
    lingers: 2,
  }),
  Eliminated: (event: { card: string }) => ({ marked: [`card:${event.card}`], lingers: 1.5 }),
  Tallied: (event: { region: string; who: readonly number[] }) => ({
    marked: event.who.map((seat) => `total:${event.region}:${seat}`),
    lingers: 3,
  }),
  ClashWon: (event: Who & { region: string }) => ({ marked: [`total:${event.region}:${event.seat}`], lingers: 2 }),
  LocationClaimed: (event: { location: string }) => ({ marked: [`location:${event.location}`] }),
  Gained: (event: Who & { influence: number; lore: number; cause: string }) => ({
    flights: [
      ...tokens("influence", event.influence, source(event.cause), sums(event.seat)),
      ...tokens("lore", event.lore, source(event.cause), sums(event.seat)),
    ],
    marked: [`seat:${event.seat}`],
  }),
  Stole: (event: Who & { victim: number; influence: number }) => ({
    flights: tokens("influence", event.influence, sums(event.victim), sums(event.seat)),
  }),
  SupportersMoved: (event: Who & { source: string; target: string; count: number }) => ({
    flights: tokens(
      "supporters",
      event.count,
      event.source === "board" ? `seat:${event.seat}` : `region:${event.source}`,
      event.target === "board" ? `seat:${event.seat}` : `region:${event.target}`,
    ),
  }),
  Activated: (event: Who & { action: string }) => ({
    marked: [`tactic:${event.action}`, `kingdom:${event.action}`, `council:${event.action}`, `seat:${event.seat}`],
  }),
  Commanded: (event: { card: string }) => ({ marked: [`card:${event.card}`], lingers: 0.5 }),
};

/** How an event looks. */
export function motion(event: GameEvent, view: View): Motion {
  return MOTIONS[event.type]?.(event as never, view) ?? {};
}
