import type { Ended } from "regalia/board";
import { decidedBy } from "regalia/kit/ending";
import figures from "./art/figures.svg";
import { Arms } from "./art/heraldry";
import { Emblem } from "./art/Emblem";
import type { View } from "./types";

/** Of a hundred: how high the standard is of a player without Influence. */
const LEAST = 55;

/** The end: the standards of all, as high as their Influence, and the old crown that passes over the map to the highest. */
export function Ending({ view, ui, ranking }: Ended<View>) {
  const [first] = ranking;
  if (!first) return null;
  const most = Math.max(1, first.keys[0] ?? 0);
  const places = [...ranking].sort((one, other) => one.seat - other.seat);
  return (
    <div class="ending season-winter">
      <header>
        <h2>{ui.say("end-crown", { name: ui.labels.player(first.seat) })}</h2>
        <p>{decidedBy(ui, ranking)}</p>
      </header>
      <ol class="standards">
        {places.map(({ seat, rank, keys: [influence = 0] }, place) => (
          <li
            key={seat}
            class={`standard of-${view.seats[seat]?.faction ?? "none"}`}
            style={{
              "--high": `${LEAST + ((100 - LEAST) * influence) / most}%`,
              "--at": (100 * (place + 0.5)) / places.length,
            }}
          >
            <div class="standard-pole">
              {rank === 1 && <OldCrown />}
              <span class="standard-cloth">
                <Arms faction={view.seats[seat]?.faction ?? ""} />
              </span>
            </div>
            <p class={`end-plate ${rank === 1 ? "wins" : ""}`}>
              <b>
                <Emblem name="influence" /> {influence}
              </b>
              <span>{ui.labels.player(seat)}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const OldCrown = () => (
  <svg class="old-crown" viewBox="0 0 100 70">
    <use href={`${figures}#old-crown`} />
  </svg>
);
