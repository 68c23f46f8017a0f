import type { ComponentChild } from "preact";
import type { Labels } from "./text/labels";
import type { SoundName } from "./sounds";
import type { Speaker } from "./text/speaker";
import type { Answer, Ask, AskAssign, Decision, Option, Rank, Seat } from "./wire";

/** What the reader points at, what may be chosen, and what things are called: all that a board knows besides the view. */
export interface Ui {
  /** The faced seat; null for a spectator. */
  readonly seat: Seat | null;
  readonly decision: Decision | null;
  /** What may be chosen now. */
  readonly options: readonly Option[];
  /** What one may do unasked. */
  readonly offers: readonly Option[];
  /** What has been chosen and not yet been confirmed. */
  readonly picked: readonly Option[];
  /** The fields chosen so far of an option that is put together piece by piece. */
  readonly draft: Option | null;
  /** The option on whose button the pointer or the focus rests. */
  readonly considered: Option | null;
  /** What one has answered, while others still decide. */
  readonly given: Answer | null;
  /** The piece about which the reader wants to know more. */
  readonly pointed: string | null;
  readonly labels: Labels;
  say(message: string, fields?: Readonly<Record<string, unknown>>): string;
  /** Whether this may be chosen: an option, or some fields that together with the draft are part of one. */
  can(option: Option): boolean;
  has(option: Option): boolean;
  /** Whether an option is good for a first game; the mark `GoodFirst` of `regalia/parts/Recommended` says so. */
  recommends(option: Option): boolean;
  /** Chooses an option, or puts some of its fields into the draft; when only one option fits, that one is picked. */
  choose(option: Option): void;
  /** Of a number that is shared out over places: how much this place has so far; null if it is no place of such a question. */
  share(place: Option): number | null;
  /** Whether this place can have one more (1) or one less (-1). */
  canShare(place: Option, by: 1 | -1): boolean;
  /** Gives this place one more, or takes one from it. */
  doShare(place: Option, by: 1 | -1): void;
  /** Of a thing that is put into one of several places: the place it has so far; null for none, and if it is no such thing. */
  placed(thing: Option): Option | null;
  /** Puts it into the next place where there is room; undefined if it is no such thing. */
  place(thing: Option): (() => void) | undefined;
  /** Whether one may do this unasked. */
  offered(option: Option): boolean;
  /** Does it, when it is said a second time. */
  accept(option: Option): void;
  /** Points at a piece. If one cannot choose it, `why` is the option that it would have been, or null for none. */
  point(piece: string, how: Pointing, why?: Option | null): void;
  unpoint(how: Pointing): void;
}

/** `glance`: the note closes when the pointer leaves; `stay`: it stays open. */
export type Pointing = "glance" | "stay";

/** A thing that flies from one place to another, such as points to a score. */
export interface Flight {
  readonly node: ComponentChild;
  readonly from: string;
  readonly to: string;
}

