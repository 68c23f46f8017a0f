import type { Seen, Ui } from "regalia/board";
import { Die } from "regalia/kit/Die";
import { still } from "regalia/kit/still";
import { Later } from "regalia/parts/Later";
import { Piece } from "regalia/parts/Piece";
import { Sign } from "./art/Art";
import { Calendar } from "./Calendar";
import { nextDie } from "./choices";
import { seasonOf } from "./content";
import { Pool } from "./Pool";
import { chargeAt, Tile } from "./Tile";
import { Houses } from "./Tray";
import type { SeenRegion, View } from "./types";
import { breath, named } from "./words";

/** The city: four quarters around the capital, where the calendar turns. */
export function City({ view, ui }: Seen<View>) {
  return (
    <section class="city" id="part-city" aria-label={ui.say("part-city")}>
      <div class="capital">
        <Later>
          <Calendar view={view} ui={ui} />
          <Pool view={view} ui={ui} />
        </Later>
      </div>
      <Houses ui={ui} />
      {view.regions.map((region) => (
        <Later key={region.region}>
          <Quarter view={view} ui={ui} region={region} />
        </Later>
      ))}
    </section>
  );
}

/** A quarter of the city: what opens it, and its three locations. */
export function Quarter({ view, ui, region }: Seen<View> & { readonly region: SeenRegion }) {
  return (
    <div
      class={`quarter quarter-${region.region} end-${region.end} season-${seasonOf(region.region)}`}
      style={{ "--quarter": region.region, "--gate": `${region.region}-gate` }}
      data-travels
    >
      <Gate ui={ui} region={region} />
      <ul class="tiles" data-arrows>
        {view.tiles
          .filter((tile) => tile.region === region.region)
          .map((tile) => (
            <li key={tile.location}>
              <Tile ui={ui} tile={tile} next={nextDie(view, ui)} charge={chargeAt(view, tile.location)} />
            </li>
          ))}
      </ul>
    </div>
  );
}

/** What opens a quarter, and the end of the season tracker that points to it. */
const Gate = still(function Gate({ ui, region: { region, faces, end } }: { ui: Ui; region: SeenRegion }) {
  const label = breath(
    named(ui, region),
    ui.say("region-faces", { faces: breath(...faces.map(String)) }),
    end !== "nothing" && ui.say(`pull-${end}`),
  );
  const option = { type: "Refill", region };
  return (
    <Piece ui={ui} id={`region:${region}`} label={label} option={option} quiet={!ui.can(option)} class="gate">
      <b>{named(ui, region)}</b>
      <Sign kind="season" name={seasonOf(region)} />
      <span class="gate-faces">
        {faces.map((face) => (
          <Die key={face} face={face} />
        ))}
      </span>
      {end !== "nothing" && <span class={`gate-end gate-${end}`}>{ui.say(`pull-${end}.short`)}</span>}
    </Piece>
  );
});
