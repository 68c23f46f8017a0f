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

/** Whether the screen matches a media query, now and as it is turned or resized. */
function matching(query: string): Signal<boolean> {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener("change", () => (matches.value = media.matches));
  return matches;
}

/** Whether the screen is narrow: then dice and resources stay in sight at its foot, and the stable goes up to the board. */
export const narrow = matching("(max-width: 1140px)");

/** Whether a narrow screen is so high, such as a tablet's, that stable and hand have room at its foot, too. */
export const high = matching("(min-width: 721px) and (max-width: 1140px) and (min-height: 1000px)");
