import type { Happened } from "./types";

/** What events are about, to look for them in the log. */
export const kinds: Readonly<Record<string, readonly Happened["type"][]>> = {
  cards: [
    "CardsRevealed",
    "Discarded",
    "Drew",
    "Entered",
    "Left",
    "Played",
    "Recruited",
    "Replaced",
    "Returned",
    "TookToHand",
  ],
  conflict: [
    "Aimed",
    "ChallengeRevealed",
    "CommitmentShown",
    "Damaged",
    "DamagePooled",
    "Declared",
    "Joined",
    "Killed",
    "Resolved",
    "StoodDown",
    "Tallied",
  ],
  goods: ["ControlTokensChanged", "Healed", "PatternChanged", "Rolled", "SymbolsGained", "SymbolsSpent", "TokensChanged"],
};
