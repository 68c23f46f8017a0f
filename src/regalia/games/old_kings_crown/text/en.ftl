# The Old King’s Crown, in English. Names of messages: docs/protocol.md.

game-title = The Old King’s Crown
game-pitch = Hide cards beside three lands for a dead king’s crown.
game-summary = The king is dead, and four factions want his crown. Bid for allies, hide cards beside three Regions, clash, govern and explore – one year at a time.
game-goal = Most Influence after the last year wins.

decision-ChooseFaction = Which faction do you play? Each has its own cards and Tactics.
    .others = { $who } is choosing a faction.
    .situation = { $options } factions are free.
decision-ChooseKingdomCard = Which Kingdom card do you start with? It goes on your board.
    .others = Choosing a starting Kingdom card: { $who }
    .situation = You keep one of { $options }; the others go back into the deck.
decision-LayAside = { $doing }: which hand card do you place there face down?
    .others = { $doing }: { $who } is placing a card face down.
    .situation = Cards in your hand: { $hand }.
decision-ChooseCouncils = Which Council does your second card join?
    .others = Choosing a Council: { $who }
    .situation = { situation-choices }

decision-ArrangeTrack = Master of Ceremonies: set the Order Track, or leave it as it is?
    .others = { $who } can set the Order Track.
    .situation = Your place on it is now { $place } of { $seats }.
decision-Bids = Choose a card to bid. The strongest bid picks first from the Great Road.
    .others = Bidding in secret: { $who }
    .situation = Cards in your hand: { $hand }. Afterwards you hide { $regions } next to the Regions.
decision-ShowSeal = Use the Royal Seal against these bids?
    .others = { $who } can use the Royal Seal.
    .situation = Your bid has { $bid }, the best rival { $best_bid }.
decision-PlaceHerald = Where do you place your Herald? Win that Location for 1 extra Influence.
    .others = { $who } is placing the Herald.
    .situation = You have { $influence } Influence. Hand: { $hand } of { $hand_size }.
decision-ResolveBid = Your bid: take a Kingdom card, steal one, or return your card to hand?
    .others = { $who } is resolving a bid.
    .situation = On the Great Road: { $road }. To steal: { $steals }.
decision-ChooseSpace = Which space of your board does { $acquiring } go on?
    .others = { $who } is choosing a space for { $acquiring }.
    .situation = Empty spaces: { $empty } of { $spaces }.
decision-Forgo = You don’t have enough cards. Which Regions stay empty?
    .others = { $who } is naming Regions without a card.
    .situation = With { $hand } in hand, { $most } of { $regions } stay empty.
decision-PlaceCards = Hide a card next to each Region. It fights there in Summer.
    .others = Hiding cards next to the Regions: { $who }
    .situation = Cards in your hand: { $hand }. { $spare } stay there, for ties and Actions.
decision-SpringActions = Spring: take an Action or tap Done.
    .others = { $who } is taking Spring Actions.
    .situation = { situation-actions } Your Supporters: { $supporters }.
decision-AssignMarkers = In which order do the Regions clash?
    .others = { $who } is ordering the Clashes.
    .situation = { $options } orders are possible.
decision-DayActions = Day: use an Action or Command, or tap Done.
    .others = { $who } is taking Day Actions.
    .situation = { situation-actions } { situation-stands }
decision-PlayInTie = { $contested } is tied! Play a hand card to break the tie, or pass?
    .ahead = When I am tied in a Clash
    .others = { $who } can play a card to break the tie.
    .situation = { $playable } of your { $hand } cards can be played.
decision-ChooseLocation = You won the Clash! Which Location’s reward do you claim?
    .others = { $who } won and is choosing a Location.
    .situation = { $herald ->
        [yes] Your Herald is at one of them: that one brings 1 more Influence.
       *[no] Your Herald is elsewhere.
    }
decision-RelicsDiscard = Council of Relics: you used its Votes. Which of your cards leaves it?
    .others = { $who } is discarding a card from the Council of Relics.
    .situation = Your cards there: { $options }.
decision-AutumnActions = Autumn: Govern, Journey, use an Action or Command, or tap Done.
    .others = { $who } is taking Autumn Actions.
    .situation = Actions: { $actions }. Cards that can Govern: { $governors }, Journey: { $travellers }.

decision-Castle = Castle: clear all cards from a Council and Govern there?
    .others = { $who } can Govern with the Castle.
    .situation = { situation-governors }
decision-ExtraJourney = { $doing }: send a card on a Journey for its Lore, or skip?
    .others = { $doing }: { $who } can go on a Journey.
    .situation = Cards that can go: { $travellers }. You have { $lore } Lore.
decision-ClaimFavour = Harvest Field: claim the Kingdom’s Favour?
    .others = { $who } can claim the Kingdom’s Favour.
    .situation = It can be used { $favour } times.
decision-Shrine = Shrine: which card goes under your deck next?
    .others = { $who } can put cards under the deck.
    .situation = Up to { $left } more. Hand: { $hand } of { $hand_size }.
decision-Necropolis = Necropolis: how many cards do you draw from your Discard Pile?
    .others = { $who } can draw from the Discard Pile.
    .situation = Discard Pile: { $discards } cards. Room in your hand: { $room }.
decision-NecropolisDiscard = Necropolis: which hand cards do you discard?
    .others = { $who } can discard cards.
    .situation = Hand: { $hand } of { $hand_size }.
decision-PostMarkers = Council of Secrets: where does the next marker go?
    .others = { $who } is placing markers on Locations.
    .situation = { $left } more. { $markers } of yours on a Location pay its reward.
decision-ClaimBySecrets = Council of Secrets: which reward do you claim for five markers?
    .others = { $who } is claiming a reward for five markers.
    .situation = { $options } Locations have enough of your markers.
decision-Prize = Royal Tourney: which Location Reward do you claim?
    .others = { $who } has won the Royal Tourney.
    .situation = { situation-choices }

## What is asked: in between

decision-SpendLore = Spend Lore: what do you acquire from your Site of Power? If the Site is empty, you can store Lore there.
    .others = { $who } can spend Lore.
    .situation = You have { $lore } Lore. Cards left in the Site: { $site }.
decision-Arrive = Not everything fits in your hand. Which card comes next? The rest go on top of your deck.
    .others = { $who } is ordering incoming cards.
    .situation = Room in your hand: { $room }. Cards to come: { $arriving }.
decision-DiscardDown = You are over your Hand Size. Which cards do you discard?
    .others = { $who } is discarding down to the Hand Size.
    .situation = Hand: { $hand } of { $hand_size }. Discard { $most }.
decision-LeaveCouncil = Your cards left a Council. Which do you take into your hand?
    .ahead = When cards of mine leave a Council
    .others = { $who } can take cards that left a Council.
    .situation = Room in your hand: { $room }.
decision-LoseBringer = Bringer of the Word left a Council. Where does it go?
    .others = { $who } is deciding where Bringer of the Word goes.
    .situation = Discard Pile: { $discards } cards.
