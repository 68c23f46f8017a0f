import type { Decision, Option } from "regalia/wire";
import type { View } from "./types";

/** Rules 2: the piles directly left and right of the one that acts. */
function isNeighbour(view: View, card: string): boolean {
  const place = view.queue.findIndex((pile) => pile.at(-1) === card);
  return view.cursor !== null && Math.abs(place - view.cursor) === 1;
}

/** What choosing the top card of a pile would mean now, whether or not it may be chosen. */
export function ofPile(view: View, decision: Decision | null, card: string): Option | undefined {
  const seen = view.cards[card];
  switch (decision?.kind) {
    case "ChoosePlace":
    case "destination":
      return { type: "Onto", card };
    case "target":
      return { type: "Target", card };
    case "moved":
      return { type: "Move", card };
    case "victim":
      return isNeighbour(view, card) ? { type: "Steal", victim: seen?.owner } : undefined;
    case "copied":
      return seen?.kind && isNeighbour(view, card) ? { type: "Copy", kind: seen.kind } : undefined;
    default:
      return undefined;
  }
}

/** What choosing a player would mean now. */
export function ofSeat(decision: Decision | null, seat: number): Option | undefined {
  return decision?.kind === "victim" ? { type: "Steal", victim: seat } : undefined;
}

/** Where the card that is being moved stands alone, or -1: its place is not counted (rules 6.8). */
const movedAlone = (view: View): number => view.queue.findIndex((pile) => pile.length === 1 && pile[0] === view.moving);

/** The number of a place in the queue, from 1; none for a card that is on its way. */
export function numberOf(view: View, place: number): number | null {
  const moved = movedAlone(view);
  return moved === place ? null : place + (moved >= 0 && place > moved ? 0 : 1);
}

/** A place where a card could go: the option, and the pile before which it is (the number of piles: behind the last). */
export interface Slot {
  readonly option: Option;
  readonly before: number;
}

/** The places between piles where a card can go now. Gaps are counted without the card that is being moved (rules 6.8). */
export function slots(view: View, can: (option: Option) => boolean): Slot[] {
  const last = view.queue.length;
  const moved = movedAlone(view);
  const places = Array.from({ length: last + 1 }, (_, before) => before);
  const gaps = places.map((before) => ({
    before,
    option: { type: "Gap", index: moved >= 0 && before > moved ? before - 1 : before },
  }));
  const ends = [
    { before: 0, option: { type: "Left" } },
    { before: last, option: { type: "Right" } },
  ];
  return [...ends, ...gaps].filter(({ option }) => can(option));
}

/** Options that have a place of their own on the board; the others are buttons. */
const SHOWN = new Set(["Place", "Left", "Right", "Onto", "Target", "Steal", "Copy", "Move", "Gap"]);

export const shows = (option: Option): boolean => SHOWN.has(option.type);
