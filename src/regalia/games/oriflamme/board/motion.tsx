import type { Flight, Motion } from "regalia/board";
import type { GameEvent } from "regalia/wire";
import { Coin } from "./Coin";
import type { View } from "./types";

/** More coins than these say no more. */
const MOST_COINS = 5;

const coins = (count: number, from: string, to: string): Flight[] =>
  Array.from({ length: Math.min(count, MOST_COINS) }, () => ({ node: <Coin />, from, to }));

const owner = (view: View, card: string): string => `seat:${view.cards[card]?.owner ?? 0}`;

const lies = (view: View, card: string): boolean => view.queue.some((pile) => pile.includes(card));

type Looks = (event: never, view: View) => Motion;

const MOTIONS: Readonly<Record<string, Looks>> = {
  Placed: (event: { seat: number; card: string; kind: string | null }, view) => ({
    from: { [event.card]: event.kind && view.seats[event.seat]?.hand ? `hand:${event.kind}` : `seat:${event.seat}` },
  }),
  Kept: (event: { card: string }) => ({ marked: [event.card] }),
  Gained: (event: { seat: number; points: number; card: string }, view) => ({
    flights: coins(event.points, lies(view, event.card) ? event.card : owner(view, event.card), `points:${event.seat}`),
    marked: [`seat:${event.seat}`],
  }),
  Copied: (event: { card: string }) => ({ marked: [event.card] }),
  Stole: (event: { seat: number; victim: number; points: number }) => ({
    flights: coins(event.points, `points:${event.victim}`, `points:${event.seat}`),
  }),
  Eliminated: (event: { card: string; by: string }, view) => ({
    to: { [event.card]: owner(view, event.card) },
    marked: [event.by],
  }),
  Discarded: (event: { card: string }, view) => ({ to: { [event.card]: owner(view, event.card) } }),
  NothingHappened: (event: { card: string }) => ({ marked: [event.card] }),
};

/** How an event looks. */
export function motion(event: GameEvent, view: View): Motion {
  return MOTIONS[event.type]?.(event as never, view) ?? {};
}
