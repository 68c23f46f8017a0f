// Written by `regalia types`; change the Python records instead.

export type Seat = number;

export interface Option {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface GameEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

export type Answer = Option | readonly Option[] | number | Assigned | Shared | Unasked;

/** Look through this seat's eyes, or as a spectator. */
export interface Face {
  readonly type: "face";
  readonly seat: number | null;
  readonly patches: boolean;
}

/** Give an answer to what the seat was asked in the sight `at`. */
export interface Act {
  readonly type: "act";
  readonly id: string;
  readonly seat: number;
  readonly at: number;
  readonly answer: Answer;
  readonly lag: number;
}

/** Step back to one of the safe moments. */
export interface Undo {
  readonly type: "undo";
  readonly id: string;
  readonly seat: number;
  readonly to: number;
}

/** Ask the others to step back further. */
export interface AskUndo {
  readonly type: "ask_undo";
  readonly id: string;
  readonly seat: number;
  readonly to: number;
}

/** Agree or disagree with a request to step back. */
export interface Consent {
  readonly type: "consent";
  readonly id: string;
  readonly seat: number;
  readonly yes: boolean;
}

/** Why may this seat not choose this? */
export interface Why {
  readonly type: "why";
  readonly id: string;
  readonly seat: number;
  readonly option: Answer;
}

/** Which questions can this seat answer in advance? */
export interface Foresee {
  readonly type: "foresee";
  readonly id: string;
  readonly seat: number;
}

/** Show the table as it was after an action. */
export interface Moment {
  readonly type: "moment";
  readonly id: string;
  readonly at: number;
  readonly seat: number | null;
  readonly patches: boolean;
}

/** Passes given in advance: until something happens (`news`), to the end of a stretch, or both; of one window or all. */
export interface PassAhead {
  readonly news: boolean;
  readonly stretch: string;
  readonly window: string;
}

/** An answer for whenever a question comes, also now if it is open. */
export interface NewOrder {
  readonly answer: Answer;
  readonly times: number;
  readonly stretch: string;
  readonly concern: boolean;
  readonly options: boolean;
  readonly question: string;
  readonly otherwise: readonly Answer[];
  readonly facts: Readonly<Record<string, string | number>>;
  readonly nearest: boolean;
}

/** Say how one wants to be asked about windows, pass some in advance, give an order or take one back, or stop all that. */
export interface SetPasses {
  readonly type: "set_passes";
  readonly id: string;
  readonly seat: number;
  readonly asked: Readonly<Record<string, "able" | "always" | "never" | "news">> | null;
  readonly ahead: PassAhead | null;
  readonly run: boolean;
  readonly stop: boolean;
  readonly order: NewOrder | null;
  readonly drop: string;
}

/** Say a line: either a text or a phrase, at one's seat, or as a spectator without one. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly seat: number | null;
  readonly text: string;
  readonly phrase:
    | "back"
    | "good-game"
    | "good-luck"
    | "hello"
    | "must-go"
    | "one-moment"
    | "sorry"
    | "thanks"
    | "well-played"
    | "your-turn"
    | null;
}

/** Remove a line, as the host of the table or an administrator. */
export interface RemoveLine {
  readonly type: "remove_line";
  readonly id: string;
  readonly number: number;
}

/** Mute a person at all tables, or unmute them. */
export interface Mute {
  readonly type: "mute";
  readonly id: string;
  readonly person: string;
  readonly yes: boolean;
}

/** Send what was said or has changed after a number. */
export interface CatchUpTalk {
  readonly type: "catch_up_talk";
  readonly since: number;
}

/** Show a moment of a finished game to all who follow, as a seat saw it or with nothing hidden, and point at pieces. */
export interface Present {
  readonly type: "present";
  readonly id: string;
  readonly secret: string;
  readonly at: number;
  readonly seat: number | null;
  readonly marks: readonly string[];
}

/** End a presentation. */
export interface StopPresenting {
  readonly type: "stop_presenting";
  readonly id: string;
  readonly secret: string;
}

/** Receive what the presentation with this link shows, or, without a link, nothing more. */
export interface Follow {
  readonly type: "follow";
  readonly link: string | null;
}

/** Send the log after a number, and the present. */
export interface CatchUp {
  readonly type: "catch_up";
  readonly since: number;
}

/** Ask for a pong, to check the connection. */
export interface Ping {
  readonly type: "ping";
}

export type FromPlayer =
  | Face
  | Act
  | Undo
  | AskUndo
  | Consent
  | Why
  | Foresee
  | Moment
  | SetPasses
  | Say
  | RemoveLine
  | Mute
  | CatchUpTalk
  | Present
  | StopPresenting
  | Follow
  | CatchUp
  | Ping;

/** Contribution of a seat's person to the seed of the game. */
export interface SeatNonce {
  readonly hash: string;
  readonly nonce: string | null;
}

/** A seat as everyone sees it. */
export interface SeatAtTable {
  readonly person: string | null;
  readonly name: string;
  readonly bot: string | null;
  readonly here: boolean;
  readonly away: boolean;
  readonly yours: boolean;
  readonly nonce: SeatNonce | null;
  readonly brought: boolean;
  readonly forfeited: boolean;
  readonly resigned: boolean;
  readonly seal: string | null;
  readonly shows: boolean;
  readonly at_random: boolean;
}

/** A person asks the host for a seat: for themselves, or for a person at their device. */
export interface SeatWish {
  readonly person: string;
  readonly seat: number;
  readonly name: string;
  readonly device: boolean;
}

/** A person whom the host has removed. */
export interface Removed {
  readonly person: string;
  readonly name: string;
}

/** What is printed on the cards of a table, if it is not the game's own content. */
export interface TablePack {
  readonly name: string;
  readonly hash: string;
  readonly titles: Readonly<Record<string, string>>;
  readonly offered: boolean;
}

/** A request to step back, and the seats that agree. */
export interface UndoRequest {
  readonly seat: number;
  readonly to: number;
  readonly agreed: readonly number[];
}

/** How much time each seat has for its decisions, in seconds. */
export interface Tempo {
  readonly pace: "day" | "half-day" | "live-15" | "live-30" | "live-5" | "none" | "three-days" | "week";
  readonly live: boolean;
  readonly bank: number;
  readonly increment: number;
  readonly cap: number;
  readonly grace: number;
}

/** A proposal of a person at the table; carried out when all others concerned agree. */
export interface Motion {
  readonly matter: "bot" | "call_off" | "pause" | "substitute" | "tempo" | "wait";
  readonly by: string;
  readonly seat: number | null;
  readonly pace: "day" | "half-day" | "live-15" | "live-30" | "live-5" | "none" | "three-days" | "week" | null;
  readonly agreed: readonly string[];
}

/** A seat has asked for a hint. */
export interface HintTaken {
  readonly seat: number;
  readonly seq: number;
}

/** The moment of a finished game from which a table plays on. */
export interface Origin {
  readonly table: string;
  readonly at: number;
  readonly seat: number;
  readonly anew: boolean;
}

/** What is agreed about people without a seat, while a game is in play. When it is over, they see all. */
export interface Spectators {
  readonly welcome: "all" | "friends" | "nobody";
  readonly delay: "minutes-5" | "moves-10" | "moves-3" | "none";
  readonly hands: boolean;
}

/** Who sits where, who is here, what was agreed. */
export interface TableMessage {
  readonly type: "table";
  readonly id: string;
  readonly game: string;
  readonly status: "closed" | "open" | "over" | "playing";
  readonly public: boolean;
  readonly options: Readonly<Record<string, unknown>>;
  readonly host: string;
  readonly starting: boolean;
  readonly commitment: string;
  readonly seed: string | null;
  readonly rematch: string | null;
  readonly seats: readonly SeatAtTable[];
  readonly wishes: readonly SeatWish[];
  readonly removed: readonly Removed[];
  readonly watching: number;
  readonly pack: TablePack | null;
  readonly asking: UndoRequest | null;
  readonly tempo: Tempo | null;
  readonly flag: "bot" | "forfeit" | "vote";
  readonly stand_in: string;
  readonly paused: boolean;
  readonly paused_until: number | null;
  readonly motion: Motion | null;
  readonly called_off: boolean;
  readonly closed_why: string;
  readonly talk: "everybody" | "off" | "phrases" | null;
  readonly learning: boolean;
  readonly hints: readonly HintTaken[];
  readonly from_file: boolean;
  readonly began_elsewhere: boolean;
  readonly origin: Origin | null;
  readonly event: string;
  readonly rated: boolean;
  readonly spectators: Spectators;
  readonly behind: boolean;
}

/** The clock of a seat. Times are in seconds. */
export interface SeatClock {
  readonly left: number;
  readonly falls: number | null;
  readonly rests: boolean;
  readonly fallen: boolean;
}

/** The clocks of all seats, after each action at a table with a tempo. */
export interface ClocksMessage {
  readonly type: "clocks";
  readonly now: number;
  readonly seats: readonly SeatClock[];
}

/** An order, as its seat sees it. */
export interface StandingOrder {
  readonly id: string;
  readonly question: string;
  readonly answer: Answer;
  readonly otherwise: readonly Answer[];
  readonly facts: Readonly<Record<string, string | number>>;
  readonly nearest: boolean;
  readonly times: number;
  readonly stretch: string;
  readonly concern: boolean;
  readonly options: boolean;
  readonly ended: "by_hand" | "concern" | "gone" | "news" | "options" | "stretch" | "times" | null;
  readonly now: boolean;
}

/** What the faced seat has said about windows and questions that keep coming, and what follows from it now. */
export interface PassesMessage {
  readonly type: "passes";
  readonly seat: number;
  readonly asked: Readonly<Record<string, "able" | "always" | "never" | "news">>;
  readonly ahead: readonly PassAhead[];
  readonly passing: "able" | "ahead" | "never" | "news" | "order" | "run" | null;
  readonly ended: "by_hand" | "concern" | "gone" | "news" | "options" | "stretch" | "times" | null;
  readonly nothing: Answer | null;
  readonly pace: number;
  readonly orders: readonly StandingOrder[];
  readonly ended_orders: readonly StandingOrder[];
  readonly again: Answer | null;
  readonly stretches: readonly string[];
}

/** Set a member of an object, or insert an item into a list. */
export interface Add {
  readonly op: "add";
  readonly path: string;
  readonly value: unknown;
}

/** Remove a member of an object, or an item of a list. */
export interface Remove {
  readonly op: "remove";
  readonly path: string;
}

/** Replace a value. */
export interface Replace {
  readonly op: "replace";
  readonly path: string;
  readonly value: unknown;
}

/** What one action made happen, as one seat sees it. */
export interface Happening {
  readonly seq: number;
  readonly seat: number | null;
  readonly events: readonly GameEvent[];
  readonly patches?: readonly (readonly (Add | Remove | Replace)[])[];
}

/** The name of a piece for a viewer: the Fluent message `noun-<key>` and its arguments. */
export interface Noun {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number | boolean>>;
}

/** The public facts of a window. Passes in advance refer to them. */
export interface WindowName {
  readonly name: string;
  readonly stretches: Readonly<Record<string, string>>;
}

/** The decision that the table waits for. Public. */
export interface Decision {
  readonly kind: string;
  readonly rule: string;
  readonly waiting: readonly number[];
  readonly confirm: boolean;
  readonly final: readonly string[];
  readonly window: WindowName | null;
}

/** Choose one of the options. */
export interface AskOne {
  readonly type: "one";
  readonly options: readonly Option[];
}

/** Choose at least `least` and at most `most` different options; the answer is a tuple of them, in any order. */
export interface AskSeveral {
  readonly type: "several";
  readonly options: readonly Option[];
  readonly least: number;
  readonly most: number;
  readonly groups?: readonly number[];
}

/** Choose a whole number from `least` to `most`. */
export interface AskNumber {
  readonly type: "number";
  readonly least: number;
  readonly most: number;
}

/** How much a place can take: from `least` to `most`. */
export interface Limit {
  readonly least: number;
  readonly most: number;
}

/** Assign each thing to one of the places; the answer is an `Assigned`. "Nowhere" is a place like any other. */
export interface AskAssign {
  readonly type: "assign";
  readonly things: readonly Option[];
  readonly places: readonly Option[];
  readonly limits: readonly Limit[];
  readonly allowed: readonly (readonly number[])[];
}

/** Split a number over places; the answer is a `Shared`. */
export interface AskShare {
  readonly type: "share";
  readonly total: number;
  readonly places: readonly Option[];
  readonly limits: readonly Limit[];
  readonly least: number | null;
}

/** Put at least `least` and at most `most` of the things in an order; the answer is a tuple, the first one first. */
export interface AskArrange {
  readonly type: "arrange";
  readonly things: readonly Option[];
  readonly least: number;
  readonly most: number;
}

/** An answer to `Assign`: each thing with its place. */
export interface Assigned {
  readonly type: "assigned";
  readonly pairs: readonly (readonly [Option, Option])[];
}

/** An answer to `Share`: places with their amounts. A place that is not named takes nothing. */
export interface Shared {
  readonly type: "shared";
  readonly amounts: readonly (readonly [Option, number])[];
}

/** An offer that a seat takes; not an answer to a question. */
export interface Unasked {
  readonly type: "unasked";
  readonly option: Option;
}

/** A seat's place in the final ranking: 1 for a winner; equal seats share a rank and the next ones are skipped. */
export interface Rank {
  readonly seat: number;
  readonly rank: number;
  readonly keys: readonly number[];
}

/** Everything a seat or a spectator sees at one moment. */
export interface Sight {
  readonly view: unknown;
  readonly nouns: Readonly<Record<string, Noun>>;
  readonly decision: Decision | null;
  readonly ask: AskOne | AskSeveral | AskNumber | AskAssign | AskShare | AskArrange | null;
  readonly given: Option | readonly Option[] | number | Assigned | Shared | Unasked | null;
  readonly offers: readonly Option[];
  readonly ranking: readonly Rank[] | null;
  readonly situation: Readonly<Record<string, unknown>>;
  readonly recommended: readonly (Option | readonly Option[] | number | Assigned | Shared | Unasked)[];
}

/** What the faced seat sees, and what happened since the last time. */
export interface SightMessage {
  readonly type: "sight";
  readonly seq: number;
  readonly since: number;
  readonly seat: number | null;
  readonly events: readonly Happening[];
  readonly undo: readonly number[];
  readonly sight: Sight;
}

/** What was seen after an action, and what the action made happen. */
export interface MomentMessage {
  readonly type: "moment";
  readonly id: string;
  readonly seq: number;
  readonly seat: number | null;
  readonly happening: Happening;
  readonly sight: Sight;
}

/** More of an analysis is known. The moments are fetched by HTTP. */
export interface AnalysisNews {
  readonly type: "analysis";
  readonly state: "cut" | "done" | "failed" | "none" | "running" | "waiting";
  readonly ahead: number;
  readonly done: number;
  readonly count: number;
}

/** News of a host, or maintenance, during which all clocks stop. Times are in seconds since the epoch. */
export interface Announced {
  readonly id: string;
  readonly kind: "maintenance" | "news";
  readonly texts: Readonly<Record<string, string>>;
  readonly starts: number;
  readonly ends: number;
}

/** All announcements that are shown now; sent when they change, and first if there are any. */
export interface AnnouncementsMessage {
  readonly type: "announcements";
  readonly announcements: readonly Announced[];
  readonly stopped: boolean;
}

/** A line of talk. A removed one, and one of a person who was deleted, have neither text nor phrase. */
export interface LineOfTalk {
  readonly number: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly phrase:
    | "back"
    | "good-game"
    | "good-luck"
    | "hello"
    | "must-go"
    | "one-moment"
    | "sorry"
    | "thanks"
    | "well-played"
    | "your-turn"
    | null;
  readonly aside: boolean;
  readonly mentions: readonly number[];
  readonly removed: boolean;
  readonly yours: boolean;
}

/** A person whom the reader has muted. */
export interface Muted {
  readonly person: string;
  readonly name: string;
}

/** The lines that were said or have changed after `since`; if that is null, they are all that the reader may see. */
export interface TalkMessage {
  readonly type: "talk";
  readonly seq: number;
  readonly since: number | null;
  readonly lines: readonly LineOfTalk[];
  readonly muted: readonly Muted[];
  readonly may_remove: boolean;
}

/** The request was carried out and saved as this action. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly seq: number;
}

/** The request about talk was carried out and saved; `number` is that of the line. */
export interface Said {
  readonly type: "said";
  readonly id: string;
  readonly number: number;
}

/** The presentation goes on, or has ended; `link` is what others follow. */
export interface Presented {
  readonly type: "presented";
  readonly id: string;
  readonly link: string;
}

/** What a presentation shows now. */
export interface PresentationMessage {
  readonly type: "presentation";
  readonly link: string;
  readonly name: string;
  readonly at: number | null;
  readonly seat: number | null;
  readonly marks: readonly string[];
  readonly followers: number;
  readonly yours: boolean;
}

/** Why something cannot be chosen: the step or pick that rejected it, and the section of the rules it implements. */
export interface Refusal {
  readonly reason: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Why something was refused, and what was allowed. Nothing has changed. */
export interface Problem {
  readonly code: string;
  readonly allowed: unknown;
  readonly refusal: Refusal | null;
  readonly detail: string;
}

/** The request was refused; nothing has changed. */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly error: Problem;
}

/** Why an option may not be chosen; null if it may. */
export interface Because {
  readonly type: "because";
  readonly id: string;
  readonly refusal: Refusal | null;
}

/** A question that a seat can answer in advance. */
export interface ForeseenQuestion {
  readonly question: string;
  readonly ask: AskOne | AskSeveral | AskNumber | AskAssign | AskShare | AskArrange;
  readonly facts: Readonly<Record<string, readonly (string | number)[]>>;
}

/** The questions that a seat can answer in advance, and how long such an order can last. */
export interface ForeseenMessage {
  readonly type: "foreseen";
  readonly id: string;
  readonly questions: readonly ForeseenQuestion[];
  readonly current: string | null;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly stretches: readonly string[];
  readonly most: number;
}

/** The answer to a ping. */
export interface Pong {
  readonly type: "pong";
}

export type FromTable =
  | TableMessage
  | ClocksMessage
  | PassesMessage
  | SightMessage
  | MomentMessage
  | AnalysisNews
  | AnnouncementsMessage
  | TalkMessage
  | Done
  | Said
  | Presented
  | PresentationMessage
  | Refused
  | Because
  | ForeseenMessage
  | Pong;

export type Reply = MomentMessage | Done | Said | Presented | Refused | Because | ForeseenMessage;

/** Something that may be brought to a seat: ready-made, or one's own. */
export interface Kept {
  readonly id: string;
  readonly name: string;
  readonly content: unknown;
  readonly refusals: readonly Refusal[];
  readonly brought: boolean;
}

/** What a person may bring to a seat. */
export interface Stock {
  readonly ready: readonly Kept[];
  readonly own: readonly Kept[];
}

/** What was read, and what speaks against it. */
export interface Examined {
  readonly content: unknown;
  readonly text: string | null;
  readonly refusals: readonly Refusal[];
  readonly warnings: readonly Refusal[];
  readonly unread: readonly Refusal[];
}

/** A version of something that a person has published for others to bring. */
export interface Published {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly author: string;
  readonly mine: boolean;
  readonly at: number;
  readonly content: unknown;
  readonly refusals: readonly Refusal[];
}

/** What is published for a game, or all versions of one thing. */
export interface PublishedList {
  readonly published: readonly Published[];
}

/** What publishing came to. */
export interface PublishedVersion {
  readonly version: number;
}

/** A step of a lesson, in the visitor's language. */
export interface LessonWords {
  readonly heading: string;
  readonly sentence: string;
  readonly why: string;
  readonly rule: string;
  readonly point: unknown;
  readonly lit: readonly unknown[];
  readonly reads: boolean;
  readonly free: boolean;
  readonly shown: unknown;
}

/** Why an answer is not accepted. Nothing has changed. */
export interface LessonRefusal {
  readonly refusal: Refusal | null;
  readonly words: string;
}

/** The lesson that follows. */
export interface NextLesson {
  readonly name: string;
  readonly title: string;
}

/** A table that teaches, at one of its steps. */
export interface LessonTable {
  readonly title: string;
  readonly steps: number;
  readonly index: number;
  readonly given: readonly unknown[];
  readonly step: LessonWords | null;
  readonly refused: LessonRefusal | null;
  readonly next: NextLesson | null;
  readonly table: TableMessage;
  readonly sight: SightMessage;
}

/** An answer, and what it is worth: the chance to win; alone at the table, points. */
export interface Advice {
  readonly answer: Answer;
  readonly worth: number;
  readonly behind: number;
  readonly margin: number;
}

/** A fact about an answer: the Fluent message `reason-<name>`. */
export interface Reason {
  readonly name: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** The likeliest answers to the seat's question, the best first, by what the seat knows. */
export interface Hint {
  readonly worlds: number;
  readonly advice: readonly Advice[];
  readonly reasons: readonly Reason[];
}

/** What an answer has cost, by what the seat knew when it gave it. */
export interface Review {
  readonly mistake: boolean;
  readonly behind: number;
}

/** A table of one's own that plays on from a game. */
export interface BranchOpened {
  readonly table: string;
  readonly at: number;
  readonly seat: number;
  readonly anew: boolean;
}

/** One's own tables that play on from a game, the oldest first. */
export interface Branches {
  readonly branches: readonly BranchOpened[];
}

/** The points that each seat could expect at the end, by the true position. */
export interface Expected {
  readonly after: number;
  readonly points: readonly (readonly number[])[];
}

/** A sentence of a chronicle. */
export interface Sentence {
  readonly text: string;
  readonly at: number;
}

/** A short report of a finished game, in the reader's language and in the order of play. */
export interface Chronicle {
  readonly sentences: readonly Sentence[];
}

/** A decision, judged by what its seat knew, and what happened up to the next one. Lists have a number for each seat. */
export interface JudgedMoment {
  readonly at: number;
  readonly seat: number;
  readonly chances: readonly number[];
  readonly points: readonly number[];
  readonly skill: readonly number[];
  readonly luck: readonly number[];
  readonly played: Advice;
  readonly best: readonly Advice[];
  readonly worlds: number;
  readonly word?: "blunder" | "inexact" | "mistake" | null;
  readonly decided?: boolean;
  readonly kept?: boolean;
  readonly reasons?: readonly Reason[];
}

/** One seat. Its chance at the first moment, `play`, `others` and `luck` add up to what it has after the last one. */
export interface Summary {
  readonly seat: number;
  readonly decisions: number;
  readonly inexact: number;
  readonly mistakes: number;
  readonly blunders: number;
  readonly loss: number;
  readonly margin: number | null;
  readonly usual: number;
  readonly play: number;
  readonly others: number;
  readonly luck: number;
}

/** The analysis of a finished game. */
export interface AnalysisOf {
  readonly state: "cut" | "done" | "failed" | "none" | "running" | "waiting";
  readonly ahead: number;
  readonly count: number;
  readonly after: number;
  readonly moments: readonly JudgedMoment[];
  readonly seats: readonly Summary[];
  readonly end: readonly number[];
  readonly doubts: readonly string[];
  readonly obstacle: string | null;
}

/** The result of an answer to a puzzle, with what all answers are worth. */
export interface Solved {
  readonly right: boolean;
  readonly given: unknown;
  readonly answers: readonly Advice[];
  readonly worlds: number;
  readonly played: unknown;
  readonly found_by: readonly ("herald" | "knight" | "page" | "regent" | "squire")[];
  readonly reasons: readonly Reason[];
}

/** A puzzle as its visitor sees it. */
export interface PuzzleTable {
  readonly day: string | null;
  readonly before: string | null;
  readonly solved: Solved | null;
  readonly refused: Refusal | null;
  readonly table: TableMessage;
  readonly sight: SightMessage;
}

/** What is shown of each seat. The fields are those of its record in `seats`. */
export interface SeatRecipe {
  readonly score: string;
  readonly counts: Readonly<Record<string, string>>;
  readonly signs: Readonly<Record<string, string>>;
  readonly choose: string;
}

/** The hand of the seat that looks at the board. */
export interface HandRecipe {
  readonly field: string;
  readonly choose: string;
}

/** Pieces on the table. The message `field-<field>` names the zone. */
export interface ZoneRecipe {
  readonly field: string;
  readonly of: "seats" | "table";
  readonly kind: "row" | "stack";
  readonly choose: string;
}

/** How a piece looks that lies face up. Its name is its noun, or the message `kind-<piece>`. */
export interface FaceRecipe {
  readonly tone: "night" | "parchment" | "slate";
  readonly kind: string;
  readonly corner: string;
  readonly colours: Readonly<Record<string, string>>;
}

/** The whole file. */
export interface Recipe {
  readonly surface: "cloth" | "felt" | "leather" | "metal" | "night" | "paper" | "stone" | "wood";
  readonly seats: readonly string[];
  readonly seat: SeatRecipe;
  readonly hand: HandRecipe | null;
  readonly zone: readonly ZoneRecipe[];
  readonly face: FaceRecipe;
}

/** Set phrases of the talk, in the order in which they are offered. */
export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "good-game",
  "thanks",
  "one-moment",
  "back",
  "your-turn",
  "sorry",
  "must-go",
] as const;

export type Ask = AskOne | AskSeveral | AskNumber | AskAssign | AskShare | AskArrange;

type Asking<Message> = Message extends { readonly id: string } ? Omit<Message, "id"> : never;

/** What a player asks for; the connection adds the id. */
export type Request = Asking<FromPlayer>;
