import type { Ui } from "regalia/board";
import { Die } from "regalia/kit/Die";
import { Mark } from "regalia/kit/marks";
import { still } from "regalia/kit/still";
import { Piece } from "regalia/parts/Piece";
import { Scene } from "./art/Art";
import { ofTile } from "./choices";
import { firstOf, locationOf, seasonOf } from "./content";
import { Good } from "./goods";
import type { SeenTile, View } from "./types";
import { brief, breath, named } from "./words";

interface Props {
  readonly ui: Ui;
  readonly tile: SeenTile;
  /** The die that one would place there. */
  readonly next: number | undefined;
  /** The token that is at home there, while no player holds it. */
  readonly charge: ChargeName | null;
}

/** A location: its place in the city, the resource that lies there, the die on it, and the Guild Master or the Chalice, if at home there. */
export const Tile = still(function Tile({ ui, tile, next, charge }: Props) {
  const { location, region, resource, stocked, die, gives } = tile;
  const choice = ofTile(ui, location, next);
  const open = choice.acts !== undefined || (choice.option !== undefined && ui.can(choice.option));
  const effect = firstOf(locationOf(location)?.effects);
  const label = breath(
    named(ui, location),
    ui.say(stocked ? "tile-stocked" : "tile-empty", { what: named(ui, resource) }),
    open && ui.say("tile-gives", { count: gives, what: named(ui, resource) }),
    die > 0 && ui.say("tile-die", { die }),
    brief(ui, effect),
  );
  return (
    <Piece ui={ui} id={`tile:${location}`} label={label} {...choice} class={`tile ${die > 0 ? "occupied" : ""}`}>
      <Scene location={location} season={seasonOf(region)} />
      <span class={`tile-good ${stocked ? "" : "spent"}`} data-anchor={`good:${location}`}>
        <Good name={resource} />
      </span>
      {open && <span class="tile-gives">+{gives}</span>}
      {charge && <Charge name={charge} />}
      <span class="tile-words">
        <b>{named(ui, location)}</b>
        <span class="tile-does">{brief(ui, effect)}</span>
      </span>
      {die > 0 && (
        <span class="tile-die" data-piece={`placed:${location}`}>
          <Die face={die} />
        </span>
      )}
    </Piece>
  );
});

type ChargeName = "hammer" | "cup" | "crown";

/** Guild Master and Chalice, while no player holds them. */
export function chargeAt(view: View, location: string): ChargeName | null {
  const ability = locationOf(location)?.ability;
  if (ability === "guildmaster" && !view.seats.some(({ guild_master }) => guild_master)) return "hammer";
  return ability === "chalice" && !view.seats.some(({ chalice }) => chalice) ? "cup" : null;
}

/** A token of which there is one. */
export function Charge({ name }: { name: ChargeName }) {
  return (
    <span class={`charge charge-${name}`} data-piece={name}>
      <Mark name={name} />
    </span>
  );
}
