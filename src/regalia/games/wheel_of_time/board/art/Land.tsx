import { type Hour, type LandSeason, Landscape, type Terrain } from "regalia/kit/Landscape";
import type { SeenChallenge } from "../types";
import { hash } from "./hash";

type Air = readonly [Terrain, LandSeason, Hour];

const LIGHT: readonly Air[] = [
  ["peaks", "summer", "day"],
  ["fields", "summer", "day"],
  ["woods", "spring", "day"],
  ["river", "summer", "day"],
];
const SHADOW: readonly Air[] = [
  ["peaks", "autumn", "dusk"],
  ["town", "autumn", "dusk"],
  ["woods", "autumn", "night"],
  ["fields", "autumn", "dusk"],
];
const AIRS: Readonly<Record<string, Air>> = {
  contest: ["town", "summer", "dusk"],
  last_battle: ["peaks", "autumn", "night"],
  virtual: ["river", "winter", "dusk"],
};

/** Where a challenge is fought: each form has its own sight; of cards the initiator's side gives the light. */
export function Land({ challenge, side }: { readonly challenge: SeenChallenge; readonly side: string }) {
  const { form, kind, terrain } = challenge;
  if (form === "pattern") return <Loom />;
  const seed = hash(terrain || kind || "hidden");
  const airs = side === "hero" ? LIGHT : SHADOW;
  const [land, season, hour] = AIRS[form] ?? airs[seed % airs.length]!;
  return (
    <Landscape terrain={land} season={season} hour={hour}>
      {form === "last_battle" ? <Storm /> : side === "hero" ? <Camp /> : <Village />}
    </Landscape>
  );
}

const FLAGS = [
  [26, "#b8332f"],
  [70, "#f2ead6"],
  [128, "#b8332f"],
  [172, "#2f5f9a"],
] as const;

/** Tents under flags. */
const Camp = () => (
  <>
    {FLAGS.map(([x, cloth]) => (
      <g key={x} transform={`translate(${x} 92)`}>
        <path d="M-13 8 0-13 13 8z" fill={cloth} />
        <path d="M0-13 13 8H3z" fill="#000" opacity=".22" />
        <path d="M0-13v-9l7 2.5-7 2.5" fill="#e0b24a" stroke="#4a2f18" stroke-width=".8" />
      </g>
    ))}
  </>
);

/** Houses with lit windows under smoke. */
const Village = () => (
  <>
    {[18, 44, 66, 92, 118, 142, 166, 188].map((x, place) => (
      <g key={x} transform={`translate(${x} ${88 + (place % 3) * 3})`}>
        {place % 2 === 0 && (
          <path d="M4-14C10-26-2-36 6-52S0-70 4-90" fill="none" stroke="#12080c" stroke-width="5" opacity=".22" />
        )}
        <circle r="11" fill="#ffb04a" opacity=".22" />
        <path d="M-9 0 0-9 9 0H7v9H-7V0z" fill="#150a0f" />
        <path d="M-2 1h4v4h-4z" fill="#ffcf6a" />
      </g>
    ))}
  </>
);

/** A black mountain, fire at its foot, lightning. */
const Storm = () => (
  <>
    <path d="M40 120 92 30l10 12 8-14 52 92z" fill="#0a0508" />
    <path d="M92 30l10 12 8-14 6 14-8 10-6-8-10 12z" fill="#c0361f" opacity=".7" />
    <path d="M46 4 38 34h8L34 66l22-38h-9l8-24zM168 10l-6 22h6l-8 26 18-32h-7l5-16z" fill="#f3e7ff" opacity=".85" />
    <path d="M0 108q50-10 100-4t100-4v20H0z" fill="#5a1418" opacity=".8" />
  </>
);

const THREADS = ["#f0d58a", "#3a1220", "#d5dde2"];

/** The Pattern itself: a wheel into which all threads run. */
export const Loom = () => (
  <svg class="kit-landscape loom" viewBox="0 0 200 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {Array.from({ length: 25 }, (_, place) => {
      const x = place * 12.5 - 50;
      return (
        <path
          key={place}
          d={`M${x} -10Q${x} 40 100 60`}
          fill="none"
          stroke={THREADS[place % 3]}
          stroke-width=".7"
          opacity=".6"
        />
      );
    })}
    {Array.from({ length: 7 }, (_, place) => (
      <path
        key={place}
        d="M100 60V24"
        stroke="#4a2f18"
        stroke-width="3.5"
        transform={`rotate(${(place * 360) / 7} 100 60)`}
      />
    ))}
    <circle cx="100" cy="60" r="36" fill="none" stroke="#4a2f18" stroke-width="6" />
    <circle cx="100" cy="60" r="36" fill="none" stroke="#d8ab5a" stroke-width="1.6" />
    <circle cx="100" cy="60" r="6" fill="#d8ab5a" stroke="#4a2f18" stroke-width="1.5" />
  </svg>
);
