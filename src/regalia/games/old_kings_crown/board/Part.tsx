import type { ComponentChild } from "preact";

interface Props {
  readonly name: string;
  readonly title: string;
  readonly children: ComponentChild;
  /** What stands beside the title. */
  readonly beside?: ComponentChild;
}

/** A part of the board, under a title. */
export function Part({ name, title, children, beside }: Props) {
  return (
    <section class={`part part-${name}`} id={`part-${name}`} aria-label={title} data-travels>
      <div class="part-head">
        <h3>{title}</h3>
        {beside}
      </div>
      {children}
    </section>
  );
}
