# The King's Guild, in English. Names of messages: docs/protocol.md.

game-title = The King’s Guild
game-pitch = Make what heroes ask for, hire, and build your hall.
game-summary = Lead a guild of craftspeople: gather goods, make what heroes ask for, hire specialists, build your hall – until the Council takes its due.
game-goal = Most prestige wins when the Council has received its offerings.

## What is asked

decision-StartResources = Choose the two resources you begin with.
    .others = { $who } chooses resources to begin with.
decision-StartTreasure = Choose the colour of the treasure you begin with.
    .others = { $who } chooses a treasure to begin with.
decision-PlaceShrine = Where does your Shrine go?
    .others = { $who } places the Shrine.
decision-Turn = Gather, craft or expand.
    .others = { $who } chooses an action.
decision-Gather = Take another resource, or stop here?
    .others = { $who } is gathering.
decision-ExtraGather = You may gather now.
    .others = { $who } may gather.
decision-ExtraCraft = You may craft now.
    .others = { $who } may craft.
decision-AfterCraft = Use an ability that crafting allows?
    .others = { $who } finishes crafting.
decision-Appraise = Draw one more treasure with the Appraiser?
    .others = { $who } may use the Appraiser.
decision-LuckyWindow = Play a Lucky Potion before the treasures are drawn?
    .others = { $who } may play a Lucky Potion.
decision-Split = Which of these treasures do you keep?
    .others = { $who } splits the treasures of the quest.
decision-ExpandMore = Expand further, or stop here?
    .others = { $who } may expand further.
decision-TurnEnd = Do something more, or end your turn?
    .others = { $who } may end the turn.
decision-PlaceRoom = { $placing ->
    [none] Where does the room go?
   *[other] Where does the { $placing } go?
}
    .others = { $who } places a room.
decision-PlaceStatue = Where does the King’s Statue go?
    .others = { $who } places the King’s Statue.
decision-Hiring = { $hiring ->
    [none] Where does the specialist work?
   *[other] Where does the { $hiring } work?
}
    .others = { $who } finds a space for a specialist.
decision-HireByContract = Whom do you hire by contract?
    .others = { $who } hires by contract.
decision-MoveSpecialist = Where does the specialist move?
    .others = { $who } moves a specialist.
decision-FuneralBid = How many coins do you bid for the King’s Statue?
    .others = Bidding for the King’s Statue: { $who }.
decision-DiscardCards = Which treasures do you discard?
    .others = { $who } discards treasures.
decision-DiscardResources = Your storage is too full. Which resources go back to the supply?
    .others = { $who } returns resources.
decision-SellDown = Your hand is too full. Which treasures do you sell?
    .others = { $who } sells treasures down to the limit.
decision-SubstituteColour = That colour cannot be drawn. Which one instead?
    .others = { $who } chooses another colour.
decision-Wonders = Which colour do you draw?
    .others = { $who } draws by the Scroll of Wonders.
decision-BuyWonder = Pay 1 coin for a treasure of another colour?
    .others = { $who } may pay for a treasure.
decision-Plenty = Which resource do you take?
    .others = { $who } takes a resource by the Scroll of Plenty.
decision-NameColours =
    { $named ->
        [none] Which treasure do you draw first?
       *[other] { $named }: which treasure do you draw next?
    }
    .others = { $named ->
        [none] { $who } draws treasures.
       *[other] { $named }: { $who } draws treasures.
    }
decision-BuyRelics = Buy a relic from the discards, for 3 coins?
    .others = { $who } may buy relics.
decision-Exchange = Which resources do you exchange?
    .others = { $who } exchanges resources.
decision-TakeInstead = Which resource do you take instead?
    .others = { $who } takes resources in exchange.
decision-resource =
    { $victim ->
        [none] Which resource?
       *[other] Which resource of { $victim }?
    }
    .others =
    { $victim ->
        [none] { $who } names a resource.
       *[other] { $who } takes a resource of { $victim }.
    }
decision-other = Which other card is discarded with the map?
    .others = { $who } discards a card with a map.
decision-victim = From whom does the Smuggler take?
    .others = { $who } chooses a victim for the Smuggler.
decision-chamber = Where does the baggage go?
    .others = { $who } finds room for the baggage.
decision-colour = Which colour do you draw?
    .others = { $who } draws a treasure.
decision-quest = Which quest do you take?
    .others = { $who } takes a quest.

## What can be chosen

option-StartWith = Begin with { $resources }
option-Take = Take { $resource }
option-Craft = Make { $items ->
        [both] both items
        [right] the second item
       *[left] the first item
    } of “{ $quest }”
option-Build = Build the { $room }
option-Cell = Column { $column ->
        [0] 1
        [1] 2
        [2] 3
       *[other] 4
    }, row { $row ->
        [0] 1
        [1] 2
       *[other] 3
    }
option-Hire = Hire the { $specialist }
option-Onto = To the { $space }
option-BuildStatue = Build the King’s Statue
option-Offer = Make the offering to the Council
option-Play = Play { $treasure }
option-Sell = Sell { $treasure }
option-Peek = Look ahead with the Oracle
option-Move = Move the { $specialist }
option-Pass = Pass
option-EndTurn = End the turn
option-DrawForHero = Pay 1 coin for a treasure with the { $specialist }
option-PlaceThug = Put the thug on “{ $quest }”
option-Burn = Burn { $treasure } with the Warlock
option-Done = Done
option-Decline = Skip
option-Return = Return { $resource }
option-Choose = Draw a { $colour } treasure
option-Keep = Keep { $treasure }
option-Discard = Discard { $treasure }
option-Buy = Buy { $treasure } for 3 coins
option-Rob = Take from { $victim }
option-Name = One { $resource }
option-TakeQuest = Take “{ $quest }”

## Why something cannot be chosen

