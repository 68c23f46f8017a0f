import type { Seen } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { Count, Emblem } from "./art/Emblem";
import { Arms } from "./art/heraldry";
import { factionOf } from "./content";
import type { SeenSeat, View } from "./types";
import { breath, foughtBefore, named } from "./words";

interface Props extends Seen<View> {
  readonly seat: number;
  readonly area: SeenSeat;
}

/** Influence and Lore; deck and Discard Pile; Supporters and the Herald that wait on the board. */
export function Piles({ view, ui, seat, area }: Props) {
  const lost = area.fallen + view.lost.filter((card) => factionOf(card) === area.faction).length;
  return (
    <div class="piles">
      <span class="whose" aria-hidden="true">
        <Arms faction={area.faction ?? ""} />
        {named(ui, area.faction ?? "nobility")}
      </span>
      <span class="supply" data-anchor={`supply:${seat}`}>
        <Count name="influence" count={area.influence} words={ui.say("influence-of", { count: area.influence })} />
        <Count name="lore" count={area.lore} words={ui.say("lore-of", { count: area.lore })} />
      </span>
      <Piece
        ui={ui}
        id={`home:${seat}`}
        label={breath(
          ui.say("at-home", { count: area.supporters }),
          foughtBefore({ view, ui }, seat, "board"),
          !area.herald && ui.say("herald-home"),
        )}
        class="home-pieces"
        option={{ type: "Use", action: "place_supporters", card: "" }}
        quiet={seat !== ui.seat}
      >
        <Emblem name="supporters" />
        <b>×{area.supporters}</b>
        {!area.herald && (
          <span class="herald" data-piece={`herald:${seat}`}>
            <Arms faction={area.faction ?? ""} />
          </span>
        )}
      </Piece>
      <Piece ui={ui} id={`deck:${seat}`} label={ui.say("deck-of", { count: area.deck.length })} quiet class="pile">
        <Emblem name="deck" />
        <b>{area.deck.length}</b>
      </Piece>
      <Piece ui={ui} id={`discard:${seat}`} label={ui.say("discard-of", { count: area.discard.length })} quiet class="pile">
        <Emblem name="discard" />
        <b>{area.discard.length}</b>
      </Piece>
      <Piece
        ui={ui}
        id={`lost:${seat}`}
        label={breath(ui.say("lost-of", { count: lost }), foughtBefore({ view, ui }, seat, "lost"))}
        quiet
        class="pile"
      >
        <Emblem name="lost" />
        <b>{lost}</b>
      </Piece>
    </div>
  );
}
