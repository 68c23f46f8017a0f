// Written by `regalia types`; change the Python records instead.

/** A region: the faces that open it, and the end of the season tracker that points to it. */
export interface SeenRegion {
  readonly region: string;
  readonly faces: readonly number[];
  readonly end: "cart" | "nothing" | "x2";
}

/** A location on its estate. */
export interface SeenTile {
  readonly location: string;
  readonly region: string;
  readonly resource: string;
  readonly stocked: boolean;
  readonly die: number;
  readonly gives: number;
}

/** The face-up quests of a level, and the number of remaining ones. */
export interface SeenRow {
  readonly level: number;
  readonly quests: readonly string[];
  readonly deck: number;
}

/** The part of a decision that is made so far, and what is left of it; empty if there is none. */
export interface Moment {
  readonly due?: Readonly<Record<string, number>>;
  readonly waive?: number;
  readonly extra?: number;
  readonly taken?: readonly string[];
  readonly returned?: readonly string[];
  readonly left?: number;
}

/** A beast in a stable: exhausted unless `ready`. */
export interface Beast {
  readonly beast: string;
  readonly ready: boolean;
}

/** A house. Others see only the number of cards in hand. */
export interface SeenSeat {
  readonly house: string;
  readonly prestige: number;
  readonly pending: number;
  readonly crown: boolean;
  readonly guild_master: boolean;
  readonly chalice: boolean;
  readonly dice: readonly number[];
  readonly crest: number;
  readonly resources: Readonly<Record<string, number>>;
  readonly limit: number;
  readonly equipped: readonly string[];
  readonly unequipped: readonly string[];
  readonly spent: boolean;
  readonly stable: readonly Beast[];
  readonly curses: readonly string[];
  readonly quests: readonly string[];
  readonly hand: readonly (string | null)[];
}

/** The table through some eyes. */
export interface View {
  readonly phase: "acquisition" | "action" | "over" | "refresh" | "setup";
  readonly pack: string;
  readonly round: number;
  readonly year: number;
  readonly final_year: number;
  readonly season: string;
  readonly spot: string;
  readonly space: number;
  readonly active: number;
  readonly pool: readonly number[];
  readonly regions: readonly SeenRegion[];
  readonly tiles: readonly SeenTile[];
  readonly quests: readonly SeenRow[];
  readonly deck: number;
  readonly discards: readonly string[];
  readonly looked: readonly (string | null)[];
  readonly curse_deck: number;
  readonly curse_discards: readonly string[];
  readonly wild: boolean;
  readonly about: string;
  readonly event: string;
  readonly player: number;
  readonly curse: string;
  readonly arriving: string;
  readonly paying: "discount" | "nothing" | "surcharge";
  readonly moment: Moment;
  readonly seats: readonly SeenSeat[];
}

/** Do nothing in this window. */
export interface Pass {
  readonly type: "Pass";
}

/** Activate this location with a die of this face. */
export interface Activate {
  readonly type: "Activate";
  readonly location: string;
  readonly die: number;
}

/** Discard this beast for its prestige. */
export interface Cash {
  readonly type: "Cash";
  readonly beast: string;
}

/** Turn a die to another face; `crest` if it is the one on the crest. */
export interface Change {
  readonly type: "Change";
  readonly die: number;
  readonly to: number;
  readonly crest: boolean;
}

/** Rules 9.2. Use this of several effects, such as those of a portal. */
export interface Choose {
  readonly type: "Choose";
  readonly effect: string;
}

/** Lead this house. */
export interface ChooseHouse {
  readonly type: "ChooseHouse";
  readonly house: string;
}

/** Complete this quest. */
export interface Complete {
  readonly type: "Complete";
  readonly quest: string;
}

/** Give the curse to this player. */
export interface Curse {
  readonly type: "Curse";
  readonly victim: number;
}

/** Discard this beast, from the hand or to make room in the stable. */
export interface Discard {
  readonly type: "Discard";
  readonly beast: string;
}

/** Discard an unusable die of this face; the next question is the resource. */
export interface DiscardDie {
  readonly type: "DiscardDie";
  readonly die: number;
}

