import { byType, type Motion } from "../board";
import type { Seat } from "../wire";

/** The events that most games have (`regalia.core.ready`). */
export type Ready =
  | { readonly type: "TurnBegan"; readonly seat: Seat }
  | { readonly type: "Drew"; readonly seat: Seat; readonly cards: readonly string[] | null }
  | { readonly type: "Moved"; readonly seat: Seat; readonly card: string | null }
  | { readonly type: "Played" | "Revealed"; readonly seat: Seat; readonly card: string }
  | { readonly type: "Gained" | "Paid"; readonly seat: Seat };

const at = (seat: Seat): string => `seat:${seat}`;

/** New cards come from the player who draws them; a card or a player that an event is about catches the eye. */
export const motion = byType<Ready, Motion>({
  TurnBegan: ({ seat }) => ({ marked: [at(seat)], sound: "turn" }),
  Drew: ({ seat, cards }) => ({
    from: Object.fromEntries((cards ?? []).map((card) => [card, at(seat)])),
    marked: [at(seat)],
    sound: "card",
  }),
  Moved: ({ seat, card }) => ({ marked: [card ?? at(seat)], sound: "card" }),
  Played: ({ card }) => ({ marked: [card], sound: "card" }),
  Revealed: ({ card }) => ({ marked: [card], sound: "card", lingers: 2 }),
  Gained: ({ seat }) => ({ marked: [at(seat)], sound: "coin" }),
  Paid: ({ seat }) => ({ marked: [at(seat)], sound: "coin" }),
});
