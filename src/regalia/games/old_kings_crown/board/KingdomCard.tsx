import type { Seen } from "regalia/board";
import { Piece } from "regalia/parts/Piece";
import { Emblem } from "./art/Emblem";
import { Scene } from "./art/Figure";
import type { Choice } from "regalia/kit/choice";
import { KINGDOM, seasonsOf } from "./content";
import type { View } from "./types";
import { breath, does, named } from "./words";

type Props = Seen<View> & {
  readonly kingdom: string;
  readonly id?: string;
  readonly choice: Choice;
  readonly used?: boolean;
};

/** A Kingdom card: its suit, when it helps, and what it does. */
export function KingdomPiece({ ui, kingdom, id = `kingdom:${kingdom}`, choice, used }: Props) {
  const suit = KINGDOM[kingdom]?.suit ?? "";
  const seasons = seasonsOf(kingdom);
  const told = does(ui, kingdom);
  const label = breath(named(ui, kingdom), named(ui, suit), told, used && ui.say("used"));
  return (
    <Piece ui={ui} id={id} label={label} class={`kingdom suit-${suit} ${used ? "used" : ""}`} {...choice}>
      <span class="kingdom-art">
        <Scene kingdom={kingdom} />
        <Emblem name={suit} />
        <span class="kingdom-name">{named(ui, kingdom)}</span>
        <span class="kingdom-when">
          {seasons.map((season) => (
            <Emblem key={season} name={season} />
          ))}
        </span>
      </span>
      <span class="kingdom-does">
        <span>{told}</span>
      </span>
    </Piece>
  );
}
