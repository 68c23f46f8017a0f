# The Old King’s Crown, in English. Names of messages: docs/protocol.md.

game-title = The Old King’s Crown
game-pitch = Hide cards beside three lands for a dead king’s crown.
game-summary = The king is dead and four factions want his crown: bid for allies, hide cards beside three Regions, clash, govern and explore – a year at a time.
game-goal = Most Influence after the last year wins.

## What is asked: set-up

decision-ChooseFaction = Which faction do you play? Each has cards and Tactics of its own.
    .others = { $who } chooses a faction.
decision-ChooseKingdomCard = With which Kingdom card do you begin? It lies on your board.
    .others = Choosing a Kingdom card to begin with: { $who }.
decision-LayAside = { $doing }: which hand card do you lay there, face down?
    .others = { $doing }: laying a card face down: { $who }.
decision-ChooseCouncils = To which Council does your second card go?
    .others = Choosing a Council: { $who }.

## What is asked: the year

decision-ArrangeTrack = Master of Ceremonies: set the Order Track, or leave it as it is?
    .others = { $who } may set the Order Track.
decision-Bids = Choose a card to bid: the strongest bid chooses first from the Great Road.
    .others = Bidding in secret: { $who }.
decision-ShowSeal = Use the Royal Seal against these bids?
    .others = { $who } may use the Royal Seal.
decision-PlaceHerald = Where does your Herald go? Win that Location for 1 more Influence.
    .others = { $who } places the Herald.
decision-ResolveBid = Your bid: take a Kingdom card, steal one, or return the card to hand?
    .others = { $who } resolves the bid.
decision-ChooseSpace = On which space of your board does { $acquiring } go?
    .others = { $who } chooses a space for { $acquiring }.
decision-Forgo = You have too few cards: which Regions get no card of yours?
    .others = { $who } names Regions without a card.
decision-PlaceCards = Hide a card next to each Region: it fights there in Summer.
    .others = Hiding cards next to the Regions: { $who }.
decision-SpringActions = Spring: use an Action, or say that you are done.
    .others = { $who } uses Spring Actions.
decision-AssignMarkers = In which order do the Regions clash?
    .others = { $who } orders the Clashes.
decision-DayActions = Day: use an Action or Command, or say that you are done.
    .others = { $who } uses Day Actions.
decision-PlayInTie = { $contested }: a tie! Play a hand card to decide it, or pass?
    .others = { $who } may play a card in the tie.
decision-ChooseLocation = You have won the Clash: which Location’s reward do you claim?
    .others = { $who } has won and chooses a Location.
decision-RelicsDiscard = Council of Relics: for its Votes, which of your cards leaves it?
    .others = { $who } discards a card from the Council of Relics.
decision-AutumnActions = Autumn: Govern, Journey, use an Action or Command, or say that you are done.
    .others = { $who } uses Autumn Actions.

## What is asked: location Rewards

decision-Castle = Castle: clear a Council of all cards and govern there?
    .others = { $who } may Govern by the Castle.
decision-ExtraJourney = { $doing }: send a card on a Journey for its Lore, or skip?
    .others = { $doing }: { $who } may go on a Journey.
decision-ClaimFavour = Harvest Field: claim the Kingdom’s Favour?
    .others = { $who } may claim the Kingdom’s Favour.
decision-Shrine = Shrine: which card goes under your deck next?
    .others = { $who } may put cards under the deck.
decision-Necropolis = Necropolis: how many cards do you draw from your Discard Pile?
    .others = { $who } may draw from the Discard Pile.
decision-NecropolisDiscard = Necropolis: which hand cards do you discard?
    .others = { $who } may discard cards.
decision-PostMarkers = Council of Secrets: where does the next marker go?
    .others = { $who } puts markers on Locations.
decision-ClaimBySecrets = Council of Secrets: which reward do you claim for five markers?
    .others = { $who } claims a reward for five markers.
decision-Prize = Royal Tourney: which Location Reward do you claim?
    .others = { $who } has won the Royal Tourney.

## What is asked: in between

decision-SpendLore = You have Lore to spend: what do you acquire from your Site of Power? On an empty Site, Lore is stored.
    .others = { $who } may spend Lore.
decision-Arrive = Your hand has not room for all: which card comes next? The rest go on your deck.
    .others = { $who } orders the cards that come to hand.
decision-DiscardDown = You hold more cards than your Hand Size: which do you discard?
    .others = { $who } discards down to the Hand Size.
decision-LeaveCouncil = Your cards have left a Council. Which do you take into hand?
    .others = { $who } may take cards into hand that have left a Council.
decision-LoseBringer = Bringer of the Word has left a Council. Where does it go?
    .others = { $who } decides where Bringer of the Word goes.
decision-Moor = Cloud Moorings: where does the card go after its Journey?
    .others = { $who } decides where a card goes after its Journey.
decision-KeepStandard = Standard Keeper: which Heir comes to hand?
    .others = { $who } saves an Heir.
decision-FetchFallen = Old King’s Helm: which eliminated cards do you take into hand?
    .others = { $who } may fetch eliminated cards.
decision-GainFirst = Two of your abilities pay tonight: which first?
    .others = { $who } chooses which ability pays first.
decision-QueenGoverns = The Queen, Long Ago: Govern with a lost or discarded card?
    .others = { $who } may Govern by The Queen, Long Ago.
decision-Acquit = Witch Trial: which card goes on top of your deck next?
    .others = { $who } may put Council cards on the deck.
decision-Mislead = False Orders: which two Regions change cards?
    .others = { $who } gives False Orders.
decision-Raided = Night Raids: which cards do you discard?
    .others = { $who } discards cards to Night Raids.
decision-Forage = Moonlit Foragers: which Kingdom card do you acquire, and with which card?
    .others = { $who } acquires a Kingdom card by moonlight.
decision-Recover = Ritual Sacrifice: take a card from your Discard Pile into hand?
    .others = { $who } may take a card from the Discard Pile.
decision-Awaken = Bell of First Light: which card comes next?
    .others = { $who } puts lost cards back into the deck.
decision-ByWitchcraft = Leaf-Fall Witch: which Kingdom card do you acquire, and with which card?
    .others = { $who } acquires Kingdom cards by witchcraft.
decision-Gossip = Cellar Gossip: which card goes under your deck next?
    .others = { $who } puts the hand under the deck.
decision-Tourney = Royal Tourney: which card do you enter?
    .others = Entering the Royal Tourney: { $who }.

## What is asked: actions and Commands

decision-card = { $doing }: choose a card.
    .others = { $doing }: { $who } chooses a card.
decision-cards = { $doing }: choose cards.
    .others = { $doing }: { $who } chooses cards.
decision-other = { $doing }: choose the other one.
    .others = { $doing }: { $who } chooses the other one.
decision-pieces = { $doing }: what goes?
    .others = { $doing }: { $who } chooses what goes.
decision-region = { $doing }: choose a Region.
    .others = { $doing }: { $who } chooses a Region.
decision-location = { $doing }: choose a Location.
    .others = { $doing }: { $who } chooses a Location.
decision-council = { $doing }: choose a Council.
    .others = { $doing }: { $who } chooses a Council.
decision-place = { $doing }: where to?
    .others = { $doing }: { $who } chooses where to.
decision-source = { $doing }: from where does the Ambush add its card?
    .others = { $doing }: { $who } chooses from where the Ambush comes.
decision-choice = { $doing }: which do you choose?
    .others = { $doing }: { $who } chooses what it brings.
decision-count = { $doing }: how many Supporters?
    .others = { $doing }: { $who } chooses how many Supporters.
decision-regions = How do your Supporters go to the Regions?
    .others = { $who } places Supporters.
decision-supporters = { $doing }: which Supporters?
    .others = { $doing }: { $who } chooses Supporters.
decision-heralds = { $doing }: which Heralds move?
    .others = { $doing }: { $who } chooses Heralds.
decision-opponents = { $doing }: which opponents?
    .others = { $doing }: { $who } chooses opponents.
decision-players = { $doing }: which players?
    .others = { $doing }: { $who } chooses players.
