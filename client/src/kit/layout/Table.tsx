import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { KitDefs } from "../Defs";
import { type Shape, shape } from "./shape";

interface Props {
  readonly class: string;
  /** Where the parts lie, as a `grid-template`, in windows of each shape; a shape without one takes that of the next larger. */
  readonly areas?: Readonly<Partial<Record<Shape, string>>>;
  /** True when the game is over: then the table is seen from its top. */
  readonly over?: boolean;
  readonly children: ComponentChildren;
}

const LARGER: Readonly<Record<Shape, Shape | null>> = { low: "tall", tall: "mid", mid: "wide", wide: null };

/** The areas of a shape, or of the next larger shape that has some. */
export function areasIn(at: Shape | null, areas: Readonly<Partial<Record<Shape, string>>>): string | undefined {
  return at === null ? undefined : (areas[at] ?? areasIn(LARGER[at], areas));
}

/** All that lies on the table: the parts of a board, laid out by the shape of the window. Style sheets can lay them out otherwise. */
export function Table({ areas = {}, over = false, children, ...more }: Props) {
  const template = areasIn(shape.value, areas);
  useEffect(() => {
    if (over) document.querySelector(".stage")?.scrollTo({ top: 0 });
  }, [over]);
  return (
    <div class={`on-table ${more.class}`} style={template && { "--areas": template }}>
      <KitDefs />
      {children}
    </div>
  );
}
