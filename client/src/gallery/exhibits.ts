import type { ComponentChild } from "preact";
import type { Motion } from "../board";

/** The words of one language: the gallery's own messages, or those of the game whose pieces are shown. */
export type Words = (message: string, args?: Readonly<Record<string, string | number>>) => string;

/** One piece. It is drawn in every theme, size and language; `--die`, `--token` and `--card` say how large. */
export interface Exhibit {
  /** What it is called: a message. */
  readonly name: string;
  readonly args?: Readonly<Record<string, string | number>>;
  draw(words: Words): ComponentChild;
}

/** A table full of pieces of one kind. */
export interface Sheet {
  readonly title: string;
  readonly exhibits: readonly Exhibit[];
}

/** A moment that is staged on the pieces of a hall's `Stage`. */
export interface Moment {
  /** What its button says: a message. */
  readonly name: string;
  motion(words: Words): Motion | undefined;
  /** What is different on the stage after it. */
  change?(): void;
}

/** What a game shows in the gallery: `board/gallery.tsx` exports it. */
export interface GameGallery {
  readonly sheets: readonly Sheet[];
  readonly moments?: readonly Moment[];
  /** What its moments are played on: pieces and anchors, called as they are at a table. */
  Stage?(props: { readonly words: Words }): ComponentChild;
  /** What its pieces share, drawn once on the page. */
  Defs?(): ComponentChild;
}

/** An exhibit for each of the names, called as the message `kind-<name>` says. */
export const kinds = (
  names: readonly string[],
  draw: (name: string, place: number, words: Words) => ComponentChild,
): readonly Exhibit[] => names.map((name, place) => ({ name: `kind-${name}`, draw: (words) => draw(name, place, words) }));
