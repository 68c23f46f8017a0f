import type { Happened } from "./types";

/** What events are about, to look for them in the log. */
export const kinds: Readonly<Record<string, readonly Happened["type"][]>> = {
  cards: [
    "BeastLeft",
    "Completed",
    "Discarded",
    "Drew",
    "Kept",
    "PutBelow",
    "QuestLeft",
    "QuestRevealed",
    "Revealed",
    "Summoned",
  ],
  conflict: ["CurseDrawn", "CurseGiven", "CurseLeft", "CursePrevented", "CurseReceived"],
  goods: [
    "ChaliceTaken",
    "DieRerolled",
    "DieTurned",
    "Equipped",
    "Gained",
    "Picked",
    "Refilled",
    "Reserved",
    "Returned",
    "TokensReturned",
  ],
};
