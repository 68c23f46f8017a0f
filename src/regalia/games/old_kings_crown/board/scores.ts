import type { Score } from "regalia/board";
import type { GameEvent } from "regalia/wire";

/** Rules 3.11: Influence is gained from the Reserve, or stolen from another's Supply. */
export function scores(event: GameEvent): readonly Score[] {
  const { type, seat, victim, influence, cause } = event as unknown as {
    type: string;
    seat: number;
    victim: number;
    influence: number;
    cause: string;
  };
  if (type === "Gained") return influence ? [{ seat, cause, points: influence }] : [];
  if (type !== "Stole") return [];
  return [
    { seat, cause: "stolen", points: influence },
    { seat: victim, cause: "lost", points: -influence },
  ];
}
