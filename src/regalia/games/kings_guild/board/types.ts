// Written by `regalia types`; change the Python records instead.

/** A face-up card of the quest deck; `sigils` as in the state. */
export interface SeenQuest {
  readonly quest: string;
  readonly sigils: readonly (number | null)[];
  readonly hero_drawn: boolean;
  readonly thug: boolean;
}

/** A specialist in the row. `prices`: what each seat would pay. */
export interface SeenRecruit {
  readonly specialist: string;
  readonly coins: number;
  readonly prices: readonly number[];
}

/** A treasure on the table; `treasure` is None if the viewer cannot see it. */
export interface SeenCard {
  readonly colour: string;
  readonly treasure: string | null;
}

/** A room on a mat. */
export interface SeenTile {
  readonly room: string;
  readonly column: number;
  readonly row: number;
}

/** A specialist of a guild, and the space it sits on. */
export interface Employee {
  readonly specialist: string;
  readonly space: string;
}

/** A line of the scoring sheet: prestige for one thing, how often it counts, and the section of the rules. */
export interface Line {
  readonly category: string;
  readonly piece: string;
  readonly count: number;
  readonly prestige: number;
  readonly rule: string;
}

/** A guild. Others see the backs of the hand, and the faces of cards they saw go there. */
export interface SeenSeat {
  readonly guild: string;
  readonly mat: string;
  readonly coins: number;
  readonly resources: Readonly<Record<string, number>>;
  readonly storage: number;
  readonly tiles: readonly SeenTile[];
  readonly staff: readonly Employee[];
  readonly baggage: string | null;
  readonly hand: readonly string[] | null;
  readonly backs: readonly number[];
  readonly seen: readonly string[];
  readonly hand_limit: number;
  readonly won: readonly string[];
  readonly sigils: number;
  readonly offered: boolean;
  readonly prestige: number;
  readonly sheet: readonly Line[] | null;
}

/** The table through some eyes. */
export interface View {
  readonly phase: "final" | "over" | "play" | "setup";
  readonly solo: boolean;
  readonly turn: number;
  readonly active: number;
  readonly first: number;
  readonly last: number | null;
  readonly supply: Readonly<Record<string, number>>;
  readonly rooms: Readonly<Record<string, number>>;
  readonly slots: readonly (SeenQuest | null)[];
  readonly deck: number;
  readonly top: "age2" | "arcane" | "base" | "special" | null;
  readonly ahead: readonly string[] | null;
  readonly peeked: number;
  readonly row: readonly (SeenRecruit | null)[];
  readonly recruits: number;
  readonly letter: string | null;
  readonly stacks: readonly number[];
  readonly discards: readonly (readonly string[])[];
  readonly gone: readonly string[];
  readonly drawn: readonly SeenCard[];
  readonly fortunes: number;
  readonly taken: readonly string[];
  readonly returned: readonly string[];
  readonly placing: string | null;
  readonly hiring: string | null;
  readonly moving: string | null;
  readonly named: readonly string[] | null;
  readonly victim: number | null;
  readonly crafted: string | null;
  readonly bids: readonly number[];
  readonly rating: string | null;
  readonly seats: readonly SeenSeat[];
}

/** Build this room; the next question is where. */
export interface Build {
  readonly type: "Build";
  readonly room: string;
}

/** Build the King's Statue. */
export interface BuildStatue {
  readonly type: "BuildStatue";
}

/** The Warlock burns this scroll. */
export interface Burn {
  readonly type: "Burn";
  readonly treasure: string;
}

/** Buy this relic out of the discard piles. */
export interface Buy {
  readonly type: "Buy";
  readonly treasure: string;
}

/** On this cell of the mat, for a wide tile its left one. */
export interface Cell {
  readonly type: "Cell";
  readonly column: number;
  readonly row: number;
}

/** Draw this colour. */
export interface Choose {
  readonly type: "Choose";
  readonly colour: string;
}

/** Make these items of a quest. */
export interface Craft {
  readonly type: "Craft";
  readonly quest: string;
  readonly items: "both" | "left" | "right";
}

/** Skip what is offered. */
export interface Decline {
  readonly type: "Decline";
}

/** Discard this treasure, for no coins. */
export interface Discard {
  readonly type: "Discard";
  readonly treasure: string;
}

/** Nothing more. */
export interface Done {
  readonly type: "Done";
}

/** Pay for a treasure that this hero's specialist finds. */
export interface DrawForHero {
  readonly type: "DrawForHero";
  readonly specialist: string;
}

/** End the turn. */
export interface EndTurn {
  readonly type: "EndTurn";
}

