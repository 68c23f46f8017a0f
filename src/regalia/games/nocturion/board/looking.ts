import { type Signal, signal } from "@preact/signals";
import type { Ui } from "regalia/board";
import type { View } from "./types";

/** The house that the reader has asked to see; null for one's own. */
const wanted = signal<number | null>(null);

/** Shows a house, or one's own again. */
export function lookAt(ui: Ui, seat: number | null): void {
  wanted.value = seat === ui.seat || seat === wanted.value ? null : seat;
}

/** The house that is drawn. */
export const lookedAt = (view: View, ui: Ui): number => wanted.value ?? ui.seat ?? view.active;

/** Whether the screen is narrow: then dice and resources stay in sight at its foot, and the stable goes up to the board. */
const media = matchMedia("(max-width: 1140px)");
export const narrow: Signal<boolean> = signal(media.matches);
media.addEventListener("change", () => (narrow.value = media.matches));