decision-Moor = Cloud Moorings: where does the card go after its Journey?
    .ahead = After a Journey with Cloud Moorings
    .others = { $who } is deciding where a card goes after its Journey.
    .situation = Hand: { $hand } of { $hand_size }.
decision-KeepStandard = Standard Keeper: which Heir returns to your hand?
    .others = { $who } is saving an Heir.
    .situation = Room in your hand: { $room }.
decision-FetchFallen = Old King’s Helm: which eliminated cards do you take into your hand?
    .others = { $who } can take back eliminated cards.
    .situation = Room in your hand: { $room }.
decision-GainFirst = Two of your abilities pay tonight. Which goes first?
    .others = { $who } is choosing which ability pays first.
    .situation = You have { $influence } Influence and { $lore } Lore.
decision-QueenGoverns = The Queen, Long Ago: Govern with a lost or discarded card?
    .others = { $who } can Govern with The Queen, Long Ago.
    .situation = { situation-governors }
decision-Acquit = Witch Trial: which card goes on top of your deck next?
    .others = { $who } can put Council cards on the deck.
    .situation = { situation-choices }
decision-Mislead = False Orders: which two Regions swap cards?
    .others = { $who } is giving False Orders.
    .situation = { situation-choices }
decision-Raided = Night Raids: which cards do you discard?
    .others = { $who } is discarding cards to Night Raids.
    .situation = Discard { $most } of { $hand }.
decision-Forage = Moonlit Foragers: which Kingdom card do you acquire, and with which card?
    .others = { $who } is acquiring a Kingdom card by moonlight.
    .situation = Cards in your hand: { $hand }.
decision-Recover = Ritual Sacrifice: take a card from your Discard Pile?
    .others = { $who } can take a card from the Discard Pile.
    .situation = Discard Pile: { $discards } cards. Room in your hand: { $room }.
decision-Awaken = Bell of First Light: which card comes next?
    .others = { $who } is putting lost cards back into the deck.
    .situation = { $options } lost cards are left.
decision-ByWitchcraft = Leaf-Fall Witch: which Kingdom card do you acquire, and with which card?
    .others = { $who } is acquiring Kingdom cards by witchcraft.
    .situation = Cards in your hand: { $hand }.
decision-Gossip = Cellar Gossip: which card goes under your deck next?
    .others = { $who } is putting their hand under the deck.
    .situation = { $hand } are left in your hand; then you draw as many new ones.
decision-Tourney = Royal Tourney: which card do you enter?
    .others = Entering the Royal Tourney: { $who }
    .situation = Equal ones are discarded; the strongest other one wins. Hand: { $hand } of { $hand_size }.

decision-card = { $doing }: choose a card.
    .others = { $doing }: { $who } is choosing a card.
    .situation = { situation-stands }
decision-cards = { $doing }: choose cards.
    .others = { $doing }: { $who } is choosing cards.
    .situation = { situation-stands }
decision-other = { $doing }: choose the other one.
    .others = { $doing }: { $who } is choosing the other one.
    .situation = { situation-stands }
decision-pieces = { $doing }: what do you move?
    .others = { $doing }: { $who } is choosing what to move.
    .situation = { situation-stands }
decision-region = { $doing }: choose a Region.
    .others = { $doing }: { $who } is choosing a Region.
    .situation = { situation-stands }
decision-location = { $doing }: choose a Location.
    .others = { $doing }: { $who } is choosing a Location.
    .situation = { situation-stands }
decision-council = { $doing }: choose a Council.
    .others = { $doing }: { $who } is choosing a Council.
    .situation = { situation-stands }
decision-place = { $doing }: where to?
    .others = { $doing }: { $who } is choosing where to.
    .situation = { situation-stands }
decision-source = { $doing }: where does the Ambush card come from?
    .others = { $doing }: { $who } is choosing where the Ambush comes from.
    .situation = { situation-stands }
decision-choice = { $doing }: which do you choose?
    .others = { $doing }: { $who } is choosing an effect.
    .situation = { situation-stands }
decision-count = { $doing }: how many Supporters?
    .others = { $doing }: { $who } is choosing how many Supporters.
    .situation = { situation-stands }
decision-regions = How many Supporters go to each Region?
    .others = { $who } is placing Supporters.
    .situation = Your Supporters: { $supporters }.
decision-supporters = { $doing }: which Supporters?
    .others = { $doing }: { $who } is choosing Supporters.
    .situation = { situation-stands }
decision-heralds = { $doing }: which Heralds move?
    .others = { $doing }: { $who } is choosing Heralds.
    .situation = { situation-stands }
decision-opponents = { $doing }: which opponents?
    .others = { $doing }: { $who } is choosing opponents.
    .situation = { situation-stands }
decision-players = { $doing }: which players?
    .others = { $doing }: { $who } is choosing players.
    .situation = { situation-stands }
decision-kingdom = { $doing }: which Kingdom card?
    .others = { $doing }: { $who } is choosing a Kingdom card.
    .situation = { situation-stands }
decision-tactic = { $doing }: which Tactic?
    .others = { $doing }: { $who } is choosing a Tactic.
    .situation = { situation-stands }
decision-governor = { $doing }: which card governs, and where?
    .others = { $doing }: { $who } is governing.
    .situation = { situation-governors }

## What is possible now

situation-actions = { $actions ->
        [0] Nothing is possible here.
        [one] 1 Action is possible.
       *[other] { $actions } Actions are possible.
    }
situation-governors = { $governors ->
        [0] No card can Govern.
        [one] 1 card can Govern.
       *[other] { $governors } cards can Govern.
    }
situation-stands = { $stands ->
        [win] { $mine } against { $rival }: as it stands, you win.
        [lose] { $mine } against { $rival }: as it stands, you lose.
        [tie] { $mine } against { $rival }: as it stands, a tie.
       *[none] { situation-choices }
    }

