import type { Ui } from "regalia/board";
import { type Choice, choiceOf } from "regalia/kit/choice";
import { isHandheld } from "regalia/kit/layout/shape";
import type { Ask, Decision, Option } from "regalia/wire";
import { ABILITIES, type AbilityName } from "./art/Symbol";
import { faceOf, factsOf } from "./cards";
import type { PayWith, SeenSeat, Spare, Spend, View } from "./types";

const open = (ui: Ui): readonly Option[] => [...ui.options, ...ui.offers];

/** A force as part of an answer that is put together: sent somewhere, or dealt some damage. */
export const forceOf = (piece: number): Option => ({ type: "Force", piece });

/** A card in play, a challenge: pieces and challenges are numbered together. */
export const ofPiece = (ui: Ui, id: number): Choice =>
  ui.place(forceOf(id)) || ui.share(forceOf(id)) !== null
    ? { option: forceOf(id) }
    : choiceOf(open(ui).filter((option) => option["piece"] === id || (option.type === "Take" && option["id"] === id)));

export const ofChallenge = (ui: Ui, id: number): Choice =>
  choiceOf(
    open(ui).filter(
      (option) =>
        (option.type === "Take" && option["id"] === id) || (option.type === "Toward" && option["challenge"] === id),
    ),
  );

/** A card of the hand, or one that lies nowhere in sight; `copy` counts equal cards. */
export const ofCard = (ui: Ui, kind: string, copy: number): Choice =>
  choiceOf(
    open(ui).filter(
      (option) =>
        option["kind"] === kind && (option["copy"] === undefined || option["copy"] === copy) && !("ref" in option),
    ),
  );

/** What playing a card of the hand would be, whose reason the arena can tell. */
export function wouldBe(kind: string): Option | undefined {
  switch (factsOf(kind)?.type) {
    case "character":
    case "troop":
      return { type: "Recruit", kind };
    case "advantage":
      return { type: "PlayAdvantage", kind };
    case "event":
      return { type: "PlayEvent", kind, entry: 0 };
    case "challenge":
      return { type: "DeclareCard", kind };
    default:
      return undefined;
  }
}

export const ofSeat = (ui: Ui, seat: number): Choice =>
  choiceOf(ui.options.filter(({ type, player }) => type === "TakeSeat" && player === seat));

/** Options with a place on the board; all others become buttons. */
const PLACED = new Set([
  "Activate",
  "Cleanse",
  "Contest",
  "DeclareCard",
  "DiscardWeapon",
  "Force",
  "Generate",
  "HandCard",
  "Heal",
  "Hold",
  "PlayAdvantage",
  "PlayEvent",
  "Recruit",
  "Reinforce",
  "RotateFor",
  "SetAside",
  "Soothe",
  "Supplant",
  "Take",
  "TakeKind",
  "Toward",
  "UseFromHand",
]);

export const shows = (option: Option): boolean => PLACED.has(option.type);

const PLAYS = new Set(["DeclareCard", "PlayAdvantage", "PlayEvent", "Recruit", "UseFromHand"]);

/** Whether a card of the hand is played so. */
export const plays = ({ type }: Option): boolean => PLAYS.has(type);

/** The cards of one's hand, each with its number among equal ones. */
export function handOf(view: View, ui: Ui): readonly (readonly [string, number])[] {
  const hand = ui.seat === null ? null : view.seats[ui.seat]?.hand;
  return numbered(hand ?? []);
}

/** One's hand as it is laid out: on a phone the cards that one can play come first. */
export function rowOf(view: View, ui: Ui): readonly (readonly [string, number])[] {
  const hand = handOf(view, ui);
  if (!isHandheld()) return hand;
  const open = hand.filter(([kind, copy]) => canPlay(ofCard(ui, kind, copy)));
  return [...open, ...hand.filter((card) => !open.includes(card))];
}

const canPlay = ({ option, acts = [] }: Choice): boolean => [...acts, ...(option ? [option] : [])].some(plays);

/** Cards with their numbers among equal ones. */
export const numbered = (kinds: readonly string[]): readonly (readonly [string, number])[] =>
  kinds.map((kind, place) => [kind, kinds.slice(0, place).filter((other) => other === kind).length] as const);