decision-kingdom = { $doing }: which Kingdom card?
    .others = { $doing }: { $who } chooses a Kingdom card.
decision-tactic = { $doing }: which Tactic?
    .others = { $doing }: { $who } chooses a Tactic.
decision-governor = { $doing }: which card governs, and where?
    .others = { $doing }: { $who } governs.

## Why something cannot be chosen

why-not-asked = It is not your decision now.
why-game-over = The game is over.
why-ChooseFaction = Only a faction that nobody has can be chosen.
why-ChooseKingdomCard = Only one of the five Kingdom cards that you were dealt can be chosen.
why-LayAside = Only a card of your hand can be laid aside.
why-ChooseCouncils = One of the three Councils must be chosen.
why-ArrangeTrack = Everybody stands on the Order Track exactly once.
why-Bids = Only a card of your hand can be bid.
why-ShowSeal = The Royal Seal is either used now or kept.
why-PlaceHerald = The Herald goes to one of the six Locations.
why-ResolveBid = Take what lies on the Great Road, steal where your bid is higher than the occupier, or return the card.
why-ChooseSpace = The Kingdom card goes on one of the two spaces of your board.
why-Forgo = Name exactly as many Regions as you have too few cards.
why-PlaceCards = Each Region that you have not named gets a different card of your hand.
why-SpringActions = Only Spring Actions that you have, have not used this Round, and that change something.
why-AssignMarkers = Each Region gets one Clash Marker.
why-DayActions = Only Day Actions and Commands that you have in this Clash, not used yet, and that change something.
why-PlayInTie = Only a hand card that you have not yet played in a tie of this Region this Round.
why-ChooseLocation = The winner chooses one of the Region’s two Locations.
why-RelicsDiscard = One of your own cards in the Council of Relics must go.
why-AutumnActions = Govern and Journey once each with a card that has Votes or Lore; other Actions and Commands only if you have them, unused.
why-Castle = Only a hand card or an Active card with Votes can govern.
why-ExtraJourney = Only a card with Lore can go on this Journey.
why-ClaimFavour = The Kingdom’s Favour can be claimed, or left.
why-Shrine = Up to three of your hand cards and Active cards.
why-Necropolis = Up to three cards, and no more than your Discard Pile holds.
why-NecropolisDiscard = Only cards of your hand can be discarded.
why-PostMarkers = Each marker goes on one of the six Locations.
why-ClaimBySecrets = Only a Location with five of your markers.
why-Prize = The reward of one of the six Locations.
why-SpendLore = Only what lies on your Site of Power and what you can pay for in full; on an empty Site only Lore just gained.
why-short-of-lore = { $lore } Lore short.
why-Arrive = One of the cards that come to your hand.
why-DiscardDown = Discard exactly down to your Hand Size.
why-LeaveCouncil = Only cards of yours that have just left a Council.
why-LoseBringer = Bringer of the Word stays discarded, or goes to the Lost Pile.
why-Moor = The card goes under your deck, or stays where the Journey took it.
why-KeepStandard = Only an Heir that was just eliminated.
why-FetchFallen = Only cards of yours that were just eliminated.
why-GainFirst = School of the Streets, or a Black Powder Ploy that has eliminated cards this Night.
why-QueenGoverns = Only your cards with Votes in the Lost Pile and Discard Pile, each into a different Council.
why-Acquit = Only your own cards in Councils.
why-Mislead = Exactly two Regions next to which this opponent has face-down cards.
why-Raided = Exactly as many hand cards as the raiders demand.
why-Forage = One of the cards shown to you, with a card of your hand.
why-Recover = Only a card of your Discard Pile.
why-Awaken = Only your own cards in the Lost Pile.
why-ByWitchcraft = A card of the Great Road, with a card of your hand.
why-Gossip = Only cards of your hand.
why-Tourney = Only a card of your hand can be entered.
why-a_card_in_council = Only your own cards in Councils.
why-active_card = Only your own Active cards.
why-active_cards = Only your own Active cards, and no more than Rally says.
why-active_with_deploy = Only your own Active cards that have Deploy.
why-ambushers = An Ambush adds a card of your hand – through The Door in the Night one of your Discard Pile.
why-another_front = Only another Region that is not resolved yet.
why-any_council = One of the three Councils.
why-any_location = One of the six Locations.
why-any_lost_card = Only a faction card in the Lost Pile.
why-any_region = One of the three Regions.
why-as_many_as_fit = Only Active and discarded cards of yours, and no more than your hand has room for.
why-beside_the_herald = Only your own Active cards next to your Herald’s Region.
why-captains = Only a Captain in your Discard Pile.
why-cheapest = Only a card with the lowest cost on your Site of Power.
why-clash_card = Only your own cards in the Clash.
why-council_or_occupying = Only your own cards in Councils and under Kingdom cards.
why-discarded_followers = Only a Follower in your Discard Pile.
why-envoys = Only your own Active cards that have Flank.
why-exhausted_tactic = Only an Exhausted Tactic of yours.
why-first_of_two = Only a Region with a face-down card of yours.
why-second_of_two = Only another Region with a face-down card of yours.
why-followers = No more Supporters than you have in the Region that it leaves.
why-over_the_regions = No more Supporters than your board holds, and at least one in all.
why-from_where = From your hand for one marker, from your Discard Pile for two.
why-hand_card = Only a card of your hand.
why-hand_or_occupying = Only your hand cards and the cards under your Kingdom cards.
why-how_many_here = At least one, and no more than you have on the current Region.
why-influence_or_heirs = Either 1 Influence or Invulnerable Heirs.
why-influence_or_lore = Either 1 Influence or 1 Lore.
why-leaders_here = Only your Active Heirs, Captains and War Machines next to the current Region that have no Flank yet.
why-lies_on_a_region = Only an Active card with Votes next to the Region of the Parliament.
why-location_here = Only a Location of the current Region.
why-lost_card = Only your own cards in the Lost Pile.
why-movable = Only an Active card that can change places with one next to another Region.
why-partners = Only an Active card of yours next to another Region, and none past Martial Law.
why-one_or_two = One or two, and no more than lie in the Lost Pile.
why-one_or_two_supporters = One or two of your Supporters on the Map and in the Lost Pile.
why-other_council = Only a Council in which the card does not sit.
why-own_face_down = Only a Region with a face-down card of yours.
why-own_tactic = Only a Tactic of yours that is not burned.
why-pardonable = Only a card of your Discard Pile, and only with room in hand.
why-region_or_board = Only another Region that is not resolved yet, or your board.
why-region_with_secrets = Only a Region with face-down cards of others.
why-region_with_war_machine = Only a Region with an Active War Machine of yours.
why-rivals_kingdom_cards = Only an occupied Kingdom card of an opponent.
why-some_gossips = Only players who hold cards, at least one.
why-some_heralds = Only Heralds that are on the Map.
why-some_to_mislead = Only opponents with at least two face-down cards.
why-top_or_bottom = All on top of your deck, or all at its bottom.
why-two_more = The Masons are discarded for 2 Influence, or kept.
why-up_to_the_votes = No more Supporters than you have Votes in the Council of Oaths.
why-up_to_three = One to three of your Active and discarded cards.
why-up_to_two_supporters = Up to two of your Supporters on other Regions.
why-vulnerable = Only your own cards in the Clash that are not Invulnerable.
why-what_the_bank_pays = 1 Influence, or a Captain if one is in your Discard Pile; both only if you do not lead the Order Track.
why-whatever_retreats = Only your own Active cards, Supporters and Herald in this Region, at least one.
why-whatever_sits_there = Only other cards and markers in that Council.
why-without_ambush = Only a card of yours in the Clash that has no Ambush yet.
why-without_deadly = Only a card of yours in the Clash that is not Deadly yet.
why-without_retreat = Only a card of yours in the Clash that has no Retreat yet.

## What can be chosen

option-Become = Play the { $faction }
option-Keep = Begin with { $kingdom }
option-Track = { $order }
option-Bid = Bid { $card }
option-Take = Take { $kingdom }
option-Steal = Steal { $kingdom }
option-Return = Return the Bidding card to hand
option-Space = { $space ->
        [0] On the first space
        [1] On the second space
       *[other] On the third space
    }
