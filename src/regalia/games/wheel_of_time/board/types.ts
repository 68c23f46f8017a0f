// Written by `regalia types`; change the Python records instead.

/** Rules 2.2. An ability of a force. */
export interface SeenNumber {
  readonly printed: number;
  readonly permanent: number;
  readonly current: number;
}

/** One change of an ability, made by a card or by tokens. Printed and all changes are the current ability. */
export interface Change {
  readonly ability: "C" | "I" | "O" | "P";
  readonly amount: number;
  readonly by: string;
  readonly permanent: boolean;
  readonly token: "corruption" | "damage" | null;
}

/** A card in play. */
export interface SeenPiece {
  readonly id: number;
  readonly kind: string;
  readonly owner: number;
  readonly seat: number;
  readonly place: "field" | "home";
  readonly challenge: number;
  readonly rotated: boolean;
  readonly damage: number;
  readonly corruption: number;
  readonly host: number;
  readonly avatar: boolean;
  readonly starting: boolean;
  readonly tokens: readonly (readonly [string, number])[];
  readonly control: readonly [number, number];
  readonly chosen: string;
  readonly was: readonly string[];
  readonly sub: string;
  readonly fulfilled: boolean;
  readonly abilities: readonly SeenNumber[];
  readonly changes: readonly Change[];
  readonly traits: readonly string[];
  readonly allegiances: readonly string[];
  readonly acts_as: "char" | "troop";
  readonly mortal: boolean;
  readonly dice: readonly number[];
  readonly stashed: number;
}

/** Rules 6.5. What one side has in a challenge: totals, and damage that it will deal. */
export interface Score {
  readonly support: number;
  readonly opposition: number;
  readonly char: number;
  readonly troop: number;
  readonly char_oath: number;
  readonly troop_oath: number;
}

/** Rules 6.5. Rolled damage that its dealer still has to split between the pools. */
export interface Loose {
  readonly source: number;
  readonly seat: number;
  readonly amount: number;
  readonly oath: number;
}

/** Rules 6.6.1. Damage whose source's controller chooses the card that takes it. */
export interface Targeted {
  readonly source: number;
  readonly seat: number;
  readonly amount: number;
}

/** A challenge of this turn; only its player knows a face-down card. */
export interface SeenChallenge {
  readonly id: number;
  readonly form: "card" | "contest" | "last_battle" | "pattern" | "virtual";
  readonly seat: number;
  readonly kind: string | null;
  readonly piece: number;
  readonly hidden: boolean;
  readonly targets: readonly number[];
  readonly kinds: readonly string[];
  readonly players: readonly number[];
  readonly chosen: string;
  readonly stage: "ctg" | "declared" | "om" | "outcome" | "resolved";
  readonly scores: readonly [Score, Score];
  readonly support: number;
  readonly opposition: number;
  readonly ends: string;
  readonly loose: readonly Loose[];
  readonly targeted: readonly Targeted[];
  readonly terrain: string;
  readonly winner: number;
  readonly margin: number;
}

/** A die of a roll. */
export interface Die {
  readonly ability: "C" | "I" | "O" | "P";
  readonly face: number;
}

/** Rules 6.3. Dice that were rolled and not yet tallied. */
export interface Roll {
  readonly piece: number;
  readonly seat: number;
  readonly dice: readonly Die[];
  readonly challenge: number;
  readonly rerolled: boolean;
}

/** Equal symbols of a pool. */
export interface SeenSymbols {
  readonly ability: "C" | "I" | "O" | "P";
  readonly source: number;
  readonly kind: string;
  readonly count: number;
  readonly allegiances: readonly string[];
  readonly use: string;
  readonly held: number;
}

/** A player. */
export interface SeenSeat {
  readonly side: string;
  readonly tokens: number;
  readonly avatar: number;
  readonly hand: readonly string[] | null;
  readonly held: number;
  readonly known: readonly string[];
  readonly deck: number;
  readonly deck_list: readonly string[] | null;
  readonly top: readonly (string | null)[];
  readonly discards: readonly string[];
  readonly killed: readonly string[];
  readonly removed: readonly string[];
  readonly pool: readonly SeenSymbols[];
  readonly hand_limit: number;
  readonly stashed: readonly (readonly [number, readonly string[]])[];
}

