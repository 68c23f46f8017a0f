import type { ComponentChildren } from "preact";
import type { Ui } from "../../board";
import { Piece } from "../../parts/Piece";
import type { Option } from "../../wire";

interface Props {
  readonly ui: Ui;
  readonly seat: number;
  /** All of it in words, for screen readers. */
  readonly label: string;
  readonly option?: Option | undefined;
  readonly class?: string;
  /** Called on a tap when the seat cannot be chosen; without it, the tap opens its note. */
  readonly tapped?: () => void;
  readonly crest: ComponentChildren;
  /** Whether the person is here. */
  readonly presence: ComponentChildren;
  readonly score: ComponentChildren;
  /** Numbers beside the score. */
  readonly facts: ComponentChildren;
  /** What goes first where there is no room. */
  readonly more?: ComponentChildren;
  /** A sign such as that of the first player. */
  readonly badge?: ComponentChildren;
}

/** A player at a glance: whole, narrow or as a line of a strip, by its own width and the shape of the window. */
export function SeatCard({ ui, seat, label, option, crest, presence, score, facts, more, badge, ...rest }: Props) {
  return (
    <Piece
      ui={ui}
      id={`seat:${seat}`}
      label={label}
      option={option}
      quiet={!option}
      class={`seat-card ${rest.class ?? ""}`}
      {...(rest.tapped ? { tapped: rest.tapped } : {})}
    >
      <span class="seat-crest">{crest}</span>
      <span class="seat-name">
        {ui.labels.player(seat)}
        {presence}
      </span>
      <span class="seat-score">{score}</span>
      <span class="seat-facts">{facts}</span>
      <span class="seat-more">{more}</span>
      {badge && <span class="seat-badge">{badge}</span>}
    </Piece>
  );
}
