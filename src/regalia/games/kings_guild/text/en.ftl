# The King's Guild, in English. Names of messages: docs/protocol.md.

game-title = The King’s Guild
game-summary = Lead a guild of craftspeople: gather goods, make what heroes ask for, hire specialists, build your hall – until the Council takes its due.
game-goal = Most prestige wins when the Council has received its offerings.

## What is asked

decision-StartResources = Choose the two resources you begin with.
    .others = { $who } chooses resources to begin with.
decision-StartTreasure = Choose the colour of the treasure you begin with.
    .others = { $who } chooses a treasure to begin with.
decision-PlaceShrine = Where does your Shrine go?
    .others = { $who } places the Shrine.
decision-Turn = Your turn: gather, craft or expand.
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
decision-PlaceRoom = Where does { $placing } go?
    .others = { $who } places a room.
decision-PlaceStatue = Where does the King’s Statue go?
    .others = { $who } places the King’s Statue.
decision-Hiring = Where does { $hiring } work?
    .others = { $who } seats a specialist.
decision-HireByContract = Whom do you hire by contract?
    .others = { $who } hires by contract.
decision-MoveSpecialist = Where does the specialist move?
    .others = { $who } moves a specialist.
decision-FuneralBid = How many coins do you bid for the King’s Statue?
    .others = Bidding for the King’s Statue: { $who }.
decision-DiscardCards = Which treasures do you discard?
    .others = { $who } discards treasures.
decision-DiscardResources = Your storage is full. What goes back to the supply?
    .others = { $who } returns resources.
decision-SellDown = You hold too many treasures. Which do you sell?
    .others = { $who } sells treasures down to the limit.
decision-Draw = That colour cannot be drawn. Which one instead?
    .others = { $who } chooses another colour.
decision-Wonders = Which colour do you draw?
    .others = { $who } draws by the Scroll of Wonders.
decision-BuyWonder = Pay for a treasure by the Scroll of Wonders?
    .others = { $who } may pay for a treasure.
decision-Plenty = Which resource do you take?
    .others = { $who } takes resources by the Scroll of Plenty.
decision-FollowMap = Which colour does the map lead to?
    .others = { $who } follows a map.
decision-BuyRelics = Buy a relic out of the discards?
    .others = { $who } may buy relics.
decision-Exchange = Which resource do you exchange?
    .others = { $who } exchanges resources.
decision-TakeInstead = Which resource do you take instead?
    .others = { $who } takes resources in exchange.
decision-resource = Which resource?
    .others = { $who } names a resource.
decision-other = Which other card is discarded with the map?
    .others = { $who } discards a card with a map.
decision-victim = From whom does the Smuggler take?
    .others = { $who } chooses a victim for the Smuggler.
decision-stolen = Which resource does the Smuggler take?
    .others = { $who } chooses what the Smuggler takes.
decision-chamber = Where does the baggage go?
    .others = { $who } finds room for the baggage.
decision-first = Which treasure do you draw first?
    .others = { $who } draws treasures.
decision-second = Which treasure do you draw second?
    .others = { $who } draws treasures.
decision-third = Which treasure do you draw third?
    .others = { $who } draws treasures.
decision-colour = Which colour do you draw?
    .others = { $who } draws a treasure.
decision-quest = Which quest do you take?
    .others = { $who } takes a quest.

## What can be chosen

option-StartWith = Begin with { $resources }
option-Take = Take { $resource }
option-Enough = Take no more
option-Craft = Make { $items ->
        [both] both items of { $quest }
        [right] the right item of { $quest }
       *[left] the left item of { $quest }
    }
option-Build = Build { $room }
option-Cell = Column { $column }, row { $row }
option-Hire = Hire { $specialist }
option-Onto = { $space }
option-BuildStatue = Build the King’s Statue
option-Offer = Make the offering to the Council
option-Play = Play { $treasure }
option-Sell = Sell { $treasure }
option-Peek = Look ahead with the Oracle
option-Move = Move { $specialist }
option-Pass = Pass
option-Finish = Expand no further
option-EndTurn = End the turn
option-DrawForHero = Pay for a treasure with { $specialist }
option-PlaceThug = Put the thug on { $quest }
option-Burn = Burn { $treasure }
option-Done = No more abilities
option-Decline = Do without
option-Return = Return { $resource }
option-Choose = Draw { $colour }
option-Keep = Keep { $treasure }
option-Discard = Discard { $treasure }
option-Buy = Buy { $treasure }
option-Rob = Take from { $victim }
option-Name = { $resource }
option-TakeQuest = Take { $quest }

