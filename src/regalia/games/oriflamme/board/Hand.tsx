import type { Seen } from "regalia/board";
import { Icon } from "regalia/parts/Icon";
import { Piece } from "regalia/parts/Piece";
import { breath } from "regalia/text/breath";
import { Face } from "./Card";
import type { View } from "./types";

/** What lies before the player: the hand, and what is out of the game. */
export function Hand({ view, ui }: Seen<View>) {
  const own = ui.seat === null ? undefined : view.seats[ui.seat];
  if (!own?.hand || ui.seat === null || view.phase === "over") return null;
  return (
    <section class={`hand ${view.phase}`} aria-label={ui.say("hand")}>
      <ul class="hand-cards" data-arrows>
        {own.hand.map((kind) => (
          <li key={kind} class={view.held === kind ? "held" : ""}>
            <Piece
              ui={ui}
              id={`hand:${kind}`}
              label={`${ui.say(`kind-${kind}`)}. ${ui.say(`does-${kind}`)}`}
              option={{ type: "Place", kind }}
            >
              <Face ui={ui} kind={kind} owner={ui.seat ?? 0} up />
            </Piece>
          </li>
        ))}
      </ul>
      {own.removed && (
        <div class="removed">
          <h3 title={ui.say("removed-hint")}>
            <Icon name="hidden" /> {ui.say("removed")}
          </h3>
          <ul>
            {own.removed.map((kind) => (
              <li key={kind}>
                <Piece
                  ui={ui}
                  id={`removed:${kind}`}
                  label={breath(ui.say("removed"), ui.say(`kind-${kind}`))}
                  class="mini"
                  quiet
                >
                  <Face ui={ui} kind={kind} owner={ui.seat ?? 0} up />
                </Piece>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
