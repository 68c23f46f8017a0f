import { factsOf } from "../cards";

/** A number that a name always gives: faces differ from card to card, and stay what they are. */
function hash(name: string): number {
  let value = 2166136261;
  for (const letter of name) value = Math.imul(value ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return value;
}

const pick = <Thing,>(things: readonly Thing[], seed: number, shift: number): Thing =>
  things[(seed >>> shift) % things.length]!;

const SKIN = ["#f1c9a5", "#e0ac84", "#c98d62", "#a56a43", "#f4d6bd"];
const HAIR = ["#2a1c14", "#5a3a1f", "#a8682a", "#d9b25a", "#7d2f1c", "#8d8d92", "#15151c"];

/** Cloth in the colours of an allegiance: ground, robe. */
const CLOTH: Readonly<Record<string, readonly [string, string]>> = {
  Aes_Sedai: ["#8fb6d8", "#2b4f7d"],
  Aiel: ["#d9b88a", "#7a5a34"],
  Andor: ["#d9a09a", "#a5202c"],
  Cairhien: ["#8f9fc0", "#1e2c55"],
  Children_of_the_Light: ["#e9e6da", "#c9a43a"],
  Dark_One: ["#5a2a3c", "#22121f"],
  Dragon: ["#e8c987", "#b3401f"],
  Illian: ["#a9cfa8", "#2f6b45"],
  Mercenary: ["#c0b6a4", "#5b5349"],
  Tear: ["#b9a9d0", "#54357d"],
};

const clothOf = (kind: string): readonly [string, string] => {
  const first = (factsOf(kind)?.allegiances?.[0] ?? "").replaceAll(" ", "_");
  return CLOTH[first] ?? ["#b8ad98", "#4d4638"];
};

const CUTS = [
  "M22 40c-2-18 6-26 18-26s20 8 18 26c-3-8-6-12-12-13-8 4-18 4-24 13z",
  "M24 34c0-12 6-18 16-18s16 6 16 18c-4-6-8-8-16-8s-12 2-16 8z",
  "M20 46c-3-20 5-32 20-32s23 12 20 32c-2-4-3-10-5-14-4-6-9-6-15-6s-11 0-15 6c-2 4-3 10-5 14z",
  "M26 30c1-9 6-14 14-14s13 5 14 14c-4-4-9-6-14-6s-10 2-14 6z",
];

/** A face: what it wears says whom it serves. */
function Bust({ kind }: { kind: string }) {
  const seed = hash(kind);
  const [ground, robe] = clothOf(kind);
  const skin = pick(SKIN, seed, 3);
  const monster = factsOf(kind)?.traits?.some((trait) => trait === "Monster" || trait === "Myrddraal");
  const hair = monster ? "#1a1420" : pick(HAIR, seed, 7);
  return (
    <>
      <rect width="80" height="80" fill={ground} />
      <circle cx="40" cy="30" r="30" fill="#fff" opacity=".16" />
      <path d="M6 80c2-18 14-24 26-26h16c12 2 24 8 26 26z" fill={robe} />
      <path d="M32 54l8 12 8-12v26H32z" fill="#000" opacity=".22" />
      <path d="M34 44h12v12l-6 7-6-7z" fill={monster ? "#b8b3ad" : skin} />
      <ellipse cx="40" cy="36" rx="13" ry="16" fill={monster ? "#cfcac2" : skin} />
      {monster ? (
        <path d="M30 33h8M42 33h8M35 45h10" stroke="#2a1f2d" stroke-width="2.5" />
      ) : (
        <path d="M33 36h4M43 36h4M36 45q4 3 8 0" stroke="#3a2418" stroke-width="1.8" fill="none" />
      )}
      <path d={pick(CUTS, seed, 11)} fill={hair} />
      {(seed >>> 15) % 3 === 0 && !monster && <path d="M30 42c2 12 18 12 20 0 1 14-4 18-10 18s-11-4-10-18z" fill={hair} />}
      {factsOf(kind)?.traits?.some((trait) => /Queen|King|Lord|High/.test(trait)) && (
        <path d="M26 18l4-10 6 7 4-9 4 9 6-7 4 10z" fill="#e7c04f" stroke="#8a6514" />
      )}
    </>
  );
}

/** A band of troops: three helmets. */
function Band({ kind }: { kind: string }) {
  const [ground, robe] = clothOf(kind);
  const helmet = (x: number, y: number, scale: number) => (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-20 44c0-16 8-22 20-22s20 6 20 22z" fill={robe} />
      <ellipse cx="0" cy="4" rx="11" ry="14" fill="#d9ab83" />
      <path d="M-14 6C-14-12-8-20 0-20S14-12 14 6L10 2H3v10h-6V2h-7z" fill="#a8b0ba" stroke="#4c545e" />
      <path d="M-1-24h2v10h-2z" fill={robe} />
    </g>
  );
  return (
    <>
      <rect width="80" height="80" fill={ground} />
      <path d="M0 62q20-12 40-4t40-2v24H0z" fill="#000" opacity=".2" />
      {helmet(20, 40, 0.8)}
      {helmet(60, 40, 0.8)}
      {helmet(40, 42, 1)}
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

/** What an event, an advantage or a challenge is about: a sign on a sky. */
function Emblem({ kind }: { kind: string }) {
  const seed = hash(kind);
  const type = factsOf(kind)?.type ?? "";
  const hue = seed % 360;
  const sky =
    type === "challenge" ? `hsl(${hue} 42% 34%)` : type === "advantage" ? `hsl(${hue} 30% 52%)` : `hsl(${hue} 36% 42%)`;
  return (
    <>
      <rect width="80" height="80" fill={sky} />
      <circle cx={20 + (seed % 40)} cy="24" r="13" fill="#fff6d8" opacity=".55" />
      <path d="M0 58l16-16 12 12 18-22 20 24 14-10v34H0z" fill="#0b0b16" opacity=".38" />
      <path d={pick(EMBLEMS, seed, 9)} fill="#fbeecb" stroke="#0006" stroke-width="1.5" fill-rule="evenodd" />
    </>
  );
}

/** The picture of a card. */
export function Portrait({ kind }: { kind: string }) {
  const type = factsOf(kind)?.type;
  const Picture = type === "character" ? Bust : type === "troop" ? Band : Emblem;
  return (
    <svg class="portrait" viewBox="0 0 80 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Picture kind={kind} />
    </svg>
  );
}

/** The sign of a side: a sun, a broken ring. */
export const SideSign = ({ side }: { side: string }) => (
  <svg class={`side-sign side-${side}`} viewBox="0 0 24 24" aria-hidden="true">
    {side === "hero" ? (
      <path
        d="M12 6.500a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM3.5 5 5 3.5 7.8 6.3 6.3 7.800zM16.2 17.700l1.5-1.500L20.5 19 19 20.500zM19 3.5 20.5 5l-2.8 2.8-1.5-1.500zM6.3 16.200l1.5 1.500L5 20.5 3.5 19z"
        fill="currentColor"
      />
    ) : (
      <path d="M12 2a10 10 0 1 1-7 2.900l2.8 2.800A6 6 0 1 0 12 6zM4 2l8 8-2 2-8-8z" fill="currentColor" />
    )}
  </svg>
);
