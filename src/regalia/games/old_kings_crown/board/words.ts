import type { Seen, Ui } from "regalia/board";
import type { View } from "./types";

export { breath } from "regalia/text/breath";

/** What a thing is called. */
export const named = (ui: Pick<Ui, "say">, kind: string): string => ui.say(`kind-${kind}`);

/** What it does. */
export const does = (ui: Ui, kind: string): string => ui.say(`does-${kind}`);

/** How many of a seat's Supporters at a place have fought in the Region of the running Clash before they left it. */
export const foughtBefore = ({ view, ui }: Seen<View>, seat: number, place: string): string | false => {
  const count = view.seats[seat]?.taken_part[place] ?? 0;
  return view.clash !== null && count > 0 && ui.say("fought-before-in", { count, region: named(ui, view.clash.region) });
};