/** Nothing more. */
export interface Done {
  readonly type: "Done";
}

/** Discard this curse. */
export interface DropCurse {
  readonly type: "DropCurse";
  readonly curse: string;
}

/** End the turn. */
export interface EndTurn {
  readonly type: "EndTurn";
}

/** Equip this heirloom. */
export interface Equip {
  readonly type: "Equip";
  readonly heirloom: string;
}

/** Exhaust this beast. */
export interface Exhaust {
  readonly type: "Exhaust";
  readonly beast: string;
}

/** Keep this beast card. */
export interface Keep {
  readonly type: "Keep";
  readonly beast: string;
}

/** Give this curse of one's own to this player. */
export interface MoveCurse {
  readonly type: "MoveCurse";
  readonly curse: string;
  readonly victim: number;
}

/** Pay one more of this resource: the surcharge. */
export interface Pay {
  readonly type: "Pay";
  readonly resource: string;
}

/** Take a die of this face out of the pool. */
export interface Pick {
  readonly type: "Pick";
  readonly die: number;
}

/** Ready this beast. */
export interface Ready {
  readonly type: "Ready";
  readonly beast: string;
}

/** Refill this region. */
export interface Refill {
  readonly type: "Refill";
  readonly region: string;
}

/** Discard this beast for its Discard ability. */
export interface Release {
  readonly type: "Release";
  readonly beast: string;
}

/** Roll this die again; `crest` if it is the one on the crest. */
export interface Reroll {
  readonly type: "Reroll";
  readonly die: number;
  readonly crest: boolean;
}

/** Put a die of this face on the crest. */
export interface Reserve {
  readonly type: "Reserve";
  readonly die: number;
}

/** Return one of this resource to the supply. */
export interface Return {
  readonly type: "Return";
  readonly resource: string;
}

/** Do not use it. */
export interface Skip {
  readonly type: "Skip";
}

/** Summon this beast. */
export interface Summon {
  readonly type: "Summon";
  readonly beast: string;
}

/** Take one of this resource. */
export interface Take {
  readonly type: "Take";
  readonly resource: string;
}

/** Use the ability, or take the reward. */
export interface Use {
  readonly type: "Use";
}

/** Exhaust this beast for its ability. */
export interface UseBeast {
  readonly type: "UseBeast";
  readonly beast: string;
}

/** Use the hourglass ability of the own house. */
export interface UseHouse {
  readonly type: "UseHouse";
  readonly house: string;
}

/** Do not pay one of this resource: the discount. */
export interface Waive {
  readonly type: "Waive";
  readonly resource: string;
}

export type Choice =
  | Pass
  | Activate
  | Cash
  | Change
  | Choose
  | ChooseHouse
  | Complete
  | Curse
  | Discard
  | DiscardDie
  | Done
  | DropCurse
  | EndTurn
  | Equip
  | Exhaust
  | Keep
  | MoveCurse
  | Pay
  | Pick
  | Ready
  | Refill
  | Release
  | Reroll
  | Reserve
  | Return
  | Skip
  | Summon
  | Take
  | Use
  | UseBeast
  | UseHouse
  | Waive;

/** An ability was used: of a house, a beast, a location or a reward. `kind` says which. */
export interface AbilityUsed {
  readonly type: "AbilityUsed";
  readonly seat: number;
  readonly kind: "beast" | "house" | "location" | "quest";
  readonly piece: string;
}

/** A die was placed on a location. */
export interface Activated {
  readonly type: "Activated";
  readonly seat: number;
  readonly location: string;
  readonly die: number;
}

/** All beasts and house abilities were readied. */
export interface AllReadied {
  readonly type: "AllReadied";
}

/** A beast was exhausted. */
export interface BeastExhausted {
  readonly type: "BeastExhausted";
  readonly seat: number;
  readonly beast: string;
}

/** A beast left a stable for the discard pile. */
export interface BeastLeft {
  readonly type: "BeastLeft";
  readonly seat: number;
  readonly beast: string;
}

/** A beast was readied. */
export interface BeastReadied {
  readonly type: "BeastReadied";
  readonly seat: number;
  readonly beast: string;
}

