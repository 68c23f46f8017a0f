import type { ComponentChildren } from "preact";

export const CARD_TONES = ["parchment", "night", "slate"] as const;
export type CardTone = (typeof CARD_TONES)[number];

interface Props {
  readonly name: ComponentChildren;
  readonly art: ComponentChildren;
  readonly tone?: CardTone;
  /** What stands at its upper left and right: a worth, a price. */
  readonly corner?: ComponentChildren;
  readonly price?: ComponentChildren;
  /** What it does. */
  readonly children?: ComponentChildren;
  /** A word across the picture, such as what has become of the card. */
  readonly band?: string | undefined;
}

/** A card that lies face up: picture above, name and words below. As wide as `--card` says. */
export function CardFace({ name, art, tone = "parchment", corner, price, children, band }: Props) {
  return (
    <span class={`kit-card tone-${tone} ${band ? "banded" : ""}`}>
      <span class="card-art">
        {art}
        {band && <span class="card-band">{band}</span>}
      </span>
      {corner !== undefined && <span class="card-worth">{corner}</span>}
      {price !== undefined && <span class="card-price">{price}</span>}
      <span class="card-title">{name}</span>
      {children !== undefined && <span class="card-words">{children}</span>}
    </span>
  );
}

/** A card that lies face down: cloth in a colour, a rim of gold, a sign. */
export function CardBack({ colour, children }: { colour: string; children?: ComponentChildren }) {
  return (
    <span class="kit-card kit-back" style={{ "--back": colour }}>
      <span class="back-sign">{children}</span>
    </span>
  );
}
