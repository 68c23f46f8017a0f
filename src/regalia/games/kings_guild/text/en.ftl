# The King's Guild, in English. Names of messages: docs/protocol.md.

game-title = The King’s Guild
game-pitch = Craft what heroes ask for, hire, and build your hall.
game-summary = Lead a guild of crafters: gather resources, make what heroes ask for, hire specialists and build your hall – until the Council demands its due.
game-goal = Most prestige wins once the Council has received its offerings.

decision-StartResources = Choose your two starting resources.
    .others = { $who } is choosing starting resources.
    .situation = You begin with { situation-coins }; your storage holds { $storage }.
decision-StartTreasure = Your starting treasure: blue (mostly resources), red (charms) or yellow (coins)?
    .others = { $who } is choosing a starting treasure.
    .situation = You can hold { $limit } treasures.
decision-PlaceShrine = Where do you place the Shrine?
    .others = { $who } is placing the Shrine.
    .situation = { $options } cells touch your guild.
decision-Turn = Choose an action: gather, craft or expand.
    .others = { $who } is choosing an action.
    .situation = In reach: { situation-quests }, { situation-rooms }, { situation-recruits }. Storage: { $held } of { $storage }.
decision-Gather = Take another resource, or stop here?
    .others = { $who } is gathering.
    .situation = { $over ->
        [0] With what you have taken, { $free } of { $storage } storage spaces are free.
       *[other] You are { $over } over your storage limit of { $storage }: those go back.
    }
decision-ExtraGather = You can gather now.
    .others = { $who } can gather.
    .situation = { $free } of { $storage } storage spaces are free.
decision-ExtraCraft = You can craft now.
    .others = { $who } can craft.
    .situation = In reach: { situation-quests }.
decision-AfterCraft = Use a crafting ability?
    .others = { $who } is finishing a craft action.
    .situation = You have { situation-coins } and { $cards } of { $limit } treasures.
decision-Appraise = Draw one more treasure with the Appraiser?
    .others = { $who } can use the Appraiser.
    .situation = You hold { $cards } of at most { $limit } treasures. You discard one afterwards.
decision-LuckyWindow = Play a Lucky Potion before drawing treasures?
    .ahead = Before I draw the treasures of a quest
    .others = { $who } can play a Lucky Potion.
    .situation = { $reward ->
        [0] This quest brings no treasure.
        [one] This quest brings 1 treasure, with a Lucky Potion 2.
       *[other] This quest brings { $reward } treasures. A Lucky Potion doubles them.
    }
decision-Split = Which of these treasures do you keep?
    .others = { $who } is sharing out the quest’s treasures.
    .situation = Keep { $left } more of these { $drawn }. { $player } gets the rest.
decision-ExpandMore = Expand further, or stop here?
    .others = { $who } can expand further.
    .situation = You have { situation-coins }. In reach: { situation-rooms }, { situation-recruits }.
decision-TurnEnd = Do something else, or end your turn?
    .ahead = Before my turn ends
    .others = { $who } can end the turn.
    .situation = You have { situation-coins }, { $held } of { $storage } resources, { $cards } of { $limit } treasures.
decision-PlaceRoom = { $placing ->
    [none] Where do you place the room?
   *[other] Where do you place the { $placing }?
}
    .others = { $who } is placing a room.
    .situation = It costs { $price } of your { situation-coins }. { $options } cells are possible.
decision-PlaceStatue = Where do you place the King’s Statue?
    .others = { $who } is placing the King’s Statue.
    .situation = { $options } cells are possible.
decision-Hiring = { $hiring ->
    [none] Where does the specialist work?
   *[other] Where does the { $hiring } work?
}
    .others = { $who } is choosing a space for a specialist.
    .situation = The price is { $price } of your { situation-coins }.
decision-HireByContract = Who do you hire with the Contract?
    .others = { $who } is hiring with a Contract.
    .situation = You have { situation-coins }. In reach: { situation-recruits }.
decision-MoveSpecialist = Where does the specialist move?
    .others = { $who } is moving a specialist.
    .situation = { $options } other spaces are free.
decision-FuneralBid = How much do you bid for the King’s Statue?
    .ahead = When we bid for the King’s Statue
    .others = Bidding for the King’s Statue: { $who }
    .situation = Your richest rival has { $richest }. In a tie, no one gets it.
decision-DiscardCards = Which treasures do you discard?
    .others = { $who } is discarding treasures.
    .situation = { $left } more to discard of the { $cards } that you hold.
decision-DiscardResources = Over your storage limit: which resources do you return?
    .others = { $who } is returning resources.
    .situation = You hold { $held }, your storage { $storage }: return { $over } more.
decision-SellDown = Over your hand limit: which treasures do you sell?
    .others = { $who } is selling down to the hand limit.
    .situation = You hold { $cards }, your limit is { $limit }: sell { $excess } more.
decision-SubstituteColour = No treasure of that colour is left. Which colour instead?
    .others = { $who } is choosing another colour.
    .situation = { $options } colours can still be drawn.
decision-Wonders = Which colour do you draw?
    .others = { $who } is drawing with the Scroll of Wonders.
    .situation = You hold { $cards } of at most { $limit } treasures.
decision-BuyWonder = Pay 1 coin for a treasure of another colour?
    .ahead = When I can pay for a treasure of another colour
    .others = { $who } can pay for a treasure.
    .situation = You have { situation-coins } and { $cards } of { $limit } treasures.
decision-Plenty = Which resource do you take?
    .others = { $who } is taking a resource with the Scroll of Plenty.
    .situation = You get { $amount } of it, as far as the supply goes. { $free } of { $storage } storage spaces are free.
decision-NameColours =
    { $named ->
        [none] Which treasure do you draw first?
       *[other] { $named }: which treasure do you draw next?
    }
    .others = { $named ->
        [none] { $who } is drawing treasures.
       *[other] { $named }: { $who } is drawing treasures.
    }
    .situation = { $left } more to name. You hold { $cards } of at most { $limit } treasures.
decision-BuyRelics = Buy a discarded relic for 3 coins?
    .others = { $who } can buy relics.
    .situation = You have { situation-coins }. { $options } kinds of relics are there.
decision-Exchange = Which resources do you exchange?
    .others = { $who } is exchanging resources.
    .situation = You return { $returned } of your { $held } resources so far.