/** The board is laid out; this player has the crown. */
export interface Began {
  readonly type: "Began";
  readonly first: number;
  readonly tiles: readonly string[];
}

/** A player took the Chalice. */
export interface ChaliceTaken {
  readonly type: "ChaliceTaken";
  readonly seat: number;
}

/** A quest was completed. */
export interface Completed {
  readonly type: "Completed";
  readonly seat: number;
  readonly quest: string;
}

/** The die on a crest went to the treasury. */
export interface CrestCleared {
  readonly type: "CrestCleared";
  readonly seat: number;
  readonly die: number;
}

/** A supply die was rolled onto the crest. */
export interface CrestRolled {
  readonly type: "CrestRolled";
  readonly seat: number;
  readonly die: number;
}

/** A player has the crown from now on. */
export interface CrownPassed {
  readonly type: "CrownPassed";
  readonly seat: number;
}

/** A curse was drawn and shown to all. */
export interface CurseDrawn {
  readonly type: "CurseDrawn";
  readonly seat: number;
  readonly curse: string;
}

/** A player gave a curse of their own to another. */
export interface CurseGiven {
  readonly type: "CurseGiven";
  readonly seat: number;
  readonly curse: string;
  readonly victim: number;
}

/** A curse left its holder for the discard pile. */
export interface CurseLeft {
  readonly type: "CurseLeft";
  readonly seat: number;
  readonly curse: string;
}

/** An incoming curse was discarded instead. */
export interface CursePrevented {
  readonly type: "CursePrevented";
  readonly seat: number;
  readonly curse: string;
}

/** A player received a curse. */
export interface CurseReceived {
  readonly type: "CurseReceived";
  readonly seat: number;
  readonly curse: string;
}

/** All dice on tiles went to the supply. */
export interface DiceReturned {
  readonly type: "DiceReturned";
}

/** An unusable die went back to the supply. */
export interface DieDiscarded {
  readonly type: "DieDiscarded";
  readonly seat: number;
  readonly die: number;
}

/** A die was rolled again. */
export interface DieRerolled {
  readonly type: "DieRerolled";
  readonly seat: number;
  readonly die: number;
  readonly to: number;
  readonly crest: boolean;
}

/** A die was turned to another face. */
export interface DieTurned {
  readonly type: "DieTurned";
  readonly seat: number;
  readonly die: number;
  readonly to: number;
  readonly crest: boolean;
}

/** A beast card was discarded from a hand. */
export interface Discarded {
  readonly type: "Discarded";
  readonly seat: number;
  readonly beast: string;
}

/** A beast card was drawn into a hand. */
export interface Drew {
  readonly type: "Drew";
  readonly seat: number;
  readonly beast: string | null;
}

/** An heirloom was equipped. */
export interface Equipped {
  readonly type: "Equipped";
  readonly seat: number;
  readonly heirloom: string;
}

/** Resources came from the supply or a tile. `cause`: tile, draft, die, ability, exchange. */
export interface Gained {
  readonly type: "Gained";
  readonly seat: number;
  readonly resources: readonly string[];
  readonly cause: string;
}

/** The game is over; the winners. */
export interface GameEnded {
  readonly type: "GameEnded";
  readonly winners: readonly number[];
}

/** A player took the Guild Master. */
export interface GuildMasterTaken {
  readonly type: "GuildMasterTaken";
  readonly seat: number;
}

/** A player leads a house. */
export interface HouseChosen {
  readonly type: "HouseChosen";
  readonly seat: number;
  readonly house: string;
}

/** One of the cards that were looked at went to the hand. */
export interface Kept {
  readonly type: "Kept";
  readonly seat: number;
  readonly beast: string | null;
}

/** A player looks at the top cards of the beast deck. */
export interface Looked {
  readonly type: "Looked";
  readonly seat: number;
  readonly count: number;
  readonly beasts: readonly string[] | null;
}

/** The curses of a player cost prestige at the end. */
export interface PenaltyCounted {
  readonly type: "PenaltyCounted";
  readonly seat: number;
  readonly prestige: number;
}

/** A die went from the pool to a treasury. */
export interface Picked {
  readonly type: "Picked";
  readonly seat: number;
  readonly die: number;
}

