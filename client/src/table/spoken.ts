import type { Labels } from "../text/labels";

/** A part of a line: words, or a piece that it names. */
export type Part = string | { readonly piece: string; readonly name: string };

/** A piece that can be named; of pieces that are called alike, the second one is `Archer 2`. */
export interface Named {
  readonly piece: string;
  readonly name: string;
}

/** The name of a piece; undefined if the game has none for it. Boards without nouns call a piece `tile:0:library`. */
function nameOf(piece: string, labels: Labels): string | undefined {
  if (labels.noun(piece)) return labels.piece(piece);
  const [, ...parts] = piece.split(":");
  return parts.flatMap((part) => (part.length > 1 ? (labels.kind(part) ?? []) : []))[0];
}

const NAMED = /[#＃]([\w:.-]*\w)/g;
/** How many pieces are proposed at once. */
const PROPOSED = 6;

/**
 * A line in parts. A # before the id of a piece names it, in the reader's own words; what the reader's table does not have
 * stays as it was written.
 */
export function partsOf(text: string, labels: Labels): readonly Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: written, 1: piece = "", index } of text.matchAll(NAMED)) {
    const name = nameOf(piece, labels);
    if (name === undefined) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ piece, name });
    end = index + written.length;
  }
  return end < text.length ? [...parts, text.slice(end)] : parts;
}

/** A line in words. */
export const inWords = (text: string, labels: Labels): string =>
  partsOf(text, labels)
    .map((part) => (typeof part === "string" ? part : part.name))
    .join("");

/** What stands behind a # at the end of a text, and the pieces whose names begin with it. */
export function naming(
  text: string,
  labels: Labels,
  pieces: readonly string[],
): { readonly begun: string; readonly pieces: readonly Named[] } {
  const begun = /(?:^|\s)[#＃]([^#＃]{0,24})$/.exec(text)?.[1];
  if (begun === undefined) return { begun: "", pieces: [] };
  const like = begun.toLowerCase();
  return {
    begun,
    pieces: apart(pieces, labels)
      .filter(({ name }) => name.toLowerCase().startsWith(like))
      .slice(0, PROPOSED),
  };
}

function apart(pieces: readonly string[], labels: Labels): readonly Named[] {
  const count = new Map<string, number>();
  return pieces.flatMap((piece) => {
    const name = nameOf(piece, labels);
    const number = (count.get(name ?? "") ?? 0) + 1;
    if (name === undefined || (number > 1 && !labels.noun(piece))) return [];
    count.set(name, number);
    return [{ piece, name: number > 1 ? `${name} ${number}` : name }];
  });
}