decision-TakeInstead = Which resource do you take instead?
    .others = { $who } is taking resources in exchange.
    .situation = { $left } more to take.
decision-resource =
    { $victim ->
        [none] Which resource?
       *[other] Which resource do you take from { $victim }?
    }
    .others =
    { $victim ->
        [none] { $who } is naming a resource.
       *[other] { $who } is taking a resource from { $victim }.
    }
    .situation = { $options } kinds to choose from. You hold { $held } of { $storage } resources.
decision-other = Which other card do you discard with the map?
    .others = { $who } is discarding a card with a map.
    .situation = You hold { $cards } of at most { $limit } treasures. { $draws } new ones come.
decision-victim = Who does the Smuggler steal from?
    .others = { $who } is choosing who the Smuggler steals from.
    .situation = Resources: { $victims }.
decision-chamber = Where do you put the baggage?
    .others = { $who } is choosing a space for the baggage.
    .situation = { $options } spaces in chambers are free.
decision-colour = Which colour do you draw?
    .others = { $who } is drawing a treasure.
    .situation = You hold { $cards } of at most { $limit } treasures.
decision-quest = Which quest do you take?
    .others = { $who } is taking a quest.
    .situation = { $options } quests ask for exactly one item.

# What is in reach, and what a player has
situation-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
situation-quests = { $quests ->
        [one] 1 quest
       *[other] { $quests } quests
    }
situation-rooms = { $rooms ->
        [one] 1 room
       *[other] { $rooms } rooms
    }
situation-recruits = { $recruits ->
        [one] 1 specialist
       *[other] { $recruits } specialists
    }
victims-each = { $seat }: { $resources }

ahead-drawn = Colour just drawn

option-StartWith = Start with { $resources }
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
option-EndTurn = End turn
option-DrawForHero = Pay 1 coin for a treasure with the { $specialist }
option-PlaceThug = Put the thug on “{ $quest }”
option-Burn = Remove { $treasure } with the Warlock
option-Done = Done
option-Decline = Skip
option-Return = Return { $resource }
option-Choose = Draw a { $colour } treasure
option-Keep = Keep { $treasure }
option-Discard = Discard { $treasure }
option-Buy = Buy { $treasure } for 3 coins
option-Rob = Steal from { $victim }
option-Name = One { $resource }
option-TakeQuest = Take “{ $quest }”

## Why something cannot be chosen

why-StartResources = You start with two of the resources shown on your guild tile.
why-StartTreasure = You start with one treasure of any colour.
why-PlaceShrine = Place the Shrine on a free cell that shares an edge with the guild tile.
why-Turn = One action per turn: gather available resources, craft what you can pay for, or expand. In your final turn you can also make the offering with a free sigil.
why-Gather = Up to three of one kind, or one each of two kinds; with the Laborer, any three. You need access to gem and magic.
why-ExtraGather = Only resources in the supply that you can gather.
why-ExtraCraft = Only items you can pay for, and you need a free sigil if the quest stays incomplete.
why-AfterCraft = Only your own specialists’ abilities, once each, and free acts other than a Contract.
why-Appraise = There are no treasures of that colour left.
why-LuckyWindow = You can only play a Lucky Potion now.
why-Split = You can only keep treasures drawn for this quest.
why-ExpandMore = You can add at most one room and one specialist; two of any kind in a solo game.
why-TurnEnd = Your action is over; only free acts are left.
why-PlaceRoom = Place the room on free cells of your mat, sharing an edge with one of your tiles. The Builder can build anywhere.
why-PlaceStatue = Place the Statue on a free cell of your mat, sharing an edge with one of your tiles. The Builder can build anywhere.
why-Hiring = A specialist needs a free space. The Aristocrat also needs a free chamber space for the baggage.
why-HireByContract = You can only hire a specialist from the row that you can pay for and have space for.
why-MoveSpecialist = A specialist can only move to a free space.
why-FuneralBid = You can’t bid more coins than you have. Without a cell for the Statue, you must bid 0.
why-DiscardCards = Discard exactly that many cards from your hand.
why-DiscardResources = Return resources you hold, down to your limit.
why-SellDown = Sell cards from your hand, exactly down to your limit.
why-Draw = There are no treasures of that colour left.
why-Wonders = There are no treasures of that colour left.
why-BuyWonder = Choose a different colour from the one just drawn, with treasures left.
why-Plenty = Only resources in the supply that you can gather.
why-NameColours = There are no treasures of that colour left.
why-BuyRelics = You can only buy discarded relics, for 3 coins each.
why-Exchange = Only resources you hold, as long as the supply has other kinds to give you.
why-TakeInstead = Only kinds you didn’t return, and only what was in the supply before.
why-colour = There are no treasures of that colour left.
why-free_chamber = The baggage needs a free space in a chamber.
why-held_by_somebody = Name a resource that someone has.
why-of_theirs = This player doesn’t have that resource.
why-other_card = Choose another card from your hand.
why-rich_rival = Choose another player who has resources.
why-single_quest = Choose a face-up quest for a single item.

amount = { $count } { $what }
why-short = { $missing } short.
why-short-of-coins = { $coins ->
        [one] 1 coin short.
       *[other] { $coins } coins short.
    }
why-none-left = The supply has no { $resource } left.
why-not-gatherable = Needs a { $room } or the Sorceress.
why-made-already = Someone has already made this item.
why-no-sigil = Both your sigils are on quests: you can only complete a quest now.
why-built-already = You have already built one of these.
why-one-of-both = In a two-player game, a player with the { $room } can’t build the other one.
why-sold-out = There are none left.
why-no-cell = No free cells next to your tiles fit it.
why-no-space = You have no free space for a specialist of this kind.

event-Began = Guilds and mats are dealt. { $first } goes first.
event-TurnBegan = { $final ->
        [yes] It is { $seat }’s final turn.
       *[other] It is { $seat }’s turn.
    }
