# Nocturion, in English. Names of messages: docs/protocol.md.

game-title = Nocturion
game-pitch = Draft dice, wake the city, summon beasts by night.
game-summary = A night city of dice and beasts: draft dice, place them in four regions, equip your house, summon beasts and complete quests. Most of the original’s printed content is not public; the tiles, houses, quests, beasts and curses here are our own reconstruction.
game-goal = Most prestige wins at the end of the last year.

noun-printed = { $en }

## What is asked

decision-Lead = Which house do you lead? You keep its abilities for the whole game.
    .others = { $who } is choosing a house.
    .situation = { $options } are free. Each heirloom you equip unlocks an ability.
decision-PickDie = Take a die for your turn.
    .others = { $who } is taking a die.
    .situation = { $full ->
        [yes] You already have { $dice } dice: take a resource instead.
       *[no] Dice in the pool: { $pool }. Yours: { $dice }.
    }
decision-Act = Place a die, equip an heirloom, complete a quest, or end your turn.
    .others = It is { $who }’s turn.
    .situation = Dice left: { $dice }. In reach: { situation-locations }, { situation-heirlooms }, { situation-quests }.
decision-NameResource = The die fits nowhere: which resource do you take instead? The season moves there.
    .others = { $who } is naming a resource.
    .situation = You hold { $held } resources; your limit at the end of the round is { $limit }.
decision-UseLocation = { $about }: use the ability?
    .ahead = When I can use a location
    .others = { $who } can use { $about }.
    .situation = You hold { $held } of { $limit } resources.
decision-UseQuest = “{ $about }”: take the reward?
    .ahead = When I can take the reward of a quest
    .others = { $who } can take the reward of “{ $about }”.
    .situation = You hold { $held } of { $limit } resources.
decision-UseBeast = You summoned { $about }: use its ability?
    .ahead = When I can use a beast just summoned
    .others = { $who } can use { $about }.
    .situation = Your stable has { $stable } of { $room } beasts.
decision-UseHouse = { $about }: use the ability?
    .others = { $who } can use a house ability.
    .situation = You hold { $held } of { $limit } resources.
decision-MayUse = Use the ability?
    .others = { $who } can use an ability.
    .situation = You hold { $held } of { $limit } resources.
decision-ChooseEffect = { $about }: which effect?
    .others = { $who } is choosing an effect of { $about }.
    .situation = { $options } effects are possible.
decision-React = { $player ->
        [none] Someone
       *[other] { $player }
    } { $event ->
        [gain] gains { $about }
        [heirloom_equipped] equips { $about }
        [quest_completed] completes “{ $about }”
        [beast_summoned] summons { $about }
       *[other] activates { $about }
    }: respond with a beast?
    .ahead = When my beasts can respond
    .others = { $who } can respond to { $about }.
    .situation = { $beasts ->
        [0] None of your beasts can respond now.
        [one] 1 of your beasts can respond.
       *[other] { $beasts } of your beasts can respond.
    }
decision-TakeAny = { $about }: which resource do you take?
    .others = { $about }: { $who } is taking a resource.
    .situation = { $left } more. You hold { $held } of { $limit } resources.
decision-GiveUp = { $about }: which resource do you exchange?
    .others = { $about }: { $who } is exchanging a resource.
    .situation = Up to { $left } more. You hold { $held } of { $limit } resources.
decision-TakeInstead = { $about }: which resource do you take in return?
    .others = { $about }: { $who } is exchanging a resource.
    .situation = Any other kind. You hold { $held } of { $limit } resources.
decision-TurnDie = { $about }: which die do you turn, and to what?
    .others = { $about }: { $who } is turning a die.
    .situation = { $options ->
        [one] 1 change is possible.
       *[other] { $options } changes are possible.
    }
decision-RerollDie = { $about }: which die do you reroll?
    .others = { $about }: { $who } is rerolling a die.
    .situation = { $options } dice to choose from.
decision-Lose = { $player ->
        [none] {""}
       *[other] { $player } uses{" "}
    }{ $about }: which resource do you lose?
    .others = { $about }: { $who } is losing a resource.
    .situation = You lose { $left } of your { $held }.
decision-DiscardResources = The round ends and you are over your limit: which resource do you discard?
    .others = { $who } is discarding resources.
    .situation = You hold { $held }, your limit is { $limit }: discard { $left } more.
decision-FillHand = The round ends and your hand is too large: which beasts do you discard?
    .others = { $who } is discarding beasts.
    .situation = You hold { $hand }, your limit is { $most_hand }: discard { $most }.
decision-SummonBeast = { $about }: which beast do you summon from your hand?
    .others = { $about }: { $who } is summoning a beast.
    .situation = { $options } of the { $hand } in your hand can be paid for. Your stable has { $stable } of { $room } beasts.
decision-MakeRoom = Your stable is full: which beast makes room for { $arriving }?
    .others = { $who } is making room for { $arriving }.
    .situation = { $options } of your { $stable } beasts are ready and can go.
decision-Payment = { $about }: { $paying ->
        [none] which resource do you pay?
        [discount] which icon does your discount pay?
       *[other] which extra resource do you pay for your curse?
    }
    .others = { $who } is paying for { $about }.
    .situation = { $left } more. You hold { $held } of { $limit } resources.
decision-KeepCards = { $about }: which beast do you keep? The rest go to the bottom of the deck.
    .others = { $about }: { $who } is looking at beasts.
    .situation = Keep { $most } of { $options }. You hold { $hand } of { $most_hand } beasts.
decision-ExhaustBeasts = { $about }: which beasts do you exhaust? They can’t be used this round.
    .others = { $about }: { $who } is exhausting beasts.
    .situation = { situation-choices }
