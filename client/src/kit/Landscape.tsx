import type { ComponentChildren } from "preact";
import { still } from "./still";

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export const HOURS = ["day", "dusk", "night"] as const;
export const TERRAINS = ["peaks", "fields", "river", "town", "woods"] as const;
export type LandSeason = (typeof SEASONS)[number];
export type Hour = (typeof HOURS)[number];
export type Terrain = (typeof TERRAINS)[number];

/** The silhouettes of a landscape from far to near, 200 by 120: each is drawn in the colour of its distance. */
const LAYERS: Readonly<Record<Terrain, readonly [string, string, string]>> = {
  peaks: [
    "M0 120V72L22 52 38 64 62 26 84 58 104 38 128 70 150 48 172 66 200 44V120z",
    "M0 120V88L18 80 40 60 58 78 78 68 96 86 122 66 146 88 170 72 200 86V120z",
    "M0 120V104Q40 90 84 100T200 94V120z",
  ],
  fields: [
    "M0 120V66L34 64 40 52H78L84 64 120 66 126 56H160L168 66 200 64V120z",
    "M0 120V78Q50 70 104 76T200 72V120z",
    "M0 120V92Q60 82 112 90T200 86V120z",
  ],
  river: [
    "M0 120V64Q30 56 62 62T130 58 200 62V120z",
    "M0 120V72Q30 62 66 72 80 76 76 82 68 92 92 96L96 120zM200 120V70Q160 60 128 74 116 80 128 86 150 94 148 120z",
    "M0 120V100Q24 88 50 98L60 120zM200 120V96Q176 88 162 100L158 120z",
  ],
  town: [
    "M0 120V70L14 70V56L20 48 26 56V66H44V58H60V68H76V50L82 40 88 50V64H112V56H132V66H150V46L156 36 162 46V62H182V70H200V120z",
    "M0 120V86H20V74L32 64 44 74V82H62V70H84V84H98V66L104 54 110 66V80H130V72L144 62 158 72V82H178V76H200V120z",
    "M0 120V100Q50 92 100 98T200 96V120z",
  ],
  woods: [
    "M0 120V68Q26 54 48 62T96 56 146 62 200 54V120z",
    "M0 120V90L6 90 14 66 22 90 28 90 38 60 48 90 56 90 64 70 72 90 84 90 94 58 104 90 112 90 120 70 128 90 138 90 148 62 158 90 166 90 176 68 186 90 200 90V120z",
    "M0 120V104Q50 94 104 102T200 98V120z",
  ],
};

/** What is lit or catches the light, over the middle distance: snow on peaks, sails, water, windows, tree tops. */
const LIGHTS: Readonly<Record<Terrain, string>> = {
  peaks: "M62 26 52 42 59 40 63 46 69 39 75 44zM104 38 97 49 103 47 107 52 112 48zM150 48 143 58 149 56 154 60 158 55z",
  fields: "M0 100 60 78M40 104 88 78M96 104 104 78M150 104 122 78M200 98 146 78",
  river: "M66 70Q92 74 128 72 112 78 122 86 140 94 146 120H98Q92 98 76 88 70 82 78 76z",
  town: "M30 76h4v5h-4zM70 76h4v5h-4zM102 72h4v6h-4zM142 70h4v6h-4zM20 58h3v4h-3zM82 54h3v4h-3zM156 50h3v4h-3z",
  woods: "M38 60 31 76 38 72zM94 58 87 74 94 70zM148 62 141 78 148 74zM14 66 8 82 14 78z",
};

interface Props {
  readonly terrain: Terrain;
  readonly season: LandSeason;
  readonly hour?: Hour;
  /** What stands in it, 200 by 120. */
  readonly children?: ComponentChildren;
}

/** A landscape in layers of silhouette: the season gives the colours, the hour the light. It fills the box it is put into. */
export const Landscape = still(function Landscape({ terrain, season, hour = "day", children }: Props) {
  const [far, middle, near] = LAYERS[terrain];
  return (
    <svg
      class={`kit-landscape terrain-${terrain} in-${season} at-${hour}`}
      viewBox="0 0 200 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle class="land-sun" cx="152" cy="30" r="12" />
      <path class="land-far" d={far} />
      <path class="land-middle" d={middle} />
      <path class="land-lit" d={LIGHTS[terrain]} />
      <path class="land-near" d={near} />
      {children}
    </svg>
  );
});
