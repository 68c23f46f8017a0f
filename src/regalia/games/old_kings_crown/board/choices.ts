import type { Ui } from "regalia/board";
import { type Choice, choiceOf, countIn } from "regalia/kit/choice";
import { canonical, isOption, matching } from "regalia/table/asking";
import type { Decision, Option } from "regalia/wire";
import { favourOf, FAVOURS, LOCATIONS, REGIONS } from "./content";
import type { View } from "./types";

/** What choosing a card would have meant, by what is asked: so that one may wonder why not. */
const OF_CARD: Readonly<Record<string, string>> = {
  Bids: "Bid",
  PlayInTie: "Play",
  AutumnActions: "Journey",
  ExtraJourney: "Journey",
  SpendLore: "Buy",
};

/** The piece that asks, by what is asked, where it is no Action that is being done. */
const ASKING: Readonly<Record<string, string>> = {
  Acquit: "witch_trial",
  ArrangeTrack: "master_of_ceremonies",
  Awaken: "bell_of_first_light",
  ByWitchcraft: "leaf_fall_witch",
  Castle: "castle",
  ClaimBySecrets: "secrets",
  ClaimFavour: "harvest_field",
  FetchFallen: "old_kings_helm",
  Forage: "moonlit_foragers",
  Gossip: "cellar_gossip",
  KeepStandard: "standard_keeper",
  LoseBringer: "bringer_of_the_word",
  Mislead: "false_orders",
  Moor: "cloud_moorings",
  Necropolis: "necropolis",
  NecropolisDiscard: "necropolis",
  PostMarkers: "secrets",
  Prize: "royal_tourney",
  QueenGoverns: "the_queen_long_ago",
  Raided: "night_raids",
  Recover: "ritual_sacrifice",
  RelicsDiscard: "relics",
  Shrine: "shrine",
  ShowSeal: "royal_seal",
  Tourney: "royal_tourney",
};

export const printedOn = (view: View, { kind }: Decision): string => ASKING[kind] ?? view.doing ?? "";

/** A Kingdom card and the card for it are chosen one after the other. */
const isHalf = (ui: Ui, found: readonly Option[]): boolean =>
  ui.draft?.type === "Acquire" || (found.length > 1 && found.every(({ type }) => type === "Acquire"));

/** Answers of a card and a place: the card is tapped first, then the Council or Region on the board. */
const PLACED = new Set(["Govern", "Deploy"]);

/** The card's half of such an answer; every other option as it is. */
const cardHalf = (option: Option): Option =>
  PLACED.has(option.type) ? { type: option.type, card: option["card"] } : option;

/** Each option once, for options without fields that are lists. */
const distinct = (options: readonly Option[]): readonly Option[] => [
  ...new Map(options.map((option) => [canonical(option), option])).values(),
];

/** What choosing a Council means: to govern there, to use the Council, or to pick it. */
export function ofCouncil(ui: Ui, council: string): Choice {
  const govern = { type: "Govern", council };
  if (ui.draft?.type === "Govern") return { option: govern };
  const use = { type: "Use", action: council, card: "" };
  return choiceOf([use, govern].filter(ui.can), { type: "InCouncil", council });
}

/** What can be done with a faction card, or a card of a Site of Power, wherever it lies. */
export function ofCard(ui: Ui, card: string): Choice {
  const { draft } = ui;
  if (draft?.type === "Govern" && draft["council"] && !draft["card"]) return { option: { type: "Govern", card } };
  const found = distinct(ui.options.filter((option) => option["card"] === card).map(cardHalf));
  if (isHalf(ui, found)) return { option: { type: "Acquire", card } };
  return choiceOf(found, { type: OF_CARD[ui.decision?.kind ?? ""] ?? "Card", card });
}

const isUse = (option: Option, action: string): boolean => option["action"] === action && !option["card"];

/** Favour actions of other factions: the False Claimant lends them. */
const lentTo = (view: View, ui: Ui): readonly Option[] => {
  const own = favourOf(view.seats[ui.seat ?? -1]?.faction ?? null);
  return ui.options.filter(({ type, action }) => type === "Use" && String(action) in FAVOURS && action !== own);
};

/** What can be done with a Kingdom card. */
export function ofKingdom(view: View, ui: Ui, kingdom: string): Choice {
  const lent = kingdom === "false_claimant" ? lentTo(view, ui) : [];
  const found = [...ui.options.filter((option) => option["kingdom"] === kingdom || isUse(option, kingdom)), ...lent];
  if (isHalf(ui, found)) return { option: { type: "Acquire", kingdom } };
  const taking = ui.decision?.kind === "ResolveBid";
  return choiceOf(found, taking ? { type: "Take", kingdom } : { type: "Use", action: kingdom, card: "" });
}

/** What can be done with a Tactic, a Favour action or a headquarters. */
export function ofTile(ui: Ui, name: string): Choice {
  const found = ui.options.filter((option) => isUse(option, name) || option["tactic"] === name);
  return choiceOf(found, { type: "Use", action: name, card: "" });
}

const PLACES = ["first", "second", "third"];

/** What choosing a Region means: to deploy a card next to it, to pick it, or to say when it is fought over. */
export function ofRegion(ui: Ui, region: string): Option | undefined {
  if (ui.draft?.type === "Deploy") return { type: "Deploy", region };
  if (ui.decision?.kind !== "AssignMarkers") return { type: "AtRegion", region };
  const drafted = PLACES.find((place) => ui.draft?.[place] === region);
  const next = drafted ?? PLACES.find((place) => !ui.draft?.[place]);
  return next ? { type: "ClashOrder", [next]: region } : undefined;
}

