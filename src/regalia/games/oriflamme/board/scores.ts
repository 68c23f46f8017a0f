import type { Score } from "regalia/board";
import type { GameEvent } from "regalia/wire";
import CONTENT from "../content.toml";

interface Told {
  readonly type: string;
  readonly order: readonly number[];
  readonly seat: number;
  readonly victim: number;
  readonly points: number;
  readonly cause: string;
}

const { setup } = CONTENT as unknown as { readonly setup: { readonly points: number } };

/** Rules 4, 6 and 7: everybody begins with some points; the others come from cards, and from those whom a Spy robs. */
export function scores(event: GameEvent): readonly Score[] {
  const { type, order, seat, victim, points, cause } = event as unknown as Told;
  if (type === "Seated") return order.map((each) => ({ seat: each, cause: "start", points: setup.points }));
  if (type === "Gained") return [{ seat, cause, points }];
  if (type !== "Stole" || points === 0) return [];
  return [
    { seat, cause: "stolen", points },
    { seat: victim, cause: "lost", points: -points },
  ];
}