/** Dice that no player picked went back to the supply. */
export interface PoolCleared {
  readonly type: "PoolCleared";
  readonly dice: readonly number[];
}

/** Prestige tokens came from the supply, for this heirloom, quest, beast, location or house. */
export interface PrestigeGained {
  readonly type: "PrestigeGained";
  readonly seat: number;
  readonly prestige: number;
  readonly cause: "beast" | "completed" | "equipped" | "house" | "location" | "quest" | "summoned";
  readonly piece: string;
}

/** The rest went to the bottom of the deck. */
export interface PutBelow {
  readonly type: "PutBelow";
  readonly seat: number;
  readonly count: number;
}

/** A completed quest left the board, and its deck is empty. */
export interface QuestLeft {
  readonly type: "QuestLeft";
  readonly seat: number;
  readonly quest: string;
}

/** The next quest of a deck was turned up. */
export interface QuestRevealed {
  readonly type: "QuestRevealed";
  readonly quest: string;
}

/** Tiles received their resource. */
export interface Refilled {
  readonly type: "Refilled";
  readonly locations: readonly string[];
}

/** A die went from a treasury to the crest. */
export interface Reserved {
  readonly type: "Reserved";
  readonly seat: number;
  readonly die: number;
}

/** A discard pile became a new deck. `deck`: beasts or curses. */
export interface Reshuffled {
  readonly type: "Reshuffled";
  readonly deck: string;
}

/** Resources went back to the supply. `cause`: cost, exchange, limit, lost. */
export interface Returned {
  readonly type: "Returned";
  readonly seat: number;
  readonly resources: readonly string[];
  readonly cause: string;
}

/** A beast card was shown, to be summoned. */
export interface Revealed {
  readonly type: "Revealed";
  readonly seat: number;
  readonly beast: string;
}

/** A round begins, and the pool is rolled. */
export interface RoundBegan {
  readonly type: "RoundBegan";
  readonly round: number;
  readonly dice: readonly number[];
}

/** The season tracker moved to a space. */
export interface SeasonMoved {
  readonly type: "SeasonMoved";
  readonly season: string;
  readonly spot: string;
}

/** A beast entered a stable. */
export interface Summoned {
  readonly type: "Summoned";
  readonly seat: number;
  readonly beast: string;
}

/** Chalice and Guild Master went home. */
export interface TokensReturned {
  readonly type: "TokensReturned";
}

/** A player's turn begins. */
export interface TurnBegan {
  readonly type: "TurnBegan";
  readonly seat: number;
}

/** A turn of the Action phase ended. */
export interface TurnEnded {
  readonly type: "TurnEnded";
  readonly seat: number;
}

/** Let the next activation of this turn use any die. */
export interface WildDie {
  readonly type: "WildDie";
  readonly seat: number;
}

/** The year tracker advanced. */
export interface YearBegan {
  readonly type: "YearBegan";
  readonly year: number;
}

export type Happened =
  | AbilityUsed
  | Activated
  | AllReadied
  | BeastExhausted
  | BeastLeft
  | BeastReadied
  | Began
  | ChaliceTaken
  | Completed
  | CrestCleared
  | CrestRolled
  | CrownPassed
  | CurseDrawn
  | CurseGiven
  | CurseLeft
  | CursePrevented
  | CurseReceived
  | DiceReturned
  | DieDiscarded
  | DieRerolled
  | DieTurned
  | Discarded
  | Drew
  | Equipped
  | Gained
  | GameEnded
  | GuildMasterTaken
  | HouseChosen
  | Kept
  | Looked
  | PenaltyCounted
  | Picked
  | PoolCleared
  | PrestigeGained
  | PutBelow
  | QuestLeft
  | QuestRevealed
  | Refilled
  | Reserved
  | Reshuffled
  | Returned
  | Revealed
  | RoundBegan
  | SeasonMoved
  | Summoned
  | TokensReturned
  | TurnBegan
  | TurnEnded
  | WildDie
  | YearBegan;

/** Rules 16. The options of a table. */
export interface Agreed {
  readonly houses: "chosen" | "random";
}
