// The messages of docs/protocol.md.

export type Seat = number;

export interface Option {
  readonly type: string;
  readonly [field: string]: unknown;
}

export type Answer = Option | readonly Option[] | number;

export type Ask =
  | { readonly type: "one"; readonly options: readonly Option[] }
  | { readonly type: "several"; readonly options: readonly Option[]; readonly least: number; readonly most: number }
  | { readonly type: "number"; readonly least: number; readonly most: number };

export interface Noun {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number | boolean>>;
}

export interface Decision {
  readonly kind: string;
  readonly rule: string;
  readonly waiting: readonly Seat[];
  readonly confirm: boolean;
}

export interface Rank {
  readonly seat: Seat;
  readonly rank: number;
  readonly keys: readonly number[];
}

export interface Sight<View = unknown> {
  readonly view: View;
  readonly nouns: Readonly<Record<string, Noun>>;
  readonly decision: Decision | null;
  readonly ask: Ask | null;
  readonly given: Answer | null;
  readonly ranking: readonly Rank[] | null;
}

export interface GameEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface Happening {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly events: readonly GameEvent[];
}

export interface SightMessage {
  readonly type: "sight";
  readonly seq: number;
  readonly since: number;
  readonly seat: Seat | null;
  readonly events: readonly Happening[];
  readonly undo: readonly number[];
  readonly sight: Sight;
}

export interface SeatAtTable {
  readonly person: string | null;
  readonly name: string;
  readonly bot: string | null;
  readonly here: boolean;
  readonly away: boolean;
  readonly ready: boolean;
  readonly yours: boolean;
}

export interface UndoRequest {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

export interface TableMessage {
  readonly type: "table";
  readonly id: string;
  readonly game: string;
  readonly status: "open" | "playing" | "over";
  readonly public: boolean;
  readonly options: Readonly<Record<string, unknown>>;
  readonly host: string;
  readonly commitment: string;
  readonly seed: string | null;
  readonly rematch: string | null;
  readonly seats: readonly SeatAtTable[];
  readonly watching: number;
  readonly asking: UndoRequest | null;
}

export interface Refusal {
  readonly reason: string;
  readonly rule: string;
}

export interface Problem {
  readonly code: string;
  readonly allowed: unknown;
  readonly refusal: Refusal | null;
  readonly detail: string;
}

export type Done = { readonly type: "done"; readonly id: string; readonly seq: number };
export type Refused = { readonly type: "refused"; readonly id: string; readonly error: Problem };
export type Because = { readonly type: "because"; readonly id: string; readonly refusal: Refusal | null };
export type MomentMessage = { readonly type: "moment"; readonly id: string; readonly seq: number; readonly sight: Sight };
export type Reply = Done | Refused | Because | MomentMessage;
export type FromTable = TableMessage | SightMessage | Reply | { readonly type: "pong" };

/** What a player asks for; the connection adds the id. */
export type Request =
  | { readonly type: "act"; readonly seat: Seat; readonly at: number; readonly answer: Answer }
  | { readonly type: "undo"; readonly seat: Seat; readonly to: number }
  | { readonly type: "ask_undo"; readonly seat: Seat; readonly to: number }
  | { readonly type: "consent"; readonly seat: Seat; readonly yes: boolean }
  | { readonly type: "why"; readonly seat: Seat; readonly option: Answer }
  | { readonly type: "moment"; readonly at: number };

export type FromPlayer =
  | (Request & { readonly id: string })
  | { readonly type: "face"; readonly seat: Seat | null }
  | { readonly type: "catch_up"; readonly since: number }
  | { readonly type: "ping" };
