import type { JSX } from "preact";
import { factsOf } from "../cards";
import { hash } from "./hash";
import { still } from "regalia/kit/still";

const pick = <Thing,>(things: readonly Thing[], seed: number, shift: number): Thing =>
  things[(seed >>> shift) % things.length]!;

const SKIN = ["#f0cfae", "#dcae84", "#c99a70", "#a9744a", "#e8c4a0"];
const HAIR = ["#2a1c14", "#5a3a1f", "#a8521f", "#d9a64a", "#6b2f1c", "#8d8d92", "#15151c"];

/** Cloth in the colours of an allegiance: ground in the light, ground in the shade, robe, trim. */
const CLOTH: Readonly<Record<string, readonly [string, string, string, string]>> = {
  "Aes Sedai": ["#cfe0ea", "#4a6a86", "#2d5a9a", "#9cc4ff"],
  Aiel: ["#ecd2a2", "#9a6a3a", "#7a5a34", "#c9a878"],
  Andor: ["#f0d9a0", "#a8743a", "#93242c", "#f0ead8"],
  Cairhien: ["#b9c6e0", "#3c4a74", "#1e2c55", "#d8b25a"],
  "Children of the Light": ["#f4efdf", "#a79a78", "#e4ddca", "#c9a43a"],
  "Dark One": ["#6a3048", "#170b13", "#22121f", "#c9545a"],
  Dragon: ["#f0d9a0", "#a8743a", "#7a2a22", "#e7c46a"],
  Illian: ["#c9dfbe", "#4c7a56", "#2f6b45", "#e5d8a0"],
  Mercenary: ["#d6ccb8", "#6e6350", "#5b5349", "#a89468"],
  Tear: ["#d3c4e4", "#5e4686", "#54357d", "#e0c068"],
};
const PLAIN = ["#dccfb4", "#7a6a4c", "#4d4638", "#b39a66"] as const;

/** Words that are printed on a card, however they are spelt in its data. */
const printedOn = (kind: string): readonly string[] =>
  [...(factsOf(kind)?.traits ?? []), ...(factsOf(kind)?.allegiances ?? [])].map((word) => word.replaceAll("_", " "));

const clothOf = (kind: string) => CLOTH[(factsOf(kind)?.allegiances?.[0] ?? "").replaceAll("_", " ")] ?? PLAIN;

const LADY = /Aes Sedai|Ajah|Accepted|Novice|Queen|Daughter|Wise One|Maiden|Amyrlin|First of Mayene|Roofmistress/;

/** Women whose cards print no word that says so. */
const WOMEN = /^(high_)?lady_|^(aludra|faile|graendal|isendre|lanfear|min|moghedien)(_|$)/;

export const isWoman = (kind: string): boolean => WOMEN.test(kind) || LADY.test(printedOn(kind).join("|"));

/** What somebody wears on the head; the first that fits. */
const HEADS: readonly (readonly [RegExp, keyof typeof GEAR])[] = [
  [/Myrddraal/, "cowl"],
  [/Trolloc|Monster/, "horns"],
  [/Queen|King of|Forsaken|First of Mayene/, "crown"],
  [/Aes Sedai|Ajah|Amyrlin|Accepted/, "circlet"],
  [/Aiel|Maiden|Stone Dog|Wise One|Red Shield/, "hood"],
  [/Lord Captain|Inquisitor|Warder|Children/, "helm"],
  [/Gleeman|Peddler|Hunter/, "hat"],
];

const LONG = "M22 36C18 12 62 12 58 36c4 18 8 28 5 40H17c-3-12 1-22 5-40z";
const CUTS = [
  "M22.6 36C20 18 28 13 40 13.4 52 13 60 18 57.4 36 55 28 50 24.5 40 25 30 25 25 28 22.6 36z",
  "M22 38C18 14 30 12 42 12.5 56 13 61 22 57.6 38 56 30 53 27 46 24 38 30 28 29 22 38z",
  "M23 34C20 20 28 15 40 15c13 0 20 6 17 19-2-6-5-9-9-10-8 2-15 2-19 1-3 2-5 5-6 9z",
] as const;

const GEAR: Readonly<
  Record<
    "bare" | "circlet" | "cowl" | "crown" | "helm" | "hat" | "hood" | "horns",
    (trim: string, robe: string) => JSX.Element | null
  >