decision-ReadyBeasts = { $about }: which beasts do you ready?
    .others = { $about }: { $who } is readying beasts.
    .situation = { situation-choices }
decision-ToggleBeast = { $about }: which beast do you exhaust or ready?
    .others = { $about }: { $who } is exhausting or readying a beast.
    .situation = { $options } beasts to choose from, in all stables.
decision-CashBeast = { $about }: which beast do you discard to gain its prestige again?
    .others = { $about }: { $who } is discarding a beast for prestige.
    .situation = { $options } of your { $stable } beasts are ready.
decision-GiveCurse = { $about }: you draw { $curse }. Who gets it?
    .others = { $who } is giving { $curse } to someone.
    .situation = Curses: { $victims }.
decision-Incoming = { $player ->
        [none] You are about to get { $curse }
       *[other] { $player } gives you { $curse }
    }: respond with a beast?
    .ahead = When I am about to get a curse
    .others = { $who } is about to get { $curse }.
    .situation = { $beasts ->
        [0] None of your beasts can respond now.
        [one] 1 of your beasts can respond.
       *[other] { $beasts } of your beasts can respond.
    }
decision-Receive = { $player ->
        [none] You get { $curse }
       *[other] { $player } gives you { $curse }
    }, but you can’t hold more curses. Which one do you discard?
    .others = { $who } gets { $curse } and is discarding a curse.
    .situation = You hold { $curses }, the most possible.
decision-DiscardCurse = { $about }: which curse do you discard?
    .others = { $about }: { $who } is discarding a curse.
    .situation = { $curses ->
        [one] You hold 1 curse.
       *[other] You hold { $curses } curses.
    }
decision-PassCurse = { $about }: which curse do you give away, and to whom?
    .others = { $about }: { $who } is giving a curse away.
    .situation = { $curses ->
        [one] You hold 1 curse.
       *[other] You hold { $curses } curses.
    }
decision-ChooseRegion = { $about }: which region do you refill?
    .others = { $about }: { $who } is refilling a region.
    .situation = { $options } regions have empty tiles.
decision-EquipOne = { $about }: which heirloom do you equip for free?
    .others = { $about }: { $who } is equipping an heirloom.
    .situation = You have equipped { $equipped }; { $unequipped } are left.

# What is in reach, and who has how many curses
situation-locations = { $locations ->
        [one] 1 location
       *[other] { $locations } locations
    }
situation-heirlooms = { $heirlooms ->
        [one] 1 heirloom
       *[other] { $heirlooms } heirlooms
    }
situation-quests = { $quests ->
        [one] 1 quest
       *[other] { $quests } quests
    }
victims-each = { $seat }: { $curses }

ahead-about = Ability of
ahead-news = What happens
ahead-player = By player
ahead-curse = Curse
news-gain = A resource is gained
news-heirloom_equipped = An heirloom is equipped
news-quest_completed = A quest is completed
news-beast_summoned = A beast is summoned
news-location_activated = A location is activated

option-ChooseHouse = { $house }
option-Pick = Take the { $die }
option-Take = Take { $resource }
option-Reserve = Reserve the { $die }
option-Equip = Equip { $heirloom }
option-Activate = { $location } with the { $die }
option-UseHouse = Use { $house }
option-UseBeast = Use { $beast }
option-Release = Discard { $beast } for its ability
option-Complete = Complete “{ $quest }”
option-DiscardDie = Discard the { $die } for a resource
option-EndTurn = End turn
option-Use = Use
option-Choose = { $effect }
option-Skip = Skip
option-Return = Return { $resource }
option-Done = Done
option-Change = Turn the { $die }{ $crest ->
        [yes] {" "}on your crest
       *[other] {""}
    } to { $to }
option-Reroll = Reroll the { $die }{ $crest ->
        [yes] {" "}on your crest
       *[other] {""}
    }
option-Summon = Summon { $beast }
option-Discard = Discard { $beast }
option-Waive = Don’t pay { $resource }
option-Pay = Pay { $resource }
option-Keep = Keep { $beast }
option-Exhaust = Exhaust { $beast }
option-Ready = Ready { $beast }
option-Curse = { $victim }
option-DropCurse = Discard { $curse }
option-MoveCurse = { $curse } to { $victim }
option-Refill = { $region }
option-Cash = Discard { $beast } for its prestige

effect-summon = Summon a beast
effect-search_beasts = Search the beast deck
effect-gain = Take resources
effect-exchange = Exchange resources
effect-modify_die = Turn a die
effect-reroll = Reroll a die
effect-roll_reserve = Roll a die onto your crest
effect-exhaust = Exhaust beasts
effect-ready = Ready beasts
effect-toggle = Exhaust or ready a beast
effect-curse_give = Give a curse
effect-curse_remove = Discard curses
effect-curse_move = Give one of your curses away
effect-refill_region = Refill a region
effect-guildmaster = Take the Guild Master
effect-chalice = Discard a curse, or take the Chalice
effect-prestige = Gain prestige
effect-prestige_per_resources = Prestige for your resources
effect-prestige_per_matching_beast = Prestige for matching beasts
effect-equip_free = Equip an heirloom for free
effect-beast_cash = Discard a beast for its prestige
effect-opponents_discard = All opponents lose resources
effect-wild_activation = Use any die for your next activation

## Why something cannot be chosen

