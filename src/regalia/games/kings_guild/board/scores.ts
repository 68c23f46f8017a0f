import { byType, type Score } from "regalia/board";
import { PRINTED, ROOMS, SPECIALISTS } from "./content";
import type { Happened } from "./types";

/** Rules 12: what is printed on quests, specialists and rooms as they come, chambers as they are filled, all else at the end. */
export const scores = byType<Happened, readonly Score[]>({
  Completed: ({ seat }) => [{ seat, cause: "quests", points: PRINTED.prestige_per_quest }],
  Hired: ({ seat, specialist }) => [{ seat, cause: "specialists", points: SPECIALISTS[specialist]?.prestige ?? 0 }],
  Built: ({ seat, room }) => [{ seat, cause: "rooms", points: ROOMS[room]?.prestige ?? 0 }],
  Counted: ({ seat, cause, prestige, at_end }) => [{ seat, cause, points: prestige, atEnd: at_end }],
});
