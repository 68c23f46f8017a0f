# The Wheel of Time, in English. Names of messages: docs/protocol.md. What the cards say: cards.en.ftl.

game-title = The Wheel of Time
game-summary = A collectible card game for two: the Hero and the Villain gather forces, fight for challenges with four kinds of dice, and weave the Pattern until the Last Battle. All 615 playable cards, with decks of your own.
game-goal = Win the Last Battle, or see the opponent’s avatar die.

## Sides, abilities, results

kind-hero = Hero
kind-villain = Villain
kind-P = Politics
kind-I = Intrigue
kind-O = One Power
kind-C = Combat
kind-S = support
kind-X = opposition
kind-D = damage
kind-politics = Politics
kind-intrigue = Intrigue
kind-one_power = One Power
kind-combat = Combat

## Types of cards, rarities, sets

type-character = Character
type-troop = Troop
type-advantage = Advantage
type-event = Event
type-challenge = Challenge
type-character-many = Characters
type-troop-many = Troops
type-advantage-many = Advantages
type-event-many = Events
type-challenge-many = Challenges
subtype-normal = Event
subtype-limited = Limited event
subtype-character = Character advantage
subtype-troop = Troop advantage
subtype-force = Advantage of a character or troop
subtype-player = Player advantage
subtype-world = World advantage
rarity-common = Common
rarity-uncommon = Uncommon
rarity-rare = Rare
rarity-fixed = Starter
rarity-promo = Promo
set-premier = Premier
set-dark_prophecies = Dark Prophecies
set-children_of_the_dragon = Children of the Dragon
set-promo = Promo
set-cycles = Cycles

## Allegiances

kind-Aes_Sedai = Aes Sedai
kind-Aiel = Aiel
kind-Andor = Andor
kind-Cairhien = Cairhien
kind-Children_of_the_Light = Children of the Light
kind-Dark_One = Dark One
kind-Dragon = Dragon
kind-Illian = Illian
kind-Mercenary = Mercenary
kind-Precedence = Precedence
kind-Tear = Tear

## Traits

kind-Accepted = Accepted
kind-Band_of_the_Red_Hand = Band of the Red Hand
kind-Black_Ajah = Black Ajah
kind-Black_Eyes = Black Eyes
kind-Blue_Ajah = Blue Ajah
kind-Bonded_to_Birgitte = Bonded to Birgitte
kind-Bonded_to_Elayne_Trakand = Bonded to Elayne Trakand
kind-Bonded_to_Ihvon = Bonded to Ihvon
kind-Bonded_to_Lan_Mandragoran = Bonded to Lan Mandragoran
kind-Bonded_to_Moiraine_Sedai = Bonded to Moiraine Sedai
kind-Bonded_to_Owein = Bonded to Owein
kind-Borderland = Borderland
kind-Brown_Ajah = Brown Ajah
kind-Capital_of_Andor = Capital of Andor
kind-Capital_of_Cairhien = Capital of Cairhien
kind-Capital_of_Illian = Capital of Illian
kind-Car_a_carn = Car'a'carn
kind-Chareen_Aiel = Chareen Aiel
kind-Clan_Chief_of_the_Chareen_Aiel = Clan Chief of the Chareen Aiel
kind-Clan_Chief_of_the_Codarra_Aiel = Clan Chief of the Codarra Aiel
kind-Clan_Chief_of_the_Daryne_Aiel = Clan Chief of the Daryne Aiel
kind-Clan_Chief_of_the_Goshien_Aiel = Clan Chief of the Goshien Aiel
kind-Clan_Chief_of_the_Miagoma_Aiel = Clan Chief of the Miagoma Aiel
kind-Clan_Chief_of_the_Nakai_Aiel = Clan Chief of the Nakai Aiel
kind-Clan_Chief_of_the_Reyn_Aiel = Clan Chief of the Reyn Aiel
kind-Clan_Chief_of_the_Shaarad_Aiel = Clan Chief of the Shaarad Aiel
kind-Clan_Chief_of_the_Shiande_Aiel = Clan Chief of the Shiande Aiel
kind-Clan_Chief_of_the_Taardad_Aiel = Clan Chief of the Taardad Aiel
kind-Clan_Chief_of_the_Tomanelle_Aiel = Clan Chief of the Tomanelle Aiel
kind-Contested_Advantage = Contested Advantage
kind-Council_of_Nine = Council of Nine
kind-Dark_Nature = Dark Nature
kind-Daughter-Heir = Daughter-Heir
kind-Dragon_Reborn = Dragon Reborn
kind-Dreamwalker = Dreamwalker
kind-First_Captain_of_the_Companions = First Captain of the Companions
kind-First_of_Mayene = First of Mayene
kind-Forsaken = Forsaken
kind-Gleeman = Gleeman
kind-Goshien_Aiel = Goshien Aiel
kind-Green_Ajah = Green Ajah
kind-Hero_of_the_Horn = Hero of the Horn
kind-High_Inquisitor = High Inquisitor
kind-Hunter_of_the_Horn = Hunter of the Horn
kind-Illuminator = Illuminator
kind-Inquisitor = Inquisitor
kind-Keeper_of_the_Chronicles = Keeper of the Chronicles
kind-King_of_Cairhien = King of Cairhien
kind-King_of_Illian = King of Illian
kind-Light_Nature = Light Nature
kind-Lord_Captain = Lord Captain
kind-Lord_Captain_Commander = Lord Captain Commander
kind-Maiden_of_the_Spear = Maiden of the Spear
kind-Malkier = Malkier
kind-Miagoma_Aiel = Miagoma Aiel
kind-Monster = Monster
kind-Multiple = Multiple
kind-Myrddraal = Myrddraal
kind-Nakai_Aiel = Nakai Aiel
kind-Nation_Contested_Advantage = Nation Contested Advantage
kind-Novice = Novice
kind-Ogier = Ogier
kind-Peddler = Peddler
kind-Prophecy = Prophecy
kind-Queen_of_Andor = Queen of Andor
kind-Red_Ajah = Red Ajah
kind-Red_Shield = Red Shield
kind-Reinforcement = Reinforcement
kind-Repeatable = Repeatable
kind-Reyn_Aiel = Reyn Aiel
kind-Roofmistress_of_Cold_Rocks_Hold = Roofmistress of Cold Rocks Hold
kind-Roofmistress_of_Comarda_Hold = Roofmistress of Comarda Hold
kind-Saldaean = Saldaean
kind-Shaarad_Aiel = Shaarad Aiel
kind-Shaido_Aiel = Shaido Aiel
kind-Shiande_Aiel = Shiande Aiel
kind-Spymaster = Spymaster
kind-Starting_Advantage = Starting Advantage
kind-Starting_Hero = Starting Hero
kind-Starting_Villain = Starting Villain
kind-Stone_Dog = Stone Dog
kind-Ta_veren = Ta'veren
kind-Taardad_Aiel = Taardad Aiel
kind-Terrain = Terrain
kind-The_Amyrlin_Seat = The Amyrlin Seat
kind-Thief-catcher = Thief-catcher
kind-Tomanelle_Aiel = Tomanelle Aiel
kind-Treesinger = Treesinger
kind-Trolloc = Trolloc
kind-Two_Rivers = Two Rivers
kind-Unique = Unique
kind-Warder = Warder
kind-Weapon = Weapon
kind-Wise_One = Wise One
kind-Wolf = Wolf
kind-Wolfbrother = Wolfbrother
kind-Yellow_Ajah = Yellow Ajah

