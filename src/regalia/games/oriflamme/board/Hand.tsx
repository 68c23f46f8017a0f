import type { Seen, Ui } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { breath } from "regalia/text/breath";
import { Face } from "./Card";
import type { View } from "./types";

/** What lies before the player: the hand, and what is out of the game. */
export function Hand({ view, ui }: Seen<View>) {
  const own = ui.seat === null ? undefined : view.seats[ui.seat];
  if (!own?.hand || ui.seat === null) return null;
  const seat = ui.seat;
  const spent = own.discards.map((card) => view.cards[card]?.kind ?? "");
  return (
    <section class={`hand ${view.phase}`} aria-label={ui.say("hand")}>
      <div class="tray">
        {own.removed && <LaidAway ui={ui} seat={seat} name="removed" kinds={own.removed} hint={ui.say("removed-hint")} />}
        <ul class="hand-cards" data-arrows>
          {own.hand.map((kind) => (
            <li key={kind} class={view.held === kind ? "held" : ""}>
              <Piece
                ui={ui}
                id={`hand:${kind}`}
                label={`${ui.say(`kind-${kind}`)}. ${ui.say(`does-${kind}`)}`}
                option={{ type: "Place", kind }}
              >
                <Face ui={ui} kind={kind} owner={seat} up />
              </Piece>
            </li>
          ))}
        </ul>
        <LaidAway ui={ui} seat={seat} name="spent" kinds={spent} hint={ui.say("spent-hint")} />
      </div>
    </section>
  );
}

interface LaidAwayProps {
  readonly ui: Ui;
  readonly seat: number;
  readonly name: "removed" | "spent";
  readonly kinds: readonly string[];
  readonly hint: string;
}

/** Cards at the side of the tray: those that were never in play, or those that are no longer. */
function LaidAway({ ui, seat, name, kinds, hint }: LaidAwayProps) {
  return (
    <div class={`laid-away ${name}`}>
      <div>
        <h3>{ui.say(name)}</h3>
        <p>{hint}</p>
      </div>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <Piece ui={ui} id={`${name}:${kind}`} label={breath(ui.say(name), ui.say(`kind-${kind}`))} class="mini" quiet>
              <Face ui={ui} kind={kind} owner={seat} up />
            </Piece>
          </li>
        ))}
      </ul>
    </div>
  );
}