event-Gained = { $seat } gains { $resources }.
event-Returned = { $seat } returns { $resources }.
event-Stole = { $seat }’s Smuggler steals { $resource } from { $victim }.
event-Earned = { $seat } gains { $coins ->
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
event-Completed = { $seat } wins “{ $quest }”.
event-Revealed = New card: “{ $quest }”
event-QuestLeft = “{ $quest }” leaves the game.
event-Drew = { $treasure ->
        [none] { $seat } draws a { $colour } treasure.
       *[other] { $seat } draws { $treasure }.
    }
event-Found = { $treasures ->
        [none] { $seat } draws treasures to share: { $colours }
       *[other] { $seat } draws treasures to share: { $treasures }
    }
event-Kept = { $treasure ->
        [none] { $seat } keeps a { $colour } treasure.
       *[other] { $seat } keeps { $treasure }.
    }
event-Gave = { $treasure ->
        [none] { $seat } gives { $owner } a { $colour } treasure.
       *[other] { $seat } gives { $owner } { $treasure }.
    }
event-Reshuffled = The { $colour } discards are reshuffled. Their scrolls leave the game.
event-Played = { $seat } plays { $treasure }.
event-Sold = { $seat } sells { $treasure } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-Discarded = { $seat } discards { $treasure }.
event-Burned = { $seat } removes { $treasure } from the game and takes both of its effects.
event-Bought = { $seat } buys { $treasure }.
event-Built = { $seat } builds the { $room }.
event-Hired = { $seat } hires the { $specialist } { $coins ->
        [0] for free
        [one] for 1 coin
       *[other] for { $coins } coins
    }.
event-Discounted = Each of these gets a coin: { $specialists }.
event-SpecialistLeft = The { $specialist } leaves the game.
event-Arrived = New for hire: { $specialist }.
event-Moved = { $seat } moves the { $specialist } to the { $space }.
event-BaggagePut = { $seat } puts the baggage in the { $space }.
event-ThugPlaced = { $seat } puts the thug on “{ $quest }”.
event-Peeked = { $quests ->
        [none] { $seat } looks ahead with the Oracle.
       *[other] { $seat }’s Oracle sees: { $quests }
    }
event-BidShown = { $seat } bids { $bid } for the King’s Statue.
event-StatueLost = No one wins the King’s Statue; it leaves the game.
event-FinalRoundBegan = The final round begins. Everyone takes one more turn, { $seat } last.
event-Offered = { $seat } makes the offering to the Council.
event-Passed = { $seat } has no moves and passes.
event-Counted = { $seat } scores { $prestige } prestige: { $cause }.

key-0 = Prestige
key-1 = Coins
key-hint = Tie-breaker: most coins.

agreed-blue_stack = Blue treasures
    .hint = The two known lists differ only in these cards.
agreed-blue_stack-seed = two more Secret Stashes, no Treasure Map
agreed-blue_stack-published = two Treasure Maps, one Secret Stash
agreed-stalled = If no one makes an item or wins a quest for 10 rounds
    .hint = The rules set no turn limit. People rarely need one; bots sometimes do.
agreed-stalled-play_on = play on, as in the rules (may never end)
agreed-stalled-final_round = start the final round (our house rule, good for bots)

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
does-orange = The guild tile stores 6 resources instead of 5.
rule-orange = 3
guild-green = Explorers League
does-green = Starts with 2 resources: cloth, leather, or one of each.
rule-green = 3
guild-red = Greycastle Guard
does-red = Starts with 2 resources: metal, wood, or one of each.
rule-red = 3
guild-blue = Mercantile Trust
does-blue = Starts with 4 extra coins.
rule-blue = 3
guild-black = Starfall Syndicate
does-black = Starts with one treasure of any colour.
rule-black = 3
guild-purple = The Holy Order
does-purple = Starts with the Shrine.
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
does-library = Hand limit +3. Game end: 3 prestige per scroll in your hand.
rule-library = 8
kind-gem_workshop = Gem Workshop
does-gem_workshop = You can gather gem.
rule-gem_workshop = 8
kind-magic_arcaenum = Magic Arcaenum
does-magic_arcaenum = You can gather magic.
rule-magic_arcaenum = 8
kind-bedchamber = Bedchamber
does-bedchamber = 1 specialist space. Game end: 7 prestige if it is filled.
rule-bedchamber = 8
kind-kitchen = Kitchen
does-kitchen = 1 specialist space. Game end: 3 prestige if it is filled.
rule-kitchen = 8
kind-great_hall = Great Hall
does-great_hall = 2 cells wide, 2 specialist spaces. Game end: 11 prestige if both are filled.
rule-great_hall = 8
kind-barracks = Barracks
does-barracks = 2 cells wide, 2 specialist spaces. Game end: 5 prestige if both are filled.
rule-barracks = 8
kind-vault_of_riches = Vault of Riches
does-vault_of_riches = Game end: 1 prestige per coin you have. These coins don’t count for your offering.
rule-vault_of_riches = 8
kind-throne_room = Throne Room
does-throne_room = 9 prestige. Game end: 6 more if it shares an edge with the King’s Statue in your guild.
rule-throne_room = 8
kind-tavern = Tavern
does-tavern = Game end: 3 prestige per specialist card of yours, in any space.
rule-tavern = 8
kind-hall_of_wisdom = Hall of Wisdom
does-hall_of_wisdom = Game end: 6 prestige per pair of mage and warrior on your quests.
rule-hall_of_wisdom = 8
kind-hall_of_warriors = Hall of Warriors
does-hall_of_warriors = Game end: 4 prestige per warrior on your quests.
rule-hall_of_warriors = 8
kind-hall_of_strength = Hall of Strength
does-hall_of_strength = Game end: 6 prestige per pair of rogue and warrior on your quests.
rule-hall_of_strength = 8
kind-hall_of_rogues = Hall of Rogues
does-hall_of_rogues = Game end: 4 prestige per rogue on your quests.
rule-hall_of_rogues = 8
kind-hall_of_mages = Hall of Mages
does-hall_of_mages = Game end: 4 prestige per mage on your quests.
rule-hall_of_mages = 8
kind-hall_of_cunning = Hall of Cunning
does-hall_of_cunning = Game end: 6 prestige per pair of rogue and mage on your quests.
rule-hall_of_cunning = 8
kind-hall_of_builders = Hall of Builders
does-hall_of_builders = Game end: 3 prestige per tile on your mat except the guild tile. This tile, the Shrine and the Statue count.
rule-hall_of_builders = 8
kind-gallery = Gallery
does-gallery = Game end: 3 prestige per pair of weapon and armor on your quests.
rule-gallery = 8
kind-depot = Depot
does-depot = Game end: 4 prestige per different resource in your storage.
rule-depot = 8
kind-arsenal = Arsenal
does-arsenal = Game end: 2 prestige per weapon on your quests.
rule-arsenal = 8
kind-armory = Armory
does-armory = Game end: 2 prestige per piece of armor on your quests.
rule-armory = 8
kind-shrine = Shrine
does-shrine = The Holy Order starts with it: 1 specialist space and 1 prestige, filled or not.
rule-shrine = 8
kind-kings_statue = King’s Statue
does-kings_statue = Won at the King’s Funeral. 4 prestige.
rule-kings_statue = 8

## Specialists

kind-appraiser = Appraiser
does-appraiser = After you receive a quest’s treasure, you may draw one of any colour, then discard one from your hand. Once per quest.
rule-appraiser = 9
kind-builder = Builder
does-builder = Build on any free cells, and get bonus cells twice. This applies to the King’s Statue too.
rule-builder = 9
kind-courier = Courier
does-courier = Storage limit +1.
rule-courier = 9
kind-inventor = Inventor
does-inventor = Hand limit +2.
rule-inventor = 9
kind-laborer = Laborer
does-laborer = Gather up to 3 resources you can gather, in any mix.
rule-laborer = 9
kind-lumberjack = Lumberjack
does-lumberjack = After you gather, gain 1 wood if the supply has any.
rule-lumberjack = 9
kind-miner = Miner
does-miner = After you gather, gain 1 metal if the supply has any.
rule-miner = 9
kind-oracle = Oracle
does-oracle = On your turn, look at the top 2 quest cards at any time.
rule-oracle = 9
kind-recruiter = Recruiter
does-recruiter = Each coin on a specialist lowers your price by 2.
rule-recruiter = 9
kind-tanner = Tanner
does-tanner = After you gather, gain 1 leather if the supply has any.
rule-tanner = 9
kind-thug = Thug
does-thug = After you craft, you may put the thug token on a quest. Others who craft there pay you 2 coins.
rule-thug = 9
kind-weaver = Weaver
does-weaver = After you gather, gain 1 cloth if the supply has any.
rule-weaver = 9
kind-auctioneer = Auctioneer
does-auctioneer = Relics, charms and scrolls sell for 4 coins each.
rule-auctioneer = 9
kind-bard = Bard
does-bard = On your turn, move your specialists to free spaces at any time.
rule-bard = 9
kind-blacksmith = Blacksmith
does-blacksmith = Each weapon costs you 1 metal less.
rule-blacksmith = 9
kind-fighter = Fighter
does-fighter = After you craft for a warrior, you may pay 1 coin to draw a red treasure. Once per quest.
rule-fighter = 9
kind-leatherworker = Leatherworker
does-leatherworker = Each piece of armor costs you 1 leather less.
rule-leatherworker = 9
kind-peasant = Peasant
does-peasant = Storage limit +2.
rule-peasant = 9
kind-ranger = Ranger
does-ranger = After you craft for a rogue, you may pay 1 coin to draw a yellow treasure. Once per quest.
rule-ranger = 9
kind-sorceress = Sorceress
does-sorceress = You can gather gem and magic.
rule-sorceress = 9
kind-tailor = Tailor
does-tailor = Each piece of armor costs you 1 cloth less.
rule-tailor = 9
kind-warlock = Warlock
does-warlock = After you craft, you may remove one scroll in your hand from the game and take both of its effects yourself.
rule-warlock = 9
kind-wizard = Wizard
does-wizard = After you craft for a mage, you may pay 1 coin to draw a blue treasure. Once per quest.
rule-wizard = 9
kind-woodworker = Woodworker
does-woodworker = Each weapon costs you 1 wood less.
rule-woodworker = 9
kind-adventurer = Adventurer
does-adventurer = When hired: draw one treasure of each colour.
rule-adventurer = 9
kind-alchemist = Alchemist
does-alchemist = When hired: you may exchange any number of resources for other kinds in the supply, even gem and magic.
rule-alchemist = 9
kind-aristocrat = Aristocrat
does-aristocrat = Needs a free chamber space as well: his baggage stays there permanently.
rule-aristocrat = 9
kind-craftswoman = Craftswoman
does-craftswoman = When hired: you may craft immediately.
rule-craftswoman = 9
kind-curator = Curator
does-curator = When hired: you may buy any number of discarded relics for 3 coins each.
rule-curator = 9
kind-dealer = Dealer
does-dealer = When hired: you may gather immediately.
rule-dealer = 9
kind-merchant = Merchant
does-merchant = When hired: name 3 colours, draw those treasures, then discard 3 from your hand.
rule-merchant = 9
kind-minstrel = Minstrel
does-minstrel = When hired: draw one treasure of any colour.
rule-minstrel = 9
kind-overseer = Overseer
does-overseer = Needs 2 free spaces. When hired: take the rightmost specialist in the row for free.
rule-overseer = 9
kind-smuggler = Smuggler
does-smuggler = When hired: steal 1 resource of any kind from another player.
rule-smuggler = 9
kind-vizier = Vizier
does-vizier = In your final turn, the offering doesn’t use your action.
rule-vizier = 9
kind-witch = Witch
does-witch = When hired: take a face-up quest for a single item. No cost, no coins, no treasure.
rule-witch = 9

## Treasures

kind-treasure_map_blue = Treasure Map
does-treasure_map_blue = Discard another card from your hand, then draw 2 treasures of colours you name.
rule-treasure_map_blue = 10.1
kind-spoiling_potion = Spoiling Potion
does-spoiling_potion = Name a resource. Each player who has any (you too) returns 1 to the supply.
rule-spoiling_potion = 10.1
kind-secret_stash = Secret Stash
does-secret_stash = Gain one each of cloth, leather, metal and wood.
rule-secret_stash = 10.1
kind-scroll_of_plenty = Scroll of Plenty
does-scroll_of_plenty = Gain 2 of one resource you can gather. The next player gains 1 that they can gather.
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
does-contract = Hire one specialist by the usual rules. This is not an action.
rule-contract = 10.1
kind-brilliant_diamonds = Brilliant Diamonds
does-brilliant_diamonds = Gain 2 gem, even without a Gem Workshop.
rule-brilliant_diamonds = 10.1
kind-bottle_of_faerie_dust = Bottle of Faerie Dust
does-bottle_of_faerie_dust = Gain 2 magic, even without a Magic Arcaenum.
rule-bottle_of_faerie_dust = 10.1
kind-bolts_of_silk = Bolts of Silk
does-bolts_of_silk = Gain 3 cloth.
rule-bolts_of_silk = 10.1
kind-ancient_helm = Ancient Helm
does-ancient_helm = At game end, a set of 1–6 different relics in your hand is worth 2, 5, 9, 13, 17 or 22 prestige.
rule-ancient_helm = 10.1
kind-ancient_breastplate = Ancient Breastplate
does-ancient_breastplate = At game end, a set of 1–6 different relics in your hand is worth 2, 5, 9, 13, 17 or 22 prestige.
rule-ancient_breastplate = 10.1
kind-treasure_map_red = Treasure Map
does-treasure_map_red = Discard another card from your hand, then draw 2 treasures of colours you name.
rule-treasure_map_red = 10.1
kind-scroll_of_wonders = Scroll of Wonders
does-scroll_of_wonders = Gain 1 coin and draw a treasure of any colour. The next player may pay 1 coin to draw one of another colour.
rule-scroll_of_wonders = 10.2
kind-lucky_potion = Lucky Potion
does-lucky_potion = Play just before you draw the treasure of a quest you completed: draw it twice.
rule-lucky_potion = 10.1
kind-stunning_charm = Stunning Charm
does-stunning_charm = Worth 3 prestige in hand at game end. Most charms: 3 more.
rule-stunning_charm = 10.1
kind-sacred_charm = Sacred Charm
does-sacred_charm = Worth 3 prestige in hand at game end. Most charms: 3 more.
rule-sacred_charm = 10.1
kind-ornate_charm = Ornate Charm
does-ornate_charm = Worth 3 prestige in hand at game end. Most charms: 3 more.
rule-ornate_charm = 10.1
kind-ominous_charm = Ominous Charm
does-ominous_charm = Worth 3 prestige in hand at game end. Most charms: 3 more.
rule-ominous_charm = 10.1
kind-mysterious_charm = Mysterious Charm
does-mysterious_charm = Worth 3 prestige in hand at game end. Most charms: 3 more.
rule-mysterious_charm = 10.1
kind-glowing_charm = Glowing Charm
does-glowing_charm = Worth 2 prestige in hand at game end. Most charms: 3 more.
rule-glowing_charm = 10.1
kind-engraved_charm = Engraved Charm
does-engraved_charm = Worth 2 prestige in hand at game end. Most charms: 3 more.
rule-engraved_charm = 10.1
kind-curious_charm = Curious Charm
does-curious_charm = Worth 2 prestige in hand at game end. Most charms: 3 more.
rule-curious_charm = 10.1
kind-carved_charm = Carved Charm
does-carved_charm = Worth 2 prestige in hand at game end. Most charms: 3 more.
rule-carved_charm = 10.1
kind-bizarre_charm = Bizarre Charm
does-bizarre_charm = Worth 2 prestige in hand at game end. Most charms: 3 more.
rule-bizarre_charm = 10.1
kind-ancient_sword = Ancient Sword
does-ancient_sword = At game end, a set of 1–6 different relics in your hand is worth 2, 5, 9, 13, 17 or 22 prestige.
rule-ancient_sword = 10.1
kind-ancient_boots = Ancient Boots
does-ancient_boots = At game end, a set of 1–6 different relics in your hand is worth 2, 5, 9, 13, 17 or 22 prestige.
rule-ancient_boots = 10.1
kind-treasure_map_yellow = Treasure Map
does-treasure_map_yellow = Discard another card from your hand, then draw 2 treasures of colours you name.
rule-treasure_map_yellow = 10.1
kind-scroll_of_riches = Scroll of Riches
does-scroll_of_riches = Gain 4 coins. The next player gains 2.
rule-scroll_of_riches = 10.2
kind-fortune_potion = Fortune Potion
does-fortune_potion = The most valuable item you craft later this turn pays double.
rule-fortune_potion = 10.1
kind-coin_purse = Coin Purse
does-coin_purse = Sells for 3 coins.
rule-coin_purse = 10.1
kind-bag_of_gold = Bag of Gold
does-bag_of_gold = Sells for 4 coins.
rule-bag_of_gold = 10.1
kind-ancient_shield = Ancient Shield
does-ancient_shield = At game end, a set of 1–6 different relics in your hand is worth 2, 5, 9, 13, 17 or 22 prestige.
rule-ancient_shield = 10.1
kind-ancient_gauntlets = Ancient Gauntlets
does-ancient_gauntlets = At game end, a set of 1–6 different relics in your hand is worth 2, 5, 9, 13, 17 or 22 prestige.
rule-ancient_gauntlets = 10.1

## Quests

kind-crush_the_orc_rebellion = Crush the Orc Rebellion
does-crush_the_orc_rebellion = A mage wants a dagger (1 metal, 1 wood) for 3 coins. Treasure: blue.
kind-explore_bluevein_isle = Explore Bluevein Isle
does-explore_bluevein_isle = A mage wants a cloak (3 cloth) for 3 coins and boots (3 leather, 1 metal) for 4 coins. Treasure: blue and yellow.
kind-fight_off_the_sharkskin_gnolls = Fight Off the Sharkskin Gnolls
does-fight_off_the_sharkskin_gnolls = A mage wants a sword (3 metal) for 3 coins and a robe (2 cloth, 1 leather) for 4 coins. Treasure: red and blue.
kind-help_the_whitetree_coopers = Help the Whitetree Coopers
does-help_the_whitetree_coopers = A mage wants a vest (1 cloth, 2 leather) for 4 coins. Treasure: blue.
kind-claim_the_briareye_gemstone = Claim the Briareye Gemstone
does-claim_the_briareye_gemstone = A rogue wants a cloak (2 cloth) for 3 coins. Treasure: yellow.
kind-recover_the_kingsires_remains = Recover the Kingsire’s Remains
does-recover_the_kingsires_remains = A rogue wants a staff (3 wood) for 3 coins and gauntlets (2 cloth, 1 metal) for 4 coins. Treasure: yellow and red.
kind-seize_the_riches_of_anduar = Seize the Riches of Anduar
does-seize_the_riches_of_anduar = A rogue wants a club (1 leather, 1 wood) for 3 coins and a sword (1 leather, 3 metal) for 4 coins. Treasure: blue and yellow.
kind-wake_the_princess_of_eternal_sleep = Wake the Princess of Eternal Sleep
does-wake_the_princess_of_eternal_sleep = A rogue wants a vest (4 leather) for 4 coins. Treasure: yellow.
kind-brawl_at_goldgrass_inn = Brawl at Goldgrass Inn
does-brawl_at_goldgrass_inn = A warrior wants pants (3 leather) for 3 coins and a helmet (2 cloth, 1 metal, 1 wood) for 4 coins. Treasure: red and blue.
kind-fortify_skullbreaker_point = Fortify Skullbreaker Point
does-fortify_skullbreaker_point = A warrior wants a shield (1 leather, 2 wood) for 4 coins. Treasure: red.
kind-protect_the_eastern_ramparts = Protect the Eastern Ramparts
does-protect_the_eastern_ramparts = A warrior wants a sword (2 metal) for 3 coins. Treasure: red.
kind-topple_the_moonstone_giant = Topple the Moonstone Giant
does-topple_the_moonstone_giant = A warrior wants a dagger (1 leather, 1 metal) for 3 coins and an axe (2 metal, 2 wood) for 4 coins. Treasure: yellow and red.
kind-burn_the_briar_roots = Burn the Briar Roots
does-burn_the_briar_roots = A mage wants a magic wand (1 wood, 1 magic) for 5 coins and a dagger (1 leather, 2 metal) for 4 coins. Treasure: red and blue.
kind-find_the_pinegrove_trolls = Find the Pinegrove Trolls
does-find_the_pinegrove_trolls = A mage wants a jeweled staff (1 leather, 1 wood, 2 gem) for 6 coins. Treasure: blue.
kind-guard_the_faerie_saplings = Guard the Faerie Saplings
does-guard_the_faerie_saplings = A mage wants jeweled gauntlets (1 metal, 1 gem) for 5 coins. Treasure: blue.
kind-slay_the_vile_necromancer = Slay the Vile Necromancer
does-slay_the_vile_necromancer = A mage wants a magic robe (2 cloth, 2 magic) for 6 coins and a staff (4 wood) for 4 coins. Treasure: blue and yellow.
kind-acquire_the_rod_of_ages = Acquire the Rod of Ages
does-acquire_the_rod_of_ages = A rogue wants a magic sword (2 metal, 2 magic) for 6 coins. Treasure: yellow.
kind-catch_the_jeweltone_fox = Catch the Jeweltone Fox
does-catch_the_jeweltone_fox = A rogue wants a jeweled wand (1 wood, 1 gem) for 5 coins. Treasure: yellow.
kind-sail_to_bloodsand_beach = Sail to Bloodsand Beach
does-sail_to_bloodsand_beach = A rogue wants a jeweled vest (1 cloth, 1 leather, 2 gem) for 6 coins and a shield (2 metal, 1 wood) for 4 coins. Treasure: yellow and red.
kind-thwart_the_mad_witchs_plans = Thwart the Mad Witch’s Plans
does-thwart_the_mad_witchs_plans = A rogue wants magic pants (1 leather, 1 magic) for 5 coins and a bow (2 cloth, 2 wood) for 4 coins. Treasure: blue and yellow.
kind-climb_the_shimmering_mountain = Climb the Shimmering Mountain
does-climb_the_shimmering_mountain = A warrior wants a jeweled robe (2 cloth, 2 gem) for 6 coins. Treasure: red.
kind-destroy_the_dragon_lord = Destroy the Dragon Lord
does-destroy_the_dragon_lord = A warrior wants a magic dagger (1 cloth, 1 metal, 2 magic) for 6 coins and a cloak (2 cloth, 1 leather) for 4 coins. Treasure: red and blue.
kind-retrieve_the_chalice_of_power = Retrieve the Chalice of Power
does-retrieve_the_chalice_of_power = A warrior wants a jeweled cloak (1 cloth, 1 gem) for 5 coins and a staff (1 leather, 3 wood) for 4 coins. Treasure: yellow and red.
kind-secure_the_oldtown_library = Secure the Oldtown Library
does-secure_the_oldtown_library = A warrior wants a magic club (1 leather, 1 magic) for 5 coins. Treasure: red.
kind-banish_the_fruitfang_terrors = Banish the Fruitfang Terrors
does-banish_the_fruitfang_terrors = A mage wants a wand (2 wood) for 4 coins and a sword (1 cloth, 2 metal) for 5 coins. Treasure: red and blue.
kind-break_the_bluevein_curse = Break the Bluevein Curse
does-break_the_bluevein_curse = A mage wants a magic staff (2 wood, 2 magic) for 7 coins. Treasure: blue.
kind-cleanse_the_coalbone_cemetery = Cleanse the Coalbone Cemetery
does-cleanse_the_coalbone_cemetery = A mage wants a jeweled club (1 leather, 1 gem) for 6 coins and a robe (4 cloth) for 5 coins. Treasure: red and blue.
kind-plunder_the_warlocks_tower = Plunder the Warlock’s Tower
does-plunder_the_warlocks_tower = A mage wants pants (3 leather) for 4 coins. Treasure: blue.
kind-release_the_briarsblight_cure = Release the Briarsblight Cure
does-release_the_briarsblight_cure = A mage wants a magic bow (1 cloth, 1 wood, 1 magic) for 7 coins and a jeweled vest (2 leather, 2 gem) for 7 coins. Treasure: blue and yellow.
kind-revive_the_fallen_queen = Revive the Fallen Queen
does-revive_the_fallen_queen = A mage wants a magic cloak (1 cloth, 1 magic) for 6 coins. Treasure: blue.
kind-uncover_the_sharkfang_mystery = Uncover the Sharkfang Mystery
does-uncover_the_sharkfang_mystery = A mage wants a jeweled shield (2 metal, 1 wood, 1 gem) for 7 coins and a helmet (1 leather, 1 wood) for 4 coins. Treasure: blue and yellow.
kind-vanquish_the_goblin_horde = Vanquish the Goblin Horde
does-vanquish_the_goblin_horde = A mage wants an axe (3 metal, 1 wood) for 5 coins. Treasure: blue.
kind-discover_the_hidden_valley = Discover the Hidden Valley
does-discover_the_hidden_valley = A rogue wants pants (2 leather) for 4 coins and gauntlets (2 cloth, 2 metal) for 5 coins. Treasure: blue and yellow.
kind-pillage_the_vault_of_the_ancients = Pillage the Vault of the Ancients
does-pillage_the_vault_of_the_ancients = A rogue wants a bow (1 cloth, 2 wood) for 5 coins. Treasure: yellow.
kind-save_the_plumtree_grangers = Save the Plumtree Grangers
does-save_the_plumtree_grangers = A rogue wants a jeweled staff (2 wood, 2 gem) for 7 coins and pants (1 cloth, 1 leather) for 4 coins. Treasure: blue and yellow.
kind-sink_the_zombielords_galley = Sink the Zombielord’s Galley
does-sink_the_zombielords_galley = A rogue wants a magic dagger (1 metal, 1 magic) for 6 coins and a bow (1 cloth, 3 wood) for 5 coins. Treasure: yellow and red.
kind-sneak_into_the_sultans_palace = Sneak into the Sultan’s Palace
does-sneak_into_the_sultans_palace = A rogue wants a sword (3 metal) for 4 coins. Treasure: yellow.
kind-steal_the_golden_sapling = Steal the Golden Sapling
does-steal_the_golden_sapling = A rogue wants a jeweled cloak (1 cloth, 1 gem) for 6 coins. Treasure: yellow.
kind-track_the_sludge_ents = Track the Sludge Ents
does-track_the_sludge_ents = A rogue wants a magic vest (1 cloth, 2 leather, 1 magic) for 7 coins. Treasure: yellow.
kind-unearth_the_kingsires_treasure = Unearth the Kingsire’s Treasure
does-unearth_the_kingsires_treasure = A rogue wants a magic club (1 cloth, 1 leather, 2 magic) for 7 coins and jeweled boots (1 leather, 1 metal, 1 gem) for 7 coins. Treasure: yellow and red.
kind-assault_the_obsidian_spire = Assault the Obsidian Spire
does-assault_the_obsidian_spire = A warrior wants a jeweled dagger (1 metal, 1 gem) for 6 coins and a club (1 cloth, 2 leather, 1 wood) for 5 coins. Treasure: red and blue.
kind-capture_the_marauding_prince = Capture the Marauding Prince
does-capture_the_marauding_prince = A warrior wants a sword (4 metal) for 5 coins. Treasure: red.
kind-defend_the_temple_of_wonders = Defend the Temple of Wonders
does-defend_the_temple_of_wonders = A warrior wants a magic shield (1 wood, 1 magic) for 6 coins. Treasure: red.
kind-locate_the_cavern_of_secrets = Locate the Cavern of Secrets
does-locate_the_cavern_of_secrets = A warrior wants gauntlets (1 cloth, 1 metal) for 4 coins. Treasure: red.
kind-raid_the_frost_queens_castle = Raid the Frost Queen’s Castle
does-raid_the_frost_queens_castle = A warrior wants a jeweled bow (1 cloth, 1 wood, 1 gem) for 7 coins. Treasure: red.
kind-rescue_the_graytop_miners = Rescue the Graytop Miners
does-rescue_the_graytop_miners = A warrior wants a magic helmet (1 leather, 1 wood, 2 magic) for 7 coins and a cloak (3 cloth) for 4 coins. Treasure: yellow and red.
kind-search_for_the_fountain_of_youth = Search for the Fountain of Youth
does-search_for_the_fountain_of_youth = A warrior wants a staff (3 wood) for 4 coins and a vest (1 cloth, 2 leather) for 5 coins. Treasure: yellow and red.
kind-take_down_the_red_dog_gang = Take Down the Red Dog Gang
does-take_down_the_red_dog_gang = A warrior wants a magic sword (1 leather, 1 metal, 1 magic) for 7 coins and jeweled boots (1 leather, 1 metal, 2 gem) for 7 coins. Treasure: red and blue.

## Special cards

kind-kings_funeral = The King’s Funeral
does-kings_funeral = All players bid in secret for the King’s Statue. A sole highest bidder pays and builds it.
rule-kings_funeral = 6.1
kind-offering_to_the_council = Offering to the Council
does-offering_to_the_council = The final round begins. In your final turn you may put a free sigil here as your action. Game end: 2 prestige, plus 1 per 3 coins and 1 per 2 resources.
rule-offering_to_the_council = 6.2

## Ratings of a solo game

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
phase-setup = Setup
phase-play = Play
phase-final = Final round
phase-over = Game over
parts = Parts of the table
part-supply = Supply and treasures
part-quests = Quests
part-row = For hire
part-rooms = Rooms to build
part-guild = { $who }’s guild
part-guild-own = Your guild
free = free
yours = yours
make = craft
short-by = { $count } short
jump-guild = Guild
jump-supply = Supply
jump-quests = Quests
jump-row = Hire
jump-rooms = Build
own-guild = Your guild
hand = Hand
hand-none = No treasures yet
hand-of = { $count ->
        [one] { $count } treasure in hand (limit { $limit })
       *[other] { $count } treasures in hand (limit { $limit })
    }
seen-cards = known cards there:
resources = Resources
treasures = Treasures
drawn = Treasures to share
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
        [one] 1 coin on it
       *[other] { $coins } coins on it
    }