/** Rules 5.7. An effect that lasts. */
export interface SeenLasting {
  readonly kind: string;
  readonly entry: number;
  readonly seat: number;
  readonly until: string;
  readonly on: readonly number[];
}

/** Rules 1. The reason why a player loses at the next victory check. */
export interface Fallen {
  readonly seat: number;
  readonly kind: string;
  readonly why: "avatar" | "last_battle" | "nothing_generated" | "taveren";
}

/** Rules 7.1. An ability symbol in a pool. */
export interface Symbol {
  readonly ability: "C" | "I" | "O" | "P";
  readonly source?: number;
  readonly kind?: string;
  readonly alleg?: readonly string[];
  readonly use?: string;
  readonly held?: number;
}

/** Rules 12.1. The values stored while an entry is carried out. */
export interface Context {
  readonly seat: number;
  readonly card?: number;
  readonly kind?: string;
  readonly x?: number;
  readonly targets?: readonly number[];
  readonly seconds?: readonly number[];
  readonly kinds?: readonly string[];
  readonly players?: readonly number[];
  readonly challenge?: number;
  readonly roll?: number;
  readonly about?: number;
  readonly about_kind?: string;
  readonly about_seat?: number;
  readonly chosen?: string;
  readonly named?: string;
  readonly paid?: readonly Symbol[];
  readonly opt_paid?: boolean;
  readonly spent?: readonly number[];
  readonly spent_kinds?: readonly string[];
  readonly margin?: number;
  readonly amount?: number;
  readonly purpose?: string;
  readonly drawn?: readonly string[];
}

/** What a view shows of the current question beyond its options; all of it is public. */
export interface Shown {
  readonly kind: string;
  readonly piece: number;
  readonly challenge: number;
  readonly pool: string;
  readonly points: number;
  readonly ctx: Context | null;
  readonly deed: string;
  readonly spared: readonly ("C" | "I" | "O" | "P")[];
  readonly paid: readonly Symbol[];
}

/** The table. */
export interface View {
  readonly turn: number;
  readonly battle: number;
  readonly round: string;
  readonly step: string;
  readonly dominant: number;
  readonly acting: number;
  readonly resolving: number;
  readonly hero: number;
  readonly neutral: number;
  readonly total: number;
  readonly full: boolean;
  readonly dragon: string | null;
  readonly pieces: readonly SeenPiece[];
  readonly challenges: readonly SeenChallenge[];
  readonly rolls: readonly Roll[];
  readonly thrown: readonly Roll[];
  readonly seats: readonly SeenSeat[];
  readonly lasting: readonly SeenLasting[];
  readonly fallen: readonly Fallen[];
  readonly over: boolean;
  readonly shown: Shown;
  readonly about: string | null;
}

/** Do nothing in this window. */
export interface Pass {
  readonly type: "Pass";
}

/** An entry of a card: its effects in their order, then those that are nested in them. */
export interface Ref {
  readonly kind: string;
  readonly entry: number;
}

/** Rules 12.2. Use this ability of a card in play, for this challenge or roll if there are several. */
export interface Activate {
  readonly type: "Activate";
  readonly piece: number;
  readonly ref: Ref;
  readonly about: number;
}

/** Rules 3.2. The opening hand is chosen. */
export interface Begin {
  readonly type: "Begin";
}

/** Rules 9.10. Pay two One Power to remove a corruption token from this card. */
export interface Cleanse {
  readonly type: "Cleanse";
  readonly piece: number;
}

/** Rules 5.3. Contest this contested advantage. */
export interface Contest {
  readonly type: "Contest";
  readonly piece: number;
}

/** Rules 5.3. Place this challenge card face down. */
export interface DeclareCard {
  readonly type: "DeclareCard";
  readonly kind: string;
}

/** Rules 5.3. Declare nothing this turn. */
export interface DeclareNothing {
  readonly type: "DeclareNothing";
}

/** Rules 5.4. Discard this Weapon. */
export interface DiscardWeapon {
  readonly type: "DiscardWeapon";
  readonly piece: number;
}

/** No more of them. */
export interface Done {
  readonly type: "Done";
}

/** Rules 8.2. Convert no more tokens. */
export interface DoneSparing {
  readonly type: "DoneSparing";
}

/** Rules 5.4. Take no more actions this turn. */
export interface EndActions {
  readonly type: "EndActions";
}

/** A card in play. */
export interface Force {
  readonly type: "Force";
  readonly piece: number;
}

