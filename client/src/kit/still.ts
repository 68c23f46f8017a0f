import { signal } from "@preact/signals";
import type { ComponentChild } from "preact";

const always = signal(true);

/**
 * A component that is drawn anew only when one of its properties is another one. What did not change in a sight keeps its
 * identity, so that this spares most of a board at each event: give such a component no more of the sight than it shows.
 * The bindings of signals do so with whatever reads a signal, and with nothing else.
 */
export const still =
  <Props extends object>(component: (props: Props) => ComponentChild) =>
  (props: Props): ComponentChild =>
    always.value ? component(props) : null;