why-Lead = Choose a house that no one leads yet.
why-PickDie = Take one die from the pool. With two dice in your treasury, take a resource instead.
why-Act = On your turn, you can reserve a die, equip an heirloom, activate a location, use an ability, complete a quest, or discard an unusable die.
why-NameResource = Choose one resource of any kind.
why-MayUse = This ability would have no effect now. Skip it.
why-ChooseEffect = Choose an effect that can do something.
why-React = Choose one of your ready beasts with a matching trigger.
why-TakeAny = Choose one resource of any kind.
why-GiveUp = Choose a resource you have.
why-TakeInstead = Choose a different kind from the one you return.
why-TurnDie = Only your own dice, by the printed amount; the result must be 1 to 6.
why-RerollDie = Only your own dice, in your treasury or on your crest.
why-Lose = Choose a resource you have.
why-DiscardResources = Choose resources you have, down to your limit.
why-FillHand = Choose cards from your hand, exactly down to the limit.
why-SummonBeast = Choose a beast in your hand that you can pay for. If your stable is full, you need a ready beast to make room.
why-MakeRoom = Choose a ready beast to make room.
why-Payment = Only icons of the cost, and only what you can pay.
why-KeepCards = Choose one of the cards you are looking at.
why-ExhaustBeasts = Choose ready beasts.
why-ReadyBeasts = Choose other exhausted beasts of yours that don’t ready beasts themselves.
why-ToggleBeast = Choose a beast in a stable.
why-CashBeast = Choose one of your ready beasts.
why-GiveCurse = Choose an opponent without the Chalice.
why-Incoming = Choose one of your ready beasts that responds to curses.
why-Receive = Choose a curse you already had.
why-DiscardCurse = Choose one of your curses.
why-PassCurse = Choose one of your curses and an opponent without the Chalice.
why-ChooseRegion = Choose a region with an empty tile.
why-EquipOne = Choose one of your heirlooms that isn’t equipped.
why-three-dice = You can’t end your turn with three or more dice in your treasury: place, reserve or discard one.
why-crest-full = There is already a die on your crest.
why-shackled = Shackles: you can’t reserve dice.
why-occupied = There is already a die on this location.
why-wrong-face = This region only takes { $faces }.
why-die-usable = You can still place this die, so you can’t discard it.
why-level = You need { $level } equipped heirlooms.
why-short = { $missing } short.
why-short-of-any = { $count ->
        [one] 1 resource short.
       *[other] { $count } resources short.
    }
amount = { $count } { $what }

## What happens

event-Began = The tiles are laid out. { $first } takes the crown.
event-HouseChosen = { $seat } leads { $house }.
event-RoundBegan = Round { $round }. The pool: { $dice }.
event-Picked = { $seat } takes a { $die }.
event-PoolCleared = No one takes { $dice }.
event-TurnEnded = { $seat } ends their turn.
event-Gained = { $seat } gains { $resources }.
event-Returned = { $seat } { $cause ->
        [cost] pays
        [exchange] returns
       *[other] discards
    } { $resources }.
event-Reserved = { $seat } reserves a { $die }.
event-CrestRolled = { $seat } rolls a { $die } onto the crest.
event-CrestCleared = { $seat } takes the { $die } from the crest.
event-DieTurned = { $seat } turns a { $die } to { $to }.
event-DieRerolled = { $seat } rerolls a { $die }: { $to }.
event-DieDiscarded = { $seat } discards an unusable { $die }.
event-Activated = { $seat } activates { $location } with a { $die }.
event-SeasonMoved = The season moves: { $season }, { $spot }.
event-YearBegan = Year { $year } begins.
event-Refilled = Refilled: { $locations }.
event-DiceReturned = All dice leave the board.
event-Equipped = { $seat } equips { $heirloom }.
event-AbilityUsed = { $seat } { $kind ->
        [quest] takes the reward of “{ $piece }”
        [house] uses the ability of { $piece }
       *[other] uses { $piece }
    }.
event-PrestigeGained = { $seat } gains { $prestige } prestige for { $piece }.
event-Revealed = { $seat } shows { $beast }.
event-Summoned = { $beast } joins { $seat }’s stable.
event-BeastLeft = { $beast } leaves { $seat }’s stable.
event-BeastExhausted = { $beast } of { $seat } is exhausted.
event-BeastReadied = { $beast } of { $seat } is ready.
event-AllReadied = All beasts and houses are ready.
event-Drew = { $beast ->
        [none] { $seat } draws a beast.
       *[other] { $seat } draws { $beast }.
    }
event-Looked = { $beasts ->
        [none] { $seat } looks at { $count ->
            [one] a beast
           *[other] { $count } beasts
        }.
       *[other] { $seat } looks at { $beasts }.
    }
event-Kept = { $beast ->
        [none] { $seat } keeps a beast.
       *[other] { $seat } keeps { $beast }.
    }
event-PutBelow = { $count ->
        [one] A card goes
       *[other] { $count } cards go
    } to the bottom of the deck.
event-Discarded = { $seat } discards { $beast }.
event-Reshuffled = { $deck ->
        [curses] The curse discards form a new deck.
       *[other] The beast discards form a new deck.
    }
event-Completed = { $seat } completes “{ $quest }”.
event-QuestRevealed = New quest: “{ $quest }”.
event-QuestLeft = “{ $quest }” leaves the board; its deck is empty.
event-CurseDrawn = { $seat } draws { $curse }.
event-CurseReceived = { $seat } gets { $curse }.
event-CurseLeft = { $seat } loses { $curse }.
event-CurseGiven = { $seat } gives { $curse } to { $victim }.
event-CursePrevented = { $seat } wards off { $curse }.
event-ChaliceTaken = { $seat } takes the Chalice.
event-GuildMasterTaken = { $seat } takes the Guild Master.
event-TokensReturned = The Chalice and the Guild Master return to their places.
event-CrownPassed = { $seat } takes the crown.
event-WildDie = { $seat } can use any die for the next activation.
event-PenaltyCounted = { $seat } loses { $prestige } prestige to curses.

key-0 = Prestige
key-1 = Beast prestige
key-2 = Resources left
key-hint = Tie-breaker: prestige of beasts in the stable, then fewest resources left.