/** Rules 5.4. Rotate this character at home and roll for symbols. */
export interface Generate {
  readonly type: "Generate";
  readonly piece: number;
}

/** Rules 5.6. This card of the hand; `copy` distinguishes copies. */
export interface HandCard {
  readonly type: "HandCard";
  readonly kind: string;
  readonly copy: number;
}

/** Rules 5.4. Rotate this damaged force at home to heal one damage. */
export interface Heal {
  readonly type: "Heal";
  readonly piece: number;
}

/** Rules 3.2. Put this card of the deck into the opening hand. */
export interface Hold {
  readonly type: "Hold";
  readonly kind: string;
}

/** Rules 5.8. Leave the Dragon Reborn face down. */
export interface KeepDragon {
  readonly type: "KeepDragon";
}

/** Leave it. */
export interface No {
  readonly type: "No";
}

/** Rules 8.2. Choose each conversion and each symbol. */
export interface PayOtherwise {
  readonly type: "PayOtherwise";
}

/** Rules 8.2. Pay with these symbols, after converting tokens for the spared symbols of the cost. */
export interface PayWith {
  readonly type: "PayWith";
  readonly symbols: readonly Symbol[];
  readonly spared: readonly ("C" | "I" | "O" | "P")[];
}

/** Rules 11.4. Play this advantage from the hand. */
export interface PlayAdvantage {
  readonly type: "PlayAdvantage";
  readonly kind: string;
}

/** Rules 11.3. Play this event from the hand, with one of its entries. In this challenge, if it can be about several. */
export interface PlayEvent {
  readonly type: "PlayEvent";
  readonly kind: string;
  readonly entry: number;
  readonly challenge: number;
}

/** A damage pool of a player. */
export interface PoolOf {
  readonly type: "PoolOf";
  readonly player: number;
  readonly pool: "char" | "troop";
}

/** Rules 8. Recruit this force from the hand or the killed pile. */
export interface Recruit {
  readonly type: "Recruit";
  readonly kind: string;
  readonly killed: boolean;
}

/** Rules 5.4. Let this force, which stands down, join a challenge. */
export interface Reinforce {
  readonly type: "Reinforce";
  readonly piece: number;
  readonly challenge: number;
}

/** Rules 5.8. Turn up the Dragon Reborn. */
export interface RevealDragon {
  readonly type: "RevealDragon";
}

/** Rules 8.2. Rotate this card instead of paying. */
export interface RotateFor {
  readonly type: "RotateFor";
  readonly piece: number;
}

/** Rules 3.2. Set this Dragon Reborn aside, face down. */
export interface SetAside {
  readonly type: "SetAside";
  readonly kind: string;
}

/** Rules 9.4. Convert a token to remove one damage from this Ta'veren. */
export interface Soothe {
  readonly type: "Soothe";
  readonly piece: number;
}

/** Rules 8.2. Convert one token to lower the cost by one symbol of this ability. */
export interface Spare {
  readonly type: "Spare";
  readonly ability: "C" | "I" | "O" | "P";
}

/** Rules 8.2. Pay with a symbol like this one. */
export interface Spend {
  readonly type: "Spend";
  readonly symbol: Symbol;
}

/** Rules 5.3. Take part in nothing. */
export interface StandDown {
  readonly type: "StandDown";
}

/** Rules 5.4. Rotate no further force. */
export interface StopGenerating {
  readonly type: "StopGenerating";
}

/** Rules 9.6. Replace this character with this card of the hand. */
export interface Supplant {
  readonly type: "Supplant";
  readonly piece: number;
  readonly kind: string;
}

/** A card in play, or a challenge. */
export interface Take {
  readonly type: "Take";
  readonly id: number;
}

/** A die of a roll. */
export interface TakeDie {
  readonly type: "TakeDie";
  readonly die: number;
  readonly ability: "C" | "I" | "O" | "P";
  readonly face: number;
}

/** A card of a hand, a deck or a pile; `copy` distinguishes several copies. */
export interface TakeKind {
  readonly type: "TakeKind";
  readonly kind: string;
  readonly copy: number;
}

/** A player. */
export interface TakeSeat {
  readonly type: "TakeSeat";
  readonly player: number;
}

/** A symbol of a pool. */
export interface TakeSymbol {
  readonly type: "TakeSymbol";
  readonly symbol: Symbol;
}