why-not-asked = It is not your decision now.
why-game-over = The game is over.
why-StartResources = The guild begins with two resources of the kinds named on its tile.
why-StartTreasure = The guild begins with one treasure of a colour of your choice.
why-PlaceShrine = The Shrine goes on a free cell that touches the guild tile by an edge.
why-Turn = One action a turn: gather what is in the supply and gatherable for you, craft what you can pay, or expand; in your final turn also the offering, with a free sigil.
why-Gather = Up to three of one kind, or one each of two kinds; any three with the Laborer. Gem and magic must be gatherable for you.
why-ExtraGather = Only resources that are in the supply and gatherable for you.
why-ExtraCraft = Only items that you can pay, with a free sigil if the quest stays incomplete.
why-AfterCraft = Only abilities of your own specialists, each once, and free acts without a Contract.
why-Appraise = Only a colour that can still be drawn can be chosen.
why-LuckyWindow = Only a Lucky Potion can be played here.
why-Split = Only treasures that were drawn for this quest can be kept.
why-ExpandMore = An expansion is at most one room and one specialist; in a solo game two of either.
why-TurnEnd = The action is over; only free acts are left.
why-PlaceRoom = A room goes on free cells of your mat and touches a tile of yours by an edge; with the Builder it may go anywhere.
why-PlaceStatue = The Statue goes on a free cell of your mat and touches a tile of yours by an edge; with the Builder it may go anywhere.
why-Hiring = A specialist needs a free space; the Aristocrat needs a chamber space for the baggage, too.
why-HireByContract = Only a specialist of the row whom you can pay and seat.
why-MoveSpecialist = A specialist moves to a space that is free.
why-FuneralBid = A bid is at most as many coins as you have; without a cell for the Statue it is 0.
why-DiscardCards = Only cards of your hand can be discarded, exactly as many as are asked for.
why-DiscardResources = Only resources that you hold can be returned, down to your limit.
why-SellDown = Only cards of your hand can be sold, exactly down to your limit.
why-Draw = Only a colour that can still be drawn can be chosen.
why-Wonders = Only a colour that can still be drawn can be chosen.
why-BuyWonder = Only another colour than the one just drawn, if it can still be drawn.
why-Plenty = Only resources that are in the supply and gatherable for you.
why-NameColours = Only a colour that can still be drawn can be chosen.
why-BuyRelics = Only relics in the discards can be bought, for 3 coins each.
why-Exchange = Only resources that you hold, as long as the supply has other kinds to take instead.
why-TakeInstead = Only kinds that you do not return, as far as the supply had them before.
why-colour = Only a colour that can still be drawn can be chosen.
why-free_chamber = The baggage needs a free space in a chamber.
why-held_by_somebody = Only a resource that somebody holds can be named.
why-of_theirs = Only a resource that this player holds can be taken.
why-other_card = Only another card of your hand can go with the map.
why-rich_rival = Only from another player who holds resources.
why-single_quest = Only a quest that lies face up and asks for one item.

amount = { $count } { $what }
why-short = { $missing } short.
why-short-of-coins = { $coins ->
        [one] 1 coin short.
       *[other] { $coins } coins short.
    }
why-none-left = The supply has no { $resource } left.
why-not-gatherable = Needs a { $room } or the Sorceress.
why-made-already = This item has been made.
why-no-sigil = Both your sigils lie on quests: you can only make what completes a quest.
why-built-already = You have built one of these.
why-one-of-both = Between two players, whoever has the { $room } cannot build the other one.
why-sold-out = None of these is left.
why-no-cell = There is no free cell for it beside your tiles.
why-no-space = There is no free space for another specialist of this kind.

## What happens

event-Began = Guilds and mats are dealt. { $first } starts.
event-TurnBegan = { $final ->
        [yes] It is { $seat }’s final turn.
       *[other] It is { $seat }’s turn.
    }
