import type { Ui } from "regalia/board";
import { type Effect, type HouseAbility, textOf } from "./content";
import type { View } from "./types";

/** What a thing is called; things of an owner's pack bring their names. */
export const named = (ui: Ui, name: string): string => (name ? ui.labels.word("kind", name) : "");

export { breath } from "regalia/text/breath";

/** What an effect does, in a few words. */
export const brief = (ui: Ui, effect: Effect | undefined): string =>
  effect ? ui.say(`brief-${effect.key}`, { n: effect.n ?? 1, what: effect.resource ?? "any" }) : "";

/** What an ability of a house does; of a triggered one also when. */
export const abilityInWords = (ui: Ui, { event, effects }: HouseAbility): string => {
  const words = brief(ui, effects[0]);
  return event === undefined ? words : ui.say(`ability-on-${event}`, { words });
};

/** The year, or that this round is the last one, when the last year is over. */
export const yearOf = (ui: Ui, { year, final_year }: View): string =>
  year > final_year ? ui.say("last-round") : ui.say("year-of", { year, years: final_year });

/** What a thing does, in the words of an owner's pack or of the game. */
export const does = (ui: Ui, name: string): string => textOf(name, document.documentElement.lang) ?? ui.say(`does-${name}`);

/** The abilities of a house in full, one a line: what unlocks each, when it works, and what it does. */
export const abilitiesOf = (ui: Ui, house: string): readonly string[] => does(ui, house).split("\n");
