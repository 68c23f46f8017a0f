import type { Ended } from "regalia/board";
import { decidedBy } from "regalia/kit/ending";
import { breath } from "regalia/text/breath";
import { Coin } from "./Coin";
import { Charge } from "./crests";
import type { View } from "./types";

/** Of a hundred: how long the banner of a player without points is. */
const LEAST = 25;

/** The end: from one rod the banners of all unroll, each as long as its family has points. */
export function Ending({ view, ui, ranking }: Ended<View>) {
  const winners = ranking.filter(({ rank }) => rank === 1);
  const most = Math.max(1, ...ranking.map(({ keys }) => keys[0] ?? 0));
  const places = view.order.flatMap((seat) => ranking.filter((place) => place.seat === seat));
  return (
    <div class="ending">
      <header>
        <h2>
          {ui.say("end-banner", {
            names: breath(...winners.map(({ seat }) => ui.labels.player(seat))),
            count: winners.length,
          })}
        </h2>
        <p>{decidedBy(ui, ranking)}</p>
      </header>
      <ol class="unrolled">
        {places.map(({ seat, rank, keys: [points = 0] }) => (
          <li key={seat} class={`family-${seat} ${rank === 1 ? "longest" : ""}`}>
            <div class="unrolled-cloth" style={{ "--long": `${LEAST + ((100 - LEAST) * points) / most}%` }}>
              <span>
                <Charge seat={seat} />
              </span>
            </div>
            <p class={`end-plate ${rank === 1 ? "wins" : ""}`}>
              <b class="points">
                <Coin /> {points}
              </b>
              <span>{ui.labels.player(seat)}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
