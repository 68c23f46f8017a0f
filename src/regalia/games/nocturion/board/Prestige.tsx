import { drawing } from "./art/Art";

/** Prestige: a shield with a star, and how much. */
export function Prestige({ count, seat }: { count: number; seat?: number }) {
  return (
    <span class="prestige" {...(seat === undefined ? {} : { "data-anchor": `prestige:${seat}` })}>
      <PrestigeSign />
      {count}
    </span>
  );
}

export function PrestigeSign() {
  return (
    <svg class="prestige-sign" viewBox="0 0 24 24" aria-hidden="true">
      <use href={drawing("effect", "prestige")} width="24" height="24" />
    </svg>
  );
}
