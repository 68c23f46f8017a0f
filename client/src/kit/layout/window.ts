import { signal } from "@preact/signals";
import { growthOf, isTiny, shape, shapeOf } from "./shape";

const size = () => ({ width: innerWidth, height: innerHeight });

/** How many times as large as usual everything is drawn; style sheets have it as `--growth`. */
export const growth = signal(growthOf(size()));

function show(): void {
  shape.value = shapeOf(size());
  growth.value = growthOf(size());
  document.body.dataset["shape"] = shape.value;
  document.body.toggleAttribute("data-tiny", isTiny(size()));
  document.body.style.setProperty("--growth", `${growth.value}`);
}

export { shape };

show();
addEventListener("resize", show);
