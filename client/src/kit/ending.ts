import type { Ui } from "../board";
import type { Rank } from "../wire";

/**
 * By how much a game was won, or which tie-break decided it: the game's message `end-by` with the place of the `key` that
 * decides (-1 for none), the difference `by`, and the two players.
 */
export function decidedBy(ui: Ui, [first, second]: readonly Rank[]): string {
  if (!first || !second) return "";
  const key = first.keys.findIndex((value, place) => value !== second.keys[place]);
  const by = (first.keys[key] ?? 0) - (second.keys[key] ?? 0);
  return ui.say("end-by", { key, by, name: ui.labels.player(first.seat), other: ui.labels.player(second.seat) });
}
