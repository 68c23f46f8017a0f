import type { ComponentChild } from "preact";

interface Props {
  readonly name: string;
  readonly title: string;
  readonly children: ComponentChild;
  /** What stands beside the title. */
  readonly beside?: ComponentChild;
  /** It says what it is: its title is only heard. */
  readonly plain?: boolean;
}

/** A part of the board, under a title. */
export function Part({ name, title, children, beside, plain }: Props) {
  return (
    <section class={`part part-${name}`} id={`part-${name}`} aria-label={title} data-travels>
      {!plain && (
        <div class="part-head">
          <h3>{title}</h3>
          {beside}
        </div>
      )}
      {children}
    </section>
  );
}