why-ChooseFaction = Someone has already taken that faction.
why-ChooseKingdomCard = Choose one of the five Kingdom cards you were dealt.
why-LayAside = Choose a card from your hand.
why-ChooseCouncils = Choose one of the three Councils.
why-ArrangeTrack = Each player appears on the Order Track exactly once.
why-Bids = You can only bid a card from your hand.
why-ShowSeal = Use the Royal Seal now, or keep it.
why-PlaceHerald = The Herald goes to one of the six Locations.
why-ResolveBid = Take a card from the Great Road, steal one if your bid is higher than its occupier, or return your card.
why-ChooseSpace = Put the Kingdom card on one of the two spaces of your board.
why-Forgo = Name exactly as many Regions as you are short of cards.
why-PlaceCards = Give each remaining Region a different card from your hand.
why-SpringActions = Choose a Spring Action of yours that you haven’t used this Round and that changes something.
why-AssignMarkers = Each Region gets one Clash Marker.
why-DayActions = Choose a Day Action or Command you have in this Clash, not yet used, that changes something.
why-PlayInTie = Choose a hand card you haven’t yet played in a tie of this Region this Round.
why-ChooseLocation = Choose one of the Region’s two Locations.
why-RelicsDiscard = One of your own cards must leave the Council of Relics.
why-AutumnActions = Govern once with a card that has Votes, Journey once with a card that has Lore, or use an unused Action or Command you have.
why-Castle = Only a hand card or Active card with Votes can Govern.
why-ExtraJourney = Only a card with Lore can go on this Journey.
why-ClaimFavour = Claim the Kingdom’s Favour, or leave it.
why-Shrine = Up to three of your hand cards and Active cards.
why-Necropolis = Up to three cards, and no more than your Discard Pile holds.
why-NecropolisDiscard = You can only discard cards from your hand.
why-PostMarkers = Each marker goes on one of the six Locations.
why-ClaimBySecrets = Choose a Location with five of your markers.
why-Prize = The reward of one of the six Locations.
why-SpendLore = Choose something on your Site of Power that you can fully pay for. An empty Site only takes Lore you just gained.
why-short-of-lore = { $lore } Lore short.
why-Arrive = Choose one of the incoming cards.
why-DiscardDown = Discard exactly down to your Hand Size.
why-LeaveCouncil = Choose cards of yours that just left a Council.
why-LoseBringer = Bringer of the Word stays discarded, or goes to the Lost Pile.
why-Moor = The card goes under your deck, or stays where the Journey took it.
why-KeepStandard = Choose an Heir that was just eliminated.
why-FetchFallen = Choose cards of yours that were just eliminated.
why-GainFirst = School of the Streets, or a Black Powder Ploy that eliminated cards this Night.
why-QueenGoverns = Choose your cards with Votes in the Lost Pile and Discard Pile, each for a different Council.
why-Acquit = You can only choose your own cards in Councils.
why-Mislead = Choose exactly two Regions where this opponent has face-down cards.
why-Raided = Choose exactly as many hand cards as the raid demands.
why-Forage = Choose one of the cards you see, and a card from your hand.
why-Recover = Choose a card from your Discard Pile.
why-Awaken = You can only choose your own cards in the Lost Pile.
why-ByWitchcraft = Choose a card from the Great Road, and a card from your hand.
why-Gossip = Choose cards from your hand.
why-Tourney = Choose a card from your hand.
why-a_card_in_council = You can only choose your own cards in Councils.
why-active_card = You can only choose your own Active cards.
why-active_cards = You can only choose your own Active cards, up to Rally’s number.
why-active_with_deploy = Choose one of your Active cards with Deploy.
why-ambushers = An Ambush adds a card from your hand, or from your Discard Pile with The Door in the Night.
why-another_front = Choose another unresolved Region.
why-any_council = Choose one of the three Councils.
why-any_location = Choose one of the six Locations.
why-any_lost_card = Choose a faction card in the Lost Pile.
why-any_region = Choose one of the three Regions.
why-as_many_as_fit = Choose Active and discarded cards of yours, as many as fit in your hand.
why-beside_the_herald = You can only choose your own Active cards next to your Herald’s Region.
why-captains = Choose a Captain in your Discard Pile.
why-cheapest = Choose a card with the lowest cost on your Site of Power.
why-clash_card = You can only choose your own cards in the Clash.
why-council_or_occupying = You can only choose your own cards in Councils and under Kingdom cards.
why-discarded_followers = Choose a Follower in your Discard Pile.
why-envoys = Choose your own Active cards with Flank.
why-exhausted_tactic = Choose an Exhausted Tactic of yours.
why-first_of_two = Choose a Region with a face-down card of yours.
why-second_of_two = Choose another Region with a face-down card of yours.
why-followers = You can’t move more Supporters than you have in the Region it leaves.
why-over_the_regions = Place at least one Supporter, and no more than are on your board.
why-from_where = 1 marker for your hand, 2 for your Discard Pile.
why-hand_card = Choose a card from your hand.
why-hand_or_occupying = You can only choose your hand cards and the cards under your Kingdom cards.
why-how_many_here = At least one, up to the number you have in the current Region.
why-influence_or_heirs = Either 1 Influence or Invulnerable Heirs.
why-influence_or_lore = Either 1 Influence or 1 Lore.
why-leaders_here = Choose one of your Active Heirs, Captains or War Machines next to the current Region that doesn’t have Flank yet.
why-lies_on_a_region = Choose an Active card with Votes next to the Region of the Parliament.
why-location_here = Choose a Location in the current Region.
why-lost_card = You can only choose your own cards in the Lost Pile.
why-movable = Choose an Active card that can swap places with one next to another Region.
why-partners = Choose one of your Active cards next to another Region, and not into Martial Law.
why-one_or_two = One or two, up to the number in the Lost Pile.
why-one_or_two_supporters = Choose one or two of your Supporters on the Map or in the Lost Pile.
why-other_council = Choose a different Council from the one the card is in.
why-own_face_down = Choose a Region with a face-down card of yours.
why-own_tactic = Choose one of your Tactics that isn’t burned.
why-pardonable = Choose a card from your Discard Pile; you need room in your hand.
why-region_or_board = Choose another unresolved Region, or your board.
why-region_with_secrets = Choose a Region where others have face-down cards.
why-region_with_war_machine = Choose a Region where you have an Active War Machine.
why-rivals_kingdom_cards = Choose an opponent’s occupied Kingdom card.
why-some_gossips = Choose at least one player who has cards in hand.
why-some_heralds = Choose Heralds on the Map.
why-some_to_mislead = Choose opponents with at least two face-down cards.
why-top_or_bottom = All on top of your deck, or all on the bottom.
why-two_more = Discard the Masons for 2 Influence, or keep them.
why-up_to_the_votes = No more Supporters than your Votes in the Council of Oaths.
why-up_to_three = One to three of your Active and discarded cards.
why-up_to_two_supporters = Up to two of your Supporters in other Regions.
why-vulnerable = Choose one of your cards in the Clash that isn’t Invulnerable.
why-what_the_bank_pays = 1 Influence, or a Captain if one is in your Discard Pile; both only if you do not lead the Order Track.
why-whatever_retreats = You can only choose your own Active cards, Supporters and Herald in this Region, at least one.
why-whatever_sits_there = Choose other cards and markers in that Council.
why-without_ambush = Choose one of your cards in the Clash that doesn’t have Ambush yet.
why-without_deadly = Choose one of your cards in the Clash that isn’t Deadly yet.
why-without_retreat = Choose one of your cards in the Clash that doesn’t have Retreat yet.

ahead-contested = Region

option-Become = Play the { $faction }
option-Keep = Start with { $kingdom }
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
option-Supporter = Supporter { $number ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
       *[other] 5
    }: { $place }
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

event-Seated = Factions in seat order: { $factions }.
event-PhaseBegan = { $phase }.
event-TrackSet = Order Track: { $order }.
event-DealtKingdom = { $cards ->
        [none] { $seat } looks at Kingdom cards in secret.
       *[other] { $seat } looks in secret at { $cards }.
    }
event-Shuffled = { $seat } shuffles a new deck.
event-Attrition = { $seat }’s deck is empty: Attrition.
event-HandSizeChanged = { $seat }’s Hand Size is now { $size }.
event-Moved = { $card ->
        [none] { $seat } moves a card from { $source } to { $target }.
       *[other] { $seat } moves { $card } from { $source } to { $target }.
    }
