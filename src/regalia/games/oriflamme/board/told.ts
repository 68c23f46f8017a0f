import { byType } from "regalia/board";
import { add, both, type Changes, drop, ifKnown, NEXT, plus } from "regalia/motion/changes";
import type { Happened, View } from "./types";

type Queue = View["queue"];

const without =
  (card: string) =>
  (queue: Queue): Queue =>
    queue.map((pile) => pile.filter((other) => other !== card)).filter((pile) => pile.length > 0);

const laid =
  (card: string, index: number, onto: string | null) =>
  (queue: Queue): Queue =>
    onto === null
      ? [...queue.slice(0, index), [card], ...queue.slice(index)]
      : queue.map((pile) => (pile.at(-1) === onto ? [...pile, card] : pile));

/** Rules 5.2 and 5.3: the marker stands at the pile of the card that acts, also when piles before it have gone. */
const at =
  (card: string) =>
  (view: View): View => {
    const cursor = view.queue.findIndex((pile) => pile.includes(card));
    return cursor < 0 ? view : { ...view, cursor };
  };

/** A card leaves the queue for the discards of its owner. */
const gone = (view: View, card: string, kind: string): Changes<View> => ({
  queue: without(card),
  cards: { [card]: { kind, tokens: 0, face_up: true } },
  seats: { [view.cards[card]?.owner ?? -1]: { discards: add(card) } },
});

/** What each event changes in what one sees. */
export const told = byType<Happened, Changes<View>, [View]>({
  Seated: ({ order, first }) => ({ order, first }),
  Dealt: ({ seat }) => ({ seats: { [seat]: { hand: NEXT, hand_size: NEXT, removed: NEXT } } }),
  RoundBegan: ({ number, first }) => ({ round: number, first, phase: "placement", cursor: null, acting: null }),
  Placed: ({ seat, card, kind }) => ({
    queue: NEXT,
    held: null,
    cards: { [card]: NEXT },
    seats: { [seat]: { hand: ifKnown(drop(kind ?? "")), hand_size: plus(-1) } },
  }),
  ResolutionBegan: () => ({ phase: "resolution", cursor: 0 }),
  Kept: ({ card, tokens }) => both(at(card), { cards: { [card]: { tokens } } }),
  Revealed: ({ card, kind }) => both(at(card), { cards: { [card]: { kind, tokens: 0, face_up: true } } }),
  Gained: ({ seat, points }) => ({ seats: { [seat]: { points: plus(points) } } }),
  Copied: ({ card }) => at(card),
  Stole: ({ seat, victim, points }) => ({
    seats: { [victim]: { points: plus(-points) }, [seat]: { points: plus(points) } },
  }),
  Eliminated: ({ card, kind, by }, view) => both(gone(view, card, kind), at(by)),
  Discarded: ({ card, kind }, view) => gone(view, card, kind),
  Moved: ({ card, by, index, onto }) => both({ queue: without(card) }, { queue: laid(card, index, onto) }, at(by)),
  NothingHappened: ({ card }) => at(card),
  RoundEnded: () => ({ cursor: null, acting: null }),
});