cause-equipped = Heirlooms
cause-completed = Quests
cause-quest = Quest rewards
cause-summoned = Beasts
cause-beast = Beast abilities
cause-house = House abilities
cause-location = Locations
cause-curses = Curses

end-night = { $count ->
        [one] { $houses } holds the night
       *[other] { $houses } share the night
    }
end-by = { $key ->
        [0] { $name } wins by { $by } prestige.
        [1] { $name } and { $other } have the same prestige; { $name }’s beasts are worth { $by } more.
        [2] { $name } and { $other } have the same prestige and beasts of the same worth; { $name } has fewer resources left.
       *[other] The same prestige, beasts of the same worth, and as many resources left.
    }

## Variants

agreed-houses = Houses
    .hint = Each house has its own abilities for the whole game.
agreed-houses-chosen = choose in turn order
agreed-houses-random = deal at random

field-phase = Phase
phase-setup = Setup
phase-acquisition = Acquisition
phase-action = Action
phase-refresh = Refresh
phase-over = Game over
field-pack = Content
pack-built_in = our reconstruction
field-round = Round
field-year = Year
field-final_year = Last year
field-season = Season
season-none = not yet
field-spot = Resource of the season
spot-none = not yet
field-space = Space of the calendar
field-active = Seat to play (from 0)
field-pool = Pool
field-regions = Regions
field-region = Region
field-faces = Faces
field-end = Season end
end-x2 = ×2
end-cart = cart
end-nothing = –
field-tiles = Locations
field-location = Location
field-resource = Makes
field-stocked = Resource there
field-gives = Would give
field-die = Die
field-quests = Quests
field-level = Level
field-deck = Deck
field-discards = Discarded
field-looked = Looked at
field-curse_deck = Curse deck
field-curse_discards = Discarded curses
field-wild = Any die
field-about = In question
about-nothing = Ability
field-player = Who did it (from 0)
field-event = Event
event-gain = resources gained
event-heirloom_equipped = heirloom equipped
event-quest_completed = quest completed
event-beast_summoned = beast summoned
event-location_activated = location activated
field-curse = Incoming curse
field-arriving = Beast arriving
field-paying = Paying
paying-discount = with a discount
paying-surcharge = with a surcharge
kind-nothing = –
field-moment = So far
field-due = To pay
field-waive = Icons waived
field-extra = On top
field-taken = Taken
field-returned = Returned
field-left = Left
field-house = House
field-prestige = Prestige
field-pending = Lost at the end
field-crown = Crown
field-guild_master = Guild Master
field-chalice = Chalice
field-dice = Dice
field-crest = Crest (0: free)
field-resources = Resources
field-archer = archer
field-knight = knight
field-mage = mage
field-gold = gold
field-iron = iron
field-wood = wood
field-limit = Limit
field-equipped = Equipped
field-unequipped = Not equipped
field-spent = House ability used
field-stable = Stable
field-beast = Beast
field-ready = Ready
field-curses = Curses
field-hand = Hand

## The table drawn as text

draw-round = Round
draw-year = Year
draw-active = to play:
draw-season = Season:
draw-pool = Pool:
draw-level = Quests of level
draw-deck = left:
draw-beasts = Beast deck:
draw-curses = Curse deck:
draw-discards = discarded:
draw-looked = Looked at:
draw-crown = crown
draw-guild_master = Guild Master
draw-chalice = Chalice
draw-prestige = prestige
draw-dice = dice
draw-crest = crest
draw-quests = quests
draw-hand = hand:
costs-archer = { $count } archer
costs-knight = { $count } knight
costs-mage = { $count } mage
costs-gold = { $count } gold
costs-iron = { $count } iron
costs-wood = { $count } wood
worth = { $count } prestige

## Resources

kind-archer = archer
kind-knight = knight
kind-mage = mage
kind-gold = gold
kind-iron = iron
kind-wood = wood

## Regions

kind-north = North
kind-east = East
kind-south = South
kind-west = West

## Seasons

kind-winter = winter
kind-spring = spring
kind-summer = summer
kind-autumn = autumn

## Locations

kind-archery_range = Archery Range
does-archery_range = Roll a supply die onto your crest (if it is full, take any 1 resource instead).
rule-archery_range = 14
kind-watchtower = Watchtower
does-watchtower = Exhaust or ready 1 beast of any player.
rule-watchtower = 14
kind-jousting_field = Jousting Field
does-jousting_field = Roll a supply die onto your crest (if it is full, take any 1 resource instead).
rule-jousting_field = 14
kind-black_keep = Black Keep
does-black_keep = Draw a curse and give it to an opponent.
rule-black_keep = 14
kind-hexer_tower = Hexer’s Tower
does-hexer_tower = Draw a curse and give it to an opponent.
rule-hexer_tower = 14
kind-portal_mist = Portal of Mist
does-portal_mist = Summon a beast from your hand, with this tile’s resource paid for you; or look at the top 3 beast cards and keep 1.
rule-portal_mist = 14
kind-market = Market
does-market = Swap 1 resource from your treasury for any other kind.
rule-market = 14
kind-monastery = Monastery
does-monastery = Discard one of your curses, or take the Chalice if you have none.
rule-monastery = 14
kind-smithy = Smithy
does-smithy = Swap 1 resource from your treasury for any other kind.
rule-smithy = 14
kind-portal_embers = Portal of Embers
does-portal_embers = Summon a beast from your hand, with this tile’s resource paid for you; or look at the top 3 beast cards and keep 1.
rule-portal_embers = 14
kind-lumber_mill = Lumber Mill
does-lumber_mill = Take the Guild Master token.
rule-lumber_mill = 14
kind-portal_roots = Portal of Roots
does-portal_roots = Summon a beast from your hand, with this tile’s resource paid for you; or look at the top 3 beast cards and keep 1.
rule-portal_roots = 14