/** An allegiance, ability, kind of card, alternative or other word. */
export interface TakeWord {
  readonly type: "TakeWord";
  readonly word: string;
}

/** Rules 8.2. Pay this cost, of several that are possible: Politics, Intrigue, One Power, Combat. */
export interface Terms {
  readonly type: "Terms";
  readonly politics: number;
  readonly intrigue: number;
  readonly one_power: number;
  readonly combat: number;
}

/** Rules 5.3. Take part in this challenge. */
export interface Toward {
  readonly type: "Toward";
  readonly challenge: number;
}

/** Rules 12.2. Use this ability of a card of the hand. */
export interface UseFromHand {
  readonly type: "UseFromHand";
  readonly kind: string;
  readonly entry: number;
}

/** Do it. */
export interface Yes {
  readonly type: "Yes";
}

export type Choice =
  | Pass
  | Activate
  | Begin
  | Cleanse
  | Contest
  | DeclareCard
  | DeclareNothing
  | DiscardWeapon
  | Done
  | DoneSparing
  | EndActions
  | Force
  | Generate
  | HandCard
  | Heal
  | Hold
  | KeepDragon
  | No
  | PayOtherwise
  | PayWith
  | PlayAdvantage
  | PlayEvent
  | PoolOf
  | Recruit
  | Reinforce
  | RevealDragon
  | RotateFor
  | SetAside
  | Soothe
  | Spare
  | Spend
  | StandDown
  | StopGenerating
  | Supplant
  | Take
  | TakeDie
  | TakeKind
  | TakeSeat
  | TakeSymbol
  | TakeWord
  | Terms
  | Toward
  | UseFromHand
  | Yes;

/** The choices for a challenge or an effect. */
export interface Aimed {
  readonly type: "Aimed";
  readonly seat: number;
  readonly kind: string;
  readonly targets: readonly number[];
  readonly kinds: readonly string[];
  readonly players: readonly number[];
  readonly word: string;
}

/** Rules 5.2. Rotated cards were readied; forces went home. */
export interface AllReadied {
  readonly type: "AllReadied";
  readonly pieces: readonly number[];
}

/** Rules 5.4. A player shows the card to recruit, or the advantage to play. */
export interface Announced {
  readonly type: "Announced";
  readonly seat: number;
  readonly kind: string;
}

/** Hidden cards were shown to every player. */
export interface CardsRevealed {
  readonly type: "CardsRevealed";
  readonly owner: number;
  readonly zone: "deck" | "discard" | "hand" | "killed" | "play" | "removed" | "set_aside" | "stash";
  readonly cards: readonly string[];
}

/** Rules 5.3. A challenge card was turned up. */
export interface ChallengeRevealed {
  readonly type: "ChallengeRevealed";
  readonly challenge: number;
  readonly kind: string;
}

/** A word was chosen: an ability, an allegiance, a named card. */
export interface Chosen {
  readonly type: "Chosen";
  readonly seat: number;
  readonly kind: string;
  readonly word: "C" | "I" | "O" | "P" | string;
}

/** Rules 12.8. The challenge of a force, shown before the reveal; 0 if it stands down. */
export interface CommitmentShown {
  readonly type: "CommitmentShown";
  readonly piece: number;
  readonly challenge: number;
}

/** Another player controls a card. */
export interface ControlChanged {
  readonly type: "ControlChanged";
  readonly piece: number;
  readonly seat: number;
}

/** Rules 6.7. Control tokens of a player on a contested advantage. */
export interface ControlTokensChanged {
  readonly type: "ControlTokensChanged";
  readonly piece: number;
  readonly seat: number;
  readonly amount: number;
}

/** Rules 6.5. Damage pools of a player changed. */
export interface DamagePooled {
  readonly type: "DamagePooled";
  readonly seat: number;
  readonly challenge: number;
  readonly char: number;
  readonly troop: number;
}

/** Damage tokens were put on a card. */
export interface Damaged {
  readonly type: "Damaged";
  readonly piece: number;
  readonly amount: number;
  readonly by: number;
}

/** Rules 5.3. A challenge was declared; only its player knows a face-down card. */
export interface Declared {
  readonly type: "Declared";
  readonly seat: number;
  readonly challenge: number;
  readonly form: "card" | "contest" | "last_battle" | "pattern" | "virtual";
  readonly kind: string | null;
}

/** Cards went to the discard pile of a player. */
export interface Discarded {
  readonly type: "Discarded";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly source: "deck" | "discard" | "hand" | "killed" | "play" | "removed" | "set_aside" | "stash";
}

/** Rules 5.2. The dominant player of this turn. */
export interface Dominated {
  readonly type: "Dominated";
  readonly seat: number;
}

/** Rules 5.8. The face-down Dragon Reborn was turned up. */
export interface DragonRevealed {
  readonly type: "DragonRevealed";
  readonly kind: string;
  readonly enters: boolean;
}

/** Cards from the deck came to a hand. */
export interface Drew {
  readonly type: "Drew";
  readonly seat: number;
  readonly cards: readonly string[] | null;
  readonly count: number;
}

/** A card came into play. */
export interface Entered {
  readonly type: "Entered";
  readonly piece: number;
  readonly kind: string;
  readonly seat: number;
  readonly host: number;
  readonly how: "become" | "effect" | "play" | "recruit" | "replace" | "start";
}

/** Rules 9.9. A prophecy was fulfilled. */
export interface Fulfilled {
  readonly type: "Fulfilled";
  readonly piece: number;
  readonly kind: string;
}

/** Rules 9.3. Damage tokens were taken off a card. */
export interface Healed {
  readonly type: "Healed";
  readonly piece: number;
  readonly amount: number;
}

/** A force became a participant. */
export interface Joined {
  readonly type: "Joined";
  readonly piece: number;
  readonly challenge: number;
  readonly how: "commit" | "effect" | "reinforce";
}

/** Rules 9.5, 10.1. A card went to the killed pile. */
export interface Killed {
  readonly type: "Killed";
  readonly piece: number;
  readonly kind: string;
  readonly owner: number;
}

/** Rules 5.7. A lasting effect began. */
export interface Lasted {
  readonly type: "Lasted";
  readonly kind: string;
  readonly piece: number;
  readonly until: string;
  readonly targets: readonly number[];
}

/** A card left play. */
export interface Left {
  readonly type: "Left";
  readonly piece: number;
  readonly kind: string;
  readonly owner: number;
  readonly to: "deck" | "discard" | "hand" | "killed" | "play" | "removed" | "set_aside" | "stash";
}

/** A player looked at hidden cards, which only they were shown. */
export interface LookedAt {
  readonly type: "LookedAt";
  readonly seat: number;
  readonly owner: number;
  readonly zone: "deck" | "discard" | "hand" | "killed" | "play" | "removed" | "set_aside" | "stash";
  readonly cards: readonly string[] | null;
  readonly count: number;
}

/** Rules 1. Why a player has lost. */
export interface Lost {
  readonly type: "Lost";
  readonly seat: number;
  readonly why: string;
  readonly kind: string;
}

/** Forces went to the home front or the battleground. */
export interface Moved {
  readonly type: "Moved";
  readonly pieces: readonly number[];
  readonly place: string;
}

/** Rules 5.3. A player declared nothing. */
export interface NothingDeclared {
  readonly type: "NothingDeclared";
  readonly seat: number;
}

/** Changes of the Pattern: a player's section and the neutral one. */
export interface PatternChanged {
  readonly type: "PatternChanged";
  readonly seat: number;
  readonly own: number;
  readonly neutral: number;
  readonly why: string;
}

/** An event or an advantage was played from hand. */
export interface Played {
  readonly type: "Played";
  readonly seat: number;
  readonly kind: string;
}

/** Rules 7.1. The resource pools were emptied. */
export interface PoolsEmptied {
  readonly type: "PoolsEmptied";
}

/** Rules 9.1. A card was readied. */
export interface Readied {
  readonly type: "Readied";
  readonly piece: number;
}

/** Rules 8. A force was recruited. */
export interface Recruited {
  readonly type: "Recruited";
  readonly seat: number;
  readonly piece: number;
  readonly kind: string;
}

/** Rules 9.6. A character was replaced. */
export interface Replaced {
  readonly type: "Replaced";
  readonly piece: number;
  readonly old: string;
  readonly new: string;
}

/** Rules 6.4. A die was rolled again. */
export interface Rerolled {
  readonly type: "Rerolled";
  readonly piece: number;
  readonly old: Die;
  readonly new: Die;
}