event-Aside = { $card ->
        [none] { $seat } sets a card aside: { $place }.
       *[other] { $seat } sets { $card } aside: { $place }.
    }
event-BidsShown = The bids are revealed: { $cards }.
event-HeraldMoved = { $location ->
        [none] { $seat }’s Herald returns home.
       *[other] { $seat }’s Herald moves to the { $location }.
    }
event-KingdomTaken = { $seat } takes { $kingdom } from { $source }.
event-KingdomStolen = { $seat } steals { $kingdom } from { $victim }.
event-KingdomOccupied = { $seat } occupies { $kingdom } with { $card }.
event-KingdomPlaced = { $seat } places { $kingdom }: { $place }.
event-KingdomLeft = { $kingdom } moves from { $seat } to { $target }.
event-RoadChanged = On the Great Road: { $road }.
event-Glimpsed = { $cards ->
        [none] { $seat } looks at the Kingdom Deck by lantern light.
       *[other] { $seat } sees by lantern light: { $cards }.
    }
event-Forwent = { $seat } places no card here: { $regions }.
event-LaidDown = { $card ->
        [none] { $seat } places a card face down: { $region }.
       *[other] { $seat } places { $card } face down: { $region }.
    }
event-Revealed = Revealed in the { $region }: { $cards }.
event-Peeked = { $cards ->
        [none] { $seat } looks at the face-down cards: { $region }.
       *[other] { $seat } sees face down in the { $region }: { $cards }.
    }
event-DownSwapped = Two of { $seat }’s face-down cards swap places: { $first } and { $second }.
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
event-Commanded = { $seat } uses a Command on { $card }: { $command }.
event-Gifted = { $what ->
        [guise] { $card } takes the guise of { $other }.
        [absorbed] { $card } absorbs { $other }.
        [smuggled] { $card } can Journey when its own Retreat returns it.
        [from_discard] { $card } ambushes from the Discard Pile.
       *[other] { $card } gains { $what }.
    }
event-TokenPut = { $tokens ->
        [0] { $card } has no tokens left.
        [one] { $card } now has 1 token.
       *[other] { $card } now has { $tokens } tokens.
    }
