import type { Seen } from "regalia/board";
import { InPlay } from "./Card";
import { Thrown } from "./Dice";
import type { View } from "./types";

/** A player's home front: a row of forces, one high whatever stands in it. */
export function Camp({ view, ui, seat }: Seen<View> & { readonly seat: number }) {
  const own = view.seats[seat];
  if (!own) return null;
  const home = view.pieces.filter((piece) => piece.seat === seat && piece.challenge === 0 && piece.host === 0);
  const title = ui.say("home-of", { player: ui.labels.player(seat) });
  return (
    <section class={`camp camp-${own.side} ${view.acting === seat ? "acting" : ""}`} aria-label={title}>
      <p class="camp-title" aria-hidden="true">
        {title}
      </p>
      <ul class="forces" data-arrows>
        {home.map((piece) => (
          <li key={piece.id}>
            <InPlay view={view} ui={ui} piece={piece} />
            <Thrown view={view} ui={ui} piece={piece} />
          </li>
        ))}
      </ul>
    </section>
  );
}
