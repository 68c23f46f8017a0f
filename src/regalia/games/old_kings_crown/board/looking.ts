import { computed, signal } from "@preact/signals";
import { shape } from "regalia/kit/layout/window";

/** The other player whose things are shown; null for none. */
export const inspected = signal<number | null>(null);

/** Shows a player's things, or puts them away. */
export function inspect(seat: number, own: number | null): void {
  inspected.value = seat === own || inspected.value === seat ? null : seat;
}

/** Whether the page's bar has no room for words that the painting says, too. */
export const small = computed(() => shape.value === "tall" || shape.value === "low");

/** Whether the screen is narrow: then the parts of the board lie one below the other, one's own board among them. */
export const narrow = computed(() => shape.value !== "wide");
