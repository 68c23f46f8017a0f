// Written by `regalia types`; change the Python records instead.

/** A placed card as a viewer sees it; `kind` is None if the viewer cannot see it. */
export interface SeenCard {
  readonly owner: number;
  readonly kind: string | null;
  readonly tokens: number;
  readonly face_up: boolean;
}

/** A player's area. Others see only the number of cards in hand. */
export interface SeenSeat {
  readonly points: number;
  readonly hand: readonly string[] | null;
  readonly hand_size: number;
  readonly removed: readonly string[] | null;
  readonly discards: readonly string[];
}

/** The table through some eyes. */
export interface View {
  readonly round: number;
  readonly phase: "over" | "placement" | "resolution";
  readonly first: number;
  readonly order: readonly number[];
  readonly queue: readonly (readonly string[])[];
  readonly cursor: number | null;
  readonly acting: string | null;
  readonly held: string | null;
  readonly moving: string | null;
  readonly cards: Readonly<Record<string, SeenCard>>;
  readonly seats: readonly SeenSeat[];
}

/** Use this card's ability. */
export interface Copy {
  readonly type: "Copy";
  readonly kind: string;
}

/** As a new pile before the pile of this index, counted in the queue without the moved card. */
export interface Gap {
  readonly type: "Gap";
  readonly index: number;
}

/** Leave the card face down. */
export interface Keep {
  readonly type: "Keep";
}

/** As a new pile at the head of the queue. */
export interface Left {
  readonly type: "Left";
}

/** Move this card; the next question is where. */
export interface Move {
  readonly type: "Move";
  readonly card: string;
}

/** On top of this card. */
export interface Onto {
  readonly type: "Onto";
  readonly card: string;
}

/** Place this card of the hand; the next question is where. */
export interface Place {
  readonly type: "Place";
  readonly kind: string;
}

/** Reveal the card. */
export interface Reveal {
  readonly type: "Reveal";
}

/** As a new pile at the tail of the queue. */
export interface Right {
  readonly type: "Right";
}

/** Take a point from this player. */
export interface Steal {
  readonly type: "Steal";
  readonly victim: number;
}

/** Eliminate this card. */
export interface Target {
  readonly type: "Target";
  readonly card: string;
}

export type Choice = Copy | Gap | Keep | Left | Move | Onto | Place | Reveal | Right | Steal | Target;

/** A Shapeshifter uses the ability of this kind. */
export interface Copied {
  readonly type: "Copied";
  readonly card: string;
  readonly kind: string;
}

/** A family was dealt. Only its owner sees which cards are the hand and which are out of the game. */
export interface Dealt {
  readonly type: "Dealt";
  readonly seat: number;
  readonly hand: readonly string[] | null;
  readonly removed: readonly string[] | null;
}

/** A card left the queue without being eliminated. */
export interface Discarded {
  readonly type: "Discarded";
  readonly card: string;
  readonly kind: string;
}

/** A card was eliminated by another card, or by itself, and went to its owner's discard pile. */
export interface Eliminated {
  readonly type: "Eliminated";
  readonly card: string;
  readonly kind: string;
  readonly by: string;
}

/** A player gained points through a card. `cause`: tokens, ability, elimination or ambush. */
export interface Gained {
  readonly type: "Gained";
  readonly seat: number;
  readonly points: number;
  readonly card: string;
  readonly cause: string;
}

/** The game is over; the winners. */
export interface GameEnded {
  readonly type: "GameEnded";
  readonly winners: readonly number[];
}

/** A card stayed face down and now holds this number of tokens. */
export interface Kept {
  readonly type: "Kept";
  readonly card: string;
  readonly tokens: number;
}

/** A card was moved: to stand as pile `index` of the queue, or onto another card. */
export interface Moved {
  readonly type: "Moved";
  readonly card: string;
  readonly by: string;
  readonly index: number;
  readonly onto: string | null;
}

/** A card acted without effect. */
export interface NothingHappened {
  readonly type: "NothingHappened";
  readonly card: string;
  readonly kind: string;
}

/** A card was placed at `left`, `right`, or `onto` another. Only its owner sees which. */
export interface Placed {
  readonly type: "Placed";
  readonly seat: number;
  readonly card: string;
  readonly kind: string | null;
  readonly where: string;
  readonly onto: string | null;
}

/** The cursor stands at the head of the queue. */
export interface ResolutionBegan {
  readonly type: "ResolutionBegan";
}

/** A card was turned up with this number of tokens on it. */
export interface Revealed {
  readonly type: "Revealed";
  readonly card: string;
  readonly kind: string;
  readonly tokens: number;
}

/** A round begins with this first player. */
export interface RoundBegan {
  readonly type: "RoundBegan";
  readonly number: number;
  readonly first: number;
}

/** The queue has been resolved. */
export interface RoundEnded {
  readonly type: "RoundEnded";
  readonly number: number;
}

/** The seats clockwise, and the first player of the game. */
export interface Seated {
  readonly type: "Seated";
  readonly order: readonly number[];
  readonly first: number;
}

/** An Ambush takes the attacking card with it. */
export interface Sprung {
  readonly type: "Sprung";
  readonly card: string;
  readonly by: string;
}

/** A Spy took points from a player; none if there were none. */
export interface Stole {
  readonly type: "Stole";
  readonly seat: number;
  readonly victim: number;
  readonly points: number;
  readonly card: string;
}

export type Happened =
  | Copied
  | Dealt
  | Discarded
  | Eliminated
  | Gained
  | GameEnded
  | Kept
  | Moved
  | NothingHappened
  | Placed
  | ResolutionBegan
  | Revealed
  | RoundBegan
  | RoundEnded
  | Seated
  | Sprung
  | Stole;

/** Rules 12. The options of a table; the defaults are the rules. */
export interface Agreed {
  readonly lord_count: "cards" | "piles";
  readonly heir_copy: "rulebook" | "seed";
  readonly decree_onto: boolean;
}