/** Where a scene is played: above the table. */
export interface Room {
  readonly loft: Element;
  /** How long a movement of ordinary length takes, in milliseconds. */
  readonly pace: number;
  /** A piece or an anchor by its name, as it is drawn after the event. */
  find(name: string): HTMLElement | null;
  /** The box of an element as it is drawn after the event; undefined if it is not to be seen. Measure before you change the page. */
  measure(node: Element | null): Promise<DOMRect | undefined>;
  /** Where a piece lay before the event. */
  was(name: string): DOMRect | undefined;
  /** Plays an animation; it ends at once when the reader skips. */
  play(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void>;
}

/** A custom animation, such as a rolling die. It removes what it adds to the page. */
export type Scene = (room: Room) => Promise<void>;

/** How an event looks. Places are pieces and anchors by their names. */
export interface Motion {
  /** Where new pieces come from. */
  readonly from?: Readonly<Record<string, string>>;
  /** Where pieces that leave go to. */
  readonly to?: Readonly<Record<string, string>>;
  readonly flights?: readonly Flight[];
  /** Pieces that catch the eye. */
  readonly marked?: readonly string[];
  readonly scenes?: readonly Scene[];
  readonly sound?: SoundName;
  /** For how many times the ordinary pace one may look at it before the next thing happens. */
  readonly lingers?: number;
}

/** Points that a seat gained or lost, and by what: the message `cause-<cause>`, or else `kind-<cause>`. */
export interface Score {
  readonly seat: Seat;
  readonly cause: string;
  readonly points: number;
  /** Counted when the game was over, which is no moment worth seeing again. */
  readonly atEnd?: boolean;
}

export interface Seen<View> {
  readonly view: View;
  readonly ui: Ui;
}

/** How a game ended. */
export interface Ended<View> extends Seen<View> {
  readonly ranking: readonly Rank[];
  /** All points of the game; none where the log does not tell them all. */
  readonly scores: readonly Score[];
}

/** Words of the game in the reader's language. */
export type Say = (message: string) => string;

interface Typed {
  readonly type: string;
}

type OfType<Event extends Typed, Type extends Event["type"]> = Extract<Event, { readonly type: Type }> & {
  readonly type: Type;
};

/** What a game says about events, from a table with a function for each type of event that matters to it. */
export const byType =
  <Event extends Typed, Result, Rest extends readonly unknown[] = []>(table: {
    readonly [Type in Event["type"]]?: (event: OfType<Event, Type>, ...rest: Rest) => Result;
  }) =>
  <Type extends Event["type"]>(event: OfType<Event, Type>, ...rest: Rest): Result | undefined =>
    table[event.type]?.(event, ...rest);

/** What a game draws. Everything is a function of the view and of what the reader points at. */
export interface GameBoard<View = unknown, Event = unknown> {
  /** The table, and what lies before the player. */
  Board(seen: Seen<View>): ComponentChild;
  Hand(seen: Seen<View>): ComponentChild;
  /** Who a seat is, at a glance. There is no view before the game has begun. */
  Badge(props: { readonly seat: Seat; readonly view: View | null }): ComponentChild;
  /** A seat among the others: name, belongings, and as children the presence of its person. */
  Seat(seen: Seen<View> & { readonly seat: Seat; readonly children: ComponentChild }): ComponentChild;
  /** Where the game stands: round and phase. */
  Progress(seen: Seen<View>): ComponentChild;
  /** What a piece is and does. */
  Details(seen: Seen<View> & { readonly piece: string }): ComponentChild;
  /** From which window on the log lies open beside the board, as a media query; most boards leave room for it. */
  readonly roomy?: string;
  /** Where the events since one's own decision are listed on a wide screen: `below` the board, or else in the page's bar. */
  readonly since?: "below";
  /** The seats in the order in which they sit, where that is not the order of their numbers. */
  order?(view: View): readonly Seat[];
  /** Whether numbers are shared out over places on the board itself; otherwise each place has a stepper in the prompt. */
  readonly shares?: boolean;
  /**
   * Whether this part of an answer that is put together has its place on the board: something that is put into places, or a
   * place among which a number is shared out. Where all have one, the prompt lists none.
   */
  composes?(part: Option): boolean;
  /** The number with which a question for one begins; without it, the least. */
  usual?(decision: Decision, ask: Ask, view: View): number | undefined;
  /** Into which place, by its number, all things that may go there are put when such a question begins; without it, none. */
  gathers?(decision: Decision, ask: AskAssign): number | undefined;
  /** The options that are picked when a question for several begins; without it, none. */
  suggests?(decision: Decision, ask: Ask): readonly Option[];
  /** Whether the board itself shows an option; all others become buttons. */
  shows(option: Option, view: View): boolean;
  /** What the button of an option shows instead of its words, which screen readers and the button's title keep. */
  drawn?(option: Option, ui: Ui): ComponentChild;
  /**
   * Whether an option is played with a piece, such as a card in hand. On a phone the piece is chosen first, and a large button
   * beside the others plays it; the text `can-play` is what that says for an option's `$type`, and `can-play-which` what is missing.
   */
  plays?(option: Option): boolean;
  /** The pieces that the decision's sentence speaks of. */
  about(view: View): Readonly<Record<string, unknown>>;
  /** What is printed on the piece that asks, if one does; it stands below the sentence. */
  asks?(view: View, decision: Decision, speaker: Pick<Speaker, "language" | "knows" | "say">): string | undefined;
  /** How an event looks. The view is the one before it; what it changes is drawn with it. */
  motion?(event: Event, view: View, say: Say): Motion | undefined;
  /** What kinds are called that the game's words do not name, such as hundreds of cards. Asked for once, beside the first board. */
  names?(): Promise<Readonly<Record<string, string>>>;
  /** How events sound, by their types, where their motion does not say it. */
  readonly sounds?: Readonly<Partial<Record<string, SoundName>>>;
  /** The colour of a seat, for its line among the scores. */
  colour?(seat: Seat, view: View): string;
  /**
   * A picture of the end, over the table. The result follows when all its animations have ended, which a tap makes them do;
   * without animations the picture is complete.
   */
  Ending?(ended: Ended<View>): ComponentChild;
  /** What events are about, by their types, to look for them in the log. */
  readonly kinds?: Readonly<Partial<Record<"cards" | "conflict" | "goods", readonly string[]>>>;
  /** The types of the events with which a new round or turn begins. */
  readonly rounds?: readonly string[];
  /** What an event adds to the scores, where all points come from events: the end adds them up by their causes. */
  scores?(event: Event): readonly Score[] | undefined;
  /** Whether an event says why the game is over, where that is not told by points. */
  ends?(event: Event): boolean;
}
