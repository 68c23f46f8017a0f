import { type MarkName, MarkPath } from "./marks";
import { still } from "./still";

export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

export const DIE_TONES = ["ivory", "ruby", "sapphire", "jade", "amber", "night"] as const;
export type DieTone = (typeof DIE_TONES)[number];

type Spot = readonly [number, number];

/** Where the pips lie, in thirds of a face from its middle. */
const PIPS: Readonly<Record<Face, readonly Spot[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The faces above and at the right of the one in front. Opposite faces add up to seven. */
const AROUND: Readonly<Record<Face, readonly [Face, Face]>> = {
  1: [2, 3],
  2: [6, 3],
  3: [2, 6],
  4: [2, 1],
  5: [1, 3],
  6: [2, 4],
};

export const isFace = (face: number): face is Face => FACES.includes(face as Face);

interface Props {
  /** What it shows; null for a die that has not been rolled. */
  readonly face: number | null;
  readonly tone?: DieTone;
  /** A sign at its corner, such as the crest it lies on. */
  readonly mark?: MarkName;
}

/** A die as one sees it from in front, above and the right. As wide as `--die` says. */
export const Die = still(function Die({ face, tone = "ivory", mark }: Props) {
  const shown = face !== null && isFace(face) ? face : null;
  return (
    <svg class={`kit-die die-${tone}`} viewBox="0 0 54 58" data-pips={shown} aria-hidden="true">
      <ellipse class="die-shadow" cx="26" cy="53.5" rx="24" ry="4.5" />
      <path class="die-top" d="M6 16q0-4 4-6l5-4.4Q17 4 20 4h24q4.6 0 4.6 4L44 14q-2 2-4 2z" />
      <path class="die-side" d="M40 14q4-1 6-4l2.6-3Q50 9 50 12v24q0 4-2.6 6.6L42 48q-2 1.6-2-2z" />
      <rect class="die-front" x="5" y="13" width="37" height="37" rx="7.5" />
      <rect class="die-light" x="5" y="13" width="37" height="37" rx="7.5" fill="url(#kit-light)" />
      {shown && <Pips face={shown} />}
      {mark && (
        <g class="die-mark" transform="translate(31 34)">
          <circle cx="11" cy="11" r="11" />
          <g transform="translate(3.4 3) scale(.64)">
            <MarkPath name={mark} />
          </g>
        </g>
      )}
    </svg>
  );
});

function Pips({ face }: { face: Face }) {
  const [above, right] = AROUND[face];
  return (
    <g class="die-pips">
      {PIPS[face].map(([x, y]) => (
        <circle key={`${x},${y}`} cx={23.5 + x * 9.6} cy={31.5 + y * 9.6} r={face === 1 ? 5 : 3.9} />
      ))}
      {PIPS[above].map(([x, y]) => (
        <ellipse key={`${x},${y}`} class="die-far" cx={28 + x * 8.4 - y * 3.4} cy={10.2 + y * 2.6} rx="2.5" ry="1.2" />
      ))}
      {PIPS[right].map(([x, y]) => (
        <ellipse key={`${x},${y}`} class="die-far" cx={46 + x * 2} cy={29 + y * 9 - x * 2} rx="1.2" ry="2.3" />
      ))}
    </g>
  );
}

/** One face, flat, for the cube that rolls. */
export function FlatFace({ face }: { face: Face }) {
  return (
    <svg class="cube-face" viewBox="0 0 40 40">
      <rect class="die-front" width="40" height="40" rx="5" />
      <rect width="40" height="40" rx="5" fill="url(#kit-light)" />
      <g class="die-pips">
        {PIPS[face].map(([x, y]) => (
          <circle key={`${x},${y}`} cx={20 + x * 10.4} cy={20 + y * 10.4} r={face === 1 ? 5.4 : 4.2} />
        ))}
      </g>
    </svg>
  );
}
