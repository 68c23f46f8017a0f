import type { ComponentChildren } from "preact";
import type { Ui } from "../../board";

interface Props<Part extends string> {
  readonly ui: Ui;
  readonly parts: readonly Part[];
  /** How much can be chosen in each part. */
  readonly waiting: ReadonlyMap<Part, number>;
  /** Brings a part into sight. */
  bring(part: Part): void;
  /** Whether the row stays in sight above what is scrolled. */
  readonly sticks?: boolean;
  /** A part that is marked, and a picture for each. */
  readonly marked?: Part | undefined;
  readonly picture?: (part: Part) => ComponentChildren;
}

/** Where the parts of a board stand below each other: a row of buttons that lead to them. The text `jump-<part>` names a part. */
export function Jump<Part extends string>({ ui, parts, waiting, bring, sticks, marked, picture }: Props<Part>) {
  return (
    <nav class="jump" data-sticks={sticks} aria-label={ui.say("parts")}>
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          class={`${waiting.get(part) ? "open" : ""} ${part === marked ? "marked" : ""}`}
          onClick={() => bring(part)}
        >
          {picture?.(part)}
          <span>{ui.say(`jump-${part}`)}</span>
          {waiting.get(part) ? <b>{waiting.get(part)}</b> : null}
        </button>
      ))}
    </nav>
  );
}
