import type { Seen } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { Emblem } from "./art/Emblem";
import { ofKingdom } from "./choices";
import { KingdomPiece } from "./KingdomCard";
import { Part } from "./Part";
import type { View } from "./types";

/** The Great Road: four Kingdom cards, the one on the right about to go. */
export function Road({ view, ui }: Seen<View>) {
  const piles = ui.say("kingdom-piles", { deck: view.kingdom_deck, discard: view.kingdom_discard.length });
  const deck = (
    <Piece ui={ui} id="kingdom-deck" label={piles} quiet class="pile">
      <Emblem name="deck" /> {view.kingdom_deck} <Emblem name="discard" /> {view.kingdom_discard.length}
    </Piece>
  );
  return (
    <Part name="road" title={ui.say("part-road")} beside={deck}>
      <ol class="road" data-arrows>
        {view.road.map((kingdom, place) => (
          <li key={kingdom ?? place} class={kingdom ? "" : "none"}>
            {kingdom && <KingdomPiece view={view} ui={ui} kingdom={kingdom} choice={ofKingdom(view, ui, kingdom)} />}
          </li>
        ))}
      </ol>
    </Part>
  );
}
