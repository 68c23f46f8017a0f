import type { Rank } from "../wire";
import { curve, type Told } from "../table/telling";
import { useStore, useWords } from "./context";

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [560, 230, 30, 14, 14];
/** Colours where a game names none; the dashes tell the lines apart as well. */
const COLOURS = ["#a4302b", "#2a5c9f", "#2c7040", "#b7860b", "#5b3a8a", "#3a3942"];
const DASHES = ["none", "12 4", "3 4", "12 4 3 4", "20 5", "6 3"];

/** How the scores went over the game: a line for each player, with its shield at the end. */
export function ScoreCurve({ told, ranking }: { told: readonly Told[]; ranking: readonly Rank[] }) {
  const store = useStore();
  const say = useWords();
  const lines = ranking.map(({ seat }) => ({ seat, points: curve(told, seat) }));
  const steps = Math.max(1, (lines[0]?.points.length ?? 1) - 1);
  const most = Math.max(5, ...lines.flatMap(({ points }) => points));
  const least = Math.min(0, ...lines.flatMap(({ points }) => points));
  const x = (step: number): number => LEFT + ((WIDTH - LEFT - 46) * step) / steps;
  const y = (points: number): number => TOP + ((HEIGHT - TOP - BOTTOM) * (most - points)) / (most - least);
  const marks = Array.from({ length: 5 }, (_, mark) => Math.round(least + ((most - least) * mark) / 4));
  const { Badge } = store.board;
  return (
    <figure class="curve">
      <figcaption>{say("curve")}</figcaption>
      <div class="curve-frame">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say("curve")}>
          {[...new Set(marks)].map((mark) => (
            <g key={mark} class="curve-mark">
              <path d={`M${LEFT} ${y(mark)}H${WIDTH - 40}`} />
              <text x={LEFT - 6} y={y(mark) + 4}>
                {mark}
              </text>
            </g>
          ))}
          {lines.map(({ seat, points }) => (
            <path
              key={seat}
              class="curve-line"
              d={points.map((value, step) => `${step ? `H${x(step)}V` : `M${x(0)} `}${y(value)}`).join("")}
              stroke={store.board.colour?.(seat, store.sight.value?.view) ?? COLOURS[seat % COLOURS.length]}
              stroke-dasharray={DASHES[seat % DASHES.length]}
            />
          ))}
        </svg>
        {spread(lines.map(({ points }) => (100 * y(points.at(-1) ?? 0)) / HEIGHT)).map((top, place) => (
          <span key={lines[place]!.seat} class="curve-end" style={{ top: `${top}%` }} aria-hidden="true">
            <Badge seat={lines[place]!.seat} view={store.sight.value?.view ?? null} />
          </span>
        ))}
      </div>
    </figure>
  );
}

/** Shields that would cover one another stand a little apart; the best comes first, and highest. */
function spread(tops: readonly number[]): readonly number[] {
  let free = -Infinity;
  return tops.map((top) => (free = Math.max(top, free + 13)));
}
