// Written by `regalia types`; change the Python records instead.

/** A card next to a Region, as it is now; `card` is None if the viewer cannot see it. */
export interface SeenCard {
  readonly card: string | null;
  readonly owner: number;
  readonly down: boolean;
  readonly tokens: number;
  readonly taken_part: boolean;
  readonly strength: number;
  readonly archetype: string;
  readonly traits: readonly string[];
  readonly commands: readonly string[];
}

/** A Region. Supporters are counted seat by seat. */
export interface SeenRegion {
  readonly cards: readonly SeenCard[];
  readonly supporters: readonly number[];
  readonly taken_part: readonly number[];
  readonly marker: number | null;
  readonly resolved: boolean;
  readonly kingdom: readonly string[];
  readonly locked: boolean;
}

/** A Location. */
export interface SeenLocation {
  readonly heralds: readonly number[];
  readonly markers: readonly number[];
  readonly kingdom: readonly string[];
}

/** A Council; votes and markers seat by seat. */
export interface SeenCouncil {
  readonly cards: readonly string[];
  readonly votes: readonly number[];
  readonly markers: readonly number[];
}

/** Rules 6.3. What one thing adds to a participant's total. */
export interface Part {
  readonly what: string;
  readonly strength: number;
  readonly card: string;
}

/** A card that was eliminated in a Clash, and what eliminated it. */
export interface Fallen {
  readonly card: string;
  readonly by: readonly string[];
}

/** The Clash that is being resolved, and its current totals. */
export interface SeenClash {
  readonly region: string;
  readonly participants: readonly number[];
  readonly parts: readonly (readonly Part[])[];
  readonly lowest: boolean;
  readonly first: boolean;
  readonly fallen: readonly Fallen[];
}

/** The result of a Clash of this Round: all parts of the totals, participant by participant. */
export interface Outcome {
  readonly region: string;
  readonly who: readonly number[];
  readonly parts: readonly (readonly Part[])[];
  readonly best: readonly number[];
  readonly lowest: boolean;
  readonly fallen: readonly Fallen[];
}

/** What a card has gained for the Clash or the Round. */
export interface SeenGift {
  readonly card: string;
  readonly what: string;
  readonly other: string | null;
  readonly until: "clash" | "round";
}

/** A space of a board. `strength` is what a thief must exceed. */
export interface SeenSpace {
  readonly kingdom: string | null;
  readonly occupier: string | null;
  readonly strength: number;
}

/** A Tactic. */
export interface SeenTactic {
  readonly tactic: string;
  readonly markers: number;
  readonly exhausted: boolean;
}

/** A player's area. */
export interface SeenSeat {
  readonly faction: string | null;
  readonly influence: number;
  readonly lore: number;
  readonly hand_size: number;
  readonly hand: readonly string[] | null;
  readonly hand_count: number;
  readonly seen: readonly string[];
  readonly deck: readonly (string | null)[];
  readonly discard: readonly string[];
  readonly site: readonly string[];
  readonly site_lore: number;
  readonly spaces: readonly SeenSpace[];
  readonly headquarters: readonly string[];
  readonly supply: readonly string[];
  readonly tactics: readonly SeenTactic[];
  readonly supporters: number;
  readonly fallen: number;
  readonly taken_part: Readonly<Record<string, number>>;
  readonly herald: string | null;
  readonly bid: string | null;
  readonly arriving: readonly string[];
  readonly aside: readonly (string | null)[];
  readonly offers: readonly string[] | null;
  readonly offered: number;
  readonly lasting: readonly string[];
  readonly used: readonly string[];
}

