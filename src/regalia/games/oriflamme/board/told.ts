import type { GameEvent } from "regalia/wire";
import type { SeenCard, SeenSeat, View } from "./types";

type Told = (view: View, event: never) => View;

const seat = (view: View, who: number, change: (seat: SeenSeat) => Partial<SeenSeat>): View => ({
  ...view,
  seats: view.seats.map((other, index) => (index === who ? { ...other, ...change(other) } : other)),
});

const card = (view: View, id: string, change: Partial<SeenCard>): View => {
  const old = view.cards[id];
  return old ? { ...view, cards: { ...view.cards, [id]: { ...old, ...change } } } : view;
};

const gain = (view: View, who: number, points: number): View => seat(view, who, (old) => ({ points: old.points + points }));

/** Rules 5.2: the marker stands at the pile of the card that acts. */
const acting = (view: View, id: string): View => {
  const cursor = view.queue.findIndex((pile) => pile.at(-1) === id);
  return cursor < 0 ? view : { ...view, cursor, acting: id };
};

/** Rules 5.3: an empty pile disappears, and the marker stays with its pile. */
const takeOut = (view: View, id: string): View => {
  const place = view.queue.findIndex((pile) => pile.includes(id));
  if (place < 0) return view;
  const left = view.queue.map((pile) => pile.filter((other) => other !== id));
  const emptied = left[place]?.length === 0;
  const cursor = view.cursor !== null && emptied && place < view.cursor ? view.cursor - 1 : view.cursor;
  return {
    ...view,
    queue: left.filter((pile) => pile.length > 0),
    cursor,
    acting: view.acting === id ? null : view.acting,
  };
};

const sendOff = (view: View, id: string, kind: string): View => {
  const owner = view.cards[id]?.owner ?? 0;
  const shown = card(takeOut(view, id), id, { kind, tokens: 0, face_up: true });
  return seat(shown, owner, (old) => ({ discards: [...old.discards, id] }));
};

const layOn = (view: View, id: string, onto: string): View => ({
  ...view,
  queue: view.queue.map((pile) => (pile.at(-1) === onto ? [...pile, id] : pile)),
});

const insert = (view: View, id: string, index: number): View => {
  const cursor = view.cursor !== null && index <= view.cursor ? view.cursor + 1 : view.cursor;
  return { ...view, queue: [...view.queue.slice(0, index), [id], ...view.queue.slice(index)], cursor };
};

interface Placed {
  seat: number;
  card: string;
  kind: string | null;
  where: "left" | "right" | "onto";
  onto: string | null;
}

const placed = (view: View, { seat: who, card: id, kind, where, onto }: Placed): View => {
  const laid = { ...view, held: null, cards: { ...view.cards, [id]: { owner: who, kind, tokens: 0, face_up: false } } };
  const queued = onto
    ? layOn(laid, id, onto)
    : insert({ ...laid, cursor: null }, id, where === "left" ? 0 : view.queue.length);
  return seat(queued, who, (old) => ({
    hand: old.hand?.filter((other) => other !== kind) ?? null,
    hand_size: old.hand_size - 1,
  }));
};

/** What each event changes in what one sees. */
const TOLD: Readonly<Record<string, Told>> = {
  Seated: (view, event: { order: number[]; first: number }) => ({ ...view, order: event.order, first: event.first }),
  Dealt: (view, event: { seat: number; hand: string[] | null; removed: string[] | null }) =>
    seat(view, event.seat, () => ({ hand: event.hand, removed: event.removed })),
  RoundBegan: (view, event: { number: number; first: number }) => ({
    ...view,
    round: event.number,
    first: event.first,
    phase: "placement",
    cursor: null,
    acting: null,
  }),
  Placed: placed,
  ResolutionBegan: (view) => ({ ...view, phase: "resolution", cursor: 0, acting: view.queue[0]?.at(-1) ?? null }),
  Kept: (view, event: { card: string; tokens: number }) =>
    card(acting(view, event.card), event.card, { tokens: event.tokens }),
  Revealed: (view, event: { card: string; kind: string }) =>
    card(acting(view, event.card), event.card, { kind: event.kind, tokens: 0, face_up: true }),
  Gained: (view, event: { seat: number; points: number; card: string; cause: string }) =>
    gain(event.cause === "ambush" ? view : acting(view, event.card), event.seat, event.points),
  Copied: (view, event: { card: string }) => acting(view, event.card),
  Stole: (view, event: { seat: number; victim: number; points: number; card: string }) =>
    gain(gain(acting(view, event.card), event.victim, -event.points), event.seat, event.points),
  Eliminated: (view, event: { card: string; kind: string; by: string }) =>
    sendOff(acting(view, event.by), event.card, event.kind),
  Discarded: (view, event: { card: string; kind: string }) => sendOff(view, event.card, event.kind),
  Moved: (view, event: { card: string; by: string; index: number; onto: string | null }) => {
    const lifted = takeOut(acting(view, event.by), event.card);
    return event.onto ? layOn(lifted, event.card, event.onto) : insert(lifted, event.card, event.index);
  },
  NothingHappened: (view, event: { card: string }) => acting(view, event.card),
  RoundEnded: (view) => ({ ...view, cursor: null, acting: null }),
};

/** The view after an event. Facts only: nothing here decides what may happen. */
export function told(view: View, event: GameEvent): View {
  return TOLD[event.type]?.(view, event as never) ?? view;
}
