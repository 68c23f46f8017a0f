import { signal } from "@preact/signals";
import type { Seen, Ui } from "regalia/board";
import { Emblem } from "./art/Emblem";
import { isSharing, laidSoFar, regionShare, toLay } from "./choices";
import { REGIONS } from "./content";
import type { View } from "./types";
import { named } from "./words";

/** The Region that the reader wants to lay a card next to first; by itself it goes from left to right. */
const wanted = signal<string | null>(null);

/** The Region next to which the next card goes. */
export function nextToLay(ui: Ui, regions: readonly string[]): string {
  const free = regions.filter((region) => !ui.draft?.[region]);
  const first = free.find((region) => region === wanted.value);
  return first ?? free[0] ?? regions.at(-1) ?? "";
}

/** The next card goes to this Region; a card that was about to be laid there is taken back. */
export function aim(ui: Ui, region: string): void {
  const card = laidSoFar(ui)?.[region];
  wanted.value = region;
  if (typeof card === "string") ui.choose({ type: "Lay", [region]: card });
}

/** While cards are laid, on a narrow screen: the three Regions at a glance, what lies there so far, and which is next. */
export function Laying({ ui }: Seen<View>) {
  if (isSharing(ui)) return <Sending ui={ui} />;
  const regions = toLay(ui);
  const laid = laidSoFar(ui);
  if (regions.length === 0 && !laid) return null;
  const next = nextToLay(ui, regions);
  const shown = regions.length > 0 ? regions : REGIONS;
  return (
    <div class="laying" role="group" aria-label={ui.say("laying")}>
      {shown.map((region) => {
        const card = laid?.[region];
        const text = typeof card === "string" ? named(ui, card) : "";
        return (
          <button
            key={region}
            type="button"
            class={`slot ${text ? "full" : ""} ${region === next && !text && regions.length > 0 ? "next" : ""}`}
            data-anchor={`slot:${region}`}
            disabled={regions.length === 0}
            onClick={() => aim(ui, region)}
          >
            <Emblem name={region} />
            <span class="slot-name">{named(ui, region)}</span>
            <span class="slot-card">{text || "·"}</span>
          </button>
        );
      })}
    </div>
  );
}

/** While Supporters are placed, on a narrow screen: a tap on a Region sends one more. */
function Sending({ ui }: { ui: Ui }) {
  return (
    <div class="laying" role="group" aria-label={ui.say("supporters")}>
      {REGIONS.map((region) => {
        const place = regionShare(region);
        return (
          <button
            key={region}
            type="button"
            class={`slot ${ui.share(place) ? "full" : ""}`}
            disabled={!ui.canShare(place, 1)}
            onClick={() => ui.doShare(place, 1)}
          >
            <Emblem name={region} />
            <span class="slot-name">{named(ui, region)}</span>
            <span class="slot-card">
              <Emblem name="supporters" /> {ui.share(place)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