sells-for = { $coins ->
        [one] Sells for 1 coin
       *[other] Sells for { $coins } coins
    }
in-supply = { $count } in the supply
left-in-supply = { $count } left
gathered = Taken: { $resources }.
storage-after = Storage after: { $count } of { $limit }
storage = Storage: { $count } of { $limit }
stack-of = { $colour } treasures
discards-of = Discards: { $colour }
deck-of = { $count ->
        [one] 1 quest left
       *[other] { $count } quests left
    }
deck-empty = none left
top-base = next: Age I
top-arcane = next: Age I, arcane
top-age2 = next: Age II
top-special = next: a special card
next-card = next:
ahead = The Oracle’s view
reward = treasure: { $colours }
make-both = Both
asks-for = needs { $resources }
made-by = made by { $who }
all-there = you have everything
missing = missing: { $resources }
by-auction = won at the King’s Funeral
cells = { $count ->
        [one] 1 cell wide
       *[other] { $count } cells wide
    }
built = Built
bonus = bonus: { $what }
bonus-cell = Bonus cell
bonus-cell-does = The first tile to cover it gains the bonus shown.
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
bids = Bids
fortunes = { $count ->
        [one] Fortune Potion active
       *[other] { $count } Fortune Potions active
    }
hero-drawn = hero draw used
gone = Removed from the game
order-row = new → old
order-solo = old → new
exchanged = Returned: { $returned }. Taken: { $resources }.
moving = moving
none = None.
needs-room = Needs a { $room } or the Sorceress.
needs-nothing = Anyone can gather it.