option-Acquire = Acquire { $kingdom } with { $card }
option-Lay = Highlands: { $highlands ->
        [none] nothing
       *[other] { $highlands }
    } · Plateau: { $plateau ->
        [none] nothing
       *[other] { $plateau }
    } · Lowlands: { $lowlands ->
        [none] nothing
       *[other] { $lowlands }
    }
option-ClashOrder = { $first }, then { $second }, then { $third }
option-Use = { $action }
option-Command = { $card }: { $command }
option-Govern = Govern with { $card } in the { $council }
    .part = Govern with { $card }: choose a Council
    .council = Govern in the { $council }: choose a card
option-Journey = Journey with { $card }
option-Deploy = Deploy { $card } next to the { $region }
    .part = Deploy { $card }: choose a Region
option-Play = Play { $card }
option-Pass = Pass
option-Buy = Buy { $card }
option-To = To { $place }
option-Gain = { $what }
option-Card = { $card }
option-AtRegion = { $region }
option-AtLocation = { $location }
option-InCouncil = { $council }
option-Player = { $seat }
option-Tactic = { $tactic }
option-Kingdom = { $kingdom }
option-Supporter = { $number ->
        [0] First
        [1] Second
        [2] Third
        [3] Fourth
       *[other] Fifth
    } Supporter: { $place }
option-Herald = { $seat }’s Herald
option-Marker = { $number ->
        [0] First
        [1] Second
        [2] Third
        [3] Fourth
        [4] Fifth
       *[other] Further
    } marker of { $seat }
option-Done = Done
option-Decline = Skip

## What happens