/** The table through some eyes. */
export interface View {
  readonly round: number;
  readonly rounds: number;
  readonly phase: "autumn" | "over" | "setup" | "spring" | "summer" | "winter" | "year";
  readonly order: readonly number[];
  readonly road: readonly (string | null)[];
  readonly kingdom_deck: number;
  readonly ahead: readonly string[] | null;
  readonly kingdom_discard: readonly string[];
  readonly regions: Readonly<Record<string, SeenRegion>>;
  readonly locations: Readonly<Record<string, SeenLocation>>;
  readonly councils: Readonly<Record<string, SeenCouncil>>;
  readonly clash: SeenClash | null;
  readonly outcomes: readonly Outcome[];
  readonly lost: readonly string[];
  readonly burned: readonly string[];
  readonly favour: number | null;
  readonly favour_uses: number;
  readonly door: number;
  readonly gifts: readonly SeenGift[];
  readonly acting: number | null;
  readonly doing: string | null;
  readonly with_card: string | null;
  readonly picked: readonly (string | number)[];
  readonly acquiring: string | null;
  readonly contested: string | null;
  readonly seats: readonly SeenSeat[];
}

/** Acquire this Kingdom card with this card. */
export interface Acquire {
  readonly type: "Acquire";
  readonly kingdom: string;
  readonly card: string;
}

/** Pick a Location. */
export interface AtLocation {
  readonly type: "AtLocation";
  readonly location: string;
}

/** Pick a Region. */
export interface AtRegion {
  readonly type: "AtRegion";
  readonly region: string;
}

/** Play this faction. */
export interface Become {
  readonly type: "Become";
  readonly faction: string;
}

/** Bid this card. */
export interface Bid {
  readonly type: "Bid";
  readonly card: string;
}

/** Acquire this card of the Site of Power. */
export interface Buy {
  readonly type: "Buy";
  readonly card: string;
}

/** Pick a faction card. */
export interface Card {
  readonly type: "Card";
  readonly card: string;
}

/** The Regions in the order of their Clashes. */
export interface ClashOrder {
  readonly type: "ClashOrder";
  readonly first: string;
  readonly second: string;
  readonly third: string;
}

/** Use a Command of this card. */
export interface Command {
  readonly type: "Command";
  readonly card: string;
  readonly command: string;
}

/** Skip what is offered. */
export interface Decline {
  readonly type: "Decline";
}

/** Deploy this card next to this Region. */
export interface Deploy {
  readonly type: "Deploy";
  readonly card: string;
  readonly region: string;
}

/** Nothing more. */
export interface Done {
  readonly type: "Done";
}

/** Gain this. */
export interface Gain {
  readonly type: "Gain";
  readonly what: string;
}

/** Govern with this card in this Council. */
export interface Govern {
  readonly type: "Govern";
  readonly card: string;
  readonly council: string;
}

/** Pick a player's Herald. */
export interface Herald {
  readonly type: "Herald";
  readonly seat: number;
}

/** Pick a Council. */
export interface InCouncil {
  readonly type: "InCouncil";
  readonly council: string;
}

/** Journey with this card. */
export interface Journey {
  readonly type: "Journey";
  readonly card: string;
}

/** Begin with this Kingdom card. */
export interface Keep {
  readonly type: "Keep";
  readonly kingdom: string;
}

/** Pick a Kingdom card. */
export interface Kingdom {
  readonly type: "Kingdom";
  readonly kingdom: string;
}

/** Put these cards face down next to the Regions. */
export interface Lay {
  readonly type: "Lay";
  readonly highlands: string | null;
  readonly plateau: string | null;
  readonly lowlands: string | null;
}

/** A faction marker of this player in the Council; numbered, because they are all alike. */
export interface Marker {
  readonly type: "Marker";
  readonly seat: number;
  readonly number: number;
}

/** Play no card. */
export interface Pass {
  readonly type: "Pass";
}

/** Play this card in a tie. */
export interface Play {
  readonly type: "Play";
  readonly card: string;
}

/** Pick a player. */
export interface Player {
  readonly type: "Player";
  readonly seat: number;
}

/** Return the Bidding card to the hand. */
export interface Return {
  readonly type: "Return";
}

/** Put it on this space of the board. */
export interface Space {
  readonly type: "Space";
  readonly space: number;
}

/** Steal this Kingdom card. */
export interface Steal {
  readonly type: "Steal";
  readonly kingdom: string;
}

