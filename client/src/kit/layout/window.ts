import { signal } from "@preact/signals";
import { growthOf, isTiny, type Shape, shapeOf } from "./shape";

const size = () => ({ width: innerWidth, height: innerHeight });

/** The shape of the window, now and as it is turned or resized; style sheets have it as `data-shape` on the body. */
export const shape = signal<Shape>(shapeOf(size()));

/** How many times as large as usual everything is drawn; style sheets have it as `--growth`. */
export const growth = signal(growthOf(size()));

function show(): void {
  shape.value = shapeOf(size());
  growth.value = growthOf(size());
  document.body.dataset["shape"] = shape.value;
  document.body.toggleAttribute("data-tiny", isTiny(size()));
  document.body.style.setProperty("--growth", `${growth.value}`);
}

show();
addEventListener("resize", show);
