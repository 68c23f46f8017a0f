import type { Bench as Given } from "regalia/workshop/part";
import type { Deck } from "./deck";
import type { Card, Pool } from "./pool";

/** What every part of the deck builder is given. */
export interface Bench extends Given<Deck> {
  readonly pool: Pool;
  /** Shows a card and what it does. */
  show(card: Card): void;
}