/** Rules 6.7. A challenge was resolved. */
export interface Resolved {
  readonly type: "Resolved";
  readonly challenge: number;
  readonly form: "card" | "contest" | "last_battle" | "pattern" | "virtual";
  readonly kind: string;
  readonly support: number;
  readonly opposition: number;
  readonly winner: number;
}

/** An open card came to a hand or a deck. */
export interface Returned {
  readonly type: "Returned";
  readonly seat: number;
  readonly card: string;
  readonly source: "deck" | "discard" | "hand" | "killed" | "play" | "removed" | "set_aside" | "stash";
  readonly to: "deck" | "discard" | "hand" | "killed" | "play" | "removed" | "set_aside" | "stash";
}

/** Rules 6.3. Dice were rolled. */
export interface Rolled {
  readonly type: "Rolled";
  readonly piece: number;
  readonly seat: number;
  readonly dice: readonly Die[];
}

/** Rules 9.1. A card was rotated. */
export interface Rotated {
  readonly type: "Rotated";
  readonly piece: number;
}

/** Rules 5. A round of the turn. */
export interface RoundBegan {
  readonly type: "RoundBegan";
  readonly round: string;
}

/** A deck was shuffled; `discards` if the discard pile became the new deck. */
export interface Shuffled {
  readonly type: "Shuffled";
  readonly seat: number;
  readonly discards: boolean;
}

/** A force takes part in no challenge; `why` names the rule that forced it, if any. */
export interface StoodDown {
  readonly type: "StoodDown";
  readonly piece: number;
  readonly why: string;
}

/** Rules 7.1. Symbols came into a pool. */
export interface SymbolsGained {
  readonly type: "SymbolsGained";
  readonly seat: number;
  readonly symbols: readonly Symbol[];
}

/** Rules 7.2. Symbols were paid. */
export interface SymbolsSpent {
  readonly type: "SymbolsSpent";
  readonly seat: number;
  readonly symbols: readonly Symbol[];
}

/** Rules 6.5. The results of a roll, an effect or a card in a challenge. */
export interface Tallied {
  readonly type: "Tallied";
  readonly piece: number;
  readonly seat: number;
  readonly challenge: number;
  readonly support: number;
  readonly opposition: number;
  readonly damage: number;
}

/** Tokens of a kind were put on a card or taken off it. */
export interface TokensChanged {
  readonly type: "TokensChanged";
  readonly piece: number;
  readonly kind: string;
  readonly amount: number;
}

/** A card that no other player was shown came to a hand. */
export interface TookToHand {
  readonly type: "TookToHand";
  readonly seat: number;
  readonly card: string | null;
  readonly source: "deck" | "discard" | "hand" | "killed" | "play" | "removed" | "set_aside" | "stash";
}

/** Rules 5. A turn; `battle` counts the turns of the Last Battle. */
export interface TurnBegan {
  readonly type: "TurnBegan";
  readonly turn: number;
  readonly battle: number;
}

/** Rules 1. The game is a draw after this number of turns. */
export interface Undecided {
  readonly type: "Undecided";
  readonly turns: number;
}

/** An ability was used. */
export interface Used {
  readonly type: "Used";
  readonly seat: number;
  readonly piece: number;
  readonly kind: string;
  readonly entry: number;
}

export type Happened =
  | Aimed
  | AllReadied
  | Announced
  | CardsRevealed
  | ChallengeRevealed
  | Chosen
  | CommitmentShown
  | ControlChanged
  | ControlTokensChanged
  | DamagePooled
  | Damaged
  | Declared
  | Discarded
  | Dominated
  | DragonRevealed
  | Drew
  | Entered
  | Fulfilled
  | Healed
  | Joined
  | Killed
  | Lasted
  | Left
  | LookedAt
  | Lost
  | Moved
  | NothingDeclared
  | PatternChanged
  | Played
  | PoolsEmptied
  | Readied
  | Recruited
  | Replaced
  | Rerolled
  | Resolved
  | Returned
  | Rolled
  | Rotated
  | RoundBegan
  | Shuffled
  | StoodDown
  | SymbolsGained
  | SymbolsSpent
  | Tallied
  | TokensChanged
  | TookToHand
  | TurnBegan
  | Undecided
  | Used;

/** Rules 2.3, 14. The options of a table. */
export interface Agreed {
  readonly profile: "rules_2_0" | "seed";
  readonly format: "premier_only" | "standard" | "tournament";
  readonly hero: "first" | "second";
}