/** A Supporter on this Region, or in the Lost Pile; numbered, because they are all alike. */
export interface Supporter {
  readonly type: "Supporter";
  readonly place: string;
  readonly number: number;
}

/** Pick a Tactic. */
export interface Tactic {
  readonly type: "Tactic";
  readonly tactic: string;
}

/** Take this Kingdom card from the Great Road. */
export interface Take {
  readonly type: "Take";
  readonly kingdom: string;
}

/** Let the card go there. */
export interface To {
  readonly type: "To";
  readonly place: string;
}

/** Set the Order Track, from the top. */
export interface Track {
  readonly type: "Track";
  readonly order: readonly number[];
}

/** Activate this Action; `card` is the faction card that prints it. */
export interface Use {
  readonly type: "Use";
  readonly action: string;
  readonly card: string;
}

export type Choice =
  | Acquire
  | AtLocation
  | AtRegion
  | Become
  | Bid
  | Buy
  | Card
  | ClashOrder
  | Command
  | Decline
  | Deploy
  | Done
  | Gain
  | Govern
  | Herald
  | InCouncil
  | Journey
  | Keep
  | Kingdom
  | Lay
  | Marker
  | Pass
  | Play
  | Player
  | Return
  | Space
  | Steal
  | Supporter
  | Tactic
  | Take
  | To
  | Track
  | Use;

/** A card was laid aside face down in the advanced set-up; into a Council that every player knows. */
export interface Aside {
  readonly type: "Aside";
  readonly seat: number;
  readonly place: string;
  readonly card: string | null;
}

/** A deck was empty when a card had to be drawn. */
export interface Attrition {
  readonly type: "Attrition";
  readonly seat: number;
}

/** All Bidding cards, by seat. */
export interface BidsShown {
  readonly type: "BidsShown";
  readonly cards: readonly string[];
}

/** A card used a Command. */
export interface Commanded {
  readonly type: "Commanded";
  readonly seat: number;
  readonly card: string;
  readonly command: string;
}

/** A face-down card was exchanged with another card, whose name is known only if it was face up. */
export interface DownExchanged {
  readonly type: "DownExchanged";
  readonly seat: number;
  readonly region: string;
  readonly card: string | null;
  readonly was: string | null;
  readonly open: boolean;
}

/** Two face-down cards of a player changed places. */
export interface DownSwapped {
  readonly type: "DownSwapped";
  readonly seat: number;
  readonly first: string;
  readonly second: string;
}

/** A player drew cards. Others see how many. */
export interface Drew {
  readonly type: "Drew";
  readonly seat: number;
  readonly count: number;
  readonly cards: readonly string[] | null;
}

/** A card was eliminated by others. */
export interface Eliminated {
  readonly type: "Eliminated";
  readonly card: string;
  readonly by: readonly string[];
}

/** A player will not place a card next to these Regions. */
export interface Forwent {
  readonly type: "Forwent";
  readonly seat: number;
  readonly regions: readonly string[];
}

/** A card has a Command, a trait or other words until the end of the Clash or the Round. */
export interface Gifted {
  readonly type: "Gifted";
  readonly seat: number;
  readonly card: string;
  readonly what: string;
  readonly other: string;
}

/** A card went to a Council to govern. */
export interface Governed {
  readonly type: "Governed";
  readonly seat: number;
  readonly card: string;
  readonly council: string;
}

/** A Hand Size went up or down. */
export interface HandSizeChanged {
  readonly type: "HandSizeChanged";
  readonly seat: number;
  readonly size: number;
}

/** A card went on a Journey. */
export interface Journeyed {
  readonly type: "Journeyed";
  readonly seat: number;
  readonly card: string;
}

/** A card was put face down next to a Region. */
export interface LaidDown {
  readonly type: "LaidDown";
  readonly seat: number;
  readonly region: string;
  readonly card: string | null;
}

/** A player's card moved from one place to another. If it is secret, others do not see which card. */
export interface Moved {
  readonly type: "Moved";
  readonly seat: number;
  readonly card: string | null;
  readonly source: string;
  readonly target: string;
  readonly secret: boolean;
}

