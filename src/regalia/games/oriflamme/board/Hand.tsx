import type { Seen, Ui } from "regalia/board";
import { Aside, Hand as Tray } from "regalia/kit/layout/Hand";
import { Piece } from "regalia/parts/Piece";
import { breath } from "regalia/text/breath";
import { Face } from "./Card";
import type { View } from "./types";

/** What lies before the player: the hand, and what is out of the game. */
export function Hand({ view, ui }: Seen<View>) {
  const { seat } = ui;
  const own = seat === null ? undefined : view.seats[seat];
  if (!own?.hand || seat === null) return null;
  const spent = own.discards.map((card) => view.cards[card]?.kind ?? "");
  const cards = own.hand.map((kind) => ({
    key: kind,
    held: view.held === kind,
    card: (
      <Piece
        ui={ui}
        id={`hand:${kind}`}
        label={`${ui.say(`kind-${kind}`)}. ${ui.say(`does-${kind}`)}`}
        option={{ type: "Place", kind }}
      >
        <Face ui={ui} kind={kind} owner={seat} up />
      </Piece>
    ),
  }));
  return (
    <Tray
      label={ui.say("hand")}
      class={view.phase}
      cards={cards}
      before={own.removed && <LaidAway ui={ui} seat={seat} name="removed" kinds={own.removed} />}
      after={<LaidAway ui={ui} seat={seat} name="spent" kinds={spent} />}
    />
  );
}

interface LaidAwayProps {
  readonly ui: Ui;
  readonly seat: number;
  readonly name: "removed" | "spent";
  readonly kinds: readonly string[];
}

/** Cards at the side of the tray: those that were never in play, or those that are no longer. */
function LaidAway({ ui, seat, name, kinds }: LaidAwayProps) {
  const cards = kinds.map((kind) => ({
    key: kind,
    card: (
      <Piece ui={ui} id={`${name}:${kind}`} label={breath(ui.say(name), ui.say(`kind-${kind}`))} class="mini" quiet>
        <Face ui={ui} kind={kind} owner={seat} up />
      </Piece>
    ),
  }));
  return <Aside title={ui.say(name)} hint={ui.say(`${name}-hint`)} cards={cards} />;
}
