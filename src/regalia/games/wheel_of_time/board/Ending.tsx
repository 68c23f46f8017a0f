import type { Ended, Ui } from "regalia/board";
import { Loom } from "./art/Land";
import { SideSign } from "./art/Portrait";
import { nameOf } from "./cards";
import { Weft, wovenOf } from "./Pattern";
import type { Fallen, View } from "./types";

/** The end: the wheel has woven, its cloth is rolled out, and the side that has won stays bright. */
export function Ending({ view, ui, ranking }: Ended<View>) {
  const winners = ranking.filter(({ rank }) => rank === 1);
  const won = (winners.length === 1 && view.seats[winners[0]!.seat]?.side) || "none";
  const { light, shadow } = wovenOf(view);
  return (
    <div class={`ending won-${won}`}>
      <header>
        <h2>{ui.say(`end-${won}`)}</h2>
        {[...new Set(view.fallen.map((fallen) => reasonOf(view, ui, fallen)))].map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </header>
      <div class="woven">
        <Loom />
        <div class="woven-cloth">
          <Weft view={view} />
        </div>
        <i class="woven-roll" />
      </div>
      <ol class="sides">
        {[view.hero, 1 - view.hero].map((seat) => {
          const side = view.seats[seat]?.side ?? "";
          return (
            <li key={seat} class={side === won ? "won" : ""}>
              <b>
                <SideSign side={side} /> {seat === view.hero ? light : shadow}
              </b>
              <span>{ui.labels.player(seat)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** By what a player has lost. */
function reasonOf({ challenges }: View, ui: Ui, { seat, kind, why }: Fallen): string {
  const margin = Math.abs(challenges.find(({ form }) => form === "last_battle")?.margin ?? 0);
  return ui.say(`end-${why}`, { margin, name: ui.labels.player(seat), card: nameOf(kind) });
}