/** A player looked at all face-down cards next to a Region. */
export interface Peeked {
  readonly type: "Peeked";
  readonly seat: number;
  readonly region: string;
  readonly cards: readonly string[] | null;
}

/** Face-down cards next to a Region were turned up. */
export interface Revealed {
  readonly type: "Revealed";
  readonly region: string;
  readonly cards: readonly string[];
}

/** A player showed cards of the hand. */
export interface Showed {
  readonly type: "Showed";
  readonly seat: number;
  readonly cards: readonly string[];
}

/** A Discard Pile became the deck. */
export interface Shuffled {
  readonly type: "Shuffled";
  readonly seat: number;
}

/** An Influence token was put on a card, or taken off. */
export interface TokenPut {
  readonly type: "TokenPut";
  readonly card: string;
  readonly tokens: number;
}

/** A player activated an Action; `card` is the faction card that prints it. */
export interface Activated {
  readonly type: "Activated";
  readonly seat: number;
  readonly action: string;
  readonly card: string;
}

/** Kingdom cards that only one player sees. */
export interface DealtKingdom {
  readonly type: "DealtKingdom";
  readonly seat: number;
  readonly cards: readonly string[] | null;
}

/** The Lantern shows the top of the Kingdom Deck. */
export interface Glimpsed {
  readonly type: "Glimpsed";
  readonly seat: number;
  readonly cards: readonly string[] | null;
}

/** A Kingdom card left a board, a Supply or the Map. */
export interface KingdomLeft {
  readonly type: "KingdomLeft";
  readonly seat: number;
  readonly kingdom: string;
  readonly target: "burned" | "kingdom_discard";
}

/** A Kingdom card was put on a board, with a faction card under it. */
export interface KingdomOccupied {
  readonly type: "KingdomOccupied";
  readonly seat: number;
  readonly kingdom: string;
  readonly space: number;
  readonly card: string;
}

/** A Kingdom card was put on the Map, or into a Supply. */
export interface KingdomPlaced {
  readonly type: "KingdomPlaced";
  readonly seat: number;
  readonly kingdom: string;
  readonly place: string;
}

/** A Kingdom card left an opponent's board for another's. */
export interface KingdomStolen {
  readonly type: "KingdomStolen";
  readonly seat: number;
  readonly victim: number;
  readonly kingdom: string;
}

/** A Kingdom card was acquired. */
export interface KingdomTaken {
  readonly type: "KingdomTaken";
  readonly seat: number;
  readonly kingdom: string;
  readonly source: "kingdom_deck" | "kingdom_discard" | "road";
}

/** The current cards of the Great Road. */
export interface RoadChanged {
  readonly type: "RoadChanged";
  readonly discarded: readonly string[];
  readonly road: readonly string[];
}

/** A card left a Site of Power. */
export interface SiteCardAcquired {
  readonly type: "SiteCardAcquired";
  readonly seat: number;
  readonly card: string;
  readonly paid: number;
}

/** A Tactic was turned over, or burned. */
export interface TacticChanged {
  readonly type: "TacticChanged";
  readonly seat: number;
  readonly tactic: string;
  readonly became: "burned" | "exhausted" | "unexhausted";
}

/** A Clash begins between these players. */
export interface ClashBegan {
  readonly type: "ClashBegan";
  readonly region: string;
  readonly who: readonly number[];
  readonly first: boolean;
}

/** These players are tied. */
export interface ClashTied {
  readonly type: "ClashTied";
  readonly region: string;
  readonly who: readonly number[];
}

/** A player won a Region. */
export interface ClashWon {
  readonly type: "ClashWon";
  readonly region: string;
  readonly seat: number;
}

/** The Clash Markers were placed. */
export interface ClashesOrdered {
  readonly type: "ClashesOrdered";
  readonly seat: number;
  readonly regions: readonly string[];
}

/** A player claimed the Kingdom's Favour. */
export interface FavourClaimed {
  readonly type: "FavourClaimed";
  readonly seat: number;
}

/** The disc was turned; without uses it went back to Harvest Field. */
export interface FavourTurned {
  readonly type: "FavourTurned";
  readonly seat: number;
  readonly uses: number;
}

