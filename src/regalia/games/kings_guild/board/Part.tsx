import type { ComponentChild } from "preact";
import type { Ui } from "regalia/board";
import type { Part as Name } from "./choices";

interface Props {
  readonly name: Name;
  readonly id?: string;
  readonly title: string;
  /** How the things in it are ordered. */
  readonly order?: string;
  readonly children: ComponentChild;
  /** What stands beside the title. */
  readonly beside?: ComponentChild;
}

/** A part of the board, under a title. */
export function Part({ name, id, title, order, children, beside }: Props) {
  return (
    <section class={`part part-${name}`} id={id ?? `part-${name}`} aria-label={title} data-travels>
      <div class="part-head">
        <h3>{title}</h3>
        {order && <span class="order">{order}</span>}
        {beside}
      </div>
      {children}
    </section>
  );
}

export { breath } from "regalia/text/breath";

/** What a thing is called. */
export const named = (ui: Pick<Ui, "say">, kind: string): string => ui.say(`kind-${kind}`);
