import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { fit } from "./fit";

interface Props {
  readonly label: string;
  /** How many things lie here; a part of one counts as less. */
  readonly count: number;
  /** Their height by their width. */
  readonly aspect: number;
  readonly class?: string;
  /** What its middle says while nothing lies here. */
  readonly empty?: string | undefined;
  readonly children: ComponentChildren;
}

/** The lengths that a board's style sheet sets at `.zone-things`, and what they are if it does not. */
const LENGTHS = { gap: 0, below: 0, least: 44, good: 80, most: 180, crowded: 0 };

// Registered, so that they are read in pixels; here, since style sheets of a shadow tree, such as that of a picture, register nothing.
for (const [name, length] of Object.entries(LENGTHS))
  globalThis.CSS?.registerProperty?.({
    name: `--${name}`,
    syntax: "<length>",
    inherits: false,
    initialValue: `${length}px`,
  });

function lengthsOf(node: Element): typeof LENGTHS {
  const style = getComputedStyle(node);
  const lengths = Object.keys(LENGTHS).map((name) => [name, parseFloat(style.getPropertyValue(`--${name}`))]);
  return Object.fromEntries(lengths) as typeof LENGTHS;
}

/**
 * A zone of the board: things in as many rows as let them be large enough. Style sheets have their width as `--w` and how
 * many lie in a row as `--columns`. A zone with `several` rows is marked, and one whose things are smaller than is good as
 * `small`, or `crowded` below `--crowded`.
 */
export function Zone({ label, count, aspect, empty, children, ...more }: Props) {
  const things = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const node = things.current;
    const frame = node?.parentElement;
    if (!node || !frame) return undefined;
    const lay = (): void => {
      const lengths = lengthsOf(node);
      const { columns, width } = fit(count, { wide: frame.clientWidth, high: frame.clientHeight }, { aspect, ...lengths });
      node.style.setProperty("--w", `${Math.floor(width)}px`);
      node.style.setProperty("--columns", `${columns}`);
      node.classList.toggle("several", columns < count);
      node.classList.toggle("small", width < lengths.good);
      node.classList.toggle("crowded", width < lengths.crowded);
    };
    const watch = new ResizeObserver(lay);
    watch.observe(frame);
    lay();
    return () => watch.disconnect();
  }, [count, aspect]);
  return (
    <div class={`zone ${more.class ?? ""}`}>
      <ol class="zone-things" aria-label={label} data-arrows ref={things}>
        {children}
      </ol>
      {empty && <p class="zone-empty">{empty}</p>}
    </div>
  );
}