## Why something cannot be chosen

why-not-asked = It is not your decision now.
why-game-over = The game is over.
why-StartResources = The guild begins with two resources of the kinds named on its tile.
why-StartTreasure = The guild begins with one treasure of a colour of your choice.
why-PlaceShrine = The Shrine goes on a free cell that touches the guild tile by an edge.
why-Turn = One action a turn: gather what is in the supply and permitted to you, craft what you can pay for, or expand.
why-Gather = Up to three of one kind, or up to three different ones; arcane goods need the right room.
why-ExtraGather = Only resources that are in the supply and permitted to you can be gathered.
why-ExtraCraft = Only items that you can pay for, and for which a sigil is free, can be made.
why-AfterCraft = Only abilities of your own specialists can be used here, each once.
why-Appraise = Only a colour that can still be drawn can be chosen.
why-LuckyWindow = Only a Lucky Potion can be played here.
why-Split = One of the halves must be chosen from the treasures that were drawn.
why-ExpandMore = An expansion is one room and one specialist at the most; alone, two of either.
why-TurnEnd = The action is over; only free acts are left.
why-PlaceRoom = A room goes on free cells of your mat that touch a tile by an edge.
why-PlaceStatue = The Statue goes on a free cell of your mat that touches a tile by an edge.
why-Hiring = A specialist needs a free space; some need a chamber.
why-HireByContract = Only a specialist of the row that you can pay and seat can be hired.
why-MoveSpecialist = A specialist moves to a space that is free.
why-FuneralBid = A bid is a number of coins that you have.
why-DiscardCards = Only cards of your hand can be discarded, exactly as many as are asked for.
why-DiscardResources = Only resources that you hold can be returned, down to your limit.
why-SellDown = Only cards of your hand can be sold, exactly down to your limit.
why-Draw = Only a colour that can still be drawn can be chosen.
why-Wonders = Only a colour that can still be drawn can be chosen.
why-BuyWonder = Only a colour that can still be drawn can be paid for.
why-Plenty = Only resources that are in the supply can be taken.
why-FollowMap = Only a colour that can still be drawn can be chosen.
why-BuyRelics = Only relics in the discards can be bought, while you can pay.
why-Exchange = Only resources that you hold can be exchanged.
why-TakeInstead = Only resources that are in the supply can be taken.
why-colour = Only a colour that can still be drawn can be chosen.
why-free_chamber = The baggage needs a free space in a chamber.
why-held_by_somebody = Only a resource that somebody holds can be named.
why-of_theirs = Only a resource that this player holds can be taken.
why-other_card = Only another card of your hand can go with the map.
why-rich_rival = Only from another player who holds resources.
why-single_quest = Only a quest that asks for one item, and lies open.

## What happens

event-Began = Guilds and mats are dealt. { $first } starts.
event-TurnBegan = { $final ->
        [yes] { $seat } takes the last turn.
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
    } of { $quest }.
event-Completed = { $quest } goes to { $seat }.
event-Revealed = A new quest: { $quest }.
event-QuestLeft = { $quest } leaves the game.
event-Drew = { $treasure ->
        [none] { $seat } draws a treasure: { $colour }.
       *[other] { $seat } draws { $treasure }.
    }
event-Found = { $treasures ->
        [none] { $seat } finds treasures to share: { $colours }.
       *[other] { $seat } finds { $treasures }, to be shared.
    }
event-Kept = { $treasure ->
        [none] { $seat } keeps one: { $colour }.
       *[other] { $seat } keeps { $treasure }.
    }
event-Gave = { $treasure ->
        [none] { $seat } hands one to { $owner }: { $colour }.
       *[other] { $seat } hands { $treasure } to { $owner }.
    }
event-Reshuffled = The discards become a new stack: { $colour }. Their scrolls leave the game.
event-Played = { $seat } plays { $treasure }.
event-Sold = { $seat } sells { $treasure } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-Discarded = { $seat } discards { $treasure }.
event-Burned = { $seat } burns { $treasure }.
event-Bought = { $seat } buys { $treasure }.
event-Built = { $seat } builds { $room }.
event-Hired = { $seat } hires { $specialist } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
event-Discounted = A coin lies now on { $specialists }.
event-SpecialistLeft = { $specialist } leaves the game.
event-Arrived = { $specialist } is for hire.
event-Moved = { $seat } moves { $specialist } to { $space }.
event-BaggagePut = { $seat } puts the baggage down: { $space }.
event-ThugPlaced = { $seat } puts the thug on { $quest }.
event-Peeked = { $quests ->
        [none] { $seat } looks ahead with the Oracle.
       *[other] { $seat } sees with the Oracle: { $quests }.
    }