> = {
  bare: () => null,
  circlet: (trim: string) => (
    <>
      <path d="M23 25q17-6 34 0" fill="none" stroke={trim} stroke-width="2.6" />
      <circle cx="40" cy="21.5" r="2.4" fill="#7fd0ff" />
    </>
  ),
  crown: () => <path d="M24 22 22 7l8 8 10-12 10 12 8-8-2 15q-16-5-32 0z" fill="#e5b94a" stroke="#7a520e" />,
  hood: (_: string, robe: string) => (
    <path d="M40 6C16 8 14 42 20 70l11-6C23 52 21 28 40 24c19 4 17 28 9 40l11 6c6-28 4-62-20-64z" fill={robe} />
  ),
  helm: (trim: string) => (
    <>
      <path
        d="M22 42C19 16 28 7 40 7s21 9 18 35l-5 10V35H43v13h-6V35H27v17z"
        fill="#97a2ad"
        stroke="#2b333b"
        stroke-width="1.4"
      />
      <path d="M40 7c8 0 21 9 18 35l-5 10V35H43v-5z" fill="#000" opacity=".28" />
      <path d="M40 8c-4-7 5-11 14-8-5 2-10 4-12 8z" fill={trim} />
    </>
  ),
  hat: (trim: string, robe: string) => (
    <>
      <path d="M17 24c3-15 42-19 47-5-9-1-31 0-47 5z" fill={robe} stroke="#0004" />
      <path d="M53 15C61 2 72 1 78 5c-8 3-15 8-23 12z" fill={trim} />
    </>
  ),
  horns: () => (
    <>
      <path
        d="M23 30C14 20 8 17 7 3c9 7 17 8 21 15zM57 30c9-10 15-13 16-27-9 7-17 8-21 15z"
        fill="#cbb894"
        stroke="#3a2a1c"
      />
      <ellipse cx="40" cy="36" rx="18" ry="20" fill="#5c4a36" />
      <path d="M26 44c2 21 26 21 28 0-4-6-24-6-28 0z" fill="#4a3826" />
      <path d="M33 32h2M45 32h2" stroke="#ffb03a" stroke-width="5" stroke-linecap="round" />
      <path d="M32 53l2 6 3-6m6 0 3 6 2-6" fill="#efe2c4" />
    </>
  ),
  cowl: () => (
    <>
      <path d="M40 4C16 6 13 42 17 74l23-4 23 4c4-32 1-68-23-70z" fill="#0b0a10" />
      <path d="M40 18c-10 1-13 14-12 25s6 18 12 20c6-2 11-9 12-20s-2-24-12-25z" fill="#cfc9c4" />
      <path d="M40 18c8 1 13 14 12 25s-8 18-12 20z" fill="#000" opacity=".35" />
      <path d="M31 38q4 2 8 0m2 0q4 2 8 0M35 53q5-2 10 0" fill="none" stroke="#5a4a4c" stroke-width="1.6" />
    </>
  ),
};

/** A face in half light: what it wears says whom it serves. */
function Bust({ kind }: { kind: string }) {
  const seed = hash(kind);
  const [light, shade, robe, trim] = clothOf(kind);
  const words = printedOn(kind).join("|");
  const head = HEADS.find(([pattern]) => pattern.test(words))?.[1] ?? "bare";
  const lady = isWoman(kind);
  const [skin, hair] = [pick(SKIN, seed, 3), pick(HAIR, seed, 7)];
  const covered = head === "cowl" || head === "horns";
  return (
    <>
      <rect width="80" height="80" fill={shade} />
      <circle cx="32" cy="28" r="38" fill={light} opacity=".55" />
      <circle cx="30" cy="24" r="22" fill={light} opacity=".6" />
      {(lady || (seed >>> 13) % 4 === 0) && !covered && <path d={LONG} fill={hair} />}
      <path d="M0 84c2-20 18-26 31-30l9 8 9-8c13 4 29 10 31 30z" fill={robe} />
      <path d="M40 62l9-8c13 4 29 10 31 30H40z" fill="#000" opacity=".3" />
      <path d="M31 54l9 20 9-20-3-4H34z" fill={trim} />
      <path d="M33 44h14v13l-7 7-7-7z" fill={skin} />
      <ellipse cx="40" cy="36" rx="16" ry="19" fill={skin} />
      <path d="M40 17c11 0 16 9 16 19s-7 19-16 19z" fill="#2a0f10" opacity=".28" />
      <path d="M30 33.5q3.5-2.4 7 0m6 0q3.5-2.4 7 0" fill="none" stroke="#2a1710" stroke-width="2" />
      <path d="M32.5 37h2.5m10 0h2.5" stroke="#1c100c" stroke-width="3" stroke-linecap="round" />
      <path d="M40 36l-2 8 3.5.5M36 49q4 2 8 0" fill="none" stroke="#6a2a22" stroke-width="1.5" />
      {!lady && (seed >>> 15) % 3 === 0 && (
        <path d="M23.5 38c2 14 8 24 16.5 25 8.5-1 14.5-11 16.5-25-4 8-8 7-16.5 7.5-8.5-.5-12.5.5-16.5-7.5z" fill={hair} />
      )}
      {head !== "hood" && !covered && <path d={pick(CUTS, seed, 11)} fill={hair} />}
      {GEAR[head](trim, robe)}
    </>
  );
}

