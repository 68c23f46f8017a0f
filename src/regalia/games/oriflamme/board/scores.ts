import { byType, type Score } from "regalia/board";
import CONTENT from "../content.toml";
import type { Happened } from "./types";

const { setup } = CONTENT as unknown as { readonly setup: { readonly points: number } };

/** Rules 4, 6 and 7: every family begins with some points; others come from cards and from a Spy's victims. */
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