## Decks

nav-workshop = Deck builder
brings-dragon_reborn_starter = Dragon Reborn starter
brings-forsaken_starter = Forsaken starter
side-hero = Hero
side-villain = Villain
agreed-format = Decks
agreed-format-standard = All sets
agreed-format-premier_only = Premier only
agreed-format-tournament = Tournament
why-other-side = { $side ->
    [hero] This seat plays the Hero: it needs a Hero deck.
   *[villain] This seat plays the Villain: it needs a Villain deck.
  }
why-unknown-card = There is no card “{ $name }” any more.
why-deck-too-small = { $count } cards; a deck has at least { $least }.
why-too-many-copies = { $count } × { $en }; at most { $most } are allowed.
why-too-many-forces = { $count } characters and troops; in a tournament at most half of the deck, here { $most }.
why-never-legal = { $en } is never allowed.
why-wrong-set = { $en } is not of the sets of this format.
why-no-avatar = { $side ->
    [hero] No card with the trait Starting Hero.
   *[villain] No card with the trait Starting Villain.
  }
why-no-opening-hand = No opening hand: beside the starting character it needs three cards of three different types.
why-wrong-opening = The chosen opening hand is not a starting character and three cards of three different types out of the deck.
why-no-starting-advantage = { $en } is no Starting Advantage.
why-no-dragon = { $en } cannot be set aside: that is a Starting Hero with the trait Dragon Reborn, for the Hero.
why-never-controlled = { $side ->
    [hero] The Hero can never control { $en }.
   *[villain] The Villain can never control { $en }.
  }
why-no-such-card = Line { $line }: no card is called “{ $text }”.
why-misspelt-card = Line { $line }: no card is called “{ $text }”. Is it { $en }?
why-unreadable = This deck is of an older version and cannot be read any more.

## The deck builder

workshop-pool = Cards
workshop-deck = Deck
workshop-numbers = Numbers
workshop-hand = Hands
workshop-search = Search the cards
workshop-search-example = troop andor cost<=2
workshop-search-help = How to search
workshop-search-words = All words must fit: names, types, allegiances, traits and sets, in English or Japanese. cost<=2, politics>=3, dice>5, deck>0 compare; p, i, o, c are the abilities. text:draw searches what cards do. -aiel leaves out, aiel|andor takes either, "dark one" keeps words together.
workshop-filters = Filters
workshop-filter-side = Side
workshop-filter-type = Type
workshop-filter-set = Set
workshop-filter-allegiance = Allegiance
workshop-filter-ability = Ability
workshop-filter-rarity = Rarity
workshop-order = Order
workshop-order-name = Name
workshop-order-cost = Cost
workshop-order-number = Number
workshop-found = { $count ->
    [0] No card
    [one] { $count } card
   *[other] { $count } cards
  }
workshop-show-more = { $count } more
workshop-copies = Copies of { $name }
workshop-less = One { $name } less
workshop-more = One { $name } more
workshop-cost = Cost
workshop-abilities = Abilities
workshop-size = { $count } cards
workshop-empty = The deck is empty. Take cards with +, or begin with a ready-made one.
workshop-types = Types
workshop-curve = Costs in symbols
workshop-curve-at = { $cost } symbols: { $count } cards
workshop-balance = Dice and symbols
workshop-dice = Dice
workshop-symbols = Shown
workshop-asked = Costs
workshop-per-hundred = A hundred dice of this deck show on average:
workshop-opening = Opening hand
workshop-opening-hint = A starting character, and cards of different types. It is chosen again before each game; bots take this one.
workshop-leader = Leader
workshop-opening-card = Card { $number }
workshop-beside = Beside the deck
workshop-advantage = Starting Advantage
workshop-dragon = Dragon Reborn set aside
workshop-new-hand = Try a hand
workshop-draw = Draw { $count }
workshop-left = { $count } left in the deck