## Houses

kind-ashgrove = House Ashgrove
does-ashgrove =
    1 heirloom: Once per round: swap one resource from your treasury for any other kind.
    2 heirlooms: In the Acquisition phase, add a die to the pool and take a second die.
    3 heirlooms: Whenever you complete a quest, gain 2 extra prestige.
rule-ashgrove = 14
kind-blackthorn = House Blackthorn
does-blackthorn =
    1 heirloom: Once per round: change one of your dice by +1 or −1.
    2 heirlooms: In the Acquisition phase, add a die to the pool and take a second die.
    3 heirlooms: Whenever you get the ×2 bonus, take 1 more of that resource.
rule-blackthorn = 14
kind-corvane = House Corvane
does-corvane =
    1 heirloom: Once per round: exhaust or ready one beast of any player.
    2 heirlooms: In the Acquisition phase, add a die to the pool and take a second die.
    3 heirlooms: Whenever you summon a beast, gain 3 extra prestige.
rule-corvane = 14
kind-duskmere = House Duskmere
does-duskmere =
    1 heirloom: Beasts cost you 1 resource less (you choose which).
    2 heirlooms: In the Acquisition phase, add a die to the pool and take a second die.
    3 heirlooms: Once per round: pay for and summon a beast from your hand, without a location.
rule-duskmere = 14
kind-evenfall = House Evenfall
does-evenfall =
    1 heirloom: Once per round: reroll one of your dice.
    2 heirlooms: In the Acquisition phase, add a die to the pool and take a second die.
    3 heirlooms: When you activate a location in the cart region, take 2 more of its resource.
rule-evenfall = 14
kind-frosthelm = House Frosthelm
does-frosthelm =
    1 heirloom: Once per round: look at the top 3 beast cards and keep 1.
    2 heirlooms: In the Acquisition phase, add a die to the pool and take a second die.
    3 heirlooms: Level III quests cost you 1 resource less (you choose which).
rule-frosthelm = 14

## Heirlooms

kind-ashgrove_helm = Ashgrove Helm
kind-ashgrove_greaves = Ashgrove Greaves
kind-ashgrove_armour = Ashgrove Armour
kind-blackthorn_helm = Blackthorn Helm
kind-blackthorn_greaves = Blackthorn Greaves
kind-blackthorn_armour = Blackthorn Armour
kind-corvane_helm = Corvane Helm
kind-corvane_greaves = Corvane Greaves
kind-corvane_armour = Corvane Armour
kind-duskmere_helm = Duskmere Helm
kind-duskmere_greaves = Duskmere Greaves
kind-duskmere_armour = Duskmere Armour
kind-evenfall_helm = Evenfall Helm
kind-evenfall_greaves = Evenfall Greaves
kind-evenfall_armour = Evenfall Armour
kind-frosthelm_helm = Frosthelm Helm
kind-frosthelm_greaves = Frosthelm Greaves
kind-frosthelm_armour = Frosthelm Armour

## Quests

kind-clear_road = Clear the Forest Road
does-clear_road = Take any 1 resource from the supply.
rule-clear_road = 14
kind-ore_wagons = Guard the Ore Wagons
does-ore_wagons = Roll a supply die onto your crest (if it is full, take any 1 resource instead).
rule-ore_wagons = 14
kind-tax_escort = Escort the Tax Collector
does-tax_escort = Exhaust up to 2 ready beasts of any players.
rule-tax_escort = 14
kind-border_patrol = Patrol the Border
does-border_patrol = Summon a beast from your hand for free.
rule-border_patrol = 14
kind-palisade = Raise the Palisade
does-palisade = Roll a supply die onto your crest (if it is full, take any 1 resource instead).
rule-palisade = 14
kind-tournament = Hold a Tournament
does-tournament = Take any 1 resource from the supply.
rule-tournament = 14
kind-ghost_siege = Break the Ghost Siege
does-ghost_siege = Gain 1 prestige per beast of yours sharing a resource symbol with this quest.
rule-ghost_siege = 14
kind-enchant_blades = Enchant the Blades
does-enchant_blades = Summon a beast from your hand for free.
rule-enchant_blades = 14
kind-blighted_grove = Heal the Blighted Grove
does-blighted_grove = Gain 1 prestige per 2 resources in your treasury (rounded down).
rule-blighted_grove = 14
kind-library = Found a Library
does-library = Discard one of your ready beasts and gain its printed prestige again.
rule-library = 14
kind-new_coin = Mint New Coin
does-new_coin = Take any 1 resource from the supply.
rule-new_coin = 14
kind-bridges = Mend the Bridges
does-bridges = Exhaust up to 2 ready beasts of any players.
rule-bridges = 14
kind-poachers = Drive Out the Poachers
does-poachers = Gain 1 prestige per beast of yours sharing a resource symbol with this quest.
rule-poachers = 14
kind-bandit_fort = Storm the Bandit Fort
does-bandit_fort = Exhaust up to 2 ready beasts of any players.
rule-bandit_fort = 14
kind-seal_rift = Seal the Rift
does-seal_rift = Gain 1 prestige per 2 resources in your treasury (rounded down).
rule-seal_rift = 14
kind-ransom_heir = Ransom the Heir
does-ransom_heir = Take any 1 resource from the supply.
rule-ransom_heir = 14
kind-rune_gate = Forge the Rune Gate
does-rune_gate = Roll a supply die onto your crest (if it is full, take any 1 resource instead).
rule-rune_gate = 14
kind-river_port = Rebuild the River Port
does-river_port = Equip one heirloom for free.
rule-river_port = 14
kind-muster_levy = Muster the Levy
does-muster_levy = Summon a beast from your hand for free.
rule-muster_levy = 14
kind-aqueduct = Restore the Aqueduct
does-aqueduct = Gain 1 prestige per 2 resources in your treasury (rounded down).
rule-aqueduct = 14
kind-gold_thieves = Hunt the Gold Thieves
does-gold_thieves = Discard one of your ready beasts and gain its printed prestige again.
rule-gold_thieves = 14
kind-cleanse_crypt = Cleanse the Crypt
does-cleanse_crypt = Gain 1 prestige per beast of yours sharing a resource symbol with this quest.
rule-cleanse_crypt = 14
kind-beacon_towers = Raise the Beacon Towers
does-beacon_towers = Equip one heirloom for free.
rule-beacon_towers = 14
kind-knights_hall = Endow the Knights’ Hall
does-knights_hall = Summon a beast from your hand for free.
rule-knights_hall = 14
kind-eastern_marches = Retake the Eastern Marches
does-eastern_marches = Gain 1 prestige per beast of yours sharing a resource symbol with this quest.
rule-eastern_marches = 14
kind-war_council = Convene the War Council
does-war_council = Discard one of your ready beasts and gain its printed prestige again.
rule-war_council = 14
kind-elemental_prince = Bind the Elemental Prince
does-elemental_prince = Gain 1 prestige per 2 resources in your treasury (rounded down).
rule-elemental_prince = 14
kind-cathedral = Rebuild the Cathedral
does-cathedral = Summon a beast from your hand for free.
rule-cathedral = 14
kind-iron_colossus = Awaken the Iron Colossus
does-iron_colossus = Roll a supply die onto your crest (if it is full, take any 1 resource instead).
rule-iron_colossus = 14
kind-grand_fleet = Launch the Grand Fleet
does-grand_fleet = Exhaust up to 2 ready beasts of any players.
rule-grand_fleet = 14
kind-defend_capital = Defend the Capital
does-defend_capital = Gain 1 prestige per beast of yours sharing a resource symbol with this quest.
rule-defend_capital = 14
kind-sacred_forest = Revive the Sacred Forest
does-sacred_forest = Discard one of your ready beasts and gain its printed prestige again.
rule-sacred_forest = 14
kind-blood_feud = End the Blood Feud
does-blood_feud = Take any 1 resource from the supply.
rule-blood_feud = 14
kind-trade_roads = Reopen the Trade Roads
does-trade_roads = Gain 1 prestige per 2 resources in your treasury (rounded down).
rule-trade_roads = 14
kind-observatory = Raise the Observatory
does-observatory = Gain 1 prestige per beast of yours sharing a resource symbol with this quest.
rule-observatory = 14
kind-imperial_crown = Reforge the Imperial Crown
does-imperial_crown = Summon a beast from your hand for free.
rule-imperial_crown = 14

