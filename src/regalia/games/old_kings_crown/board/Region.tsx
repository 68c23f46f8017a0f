import type { Seen, Ui } from "regalia/board";
import { Icon } from "regalia/parts/Icon";
import { Piece } from "regalia/parts/Piece";
import { Emblem } from "./art/Emblem";
import { Arms } from "./art/heraldry";
import { draftedMarker, ofKingdom, ofRegion } from "./choices";
import { countOf, partsOf, type Reckoning, reckoningOf, STEPS, stepOf, totalOf } from "./clash";
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
  const counts = view.order.map((seat) => countOf(view, region, seat, reckoning));
  const covered = counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
  return (
    <section
      class={`region ${fighting ? "fighting" : ""} ${seen.resolved ? "resolved" : ""} ${over} ${isLatest(view, region) ? "latest" : ""} ${reckoning?.best ? "decided" : ""}`}
      id={`part-${region}`}
      data-travels
      aria-label={named(ui, region)}
    >
      <Head view={view} ui={ui} region={region} reckoning={reckoning} />
      {fighting && <Progress view={view} ui={ui} />}
      <div class="locations" data-arrows data-travels>
        {locationsOf(region).map((location) => (
          <Location key={location} view={view} ui={ui} location={location} />
        ))}
      </div>
      {seen.kingdom.length > 0 && (
        <div class="lyings" data-arrows data-travels>
          {seen.kingdom.map((kingdom) => (
            <Lying key={kingdom} view={view} ui={ui} kingdom={kingdom} />
          ))}
        </div>
      )}
      <ul class="lanes" style={{ "--lanes": view.order.length, "--covered": covered }} data-travels>
        {view.order.map((seat) => (
          <Lane key={seat} view={view} ui={ui} region={region} seat={seat} reckoning={reckoning} />
        ))}
      </ul>
      {reckoning?.lowest && <p class="lowest">{ui.say("lowest-wins")}</p>}
    </section>
  );
}

/** Whether the last Clash of this Round that was decided was fought here. */
const isLatest = (view: View, region: string): boolean => !view.clash && view.outcomes.at(-1)?.region === region;

/** How a Clash went, in a few words; as long as it runs, what will win it. */
function verdictOf(ui: Ui, reckoning: Reckoning | null, resolved: boolean): string {
  if (!reckoning) return "";
  const { best, lowest } = reckoning;
  if (!best) return ui.say(lowest ? "will-win-lowest" : "will-win-highest");
  const [seat = -1] = best;
  const totals = [...best, ...reckoning.who.filter((other) => !best.includes(other))].map((other) =>
    totalOf(partsOf(reckoning, other) ?? []),
  );
  if (best.length === 1) return ui.say("wins-by", { who: ui.labels.player(seat), totals: totals.join("\u00a0:\u00a0") });
  return ui.say(resolved ? "nobody-wins" : "tied-at", { total: totals[0] ?? 0 });
}

function Head({ view, ui, region, reckoning }: Props & { reckoning: Reckoning | null }) {
  const seen = view.regions[region];
  const marker = seen?.marker ?? draftedMarker(ui, region);
  const verdict = verdictOf(ui, reckoning, seen?.resolved ?? false);
  const label = breath(
    named(ui, region),
    verdict,
    marker && ui.say("clash-number", { number: marker }),
    seen?.resolved && ui.say("resolved"),
    seen?.locked && named(ui, "martial_law"),
  );
  const option = ofRegion(ui, region);
  const winner = reckoning?.best?.length === 1 ? reckoning.best[0] : undefined;
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
      <span class="region-verdict">
        {winner !== undefined && <Arms faction={view.seats[winner]?.faction ?? ""} />}
        {verdict}
      </span>
      {marker && (
        <span class={`clash-marker ${seen?.resolved ? "turned" : ""}`} data-travels>
          <b>{NUMERALS[marker]}</b>
        </span>
      )}
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
