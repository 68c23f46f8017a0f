import type { Ui } from "regalia/board";
import { type Choice, choiceOf, countIn } from "regalia/kit/choice";
import { fitting } from "regalia/table/asking";
import type { Option } from "regalia/wire";
import type { SeenSeat, View } from "./types";

/** The die that has been picked up to be placed. */
export const heldDie = (ui: Ui): number | null => {
  const die = ui.draft?.type === "Activate" ? ui.draft["die"] : null;
  return typeof die === "number" ? die : null;
};

const naming = (ui: Ui, field: string, value: unknown, ...types: readonly string[]): readonly Option[] =>
  [...ui.options, ...ui.offers].filter(
    (option) => option[field] === value && (types.length === 0 || types.includes(option.type)),
  );

/** The die that one would place now: the first that one has, in one's own turn. */
export const nextDie = (view: View, ui: Ui): number | undefined =>
  view.active === ui.seat ? view.seats[ui.seat]?.dice[0] : undefined;

/** A location: with a die in hand, to place that; otherwise with the die that fits, or with one of those that fit. */
export function ofTile(ui: Ui, location: string, next: number | undefined): Choice {
  if (heldDie(ui) !== null) return { option: { type: "Activate", location } };
  return choiceOf(
    naming(ui, "location", location),
    next === undefined ? undefined : { type: "Activate", location, die: next },
  );
}

/** A die of one's treasury: it is picked up, turned, rolled again, or discarded. */
export function ofDie(ui: Ui, die: number): Choice {
  const found = naming(ui, "die", die, "Change", "Reroll").filter(({ crest }) => crest === false);
  if (found.length > 0) return choiceOf(found);
  const useless = naming(ui, "die", die, "DiscardDie");
  if (useless.length > 0) return { acts: [...useless, ...naming(ui, "die", die, "Reserve")] };
  return { option: { type: "Activate", die } };
}

/** The crest: the die in hand is reserved there, or one of several; the die on it is turned or rolled again. */
export function ofCrest(ui: Ui): Choice {
  const turning = ui.options.filter(({ type, crest }) => (type === "Change" || type === "Reroll") && crest === true);
  if (turning.length > 0) return choiceOf(turning);
  const held = heldDie(ui);
  return choiceOf(ui.options.filter(({ type, die }) => type === "Reserve" && (held === null || die === held)));
}

export const ofBeast = (ui: Ui, beast: string): Choice => choiceOf(naming(ui, "beast", beast), { type: "UseBeast", beast });

export const ofHand = (ui: Ui, beast: string): Choice => choiceOf(naming(ui, "beast", beast), { type: "Summon", beast });

export const ofCurse = (ui: Ui, curse: string): Choice => choiceOf(naming(ui, "curse", curse));

export const ofStore = (ui: Ui, resource: string): Choice => choiceOf(naming(ui, "resource", resource, "Return", "Pay"));

/** Options that become buttons; all others have a place on the board. */
const BUTTONS = new Set(["EndTurn", "Use", "Choose", "Skip", "Done", "Pass"]);

export const shows = (option: Option): boolean => !BUTTONS.has(option.type);

/** What is chosen from and lies nowhere in sight. */
export interface Tray {
  readonly resources: readonly Option[];
  readonly cards: readonly string[];
  /** Beasts in the stables of others, with their owners. */
  readonly beasts: readonly (readonly [string, number])[];
}

export function trayOf(view: View, ui: Ui): Tray {
  const named = (field: string): ReadonlySet<string> => new Set(ui.options.map((option) => String(option[field] ?? "")));
  const beasts = named("beast");
  return {
    resources: ui.options.filter(({ type }) => type === "Take" || type === "Waive"),
    cards: view.looked.flatMap((beast) => (beast !== null && beasts.has(beast) ? [beast] : [])),
    beasts: view.seats.flatMap(({ stable }, seat) =>
      seat === ui.seat ? [] : stable.flatMap(({ beast }) => (beasts.has(beast) ? [[beast, seat] as const] : [])),
    ),
  };
}

export const isEmpty = ({ resources, cards, beasts }: Tray): boolean =>
  resources.length + cards.length + beasts.length === 0;

/** The parts of the board, in their order on a narrow screen. */
export const PARTS = ["city", "house", "beasts", "quests"] as const;
export type PartName = (typeof PARTS)[number];

const HOME: Readonly<Record<string, PartName>> = {
  Activate: "city",
  Pick: "city",
  Refill: "city",
  Equip: "house",
  UseHouse: "house",
  DropCurse: "house",
  MoveCurse: "house",
  UseBeast: "beasts",
  Release: "beasts",
  Summon: "beasts",
  Discard: "beasts",
  Cash: "beasts",
  Ready: "beasts",
  Exhaust: "beasts",
  Complete: "quests",
};

/** How many options wait in each part of the board. */
export function waitingIn(ui: Ui): ReadonlyMap<PartName, number> {
  const open = ui.options.filter((option) => ui.draft === null || fitting([option], ui.draft, ui.draft));
  return countIn(
    PARTS,
    open.map(({ type }) => HOME[type]),
  );
}

/** One's own things, if one plays. */
export const ownOf = (view: View, ui: Ui): SeenSeat | undefined => (ui.seat === null ? undefined : view.seats[ui.seat]);
