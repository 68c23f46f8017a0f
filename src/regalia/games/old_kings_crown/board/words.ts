import type { Ui } from "regalia/board";

/** Words for those who listen: what there is to say, in one breath. */
export const breath = (...words: readonly (string | false | 0 | undefined | null)[]): string =>
  words.filter(Boolean).join(", ");

/** What a thing is called. */
export const named = (ui: Ui, kind: string): string => ui.say(`kind-${kind}`);

/** What it does. */
export const does = (ui: Ui, kind: string): string => ui.say(`does-${kind}`);
