import type { SeenSymbols } from "../types";
import { still } from "regalia/kit/still";

export type AbilityName = SeenSymbols["ability"];
export const ABILITIES: readonly AbilityName[] = ["P", "I", "O", "C"];

/** A book, a goblet, a circle of two halves, a horse's head; and what dice say besides: support, opposition, damage. */
const SIGNS: Readonly<Record<string, string>> = {
  P: "M2 5c4-2 7-2 10 0 3-2 6-2 10 0v14c-4-2-7-2-10 0-3-2-6-2-10 0zm9.2 2v10.4h1.6V7z",
  I: "M5 3h14c0 6-2 9-5.6 9.8V18H17v3H7v-3h3.6v-5.2C7 12 5 9 5 3z",
  O: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2a4 4 0 0 1 0 8 4 4 0 0 0 0 8 8 8 0 0 0 0-16z",
  C: "M8 21c0-5 3-6 3.5-9L7 15l-3-2.5C6 9 8 7 9 5L8.5 2l4 2C17 5 20 9 20 15v6z",
  S: "M10.3 2h3.400v9.500H18v3h-4.300V22h-3.400v-7.500H6v-3h4.300z",
  X: "M12 2c3 2 6 2.5 8.5 2.5 0 8.5-2 14-8.5 17.500C5.5 18.5 3.5 13 3.5 4.5 6 4.5 9 4 12 2z",
  D: "M12 2c5 0 9 3.5 9 8.5 0 3-1.4 5-3.5 6.500V21h-11v-4C4.4 15.5 3 13.5 3 10.5 3 5.5 7 2 12 2zM8.5 9a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.400zm7 0a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.400z",
};

/** A sign of an ability or of a result, in one colour. */
export const Sign = still(({ name }: { name: string }) => (
  <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[name] ?? ""} fill="currentColor" fill-rule="evenodd" />
  </svg>
));

interface ChipProps {
  readonly ability: AbilityName;
  readonly count: number;
  /** What is printed, where that may be another number. */
  readonly was?: number;
  /** How many of them would be paid. */
  readonly paid?: number;
}

/** An ability with a number, as it stands on cards and in pools. */
export const Chip = still(function Chip({ ability, count, was, paid = 0 }: ChipProps) {
  const changed = was === undefined || was === count ? "" : count > was ? "more" : "less";
  return (
    <span class={`chip chip-${ability} ${changed} ${paid > 0 ? "paid" : ""}`}>
      <Sign name={ability} />
      <b>{count}</b>
      {paid > 0 && <i>−{paid}</i>}
    </span>
  );
});
