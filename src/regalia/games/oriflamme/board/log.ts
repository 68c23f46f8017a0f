import type { Happened } from "./types";

/** What events are about, to look for them in the log. */
export const kinds: Readonly<Record<string, readonly Happened["type"][]>> = {
  cards: ["Dealt", "Discarded", "Kept", "Moved", "Placed", "Revealed", "Copied"],
  conflict: ["Eliminated", "Sprung", "Stole"],
};
