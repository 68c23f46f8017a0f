import { signal } from "@preact/signals";

/** The other player whose things are shown; null for nobody. */
export const inspected = signal<number | null>(null);

/** Shows a player's things, or puts them away. */
export function inspect(seat: number, own: number | null): void {
  inspected.value = seat === own || inspected.value === seat ? null : seat;
}
