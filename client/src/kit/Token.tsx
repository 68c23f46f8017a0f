import type { ComponentChildren } from "preact";
import type { Metal } from "./Defs";
import { type MarkName, MarkPath } from "./marks";
import { still } from "./still";

export const TOKEN_SHAPES = ["round", "square", "diamond", "shield", "hex", "arch"] as const;
export type TokenShape = (typeof TOKEN_SHAPES)[number];

const OUTLINES: Readonly<Record<TokenShape, string>> = {
  round: "M14 1a13 13 0 1 1 0 26 13 13 0 0 1 0-26z",
  square: "M8 1h12a7 7 0 0 1 7 7v12a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7z",
  diamond: "M14 .6 27.4 14 14 27.4.6 14z",
  shield: "M14 1c4 2 8 3 12 3v10c0 7-5 11-12 13.5C7 25 2 21 2 14V4c4 0 8-1 12-3z",
  arch: "M14 1c7.5 0 12 5 12 12v10a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V13C2 6 6.5 1 14 1z",
  hex: "M14 .8 25.6 7.4v13.2L14 27.2 2.4 20.6V7.4z",
};

interface Props {
  readonly shape: TokenShape;
  /** Its colour: the look tells it as well, for those who do not see colours. */
  readonly colour: string;
  /** What stands on it, 24 by 24. */
  readonly children?: ComponentChildren;
}

/** A token of wood or glass; its shape says what it is before its colour does. */
export function Token({ shape, colour, children }: Props) {
  const small = shape === "diamond";
  return (
    <svg class={`kit-token token-${shape}`} viewBox="0 0 28 28" aria-hidden="true">
      <path d={OUTLINES[shape]} fill={colour} />
      <path d={OUTLINES[shape]} fill="url(#kit-sheen)" stroke="#fff" stroke-width="1.3" />
      <g class="token-sign" transform={small ? "translate(6.4 6.2) scale(.63)" : "translate(4.4 4.4) scale(.8)"}>
        {children}
      </g>
    </svg>
  );
}

/** A coin of a metal, with a number or a sign. Coins are always round and have a rim. */
export const Coin = still(function Coin({
  metal = "gold",
  mark,
  value,
}: {
  metal?: Metal;
  mark?: MarkName;
  value?: number;
}) {
  return (
    <svg class={`kit-coin coin-${metal}`} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="17.2" r="14.6" fill="#0008" />
      <circle cx="16" cy="16" r="15" fill={`url(#kit-${metal}-rim)`} />
      <circle class="coin-milling" cx="16" cy="16" r="13.7" />
      <circle cx="16" cy="16" r="12" fill={`url(#kit-${metal})`} />
      {mark && (
        <g class="coin-sign" transform="translate(7.6 7.6) scale(.7)">
          <MarkPath name={mark} />
        </g>
      )}
      {value !== undefined && (
        <text class="coin-sign" x="16" y="21.5">
          {value}
        </text>
      )}
      <path class="coin-glint" d="M6 11a11.5 11.5 0 0 1 8-6.4" />
    </svg>
  );
});
