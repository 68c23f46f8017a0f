import { byType, type Flight, type Motion } from "regalia/board";
import { flare, strike } from "regalia/kit/blows";
import { flights, gain } from "regalia/kit/moments";
import { Coin } from "./Coin";
import type { Happened, View } from "./types";

const coins = (count: number, from: string, to: string): Flight[] => flights(<Coin />, count, from, to);

const owner = (view: View, card: string): string => `seat:${view.cards[card]?.owner ?? 0}`;

const lies = (view: View, card: string): boolean => view.queue.some((pile) => pile.includes(card));

/** Points spring up where they are won, and fly to the score. */
const won = (seat: number, points: number, from: string): Motion => ({
  flights: coins(points, from, `points:${seat}`),
  scenes: points > 1 ? [gain(from, <Coin />, points)] : [],
  marked: [`seat:${seat}`],
  sound: "coin",
});

/** How an event looks. */
export const motion = byType<Happened, Motion, [View]>({
  Placed: (event, view) => ({
    from: { [event.card]: event.kind && view.seats[event.seat]?.hand ? `hand:${event.kind}` : `seat:${event.seat}` },
    sound: "card",
  }),
  Kept: (event) => ({ marked: [event.card], flights: coins(1, "cursor", event.card), sound: "coin" }),
  Revealed: (event) => ({ scenes: [flare(event.card)], sound: "turn", lingers: 0.5 }),
  Gained: (event, view) => won(event.seat, event.points, lies(view, event.card) ? event.card : owner(view, event.card)),
  Copied: (event) => ({ scenes: [flare(event.card)], sound: "turn" }),
  Stole: (event) => ({
    flights: coins(event.points, `points:${event.victim}`, `points:${event.seat}`),
    marked: [event.card],
    sound: "coin",
  }),
  Eliminated: (event, view) => ({
    to: { [event.card]: owner(view, event.card) },
    scenes: [strike(event.card)],
    marked: [event.by],
    sound: "strike",
    lingers: 0.3,
  }),
  Sprung: (event) => ({ scenes: [flare(event.card)], sound: "turn" }),
  Moved: () => ({ sound: "card" }),
  Discarded: (event, view) => ({ to: { [event.card]: owner(view, event.card) }, sound: "card" }),
  NothingHappened: (event) => ({ marked: [event.card] }),
  GameEnded: () => ({ sound: "win" }),
});