/** Influence and Lore went to a Supply. `cause` names the card, tile or rule. */
export interface Gained {
  readonly type: "Gained";
  readonly seat: number;
  readonly influence: number;
  readonly lore: number;
  readonly cause: string;
}

/** The game is over; the winner. */
export interface GameEnded {
  readonly type: "GameEnded";
  readonly seat: number;
}

/** A Herald went to a Location, or home to its board. */
export interface HeraldMoved {
  readonly type: "HeraldMoved";
  readonly seat: number;
  readonly location: string | null;
}

/** A player claims a Location Reward. */
export interface LocationClaimed {
  readonly type: "LocationClaimed";
  readonly seat: number;
  readonly location: string;
}

/** Lore was put on an empty Site of Power. */
export interface LoreStored {
  readonly type: "LoreStored";
  readonly seat: number;
  readonly lore: number;
}

/** Faction markers were put on a Council or a Location, or taken back if the count is negative. */
export interface MarkerPut {
  readonly type: "MarkerPut";
  readonly seat: number;
  readonly place: string;
  readonly count: number;
}

/** A Region ends without a winner. */
export interface NobodyWon {
  readonly type: "NobodyWon";
  readonly region: string;
}

/** A season begins. */
export interface PhaseBegan {
  readonly type: "PhaseBegan";
  readonly phase: "autumn" | "spring" | "summer" | "winter" | "year";
}

/** A round begins. */
export interface RoundBegan {
  readonly type: "RoundBegan";
  readonly number: number;
}

/** Every player has a faction. */
export interface Seated {
  readonly type: "Seated";
  readonly factions: readonly string[];
}

/** Influence went from one Supply to another. */
export interface Stole {
  readonly type: "Stole";
  readonly seat: number;
  readonly victim: number;
  readonly influence: number;
}

/** Supporters moved; a place is a Region, `board` or `lost`. */
export interface SupportersMoved {
  readonly type: "SupportersMoved";
  readonly seat: number;
  readonly source: string;
  readonly target: string;
  readonly count: number;
}

/** The totals of a Clash, participant by participant. */
export interface Tallied {
  readonly type: "Tallied";
  readonly region: string;
  readonly who: readonly number[];
  readonly totals: readonly number[];
  readonly parts: readonly (readonly Part[])[];
  readonly lowest: boolean;
}

/** A tied player plays no card. */
export interface TiePassed {
  readonly type: "TiePassed";
  readonly seat: number;
}

/** The Order Track, from the top. */
export interface TrackSet {
  readonly type: "TrackSet";
  readonly order: readonly number[];
}

export type Happened =
  | Aside
  | Attrition
  | BidsShown
  | Commanded
  | DownExchanged
  | DownSwapped
  | Drew
  | Eliminated
  | Forwent
  | Gifted
  | Governed
  | HandSizeChanged
  | Journeyed
  | LaidDown
  | Moved
  | Peeked
  | Revealed
  | Showed
  | Shuffled
  | TokenPut
  | Activated
  | DealtKingdom
  | Glimpsed
  | KingdomLeft
  | KingdomOccupied
  | KingdomPlaced
  | KingdomStolen
  | KingdomTaken
  | RoadChanged
  | SiteCardAcquired
  | TacticChanged
  | ClashBegan
  | ClashTied
  | ClashWon
  | ClashesOrdered
  | FavourClaimed
  | FavourTurned
  | Gained
  | GameEnded
  | HeraldMoved
  | LocationClaimed
  | LoreStored
  | MarkerPut
  | NobodyWon
  | PhaseBegan
  | RoundBegan
  | Seated
  | Stole
  | SupportersMoved
  | Tallied
  | TiePassed
  | TrackSet;

/** Rules 16. The options of a table; the defaults are the standard game. */
export interface Agreed {
  readonly rounds: 4 | 5 | 6;
  readonly advanced: boolean;
  readonly hand_size_max: 7 | 8;
  readonly factions: "chosen" | "random";
}
