import { computed, signal } from "@preact/signals";
import type { Ui } from "regalia/board";
import { shape } from "regalia/kit/layout/window";
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
export const narrow = computed(() => shape.value !== "wide");

/** Whether the window is as high as a tablet's, now and as it is turned or resized. */
const media = matchMedia("(min-height: 1000px)");
const isHigh = signal(media.matches);
media.addEventListener("change", () => (isHigh.value = media.matches));

/** Whether a narrow screen is so high, such as a tablet's, that stable and hand have room at its foot, too. */
export const high = computed(() => shape.value === "mid" && isHigh.value);