event-BidsShown = The bids for the King’s Statue are shown: { $bids }.
event-StatueLost = The highest bid is shared: nobody gets the Statue.
event-FinalRoundBegan = The Council waits. Everybody has one more turn, { $seat } the last one.
event-Offered = { $seat } makes an offering to the Council.
event-Passed = { $seat } can do nothing and passes.
event-GameEnded = The game is over. Victory: { $winners }.

## The end

key-0 = Prestige
key-1 = Coins
key-hint = Equal prestige: more coins decide.

## What a table may agree on

agreed-blue_stack = The blue treasures hold
agreed-blue_stack-seed = more Secret Stashes
agreed-blue_stack-published = two Treasure Maps
agreed-stalled = When nobody has achieved anything for ten rounds
agreed-stalled-final_round = the last round begins
agreed-stalled-play_on = the game goes on

## Words

kind-outer = an outer space
kind-left = the left item
kind-right = the right item
kind-both = both items

## Resources

kind-cloth = Cloth
kind-leather = Leather
kind-metal = Metal
kind-wood = Wood
kind-gem = Gem
kind-magic = Magic

## Treasures by their backs

kind-blue = Blue
kind-red = Red
kind-yellow = Yellow

## Guilds

kind-craft_collective = Craft Collective
kind-explorers_league = Explorers League
kind-greycastle_guard = Greycastle Guard
kind-mercantile_trust = Mercantile Trust
kind-starfall_syndicate = Starfall Syndicate
kind-holy_order = The Holy Order

## Mats

kind-A = Player mat A
kind-B = Player mat B
kind-C = Player mat C
kind-D = Player mat D
kind-E = Player mat E
kind-F = Player mat F

## Rooms

kind-warehouse = Warehouse
does-warehouse = Adds three storage spaces.
rule-warehouse = 8
kind-library = Library
does-library = Raises the treasure hand limit by three and scores each scroll still in hand at the end.
rule-library = 8
kind-gem_workshop = Gem Workshop
does-gem_workshop = Its owner may gather gems.
rule-gem_workshop = 8
kind-magic_arcaenum = Magic Arcaenum
does-magic_arcaenum = Its owner may gather magic.
rule-magic_arcaenum = 8
kind-bedchamber = Bedchamber
does-bedchamber = One more specialist space; scores only while that space is filled.
rule-bedchamber = 8
kind-kitchen = Kitchen
does-kitchen = One more specialist space; scores only while that space is filled.
rule-kitchen = 8
kind-great_hall = Great Hall
does-great_hall = Two more specialist spaces; scores only when both are filled.
rule-great_hall = 8
kind-barracks = Barracks
does-barracks = Two more specialist spaces; scores only when both are filled.
rule-barracks = 8
kind-vault_of_riches = Vault of Riches
does-vault_of_riches = Every coin left is worth one prestige, but those coins no longer count for an offering.
rule-vault_of_riches = 8
kind-throne_room = Throne Room
does-throne_room = Nine prestige, plus six when the King's Statue touches it in the same guild.
rule-throne_room = 8
kind-tavern = Tavern
does-tavern = Three prestige for each specialist card you own, wherever it sits.
rule-tavern = 8
kind-hall_of_wisdom = Hall of Wisdom
does-hall_of_wisdom = Six prestige for each mage and warrior pair among your quests.
rule-hall_of_wisdom = 8
kind-hall_of_warriors = Hall of Warriors
does-hall_of_warriors = Four prestige for each warrior among your quests.
rule-hall_of_warriors = 8
kind-hall_of_strength = Hall of Strength
does-hall_of_strength = Six prestige for each rogue and warrior pair among your quests.
rule-hall_of_strength = 8
kind-hall_of_rogues = Hall of Rogues
does-hall_of_rogues = Four prestige for each rogue among your quests.
rule-hall_of_rogues = 8
kind-hall_of_mages = Hall of Mages
does-hall_of_mages = Four prestige for each mage among your quests.
rule-hall_of_mages = 8
kind-hall_of_cunning = Hall of Cunning
does-hall_of_cunning = Six prestige for each rogue and mage pair among your quests.
rule-hall_of_cunning = 8
kind-hall_of_builders = Hall of Builders
does-hall_of_builders = Three prestige for each tile on your mat except the guild tile, itself included.
rule-hall_of_builders = 8
kind-gallery = Gallery
does-gallery = Three prestige for each weapon and armor pair among your quests.
rule-gallery = 8
kind-depot = Depot
does-depot = Four prestige for each different resource type in your storage.
rule-depot = 8
kind-arsenal = Arsenal
does-arsenal = Two prestige for each weapon icon among your quests.
rule-arsenal = 8
kind-armory = Armory
does-armory = Two prestige for each armor icon among your quests.
rule-armory = 8
kind-shrine = Shrine
does-shrine = The Holy Order's starting tile: one prestige at once and one chamber space.
rule-shrine = 8
kind-kings_statue = King's Statue
does-kings_statue = Won at the King's Funeral; worth four prestige.
rule-kings_statue = 8

