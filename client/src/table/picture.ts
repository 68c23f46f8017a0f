import { computed, effect } from "@preact/signals";
import type { Store } from "./store";

/** How long the end of a game stays in the picture, in milliseconds. */
const LAST_SIGHT = 15_000;

/** Makes the page a picture within another page: a game of bots, followed by the next one after its end. */
export function becomePicture(store: Store): void {
  effect(() => {
    if (store.stage.value) window.frameElement?.classList.add("drawn");
  });
  const ended = computed(() => {
    const table = store.table.value;
    return table !== null && (table.status !== "playing" || table.seats.some(({ person }) => person));
  });
  effect(() => {
    if (ended.value) setTimeout(() => location.reload(), LAST_SIGHT);
  });
}
