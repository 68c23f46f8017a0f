import { byType, type Score } from "regalia/board";
import CONTENT from "../content.toml";
import type { Happened } from "./types";

const { setup } = CONTENT as unknown as { readonly setup: { readonly points: number } };

/** Rules 4, 6 and 7: everybody begins with some points; the others come from cards, and from those whom a Spy robs. */
export const scores = byType<Happened, readonly Score[]>({
  Seated: ({ order }) => order.map((seat) => ({ seat, cause: "start", points: setup.points })),
  Gained: ({ seat, cause, points }) => [{ seat, cause, points }],
  Stole: ({ seat, victim, points }) =>
    points === 0
      ? []
      : [
          { seat, cause: "stolen", points },
          { seat: victim, cause: "lost", points: -points },
        ],
});