## Specialists

kind-appraiser = Appraiser
does-appraiser = After getting treasure for a quest, may draw one more of any colour and then discard one from hand.
rule-appraiser = 9
kind-builder = Builder
does-builder = May build on any free cells and takes mat bonuses twice.
rule-builder = 9
kind-courier = Courier
does-courier = Adds one storage space.
rule-courier = 9
kind-inventor = Inventor
does-inventor = Raises the treasure hand limit by two.
rule-inventor = 9
kind-laborer = Laborer
does-laborer = A gather action may take up to three gatherable resources in any mix.
rule-laborer = 9
kind-lumberjack = Lumberjack
does-lumberjack = One extra wood after each gather action.
rule-lumberjack = 9
kind-miner = Miner
does-miner = One extra metal after each gather action.
rule-miner = 9
kind-oracle = Oracle
does-oracle = On your turn, may look at the next two quest cards.
rule-oracle = 9
kind-recruiter = Recruiter
does-recruiter = Coins lying on a specialist cut its price twice as much for you.
rule-recruiter = 9
kind-tanner = Tanner
does-tanner = One extra leather after each gather action.
rule-tanner = 9
kind-thug = Thug
does-thug = After crafting, may put the thug token on a quest; rivals who craft there must pay you two coins.
rule-thug = 9
kind-weaver = Weaver
does-weaver = One extra cloth after each gather action.
rule-weaver = 9
kind-auctioneer = Auctioneer
does-auctioneer = Relics, charms and scrolls sell for four coins each.
rule-auctioneer = 9
kind-bard = Bard
does-bard = On your turn, may move your specialists to free spaces.
rule-bard = 9
kind-blacksmith = Blacksmith
does-blacksmith = Weapons cost one metal less.
rule-blacksmith = 9
kind-fighter = Fighter
does-fighter = After crafting for a warrior quest, may pay one coin to draw a red treasure, once per quest.
rule-fighter = 9
kind-leatherworker = Leatherworker
does-leatherworker = Armor costs one leather less.
rule-leatherworker = 9
kind-peasant = Peasant
does-peasant = Adds two storage spaces.
rule-peasant = 9
kind-ranger = Ranger
does-ranger = After crafting for a rogue quest, may pay one coin to draw a yellow treasure, once per quest.
rule-ranger = 9
kind-sorceress = Sorceress
does-sorceress = Its owner may gather gems and magic.
rule-sorceress = 9
kind-tailor = Tailor
does-tailor = Armor costs one cloth less.
rule-tailor = 9
kind-warlock = Warlock
does-warlock = After crafting, may remove one scroll in hand from the game and take both of its effects alone.
rule-warlock = 9
kind-wizard = Wizard
does-wizard = After crafting for a mage quest, may pay one coin to draw a blue treasure, once per quest.
rule-wizard = 9
kind-woodworker = Woodworker
does-woodworker = Weapons cost one wood less.
rule-woodworker = 9
kind-adventurer = Adventurer
does-adventurer = When hired, draw one treasure of each colour.
rule-adventurer = 9
kind-alchemist = Alchemist
does-alchemist = When hired, may exchange any of your resources for other types in the supply.
rule-alchemist = 9
kind-aristocrat = Aristocrat
does-aristocrat = Needs two free spaces: one for the card and one chamber space for the baggage token.
rule-aristocrat = 9
kind-craftswoman = Craftswoman
does-craftswoman = When hired, may take a craft action at once.
rule-craftswoman = 9
kind-curator = Curator
does-curator = When hired, may buy relics out of the discard piles for three coins each.
rule-curator = 9
kind-dealer = Dealer
does-dealer = When hired, may take a gather action at once.
rule-dealer = 9
kind-merchant = Merchant
does-merchant = When hired, draw three treasures of any colours, then discard three from hand.
rule-merchant = 9
kind-minstrel = Minstrel
does-minstrel = When hired, draw one treasure of any colour.
rule-minstrel = 9
kind-overseer = Overseer
does-overseer = When hired, also take the rightmost specialist of the row for free.
rule-overseer = 9
kind-smuggler = Smuggler
does-smuggler = When hired, take one resource from an opponent of your choice.
rule-smuggler = 9
kind-vizier = Vizier
does-vizier = On your final turn, the offering does not use your action.
rule-vizier = 9
kind-witch = Witch
does-witch = When hired, take one face-up quest that asks for a single item, without its coins or treasure.
rule-witch = 9