/** Hire this specialist; the next question is its space. */
export interface Hire {
  readonly type: "Hire";
  readonly specialist: string;
}

/** Keep this treasure. */
export interface Keep {
  readonly type: "Keep";
  readonly treasure: string;
}

/** The Bard moves this specialist; the next question is where. */
export interface Move {
  readonly type: "Move";
  readonly specialist: string;
}

/** Name this kind of resource. */
export interface Name {
  readonly type: "Name";
  readonly resource: string;
}

/** Make the offering to the Council. */
export interface Offer {
  readonly type: "Offer";
}

/** Onto this kind of space: an outer one, or one in this chamber. */
export interface Onto {
  readonly type: "Onto";
  readonly space: string;
}

/** No action is possible. */
export interface Pass {
  readonly type: "Pass";
}

/** The Oracle looks at the next quest cards. */
export interface Peek {
  readonly type: "Peek";
}

/** Put the thug token on this quest. */
export interface PlaceThug {
  readonly type: "PlaceThug";
  readonly quest: string;
}

/** Play this treasure. */
export interface Play {
  readonly type: "Play";
  readonly treasure: string;
}

/** Return one of this resource to the supply. */
export interface Return {
  readonly type: "Return";
  readonly resource: string;
}

/** Take a resource from this player; the next question is which one. */
export interface Rob {
  readonly type: "Rob";
  readonly victim: number;
}

/** Sell this treasure. */
export interface Sell {
  readonly type: "Sell";
  readonly treasure: string;
}

/** Begin with these two resources. */
export interface StartWith {
  readonly type: "StartWith";
  readonly resources: readonly string[];
}

/** Take one of this resource from the supply. */
export interface Take {
  readonly type: "Take";
  readonly resource: string;
}

/** Take this quest. */
export interface TakeQuest {
  readonly type: "TakeQuest";
  readonly quest: string;
}

export type Choice =
  | Build
  | BuildStatue
  | Burn
  | Buy
  | Cell
  | Choose
  | Craft
  | Decline
  | Discard
  | Done
  | DrawForHero
  | EndTurn
  | Hire
  | Keep
  | Move
  | Name
  | Offer
  | Onto
  | Pass
  | Peek
  | PlaceThug
  | Play
  | Return
  | Rob
  | Sell
  | StartWith
  | Take
  | TakeQuest;

/** A specialist entered the row. */
export interface Arrived {
  readonly type: "Arrived";
  readonly specialist: string;
}

/** The Aristocrat's baggage took a space. */
export interface BaggagePut {
  readonly type: "BaggagePut";
  readonly seat: number;
  readonly space: string;
}

/** Guilds and mats are dealt; this player starts. */
export interface Began {
  readonly type: "Began";
  readonly first: number;
}

/** A bid for the King's Statue was turned up, together with all others. */
export interface BidShown {
  readonly type: "BidShown";
  readonly seat: number;
  readonly bid: number;
}

/** A relic was bought out of a discard pile. */
export interface Bought {
  readonly type: "Bought";
  readonly seat: number;
  readonly treasure: string;
}

/** A room was placed on a mat. */
export interface Built {
  readonly type: "Built";
  readonly seat: number;
  readonly room: string;
  readonly column: number;
  readonly row: number;
}

/** The Warlock removed a scroll from the game. */
export interface Burned {
  readonly type: "Burned";
  readonly seat: number;
  readonly treasure: string;
}

/** A quest went to its maker: the player who made its first item. */
export interface Completed {
  readonly type: "Completed";
  readonly seat: number;
  readonly quest: string;
}

/** Prestige of a chamber that was filled or left, or of what counts at the end. `cause`: a category of the sheet. */
export interface Counted {
  readonly type: "Counted";
  readonly seat: number;
  readonly cause: string;
  readonly prestige: number;
  readonly at_end: boolean;
}

/** Items of a quest were made, for this many coins. */
export interface Crafted {
  readonly type: "Crafted";
  readonly seat: number;
  readonly quest: string;
  readonly items: string;
  readonly coins: number;
}

/** A treasure was discarded for nothing. */
export interface Discarded {
  readonly type: "Discarded";
  readonly seat: number;
  readonly treasure: string;
}

/** A coin was put on each of these specialists. */
export interface Discounted {
  readonly type: "Discounted";
  readonly specialists: readonly string[];
}

/** A treasure was drawn into a hand. Others see the back only. */
export interface Drew {
  readonly type: "Drew";
  readonly seat: number;
  readonly colour: string;
  readonly treasure: string | null;
}

/** Coins came from the bank. `cause`: item, sale, cell, scroll, start, thug. */
export interface Earned {
  readonly type: "Earned";
  readonly seat: number;
  readonly coins: number;
  readonly cause: string;
}

