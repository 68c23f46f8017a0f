import { byType, type Score } from "regalia/board";
import type { Happened } from "./types";

/** Rules 12: prestige tokens, less what curses cost at the end. */
export const scores = byType<Happened, readonly Score[]>({
  PrestigeGained: ({ seat, cause, prestige }) => [{ seat, cause, points: prestige }],
  PenaltyCounted: ({ seat, prestige }) => [{ seat, cause: "curses", points: -prestige, atEnd: true }],
});
