import type { Seen } from "regalia/board";
import { Icon } from "regalia/parts/Icon";
import { Piece } from "regalia/parts/Piece";
import { Emblem } from "./art/Emblem";
import { draftedMarker, ofKingdom, ofRegion } from "./choices";
import { reckoningOf, STEPS, stepOf } from "./clash";
import { locationsOf } from "./content";
import { Lane } from "./Lane";
import { Location } from "./Location";
import type { View } from "./types";
import { breath, does, named } from "./words";

type Props = Seen<View> & { readonly region: string };

const NUMERALS = ["", "I", "II", "III"];

/** A Region: its two Locations, and player by player what is beside it. */
export function Region({ view, ui, region }: Props) {
  const seen = view.regions[region];
  if (!seen) return null;
  const reckoning = reckoningOf(view, region);
  const fighting = view.clash?.region === region;
  const over = view.clash && !fighting ? "elsewhere" : "";
  return (
    <section
      class={`region ${fighting ? "fighting" : ""} ${seen.resolved ? "resolved" : ""} ${over}`}
      id={`part-${region}`}
      aria-label={named(ui, region)}
    >
      <Head view={view} ui={ui} region={region} />
      {fighting && <Progress view={view} ui={ui} />}
      <div class="locations" data-arrows>
        {locationsOf(region).map((location) => (
          <Location key={location} view={view} ui={ui} location={location} />
        ))}
      </div>
      {seen.kingdom.map((kingdom) => (
        <Lying key={kingdom} view={view} ui={ui} kingdom={kingdom} />
      ))}
      <ul class="lanes">
        {view.order.map((seat) => (
          <Lane key={seat} view={view} ui={ui} region={region} seat={seat} reckoning={reckoning} />
        ))}
      </ul>
      {reckoning?.lowest && <p class="lowest">{ui.say("lowest-wins")}</p>}
    </section>
  );
}

function Head({ view, ui, region }: Props) {
  const seen = view.regions[region];
  const marker = seen?.marker ?? draftedMarker(ui, region);
  const label = breath(
    named(ui, region),
    marker && ui.say("clash-number", { number: marker }),
    seen?.resolved && ui.say("resolved"),
    seen?.locked && named(ui, "martial_law"),
  );
  const option = ofRegion(ui, region);
  return (
    <Piece ui={ui} id={`region:${region}`} label={label} class="region-head" {...(option ? { option } : { quiet: true })}>
      <Emblem name={region} />
      <span class="region-name">{named(ui, region)}</span>
      {seen?.locked && <Emblem name="locked" />}
      {seen?.resolved && (
        <span class="region-done">
          <Icon name="check" />
        </span>
      )}
      {marker && <span class={`clash-marker ${seen?.resolved ? "turned" : ""}`}>{NUMERALS[marker]}</span>}
    </Piece>
  );
}

/** How far the Clash has come: reveal, Day, Night, tally. */
function Progress({ view, ui }: Seen<View>) {
  const now = stepOf(view, ui.decision?.kind);
  return (
    <ol class="clash-steps" aria-label={ui.say("clash-steps")}>
      {STEPS.map((step) => (
        <li key={step} aria-current={step === now ? "step" : undefined}>
          <Emblem name={step} />
          {ui.say(`step-${step}`)}
        </li>
      ))}
    </ol>
  );
}

/** A Kingdom card that lies on a Region or a Location. */
export function Lying({ view, ui, kingdom }: Seen<View> & { kingdom: string }) {
  const label = breath(named(ui, kingdom), does(ui, kingdom));
  return (
    <Piece ui={ui} id={`kingdom:${kingdom}`} label={label} class="lying" {...ofKingdom(view, ui, kingdom)}>
      <Emblem name="always" />
      <span>{named(ui, kingdom)}</span>
    </Piece>
  );
}