/** The Offering lies open: every player has one more turn, this player the last one. */
export interface FinalRoundBegan {
  readonly type: "FinalRoundBegan";
  readonly seat: number;
}

/** The treasures of a quest that two players made; the one who finished it sees them and splits them. */
export interface Found {
  readonly type: "Found";
  readonly seat: number;
  readonly colours: readonly string[];
  readonly treasures: readonly string[] | null;
}

/** Resources went from the supply to a guild. `cause`: gather, bonus, treasure, start, cell, exchange. */
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

/** One of those treasures was handed to the other maker. */
export interface Gave {
  readonly type: "Gave";
  readonly seat: number;
  readonly owner: number;
  readonly colour: string;
  readonly treasure: string | null;
}

/** A specialist entered a guild, for this price. */
export interface Hired {
  readonly type: "Hired";
  readonly seat: number;
  readonly specialist: string;
  readonly space: string;
  readonly coins: number;
}

/** One of those treasures was kept. */
export interface Kept {
  readonly type: "Kept";
  readonly seat: number;
  readonly colour: string;
  readonly treasure: string | null;
}

/** The Bard moved a specialist. */
export interface Moved {
  readonly type: "Moved";
  readonly seat: number;
  readonly specialist: string;
  readonly space: string;
}

/** An offering was made to the Council. */
export interface Offered {
  readonly type: "Offered";
  readonly seat: number;
}

/** Coins were paid. `cause`: room, specialist, statue, hero, scroll, relic, thug. */
export interface Paid {
  readonly type: "Paid";
  readonly seat: number;
  readonly coins: number;
  readonly cause: string;
}

/** No action was possible. */
export interface Passed {
  readonly type: "Passed";
  readonly seat: number;
}

/** The Oracle looked at the top of the quest deck. */
export interface Peeked {
  readonly type: "Peeked";
  readonly seat: number;
  readonly quests: readonly string[] | null;
}

/** A treasure was played. */
export interface Played {
  readonly type: "Played";
  readonly seat: number;
  readonly treasure: string;
}

/** A quest left the game. */
export interface QuestLeft {
  readonly type: "QuestLeft";
  readonly quest: string;
}

/** A discard pile became a new stack; its scrolls left the game. */
export interface Reshuffled {
  readonly type: "Reshuffled";
  readonly colour: string;
}

/** Resources went back to the supply. `cause`: cost, limit, spoiled, exchange. */
export interface Returned {
  readonly type: "Returned";
  readonly seat: number;
  readonly resources: readonly string[];
  readonly cause: string;
}

/** The next card of the quest deck was turned up. */
export interface Revealed {
  readonly type: "Revealed";
  readonly quest: string;
}

/** A treasure was sold. */
export interface Sold {
  readonly type: "Sold";
  readonly seat: number;
  readonly treasure: string;
  readonly coins: number;
}

/** A specialist left the game. */
export interface SpecialistLeft {
  readonly type: "SpecialistLeft";
  readonly specialist: string;
}

/** No player gets the King's Statue: the highest bid was shared, or the solo row pushed the Funeral out. */
export interface StatueLost {
  readonly type: "StatueLost";
}

/** The Smuggler took a resource. */
export interface Stole {
  readonly type: "Stole";
  readonly seat: number;
  readonly victim: number;
  readonly resource: string;
}

/** The thug token was put on a quest. */
export interface ThugPlaced {
  readonly type: "ThugPlaced";
  readonly seat: number;
  readonly quest: string;
}

/** A turn begins; `final` if it is the player's last. */
export interface TurnBegan {
  readonly type: "TurnBegan";
  readonly seat: number;
  readonly turn: number;
  readonly final: boolean;
}

export type Happened =
  | Arrived
  | BaggagePut
  | Began
  | BidShown
  | Bought
  | Built
  | Burned
  | Completed
  | Counted
  | Crafted
  | Discarded
  | Discounted
  | Drew
  | Earned
  | FinalRoundBegan
  | Found
  | Gained
  | GameEnded
  | Gave
  | Hired
  | Kept
  | Moved
  | Offered
  | Paid
  | Passed
  | Peeked
  | Played
  | QuestLeft
  | Reshuffled
  | Returned
  | Revealed
  | Sold
  | SpecialistLeft
  | StatueLost
  | Stole
  | ThugPlaced
  | TurnBegan;

/** Rules 11. The options of a table; the defaults are the rules. */
export interface Agreed {
  readonly blue_stack: "published" | "seed";
  readonly stalled: "final_round" | "play_on";
}