event-Gained = { $seat } receives { $resources }.
event-Returned = { $seat } returns { $resources }.
event-Stole = The Smuggler takes { $resource } from { $victim } for { $seat }.
event-Earned = { $seat } receives { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-Paid = { $seat } pays { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-Crafted = { $seat } makes { $items ->
        [both] both items
       *[other] an item
    } of “{ $quest }” for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-Completed = “{ $quest }” goes to { $seat }.
event-Revealed = A new card: “{ $quest }”.
event-QuestLeft = “{ $quest }” leaves the game.
event-Drew = { $treasure ->
        [none] { $seat } draws a { $colour } treasure.
       *[other] { $seat } draws { $treasure }.
    }
event-Found = { $treasures ->
        [none] { $seat } finds treasures to share: { $colours }.
       *[other] { $seat } finds { $treasures }, to be shared.
    }
event-Kept = { $treasure ->
        [none] { $seat } keeps a { $colour } treasure.
       *[other] { $seat } keeps { $treasure }.
    }
event-Gave = { $treasure ->
        [none] { $seat } hands a { $colour } treasure to { $owner }.
       *[other] { $seat } hands { $treasure } to { $owner }.
    }
event-Reshuffled = The { $colour } discards become a new stack. Their scrolls leave the game.
event-Played = { $seat } plays { $treasure }.
event-Sold = { $seat } sells { $treasure } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-Discarded = { $seat } discards { $treasure }.
event-Burned = { $seat } removes { $treasure } from the game and takes both of its parts.
event-Bought = { $seat } buys { $treasure }.
event-Built = { $seat } builds the { $room }.
event-Hired = { $seat } hires the { $specialist } { $coins ->
        [0] for free
        [one] for 1 coin
       *[other] for { $coins } coins
    }.
event-Discounted = A coin is put on each of these: { $specialists }.
event-SpecialistLeft = The { $specialist } leaves the game.
event-Arrived = The { $specialist } is for hire.
event-Moved = { $seat } moves the { $specialist } to the { $space }.
event-BaggagePut = { $seat } puts the baggage in the { $space }.
event-ThugPlaced = { $seat } puts the thug on “{ $quest }”.
event-Peeked = { $quests ->
        [none] { $seat } looks ahead with the Oracle.
       *[other] { $seat } sees with the Oracle: { $quests }.
    }
event-BidShown = { $seat } has bid { $bid } for the King’s Statue.
event-StatueLost = Nobody gets the King’s Statue; it leaves the game.
event-FinalRoundBegan = The last round begins. Everybody has one final turn, { $seat } the last one.
event-Offered = { $seat } makes the offering to the Council.
event-Passed = { $seat } can do nothing and passes.
event-Counted = { $seat } counts { $prestige } prestige: { $cause }.
event-GameEnded = The game is over. Victory: { $winners }.

## The end

key-0 = Prestige
key-1 = Coins
key-hint = Equal prestige: more coins decide.

## What a table may agree on

agreed-blue_stack = The blue treasures hold
    .hint = Two lists of the blue treasures exist; they differ by these cards.
agreed-blue_stack-seed = two Secret Stashes more, no Treasure Map
agreed-blue_stack-published = two Treasure Maps, one Secret Stash
agreed-stalled = When nobody makes an item or wins a quest for 10 rounds
    .hint = The rules set no limit of turns; people seldom need one, bots sometimes do.
agreed-stalled-play_on = the game goes on, as the rules say; it may never end
agreed-stalled-final_round = the last round begins; this is our own rule, good for bots

## Words

kind-outer = outer spaces

## Resources

kind-cloth = cloth
kind-leather = leather
kind-metal = metal
kind-wood = wood
kind-gem = gem
kind-magic = magic

## Treasures by their backs

kind-blue = blue
kind-red = red
kind-yellow = yellow

## Guilds

guild-orange = Craft Collective
does-orange = Its guild tile stores 6 resources instead of 5.
rule-orange = 3
guild-green = Explorers League
does-green = Begins with 2 resources: cloth, leather, or one of each.
rule-green = 3
guild-red = Greycastle Guard
does-red = Begins with 2 resources: metal, wood, or one of each.
rule-red = 3
guild-blue = Mercantile Trust
does-blue = Begins with 4 more coins.
rule-blue = 3
guild-black = Starfall Syndicate
does-black = Begins with one treasure, of a colour of your choice.
rule-black = 3
guild-purple = The Holy Order
does-purple = Begins with the Shrine.
rule-purple = 3

## Mats

kind-A = Player mat A
kind-B = Player mat B
kind-C = Player mat C
kind-D = Player mat D
kind-E = Player mat E
kind-F = Player mat F

## Rooms

kind-warehouse = Warehouse
does-warehouse = Storage limit +3.
rule-warehouse = 8
kind-library = Library
does-library = Hand limit +3; at the end 3 prestige for each scroll in your hand.
rule-library = 8
kind-gem_workshop = Gem Workshop
does-gem_workshop = You may gather gem.
rule-gem_workshop = 8
kind-magic_arcaenum = Magic Arcaenum
does-magic_arcaenum = You may gather magic.
rule-magic_arcaenum = 8
kind-bedchamber = Bedchamber
does-bedchamber = One more specialist space; 7 prestige at the end if a specialist sits there.
rule-bedchamber = 8
kind-kitchen = Kitchen
does-kitchen = One more specialist space; 3 prestige at the end if a specialist sits there.
rule-kitchen = 8
kind-great_hall = Great Hall
does-great_hall = 2 cells wide, 2 more specialist spaces; 11 prestige at the end if both are filled.
rule-great_hall = 8
kind-barracks = Barracks
does-barracks = 2 cells wide, 2 more specialist spaces; 5 prestige at the end if both are filled.
rule-barracks = 8
kind-vault_of_riches = Vault of Riches
does-vault_of_riches = At the end 1 prestige for each coin you have; these coins do not count in your offering.
rule-vault_of_riches = 8
kind-throne_room = Throne Room
does-throne_room = 9 prestige, and 6 more at the end if the King’s Statue touches it by an edge in your guild.
rule-throne_room = 8
kind-tavern = Tavern
does-tavern = At the end 3 prestige for each specialist card of yours, wherever it sits.
rule-tavern = 8
kind-hall_of_wisdom = Hall of Wisdom
does-hall_of_wisdom = At the end 6 prestige for each pair of a mage and a warrior among your quests.
rule-hall_of_wisdom = 8
kind-hall_of_warriors = Hall of Warriors
does-hall_of_warriors = At the end 4 prestige for each warrior among your quests.
rule-hall_of_warriors = 8
kind-hall_of_strength = Hall of Strength
does-hall_of_strength = At the end 6 prestige for each pair of a rogue and a warrior among your quests.
rule-hall_of_strength = 8
kind-hall_of_rogues = Hall of Rogues
does-hall_of_rogues = At the end 4 prestige for each rogue among your quests.
rule-hall_of_rogues = 8
kind-hall_of_mages = Hall of Mages
does-hall_of_mages = At the end 4 prestige for each mage among your quests.
rule-hall_of_mages = 8
kind-hall_of_cunning = Hall of Cunning
does-hall_of_cunning = At the end 6 prestige for each pair of a rogue and a mage among your quests.
rule-hall_of_cunning = 8
kind-hall_of_builders = Hall of Builders
does-hall_of_builders = At the end 3 prestige for each tile on your mat but the guild tile; it counts itself, Shrine and Statue, too.
rule-hall_of_builders = 8
kind-gallery = Gallery
does-gallery = At the end 3 prestige for each pair of a weapon and a piece of armor among your quests.
rule-gallery = 8
kind-depot = Depot
does-depot = At the end 4 prestige for each different resource in your storage.
rule-depot = 8
kind-arsenal = Arsenal
does-arsenal = At the end 2 prestige for each weapon among your quests.
rule-arsenal = 8
kind-armory = Armory
does-armory = At the end 2 prestige for each piece of armor among your quests.
rule-armory = 8
kind-shrine = Shrine
does-shrine = The Holy Order begins with it: one more specialist space, and 1 prestige, filled or not.
rule-shrine = 8
kind-kings_statue = King’s Statue
does-kings_statue = Won at the King’s Funeral: 4 prestige.
rule-kings_statue = 8

## Specialists

kind-appraiser = Appraiser
does-appraiser = After you are given treasure for a quest, you may draw one of any colour; then discard one from your hand. Once for each quest.
rule-appraiser = 9
kind-builder = Builder
does-builder = You may build on any free cells, and bonus cells pay twice; for the King’s Statue, too.
rule-builder = 9
kind-courier = Courier
does-courier = Storage limit +1.
rule-courier = 9
kind-inventor = Inventor
does-inventor = Hand limit +2.
rule-inventor = 9
kind-laborer = Laborer
does-laborer = You may gather up to 3 gatherable resources in any mix.
rule-laborer = 9
kind-lumberjack = Lumberjack
does-lumberjack = 1 wood after each gather action, if the supply has any.
rule-lumberjack = 9
kind-miner = Miner
does-miner = 1 metal after each gather action, if the supply has any.
rule-miner = 9
kind-oracle = Oracle
does-oracle = In your turn, look at the top 2 quest cards as often as you like.
rule-oracle = 9
kind-recruiter = Recruiter
does-recruiter = Each coin on a specialist lowers your price by 2.
rule-recruiter = 9
kind-tanner = Tanner
does-tanner = 1 leather after each gather action, if the supply has any.
rule-tanner = 9
kind-thug = Thug
does-thug = After crafting, you may put the thug token on a quest; others who craft there pay you 2 coins.
rule-thug = 9
kind-weaver = Weaver
does-weaver = 1 cloth after each gather action, if the supply has any.
rule-weaver = 9
kind-auctioneer = Auctioneer
does-auctioneer = Relics, charms and scrolls sell for 4 coins each.
rule-auctioneer = 9
kind-bard = Bard
does-bard = In your turn, move your specialists to free spaces as often as you like.
rule-bard = 9
kind-blacksmith = Blacksmith
does-blacksmith = Each weapon costs you 1 metal less.
rule-blacksmith = 9
kind-fighter = Fighter
does-fighter = After crafting for a warrior, you may pay 1 coin to draw a red treasure, once for each quest.
rule-fighter = 9
kind-leatherworker = Leatherworker
does-leatherworker = Each piece of armor costs you 1 leather less.
rule-leatherworker = 9
kind-peasant = Peasant
does-peasant = Storage limit +2.
rule-peasant = 9
kind-ranger = Ranger
does-ranger = After crafting for a rogue, you may pay 1 coin to draw a yellow treasure, once for each quest.
rule-ranger = 9
kind-sorceress = Sorceress
does-sorceress = You may gather gem and magic.
rule-sorceress = 9
kind-tailor = Tailor
does-tailor = Each piece of armor costs you 1 cloth less.
rule-tailor = 9
kind-warlock = Warlock
does-warlock = After crafting, you may remove one scroll of your hand from the game and take both of its parts yourself.
rule-warlock = 9
kind-wizard = Wizard
does-wizard = After crafting for a mage, you may pay 1 coin to draw a blue treasure, once for each quest.
rule-wizard = 9
kind-woodworker = Woodworker
does-woodworker = Each weapon costs you 1 wood less.
rule-woodworker = 9
kind-adventurer = Adventurer
does-adventurer = When hired: draw one treasure of each colour.
rule-adventurer = 9
kind-alchemist = Alchemist
does-alchemist = When hired: you may exchange any number of resources for as many of other kinds in the supply, gem and magic too.
rule-alchemist = 9
kind-aristocrat = Aristocrat
does-aristocrat = Needs a free chamber space besides his own space: his baggage takes it for good.
rule-aristocrat = 9
kind-craftswoman = Craftswoman
does-craftswoman = When hired: you may take a craft action at once.
rule-craftswoman = 9
kind-curator = Curator
does-curator = When hired: you may buy any number of relics from the discards for 3 coins each.
rule-curator = 9
kind-dealer = Dealer
does-dealer = When hired: you may take a gather action at once.
rule-dealer = 9
kind-merchant = Merchant
does-merchant = When hired: name 3 colours, draw these treasures, then discard 3 from your hand.
rule-merchant = 9
kind-minstrel = Minstrel
does-minstrel = When hired: draw one treasure of any colour.
rule-minstrel = 9
kind-overseer = Overseer
does-overseer = Needs 2 free spaces. When hired: take the specialist at the right end of the row for free.
rule-overseer = 9
kind-smuggler = Smuggler
does-smuggler = When hired: take 1 resource of any kind from another player.
rule-smuggler = 9
kind-vizier = Vizier
does-vizier = In your final turn the offering does not use up your action.
rule-vizier = 9
kind-witch = Witch
does-witch = When hired: take a face-up quest that asks for one item, without cost, coins or treasure.
rule-witch = 9

## Treasures

kind-treasure_map_blue = Treasure Map
does-treasure_map_blue = Discard another card of your hand and name 2 colours; then draw these 2 treasures.
rule-treasure_map_blue = 10.1
kind-spoiling_potion = Spoiling Potion
does-spoiling_potion = Name a resource; everybody who has some returns one of it to the supply, you too.
rule-spoiling_potion = 10.1
kind-secret_stash = Secret Stash
does-secret_stash = Gain one each of cloth, leather, metal and wood.
rule-secret_stash = 10.1
kind-scroll_of_plenty = Scroll of Plenty
does-scroll_of_plenty = Gain 2 of one resource that is gatherable for you; the next player gains one that is gatherable for them.
rule-scroll_of_plenty = 10.2
kind-oak_branches = Oak Branches
does-oak_branches = Gain 3 wood.
rule-oak_branches = 10.1
kind-mithril_bars = Mithril Bars
does-mithril_bars = Gain 3 metal.
rule-mithril_bars = 10.1
kind-dragon_hides = Dragon Hides
does-dragon_hides = Gain 3 leather.
rule-dragon_hides = 10.1
kind-contract = Contract
does-contract = Hire one specialist by the usual rules; it does not count as an action.
rule-contract = 10.1
kind-brilliant_diamonds = Brilliant Diamonds
does-brilliant_diamonds = Gain 2 gem, Gem Workshop or not.
rule-brilliant_diamonds = 10.1
kind-bottle_of_faerie_dust = Bottle of Faerie Dust
does-bottle_of_faerie_dust = Gain 2 magic, Magic Arcaenum or not.
rule-bottle_of_faerie_dust = 10.1
kind-bolts_of_silk = Bolts of Silk
does-bolts_of_silk = Gain 3 cloth.
rule-bolts_of_silk = 10.1
kind-ancient_helm = Ancient Helm
does-ancient_helm = In your hand at the end: sets of 1 to 6 different relics are worth 2, 5, 9, 13, 17 or 22 prestige.
rule-ancient_helm = 10.1
kind-ancient_breastplate = Ancient Breastplate
does-ancient_breastplate = In your hand at the end: sets of 1 to 6 different relics are worth 2, 5, 9, 13, 17 or 22 prestige.
rule-ancient_breastplate = 10.1
kind-treasure_map_red = Treasure Map
does-treasure_map_red = Discard another card of your hand and name 2 colours; then draw these 2 treasures.
rule-treasure_map_red = 10.1
kind-scroll_of_wonders = Scroll of Wonders
does-scroll_of_wonders = Gain 1 coin and draw a treasure of any colour; the next player may pay 1 coin to draw one of another colour.
rule-scroll_of_wonders = 10.2
kind-lucky_potion = Lucky Potion
does-lucky_potion = Only when you are about to draw the treasure of a quest you completed: draw it twice.
rule-lucky_potion = 10.1
kind-stunning_charm = Stunning Charm
does-stunning_charm = 3 prestige in your hand at the end; whoever has the most charms gets 3 more.
rule-stunning_charm = 10.1
kind-sacred_charm = Sacred Charm
does-sacred_charm = 3 prestige in your hand at the end; whoever has the most charms gets 3 more.
rule-sacred_charm = 10.1
kind-ornate_charm = Ornate Charm
does-ornate_charm = 3 prestige in your hand at the end; whoever has the most charms gets 3 more.
rule-ornate_charm = 10.1
kind-ominous_charm = Ominous Charm
does-ominous_charm = 3 prestige in your hand at the end; whoever has the most charms gets 3 more.
rule-ominous_charm = 10.1
kind-mysterious_charm = Mysterious Charm
does-mysterious_charm = 3 prestige in your hand at the end; whoever has the most charms gets 3 more.
rule-mysterious_charm = 10.1
kind-glowing_charm = Glowing Charm
does-glowing_charm = 2 prestige in your hand at the end; whoever has the most charms gets 3 more.
rule-glowing_charm = 10.1
kind-engraved_charm = Engraved Charm
does-engraved_charm = 2 prestige in your hand at the end; whoever has the most charms gets 3 more.
rule-engraved_charm = 10.1
kind-curious_charm = Curious Charm
does-curious_charm = 2 prestige in your hand at the end; whoever has the most charms gets 3 more.
rule-curious_charm = 10.1
kind-carved_charm = Carved Charm
does-carved_charm = 2 prestige in your hand at the end; whoever has the most charms gets 3 more.
rule-carved_charm = 10.1
kind-bizarre_charm = Bizarre Charm
does-bizarre_charm = 2 prestige in your hand at the end; whoever has the most charms gets 3 more.
rule-bizarre_charm = 10.1
kind-ancient_sword = Ancient Sword
does-ancient_sword = In your hand at the end: sets of 1 to 6 different relics are worth 2, 5, 9, 13, 17 or 22 prestige.
rule-ancient_sword = 10.1
kind-ancient_boots = Ancient Boots
does-ancient_boots = In your hand at the end: sets of 1 to 6 different relics are worth 2, 5, 9, 13, 17 or 22 prestige.
rule-ancient_boots = 10.1
kind-treasure_map_yellow = Treasure Map
does-treasure_map_yellow = Discard another card of your hand and name 2 colours; then draw these 2 treasures.
rule-treasure_map_yellow = 10.1
kind-scroll_of_riches = Scroll of Riches
does-scroll_of_riches = Gain 4 coins; the next player gains 2.
rule-scroll_of_riches = 10.2
kind-fortune_potion = Fortune Potion
does-fortune_potion = One item you craft later this turn, the dearest, brings twice its coins.
rule-fortune_potion = 10.1
kind-coin_purse = Coin Purse
does-coin_purse = Sells for 3 coins.
rule-coin_purse = 10.1
kind-bag_of_gold = Bag of Gold
does-bag_of_gold = Sells for 4 coins.
rule-bag_of_gold = 10.1
kind-ancient_shield = Ancient Shield
does-ancient_shield = In your hand at the end: sets of 1 to 6 different relics are worth 2, 5, 9, 13, 17 or 22 prestige.
rule-ancient_shield = 10.1
kind-ancient_gauntlets = Ancient Gauntlets
does-ancient_gauntlets = In your hand at the end: sets of 1 to 6 different relics are worth 2, 5, 9, 13, 17 or 22 prestige.
rule-ancient_gauntlets = 10.1

## Quests

kind-crush_the_orc_rebellion = Crush the Orc Rebellion
does-crush_the_orc_rebellion = A mage asks for a dagger (1 metal, 1 wood) for 3 coins; the treasure is blue.
kind-explore_bluevein_isle = Explore Bluevein Isle
does-explore_bluevein_isle = A mage asks for a cloak (3 cloth) for 3 coins and boots (3 leather, 1 metal) for 4 coins; the treasures are blue and yellow.
kind-fight_off_the_sharkskin_gnolls = Fight Off the Sharkskin Gnolls
does-fight_off_the_sharkskin_gnolls = A mage asks for a sword (3 metal) for 3 coins and a robe (2 cloth, 1 leather) for 4 coins; the treasures are red and blue.
kind-help_the_whitetree_coopers = Help the Whitetree Coopers
does-help_the_whitetree_coopers = A mage asks for a vest (1 cloth, 2 leather) for 4 coins; the treasure is blue.
kind-claim_the_briareye_gemstone = Claim the Briareye Gemstone
does-claim_the_briareye_gemstone = A rogue asks for a cloak (2 cloth) for 3 coins; the treasure is yellow.
kind-recover_the_kingsires_remains = Recover the Kingsire’s Remains
does-recover_the_kingsires_remains = A rogue asks for a staff (3 wood) for 3 coins and gauntlets (2 cloth, 1 metal) for 4 coins; the treasures are yellow and red.
kind-seize_the_riches_of_anduar = Seize the Riches of Anduar
does-seize_the_riches_of_anduar = A rogue asks for a club (1 leather, 1 wood) for 3 coins and a sword (1 leather, 3 metal) for 4 coins; the treasures are blue and yellow.
kind-wake_the_princess_of_eternal_sleep = Wake the Princess of Eternal Sleep
does-wake_the_princess_of_eternal_sleep = A rogue asks for a vest (4 leather) for 4 coins; the treasure is yellow.
kind-brawl_at_goldgrass_inn = Brawl at Goldgrass Inn
does-brawl_at_goldgrass_inn = A warrior asks for pants (3 leather) for 3 coins and a helmet (2 cloth, 1 metal, 1 wood) for 4 coins; the treasures are red and blue.
kind-fortify_skullbreaker_point = Fortify Skullbreaker Point
does-fortify_skullbreaker_point = A warrior asks for a shield (1 leather, 2 wood) for 4 coins; the treasure is red.
kind-protect_the_eastern_ramparts = Protect the Eastern Ramparts
does-protect_the_eastern_ramparts = A warrior asks for a sword (2 metal) for 3 coins; the treasure is red.
kind-topple_the_moonstone_giant = Topple the Moonstone Giant
does-topple_the_moonstone_giant = A warrior asks for a dagger (1 leather, 1 metal) for 3 coins and an axe (2 metal, 2 wood) for 4 coins; the treasures are yellow and red.
kind-burn_the_briar_roots = Burn the Briar Roots
does-burn_the_briar_roots = A mage asks for a magic wand (1 wood, 1 magic) for 5 coins and a dagger (1 leather, 2 metal) for 4 coins; the treasures are red and blue.
kind-find_the_pinegrove_trolls = Find the Pinegrove Trolls
does-find_the_pinegrove_trolls = A mage asks for a jeweled staff (1 leather, 1 wood, 2 gem) for 6 coins; the treasure is blue.
kind-guard_the_faerie_saplings = Guard the Faerie Saplings
does-guard_the_faerie_saplings = A mage asks for jeweled gauntlets (1 metal, 1 gem) for 5 coins; the treasure is blue.
kind-slay_the_vile_necromancer = Slay the Vile Necromancer
does-slay_the_vile_necromancer = A mage asks for a magic robe (2 cloth, 2 magic) for 6 coins and a staff (4 wood) for 4 coins; the treasures are blue and yellow.
kind-acquire_the_rod_of_ages = Acquire the Rod of Ages
does-acquire_the_rod_of_ages = A rogue asks for a magic sword (2 metal, 2 magic) for 6 coins; the treasure is yellow.
kind-catch_the_jeweltone_fox = Catch the Jeweltone Fox
does-catch_the_jeweltone_fox = A rogue asks for a jeweled wand (1 wood, 1 gem) for 5 coins; the treasure is yellow.
kind-sail_to_bloodsand_beach = Sail to Bloodsand Beach
does-sail_to_bloodsand_beach = A rogue asks for a jeweled vest (1 cloth, 1 leather, 2 gem) for 6 coins and a shield (2 metal, 1 wood) for 4 coins; the treasures are yellow and red.
kind-thwart_the_mad_witchs_plans = Thwart the Mad Witch’s Plans
does-thwart_the_mad_witchs_plans = A rogue asks for magic pants (1 leather, 1 magic) for 5 coins and a bow (2 cloth, 2 wood) for 4 coins; the treasures are blue and yellow.
kind-climb_the_shimmering_mountain = Climb the Shimmering Mountain
does-climb_the_shimmering_mountain = A warrior asks for a jeweled robe (2 cloth, 2 gem) for 6 coins; the treasure is red.
kind-destroy_the_dragon_lord = Destroy the Dragon Lord
does-destroy_the_dragon_lord = A warrior asks for a magic dagger (1 cloth, 1 metal, 2 magic) for 6 coins and a cloak (2 cloth, 1 leather) for 4 coins; the treasures are red and blue.
kind-retrieve_the_chalice_of_power = Retrieve the Chalice of Power
does-retrieve_the_chalice_of_power = A warrior asks for a jeweled cloak (1 cloth, 1 gem) for 5 coins and a staff (1 leather, 3 wood) for 4 coins; the treasures are yellow and red.
kind-secure_the_oldtown_library = Secure the Oldtown Library
does-secure_the_oldtown_library = A warrior asks for a magic club (1 leather, 1 magic) for 5 coins; the treasure is red.
kind-banish_the_fruitfang_terrors = Banish the Fruitfang Terrors
does-banish_the_fruitfang_terrors = A mage asks for a wand (2 wood) for 4 coins and a sword (1 cloth, 2 metal) for 5 coins; the treasures are red and blue.
kind-break_the_bluevein_curse = Break the Bluevein Curse
does-break_the_bluevein_curse = A mage asks for a magic staff (2 wood, 2 magic) for 7 coins; the treasure is blue.
kind-cleanse_the_coalbone_cemetery = Cleanse the Coalbone Cemetery
does-cleanse_the_coalbone_cemetery = A mage asks for a jeweled club (1 leather, 1 gem) for 6 coins and a robe (4 cloth) for 5 coins; the treasures are red and blue.
kind-plunder_the_warlocks_tower = Plunder the Warlock’s Tower
does-plunder_the_warlocks_tower = A mage asks for pants (3 leather) for 4 coins; the treasure is blue.
kind-release_the_briarsblight_cure = Release the Briarsblight Cure
does-release_the_briarsblight_cure = A mage asks for a magic bow (1 cloth, 1 wood, 1 magic) for 7 coins and a jeweled vest (2 leather, 2 gem) for 7 coins; the treasures are blue and yellow.
kind-revive_the_fallen_queen = Revive the Fallen Queen
does-revive_the_fallen_queen = A mage asks for a magic cloak (1 cloth, 1 magic) for 6 coins; the treasure is blue.
kind-uncover_the_sharkfang_mystery = Uncover the Sharkfang Mystery
does-uncover_the_sharkfang_mystery = A mage asks for a jeweled shield (2 metal, 1 wood, 1 gem) for 7 coins and a helmet (1 leather, 1 wood) for 4 coins; the treasures are blue and yellow.
kind-vanquish_the_goblin_horde = Vanquish the Goblin Horde
does-vanquish_the_goblin_horde = A mage asks for an axe (3 metal, 1 wood) for 5 coins; the treasure is blue.
kind-discover_the_hidden_valley = Discover the Hidden Valley
does-discover_the_hidden_valley = A rogue asks for pants (2 leather) for 4 coins and gauntlets (2 cloth, 2 metal) for 5 coins; the treasures are blue and yellow.
kind-pillage_the_vault_of_the_ancients = Pillage the Vault of the Ancients
does-pillage_the_vault_of_the_ancients = A rogue asks for a bow (1 cloth, 2 wood) for 5 coins; the treasure is yellow.
kind-save_the_plumtree_grangers = Save the Plumtree Grangers
does-save_the_plumtree_grangers = A rogue asks for a jeweled staff (2 wood, 2 gem) for 7 coins and pants (1 cloth, 1 leather) for 4 coins; the treasures are blue and yellow.
kind-sink_the_zombielords_galley = Sink the Zombielord’s Galley
does-sink_the_zombielords_galley = A rogue asks for a magic dagger (1 metal, 1 magic) for 6 coins and a bow (1 cloth, 3 wood) for 5 coins; the treasures are yellow and red.
kind-sneak_into_the_sultans_palace = Sneak into the Sultan’s Palace
does-sneak_into_the_sultans_palace = A rogue asks for a sword (3 metal) for 4 coins; the treasure is yellow.
kind-steal_the_golden_sapling = Steal the Golden Sapling
does-steal_the_golden_sapling = A rogue asks for a jeweled cloak (1 cloth, 1 gem) for 6 coins; the treasure is yellow.
kind-track_the_sludge_ents = Track the Sludge Ents
does-track_the_sludge_ents = A rogue asks for a magic vest (1 cloth, 2 leather, 1 magic) for 7 coins; the treasure is yellow.
kind-unearth_the_kingsires_treasure = Unearth the Kingsire’s Treasure
does-unearth_the_kingsires_treasure = A rogue asks for a magic club (1 cloth, 1 leather, 2 magic) for 7 coins and jeweled boots (1 leather, 1 metal, 1 gem) for 7 coins; the treasures are yellow and red.
kind-assault_the_obsidian_spire = Assault the Obsidian Spire
does-assault_the_obsidian_spire = A warrior asks for a jeweled dagger (1 metal, 1 gem) for 6 coins and a club (1 cloth, 2 leather, 1 wood) for 5 coins; the treasures are red and blue.
kind-capture_the_marauding_prince = Capture the Marauding Prince
does-capture_the_marauding_prince = A warrior asks for a sword (4 metal) for 5 coins; the treasure is red.
kind-defend_the_temple_of_wonders = Defend the Temple of Wonders
does-defend_the_temple_of_wonders = A warrior asks for a magic shield (1 wood, 1 magic) for 6 coins; the treasure is red.
kind-locate_the_cavern_of_secrets = Locate the Cavern of Secrets
does-locate_the_cavern_of_secrets = A warrior asks for gauntlets (1 cloth, 1 metal) for 4 coins; the treasure is red.
kind-raid_the_frost_queens_castle = Raid the Frost Queen’s Castle
does-raid_the_frost_queens_castle = A warrior asks for a jeweled bow (1 cloth, 1 wood, 1 gem) for 7 coins; the treasure is red.
kind-rescue_the_graytop_miners = Rescue the Graytop Miners
does-rescue_the_graytop_miners = A warrior asks for a magic helmet (1 leather, 1 wood, 2 magic) for 7 coins and a cloak (3 cloth) for 4 coins; the treasures are yellow and red.
kind-search_for_the_fountain_of_youth = Search for the Fountain of Youth
does-search_for_the_fountain_of_youth = A warrior asks for a staff (3 wood) for 4 coins and a vest (1 cloth, 2 leather) for 5 coins; the treasures are yellow and red.
kind-take_down_the_red_dog_gang = Take Down the Red Dog Gang
does-take_down_the_red_dog_gang = A warrior asks for a magic sword (1 leather, 1 metal, 1 magic) for 7 coins and jeweled boots (1 leather, 1 metal, 2 gem) for 7 coins; the treasures are red and blue.

## Special cards

kind-kings_funeral = The King’s Funeral
does-kings_funeral = Everybody bids in secret for the King’s Statue; a single highest bidder pays and builds it.
rule-kings_funeral = 6.1
kind-offering_to_the_council = Offering to the Council
does-offering_to_the_council = The final round begins. In your final turn you may put a free sigil here instead of another action: 2 prestige at the end, and one more for every 3 coins and every 2 resources.
rule-offering_to_the_council = 6.2

## Ratings of a game alone

kind-recruit = Recruit
kind-member = Member
kind-leader = Leader
kind-king = King
kind-legend = Legend

## Heroes

kind-mage = Mage
kind-warrior = Warrior
kind-rogue = Rogue

## Items

kind-weapon = Weapon
kind-armor = Armor

## The board

turn = Turn { $turn }
phase-setup = Setting up
phase-play = Play
phase-final = Final round
phase-over = The end
parts = Parts of the table
part-supply = Supply and treasures
part-quests = Quests
part-row = For hire
part-rooms = Rooms to build
part-guild = Guild of { $who }
part-guild-own = Your guild
free = free
yours = yours
make = make
short-by = { $count } short
jump-guild = Guild
jump-supply = Supply
jump-quests = Quests
jump-row = Hire
jump-rooms = Build
own-guild = Your guild
hand = Hand
hand-none = No treasure yet
hand-of = { $count ->
        [one] { $count } treasure in hand of at most { $limit }
       *[other] { $count } treasures in hand of at most { $limit }
    }
seen-cards = seen to go there:
resources = Resources
treasures = Treasures
drawn = Treasures to be shared
cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
prestige = { $count } prestige
price = { $coins ->
        [one] price 1 coin
       *[other] price { $coins } coins
    }
coins-on-it = { $coins ->
        [one] 1 coin lies on it
       *[other] { $coins } coins lie on it
    }
sells-for = { $coins ->
        [one] Sells for 1 coin
       *[other] Sells for { $coins } coins
    }
in-supply = { $count } in the supply
left-in-supply = { $count } left
gathered = Taken: { $resources }.
storage-after = Storage afterwards: { $count } of { $limit }
storage = Storage: { $count } of { $limit }
stack-of = { $colour } treasures
discards-of = Discards: { $colour }
deck-of = { $count ->
        [one] 1 quest to come
       *[other] { $count } quests to come
    }
deck-empty = none left
top-base = next: Age I
top-arcane = next: Age I, arcane
top-age2 = next: Age II
top-special = next: a special card
next-card = next:
ahead = What the Oracle shows
reward = treasure: { $colours }
make-both = Both
asks-for = asks for { $resources }
made-by = made by { $who }
all-there = you have all of it
missing = missing: { $resources }
by-auction = won at the King’s Funeral
cells = { $count ->
        [one] 1 cell wide
       *[other] { $count } cells wide
    }
built = Built
bonus = bonus: { $what }
bonus-cell = Bonus cell
bonus-cell-does = The first tile that covers it brings what is pictured.
free-space = Free: { $space }
baggage = Baggage
staff = { $count ->
        [one] 1 specialist
       *[other] { $count } specialists
    }
won = { $count ->
        [one] 1 quest won
       *[other] { $count } quests won
    }
sigils-free = { $count ->
        [one] 1 sigil free
       *[other] { $count } sigils free
    }
last-player = takes the last turn
bids = What was bid
fortunes = { $count ->
        [one] a Fortune Potion waits for an item
       *[other] { $count } Fortune Potions wait for items
    }
hero-drawn = a hero has drawn for it
gone = Gone from the game
order-row = new → old
order-solo = old → new
exchanged = Returned: { $returned }. Taken instead: { $resources }.
moving = is moving
none = None.
needs-room = Needs a { $room } or the Sorceress.
needs-nothing = Anybody may gather it.

## Timings and kinds of treasure

timing-gather = Gathering
timing-craft = Crafting
timing-expand = Expanding
timing-instant = When hired
timing-ongoing = Every turn of yours
timing-hero = Heroes
timing-passive = Always
category-relic = Relic
category-scroll = Scroll
category-charm = Charm
category-resource = Resources
category-potion = Potion
category-contract = Contract
category-coin = Coins
category-map = Map

## The scoring sheet

sheet = Scoring sheet
sheet-of = How { $who } scored
cause-charms = Charms
cause-charm_majority = Most charms
cause-relics = Relics
cause-quests = Quests
cause-specialists = Specialists
cause-rooms = Rooms
cause-offering = Offering
sheet-total = Total
line-charm_majority = { $count ->
        [one] Most charms: 1
       *[other] Most charms: { $count }
    }
line-relics = { $count ->
        [one] A relic of 1 kind
       *[other] A set of { $count } different relics
    }
line-quests = { $count ->
        [one] 1 quest, 1 each
       *[other] { $count } quests, 1 each
    }
printed = { $count } printed
per-scroll = { $count } × { $each } for scrolls in hand
per-filled = { $count ->
        [0] its spaces are not all filled
       *[other] { $each } as every space is filled
    }
per-coin = { $count } × { $each } for coins left
per-statue = { $count ->
        [0] no Statue beside it
       *[other] { $each } for the Statue beside it
    }
per-specialist = { $count } × { $each } for specialists
per-pair = { $count } × { $each } for pairs of { $icons }
per-icon = { $count } × { $each } for { $icons }
per-tile = { $count } × { $each } for tiles
per-resource = { $count } × { $each } for kinds in storage
offering-made = Offering made
offering-coins = Coins
offering-coins-why = one for every 3
offering-resources = Resources
offering-resources-why = one for every 2
rating = { $rating } – { $count } prestige
rating-from = from { $least }

## What heroes ask for

kind-axe = Axe
kind-boots = Boots
kind-bow = Bow
kind-cloak = Cloak
kind-club = Club
kind-dagger = Dagger
kind-gauntlets = Gauntlets
kind-helmet = Helmet
kind-jeweled_boots = Jeweled Boots
kind-jeweled_bow = Jeweled Bow
kind-jeweled_cloak = Jeweled Cloak
kind-jeweled_club = Jeweled Club
kind-jeweled_dagger = Jeweled Dagger
kind-jeweled_gauntlets = Jeweled Gauntlets
kind-jeweled_robe = Jeweled Robe
kind-jeweled_shield = Jeweled Shield
kind-jeweled_staff = Jeweled Staff
kind-jeweled_vest = Jeweled Vest
kind-jeweled_wand = Jeweled Wand
kind-magic_bow = Magic Bow
kind-magic_cloak = Magic Cloak
kind-magic_club = Magic Club
kind-magic_dagger = Magic Dagger
kind-magic_helmet = Magic Helmet
kind-magic_pants = Magic Pants
kind-magic_robe = Magic Robe
kind-magic_shield = Magic Shield
kind-magic_staff = Magic Staff
kind-magic_sword = Magic Sword
kind-magic_vest = Magic Vest
kind-magic_wand = Magic Wand
kind-pants = Pants
kind-robe = Robe
kind-shield = Shield
kind-staff = Staff
kind-sword = Sword
kind-vest = Vest
kind-wand = Wand

## The table drawn as text

draw-turn = Turn
draw-active = to play:
draw-supply = Supply:
draw-quests = Quests:
draw-deck = to come:
draw-row = For hire:
draw-rooms = Rooms to build:
draw-stacks = Treasure stacks:
draw-discards = Discarded:
draw-drawn = To be shared:
draw-prestige = prestige
draw-coins = coins
draw-won = quests won
draw-sigils = sigils free
draw-hand = hand:
draw-bedchamber_kitchen = Bedchamber/Kitchen
draw-great_hall_barracks = Great Hall/Barracks
