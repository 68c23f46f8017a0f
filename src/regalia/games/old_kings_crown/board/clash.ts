import { CARDS } from "./content";
import type { Fallen, Part, SeenCard, View } from "./types";

/** A Clash that is running or has been decided: who took part, and what each total is made of. */
export interface Reckoning {
  readonly who: readonly number[];
  readonly parts: readonly (readonly Part[])[];
  readonly lowest: boolean;
  readonly fallen: readonly Fallen[];
  /** The winner or those who are tied; null while it is running. */
  readonly best: readonly number[] | null;
}

/** The Clash that runs in a Region, or the last one of this Round that was decided there. */
export function reckoningOf(view: View, region: string): Reckoning | null {
  const { clash } = view;
  const last = view.outcomes.filter((outcome) => outcome.region === region).at(-1);
  if (last && !last.best.length) return { ...last, best: null };
  if (clash?.region === region) return { ...clash, who: clash.participants, best: null };
  return last ?? null;
}

export const totalOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.strength, 0);

/** What a seat's total is made of; null if it took no part. */
export function partsOf(reckoning: Reckoning | null, seat: number): readonly Part[] | null {
  const place = reckoning?.who.indexOf(seat) ?? -1;
  return reckoning?.parts[place] ?? null;
}

/** What is not told by the cards that lie there. */
export const besides = (parts: readonly Part[] | null): readonly Part[] =>
  parts?.filter(({ what, card }) => card !== "" || !(what in CARDS)) ?? [];

/** Whether a card has fought here, but only in a Clash before the one that is added up: it ended in a tie. */
export const isEarlier = ({ card, taken_part: fought }: SeenCard, parts: readonly Part[] | null): boolean =>
  fought && parts !== null && !parts.some(({ what }) => what === card);

/** A seat's cards next to a Region, those in the Clash before those that fought in an earlier one. */
export const cardsOf = (
  view: View,
  region: string,
  seat: number,
  parts: readonly Part[] | null = null,
): readonly SeenCard[] =>
  (view.regions[region]?.cards.filter(({ owner }) => owner === seat) ?? []).sort(
    (one, other) =>
      Number(one.taken_part) - Number(other.taken_part) ||
      Number(isEarlier(one, parts)) - Number(isEarlier(other, parts)) ||
      other.strength - one.strength,
  );

/** The totals of the ties before the Clash that is added up. */
export const tiesOf = (view: View, region: string, reckoning: Reckoning): readonly number[] =>
  view.outcomes
    .filter((outcome) => outcome.region === region && outcome.parts !== reckoning.parts && outcome.best.length > 1)
    .map((outcome) => totalOf(partsOf(outcome, outcome.best[0] ?? -1) ?? []));

/** Those of a seat's cards that fell in the Clash. */
export const fallenOf = (reckoning: Reckoning | null, faction: string | null): readonly Fallen[] =>
  reckoning?.fallen.filter(({ card }) => CARDS[card]?.faction === faction) ?? [];

/** What is part of a total, but has gone elsewhere since the Clash: cards, and Supporters as one. */
export function goneOf(view: View, region: string, seat: number, parts: readonly Part[] | null): readonly Part[] {
  const seen = view.regions[region];
  const here = new Set(seen?.cards.map(({ card }) => card));
  const stays = ({ what, card }: Part): boolean =>
    what === "supporters" ? Boolean(seen?.supporters[seat]) : card !== "" || !(what in CARDS) || here.has(what);
  return parts?.filter((part) => !stays(part)) ?? [];
}

/** How many cards and other things of a seat lie beside a Region, those that fell in its Clash or have gone since among them. */
export function countOf(view: View, region: string, seat: number, reckoning: Reckoning | null): number {
  const parts = partsOf(reckoning, seat);
  const fallen = fallenOf(reckoning, view.seats[seat]?.faction ?? "");
  const gone = goneOf(view, region, seat, reckoning?.best ? parts : null);
  return cardsOf(view, region, seat, parts).length + fallen.length + gone.length;
}

export const STEPS = ["reveal", "day", "night", "tally"] as const;
export type ClashStep = (typeof STEPS)[number];

const OF_NIGHT = new Set(["KeepStandard", "FetchFallen", "GainFirst", "choice"]);

/** Where a running Clash stands (rules 6.3 A to D). */
export function stepOf(view: View, decision: string | undefined): ClashStep {
  const { clash, outcomes } = view;
  if (outcomes.at(-1)?.best.length === 0) return "tally";
  if (clash?.fallen.length || OF_NIGHT.has(decision ?? "")) return "night";
  const hidden = view.regions[clash?.region ?? ""]?.cards.some(({ down }) => down) ?? false;
  return hidden && !decision ? "reveal" : "day";
}
