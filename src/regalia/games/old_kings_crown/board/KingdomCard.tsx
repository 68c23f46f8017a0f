import type { Seen } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { Emblem } from "./art/Emblem";
import type { Choice } from "./choices";
import { KINGDOM, seasonsOf } from "./content";
import type { View } from "./types";
import { breath, does, named } from "./words";

type Props = Seen<View> & {
  readonly kingdom: string;
  readonly id?: string;
  readonly choice: Choice;
  readonly used?: boolean;
};

/** Whether the text is so long that it is set smaller; a Japanese character is as wide as two others. */
const isWordy = (text: string): boolean => [...text].reduce((wide, letter) => wide + (letter > "\u2fff" ? 2 : 1), 0) > 145;

/** A Kingdom card: its suit, when it helps, and what it does. */
export function KingdomPiece({ ui, kingdom, id = `kingdom:${kingdom}`, choice, used }: Props) {
  const suit = KINGDOM[kingdom]?.suit ?? "";
  const seasons = seasonsOf(kingdom);
  const told = does(ui, kingdom);
  const label = breath(named(ui, kingdom), named(ui, suit), told, used && ui.say("used"));
  return (
    <Piece
      ui={ui}
      id={id}
      label={label}
      class={`kingdom suit-${suit} ${used ? "used" : ""} ${isWordy(told) ? "wordy" : ""}`}
      {...choice}
    >
      <span class="kingdom-suit">
        <Emblem name={suit} />
      </span>
      <span class="kingdom-name">{named(ui, kingdom)}</span>
      <span class="kingdom-when">
        {seasons.map((season) => (
          <Emblem key={season} name={season} />
        ))}
      </span>
      <span class="kingdom-does">
        <span>{told}</span>
      </span>
    </Piece>
  );
}
