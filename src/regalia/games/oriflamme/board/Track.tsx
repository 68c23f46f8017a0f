import type { Seen } from "regalia/board";
import { Crest } from "./crests";
import type { View } from "./types";

const SHORTEST = 20;

/** The running score: a track, and a shield for every family. It grows when a family reaches its end. */
export function Track({ view }: Seen<View>) {
  const most = Math.max(0, ...view.seats.map(({ points }) => points));
  const length = Math.max(SHORTEST, Math.ceil(most / 5) * 5);
  const at = (points: number): number => Math.max(0, points) / length;
  return (
    <div class="track" aria-hidden="true">
      <div class="track-places">
        {Array.from({ length: length + 1 }, (_, points) => (
          <i key={points} class={points % 5 === 0 ? "five" : ""} style={{ left: `${at(points) * 100}%` }}>
            {points}
          </i>
        ))}
        {view.order.map((seat) => (
          <span
            key={seat}
            class="marker"
            style={{ "--at": at(view.seats[seat]?.points ?? 0), "--beside": beside(view, seat) }}
          >
            <Crest seat={seat} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** Shields with as many points stand side by side, around their place. */
function beside(view: View, seat: number): number {
  const level = view.order.filter((other) => view.seats[other]?.points === view.seats[seat]?.points);
  return level.indexOf(seat) - (level.length - 1) / 2;
}