timing-gather = Gathering
timing-craft = Crafting
timing-expand = Expanding
timing-instant = When hired
timing-ongoing = Any time on your turn
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
end-title = { $count ->
    [one] { $guilds } is now the King’s Guild
   *[other] { $guilds } share the title of King’s Guild
}
line-charm_majority = { $count ->
        [one] Most charms: 1
       *[other] Most charms: { $count }
    }
line-relics = { $count ->
        [one] 1 relic
       *[other] Set of { $count } different relics
    }
line-quests = { $count ->
        [one] 1 quest, 1 point each
       *[other] { $count } quests, 1 point each
    }
printed = { $count } printed
per-scroll = { $count } × { $each } for scrolls in hand
per-filled = { $count ->
        [0] not all spaces filled
       *[other] { $each } for all spaces filled
    }
per-coin = { $count } × { $each } for coins left
per-statue = { $count ->
        [0] no Statue next to it
       *[other] { $each } for the Statue next to it
    }
per-specialist = { $count } × { $each } for specialists
per-pair = { $count } × { $each } for pairs of { $icons }
per-icon = { $count } × { $each } for { $icons }
per-tile = { $count } × { $each } for tiles
per-resource = { $count } × { $each } for kinds in storage
offering-made = Offering made
offering-coins = Coins
offering-coins-why = 1 per 3
offering-resources = Resources
offering-resources-why = 1 per 2
rating = { $rating } – { $count } prestige
rating-from = { $least }+

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
draw-deck = left:
draw-row = For hire:
draw-rooms = Rooms to build:
draw-stacks = Treasure stacks:
draw-discards = Discarded:
draw-drawn = To share:
draw-prestige = prestige
draw-coins = coins
draw-won = quests won
draw-sigils = sigils free
draw-hand = hand:
draw-bedchamber_kitchen = Bedchamber/Kitchen
draw-great_hall_barracks = Great Hall/Barracks

