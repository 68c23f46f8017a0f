import { signal } from "@preact/signals";
import type { Ui } from "regalia/board";
import { isAtHome } from "./choices";
import type { View } from "./types";

/** The guild that the reader has asked to see; null for one's own. */
export const wanted = signal<number | null>(null);

/** The guild that is drawn: one's own while something must be decided there. */
export function lookedAt(view: View, ui: Ui): number {
  const own = ui.seat ?? view.active;
  return ui.seat !== null && isAtHome(ui.options) ? own : (wanted.value ?? own);
}