## Beasts

kind-alligator = Alligator
does-alligator = Exhaust: change one of your dice by +1.
rule-alligator = 14
kind-warg = Warg
does-warg = Exhaust: change one of your dice by +1.
rule-warg = 14
kind-minotaur = Minotaur
does-minotaur = Exhaust: change one of your dice by +1.
rule-minotaur = 14
kind-wyvern = Wyvern
does-wyvern = Exhaust: change one of your dice by +1.
rule-wyvern = 14
kind-bog_serpent = Bog Serpent
does-bog_serpent = Exhaust: change one of your dice by −1.
rule-bog_serpent = 14
kind-harpy = Harpy
does-harpy = Exhaust: change one of your dice by −1.
rule-harpy = 14
kind-cockatrice = Cockatrice
does-cockatrice = Exhaust: change one of your dice by −1.
rule-cockatrice = 14
kind-troll = Troll
does-troll = Exhaust: change one of your dice by −1.
rule-troll = 14
kind-chimera = Chimera
does-chimera = Exhaust: change one of your dice by +1 or −1.
rule-chimera = 14
kind-legendary_griffin = Legendary Griffin
does-legendary_griffin = Exhaust: change one of your dice by +1 or −1.
rule-legendary_griffin = 14
kind-will_o_wisp = Will-o’-the-Wisp
does-will_o_wisp = Exhaust: reroll one of your dice.
rule-will_o_wisp = 14
kind-basilisk = Basilisk
does-basilisk = Exhaust: swap 1 resource from your treasury for any other kind.
rule-basilisk = 14
kind-manticore = Manticore
does-manticore = Exhaust: exhaust 1 ready beast of any player.
rule-manticore = 14
kind-unicorn = Unicorn
does-unicorn = Exhaust: ready 1 other exhausted beast of yours.
rule-unicorn = 14
kind-nightmare = Nightmare
does-nightmare = Exhaust: give one of your curses to an opponent.
rule-nightmare = 14
kind-centaur = Centaur
does-centaur = Exhaust: refill every empty tile of one region.
rule-centaur = 14
kind-hunting_hawk = Hunting Hawk
does-hunting_hawk = Gather: when any player gains archer, you may exhaust this to take 1 archer from the supply.
rule-hunting_hawk = 14
kind-armoured_bear = Armoured Bear
does-armoured_bear = Gather: when any player gains knight, you may exhaust this to take 1 knight from the supply.
rule-armoured_bear = 14
kind-crystal_spider = Crystal Spider
does-crystal_spider = Gather: when any player gains mage, you may exhaust this to take 1 mage from the supply.
rule-crystal_spider = 14
kind-hoard_drake = Hoard Drake
does-hoard_drake = Gather: when any player gains gold, you may exhaust this to take 1 gold from the supply.
rule-hoard_drake = 14
kind-rust_beetle = Rust Beetle
does-rust_beetle = Gather: when any player gains iron, you may exhaust this to take 1 iron from the supply.
rule-rust_beetle = 14
kind-treant = Treant
does-treant = Gather: when any player gains wood, you may exhaust this to take 1 wood from the supply.
rule-treant = 14
kind-sphinx = Sphinx
does-sphinx = Reaction: when you would receive a curse, you may exhaust this to discard that curse instead.
rule-sphinx = 14
kind-imp = Imp
does-imp = Reaction: when an opponent activates an exchange location, you may exhaust this to swap 1 resource from your treasury for any other kind.
rule-imp = 14
kind-wolf_pack = Wolf Pack
does-wolf_pack = Reaction: when an opponent activates a Portal, you may exhaust this to look at the top 3 beast cards and keep 1.
rule-wolf_pack = 14
kind-kobold = Kobold
does-kobold = Reaction: when an opponent activates a roll-and-reserve location, you may exhaust this to roll a supply die onto your crest (if it is full, take any 1 resource instead).
rule-kobold = 14
kind-gargoyle = Gargoyle
does-gargoyle = Reaction: when an opponent completes a quest, you may exhaust this to take any 1 resource from the supply.
rule-gargoyle = 14
kind-thieving_raven = Thieving Raven
does-thieving_raven = Reaction: when an opponent equips an heirloom, you may exhaust this to take 1 gold from the supply.
rule-thieving_raven = 14
kind-hydra = Hydra
does-hydra = Reaction: when an opponent summons a beast, you may exhaust this to gain 1 prestige.
rule-hydra = 14
kind-fairy_swarm = Fairy Swarm
does-fairy_swarm = Summon: when you summon this, you may exhaust it to take any 1 resource from the supply.
rule-fairy_swarm = 14
kind-ogre = Ogre
does-ogre = Summon: when you summon this, you may exhaust it to take any 2 resources from the supply.
rule-ogre = 14
kind-phoenix = Phoenix
does-phoenix = Summon: when you summon this, you may exhaust it to roll a supply die onto your crest (if it is full, take any 1 resource instead).
rule-phoenix = 14
kind-banshee = Banshee
does-banshee = Summon: when you summon this, you may exhaust it to draw a curse and give it to an opponent.
rule-banshee = 14
kind-pegasus = Pegasus
does-pegasus = Summon: when you summon this, you may exhaust it to discard 1 of your curses.
rule-pegasus = 14
kind-dragon = Dragon
does-dragon = Summon: when you summon this, you may exhaust it to exhaust up to 2 ready beasts of any players.
rule-dragon = 14
kind-gremlin = Gremlin
does-gremlin = Discard: discard this ready beast to take any 2 resources from the supply.
rule-gremlin = 14
kind-vampire_bat = Vampire Bat
does-vampire_bat = Discard: discard this ready beast to make each opponent discard 1 resource of their choice.
rule-vampire_bat = 14
kind-holy_stag = Holy Stag
does-holy_stag = Discard: discard this ready beast to discard all your curses.
rule-holy_stag = 14
kind-kraken = Kraken
does-kraken = Discard: discard this ready beast to use a die of any face for your next activation this turn.
rule-kraken = 14
kind-behemoth = Behemoth
does-behemoth = Discard: discard this ready beast to gain 2 prestige.
rule-behemoth = 14

