import type { Rank } from "../wire";
import { curve, type Told } from "../table/telling";
import { useStore, useWords } from "./context";

/** Colours where a game names none; the dashes tell the lines apart as well. */
const COLOURS = ["#a4302b", "#2a5c9f", "#2c7040", "#b7860b", "#5b3a8a", "#3a3942"];
const DASHES = ["none", "12 4", "3 4", "12 4 3 4", "20 5", "6 3"];
/** Distance between shields, so that none covers another; of 100, as all heights of the curve. */
const APART = 14;

/** How the scores went over the game: a line for each player, with its shield at the end. */
export function ScoreCurve({ told, ranking }: { told: readonly Told[]; ranking: readonly Rank[] }) {
  const store = useStore();
  const say = useWords();
  const lines = ranking.map(({ seat }) => ({ seat, points: curve(told, seat) }));
  const steps = Math.max(1, (lines[0]?.points.length ?? 1) - 1);
  const most = Math.max(5, ...lines.flatMap(({ points }) => points));
  const least = Math.min(0, ...lines.flatMap(({ points }) => points));
  const x = (step: number): number => (100 * step) / steps;
  const y = (points: number): number => (100 * (most - points)) / (most - least);
  const marks = new Set(Array.from({ length: 5 }, (_, mark) => Math.round(least + ((most - least) * mark) / 4)));
  const view = store.sight.value?.view ?? null;
  const { Badge } = store.board;
  const ends = spread(lines.map(({ points }) => y(points.at(-1) ?? 0)));
  return (
    <figure class="curve">
      <figcaption>{say("curve")}</figcaption>
      <div class="curve-frame">
        {[...marks].map((mark) => (
          <span key={mark} class="curve-mark" style={{ top: `${y(mark)}%` }} aria-hidden="true">
            {mark}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={say("curve")}>
          {lines.map(({ seat, points }) => (
            <path
              key={seat}
              class="curve-line"
              d={points.map((value, step) => `${step ? `H${x(step)}V` : "M0 "}${y(value)}`).join("")}
              style={{ stroke: (view && store.board.colour?.(seat, view)) ?? COLOURS[seat % COLOURS.length] }}
              stroke-dasharray={DASHES[seat % DASHES.length]}
            />
          ))}
        </svg>
        {lines.map(({ seat }, place) => (
          <span key={seat} class="curve-end" style={{ top: `${ends[place]}%` }} aria-hidden="true">
            <Badge seat={seat} view={view} />
          </span>
        ))}
      </div>
    </figure>
  );
}

/** Heights of shields beside their lines, from the highest: moved apart, and none below the lowest line. */
export function spread(tops: readonly number[]): readonly number[] {
  let free = -Infinity;
  const apart = tops.map((top) => (free = Math.max(top, free + APART)));
  let lowest = 100 + APART;
  return apart.map((_, place) => (lowest = Math.min(apart.at(-1 - place)!, lowest - APART))).reverse();
}