## Treasures

kind-treasure_map_blue = Treasure Map
does-treasure_map_blue = Discard it with one other card from hand, then draw two treasures of any colours named beforehand.
rule-treasure_map_blue = 10
kind-spoiling_potion = Spoiling Potion
does-spoiling_potion = Name a resource type; every player, you included, loses one of it.
rule-spoiling_potion = 10
kind-secret_stash = Secret Stash
does-secret_stash = Gain one of each basic resource.
rule-secret_stash = 10
kind-scroll_of_plenty = Scroll of Plenty
does-scroll_of_plenty = Gain two of one gatherable type; the next player gains one of a type of theirs.
rule-scroll_of_plenty = 10
kind-oak_branches = Oak Branches
does-oak_branches = Gain three wood.
rule-oak_branches = 10
kind-mithril_bars = Mithril Bars
does-mithril_bars = Gain three metal.
rule-mithril_bars = 10
kind-dragon_hides = Dragon Hides
does-dragon_hides = Gain three leather.
rule-dragon_hides = 10
kind-contract = Contract
does-contract = Hire one specialist on top of your action, paying as usual.
rule-contract = 10
kind-brilliant_diamonds = Brilliant Diamonds
does-brilliant_diamonds = Gain two gems, workshop or not.
rule-brilliant_diamonds = 10
kind-bottle_of_faerie_dust = Bottle of Faerie Dust
does-bottle_of_faerie_dust = Gain two magic, arcaenum or not.
rule-bottle_of_faerie_dust = 10
kind-bolts_of_silk = Bolts of Silk
does-bolts_of_silk = Gain three cloth.
rule-bolts_of_silk = 10
kind-ancient_helm = Ancient Helm
does-ancient_helm = Counts toward sets of different relics at the end.
rule-ancient_helm = 10
kind-ancient_breastplate = Ancient Breastplate
does-ancient_breastplate = Counts toward sets of different relics at the end.
rule-ancient_breastplate = 10
kind-treasure_map_red = Treasure Map
does-treasure_map_red = Discard it with one other card from hand, then draw two treasures of any colours named beforehand.
rule-treasure_map_red = 10
kind-scroll_of_wonders = Scroll of Wonders
does-scroll_of_wonders = Gain one coin and draw any treasure; the next player may pay one coin to draw one of another colour.
rule-scroll_of_wonders = 10
kind-lucky_potion = Lucky Potion
does-lucky_potion = Played as a quest you complete pays its treasure: draw the pictured treasure twice.
rule-lucky_potion = 10
kind-stunning_charm = Stunning Charm
does-stunning_charm = Worth 3 prestige in hand at the end.
rule-stunning_charm = 10
kind-sacred_charm = Sacred Charm
does-sacred_charm = Worth 3 prestige in hand at the end.
rule-sacred_charm = 10
kind-ornate_charm = Ornate Charm
does-ornate_charm = Worth 3 prestige in hand at the end.
rule-ornate_charm = 10
kind-ominous_charm = Ominous Charm
does-ominous_charm = Worth 3 prestige in hand at the end.
rule-ominous_charm = 10
kind-mysterious_charm = Mysterious Charm
does-mysterious_charm = Worth 3 prestige in hand at the end.
rule-mysterious_charm = 10
kind-glowing_charm = Glowing Charm
does-glowing_charm = Worth 2 prestige in hand at the end.
rule-glowing_charm = 10
kind-engraved_charm = Engraved Charm
does-engraved_charm = Worth 2 prestige in hand at the end.
rule-engraved_charm = 10
kind-curious_charm = Curious Charm
does-curious_charm = Worth 2 prestige in hand at the end.
rule-curious_charm = 10
kind-carved_charm = Carved Charm
does-carved_charm = Worth 2 prestige in hand at the end.
rule-carved_charm = 10
kind-bizarre_charm = Bizarre Charm
does-bizarre_charm = Worth 2 prestige in hand at the end.
rule-bizarre_charm = 10
kind-ancient_sword = Ancient Sword
does-ancient_sword = Counts toward sets of different relics at the end.
rule-ancient_sword = 10
kind-ancient_boots = Ancient Boots
does-ancient_boots = Counts toward sets of different relics at the end.
rule-ancient_boots = 10
kind-treasure_map_yellow = Treasure Map
does-treasure_map_yellow = Discard it with one other card from hand, then draw two treasures of any colours named beforehand.
rule-treasure_map_yellow = 10
kind-scroll_of_riches = Scroll of Riches
does-scroll_of_riches = Gain four coins; the next player gains two.
rule-scroll_of_riches = 10
kind-fortune_potion = Fortune Potion
does-fortune_potion = The next item you craft this turn pays double coins.
rule-fortune_potion = 10
kind-coin_purse = Coin Purse
does-coin_purse = Only good for selling, at three coins.
rule-coin_purse = 10
kind-bag_of_gold = Bag of Gold
does-bag_of_gold = Only good for selling, at four coins.
rule-bag_of_gold = 10
kind-ancient_shield = Ancient Shield
does-ancient_shield = Counts toward sets of different relics at the end.
rule-ancient_shield = 10
kind-ancient_gauntlets = Ancient Gauntlets
does-ancient_gauntlets = Counts toward sets of different relics at the end.
rule-ancient_gauntlets = 10

