import { byType, type Score } from "regalia/board";
import type { Happened } from "./types";

/** Rules 3.11: Influence is gained from the Reserve, or stolen from another's Supply. */
export const scores = byType<Happened, readonly Score[]>({
  Gained: ({ seat, cause, influence }) => (influence ? [{ seat, cause, points: influence }] : []),
  Stole: ({ seat, victim, influence }) => [
    { seat, cause: "stolen", points: influence },
    { seat: victim, cause: "lost", points: -influence },
  ],
});
