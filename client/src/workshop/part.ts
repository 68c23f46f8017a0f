import type { ComponentChild } from "preact";
import type { Args } from "../text/speaker";
import type { Examined } from "../wire";

/** What a game's part of the workshop is given. */
export interface Bench<Content> {
  readonly content: Content;
  /** Replaces the content; it can be taken back. */
  change(content: Content): void;
  /** What the arena says of the content; null until it has answered. */
  readonly examined: Examined | null;
  /** Has a text read in the place of the content. */
  read(text: string): void;
  readonly language: string;
  say(message: string, args?: Args): string;
}

/** How many of something there are in one content, and in another. */
export interface Difference {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/** What a game offers, as `board/workshop.tsx`, to put together what is brought to its tables. */
export interface WorkshopPart<Content = unknown> {
  /** What a new one begins with. */
  readonly blank: Content;
  /** The agreements of a table on which it depends what may be brought: the reader chooses, as at a table. */
  readonly agreed?: Readonly<Record<string, readonly string[]>>;
  Bench(bench: Bench<Content>): ComponentChild;
  /** What one reads of a content in a list, in a line. */
  summary?(content: Content, say: Bench<Content>["say"]): string;
  /** What differs between two contents. */
  differences?(before: Content, after: Content): readonly Difference[];
}
