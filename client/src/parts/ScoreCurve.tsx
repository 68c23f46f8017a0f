import { useEffect, useState } from "preact/hooks";
import { ask } from "../live/http";
import type { Expected, Rank } from "../wire";
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
  const expected = useExpected(told);
  const lines = ranking.map(({ seat }) => ({
    seat,
    points: expected?.points.map((points) => points[seat] ?? 0) ?? curve(told, seat),
  }));
  const name = say(expected ? "curve-expected" : "curve");
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
      <figcaption>{name}</figcaption>
      <div class="curve-frame">
        {[...marks].map((mark) => (
          <span key={mark} class="curve-mark" style={{ top: `${y(mark)}%` }} aria-hidden="true">
            {mark}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={name}>
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

/** What the seats could expect, in a game that counts points at its end: its scores alone would leap there. */
function useExpected(told: readonly Told[]): Expected | null {
  const store = useStore();
  const [expected, setExpected] = useState<Expected | null>(null);
  const late = told.some(({ atEnd, points }) => atEnd && points !== 0);
  useEffect(() => {
    if (late)
      void ask<Expected>("GET", `/api/tables/${store.table.value?.id}/expected`).then(
        (answer) => "value" in answer && answer.value.points.length > 1 && setExpected(answer.value),
      );
  }, [late]);
  return expected;
}

/** Heights of shields beside their lines, from the highest: moved apart, and none below the lowest line. */
export function spread(tops: readonly number[]): readonly number[] {
  let free = -Infinity;
  const apart = tops.map((top) => (free = Math.max(top, free + APART)));
  let lowest = 100 + APART;
  return apart.map((_, place) => (lowest = Math.min(apart.at(-1 - place)!, lowest - APART))).reverse();
}
