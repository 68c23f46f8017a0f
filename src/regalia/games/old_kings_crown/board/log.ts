import type { Happened } from "./types";

/** What events are about, to look for them in the log. */
export const kinds: Readonly<Record<string, readonly Happened["type"][]>> = {
  cards: [
    "Aside",
    "DealtKingdom",
    "DownExchanged",
    "DownSwapped",
    "Drew",
    "KingdomLeft",
    "KingdomOccupied",
    "KingdomPlaced",
    "KingdomStolen",
    "KingdomTaken",
    "LaidDown",
    "Moved",
    "Revealed",
    "Showed",
    "SiteCardAcquired",
  ],
  conflict: ["ClashBegan", "ClashTied", "ClashWon", "Eliminated", "NobodyWon", "Stole", "Tallied"],
  goods: ["FavourClaimed", "HeraldMoved", "LocationClaimed", "LoreStored", "MarkerPut", "SupportersMoved", "TokenPut"],
};