event-Seated = The factions, in the order of the seats: { $factions }.
event-RoundBegan = Round { $number } begins.
event-PhaseBegan = { $phase }.
event-TrackSet = The Order Track: { $order }.
event-Drew = { $cards ->
        [none] { $seat } draws { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
       *[other] { $seat } draws { $cards }.
    }
event-DealtKingdom = { $cards ->
        [none] { $seat } sees Kingdom cards in secret.
       *[other] { $seat } sees in secret: { $cards }.
    }
event-Shuffled = { $seat } shuffles a new deck.
event-Attrition = { $seat }’s deck is empty: Attrition.
event-HandSizeChanged = { $seat }’s Hand Size is now { $size }.
event-Moved = { $card ->
        [none] { $seat } moves a card from { $source } to { $target }.
       *[other] { $seat } moves { $card } from { $source } to { $target }.
    }
event-Aside = { $card ->
        [none] { $seat } lays a card aside: { $place }.
       *[other] { $seat } lays { $card } aside: { $place }.
    }
event-BidsShown = The bids are revealed: { $cards }.
event-HeraldMoved = { $location ->
        [none] { $seat }’s Herald goes home.
       *[other] { $seat }’s Herald goes to the { $location }.
    }
event-KingdomTaken = { $seat } takes { $kingdom } from { $source }.
event-KingdomStolen = { $seat } steals { $kingdom } from { $victim }.
event-KingdomOccupied = { $seat } occupies { $kingdom } with { $card }.
event-KingdomPlaced = { $seat } puts { $kingdom } down: { $place }.
event-KingdomLeft = { $kingdom } goes from { $seat } to { $target }.
event-RoadChanged = On the Great Road: { $road }.
event-Glimpsed = { $cards ->
        [none] { $seat } looks at the Kingdom Deck by lantern light.
       *[other] { $seat } sees by lantern light: { $cards }.
    }
event-Forwent = { $seat } will place no card here: { $regions }.
event-LaidDown = { $card ->
        [none] { $seat } lays a card face down: { $region }.
       *[other] { $seat } lays { $card } face down: { $region }.
    }
event-Revealed = Revealed in the { $region }: { $cards }.
event-Peeked = { $cards ->
        [none] { $seat } looks at the face-down cards: { $region }.
       *[other] { $seat } sees face down in the { $region }: { $cards }.
    }
event-DownSwapped = Two face-down cards of { $seat } change places: { $first } and { $second }.
event-DownExchanged = { $card ->
        [none] { $seat } exchanges the face-down card in the { $region }.
       *[other] { $seat } exchanges { $was } in the { $region } for { $card }.
    }
event-Showed = { $seat } shows { $cards }.
event-SupportersMoved = { $seat } moves { $count ->
        [one] 1 Supporter
       *[other] { $count } Supporters
    } from { $source } to { $target }.
event-Activated = { $seat }: { $action }.
event-Commanded = { $seat } uses a Command of { $card }: { $command }.
event-Gifted = { $what ->
        [guise] { $card } wears the face of { $other }.
        [absorbed] { $card } takes in { $other }.
        [smuggled] { $card } may Journey when its own Retreat returns it.
        [from_discard] { $card } ambushes from the Discard Pile.
       *[other] { $card } now has { $what }.
    }
event-TokenPut = { $tokens ->
        [0] No token is left on { $card }.
        [one] 1 token is now on { $card }.
       *[other] { $tokens } tokens are now on { $card }.
    }
event-MarkerPut = { $count ->
        [-5] { $seat } takes 5 markers back: { $place }.
        [-1] A marker of { $seat } is removed: { $place }.
        [one] { $seat } puts 1 marker down: { $place }.
       *[other] { $seat } puts { $count } markers down: { $place }.
    }
event-TacticChanged = { $seat }’s { $tactic } is { $became }.
event-Gained = { $influence ->
        [0] { $seat } gains { $lore } Lore: { $cause }.
       *[other] { $lore ->
            [0] { $seat } gains { $influence } Influence: { $cause }.
           *[other] { $seat } gains { $influence } Influence and { $lore } Lore: { $cause }.
        }
    }
event-Stole = { $seat } steals { $influence } Influence from { $victim }.
event-LoreStored = { $seat } puts { $lore } Lore on the Site of Power.
event-SiteCardAcquired = { $paid ->
        [0] { $seat } acquires { $card } for free.
       *[other] { $seat } acquires { $card } for { $paid } Lore.
    }
event-FavourClaimed = { $seat } claims the Kingdom’s Favour.
event-FavourTurned = { $uses ->
        [0] The Kingdom’s Favour returns to the Harvest Field.
        [one] { $seat } turns the Kingdom’s Favour: 1 use left.
       *[other] { $seat } turns the Kingdom’s Favour: { $uses } uses left.
    }
event-ClashesOrdered = { $seat } orders the Clashes: { $regions }.
event-ClashBegan = { $first ->
        [yes] Clash in the { $region }.
       *[other] New Clash in the { $region }: { $who }.
    }
event-Eliminated = { $card } is eliminated by { $by }.
event-Tallied = The totals of { $who } in the { $region }: { $totals }.
event-ClashTied = A tie in the { $region }: { $who }.
event-ClashWon = { $seat } wins the { $region }.
event-TiePassed = { $seat } passes.
event-NobodyWon = Nobody wins the { $region }.
event-LocationClaimed = { $seat } claims the reward: { $location }.
event-Governed = { $seat } governs with { $card } in the { $council }.
event-Journeyed = { $seat } journeys with { $card }.
event-GameEnded = The game is over. Victory: { $seat }.

## The table

phase-setup = Set-up
phase-year = Start of the Year
phase-spring = Spring
phase-summer = Summer
phase-autumn = Autumn
phase-winter = Winter
phase-over = Over
round = Round { $round } of { $rounds }

## Where things go

source-hand = the hand
source-kingdom_deck = the Kingdom Deck
source-kingdom_discard = the Kingdom Discard
source-discard = the Discard Pile
source-lost = the Lost Pile
source-bid = the bid
source-board = the board
source-aside = the set-up
source-arriving = the full hand
source-road = the Great Road
source-highlands = the Highlands
source-plateau = the Plateau
source-lowlands = the Lowlands
source-relics = the Council of Relics
source-oaths = the Council of Oaths
source-secrets = the Council of Secrets
target-hand = the hand
target-deck_top = the top of the deck
target-deck_bottom = the bottom of the deck
target-kingdom_discard = the Kingdom Discard
target-discard = the Discard Pile
target-lost = the Lost Pile
target-burned = the fire
target-bid = the bid
target-board = the board
target-highlands = the Highlands
target-plateau = the Plateau
target-lowlands = the Lowlands
target-relics = the Council of Relics
target-oaths = the Council of Oaths
target-secrets = the Council of Secrets
doing-space = Under your Kingdom card
doing-council = In a Council
doing-discard = In your Discard Pile
place-hand = hand
place-discard = the Discard Pile
place-lost = the Lost Pile
place-deck = the bottom of the deck
place-deck_top = the top of the deck
place-deck_bottom = the bottom of the deck
place-space = under the Kingdom card
place-supply = Supply
place-board = the board
place-council = a Council
action-place_supporters = Place Supporters
action-claim_favour = Claim the Kingdom’s Favour
action-govern = Govern
action-journey = Journey
doing-place_supporters = Place Supporters
doing-put_on_region = Bold text
doing-put_on_location = Bold text
doing-plant_a_spy = Spy Network
doing-change_rooms = Crossroads Innkeeper
doing-hire_a_captain = Royal Bank
doing-finish_the_monument = Monument Masons
cause-stolen = Stolen
cause-lost = Lost to thieves
cause-herald = Herald Reward
cause-journey = Journey
cause-site = Lore on the Site of Power
became-exhausted = Exhausted
became-unexhausted = ready again
became-burned = burned
what-influence = 1 Influence
what-lore = 1 Lore
what-captain = a Captain from the Discard Pile
what-both = both

## The end

key-0 = Influence
key-1 = Favour
key-2 = Behind on the Track
key-hint = Equal Influence: the Kingdom’s Favour decides, then the Order Track.

## What a table may agree on

agreed-rounds = How many years
    .hint = A year has four seasons; six years are the whole game, fewer are a Skirmish.
agreed-rounds-6 = six
agreed-rounds-5 = five
agreed-rounds-4 = four
agreed-advanced = Everybody begins with a Kingdom card
    .hint = Everybody chooses one of five Kingdom cards and lays out cards before the first year. For those who know the cards.
agreed-advanced-true = yes: the advanced set-up
agreed-advanced-false = no
agreed-hand_size_max = The largest Hand Size
    .hint = How far the size of a hand can grow in the course of the game.
agreed-hand_size_max-7 = 7
agreed-hand_size_max-8 = 8, as in the printed game of 2025
agreed-factions = The factions are
    .hint = Each faction has a deck and an ability of its own.
agreed-factions-random = dealt at random
agreed-factions-chosen = chosen

## Factions

kind-nobility = Nobility
does-nobility = They hold walls and Councils, and their Heirs are hard to kill.
rule-nobility = 1
kind-clans = Clans
does-clans = They ride from Region to Region, with their Supporters close behind.
rule-clans = 1
kind-uprising = Uprising
does-uprising = They spy, swap, ambush and strike at night.
rule-uprising = 1
kind-gathering = Gathering
does-gathering = They call back the lost, burn what they need, and turn defeat into victory.
rule-gathering = 1

## Basic cards, the same fourteen for each faction

-ruse = Invulnerable. Day: either Ambush (add a hand card face down to the Clash) or Retreat (take back your Active cards, Herald and Supporters from the Region), one of the two in each Clash.
-trader = Autumn, while it is Active: Rally (Any 2) – return one or two of your Active cards to hand, itself included if you like.
-follower = Invulnerable: it cannot be eliminated.
-agent = Night: Deadly – eliminates every opponent’s card in the Clash. But if an opponent brings a Follower to the Clash, it falls too.
-cavalry = Pathfinder. Day: Flank – it may move to another Region that is not resolved yet.
-war-machine = Invulnerable. Autumn: Deploy (1) – put it from hand face up next to a Region, with 1 Influence token that keeps it there over Winter.
-captain = Pathfinder: after a Journey it goes to your Discard Pile, not to the Lost Pile.
-heir = It begins in your hand. Pathfinder, Resilient: after a Journey or an elimination it goes to your Discard Pile. Autumn, while it is Active: Rally (Self) – return it to hand.

kind-nobility_ruse = Ruse!
does-nobility_ruse = { -ruse }
rule-nobility_ruse = 13.1
kind-nobility_guild_of_dawn_traders = Guild of Dawn Traders
does-nobility_guild_of_dawn_traders = { -trader }
rule-nobility_guild_of_dawn_traders = 13.1
kind-nobility_watchers_at_the_walls = Watchers at the Walls
does-nobility_watchers_at_the_walls = { -follower }
rule-nobility_watchers_at_the_walls = 13.1
kind-nobility_hunting_parties = Hunting Parties
does-nobility_hunting_parties = { -follower }
rule-nobility_hunting_parties = 13.1
kind-nobility_the_tithe = The Tithe
does-nobility_the_tithe = { -follower }
rule-nobility_the_tithe = 13.1
kind-nobility_keepers_of_the_gates = Keepers of the Gates
does-nobility_keepers_of_the_gates = { -follower }
rule-nobility_keepers_of_the_gates = 13.1
kind-nobility_vial_sect = Vial Sect
does-nobility_vial_sect = { -agent }
rule-nobility_vial_sect = 13.1
kind-nobility_knights_of_the_pasture = Knights of the Pasture
does-nobility_knights_of_the_pasture = { -cavalry }
rule-nobility_knights_of_the_pasture = 13.1
kind-nobility_woe = Woe
does-nobility_woe = { -war-machine }
rule-nobility_woe = 13.1
kind-nobility_master_of_records = Master of Records
does-nobility_master_of_records = { -captain }
rule-nobility_master_of_records = 13.1
kind-nobility_the_count = The Count
does-nobility_the_count = { -captain }
rule-nobility_the_count = 13.1
kind-nobility_the_magistrate = The Magistrate
does-nobility_the_magistrate = { -captain }
rule-nobility_the_magistrate = 13.1
kind-nobility_master_of_arms = Master of Arms
does-nobility_master_of_arms = { -captain }
rule-nobility_master_of_arms = 13.1
kind-nobility_titus_of_dawns_and_dusks = Titus of Dawns & Dusks
does-nobility_titus_of_dawns_and_dusks = { -heir }
rule-nobility_titus_of_dawns_and_dusks = 13.1
kind-clans_ruse = Ruse!
does-clans_ruse = { -ruse }
rule-clans_ruse = 13.1
kind-clans_purser = Purser
does-clans_purser = { -trader }
rule-clans_purser = 13.1
kind-clans_snowdrop_scouts = Snowdrop Scouts
does-clans_snowdrop_scouts = { -follower }
rule-clans_snowdrop_scouts = 13.1
kind-clans_creel_haulers = Creel Haulers
does-clans_creel_haulers = { -follower }
rule-clans_creel_haulers = 13.1
kind-clans_priestesses_of_the_peaks = Priestesses of the Peaks
does-clans_priestesses_of_the_peaks = { -follower }
rule-clans_priestesses_of_the_peaks = 13.1
kind-clans_sea_breakers = Sea Breakers
does-clans_sea_breakers = { -follower }
rule-clans_sea_breakers = 13.1
kind-clans_nixing_knife = Nixing Knife
does-clans_nixing_knife = { -agent }
rule-clans_nixing_knife = 13.1
kind-clans_shore_runner_sleds = Shore Runner Sleds
does-clans_shore_runner_sleds = { -cavalry }
rule-clans_shore_runner_sleds = 13.1
kind-clans_hall_upon_the_waves = Hall Upon the Waves
does-clans_hall_upon_the_waves = { -war-machine }
rule-clans_hall_upon_the_waves = 13.1
kind-clans_shrike_of_the_steppes = Shrike of the Steppes
does-clans_shrike_of_the_steppes = { -captain }
rule-clans_shrike_of_the_steppes = 13.1
kind-clans_the_branded_seer = The Branded Seer
does-clans_the_branded_seer = { -captain }
rule-clans_the_branded_seer = 13.1
kind-clans_lethe = Lethe
does-clans_lethe = { -captain }
rule-clans_lethe = 13.1
kind-clans_gall = Gall
does-clans_gall = { -captain }
rule-clans_gall = 13.1
kind-clans_saga_the_unifier = Saga the Unifier
does-clans_saga_the_unifier = { -heir }
rule-clans_saga_the_unifier = 13.1
kind-uprising_ruse = Ruse!
does-uprising_ruse = { -ruse }
rule-uprising_ruse = 13.1
kind-uprising_the_fence = The Fence
does-uprising_the_fence = { -trader }
rule-uprising_the_fence = 13.1
kind-uprising_secret_postal_service = Secret Postal Service
does-uprising_secret_postal_service = { -follower }
rule-uprising_secret_postal_service = 13.1
kind-uprising_the_irregulars = The Irregulars
does-uprising_the_irregulars = { -follower }
rule-uprising_the_irregulars = 13.1
kind-uprising_hawkers = Hawkers
does-uprising_hawkers = { -follower }
rule-uprising_hawkers = 13.1
kind-uprising_the_pickets = The Pickets
does-uprising_the_pickets = { -follower }
rule-uprising_the_pickets = 13.1
kind-uprising_night_carnival = Night Carnival
does-uprising_night_carnival = { -agent }
rule-uprising_night_carnival = 13.1
kind-uprising_ornithopter_club = Ornithopter Club
does-uprising_ornithopter_club = { -cavalry }
rule-uprising_ornithopter_club = 13.1
kind-uprising_experimental_academies = Experimental Academies
does-uprising_experimental_academies = { -war-machine }
rule-uprising_experimental_academies = 13.1
kind-uprising_the_librarian = The Librarian
does-uprising_the_librarian = { -captain }
rule-uprising_the_librarian = 13.1
kind-uprising_the_deadlifter = The Deadlifter
does-uprising_the_deadlifter = { -captain }
rule-uprising_the_deadlifter = 13.1
kind-uprising_baron_cuttlefish = Baron Cuttlefish
does-uprising_baron_cuttlefish = { -captain }
rule-uprising_baron_cuttlefish = 13.1
kind-uprising_captain_mooncurser = Captain Mooncurser
does-uprising_captain_mooncurser = { -captain }
rule-uprising_captain_mooncurser = 13.1
kind-uprising_the_secret_society = The Secret Society
does-uprising_the_secret_society = { -heir }
rule-uprising_the_secret_society = 13.1
kind-gathering_ruse = Ruse!
does-gathering_ruse = { -ruse }
rule-gathering_ruse = 13.1
kind-gathering_the_nightjar = The Nightjar
does-gathering_the_nightjar = { -trader }
rule-gathering_the_nightjar = 13.1
kind-gathering_effigies = Effigies
does-gathering_effigies = { -follower }
rule-gathering_effigies = 13.1
kind-gathering_speakers_of_the_wood = Speakers of the Wood
does-gathering_speakers_of_the_wood = { -follower }
rule-gathering_speakers_of_the_wood = 13.1
kind-gathering_the_wandering_lost = The Wandering Lost
does-gathering_the_wandering_lost = { -follower }
rule-gathering_the_wandering_lost = 13.1
kind-gathering_the_moon_stung = The Moon-Stung
does-gathering_the_moon_stung = { -follower }
rule-gathering_the_moon_stung = 13.1
kind-gathering_cult_of_dreams = Cult of Dreams
does-gathering_cult_of_dreams = { -agent }
rule-gathering_cult_of_dreams = 13.1
kind-gathering_the_loping = The Loping
does-gathering_the_loping = { -cavalry }
rule-gathering_the_loping = 13.1
kind-gathering_the_burning_wood = The Burning Wood
does-gathering_the_burning_wood = { -war-machine }
rule-gathering_the_burning_wood = 13.1
kind-gathering_the_owl = The Owl
does-gathering_the_owl = { -captain }
rule-gathering_the_owl = 13.1
kind-gathering_the_goat = The Goat
does-gathering_the_goat = { -captain }
rule-gathering_the_goat = 13.1
kind-gathering_the_fox = The Fox
does-gathering_the_fox = { -captain }
rule-gathering_the_fox = 13.1
kind-gathering_the_stag = The Stag
does-gathering_the_stag = { -captain }
rule-gathering_the_stag = 13.1
kind-gathering_petrichor_the_unmasked = Petrichor the Unmasked
does-gathering_petrichor_the_unmasked = { -heir }
rule-gathering_petrichor_the_unmasked = 13.1

## Cards of the Sites of Power

-champion = If it is the Bidding card with which you steal, the Strength of the defending card counts as 0.

kind-the_viceroy = The Viceroy
does-the_viceroy = Resilient. { -champion }
rule-the_viceroy = 13.2
kind-the_high_court = The High Court
does-the_high_court = Invulnerable. Autumn, while it is in a Council: move it to another Council.
rule-the_high_court = 13.2
kind-the_queen_long_ago = The Queen, Long Ago
does-the_queen_long_ago = Pathfinder, Resilient, Rally (Self). The moment it is yours, up to three cards of yours may Govern straight out of the Lost Pile and your Discard Pile, no two into the same Council. It is a second Heir.
rule-the_queen_long_ago = 13.2
kind-gilded_wall = Gilded Wall
does-gilded_wall = Invulnerable, Deploy (1). Autumn, while it is Active next to a Region with two or more of your Supporters: put 1 Influence token from the Reserve on it.
rule-gilded_wall = 13.2
kind-royal_bank = Royal Bank
does-royal_bank = A faction card of yours that is printed without Votes has 1 more. Autumn: fetch a Captain out of your Discard Pile, or gain 1 Influence; unless you lead the Order Track, both if you like.
rule-royal_bank = 13.2
kind-the_storyteller = The Storyteller
does-the_storyteller = Pathfinder, Resilient. { -champion }
rule-the_storyteller = 13.2
kind-raid_and_raze = Raid & Raze
does-raid_and_raze = Flank, Deadly. When it flanks, your Supporters in the Region it leaves may ride along, as many as you like.
rule-raid_and_raze = 13.2
kind-riders_of_the_north_sky = Riders of the North Sky
does-riders_of_the_north_sky = Invulnerable, Pathfinder, Flank. When you win a Region next to which it is Active, gain 1 Influence before the rewards.
rule-riders_of_the_north_sky = 13.2
kind-wandering_embassy = Wandering Embassy
does-wandering_embassy = Your Traders have Flank. When one of your cards is discarded out of a Council, you may keep it in hand. Day: send as many Active cards with Flank as you like, from all Regions, into one Council.
rule-wandering_embassy = 13.2
kind-new_havens_harbour = New Havens Harbour
does-new_havens_harbour = All your cards have Resilient. Spring: move one or two of your Supporters from the Lost Pile to one Region.
rule-new_havens_harbour = 13.2
kind-arch_agitant = Arch Agitant
does-arch_agitant = { -champion }
rule-arch_agitant = 13.2
kind-black_powder_ploy = Black Powder Ploy
does-black_powder_ploy = Resilient. Night: eliminates every opponent’s Heir and Captain in the Clash. If it eliminates any, choose 1 Influence or 1 Lore.
rule-black_powder_ploy = 13.2
kind-guerrilla_fighters = Guerrilla Fighters
does-guerrilla_fighters = Resilient, Ambush. As long as it is in the Clash, nothing but Strength is left of opponents’ cards in the Region; only Heirs are spared. Night: an opponent’s Heir in the Clash eliminates it.
rule-guerrilla_fighters = 13.2
kind-moonshine_cove = Moonshine Cove
does-moonshine_cove = A third Kingdom card space. Autumn, while it is empty: acquire a card without bold text from the Great Road into it, with a Captain or Champion from hand. It can be filled in no other way.
rule-moonshine_cove = 13.2
kind-the_syndicate = The Syndicate
does-the_syndicate = With every Kingdom card you acquire, a marker of yours goes on the Council of the same suit, up to two on each. A marker is worth 1 Vote.
rule-the_syndicate = 13.2
kind-the_mask_maker = The Mask Maker
does-the_mask_maker = Resilient. { -champion }
rule-the_mask_maker = 13.2
kind-bringer_of_the_word = Bringer of the Word
does-bringer_of_the_word = Invulnerable. From its seat in a Council it makes every marker of yours on Councils worth 1 Vote, and each Autumn adds one where you like. Discarded out of a Council, it may go to the Lost Pile.
rule-bringer_of_the_word = 13.2
kind-ritual_of_the_tooth = Ritual of the Tooth
does-ritual_of_the_tooth = Resilient. Day, while it is in the Clash: burn one of your cards in the Lost Pile. This Round it adds that card’s printed Strength to its own and has its printed traits, Commands and text.
rule-ritual_of_the_tooth = 13.2
kind-ritual_of_the_eye = Ritual of the Eye
does-ritual_of_the_eye = Resilient. Turns its Clash upside down: the smallest total wins, as long as it is more than 0.
rule-ritual_of_the_eye = 13.2
kind-the_door_in_the_night = The Door in the Night
does-the_door_in_the_night = When you acquire it, put three of your markers on it. Day: remove one, and one of your cards in the Clash has Ambush this Round. Remove one more, and that card’s Ambush adds cards from your Discard Pile instead of your hand.
rule-the_door_in_the_night = 13.2

## Tactics

kind-school_of_the_stones = School of the Stones
does-school_of_the_stones = Spring: your Supporters bring 2 Strength each this Round instead of 1, and Winter leaves them on the Map.
rule-school_of_the_stones = 13.3
kind-martial_law = Martial Law
does-martial_law = Spring, two uses: choose a Region with an Active War Machine of yours. During its first Clash this Round opponents cannot add, move or swap faction cards into it.
rule-martial_law = 13.3
kind-royal_seal = Royal Seal
does-royal_seal = When the bids are revealed: every opponent’s Bidding Strength is 0 for this Round’s bids.
rule-royal_seal = 13.3
kind-witch_trial = Witch Trial
does-witch_trial = Autumn: one Council of your choice loses everything that belongs to opponents, markers too. Then put as many of your own Council cards as you like, from all three, on top of your deck: 1 Lore apiece.
rule-witch_trial = 13.3
kind-school_of_storms = School of Storms
does-school_of_storms = Spring: you place the Clash Markers this Round. Each Region decided this Round pays 1 Influence to you if nobody has as many Supporters there, and 1 Lore if nobody has as many Active cards.
rule-school_of_storms = 13.3
kind-sea_lanes = Sea Lanes
does-sea_lanes = Day, three uses: give Flank for this Round to an Heir, Captain or War Machine that is Active for you in the current Region.
rule-sea_lanes = 13.3
kind-river_runners = River Runners
does-river_runners = Autumn: take an opponent’s occupied Kingdom card, whatever the Strengths, and acquire it with a hand card. Its old occupier goes to its owner’s hand. This doesn’t count as stealing.
rule-river_runners = 13.3
kind-salt_toughness = Salt Toughness
does-salt_toughness = Autumn: take any number of your Active cards and of cards in your Discard Pile into hand, up to your Hand Size.
rule-salt_toughness = 13.3
kind-school_of_the_streets = School of the Streets
does-school_of_the_streets = Spring: this Round your Heirs have Deadly, and each Night every card of yours that eliminated an opponent’s card brings you 1 Influence and 1 Lore.
rule-school_of_the_streets = 13.3
kind-the_safehouses = The Safehouses
does-the_safehouses = Day, three uses: one of your cards in the Clash has Retreat until the Clash ends.
rule-the_safehouses = 13.3
kind-night_raids = Night Raids
does-night_raids = Spring: each opponent, in turn order, discards hand cards of their own choice, as many as you have occupied Kingdom cards.
rule-night_raids = 13.3
kind-false_orders = False Orders
does-false_orders = Spring: choose one or more opponents. For each of them exchange two of their face-down cards next to two Regions, without looking.
rule-false_orders = 13.3
kind-school_of_the_stars = School of the Stars
does-school_of_the_stars = Day: move two of your Supporters from the current Region to the Lost Pile. Then one of your cards in the Lost Pile joins the Clash, face up.
rule-school_of_the_stars = 13.3
kind-moonlit_foragers = Moonlit Foragers
does-moonlit_foragers = Spring: see five random cards of the Kingdom Discard. Acquire one of them with a hand card.
rule-moonlit_foragers = 13.3
kind-out_beyond_the_lights = Out Beyond the Lights
does-out_beyond_the_lights = Day: two of your Active cards next to different Regions change places.
rule-out_beyond_the_lights = 13.3
kind-ritual_sacrifice = Ritual Sacrifice
does-ritual_sacrifice = Autumn: move one to three of your Active cards or cards in your Discard Pile to the Lost Pile and gain 1 Lore for each. Then you may take one card from your Discard Pile into hand.
rule-ritual_sacrifice = 13.3

## Favour actions

kind-regal_guard = Regal Guard
does-regal_guard = Spring: gain 1 Influence, or your Heirs have Invulnerable this Round.
rule-regal_guard = 13.4
kind-prophet_of_the_waves = Prophet of the Waves
does-prophet_of_the_waves = Day: call to the current Region your Herald, even from your board, and up to two Supporters of yours that stand in other Regions – either or both.
rule-prophet_of_the_waves = 13.4
kind-spy_network = Spy Network
does-spy_network = Spring: peek under every face-down card in a Region. Then, if you like, a face-down card of yours and one from your hand or from under a Kingdom card trade places.
rule-spy_network = 13.4
kind-herald_of_the_moon = Herald of the Moon
does-herald_of_the_moon = Autumn: take one of your Active cards next to your Herald’s Region into hand.
rule-herald_of_the_moon = 13.4

## Kingdom cards

-bold = At once: discard your Bidding card

kind-adventuring_party = Adventuring Party
does-adventuring_party = All your cards are Pathfinders, and your Active cards may set out on any Journey that a hand card could make.
rule-adventuring_party = 13.5
kind-monument_masons = Monument Masons
does-monument_masons = Spring, as soon as one Council holds a card of yours: gain 1 Influence. When all three do, you may give this up for 2 more.
rule-monument_masons = 13.5
kind-pasteboard_crowns = Pasteboard Crowns
does-pasteboard_crowns = Each of your Followers has 2 more Votes – only 1 more while you lead the Order Track.
rule-pasteboard_crowns = 13.5
kind-anonymous_benefactor = Anonymous Benefactor
does-anonymous_benefactor = { -bold } and put this in your Supply. When Attrition next strikes you, this is discarded and your Hand Size stays as it is.
rule-anonymous_benefactor = 13.5
kind-watchfire_towers = Watchfire Towers
does-watchfire_towers = Adds 5 Strength to your bid and to every occupier of yours. Going first in the bidding brings you 1 Influence. But you can steal nothing.
rule-watchfire_towers = 13.5
kind-buried_palace = Buried Palace
does-buried_palace = Spring: burn a Tactic of yours. A ready one brings 3 Lore, an Exhausted one 1.
rule-buried_palace = 13.5
kind-beacon_of_the_cape = Beacon of the Cape
does-beacon_of_the_cape = { -bold }, acquire the cheapest card of your Site of Power for free, and discard this.
rule-beacon_of_the_cape = 13.5
kind-endless_stacks = Endless Stacks
does-endless_stacks = Where exactly 1 Lore is printed on a card of yours, it counts as 2.
rule-endless_stacks = 13.5
kind-road_brigands = Road Brigands
does-road_brigands = Your Bidding Strength is 3 higher when you steal. Whenever anybody steals a Kingdom card, gain 1 Influence; if this card is stolen, the thief gains it instead.
rule-road_brigands = 13.5
kind-parliament_of_shades = Parliament of Shades
does-parliament_of_shades = { -bold } and put this on a Region. Autumn: an Active card of yours in that Region may Govern; your usual Govern is still free.
rule-parliament_of_shades = 13.5
kind-merchants_exchange = Merchants’ Exchange
does-merchants_exchange = { -bold } and put this on a Location. Whenever anybody claims that Location’s reward, you gain 1 Influence.
rule-merchants_exchange = 13.5
kind-glittering_caves = Glittering Caves
does-glittering_caves = Each Journey of a Pathfinder also brings you 1 Influence and an extra Lore.
rule-glittering_caves = 13.5
kind-remote_bylines = Remote Bylines
does-remote_bylines = Spring: take 1 Lore – or 1 Influence, when you have run out of Lore.
rule-remote_bylines = 13.5
kind-forged_royal_pardons = Forged Royal Pardons
does-forged_royal_pardons = Spring, if you have room in hand: take a card from your Discard Pile into hand.
rule-forged_royal_pardons = 13.5
kind-sworn_escort = Sworn Escort
does-sworn_escort = Each Round you may use your Favour action once without the disc, or twice while you hold it; each use with the disc turns it.
rule-sworn_escort = 13.5
kind-empty_estate = Empty Estate
does-empty_estate = Autumn: discard one of your cards from a Council. Your Hand Size is 1 larger from now on. Discard this.
rule-empty_estate = 13.5
kind-signet_of_succession = Signet of Succession
does-signet_of_succession = Your Hand Size is 1 larger while this is on your board. When you win a Region next to which an Heir of yours is Active, gain 1 Influence.
rule-signet_of_succession = 13.5
kind-cloud_moorings = Cloud Moorings
does-cloud_moorings = When a card of yours is discarded out of a Council, you may keep it in hand. When a card of yours has made a Journey, you may slip it under your deck.
rule-cloud_moorings = 13.5
kind-cellar_gossip = Cellar Gossip
does-cellar_gossip = Spring: name players, as many as you like. They slide their hands under their decks, sorted as they wish, and draw the same number again.
rule-cellar_gossip = 13.5
kind-clockwork_doves = Clockwork Doves
does-clockwork_doves = Spring, and once more in Autumn: a card in your hand trades places with one of yours that sits in a Council or under a Kingdom card.
rule-clockwork_doves = 13.5
kind-book_of_true_names = Book of True Names
does-book_of_true_names = Day: show your hand. Opponents take back from the Clash every card that shares its printed Strength or archetype with one you showed. Discard this.
rule-book_of_true_names = 13.5
kind-wisp_lantern = Wisp Lantern
does-wisp_lantern = Day: move any number of your Supporters from the current Region to one other unresolved Region, or to your board.
rule-wisp_lantern = 13.5
kind-crossroads_innkeeper = Crossroads Innkeeper
does-crossroads_innkeeper = Spring: peek under every face-down card in a Region. Then, if you like, two of your own face-down cards trade places.
rule-crossroads_innkeeper = 13.5
kind-stewards_account = Steward’s Account
does-stewards_account = Autumn: send an Active card to a Council and throw out of it as many other cards and markers as you please, whoever owns them. Discard this.
rule-stewards_account = 13.5
kind-the_boatman = The Boatman
does-the_boatman = Spring: exchange a hand card with one of your cards in the Lost Pile.
rule-the_boatman = 13.5
kind-leaf_fall_witch = Leaf-Fall Witch
does-leaf_fall_witch = Spring: burn this and take its occupier into hand. Then acquire one or two cards from the Great Road, each with a hand card.
rule-leaf_fall_witch = 13.5
kind-master_of_ceremonies = Master of Ceremonies
does-master_of_ceremonies = At the Start of the Year you may set the whole Order Track.
rule-master_of_ceremonies = 13.5
kind-false_claimant = False Claimant
does-false_claimant = Once a Round borrow an opponent’s Favour action, in the season it belongs to. You need no disc, and none is turned.
rule-false_claimant = 13.5
kind-thousand_face_mirror = Thousand-Face Mirror
does-thousand_face_mirror = Day: until the end of the Round one of your cards in the Clash has everything printed on a card in the Lost Pile, anybody’s, but keeps its own Strength.
rule-thousand_face_mirror = 13.5
kind-singing_lake = Singing Lake
does-singing_lake = Spring: gather at one Location as many of the Heralds on the Map as you like. Discard this.
rule-singing_lake = 13.5
kind-bell_of_first_light = Bell of First Light
does-bell_of_first_light = Autumn: put all your cards in the Lost Pile on top of your deck, or all of them at its bottom, in any order. Discard this.
rule-bell_of_first_light = 13.5
kind-sleeping_giant = Sleeping Giant
does-sleeping_giant = Autumn: take one of your Active cards into hand.
rule-sleeping_giant = 13.5
kind-old_kings_helm = Old King’s Helm
does-old_kings_helm = Whenever a card of yours is eliminated, you may take it into hand.
rule-old_kings_helm = 13.5
kind-old_kings_lantern = Old King’s Lantern
does-old_kings_lantern = { -bold } and put this in your Supply. Each time the Great Road is open to you, so are the top two cards of the Kingdom Deck, which you alone may see.
rule-old_kings_lantern = 13.5
kind-company_of_daggers = Company of Daggers
does-company_of_daggers = Your Heirs have Deadly and Retreat. Each Night every Heir of yours that eliminated an opponent’s card brings you 1 Influence. Night: an opponent’s Follower in the Clash eliminates your Heirs there.
rule-company_of_daggers = 13.5
kind-hedgerow_levy = Hedgerow Levy
does-hedgerow_levy = Your Followers and Cavalry have Deploy (1). Autumn: take a Follower from your Discard Pile into hand.
rule-hedgerow_levy = 13.5
kind-engineers_yard = Engineers’ Yard
does-engineers_yard = Your cards with Deploy (1) may deploy in Spring too. Autumn: put 1 Influence token on one of your Active cards with Deploy.
rule-engineers_yard = 13.5
kind-royal_tourney = Royal Tourney
does-royal_tourney = Spring: everybody with a hand secretly chooses a hand card. Cards of equal Strength are discarded; the owner of the highest one left claims the reward of any Location. The rest return to hand. Discard this.
rule-royal_tourney = 13.5
kind-wildgoose_riders = Wildgoose Riders
does-wildgoose_riders = Your Heirs have Flank.
rule-wildgoose_riders = 13.5
kind-hidden_stair = Hidden Stair
does-hidden_stair = Day: one of your cards in the Clash trades places with one of yours that sits in a Council or under a Kingdom card.
rule-hidden_stair = 13.5
kind-standard_keeper = Standard Keeper
does-standard_keeper = Your Heirs have Deploy (1). It brings an eliminated Heir of yours home to hand, and is then discarded.
rule-standard_keeper = 13.5
kind-tattered_standard = Tattered Standard
does-tattered_standard = Autumn: fetch one or two Supporters home to your board, out of the Lost Pile or off the Map.
rule-tattered_standard = 13.5
kind-ruined_citadel = Ruined Citadel
does-ruined_citadel = { -bold } and put this on a Region. In Clashes there opponents have only half their total, rounded up. Discarded in Winter.
rule-ruined_citadel = 13.5
kind-smugglers_pass = Smugglers’ Pass
does-smugglers_pass = Day: one of your cards in the Clash has Retreat until the Clash ends. When its own Retreat returns it to hand, you may Journey with it at once.
rule-smugglers_pass = 13.5
kind-swansong_horn = Swansong Horn
does-swansong_horn = Day: one of your cards in the Clash has Ambush until the Clash ends.
rule-swansong_horn = 13.5
kind-dreaming_sword = Dreaming Sword
does-dreaming_sword = Day: your total in this Clash is 5 higher. Discard this and its occupier.
rule-dreaming_sword = 13.5
kind-shattered_sundial = Shattered Sundial
does-shattered_sundial = Spring: put this on a Region and discard its occupier. Clashes there have no Day and no Night this Round. Discarded in Winter.
rule-shattered_sundial = 13.5
kind-tinkers_ring = Tinker’s Ring
does-tinkers_ring = Autumn: one of your Exhausted Tactics is ready again, with all its markers, even this Round. Discard this and its occupier.
rule-tinkers_ring = 13.5
kind-banquet_of_briars = Banquet of Briars
does-banquet_of_briars = { -bold } and put this on a Region. Opponents’ cards next to it keep nothing printed but Strength and archetype. Discarded in Winter.
rule-banquet_of_briars = 13.5
kind-old_kings_spear = Old King’s Spear
does-old_kings_spear = Day: one of your cards in the Clash has Deadly until the Clash ends. Discard this and its occupier.
rule-old_kings_spear = 13.5
kind-old_kings_shield = Old King’s Shield
does-old_kings_shield = Day: one of your cards in the Clash has Invulnerable until the Clash ends. Discard this.
rule-old_kings_shield = 13.5

## Regions

kind-highlands = Highlands
rule-highlands = 2
kind-plateau = Plateau
rule-plateau = 2
kind-lowlands = Lowlands
rule-lowlands = 2

## Locations

kind-castle = Castle
does-castle = 1 Influence. You may Govern with an Active or hand card; first all other cards and markers leave that Council, yours too.
reward-castle = Clear a Council, Govern there
rule-castle = 10
kind-wilderness = Wilderness
does-wilderness = 1 Influence. You may Journey with an Active or hand card.
reward-wilderness = Go on a Journey
rule-wilderness = 10
kind-harvest_field = Harvest Field
does-harvest_field = 1 Influence. The Kingdom’s Favour is yours if you want it, good for three uses.
reward-harvest_field = The Kingdom’s Favour
rule-harvest_field = 10
kind-battlefield = Battlefield
does-battlefield = 2 Influence.
reward-battlefield = Nothing but glory
rule-battlefield = 10
kind-shrine = Shrine
does-shrine = 1 Influence. You may put up to three of your Active and hand cards under your deck, in any order.
reward-shrine = Up to 3 cards under your deck
rule-shrine = 10
kind-necropolis = Necropolis
does-necropolis = 1 Influence. You may shuffle your Discard Pile and draw up to three cards from it; then you may discard any hand cards.
reward-necropolis = Draw up to 3 discarded cards
rule-necropolis = 10

## Councils

kind-relics = Council of Relics
does-relics = Your Herald Reward brings 1 more Influence for each of your Votes here. Then you must discard one of your cards from this Council.
rule-relics = 9
kind-secrets = Council of Secrets
does-secrets = Autumn: put as many markers on Locations as you have Votes here. Whenever one Location holds five of yours, they buy its reward.
rule-secrets = 9
kind-oaths = Council of Oaths
does-oaths = Autumn: return up to one of your Supporters for each of your Votes here, from the Map or the Lost Pile, to your board.
rule-oaths = 9

## Suits

kind-trade = Trade
rule-trade = 1
kind-martial = Martial
rule-martial = 1
kind-intrigue = Intrigue
rule-intrigue = 1

## Archetypes

kind-agent = Agent
rule-agent = 2
kind-captain = Captain
rule-captain = 2
kind-cavalry = Cavalry
rule-cavalry = 2
kind-champion = Champion
rule-champion = 2
kind-follower = Follower
rule-follower = 2
kind-heir = Heir
rule-heir = 2
kind-ruse = Ruse
rule-ruse = 2
kind-trader = Trader
rule-trader = 2
kind-war_machine = War Machine
rule-war_machine = 2

## Traits

kind-resilient = Resilient
does-resilient = Elimination sends it to its owner’s Discard Pile; the Lost Pile does not get it.
rule-resilient = 8
kind-invulnerable = Invulnerable
does-invulnerable = It cannot be eliminated.
rule-invulnerable = 8
kind-pathfinder = Pathfinder
does-pathfinder = A Journey takes it to its owner’s Discard Pile; the Lost Pile does not get it.
rule-pathfinder = 8

## Commands

kind-ambush = Ambush
does-ambush = Day, once a Clash: add a hand card face down to the Clash.
rule-ambush = 7
kind-retreat = Retreat
does-retreat = Day, once a Clash: return any of your Active cards next to the Region to hand, and your Herald and any Supporters there to your board.
rule-retreat = 7
kind-flank = Flank
does-flank = Day, once a Clash: move this card to another Region that is not resolved yet. It stays Active.
rule-flank = 7
kind-rally_self = Rally (Self)
does-rally_self = Autumn, once a Round, while it is Active: return it to hand.
rule-rally_self = 7
kind-rally_any = Rally (Any 2)
does-rally_any = Autumn, once a Round, while it is Active: return one or two of your Active cards to hand, itself included if you like.
rule-rally_any = 7
kind-deploy = Deploy (1)
does-deploy = Autumn, from hand: put it face up next to a Region, with 1 Influence token on it.
rule-deploy = 7
kind-deadly = Deadly
does-deadly = Night: eliminates every opponent’s card in the Clash.
rule-deadly = 7

## The board

parts = Parts of the table
jump-road = Road
jump-councils = Councils
jump-own = Mine
part-road = The Great Road
part-councils = Councils
part-own = Your board
part-other = The board of { $who }
short-relics = Relics
short-secrets = Secrets
short-oaths = Oaths
hand = Hand
hand-left = Left in hand
hand-none = No card in hand
hand-of = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand of { $size } at most
tray = To choose from
laying = The cards you lay
ordering = Tap the players in their new order, from first to last.
order-of = place { $place } on the Order Track
influence-of = { $count } Influence
lore-of = { $count } Lore
votes-of = { $count ->
        [one] 1 Vote
       *[other] { $count } Votes
    }
strength = Strength
strength-of = Strength { $count }
supporters = Supporters
supporters-of = { $count ->
        [one] 1 Supporter
       *[other] { $count } Supporters
    }
does-supporters = Each Supporter on a Region counts 1 in its owner’s first Clash there. Winter sends it to the Lost Pile.
some-fought = { $count } of them have fought
fought-before-in = { $count } of them have fought in { $region } and add nothing there
herald-of = Herald of { $who }
herald-home = the Herald is at home
markers-of = { $count ->
        [one] 1 marker
       *[other] { $count } markers
    }
at-home = Supporters on the board: { $count }
deck-of = Cards in the deck: { $count }
discard-of = In the Discard Pile: { $count }
lost-of = In the Lost Pile: { $count }
kingdom-piles = Kingdom Deck: { $deck }, Kingdom Discard: { $discard }
spaces = Kingdom cards
free-space = free space
defends = defended with { $count }
tactics = Tactics and Favour
exhausted = Exhausted
used = used this Round
favour-held = holds the Kingdom’s Favour, uses left: { $count }
favour-not-held = needs the Kingdom’s Favour
site = Site of Power
site-empty = Lore on the Site:
costs = costs { $count } Lore
bid-of = bids { $card }
ready = has decided
face-down = face down
face-down-of = face-down card of { $who }
fought = has fought here
tokens-on = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
gained = (gained)
blank = (blank now)
none = None.
season-spring = Spring
season-day = Day
season-night = Night
season-autumn = Autumn
season-always = always
season-bold = at once
clash-number = Clash { $number } of 3
resolved = resolved
clash-steps = Steps of the Clash
step-reveal = Reveal
step-day = Day
step-night = Night
step-tally = Tally
total = Total
total-of = total { $total }
taken-in-by = (taken in by { $card })
felled-by = eliminated by { $by }
lowest-wins = Ritual of the Eye: the lowest total above 0 wins.
fought-earlier = fought here before the tie
earlier-tie = Before that: a tie at { $total }, so there was a new Clash.
gone = no longer here
wins-with = { $who } wins with { $total }
tied-at = A tie at { $total }
nobody-wins = Nobody wins: a tie at { $total }
verdict-wins = wins
verdict-tied = tied
will-win-highest = The highest total will win.
will-win-lowest = The lowest total above 0 will win.
won-by-highest = The highest total wins: { $who }.
won-by-lowest = The lowest total above 0 wins: { $who }.
verdict-all-tied = A tie: { $who }.

## The table drawn as text

draw-round = Round
draw-order = Order Track:
draw-road = Great Road:
draw-deck = deck
draw-discard = discarded
draw-councils = Councils:
draw-lost = Lost Pile:
draw-supporters = Supporters:
draw-resolved = resolved
draw-influence = Influence
draw-lore = Lore
draw-herald = Herald:
draw-hand = hand:
