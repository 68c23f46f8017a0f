import { Banner, Ribbon } from "../kit/Banner";
import { CARD_TONES, CardBack, CardFace } from "../kit/Card";
import { Die, DIE_TONES, FACES } from "../kit/Die";
import { type Hour, HOURS, Landscape, type LandSeason, SEASONS, type Terrain, TERRAINS } from "../kit/Landscape";
import { Mark, MARK_NAMES, MarkPath } from "../kit/marks";
import { SURFACES, Surface } from "../kit/Surface";
import { Coin, Token, TOKEN_SHAPES } from "../kit/Token";
import type { Exhibit, Sheet } from "./exhibits";
import { layout } from "./layout";

const COLOURS = ["#b4531f", "#2f5fae", "#6d3fc0", "#2f7a4a", "#56636f", "#8a5b22"];

const dice: readonly Exhibit[] = [
  ...FACES.map((face) => ({ name: "die-face", args: { face }, draw: () => <Die face={face} /> })),
  ...DIE_TONES.slice(1).map((tone) => ({ name: `tone-${tone}`, draw: () => <Die face={5} tone={tone} /> })),
  { name: "die-crown", draw: () => <Die face={4} mark="crown" /> },
  { name: "die-crest", draw: () => <Die face={6} mark="crest" /> },
  { name: "die-blank", draw: () => <Die face={null} /> },
];

const tokens: readonly Exhibit[] = TOKEN_SHAPES.map((shape, place) => ({
  name: `shape-${shape}`,
  draw: () => (
    <Token shape={shape} colour={COLOURS[place]!}>
      <MarkPath name={MARK_NAMES[place]!} />
    </Token>
  ),
}));

const coins: readonly Exhibit[] = [
  { name: "metal-gold", draw: () => <Coin mark="crown" /> },
  { name: "metal-silver", draw: () => <Coin metal="silver" value={1} /> },
  { name: "metal-copper", draw: () => <Coin metal="copper" value={5} /> },
];

const cards: readonly Exhibit[] = [
  ...CARD_TONES.map((tone) => ({
    name: `card-${tone}`,
    draw: (words: (message: string) => string) => (
      <CardFace
        name={words("sample-name")}
        tone={tone}
        art={<Sample />}
        corner={
          <>
            <Coin mark="star" /> 4
          </>
        }
        price={<Coin value={3} />}
        band={tone === "slate" ? words("sample-band") : undefined}
      >
        {words("sample-words")}
      </CardFace>
    ),
  })),
  ...["#3b2a73", "#7a1c28", "#1f5a4c"].map((colour, place) => ({
    name: "card-back",
    args: { number: place + 1 },
    draw: () => (
      <CardBack colour={colour}>
        <Mark name={(["moon", "crown", "leaf"] as const)[place]!} />
      </CardBack>
    ),
  })),
];

function Sample() {
  return (
    <svg viewBox="0 0 100 60" preserveAspectRatio="xMidYMid slice">
      <rect width="100" height="60" fill="#2c2358" />
      <circle cx="68" cy="20" r="11" fill="#fbeecb" />
      <path d="M0 60V44l18-14 16 12 22-20 20 18 24-12v32z" fill="#110c26" />
    </svg>
  );
}

const landscapes: readonly Exhibit[] = [
  ...TERRAINS.map((terrain, place) => ({
    name: `terrain-${terrain}`,
    draw: () => <Framed terrain={terrain} season={SEASONS[place % SEASONS.length]!} />,
  })),
  ...SEASONS.map((season) => ({ name: `season-${season}`, draw: () => <Framed terrain="peaks" season={season} /> })),
  ...HOURS.map((hour) => ({ name: `hour-${hour}`, draw: () => <Framed terrain="fields" season="summer" hour={hour} /> })),
];

function Framed(props: { terrain: Terrain; season: LandSeason; hour?: Hour }) {
  return (
    <span class="framed">
      <Landscape {...props} />
    </span>
  );
}

const banners: readonly Exhibit[] = [
  ...["#24529c", "#951a23", "#277c47"].map((colour, place) => ({
    name: "banner",
    args: { number: place + 1 },
    draw: () => (
      <Banner colour={colour}>
        <MarkPath name={(["crown", "flame", "leaf"] as const)[place]!} />
      </Banner>
    ),
  })),
  { name: "ribbon", draw: () => <Ribbon>10 : 5 : 2</Ribbon> },
];

export const sheets: readonly Sheet[] = [
  {
    title: "surfaces",
    exhibits: SURFACES.map((name) => ({ name: `surface-${name}`, draw: () => <Surface name={name} /> })),
  },
  { title: "dice", exhibits: dice },
  { title: "tokens", exhibits: [...tokens, ...coins] },
  { title: "marks", exhibits: MARK_NAMES.map((mark) => ({ name: `mark-${mark}`, draw: () => <Mark name={mark} /> })) },
  { title: "cards", exhibits: cards },
  { title: "landscapes", exhibits: landscapes },
  { title: "banners", exhibits: banners },
  layout,
];