## Curses

kind-bloodthirst = Bloodthirst
does-bloodthirst = Game end: lose 1, 4 or 7 prestige for 1, 2 or 3 copies.
rule-bloodthirst = 10.2
kind-weakness = Weakness
does-weakness = You can’t change or reroll dice with abilities.
rule-weakness = 10.2
kind-greed = Greed
does-greed = Your resource limit in the Refresh phase is 2 lower per copy.
rule-greed = 10.2
kind-shackles = Shackles
does-shackles = You can’t take the Reserve action.
rule-shackles = 10.2
kind-famine = Famine
does-famine = You don’t get the ×2 bonus.
rule-famine = 10.2
kind-doubt = Doubt
does-doubt = Each quest costs you 1 more resource of your choice per copy.
rule-doubt = 10.2

## The board

part-city = The city
part-house = Your house
part-beasts = Stable and hand
part-quests = Quests
parts = Parts of the board
jump-city = City
jump-house = House
jump-beasts = Beasts
jump-quests = Quests
tile-stocked = { $what } here
tile-empty = { $what } taken
tile-gives = gives { $count } { $what }
tile-die = occupied by a { $die }
region-faces = opened by { $faces }
pull-x2 = 1 extra of each resource gained here
    .short = ×2
pull-cart = refilled after each activation
    .short = refills