## Reasons for an answer, in hints

reason-unknown = It knows neither the others’ treasures nor the next cards.
reason-points = It is worth { $points } prestige to you.
reason-towards = Left for “{ $quest }”: { $missing }.
reason-ready = That is all an item of “{ $quest }” needs.
reason-item-coins = { $coins ->
        [one] That item pays 1 coin.
       *[other] That item pays { $coins } coins.
    }
reason-storage = Your storage then holds { $count } of { $limit }.
reason-full = You cannot store more than { $limit } resources.
reason-over-storage = You hold { $count } resources but may keep only { $limit }.
reason-unneeded = No open item needs { $resource }.
reason-spare = No open item needs more than { $most } { $resource }.
reason-pays = It pays { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for { $cost }.
reason-pays-free = It pays { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and costs nothing.
reason-sigil = With your sigil there, the completed quest is yours.
reason-completes = It completes the quest: you get its treasure.
reason-completes-for = It completes { $owner }’s quest; you share the treasure.
reason-price = { $coins ->
        [0] It is free: your coins stay at { $left }.
        [one] It costs 1 coin and leaves you { $left }.
       *[other] It costs { $coins } coins and leaves you { $left }.
    }
reason-permits = From now on you can gather { $resource }.
reason-more-storage = { $count ->
        [one] You can store 1 more resource.
       *[other] You can store { $count } more resources.
    }
reason-more-hand = { $count ->
        [one] You can hold 1 more treasure.
       *[other] You can hold { $count } more treasures.
    }
reason-more-spaces = { $count ->
        [one] It has a space for a specialist.
       *[other] It has spaces for { $count } specialists.
    }
reason-discount = { $item } items with { $resource } cost you 1 less of it.
reason-gather-bonus = Each time you gather, it adds 1 { $resource }.
reason-hero-draw = { $hero } quests: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } draws an extra treasure.
reason-robs = { $victim } holds { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }.
reason-thug = { $coins ->
        [one] Rivals pay you 1 coin to craft there.
       *[other] Rivals pay you { $coins } coins to craft there.
    }
reason-spoils = { $count ->
        [0] No rival holds { $resource }.
        [one] 1 rival loses 1 { $resource }.
       *[other] { $count } rivals lose 1 { $resource } each.
    }
reason-outer = It takes no space in a chamber.
reason-chamber = It takes a space in the { $room }.
reason-spaces = { $count ->
        [0] Then no space for specialists is left.
        [one] Then 1 space for specialists is left.
       *[other] Then { $count } spaces for specialists are left.
    }
reason-free-act = It does not count as your action.
reason-resources = It brings you { $resources }.
reason-coins = { $coins ->
        [one] It brings you 1 coin.
       *[other] It brings you { $coins } coins.
    }
reason-counts-nothing = It counts nothing at the end.
reason-over-hand = You may hold only { $limit } treasures.
reason-sells = { $coins ->
        [0] It cannot be sold.
        [one] You can sell it for 1 coin.
       *[other] You can sell it for { $coins } coins.
    }
reason-shared = { $owner } gets what you do not keep.
reason-stack = { $count ->
        [one] The { $colour } stack holds 1 card.
       *[other] The { $colour } stack holds { $count } cards.
    }
reason-cells = { $count ->
        [0] Then your mat is full.
        [one] Then 1 cell of your mat is free.
       *[other] Then { $count } cells of your mat are free.
    }
reason-hand-counts = Your hand counts { $prestige } prestige at the end.
reason-hand-later = You can play or sell your treasures on later turns.
reason-coins-kept = { $coins ->
        [one] You keep 1 coin.
       *[other] You keep { $coins } coins.
    }
reason-hand = You may hold { $limit } treasures; you have { $count }.
reason-statue = The King’s Statue is worth { $prestige } prestige.
reason-outbids = { $most ->
        [0] No rival has any coins to bid.
        [one] No rival has more than 1 coin to bid.
       *[other] No rival has more than { $most } coins to bid.
    }

# What a seat plays, in figures of many games
side-orange = { guild-orange }
side-green = { guild-green }
side-red = { guild-red }
side-blue = { guild-blue }
side-black = { guild-black }
side-purple = { guild-purple }