## Quests

kind-crush_the_orc_rebellion = Crush the Orc Rebellion
does-crush_the_orc_rebellion = A mage asks for Dagger (1 metal, 1 wood) for 3 coins; the treasure is blue.
kind-explore_bluevein_isle = Explore Bluevein Isle
does-explore_bluevein_isle = A mage asks for Cloak (3 cloth) for 3 coins and Boots (3 leather, 1 metal) for 4 coins; the treasure is blue and yellow.
kind-fight_off_the_sharkskin_gnolls = Fight Off the Sharkskin Gnolls
does-fight_off_the_sharkskin_gnolls = A mage asks for Sword (3 metal) for 3 coins and Robe (2 cloth, 1 leather) for 4 coins; the treasure is red and blue.
kind-help_the_whitetree_coopers = Help the Whitetree Coopers
does-help_the_whitetree_coopers = A mage asks for Vest (1 cloth, 2 leather) for 4 coins; the treasure is blue.
kind-claim_the_briareye_gemstone = Claim the Briareye Gemstone
does-claim_the_briareye_gemstone = A rogue asks for Cloak (2 cloth) for 3 coins; the treasure is yellow.
kind-recover_the_kingsires_remains = Recover the Kingsire's Remains
does-recover_the_kingsires_remains = A rogue asks for Staff (3 wood) for 3 coins and Gauntlets (2 cloth, 1 metal) for 4 coins; the treasure is yellow and red.
kind-seize_the_riches_of_anduar = Seize the Riches of Anduar
does-seize_the_riches_of_anduar = A rogue asks for Club (1 leather, 1 wood) for 3 coins and Sword (1 leather, 3 metal) for 4 coins; the treasure is blue and yellow.
kind-wake_the_princess_of_eternal_sleep = Wake the Princess of Eternal Sleep
does-wake_the_princess_of_eternal_sleep = A rogue asks for Vest (4 leather) for 4 coins; the treasure is yellow.
kind-brawl_at_goldgrass_inn = Brawl at Goldgrass Inn
does-brawl_at_goldgrass_inn = A warrior asks for Pants (3 leather) for 3 coins and Helmet (2 cloth, 1 metal, 1 wood) for 4 coins; the treasure is red and blue.
kind-fortify_skullbreaker_point = Fortify Skullbreaker Point
does-fortify_skullbreaker_point = A warrior asks for Shield (1 leather, 2 wood) for 4 coins; the treasure is red.
kind-protect_the_eastern_ramparts = Protect the Eastern Ramparts
does-protect_the_eastern_ramparts = A warrior asks for Sword (2 metal) for 3 coins; the treasure is red.
kind-topple_the_moonstone_giant = Topple the Moonstone Giant
does-topple_the_moonstone_giant = A warrior asks for Dagger (1 leather, 1 metal) for 3 coins and Axe (2 metal, 2 wood) for 4 coins; the treasure is yellow and red.
kind-burn_the_briar_roots = Burn the Briar Roots
does-burn_the_briar_roots = A mage asks for Magic Wand (1 wood, 1 magic) for 5 coins and Dagger (1 leather, 2 metal) for 4 coins; the treasure is red and blue.
kind-find_the_pinegrove_trolls = Find the Pinegrove Trolls
does-find_the_pinegrove_trolls = A mage asks for Jeweled Staff (1 leather, 1 wood, 2 gem) for 6 coins; the treasure is blue.
kind-guard_the_faerie_saplings = Guard the Faerie Saplings
does-guard_the_faerie_saplings = A mage asks for Jeweled Gauntlets (1 metal, 1 gem) for 5 coins; the treasure is blue.
kind-slay_the_vile_necromancer = Slay the Vile Necromancer
does-slay_the_vile_necromancer = A mage asks for Magic Robe (2 cloth, 2 magic) for 6 coins and Staff (4 wood) for 4 coins; the treasure is blue and yellow.
kind-acquire_the_rod_of_ages = Acquire the Rod of Ages
does-acquire_the_rod_of_ages = A rogue asks for Magic Sword (2 metal, 2 magic) for 6 coins; the treasure is yellow.
kind-catch_the_jeweltone_fox = Catch the Jeweltone Fox
does-catch_the_jeweltone_fox = A rogue asks for Jeweled Wand (1 wood, 1 gem) for 5 coins; the treasure is yellow.
kind-sail_to_bloodsand_beach = Sail to Bloodsand Beach
does-sail_to_bloodsand_beach = A rogue asks for Jeweled Vest (1 cloth, 1 leather, 2 gem) for 6 coins and Shield (2 metal, 1 wood) for 4 coins; the treasure is yellow and red.
kind-thwart_the_mad_witchs_plans = Thwart the Mad Witch's Plans
does-thwart_the_mad_witchs_plans = A rogue asks for Magic Pants (1 leather, 1 magic) for 5 coins and Bow (2 cloth, 2 wood) for 4 coins; the treasure is blue and yellow.
kind-climb_the_shimmering_mountain = Climb the Shimmering Mountain
does-climb_the_shimmering_mountain = A warrior asks for Jeweled Robe (2 cloth, 2 gem) for 6 coins; the treasure is red.
kind-destroy_the_dragon_lord = Destroy the Dragon Lord
does-destroy_the_dragon_lord = A warrior asks for Magic Dagger (1 cloth, 1 metal, 2 magic) for 6 coins and Cloak (2 cloth, 1 leather) for 4 coins; the treasure is red and blue.
kind-retrieve_the_chalice_of_power = Retrieve the Chalice of Power
does-retrieve_the_chalice_of_power = A warrior asks for Jeweled Cloak (1 cloth, 1 gem) for 5 coins and Staff (1 leather, 3 wood) for 4 coins; the treasure is yellow and red.
kind-secure_the_oldtown_library = Secure the Oldtown Library
does-secure_the_oldtown_library = A warrior asks for Magic Club (1 leather, 1 magic) for 5 coins; the treasure is red.
kind-banish_the_fruitfang_terrors = Banish the Fruitfang Terrors
does-banish_the_fruitfang_terrors = A mage asks for Wand (2 wood) for 4 coins and Sword (1 cloth, 2 metal) for 5 coins; the treasure is red and blue.
kind-break_the_bluevein_curse = Break the Bluevein Curse
does-break_the_bluevein_curse = A mage asks for Magic Staff (2 wood, 2 magic) for 7 coins; the treasure is blue.
kind-cleanse_the_coalbone_cemetery = Cleanse the Coalbone Cemetery
does-cleanse_the_coalbone_cemetery = A mage asks for Jeweled Club (1 leather, 1 gem) for 6 coins and Robe (4 cloth) for 5 coins; the treasure is red and blue.
kind-plunder_the_warlocks_tower = Plunder the Warlock's Tower
does-plunder_the_warlocks_tower = A mage asks for Pants (3 leather) for 4 coins; the treasure is blue.
kind-release_the_briarsblight_cure = Release the Briarsblight Cure
does-release_the_briarsblight_cure = A mage asks for Magic Bow (1 cloth, 1 wood, 1 magic) for 7 coins and Jeweled Vest (2 leather, 2 gem) for 7 coins; the treasure is blue and yellow.
kind-revive_the_fallen_queen = Revive the Fallen Queen
does-revive_the_fallen_queen = A mage asks for Magic Cloak (1 cloth, 1 magic) for 6 coins; the treasure is blue.
kind-uncover_the_sharkfang_mystery = Uncover the Sharkfang Mystery
does-uncover_the_sharkfang_mystery = A mage asks for Jeweled Shield (2 metal, 1 wood, 1 gem) for 7 coins and Helmet (1 leather, 1 wood) for 4 coins; the treasure is blue and yellow.
kind-vanquish_the_goblin_horde = Vanquish the Goblin Horde
does-vanquish_the_goblin_horde = A mage asks for Axe (3 metal, 1 wood) for 5 coins; the treasure is blue.
kind-discover_the_hidden_valley = Discover the Hidden Valley
does-discover_the_hidden_valley = A rogue asks for Pants (2 leather) for 4 coins and Gauntlets (2 cloth, 2 metal) for 5 coins; the treasure is blue and yellow.
kind-pillage_the_vault_of_the_ancients = Pillage the Vault of the Ancients
does-pillage_the_vault_of_the_ancients = A rogue asks for Bow (1 cloth, 2 wood) for 5 coins; the treasure is yellow.
kind-save_the_plumtree_grangers = Save the Plumtree Grangers
does-save_the_plumtree_grangers = A rogue asks for Jeweled Staff (2 wood, 2 gem) for 7 coins and Pants (1 cloth, 1 leather) for 4 coins; the treasure is blue and yellow.
kind-sink_the_zombielords_galley = Sink the Zombielord's Galley
does-sink_the_zombielords_galley = A rogue asks for Magic Dagger (1 metal, 1 magic) for 6 coins and Bow (1 cloth, 3 wood) for 5 coins; the treasure is yellow and red.
kind-sneak_into_the_sultans_palace = Sneak into the Sultan's Palace
does-sneak_into_the_sultans_palace = A rogue asks for Sword (3 metal) for 4 coins; the treasure is yellow.
kind-steal_the_golden_sapling = Steal the Golden Sapling
does-steal_the_golden_sapling = A rogue asks for Jeweled Cloak (1 cloth, 1 gem) for 6 coins; the treasure is yellow.
kind-track_the_sludge_ents = Track the Sludge Ents
does-track_the_sludge_ents = A rogue asks for Magic Vest (1 cloth, 2 leather, 1 magic) for 7 coins; the treasure is yellow.
kind-unearth_the_kingsires_treasure = Unearth the Kingsire's Treasure
does-unearth_the_kingsires_treasure = A rogue asks for Magic Club (1 cloth, 1 leather, 2 magic) for 7 coins and Jeweled Boots (1 leather, 1 metal, 1 gem) for 7 coins; the treasure is yellow and red.
kind-assault_the_obsidian_spire = Assault the Obsidian Spire
does-assault_the_obsidian_spire = A warrior asks for Jeweled Dagger (1 metal, 1 gem) for 6 coins and Club (1 cloth, 2 leather, 1 wood) for 5 coins; the treasure is red and blue.
kind-capture_the_marauding_prince = Capture the Marauding Prince
does-capture_the_marauding_prince = A warrior asks for Sword (4 metal) for 5 coins; the treasure is red.
kind-defend_the_temple_of_wonders = Defend the Temple of Wonders
does-defend_the_temple_of_wonders = A warrior asks for Magic Shield (1 wood, 1 magic) for 6 coins; the treasure is red.
kind-locate_the_cavern_of_secrets = Locate the Cavern of Secrets
does-locate_the_cavern_of_secrets = A warrior asks for Gauntlets (1 cloth, 1 metal) for 4 coins; the treasure is red.
kind-raid_the_frost_queens_castle = Raid the Frost Queen's Castle
does-raid_the_frost_queens_castle = A warrior asks for Jeweled Bow (1 cloth, 1 wood, 1 gem) for 7 coins; the treasure is red.
kind-rescue_the_graytop_miners = Rescue the Graytop Miners
does-rescue_the_graytop_miners = A warrior asks for Magic Helmet (1 leather, 1 wood, 2 magic) for 7 coins and Cloak (3 cloth) for 4 coins; the treasure is yellow and red.
kind-search_for_the_fountain_of_youth = Search for the Fountain of Youth
does-search_for_the_fountain_of_youth = A warrior asks for Staff (3 wood) for 4 coins and Vest (1 cloth, 2 leather) for 5 coins; the treasure is yellow and red.
kind-take_down_the_red_dog_gang = Take Down the Red Dog Gang
does-take_down_the_red_dog_gang = A warrior asks for Magic Sword (1 leather, 1 metal, 1 magic) for 7 coins and Jeweled Boots (1 leather, 1 metal, 2 gem) for 7 coins; the treasure is red and blue.

## Special cards

kind-kings_funeral = The King's Funeral
kind-offering_to_the_council = Offering to the Council

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
