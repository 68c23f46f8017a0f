import type { Happened } from "./types";

/** What events are about, to look for them in the log. */
export const kinds: Readonly<Record<string, readonly Happened["type"][]>> = {
  cards: [
    "Completed",
    "Discarded",
    "Drew",
    "Found",
    "Hired",
    "Offered",
    "Peeked",
    "Played",
    "QuestLeft",
    "Revealed",
    "SpecialistLeft",
  ],
  conflict: ["BidShown", "StatueLost", "Stole", "ThugPlaced"],
  goods: ["BaggagePut", "Bought", "Built", "Burned", "Crafted", "Earned", "Gained", "Gave", "Paid", "Returned", "Sold"],
};