event-MarkerPut = { $count ->
        [-5] { $seat } takes back 5 markers: { $place }.
        [-1] { $seat } loses a marker: { $place }.
        [one] { $seat } places 1 marker: { $place }.
       *[other] { $seat } places { $count } markers: { $place }.
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
event-LoreStored = { $seat } stores { $lore } Lore on the Site of Power.
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
event-Eliminated = { $by } eliminates { $card }.
event-Tallied = Totals for { $who } in the { $region }: { $totals }.
event-ClashTied = Tie in the { $region }: { $who }.
event-ClashWon = { $seat } wins the { $region }.
event-TiePassed = { $seat } passes.
event-NobodyWon = No one wins the { $region }.
event-LocationClaimed = { $seat } claims a reward: { $location }.
event-Governed = { $seat } governs with { $card } in the { $council }.
event-Journeyed = { $seat } sends { $card } on a Journey.
event-GameEnded = Game over. Victory: { $seat }.

phase-setup = Setup
phase-year = Start of the Year
phase-spring = Spring
phase-summer = Summer
phase-autumn = Autumn
phase-winter = Winter
phase-over = Game over
round = Round { $round } of { $rounds }

## Where things go

source-hand = the hand
source-kingdom_deck = the Kingdom Deck
source-kingdom_discard = the Kingdom Discard
source-discard = the Discard Pile
source-lost = the Lost Pile
source-bid = the bid
source-board = the board
source-aside = the setup
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
key-2 = Players behind on the Track
key-hint = Tie-breaker: the Kingdom’s Favour, then the Order Track.
end-crown = The old crown passes to { $name }
end-by = { $key ->
        [0] { $name } has { $by } Influence more than { $other }.
        [1] { $name } and { $other } have the same Influence; { $name } holds the Kingdom’s Favour.
       *[other] { $name } and { $other } have the same Influence; { $name } is ahead on the Order Track.
    }

agreed-rounds = Years
    .hint = Six years are a full game; fewer are a Skirmish.
agreed-rounds-6 = six
agreed-rounds-5 = five
agreed-rounds-4 = four
agreed-advanced = Advanced setup
    .hint = Choose one of five Kingdom cards and place cards before the first year. For players who know the cards.
agreed-advanced-true = yes, start with a Kingdom card
agreed-advanced-false = no
agreed-hand_size_max = Maximum Hand Size
    .hint = How large a hand can grow during the game.
agreed-hand_size_max-7 = 7
agreed-hand_size_max-8 = 8, as in the printed game of 2025
agreed-factions = Factions
    .hint = Each faction has its own deck and ability.
agreed-factions-random = dealt at random
agreed-factions-chosen = chosen by players

kind-nobility = Nobility
does-nobility = They hold walls and Councils, and their Heirs are hard to kill.
rule-nobility = 1
kind-clans = Clans
does-clans = They ride from Region to Region, their Supporters close behind.
rule-clans = 1
kind-uprising = Uprising
does-uprising = They spy, swap, ambush and strike at night.
rule-uprising = 1
kind-gathering = Gathering
does-gathering = They call back the lost, burn what they need, and turn defeat into victory.
rule-gathering = 1

## Basic cards, the same fourteen for each faction

-ruse = Invulnerable. Day: once per Clash, either Ambush (add a hand card face down to the Clash) or Retreat (take back your Active cards, Herald and Supporters from the Region).
-trader = Autumn, while Active: Rally (Any 2) – return one or two of your Active cards to hand. It can return itself.
-follower = Invulnerable: can’t be eliminated.
-agent = Night: Deadly – eliminates all opponents’ cards in the Clash. If an opponent has a Follower in the Clash, it is eliminated too.
-cavalry = Pathfinder. Day: Flank – move it to another unresolved Region.
-war-machine = Invulnerable. Autumn: Deploy (1) – put it from your hand face up next to a Region, with 1 Influence token that keeps it there over Winter.
-captain = Pathfinder: after a Journey it goes to your Discard Pile instead of the Lost Pile.
-heir = Starts in your hand. Pathfinder, Resilient: after a Journey or elimination it goes to your Discard Pile. Autumn, while Active: Rally (Self) – return it to hand.

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

-champion = When you steal with it as your Bidding card, the defending card has Strength 0.

kind-the_viceroy = The Viceroy
does-the_viceroy = Resilient. { -champion }
rule-the_viceroy = 13.2
kind-the_high_court = The High Court
does-the_high_court = Invulnerable. Autumn, while in a Council: move it to another Council.
rule-the_high_court = 13.2
kind-the_queen_long_ago = The Queen, Long Ago
does-the_queen_long_ago = Pathfinder, Resilient, Rally (Self). When you acquire it, up to three of your cards in the Lost Pile and your Discard Pile may Govern, each in a different Council. It is a second Heir.
rule-the_queen_long_ago = 13.2
kind-gilded_wall = Gilded Wall
does-gilded_wall = Invulnerable, Deploy (1). Autumn, while it is Active next to a Region with two or more of your Supporters: put 1 Influence token from the Reserve on it.
rule-gilded_wall = 13.2
kind-royal_bank = Royal Bank
does-royal_bank = Your faction cards printed without Votes have 1 extra Vote. Autumn: take a Captain from your Discard Pile, or gain 1 Influence; unless you lead the Order Track, you may do both.
rule-royal_bank = 13.2
kind-the_storyteller = The Storyteller
does-the_storyteller = Pathfinder, Resilient. { -champion }
rule-the_storyteller = 13.2
kind-raid_and_raze = Raid & Raze
does-raid_and_raze = Flank, Deadly. When it flanks, any number of your Supporters in the Region it leaves may move with it.
rule-raid_and_raze = 13.2
kind-riders_of_the_north_sky = Riders of the North Sky
does-riders_of_the_north_sky = Invulnerable, Pathfinder, Flank. When you win a Region where it is Active, gain 1 Influence before the rewards.
rule-riders_of_the_north_sky = 13.2
kind-wandering_embassy = Wandering Embassy
does-wandering_embassy = Your Traders have Flank. When one of your cards is discarded from a Council, you may take it into your hand. Day: move any number of your Active cards with Flank, from all Regions, into one Council.
rule-wandering_embassy = 13.2
kind-new_havens_harbour = New Havens Harbour
does-new_havens_harbour = All your cards are Resilient. Spring: move one or two of your Supporters from the Lost Pile to one Region.
rule-new_havens_harbour = 13.2
kind-arch_agitant = Arch Agitant
does-arch_agitant = { -champion }
rule-arch_agitant = 13.2
kind-black_powder_ploy = Black Powder Ploy
does-black_powder_ploy = Resilient. Night: eliminates every opponent’s Heir and Captain in the Clash. If it eliminates any, choose 1 Influence or 1 Lore.
rule-black_powder_ploy = 13.2
kind-guerrilla_fighters = Guerrilla Fighters
does-guerrilla_fighters = Resilient, Ambush. While it is in the Clash, opponents’ cards in the Region are blank except for Strength; Heirs are not affected. Night: an opponent’s Heir in the Clash eliminates it.
rule-guerrilla_fighters = 13.2
kind-moonshine_cove = Moonshine Cove
does-moonshine_cove = A third Kingdom card space. Autumn, while it is empty: use a Captain or Champion from your hand to acquire a card without bold text from the Great Road into it. There is no other way to fill it.
rule-moonshine_cove = 13.2
kind-the_syndicate = The Syndicate
does-the_syndicate = When you acquire a Kingdom card, put a marker on the Council of the same suit, up to two on each. Each marker is worth 1 Vote.
rule-the_syndicate = 13.2
kind-the_mask_maker = The Mask Maker
does-the_mask_maker = Resilient. { -champion }
rule-the_mask_maker = 13.2
kind-bringer_of_the_word = Bringer of the Word
does-bringer_of_the_word = Invulnerable. While it is in a Council, each of your markers on Councils is worth 1 Vote, and each Autumn you add one to any Council. When discarded from a Council, it may go to the Lost Pile.
rule-bringer_of_the_word = 13.2
kind-ritual_of_the_tooth = Ritual of the Tooth
does-ritual_of_the_tooth = Resilient. Day, while in the Clash: burn one of your cards in the Lost Pile. This Round, add that card’s printed Strength and gain its printed traits, Commands and text.
rule-ritual_of_the_tooth = 13.2
kind-ritual_of_the_eye = Ritual of the Eye
does-ritual_of_the_eye = Resilient. The lowest total above 0 wins its Clash.
rule-ritual_of_the_eye = 13.2
kind-the_door_in_the_night = The Door in the Night
does-the_door_in_the_night = When you acquire it, put three of your markers on it. Day: remove one to give one of your cards in the Clash Ambush this Round. Remove one more to let that Ambush add a card from your Discard Pile instead of your hand.
rule-the_door_in_the_night = 13.2

## Tactics

kind-school_of_the_stones = School of the Stones
does-school_of_the_stones = Spring: this Round, each of your Supporters is worth 2 Strength instead of 1, and they stay on the Map in Winter.
rule-school_of_the_stones = 13.3
kind-martial_law = Martial Law
does-martial_law = Spring, two uses: choose a Region where you have an Active War Machine. During its first Clash this Round, opponents can’t add, move or swap faction cards into it.
rule-martial_law = 13.3
kind-royal_seal = Royal Seal
does-royal_seal = When bids are revealed: all opponents’ Bidding Strength is 0 this Round.
rule-royal_seal = 13.3
kind-witch_trial = Witch Trial
does-witch_trial = Autumn: choose a Council and remove all opponents’ cards and markers from it. Then put any number of your own cards from all Councils on top of your deck: 1 Lore each.
rule-witch_trial = 13.3
kind-school_of_storms = School of Storms
does-school_of_storms = Spring: you place the Clash Markers this Round. When a Region is resolved this Round, gain 1 Influence if you alone have the most Supporters there, and 1 Lore if you alone have the most Active cards.
rule-school_of_storms = 13.3
kind-sea_lanes = Sea Lanes
does-sea_lanes = Day, three uses: one of your Active Heirs, Captains or War Machines in the current Region gains Flank this Round.
rule-sea_lanes = 13.3
kind-river_runners = River Runners
does-river_runners = Autumn: take an opponent’s occupied Kingdom card, whatever the Strengths, and acquire it with a hand card. Its old occupier returns to its owner’s hand. This is not stealing.
rule-river_runners = 13.3
kind-salt_toughness = Salt Toughness
does-salt_toughness = Autumn: take any number of your Active and discarded cards into your hand, up to your Hand Size.
rule-salt_toughness = 13.3
kind-school_of_the_streets = School of the Streets
does-school_of_the_streets = Spring: this Round your Heirs are Deadly, and each Night you gain 1 Influence and 1 Lore for each of your cards that eliminated an opponent’s card.
rule-school_of_the_streets = 13.3
kind-the_safehouses = The Safehouses
does-the_safehouses = Day, three uses: one of your cards in the Clash has Retreat until the Clash ends.
rule-the_safehouses = 13.3
kind-night_raids = Night Raids
does-night_raids = Spring: each opponent, in turn order, discards as many hand cards of their choice as you have occupied Kingdom cards.
rule-night_raids = 13.3
kind-false_orders = False Orders
does-false_orders = Spring: choose one or more opponents. For each, swap two of their face-down cards in two Regions without looking.
rule-false_orders = 13.3
kind-school_of_the_stars = School of the Stars
does-school_of_the_stars = Day: move two of your Supporters from the current Region to the Lost Pile. Then one of your cards in the Lost Pile joins the Clash, face up.
rule-school_of_the_stars = 13.3
kind-moonlit_foragers = Moonlit Foragers
does-moonlit_foragers = Spring: look at five random cards of the Kingdom Discard. Acquire one of them with a hand card.
rule-moonlit_foragers = 13.3
kind-out_beyond_the_lights = Out Beyond the Lights
does-out_beyond_the_lights = Day: swap two of your Active cards in different Regions.
rule-out_beyond_the_lights = 13.3
kind-ritual_sacrifice = Ritual Sacrifice
does-ritual_sacrifice = Autumn: move one to three of your Active or discarded cards to the Lost Pile and gain 1 Lore for each. Then you may take a card from your Discard Pile.
rule-ritual_sacrifice = 13.3

## Favour actions

kind-regal_guard = Regal Guard
does-regal_guard = Spring: gain 1 Influence, or make your Heirs Invulnerable this Round.
rule-regal_guard = 13.4
kind-prophet_of_the_waves = Prophet of the Waves
does-prophet_of_the_waves = Day: move your Herald (from the Map or your board), up to two of your Supporters from other Regions, or both, to the current Region.
rule-prophet_of_the_waves = 13.4
kind-spy_network = Spy Network
does-spy_network = Spring: look at all face-down cards in a Region. Then you may swap one of your face-down cards with one from your hand or from under a Kingdom card.
rule-spy_network = 13.4
kind-herald_of_the_moon = Herald of the Moon
does-herald_of_the_moon = Autumn: return one of your Active cards next to your Herald’s Region to hand.
rule-herald_of_the_moon = 13.4

## Kingdom cards

-bold = When acquired: discard your Bidding card

kind-adventuring_party = Adventuring Party
does-adventuring_party = All your cards are Pathfinders, and your Active cards can go on any Journey a hand card could.
rule-adventuring_party = 13.5
kind-monument_masons = Monument Masons
does-monument_masons = Spring: if a Council has a card of yours, gain 1 Influence. If all three do, you may discard this for 2 more.
rule-monument_masons = 13.5
kind-pasteboard_crowns = Pasteboard Crowns
does-pasteboard_crowns = Each of your Followers has 2 extra Votes, or 1 while you lead the Order Track.
rule-pasteboard_crowns = 13.5
kind-anonymous_benefactor = Anonymous Benefactor
does-anonymous_benefactor = { -bold } and put this in your Supply. The next time you suffer Attrition, discard this instead of losing Hand Size.
rule-anonymous_benefactor = 13.5
kind-watchfire_towers = Watchfire Towers
does-watchfire_towers = Your bid and all your occupiers have +5 Strength. If your bid resolves first, gain 1 Influence. You can’t steal.
rule-watchfire_towers = 13.5
kind-buried_palace = Buried Palace
does-buried_palace = Spring: burn one of your Tactics. Gain 3 Lore if it was ready, 1 if it was Exhausted.
rule-buried_palace = 13.5
kind-beacon_of_the_cape = Beacon of the Cape
does-beacon_of_the_cape = { -bold }, acquire the cheapest card of your Site of Power for free, and discard this.
rule-beacon_of_the_cape = 13.5
kind-endless_stacks = Endless Stacks
does-endless_stacks = A printed value of exactly 1 Lore on your cards counts as 2.
rule-endless_stacks = 13.5
kind-road_brigands = Road Brigands
does-road_brigands = Your bid has +3 Strength when you steal. Whenever anyone steals a Kingdom card, gain 1 Influence; if this card is stolen, the thief gains it instead.
rule-road_brigands = 13.5
kind-parliament_of_shades = Parliament of Shades
does-parliament_of_shades = { -bold } and put this on a Region. Autumn: an Active card of yours in that Region can Govern, in addition to your usual Govern.
rule-parliament_of_shades = 13.5
kind-merchants_exchange = Merchants’ Exchange
does-merchants_exchange = { -bold } and put this on a Location. Whenever anyone claims that Location’s reward, gain 1 Influence.
rule-merchants_exchange = 13.5
kind-glittering_caves = Glittering Caves
does-glittering_caves = Whenever a Pathfinder goes on a Journey for you, gain 1 Influence and 1 extra Lore.
rule-glittering_caves = 13.5
kind-remote_bylines = Remote Bylines
does-remote_bylines = Spring: gain 1 Lore, or 1 Influence if you have no Lore.
rule-remote_bylines = 13.5
kind-forged_royal_pardons = Forged Royal Pardons
does-forged_royal_pardons = Spring: if you have room in your hand, take a card from your Discard Pile.
rule-forged_royal_pardons = 13.5
kind-sworn_escort = Sworn Escort
does-sworn_escort = Each Round you may use your Favour action once without the disc, or twice while you have it; each use with the disc turns it.
rule-sworn_escort = 13.5
kind-empty_estate = Empty Estate
does-empty_estate = Autumn: discard one of your cards from a Council. Your Hand Size grows by 1. Discard this.
rule-empty_estate = 13.5
kind-signet_of_succession = Signet of Succession
does-signet_of_succession = Hand Size +1 while this is on your board. When you win a Region where your Heir is Active, gain 1 Influence.
rule-signet_of_succession = 13.5
kind-cloud_moorings = Cloud Moorings
does-cloud_moorings = When one of your cards is discarded from a Council, you may take it into your hand. After a Journey, you may put the card under your deck.
rule-cloud_moorings = 13.5
kind-cellar_gossip = Cellar Gossip
does-cellar_gossip = Spring: choose any number of players. They put their hands under their decks in any order and draw the same number of cards.
rule-cellar_gossip = 13.5
kind-clockwork_doves = Clockwork Doves
does-clockwork_doves = Spring, and once more in Autumn: swap a card in your hand with one of yours in a Council or under a Kingdom card.
rule-clockwork_doves = 13.5
kind-book_of_true_names = Book of True Names
does-book_of_true_names = Day: show your hand. All opponents’ cards in the Clash that share a printed Strength or archetype with a card you showed return to hand. Discard this.
rule-book_of_true_names = 13.5
kind-wisp_lantern = Wisp Lantern
does-wisp_lantern = Day: move any number of your Supporters from the current Region to one other unresolved Region, or to your board.
rule-wisp_lantern = 13.5
kind-crossroads_innkeeper = Crossroads Innkeeper
does-crossroads_innkeeper = Spring: look at all face-down cards in a Region. Then you may swap two of your own face-down cards.
rule-crossroads_innkeeper = 13.5
kind-stewards_account = Steward’s Account
does-stewards_account = Autumn: move an Active card to a Council and remove any number of other cards and markers from it, of any players. Discard this.
rule-stewards_account = 13.5
kind-the_boatman = The Boatman
does-the_boatman = Spring: swap a hand card with one of your cards in the Lost Pile.
rule-the_boatman = 13.5
kind-leaf_fall_witch = Leaf-Fall Witch
does-leaf_fall_witch = Spring: burn this and return its occupier to hand. Then acquire one or two cards from the Great Road, each with a hand card.
rule-leaf_fall_witch = 13.5
kind-master_of_ceremonies = Master of Ceremonies
does-master_of_ceremonies = At the Start of the Year, you may set the whole Order Track.
rule-master_of_ceremonies = 13.5
kind-false_claimant = False Claimant
does-false_claimant = Once per Round, use an opponent’s Favour action in its season. You don’t need the disc, and it doesn’t turn.
rule-false_claimant = 13.5
kind-thousand_face_mirror = Thousand-Face Mirror
does-thousand_face_mirror = Day: until end of Round, one of your cards in the Clash has everything printed on a card in the Lost Pile (anyone’s), but keeps its own Strength.
rule-thousand_face_mirror = 13.5
kind-singing_lake = Singing Lake
does-singing_lake = Spring: move any number of Heralds on the Map to one Location. Discard this.
rule-singing_lake = 13.5
kind-bell_of_first_light = Bell of First Light
does-bell_of_first_light = Autumn: put all your cards in the Lost Pile on top of your deck, or all on the bottom, in any order. Discard this.
rule-bell_of_first_light = 13.5
kind-sleeping_giant = Sleeping Giant
does-sleeping_giant = Autumn: return one of your Active cards to hand.
rule-sleeping_giant = 13.5
kind-old_kings_helm = Old King’s Helm
does-old_kings_helm = Whenever one of your cards is eliminated, you may take it into your hand.
rule-old_kings_helm = 13.5
kind-old_kings_lantern = Old King’s Lantern
does-old_kings_lantern = { -bold } and put this in your Supply. Whenever you can take from the Great Road, you can also choose from the top two cards of the Kingdom Deck, which only you see.
rule-old_kings_lantern = 13.5
kind-company_of_daggers = Company of Daggers
does-company_of_daggers = Your Heirs have Deadly and Retreat. Each Night, gain 1 Influence for each of your Heirs that eliminated an opponent’s card. Night: an opponent’s Follower in the Clash eliminates your Heirs there.
rule-company_of_daggers = 13.5
kind-hedgerow_levy = Hedgerow Levy
does-hedgerow_levy = Your Followers and Cavalry have Deploy (1). Autumn: take a Follower from your Discard Pile into hand.
rule-hedgerow_levy = 13.5
kind-engineers_yard = Engineers’ Yard
does-engineers_yard = You can Deploy cards with Deploy (1) in Spring too. Autumn: put 1 Influence token on one of your Active cards with Deploy.
rule-engineers_yard = 13.5
kind-royal_tourney = Royal Tourney
does-royal_tourney = Spring: each player with cards secretly chooses a hand card. Cards of equal Strength are discarded; the owner of the highest card left claims any Location’s reward. The rest return to hand. Discard this.
rule-royal_tourney = 13.5
kind-wildgoose_riders = Wildgoose Riders
does-wildgoose_riders = Your Heirs have Flank.
rule-wildgoose_riders = 13.5
kind-hidden_stair = Hidden Stair
does-hidden_stair = Day: swap one of your cards in the Clash with one of yours in a Council or under a Kingdom card.
rule-hidden_stair = 13.5
kind-standard_keeper = Standard Keeper
does-standard_keeper = Your Heirs have Deploy (1). When one of your Heirs is eliminated, it returns to your hand; then discard this.
rule-standard_keeper = 13.5
kind-tattered_standard = Tattered Standard
does-tattered_standard = Autumn: return one or two of your Supporters from the Lost Pile or the Map to your board.
rule-tattered_standard = 13.5
kind-ruined_citadel = Ruined Citadel
does-ruined_citadel = { -bold } and put this on a Region. In Clashes there, each opponent’s total is halved (rounded up). Discard this in Winter.
rule-ruined_citadel = 13.5
kind-smugglers_pass = Smugglers’ Pass
does-smugglers_pass = Day: one of your cards in the Clash has Retreat until the Clash ends. If its own Retreat returns it to hand, you may Journey with it immediately.
rule-smugglers_pass = 13.5
kind-swansong_horn = Swansong Horn
does-swansong_horn = Day: one of your cards in the Clash has Ambush until the Clash ends.
rule-swansong_horn = 13.5
kind-dreaming_sword = Dreaming Sword
does-dreaming_sword = Day: +5 to your total in this Clash. Discard this and its occupier.
rule-dreaming_sword = 13.5
kind-shattered_sundial = Shattered Sundial
does-shattered_sundial = Spring: put this on a Region and discard its occupier. Clashes there have no Day and no Night this Round. Discard this in Winter.
rule-shattered_sundial = 13.5
kind-tinkers_ring = Tinker’s Ring
does-tinkers_ring = Autumn: ready one of your Exhausted Tactics with all its markers. You can use it again this Round. Discard this and its occupier.
rule-tinkers_ring = 13.5
kind-banquet_of_briars = Banquet of Briars
does-banquet_of_briars = { -bold } and put this on a Region. Opponents’ cards next to it are blank except for Strength and archetype. Discard this in Winter.
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
does-castle = 1 Influence. You may Govern with an Active or hand card; first remove all other cards and markers from that Council, even yours.
reward-castle = Clear a Council, Govern there
rule-castle = 10
kind-wilderness = Wilderness
does-wilderness = 1 Influence. You may Journey with an Active or hand card.
reward-wilderness = Go on a Journey
rule-wilderness = 10
kind-harvest_field = Harvest Field
does-harvest_field = 1 Influence. You may claim the Kingdom’s Favour, with three uses.
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
does-relics = Your Herald Reward is 1 Influence higher for each of your Votes here. Then you must discard one of your cards from this Council.
rule-relics = 9
kind-secrets = Council of Secrets
does-secrets = Autumn: put as many markers on Locations as you have Votes here. When a Location has five of yours, return them to claim its reward.
rule-secrets = 9
kind-oaths = Council of Oaths
does-oaths = Autumn: return up to as many of your Supporters as you have Votes here, from the Map or the Lost Pile, to your board.
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
does-resilient = When eliminated, it goes to its owner’s Discard Pile instead of the Lost Pile.
rule-resilient = 8
kind-invulnerable = Invulnerable
does-invulnerable = Can’t be eliminated.
rule-invulnerable = 8
kind-pathfinder = Pathfinder
does-pathfinder = After a Journey, it goes to its owner’s Discard Pile instead of the Lost Pile.
rule-pathfinder = 8

## Commands

kind-ambush = Ambush
does-ambush = Day, once per Clash: add a hand card face down to the Clash.
rule-ambush = 7
kind-retreat = Retreat
does-retreat = Day, once per Clash: return any of your Active cards next to the Region to hand, and your Herald and any Supporters there to your board.
rule-retreat = 7
kind-flank = Flank
does-flank = Day, once per Clash: move this card to another unresolved Region. It stays Active.
rule-flank = 7
kind-rally_self = Rally (Self)
does-rally_self = Autumn, once per Round, while Active: return it to hand.
rule-rally_self = 7
kind-rally_any = Rally (Any 2)
does-rally_any = Autumn, once per Round, while Active: return one or two of your Active cards to hand. It can return itself.
rule-rally_any = 7
kind-deploy = Deploy (1)
does-deploy = Autumn, from hand: put it face up next to a Region with 1 Influence token on it.
rule-deploy = 7
kind-deadly = Deadly
does-deadly = Night: eliminates all opponents’ cards in the Clash.
rule-deadly = 7

## The board

parts = Parts of the table
jump-road = Road
jump-highlands = High
jump-plateau = Plateau
jump-lowlands = Low
jump-councils = Councils
jump-own = Board
part-road = The Great Road
part-councils = Councils
part-own = Your board
part-other = { $who }’s board
short-relics = Relics
short-secrets = Secrets
short-oaths = Oaths
hand = Hand
hand-left = Left in hand
hand-none = No cards in hand
hand-of = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand (limit { $size })
tray = Choices
laying = Cards to place
ordering = Tap the players in order, from first to last.
order-of = number { $place } on the Order Track
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
does-supporters = Each Supporter in a Region adds 1 Strength to its owner’s first Clash there. In Winter it goes to the Lost Pile.
some-fought = { $count } already fought
fought-before-in = { $count } already fought in { $region } and add nothing there
herald-of = Herald of { $who }
herald-home = Herald at home
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
favour-held = has the Kingdom’s Favour, uses left: { $count }
favour-not-held = needs the Kingdom’s Favour
site = Site of Power
site-empty = Lore on the Site:
costs = costs { $count } Lore
bid-of = bids { $card }
ready = decided
face-down = face down
face-down-of = { $who }’s face-down card
fought = already fought here
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
season-bold = when acquired
clash-number = Clash { $number } of 3
resolved = resolved
clash-steps = Steps of the Clash
step-reveal = Reveal
step-day = Day
step-night = Night
step-tally = Tally
total = Total
total-of = total { $total }
taken-in-by = (absorbed by { $card })
felled-by = eliminated by { $by }
lowest-wins = Ritual of the Eye: the lowest total above 0 wins.
fought-earlier = fought here before the tie
earlier-tie = The Clash before this was tied at { $total }.
gone = no longer here
wins-by = { $who } wins, { $totals }
tied-at = Tied at { $total }
nobody-wins = No winner: tied at { $total }
verdict-wins = wins
verdict-tied = tied
will-win-highest = The highest total wins.
will-win-lowest = The lowest total above 0 wins.
won-by-highest = Highest total wins: { $who }.
won-by-lowest = Lowest total above 0 wins: { $who }.
verdict-all-tied = Tie: { $who }.

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

## Reasons for an answer, in hints

reason-unknown = It does not know the others’ hands and hidden cards.
reason-points = It brings you { $points } Influence at once.
reason-lore = It brings you { $lore } Lore.
reason-bid = It bids with Strength { $strength }; the highest picks first.
reason-bid-leaves = You can still hide up to Strength { $strength } in all.
reason-bid-returns = { $card } (Strength { $strength }) returns to your hand.
reason-herald = Winning the { $location } would now pay { $points } Influence.
reason-also = The { $location }: { $reward }.
reason-lay-herald = Where your Herald is, you hide Strength { $strength }.
reason-lay-best = Most, Strength { $strength }, goes to the { $region }.
reason-lay-all = In all, you hide Strength { $strength }.
reason-stolen = It takes the card away from { $owner }.
reason-bold = It acts at once and takes no space on your board.
reason-kingdom-action = It gives you an Action of your own.
reason-kingdom-lasts = It works as long as it is on your board.
reason-under = Strength { $strength } stays under it and defends it.
reason-replaces = It replaces { $kingdom }.
reason-empty-space = The space is free: you lose nothing.
reason-defends = The card under it defends it with Strength { $strength }.
reason-leads = You lead the Clash with { $mine } to { $theirs }.
reason-trails = You have { $mine }; { $owner } leads with { $theirs }.
reason-level = You are level with { $owner }, at { $mine }.
reason-your-herald = Your Herald is there.
reason-tie-adds = { $card } joins a new Clash with Strength { $strength }.
reason-tie-nobody = If no card is played, no one wins the Region.
reason-tie-keeps = { $count ->
        [one] You keep your hand card.
       *[other] You keep your { $count } hand cards.
    }
reason-strong-first = The { $region }, your best at { $strength }, clashes first.
reason-strong-second = The { $region }, your best at { $strength }, clashes second.
reason-strong-last = The { $region }, your best at { $strength }, clashes last.
reason-herald-there = Your Herald is in the { $region }.
reason-journey-lost = A card of Strength { $strength } goes to the Lost Pile.
reason-journey-back = The card goes to your Discard Pile, not the Lost Pile.
reason-deployed-now = It brings Strength { $strength } to the { $region }.
reason-deployed = It brings Strength { $strength } to the { $region } next Round.
reason-command = { $command } can be used once in this Clash.
reason-rally = Active cards of yours return to your hand.
reason-strength = The card has Strength { $strength }.
reason-no-strength = The card has no Strength.
reason-hand-kept = { $count ->
        [0] You have no hand cards to send away.
        [one] You keep your hand card, of Strength { $strength }.
       *[other] You keep { $count } cards; the best have { $strength } in three Regions.
    }
reason-strength-there = You have Strength { $strength } at the { $region }.
reason-region-pays = Winning there can pay { $points } Influence.
reason-votes-there = You have { $votes ->
        [one] 1 Vote
       *[other] { $votes } Votes
    } in the { $council }.
reason-markers = You have { $count } markers there; { $most } pay a reward.
reason-votes = You then have { $votes ->
        [one] 1 Vote
       *[other] { $votes } Votes
    } in the { $council }.
reason-headquarter = A headquarters works for the rest of the game.
reason-cost = It costs { $lore } Lore and leaves you { $left }.
reason-supporters = { $count ->
        [one] Your Supporter can add { $strength } Strength.
       *[other] Your { $count } Supporters can add { $strength } Strength each.
    }
reason-secrets = { $count ->
        [one] Your Vote puts 1 marker on a Location.
       *[other] Your Votes put { $count } markers on Locations.
    }
reason-oaths = { $count ->
        [one] Your Vote brings back 1 Supporter.
       *[other] Your Votes bring back up to { $count } Supporters.
    }
reason-favour = You can use its Action up to { $count } times, once a Round.
reason-once = You can use it only once in a Round.
reason-cards = { $count ->
        [one] The card has Strength { $strength }.
       *[other] Together the { $count } cards have Strength { $strength }.
    }
reason-keeps-all = You give nothing up.
reason-supporters-return = { $count ->
        [one] You get back 1 Supporter.
       *[other] You get back { $count } Supporters.
    }
reason-regions-pay = It changes the Clashes in the { $regions }.
reason-draws = { $count ->
        [0] Your Discard Pile stays as it is.
        [one] 1 of { $pile } cards of your Discard Pile comes back.
       *[other] { $count } of { $pile } cards of your Discard Pile come back.
    }
reason-supporters-to = They add Strength { $strength } at the { $region }.
reason-strength-with = You then have Strength { $strength } there.

# What a seat plays, in figures of many games
side-clans = { kind-clans }
side-uprising = { kind-uprising }
side-nobility = { kind-nobility }
side-gathering = { kind-gathering }
