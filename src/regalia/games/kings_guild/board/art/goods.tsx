import type { ComponentChild } from "preact";
import { still } from "regalia/kit/still";

const CUT = {
  class: "cut",
  fill: "none",
  "stroke-width": 1.6,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;

const COLOURS: Readonly<Record<string, string>> = {
  cloth: "#3d83c4",
  leather: "#a44a24",
  metal: "#76828f",
  wood: "#8b6a2f",
  gem: "#c2265f",
  magic: "#7a4fd0",
};

/** A shape of its own for each resource, on a field of 32 by 32: they are distinct without colour. */
const SHAPES: Readonly<Record<string, ComponentChild>> = {
  cloth: (
    <>
      <path d="M4 6H28V22C26 25 23.500 25 22 22.500 20.500 25.500 17.500 25.500 16 22.500 14.500 25.500 11.500 25.500 10 22.500 8.500 25 6 25 4 22Z" />
      <path {...CUT} d="M4 11H28M10 11V19M16 11V19M22 11V19" />
    </>
  ),
  leather: (
    <>
      <path d="M16 3C18 3 18.500 5.500 20.500 5.500 23 5.500 25 2.500 28 4.500 29 8.500 25 10 25 13.500 25 17 29.500 18 29 23 27 25.500 23.500 23 21.500 25 20.500 28.500 18.500 30 16 30 13.500 30 11.500 28.500 10.500 25 8.500 23 5 25.500 3 23 2.500 18 7 17 7 13.500 7 10 3 8.500 4 4.500 7 2.500 9 5.500 11.500 5.500 13.500 5.500 14 3 16 3Z" />
      <path {...CUT} stroke-dasharray="2 3" d="M12 10C10.500 14 10.500 18 13 23M20 10C21.500 14 21.500 18 19 23" />
    </>
  ),
  metal: (
    <>
      <path d="M9 8H23L30 25H2Z" />
      <path {...CUT} d="M5.500 16.500H26.500M11 8 9.500 16.500M21 8 22.500 16.500" />
    </>
  ),
  wood: (
    <>
      <path d="M8 8H26C29 8 31 11.500 31 16S29 24 26 24H8Z" />
      <ellipse cx="8" cy="16" rx="6.500" ry="8" />
      <ellipse {...CUT} cx="8" cy="16" rx="6.300" ry="7.800" />
      <ellipse {...CUT} cx="8" cy="16" rx="2.600" ry="3.400" />
      <path {...CUT} d="M18 13H27M20 19H25" />
    </>
  ),
  gem: (
    <>
      <path d="M9 4H23L31 13 16 30 1 13Z" />
      <path {...CUT} d="M1.500 13H30.500M9 4 11 13 16 29 21 13 23 4M11 13 16 4.500 21 13" />
    </>
  ),
  magic: (
    <>
      <path d="M16 1C17.500 11 21 14.500 31 16 21 17.500 17.500 21 16 31 14.500 21 11 17.500 1 16 11 14.500 14.500 11 16 1Z" />
      <circle cx="26" cy="6" r="3" />
      <circle cx="6" cy="26" r="3" />
      <circle {...CUT} cx="16" cy="16" r="2.500" />
    </>
  ),
};

/** A resource, in its colour and its shape. */
export const Good = still(function Good({ name, state = "" }: { name: string; state?: string }) {
  return (
    <svg
      class={`good ${state}`}
      viewBox="0 0 32 32"
      fill="currentColor"
      style={{ color: COLOURS[name] }}
      aria-hidden="true"
    >
      {SHAPES[name]}
    </svg>
  );
});

/** Coins, as one coin with their number. */
export function Coin() {
  return (
    <svg class="coin" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" />
      <circle class="coin-face" cx="16" cy="16" r="12.500" />
      <path d="M9 21.500 7.500 12 12.500 15.500 16 9.500 19.500 15.500 24.500 12 23 21.500Z" />
    </svg>
  );
}

/** Prestige: a laurelled star. */
export function Prestige() {
  return (
    <svg class="prestige-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path class="prestige-field" d="M3 3H29V16C29 23 23.500 28 16 31 8.500 28 3 23 3 16Z" />
      <path
        class="prestige-star"
        d="M16 6.500 18.700 13 25.500 13.500 20.300 18 22 24.700 16 21 10 24.700 11.700 18 6.500 13.500 13.300 13Z"
      />
    </svg>
  );
}

/** An amount of coins, or of prestige. */
export const Coins = still(({ count, struck }: { count: number | string; struck?: number }) => (
  <span class="amount-of">
    <Coin />
    {struck !== undefined && struck !== count && <s>{struck}</s>}
    <b>{count}</b>
  </span>
));

export const Points = still(({ count }: { count: number | string }) => (
  <span class="amount-of">
    <Prestige />
    <b>{count}</b>
  </span>
));
