import { still } from "regalia/kit/still";
import { BUILT_IN } from "../content";
import beastsAtoH from "./beasts-a-h.svg?url";
import beastsItoZ from "./beasts-i-z.svg?url";
import grounds from "./grounds.svg?raw";
import locations from "./locations.svg?url";
import signs from "./signs.svg?raw";

const SHEETS = grounds + signs;
const DRAWN: ReadonlySet<string> = new Set([...SHEETS.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!));

/** Grounds and signs as symbols, once on the page. */
export const Sheets = () => <div class="art-sheets" aria-hidden="true" dangerouslySetInnerHTML={{ __html: SHEETS }} />;

/** The drawing of a thing; things of other packs without a drawing show that of their kind. */
export const drawing = (kind: string, name: string): string =>
  `#${DRAWN.has(`${kind}-${name}`) ? `${kind}-${name}` : `${kind}-any`}`;

/** Beasts and locations are in files of their own, which come after the first board. */
const locationAt = (name: string): string => `${locations}#location-${name in BUILT_IN.locations ? name : "any"}`;

const beastAt = (name: string): string =>
  name in BUILT_IN.beasts ? `${name < "i" ? beastsAtoH : beastsItoZ}#beast-${name}` : `${beastsAtoH}#beast-any`;

/** A location on the ground of its season. */
export const Scene = still(function Scene({ location, season }: { location: string; season: string }) {
  return (
    <svg class={`scene season-${season}`} aria-hidden="true">
      <use href={`#ground-${season}`} width="100%" height="100%" />
      <use href={locationAt(location)} width="100%" height="100%" />
    </svg>
  );
});

export const Portrait = still(function Portrait({ beast }: { beast: string }) {
  return (
    <svg class="portrait" aria-hidden="true">
      <use href={beastAt(beast)} width="100%" height="100%" />
    </svg>
  );
});

/** A small sign: of an effect, a curse, a season, the slot of an heirloom. */
export const Sign = still(function Sign({ kind, name }: { kind: string; name: string }) {
  return (
    <svg class={`sign sign-${kind}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={drawing(kind, name)} width="24" height="24" />
    </svg>
  );
});

const SHIELDS: Readonly<Record<string, string>> = {
  ashgrove: "#2f6a3a",
  blackthorn: "#3a3f52",
  corvane: "#4a3a86",
  duskmere: "#1f5f86",
  evenfall: "#a8541c",
  frosthelm: "#7a2438",
};

/** The colour of a house: its field, and its night. */
export const fieldOf = (house: string): string => SHIELDS[house] ?? "#4a4458";

/** The arms of a house. */
export const Crest = still(function Crest({ house }: { house: string }) {
  return (
    <svg class="crest" viewBox="0 0 28 31" aria-hidden="true">
      <path d="M2 2h24v14c0 8-6 12-12 14C8 28 2 24 2 16z" fill={fieldOf(house)} stroke="#e3bd6a" stroke-width="1.8" />
      {house && <use href={drawing("crest", house)} x="4.5" y="5" width="19" height="19" />}
    </svg>
  );
});
