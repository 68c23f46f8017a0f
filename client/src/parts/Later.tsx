import { computed, signal, useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { painted } from "../motion/flip";

/** How many parts of the page are drawn: while a table opens one more in each frame, otherwise all. */
const drawn = signal(Infinity);
let parts = 0;

/** True unless a table is opening and some of its parts are not drawn yet. */
export const isWhole = computed(() => drawn.value === Infinity);

/** Draws the parts of a table one a frame, so that no frame takes long. */
export async function openInParts(): Promise<void> {
  [drawn.value, parts] = [0, 0];
  await painted();
  while (drawn.value < parts) {
    drawn.value++;
    await painted();
  }
  drawn.value = Infinity;
}

/** A part of the page: while a table opens it waits until those before it are drawn. */
export function Later({ children }: { readonly children: ComponentChildren }) {
  const [place] = useState(() => parts++);
  const isDrawn = useComputed(() => place < drawn.value).value;
  return isDrawn ? <>{children}</> : null;
}
