import type { ComponentChild } from "preact";
import type { Seen, Ui } from "regalia/board";
import { SeatCard } from "regalia/kit/layout/SeatCard";
import { Icon } from "regalia/parts/Icon";
import { ofSeat } from "./choices";
import { Points } from "./Coin";
import { Crest } from "./crests";
import { Emblem } from "./emblems";
import type { View } from "./types";

interface Props extends Seen<View> {
  readonly seat: number;
  readonly children: ComponentChild;
}

/** A player at a glance: family, name, points, hand and discards. */
export function Seat({ view, ui, seat, children }: Props) {
  const own = view.seats[seat];
  if (!own) return null;
  const first = view.first === seat && view.phase !== "over";
  return (
    <SeatCard
      ui={ui}
      seat={seat}
      label={seatWords(view, ui, seat)}
      option={ofSeat(ui.decision, seat)}
      class={`family-${seat}`}
      crest={[<Crest seat={seat} />, <b class="letter">{ui.say(`family-${seat}.letter`)}</b>]}
      presence={children}
      score={<Points count={own.points} name={`points:${seat}`} />}
      facts={[<Icon name="cards" />, own.hand_size]}
      more={own.discards.map((card) => (
        <span key={card} class="cutting">
          <Emblem kind={view.cards[card]?.kind ?? ""} />
        </span>
      ))}
      badge={first && <Icon name="flag" />}
    />
  );
}

function seatWords(view: View, ui: Ui, seat: number): string {
  const own = view.seats[seat];
  const words = [
    ui.labels.player(seat),
    ui.say(`family-${seat}`),
    ui.say("points", { points: own?.points ?? 0 }),
    ui.say("hand-of", { count: own?.hand_size ?? 0 }),
    view.first === seat && view.phase !== "over" ? ui.say("first-player") : "",
    ui.decision?.waiting.includes(seat) ? ui.say("deciding") : "",
  ];
  return words.filter(Boolean).join(", ");
}
