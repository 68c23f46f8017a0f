import type { GameBoard } from "../board";
import type { GameEvent, Happening, Seat } from "../wire";

/** What the entries of a log are about. A game says of its events what they are; rounds and points are known anyhow. */
export const KINDS = ["rounds", "points", "cards", "conflict", "goods"] as const;
export type LogKind = (typeof KINDS)[number];

/** What is looked for in a log; what is null or empty is not asked for. */
export interface Wanted {
  readonly words: string;
  readonly seat: Seat | null;
  readonly kind: LogKind | null;
}

export const ANYTHING: Wanted = { words: "", seat: null, kind: null };

export const isAnything = ({ words, seat, kind }: Wanted): boolean => !words.trim() && seat === null && kind === null;

/** The kinds of entries that there can be in a game. */
export const kindsOf = (board: GameBoard): readonly LogKind[] =>
  KINDS.filter((kind) => (kind === "points" ? board.scores : kind === "rounds" ? board.rounds : board.kinds?.[kind]));

const isOf = (board: GameBoard, kind: LogKind, event: GameEvent): boolean =>
  kind === "points"
    ? Boolean(board.scores?.(event)?.some(({ points }) => points !== 0))
    : Boolean((kind === "rounds" ? board.rounds : board.kinds?.[kind])?.includes(event.type));

const isAbout = (entry: Happening, seat: Seat): boolean =>
  entry.seat === seat || entry.events.some((event) => (event as { readonly seat?: unknown }).seat === seat);

/** Words as they are compared: whether they are wide, or begin with a capital, does not matter. */
const plain = (words: string): string => words.normalize("NFKC").toLowerCase();

/** The entries that are looked for, by what they say. */
export function foundIn(
  board: GameBoard,
  entries: readonly Happening[],
  { words, seat, kind }: Wanted,
  tell: (entry: Happening) => string,
): readonly Happening[] {
  const sought = plain(words).split(/\s+/u).filter(Boolean);
  const says = (entry: Happening): boolean => {
    if (sought.length === 0) return true;
    const told = plain(tell(entry));
    return sought.every((word) => told.includes(word));
  };
  return entries.filter(
    (entry) =>
      (seat === null || isAbout(entry, seat)) &&
      (kind === null || entry.events.some((event) => isOf(board, kind, event))) &&
      says(entry),
  );
}