/** A band of troops: three of a kind, the one in front larger. */
function Band({ kind }: { kind: string }) {
  const [light, shade, robe, trim] = clothOf(kind);
  const beasts = /Trolloc|Monster|Myrddraal/.test(printedOn(kind).join("|"));
  const soldier = (place: string) => (
    <g transform={place}>
      <path d="M6 84c2-20 14-28 26-30h16c12 2 24 10 26 30z" fill={robe} />
      <path d="M32 54l8 16 8-16v30H32z" fill={trim} opacity=".7" />
      {!beasts && <ellipse cx="40" cy="38" rx="15" ry="18" fill="#c99a70" />}
      {GEAR[beasts ? "horns" : "helm"](trim, robe)}
    </g>
  );
  return (
    <>
      <rect width="80" height="80" fill={shade} />
      <circle cx="34" cy="26" r="40" fill={light} opacity=".6" />
      <g opacity=".9">
        {soldier("translate(-12 12) scale(.72)")}
        {soldier("translate(36 12) scale(.72)")}
      </g>
      {soldier("translate(6 10) scale(.86)")}
    </>
  );
}

const EMBLEMS = [
  "M40 12l8 20 22 2-17 14 6 22-19-13-19 13 6-22-17-14 22-2z",
  "M40 10c18 16 22 28 16 40-4 8-10 12-16 18-6-6-12-10-16-18-6-12-2-24 16-40z",
  "M18 20h44v26c0 14-12 20-22 26-10-6-22-12-22-26z",
  "M40 8a32 32 0 1 1 0 64 32 32 0 0 1 0-64zm0 10a22 22 0 1 0 0 44 22 22 0 0 0 0-44zm-3 4h6v36h-6zM22 37h36v6H22z",
  "M36 8h8v40h12v8H44v18h-8V56H24v-8h12z",
  "M14 58q26-60 52 0l-10 6q-16-34-32 0z",
];

/** By how much pictures of a sign are moved so that hills stand all along a frame that is wider than high. */
const HILLS = [-160, -80, 0, 80, 160];

/** What an event, an advantage or a challenge is about: a sign on a sky, which goes on beyond the square. */
function Emblem({ kind }: { kind: string }) {
  const seed = hash(kind);
  const type = factsOf(kind)?.type ?? "";
  const hue = seed % 360;
  const sky =
    type === "challenge" ? `hsl(${hue} 42% 34%)` : type === "advantage" ? `hsl(${hue} 30% 52%)` : `hsl(${hue} 36% 42%)`;
  return (
    <>
      <rect x="-160" y="-160" width="400" height="400" fill={sky} />
      <circle cx={20 + (seed % 40)} cy="24" r="13" fill="#fff6d8" opacity=".55" />
      {HILLS.map((by) => (
        <path key={by} d={`M${by} 58l16-16 12 12 18-22 20 24 14-10v200h-80z`} fill="#0b0b16" opacity=".38" />
      ))}
      <path d={pick(EMBLEMS, seed, 9)} fill="#fbeecb" stroke="#0006" stroke-width="1.5" fill-rule="evenodd" />
    </>
  );
}

/** The picture of a card. */
export const Portrait = still(function Portrait({ kind }: { kind: string }) {
  const type = factsOf(kind)?.type;
  const Picture = type === "character" ? Bust : type === "troop" ? Band : Emblem;
  const whole = Picture === Emblem;
  return (
    <svg
      class={`portrait ${whole ? "emblem" : ""}`}
      viewBox="0 0 80 80"
      preserveAspectRatio={whole ? "xMidYMid meet" : "xMidYMin slice"}
      aria-hidden="true"
    >
      <Picture kind={kind} />
    </svg>
  );
});

/** The sign of a side: a sun, a broken ring. */
export const SideSign = ({ side }: { side: string }) => (
  <svg class={`side-sign side-${side}`} viewBox="0 0 24 24" aria-hidden="true">
    {side === "hero" ? (
      <path
        d="M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM3.5 5 5 3.5 7.8 6.3 6.3 7.8zM16.2 17.7l1.5-1.5L20.5 19 19 20.5zM19 3.5 20.5 5l-2.8 2.8-1.5-1.5zM6.3 16.2l1.5 1.5L5 20.5 3.5 19z"
        fill="currentColor"
      />
    ) : (
      <path d="M12 2a10 10 0 1 1-7 2.9l2.8 2.8A6 6 0 1 0 12 6zM4 2l8 8-2 2-8-8z" fill="currentColor" />
    )}
  </svg>
);