calendar = Calendar
calendar-off = no season yet
year = Year
year-of = year { $year } of { $years }
last-round = last round
round = Round { $round }
pool = Dice to pick
die = a { $die }
treasury-dice = Your dice
no-dice = no dice
dice-of = dice { $dice }
crest = Crest
crest-die = on the crest: { $die }
crest-empty = crest, empty
resources = Resources
count-of = { $count } of { $limit }
heirlooms = Heirlooms
worn = equipped
prestige = { $count } prestige
pending = −{ $count } at the end
short = { $count } short
ready = ready
exhausted = exhausted
locked = not unlocked yet
abilities = House abilities
tier = Tier { $tier }
mode-passive = always
ability-on-gain = each time you gain resources: { $words }
ability-on-heirloom_equipped = each heirloom you equip: { $words }
ability-on-quest_completed = each quest you complete: { $words }
ability-on-beast_summoned = each beast you summon: { $words }
ability-on-location_activated = each location you activate: { $words }
ability-on-curse_incoming = each curse you receive: { $words }
mode-triggered = each time
mode-hourglass = once a round
curses = Curses: { $count } of { $most }
own-house = Your house
stable = Stable
stable-of = Stable · { $count } of { $most }
stall-free = free
hand-of = Hand · { $count }
hand-empty = no cards
quests-of-level = Level { $level }, { $deck } more in the deck
needs-heirlooms = needs { $level ->
    [one] 1 heirloom
   *[other] { $level } heirlooms
}
seat-counts = { $heirlooms ->
    [one] 1 heirloom
   *[other] { $heirlooms } heirlooms
}, { $beasts ->
    [one] 1 beast
   *[other] { $beasts } beasts
}
holds-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
holds-curses = { $count ->
    [one] 1 curse
   *[other] { $count } curses
}
quests-done = Completed: { $quests }
token-crown = has the crown
token-hammer = has the Guild Master
token-cup = has the Chalice
trigger-action = Action:
trigger-reaction = Reaction:
trigger-gather = Gather:
trigger-summon = Summon:
trigger-discard = Discard:
about-region = A die can enter a region that shows its face. The season tracker’s ×2 end gives 1 extra resource; the cart end refills the region across the capital.
about-calendar = Each activation moves the season tracker clockwise to the next space of the resource gained. When it enters winter, the year advances.
about-pool = In turn order, each player takes a die. A player with two dice takes a resource instead.
about-die = Pick it up, then choose a location that takes its face, or your crest.
about-crest = A die reserved here returns to your treasury at the end of the round.
about-heirloom = Equipped heirlooms give prestige, unlock house abilities and open higher quests.
brief-gain = { $what ->
    [any] take { $n } of any
   *[other] take { $n } { $what }
}
brief-exchange = swap a resource
brief-modify_die = turn a die by 1
brief-reroll = reroll a die
brief-roll_reserve = roll a die onto your crest
brief-summon = summon a beast
brief-search_beasts = look at 3, keep 1
brief-exhaust = exhaust { $n }
brief-ready = ready a beast
brief-toggle = exhaust or ready a beast
brief-curse_give = give a curse
brief-curse_remove = { $n ->
    [0] lift all curses
   *[other] lift a curse
}
brief-curse_move = pass on a curse
brief-curse_prevent = stop the curse
brief-refill_region = refill a region
brief-guildmaster = take the Guild Master
brief-chalice = lift a curse, or the Chalice
brief-prestige = +{ $n } prestige
brief-prestige_per_resources = 1 per 2 resources
brief-prestige_per_matching_beast = 1 per matching beast
brief-equip_free = equip for free
brief-beast_cash = a beast’s prestige again
brief-opponents_discard = others lose { $n }
brief-wild_activation = next die fits anywhere
brief-choose_one = choose one
brief-extra_die = add and take one more die
brief-summon_discount = beasts cost { $n } less
brief-quest_discount = quests cost { $n } less
brief-double_bonus = ×2 gives { $n } more
brief-cart_bonus = +{ $n } in the cart region

## Reasons for an answer, in hints

reason-unknown = It does not know the next dice, nor hidden beasts.
reason-points = It brings you { $points } prestige.
reason-points-house = Your house adds { $points } prestige.
reason-unlocks = It unlocks the next ability of your house.
reason-costs = It costs { $cost }.
reason-gains = It brings you { $resources } at once.
reason-towards = Left for { $goal }: { $missing }.
reason-ready = Then you can pay for { $goal }.
reason-goal-prestige = That is worth { $prestige } prestige.
reason-season = The season moves to { $spot } in { $season }.
reason-reserve = The die comes back to you next round, unless the game ends.
reason-unusable = No place is left for this die.
reason-dice-kept = { $count ->
        [one] You keep 1 die for a later round, unless the game ends.
       *[other] You keep { $count } dice for later rounds, unless the game ends.
    }
reason-dice-used = You have no dice left to place.
reason-limit = { $count ->
        [one] You hold 1 resource; { $limit } may stay.
       *[other] You hold { $count } resources; { $limit } may stay.
    }
reason-could-give = The { $location } could give you { $resources }.
reason-opens = { $count ->
        [one] 1 location is free for this face.
       *[other] { $count } locations are free for this face.
    }
reason-holds = You then hold { $count } { $resource }.
reason-unneeded = Nothing within your reach needs { $resource }.
reason-spare = Nothing within your reach needs more than { $most } { $resource }.
reason-held = You hold { $count } { $resource }.
reason-waives = You keep your { $resource }.
reason-beast-worth = { $prestige ->
        [0] Summoned, it is worth no prestige.
       *[other] Summoned, it is worth { $prestige } prestige.
    }
reason-beast-lacks = To summon it, you lack { $missing }.
reason-beast-ready = You can pay for it already.
reason-exhausts = { $owner } cannot use it for the rest of the round.
reason-exhausts-own = It is ready again next round.
reason-readies = You can use it again in this round.
reason-ready-again = It is ready again next round.
reason-leaves = The beast leaves; you keep the prestige it brought.
reason-victim = { $victim } has { $prestige } prestige.
reason-curses = { $count ->
        [one] It is the first curse of { $victim }.
       *[other] { $victim } then holds { $count } curses.
    }
reason-curse-gone = { $count ->
        [0] { $curse } no longer hinders you.
       *[other] You have one { $curse } less.
    }
reason-once-a-round = You can use it once each round.
reason-no-die = It needs no further die.
reason-keeps = You keep { $resources }.
reason-stays-ready = { $count ->
        [0] You give up nothing.
        [one] Your beast stays ready.
       *[other] Your { $count } beasts stay ready.
    }
reason-heirlooms = Its three heirlooms bring { $prestige } prestige.
reason-first-heirloom = { $heirloom } costs { $cost }.

# What a seat plays, in figures of many games
side-ashgrove = { kind-ashgrove }
side-blackthorn = { kind-blackthorn }
side-corvane = { kind-corvane }
side-duskmere = { kind-duskmere }
side-evenfall = { kind-evenfall }
side-frosthelm = { kind-frosthelm }
