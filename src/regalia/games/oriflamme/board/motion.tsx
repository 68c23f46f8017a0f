import { byType, type Flight, type Motion } from "regalia/board";
import { Coin } from "./Coin";
import type { Happened, View } from "./types";

/** More coins than these say no more. */
const MOST_COINS = 5;

const coins = (count: number, from: string, to: string): Flight[] =>
  Array.from({ length: Math.min(count, MOST_COINS) }, () => ({ node: <Coin />, from, to }));

const owner = (view: View, card: string): string => `seat:${view.cards[card]?.owner ?? 0}`;

const lies = (view: View, card: string): boolean => view.queue.some((pile) => pile.includes(card));

/** How an event looks. */
export const motion = byType<Happened, Motion, [View]>({
  Placed: (event, view) => ({
    from: { [event.card]: event.kind && view.seats[event.seat]?.hand ? `hand:${event.kind}` : `seat:${event.seat}` },
  }),
  Kept: (event) => ({ marked: [event.card] }),
  Gained: (event, view) => ({
    flights: coins(event.points, lies(view, event.card) ? event.card : owner(view, event.card), `points:${event.seat}`),
    marked: [`seat:${event.seat}`],
  }),
  Copied: (event) => ({ marked: [event.card] }),
  Stole: (event) => ({
    flights: coins(event.points, `points:${event.victim}`, `points:${event.seat}`),
  }),
  Eliminated: (event, view) => ({
    to: { [event.card]: owner(view, event.card) },
    marked: [event.by],
  }),
  Discarded: (event, view) => ({ to: { [event.card]: owner(view, event.card) } }),
  NothingHappened: (event) => ({ marked: [event.card] }),
});
