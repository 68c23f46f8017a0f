import { signal } from "@preact/signals";
import type { Ui } from "regalia/board";
import { isAtHome } from "./choices";
import type { View } from "./types";

/** The guild that the reader has asked to see, and what was being decided then; null for one's own. */
const wanted = signal<{ readonly seat: number; readonly during: string } | null>(null);

const moment = (view: View, ui: Ui): string => `${view.turn} ${ui.decision?.kind ?? ""}`;

/** Shows this guild. */
export function lookAt(view: View, ui: Ui, seat: number): void {
  wanted.value = seat === ui.seat ? null : { seat, during: moment(view, ui) };
}

/** The guild that is drawn; when something must be decided at home, one's own, until one looks elsewhere again. */
export function lookedAt(view: View, ui: Ui): number {
  const own = ui.seat ?? view.active;
  const { seat, during } = wanted.value ?? { seat: own, during: "" };
  return ui.seat !== null && isAtHome(ui.options) && during !== moment(view, ui) ? own : seat;
}