/** Cards that can be chosen and lie neither in the hand nor in play: of a deck, a pile, or another's hand. */
export function trayOf(view: View, ui: Ui): readonly (readonly [string, number])[] {
  const hand = new Set(handOf(view, ui).map(String));
  const found = new Map<string, readonly [string, number]>();
  for (const option of ui.options) {
    const kind = option["kind"];
    if (typeof kind !== "string" || !PLACED.has(option.type) || "piece" in option) continue;
    const card = [kind, Number(option["copy"] ?? 0)] as const;
    if (!hand.has(String(card))) found.set(String(card), card);
  }
  return [...found.values()];
}

/** How many symbols of an ability lie in a pool. */
export const inPool = (own: SeenSeat | undefined, ability: AbilityName): number =>
  (own?.pool ?? []).filter((each) => each.ability === ability).reduce((sum, { count }) => sum + count, 0);

/** Symbols that are paid, and tokens that spare others. */
type Payment = Pick<PayWith, "spared" | "symbols">;

/**
 * With what one would pay: the payment that is looked at, or picked, or else the first, which is the cheapest. One that is made
 * part by part: what was chosen so far, and the part that is looked at or picked.
 */
export function payment({ shown }: View, ui: Ui): Payment | null {
  const pays = (option: Option | null): boolean => option?.type === "PayWith";
  const whole = ([ui.considered, ...ui.picked, ...ui.options].find(pays) ?? null) as PayWith | null;
  if (whole) return whole;
  if (!ui.options.some(({ type }) => PARTS.has(type))) return null;
  const next = (ui.considered ?? ui.picked[0] ?? null) as Spare | Spend | null;
  return {
    spared: next?.type === "Spare" ? [...shown.spared, next.ability] : shown.spared,
    symbols: next?.type === "Spend" ? [...shown.paid, next.symbol] : shown.paid,
  };
}

/** Parts of a payment. */
const PARTS = new Set(["Spare", "Spend", "DoneSparing"]);

/** The dice of a card that have brought the symbols with which one would pay. */
export function payingDice(
  view: View,
  ui: Ui,
  piece: number,
  dice: readonly { ability: string; face: number }[],
): readonly boolean[] {
  const left = (payment(view, ui)?.symbols ?? []).flatMap(({ source, ability }) =>
    source === piece ? [ability as string] : [],
  );
  return dice.map(({ ability, face }) => {
    const at = left.findIndex((each) => faceOf(ability, face).includes(each));
    return at >= 0 && left.splice(at, 1).length > 0;
  });
}

const ROUNDS: Readonly<Record<string, string>> = {
  advantage: "action",
  challenge: "challenge",
  character: "action",
  troop: "action",
};

/** For what a card of the hand waits: a round of the turn, or symbols that the pool lacks. */
export interface Lack {
  readonly words: string;
  readonly symbols: readonly (readonly [AbilityName, number])[];
}

/** For what a card of the hand waits, while one is asked something in a turn. */
export function lackOf(view: View, ui: Ui, kind: string): Lack | null {
  const facts = factsOf(kind);
  const round = ROUNDS[facts?.type ?? ""];
  if (ui.seat === null || ui.options.length === 0 || view.turn === 0 || !facts) return null;
  if (round && round !== view.round)
    return { words: ui.say("waits-for-round", { round: ui.say(`round-${round}`) }), symbols: [] };
  const pool = view.seats[ui.seat];
  const symbols = ABILITIES.flatMap((ability, place) => {
    const count = (facts.cost?.[place] ?? 0) - inPool(pool, ability);
    return count > 0 ? [[ability, count] as const] : [];
  });
  const each = symbols.map(([ability, count]) =>
    ui.say("symbols-short", { count, ability: ui.labels.word("kind", ability) }),
  );
  return symbols.length > 0 ? { words: each.join(" · "), symbols } : null;
}

/** All cards that one may draw; all damage to characters, where no troop can take any of it. */
export function usual({ kind, waiting }: Decision, ask: Ask, { pieces, shown }: View): number | undefined {
  if (ask.type !== "number") return undefined;
  const troops = pieces.some(
    ({ challenge, seat, acts_as }) => challenge === shown.challenge && acts_as === "troop" && !waiting.includes(seat),
  );
  return kind === "DrawCards" || (kind === "SplitDamage" && !troops) ? ask.most : undefined;
}