/** The number a Region has so far in the order of Clashes that is being put together. */
export const draftedMarker = (ui: Ui, region: string): number | null => {
  const order = ui.picked.find(({ type }) => type === "ClashOrder") ?? ui.draft;
  const place = order?.type === "ClashOrder" ? PLACES.findIndex((field) => order[field] === region) : -1;
  return place < 0 ? null : place + 1;
};

/** The Order Track that has been picked. */
export const orderOf = (ui: Ui): readonly number[] | null => {
  const order = ui.picked.find(({ type }) => type === "Track")?.["order"];
  return Array.isArray(order) ? (order as number[]) : null;
};

/** The Regions that a card is to be laid next to. */
export const toLay = (ui: Ui): readonly string[] =>
  REGIONS.filter((region) => ui.options.some((option) => option.type === "Lay" && option[region]));

/** The cards laid so far: those one has answered with, or picked, or begun to lay. */
export function laidSoFar(ui: Ui): Option | null {
  const given = isOption(ui.given) ? ui.given : null;
  const lay = [given, ui.picked[0], ui.draft].find((option) => option?.type === "Lay");
  return lay ?? null;
}

/** The cards that one has chosen, wherever they are marked. */
export const isGiven = (ui: Ui, card: string): boolean =>
  [ui.given].flat().some((option) => typeof option !== "number" && isOption(option) && option["card"] === card);

/** The place of a Region where Supporters are shared out over the Regions. */
export const regionShare = (region: string): Option => ({ type: "AtRegion", region });

/** Whether Supporters are being shared out over the Regions. */
export const isSharing = (ui: Ui): boolean => REGIONS.some((region) => ui.share(regionShare(region)) !== null);

/** Options that have no place of their own on the board: they become buttons. */
const BUTTONS = new Set(["Return", "Pass", "Done", "Decline", "Gain", "To", "Supporter", "Herald", "Marker"]);
const NAMELESS = new Set(["claim_favour", "royal_seal"]);

export const shows = (option: Option): boolean =>
  !BUTTONS.has(option.type) && !(option.type === "Use" && NAMELESS.has(String(option["action"])));

/** What is chosen from and lies nowhere in sight: cards of piles, of others, of the deck. */
export interface Tray {
  readonly cards: readonly string[];
  readonly kingdoms: readonly string[];
}

export function trayOf(view: View, ui: Ui): Tray {
  const seen = visible(view, ui.seat);
  const named = (field: string): readonly string[] => {
    const values = ui.options.flatMap((option) => (option[field] ? [String(option[field])] : []));
    return [...new Set(values)].filter((name) => !seen.has(name));
  };
  return { cards: named("card"), kingdoms: named("kingdom") };
}

/** All cards that lie face up where the reader sees them without asking. */
function visible(view: View, seat: number | null): ReadonlySet<string> {
  const own = view.seats[seat ?? -1];
  const names = [
    ...(own ? [...(own.hand ?? []), ...own.site, ...own.headquarters] : []),
    ...(own?.spaces.flatMap(({ kingdom, occupier }) => [kingdom, occupier]) ?? []),
    ...Object.values(view.regions).flatMap(({ cards, kingdom }) => [...cards.map(({ card }) => card), ...kingdom]),
    ...Object.values(view.councils).flatMap(({ cards }) => cards),
    ...view.road,
  ];
  return new Set(names.filter((name) => name !== null));
}

/** The parts of the board, in their order. */
export const PARTS = ["road", ...REGIONS, "councils", "own"];

/** The part of the board in which an option waits. */
function partOf(view: View, ui: Ui, option: Option): string | undefined {
  if (PLACED.has(option.type) && ui.draft?.type === option.type && ui.draft["card"])
    return option.type === "Govern" ? "councils" : String(option["region"]);
  const of = (field: string): string => String(option[field] ?? "");
  if (option.type === "Take") return view.road.includes(of("kingdom")) ? "road" : undefined;
  if (option.type === "AtLocation") return LOCATIONS[of("location")]?.region;
  if (option.type === "AtRegion") return of("region");
  if (option.type === "ClashOrder") return of("first");
  if (option.type === "InCouncil" || ["secrets", "oaths"].includes(of("action"))) return "councils";
  if (["Space", "Tactic", "Buy"].includes(option.type) || (option.type === "Use" && !option["card"])) return "own";
  const region = REGIONS.find((name) => view.regions[name]?.cards.some(({ card }) => card !== null && card === of("card")));
  const sits = Object.values(view.councils).some(({ cards }) => cards.includes(of("card")));
  return region ?? (sits ? "councils" : undefined);
}

/** Whether an option is still possible when half of an answer has been chosen. */
const suits = (draft: Option | null, option: Option): boolean =>
  draft === null || !PLACED.has(draft.type) || matching([option], draft).length > 0;

/** How many options wait in each part of the board. */
export function waitingIn(view: View, ui: Ui): ReadonlyMap<string, number> {
  const open = ui.options.filter((option) => suits(ui.draft, option));
  return countIn(
    PARTS,
    open.map((option) => partOf(view, ui, option)),
  );
}
