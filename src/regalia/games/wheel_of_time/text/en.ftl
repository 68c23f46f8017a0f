# The Wheel of Time, in English. Names of messages: docs/protocol.md. What the cards say: cards.en.ftl.

game-title = The Wheel of Time
game-pitch = Bring a deck, roll the dice, weave the Pattern.
game-summary = A collectible card game for two. The Hero and the Villain gather forces, fight for challenges with four kinds of dice, and weave the Pattern until the Last Battle. All 615 playable cards, with decks of your own.
game-goal = Win the Last Battle, or kill the opponent’s avatar.

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

costs-P = cost { $count } Politics
costs-I = cost { $count } Intrigue
costs-O = cost { $count } One Power
costs-C = cost { $count } Combat
has-P = Politics { $count }
has-I = Intrigue { $count }
has-O = One Power { $count }
has-C = Combat { $count }

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
    .hint = For your first game. A little of everything: Rand, his friends, and troops of several nations.
brings-forsaken_starter = Forsaken starter
    .hint = For your first game. A little of everything: Forsaken, Darkfriends and Trollocs.
brings-lion_throne = The Lion Throne
    .hint = Easy. Nobles of Andor pay for one another and for foot and horse.
brings-three_fold_land = The Three-fold Land
    .hint = Easy. Cheap Aiel fighters, all on the attack.
brings-stone_of_tear = The Stone of Tear
    .hint = Medium. High Lords pay for Tear’s cheap infantry.
brings-council_of_nine = The Council of Nine
    .hint = Medium. Lords of Illian pay for cheap troops, which win the Pattern.
brings-the_chosen = The Chosen
    .hint = Hard. One Power for damage and tricks, Darkfriends for the Pattern, few strong fighters.
brings-blight_marches = The Blight Marches
    .hint = Medium. Myrddraal and Trollocs in every challenge. Plan who can fight beside whom.
brings-lord_gaebrils_court = Lord Gaebril’s Court
    .hint = Hard. Rahvin turns Andor’s nobles and burns whatever stands in the way.
brings-lord_brends_council = Lord Brend’s Council
    .hint = Medium. Sammael strikes with fire and lightning while the lords of Illian pay for troops.
side-hero = Hero
side-villain = Villain
agreed-hero = Seat of the Hero
    .hint = The Hero’s side plays for Light, the other for Shadow. Each player needs a deck for their side.
agreed-hero-first = First
agreed-hero-second = Second
agreed-format = Decks
    .hint = Which cards decks can contain.
agreed-format-standard = All sets
agreed-format-premier_only = Premier only
agreed-format-tournament = Tournament
why-other-side = This seat plays the { $side }. It needs a { $side } deck.
why-unknown-card = “{ $name }” is no longer a card.
why-deck-too-small = { $count } cards; a deck needs at least { $least }.
why-too-many-copies = { $count } × { $en }; the limit is { $most }.
why-too-many-forces = { $count } characters and troops; in tournament decks they may be at most half the deck, here { $most }.
why-never-legal = { $en } is never legal.
why-wrong-set = { $en } is not in this format’s sets.
why-no-avatar = There is no card with the trait Starting { $side }.
why-no-opening-hand = No opening hand: besides the starting character, you need three cards of three different types.
why-wrong-opening = The opening hand must be a starting character and three cards of different types from the deck.
why-no-starting-advantage = { $en } is not a Starting Advantage.
why-no-dragon = You can’t set { $en } aside. Only the Hero can set aside a Starting Hero with the trait Dragon Reborn.
why-never-controlled = The { $side } can never control { $en }.
why-no-such-card = Line { $line }: there is no card “{ $text }”.
why-misspelt-card = Line { $line }: there is no card “{ $text }”. Did you mean { $en }?
why-rest-unread = Stopped at line { $line }: too much of this text names no card.
why-unreadable = This deck is from an older version and can’t be read.

## What is possible now

situation-has = Resources: { $resources }. Hand: { $hand } of { $hand_limit }.
situation-stands = { $support } to { $opposition }: { $ends_now ->
        [hero_succeeds] { stands-hero_succeeds }
        [hero_fails] { stands-hero_fails }
        [villain_succeeds] { stands-villain_succeeds }
        [villain_fails] { stands-villain_fails }
        [hero_token] { stands-hero_token }
        [villain_token] { stands-villain_token }
        [neutral_token] { stands-neutral_token }
        [hero_wins] { stands-hero_wins }
        [villain_wins] { stands-villain_wins }
        [both_lose] { stands-both_lose }
        [gone] { stands-gone }
       *[open] { stands-open }
    }.
situation-effect = { $ends_now ->
        [none] { $listed ->
            [yes] { situation-choices }
           *[no] { situation-has }
        }
       *[other] { situation-stands }
    }
situation-plays = { $ends_now ->
        [none] { situation-has }
       *[other] { situation-stands }
    } { $plays ->
        [0] Nothing is possible here.
        [one] 1 is possible.
       *[other] { $plays } are possible.
    }

## What is asked

decision-OpeningHands = Choose your opening hand: first your avatar, then three cards of different types.
    .others = { $who } is choosing an opening hand.
    .situation = So far: { $hand }.
decision-EventWindow = Play something, or pass?
    .ahead = When I can play something
    .others = { $who } can play something.
    .situation = { situation-plays }
decision-DiceWindow = Change the roll, or pass?
    .ahead = When I can change a roll
    .others = { $who } can change the roll.
    .situation = { situation-plays }
decision-Declare = Which challenge do you declare?
    .others = { $who } is declaring a challenge.
    .situation = Possible challenges: { $plays }. Pattern tokens: yours { $pattern }, theirs { $pattern_rival }.
decision-PlaceForces = Which forces move to the battleground?
    .others = { $who } is placing forces.
    .situation = Forces at home: { $options }. Challenges this turn: { $declared }.
decision-Commit = Tap each force to choose its challenge, or let it stand down.
    .typed = Send each force to a challenge or let it stand down.
    .others = { $who } is sending forces to challenges.
    .situation = Forces: { $options }. Challenges: { $declared }.
decision-GenerateSymbols = Who generates resources?
    .others = { $who } is generating resources.
    .situation = Characters that can roll: { $plays }. Resources so far: { $resources }.
decision-Act = Which action do you take?
    .others = { $who } is taking actions.
    .situation = Resources: { $resources }. In reach: { $recruits } to recruit, { $advantages } advantages, { $others } other.
decision-PlayIt = { $about ->
    [none] On which card?
   *[other] { $about }: on which card?
    }
    .others = { $about ->
        [none] { $who } is playing an advantage.
       *[other] { $about }: { $who } is playing an advantage.
        }
    .situation = { situation-effect }
decision-Paying = { $about ->
    [none] How do you pay?
   *[other] { $about }: how do you pay?
    }{ $spared-count ->
    [0] { "" }
   *[other] { " " }Pattern tokens so far: { $spared-count }, for { $spared }.
    }{ $paid-count ->
    [0] { "" }
   *[other] { " " }Paid so far: { $paid }.
    }
    .others = { $about ->
        [none] { $who } is paying.
       *[other] { $about }: { $who } is paying.
        }
    .situation = { situation-has }
decision-DeclareRollers = Who rolls?
    .others = { $who } is choosing who rolls.
    .situation = { situation-effect }
decision-SplitDamage = How much damage goes to the character pool, not the troop pool?
    .others = { $who } is splitting damage between the pools.
    .situation = { $most } damage in all.
decision-Aim = Who takes the damage?
    .others = { $who } is choosing who takes the damage.
    .situation = { situation-effect }
decision-Assign = Assign the damage.
    .others = { $who } is assigning damage.
    .situation = { situation-effect }
decision-InsteadOfDamage = { $about ->
    [none] What changes the damage?
   *[other] { $about }: what changes the damage?
    }
    .others = { $about ->
        [none] { $who } is deciding who takes the damage.
       *[other] { $about }: { $who } is deciding who takes the damage.
        }
    .situation = { situation-effect }
decision-HowMuch = How much of the damage does it take?
    .others = { $who } is deciding who takes the damage.
    .situation = From { $least } to { $most }.
decision-InsteadOfDeath = { $about ->
    [none] What happens instead of the death?
   *[other] { $about }: what happens instead of the death?
    }
    .others = { $about ->
        [none] { $who } is deciding about a death.
       *[other] { $about }: { $who } is deciding about a death.
        }
    .situation = { situation-effect }
decision-DiscardCards = Which cards do you discard?
    .others = { $who } can discard.
    .situation = Hand: { $hand } of { $hand_limit }. Discard { $least ->
        [0] as many as you like.
       *[other] at least { $least }.
    }
decision-DrawCards = How many cards do you draw?
    .others = { $who } is drawing.
    .situation = Hand: { $hand } of { $hand_limit }. You can draw up to { $most }.
decision-TurnUpDragon = Does the Dragon Reborn enter the Last Battle?
    .others = { $who } is deciding about the Dragon Reborn.
    .situation = Pattern tokens: yours { $pattern }, theirs { $pattern_rival }.
decision-Willing = { $about ->
    [none] Use this effect?
   *[other] { $about }: use this effect?
    }
    .ahead = When an ability of mine may trigger
    .others = { $about ->
        [none] { $who } can use an effect.
       *[other] { $about }: { $who } can use an effect.
        }
    .situation = { situation-effect }
decision-Want = { $about ->
    [none] Let this happen?
   *[other] { $about }: let this happen?
    }
    .others = { $about ->
        [none] { $who } can use an effect.
       *[other] { $about }: { $who } can use an effect.
        }
    .situation = { situation-effect }
decision-Spare = { $about ->
    [none] Pay to spare the card?
   *[other] { $about }: pay to spare the card?
    }
    .others = { $about ->
        [none] { $who } can spare a card.
       *[other] { $about }: { $who } can spare a card.
        }
    .situation = { situation-has }
decision-ChooseX = { $about ->
    [none] How many times do you pay?
   *[other] { $about }: how many times do you pay?
    }
    .others = { $about ->
        [none] { $who } is using an effect.
       *[other] { $about }: { $who } is using an effect.
        }
    .situation = From { $least } to { $most }.
decision-ChooseTarget = { $about ->
    [none] Which target?
   *[other] { $about }: which target?
    }
    .others = { $about ->
        [none] { $who } is choosing a target.
       *[other] { $about }: { $who } is choosing a target.
        }
    .situation = { situation-effect }
decision-PayMore = { $about ->
    [none] Pay the extra cost?
   *[other] { $about }: pay the extra cost?
    }
    .others = { $about ->
        [none] { $who } can pay an extra cost.
       *[other] { $about }: { $who } can pay an extra cost.
        }
    .situation = { situation-has }
decision-PaySymbols = { $about ->
    [none] Which symbols do you pay?
   *[other] { $about }: which symbols do you pay?
    }{ $paid-count ->
    [0] { "" }
   *[other] { " " }Paid so far: { $paid }.
    }
    .others = { $about ->
        [none] { $who } is paying.
       *[other] { $about }: { $who } is paying.
        }
    .situation = { situation-has }
decision-PayCards = { $about ->
    [none] { "" }
   *[other] { $about }:{ " " }
    }{ $deed ->
    [reveal] Which cards do you reveal as the cost? You can’t undo a reveal.
    [discard_hand] Which cards do you discard from your hand as the cost?
    [discard] Which cards do you discard as the cost?
    [shuffle_in] Which cards do you shuffle into your deck as the cost?
    [rotate] Which cards do you rotate as the cost?
    [kill] Which cards do you kill as the cost?
    [rotate_kill] Which cards do you rotate and kill as the cost?
   *[other] Which cards do you give as the cost?
    }
    .others = { $about ->
        [none] { $who } is paying.
       *[other] { $about }: { $who } is paying.
        }
    .situation = { situation-effect }
decision-PayDamage = { $about ->
    [none] How much from the character pool, not the troop pool?
   *[other] { $about }: how much from the character pool, not the troop pool?
    }
    .others = { $about ->
        [none] { $who } is paying with damage.
       *[other] { $about }: { $who } is paying with damage.
        }
    .situation = { situation-effect }
decision-PayEither = { $about ->
    [none] Which cost do you pay?
   *[other] { $about }: which cost do you pay?
    }
    .others = { $about ->
        [none] { $who } is paying.
       *[other] { $about }: { $who } is paying.
        }
    .situation = { situation-has }
decision-Count = How many of the symbols change?
    .others = { $who } is counting a roll.
    .situation = From { $least } to { $most }.
decision-Determine = Use something before participation is revealed?
    .others = { $who } can use something before participation is revealed.
    .situation = { situation-plays }
decision-DiscardDown = You control too many. Which cards do you discard?
    .others = { $who } is discarding cards.
    .situation = { situation-effect }
decision-RecruitIt = { $about ->
    [none] Which cost do you pay?
   *[other] { $about }: which cost do you pay?
    }
    .others = { $about ->
        [none] { $who } is recruiting.
       *[other] { $about }: { $who } is recruiting.
        }
    .situation = { situation-has }
decision-ActAs = Which of these forces count as the other kind?
    .others = { $who } is deciding how forces take part.
    .situation = { situation-effect }
decision-KeepWithinCap = Too many are taking part. Which of them stay?
    .others = { $who } is deciding who stays.
    .situation = { situation-effect }
decision-KeepFromRolling = Which of these don’t roll?
    .others = { $who } is deciding who rolls.
    .situation = { situation-effect }
decision-FirstHit = Not enough damage for all: which of your cards take 1 first?
    .others = { $who } is choosing who takes damage first.
    .situation = { situation-effect }
decision-PayFor = { $about ->
    [none] How do you pay?
   *[other] { $about }: how do you pay?
    }
    .others = { $about ->
        [none] { $who } is paying.
       *[other] { $about }: { $who } is paying.
        }
    .situation = { situation-has }
decision-ChooseDice = Some forces can roll other or more dice. Which of them do?
    .others = { $who } is choosing dice.
    .situation = { situation-effect }

## What an effect asks

decision-Draw = { $about ->
    [none] Draw?
   *[other] { $about }: draw?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Discard = { $about ->
    [none] Choose cards to discard.
   *[other] { $about }: choose cards to discard.
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-DiscardCard = { $about ->
    [none] Choose a card to discard.
   *[other] { $about }: choose a card to discard.
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Recover = { $about ->
    [none] Choose cards to return.
   *[other] { $about }: choose cards to return.
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-ReturnHand = { $about ->
    [none] Choose a card to return to hand.
   *[other] { $about }: choose a card to return to hand.
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-ShuffleIn = { $about ->
    [none] Choose a card to shuffle into the deck.
   *[other] { $about }: choose a card to shuffle into the deck.
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Shuffle = { $about ->
    [none] Shuffle the deck?
   *[other] { $about }: shuffle the deck?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-RemoveGame = { $about ->
    [none] Choose cards to remove from the game.
   *[other] { $about }: choose cards to remove from the game.
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Stash = { $about ->
    [none] Which advantages do you put under it?
   *[other] { $about }: which advantages do you put under it?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Initiate = { $about ->
    [none] Which challenge?
   *[other] { $about }: which challenge?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-CapParticipants = { $about ->
    [none] Who stands down?
   *[other] { $about }: who stands down?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-ControlAdd = { $about ->
    [none] Which contested advantage gets the tokens?
   *[other] { $about }: which contested advantage gets the tokens?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-ControlSub = { $about ->
    [none] Whose control tokens do you remove?
   *[other] { $about }: whose control tokens do you remove?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Damage = { $about ->
    [none] Who takes the damage?
   *[other] { $about }: who takes the damage?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Heal = { $about ->
    [none] Who do you heal?
   *[other] { $about }: who do you heal?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-HealBonus = { $about ->
    [none] Who heals more?
   *[other] { $about }: who heals more?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-NoRotateHeal = { $about ->
    [none] Who can’t rotate to heal?
   *[other] { $about }: who can’t rotate to heal?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-DamageMove = { $about ->
    [none] How much damage do you move?
   *[other] { $about }: how much damage do you move?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Kill = { $about ->
    [none] Who do you kill?
   *[other] { $about }: who do you kill?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Reroll = { $about ->
    [none] Which dice do you reroll?
   *[other] { $about }: which dice do you reroll?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-OneOf = { $about ->
    [none] Choose one.
   *[other] { $about }: choose one.
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Unless = { $about ->
    [none] Pay to prevent it?
   *[other] { $about }: pay to prevent it?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Sacrifice = { $about ->
    [none] Which cards do you give?
   *[other] { $about }: which cards do you give?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-RecruitNow = { $about ->
    [none] Who do you recruit?
   *[other] { $about }: who do you recruit?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Abil = { $about ->
    [none] Whose ability changes?
   *[other] { $about }: whose ability changes?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-AbilChoice = { $about ->
    [none] Which ability gets the bonus?
   *[other] { $about }: which ability gets the bonus?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-AbilHighest = { $about ->
    [none] Which ability gets the bonus?
   *[other] { $about }: which ability gets the bonus?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Alleg = { $about ->
    [none] Whose allegiance changes?
   *[other] { $about }: whose allegiance changes?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-GrantAbility = { $about ->
    [none] Who gets the ability?
   *[other] { $about }: who gets the ability?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Reattach = { $about ->
    [none] Which card does it move to?
   *[other] { $about }: which card does it move to?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Token = { $about ->
    [none] Which card?
   *[other] { $about }: which card?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Choose = { $about ->
    [none] Your choice?
   *[other] { $about }: your choice?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-PatternTake = { $about ->
    [none] How many neutral tokens do you take?
   *[other] { $about }: how many neutral tokens do you take?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Pool = { $about ->
    [none] Which pool?
   *[other] { $about }: which pool?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-PoolMove = { $about ->
    [none] How much do you move?
   *[other] { $about }: how much do you move?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-PoolReduce = { $about ->
    [none] Which pools do you reduce?
   *[other] { $about }: which pools do you reduce?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-ReduceTotals = { $about ->
    [none] What do you reduce?
   *[other] { $about }: what do you reduce?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-PoolSelfDamage = { $about ->
    [none] Which of your participants take the damage?
   *[other] { $about }: which of your participants take the damage?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Aimed = { $about ->
    [none] Which card?
   *[other] { $about }: which card?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Symbols = { $about ->
    [none] Which symbols do you gain?
   *[other] { $about }: which symbols do you gain?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Results = { $about ->
    [none] Support or opposition?
   *[other] { $about }: support or opposition?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-PoolSymbolRemove = { $about ->
    [none] Which symbol do you lose?
   *[other] { $about }: which symbol do you lose?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-RollNow = { $about ->
    [none] Who rolls?
   *[other] { $about }: who rolls?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Strike = { $about ->
    [none] Strike back?
   *[other] { $about }: strike back?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Portal = { $about ->
    [none] Who joins?
   *[other] { $about }: who joins?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Search = { $about ->
    [none] Which cards do you take?
   *[other] { $about }: which cards do you take?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Look = { $about ->
    [none] What do you do with the card?
   *[other] { $about }: what do you do with the card?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Reveal = { $about ->
    [none] Which cards do you reveal?
   *[other] { $about }: which cards do you reveal?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Arrange = { $about ->
    [none] In which order do you put them back?
   *[other] { $about }: in which order do you put them back?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Take = { $about ->
    [none] Which card do you take?
   *[other] { $about }: which card do you take?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-NameCard = { $about ->
    [none] Name a card.
   *[other] { $about }: name a card.
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Rotate = { $about ->
    [none] Who do you rotate?
   *[other] { $about }: who do you rotate?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Ready = { $about ->
    [none] Who do you ready?
   *[other] { $about }: who do you ready?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-NoReady = { $about ->
    [none] Who doesn’t ready?
   *[other] { $about }: who doesn’t ready?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-RotateOnlyHeal = { $about ->
    [none] Who can only rotate to heal?
   *[other] { $about }: who can only rotate to heal?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Move = { $about ->
    [none] Who moves?
   *[other] { $about }: who moves?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-StandDown = { $about ->
    [none] Who stands down?
   *[other] { $about }: who stands down?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Leave = { $about ->
    [none] Who leaves the challenge?
   *[other] { $about }: who leaves the challenge?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Join = { $about ->
    [none] Which challenge do they join?
   *[other] { $about }: which challenge do they join?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Trait = { $about ->
    [none] Whose trait changes?
   *[other] { $about }: whose trait changes?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }
decision-Blank = { $about ->
    [none] Which card loses its text?
   *[other] { $about }: which card loses its text?
    }
    .others = { $about ->
        [none] { $who } is resolving an effect.
       *[other] { $about }: { $who } is resolving an effect.
        }
    .situation = { situation-effect }

ahead-window = When
ahead-kind = Card

## What can be chosen

option-Hold = { $kind }
option-Begin = Confirm opening hand
option-SetAside = { $kind }
option-DeclareCard = { $kind }, face down
option-Contest = Contest { $piece }
option-DeclareNothing = Nothing
option-Force = { $piece }
option-Toward = { $challenge }
option-StandDown = Stand down
option-Generate = Rotate { $piece }
option-StopGenerating = Stop generating
option-Recruit = { $killed ->
    [yes] Recruit { $kind } from the killed pile
   *[other] Recruit { $kind }
    }
option-PlayAdvantage = Play { $kind }
option-Heal = Rotate { $piece } to heal
option-Reinforce = { $piece } reinforces { $challenge }
option-DiscardWeapon = Discard { $piece }
option-EndActions = End my actions
option-Soothe = Convert a token to heal { $piece }
option-Cleanse = Pay 2 One Power to cleanse { $piece }
option-Supplant = Replace { $piece } with { $kind }
option-PlayEvent = { $challenge ->
    [0] Play { $kind }
   *[other] Play { $kind } in { $challenge }
    }
option-Activate = { $about ->
    [0] Use { $piece }{ $ref }
   *[other] Use { $piece }: { $about }{ $ref }
    }
# The ability, where a card has several: what the card says, if it is known.
ref-each = {""}
option-UseFromHand = Use { $kind } from hand
option-PayWith = { $spared-count ->
    [0] { $symbols-count ->
        [0] Pay nothing
       *[other] Pay { $symbols }
    }
   *[other] { $symbols-count ->
        [0] { $spared-count ->
            [1] Turn 1 Pattern token neutral
           *[other] Turn { $spared-count } Pattern tokens neutral
        }
       *[other] Pay { $symbols }; { $spared-count ->
            [1] 1 Pattern token turns neutral
           *[other] { $spared-count } Pattern tokens turn neutral
        }
    }
    }
option-PayOtherwise = Choose how to pay
option-Spare = Turn 1 Pattern token neutral: 1 { ability-name } less
option-Spend = Pay { $symbol }
option-DoneSparing = Stop using Pattern tokens
option-HandCard = { $kind }
option-Terms = Pay{ $politics ->
    [0] { "" }
   *[other] { " " }{ $politics } Politics
    }{ $intrigue ->
    [0] { "" }
   *[other] { " " }{ $intrigue } Intrigue
    }{ $one_power ->
    [0] { "" }
   *[other] { " " }{ $one_power } One Power
    }{ $combat ->
    [0] { "" }
   *[other] { " " }{ $combat } Combat
    }
option-RotateFor = Rotate { $piece } instead
option-RevealDragon = Reveal
option-KeepDragon = Leave face down
option-Take = { $id }
option-TakeKind = { $kind }
option-TakeSeat = { $player }
option-TakeWord = { $word }
option-TakeSymbol = { $symbol }
option-PoolOf = { $player }: { $pool }
option-Yes = Yes
option-No = No
option-Done = Done
pool-char = character pool
pool-troop = troop pool
pool-support = support
pool-opposition = opposition
word-scouting_party-a = 1 more damage in your troop pool
word-scouting_party-b = 1 less damage in the opposing troop pool
word-invasion-a = 4 control tokens on a nation
word-invasion-b = Draw 3 cards
word-invasion-c = 2 cards from your discard pile to hand
word-the_wheel_weaves-a = Take neutral Pattern tokens
word-the_wheel_weaves-b = +1 in a character’s printed abilities
word-char = Character pool
word-pool_char = Character pool
word-character = Character
word-troop = Troop
word-force = Character or troop
word-player = Player
word-world = World
word-advantage = Advantage
word-event = Event
word-challenge = Challenge
word-shuffle_self = Shuffle it into the deck
word-discard = Discard it
word-home = Home
word-standing_down = Standing down
word-rotate = Rotate
word-bottom = Bottom
word-top = Top

## Why something cannot be chosen

why-OpeningHands = Choose exactly one starting card of your side, and others of different types.
why-EventWindow = Choose something you can use in this window and pay for, with a legal target.
why-DiceWindow = Choose something that changes this roll.
why-Declare = Choose a challenge in your hand whose requirements and target are met, or a contested advantage in play.
why-PlaceForces = Choose your own forces at home.
why-Commit = Each force in your battleground joins one challenge or stands down.
why-GenerateSymbols = Choose your own ready characters at home.
why-Act = Choose something you can pay for, with its requirements and target met.
why-PlayIt = Choose a legal target that doesn’t have a copy of it.
why-Paying = Choose symbols in your pool that pay the cost exactly.
why-DeclareRollers = Choose ready participants of this step with dice to roll.
why-SplitDamage = Choose a number from 0 to all of the damage.
why-Aim = Choose opposing participants.
why-Assign = Assign all of the damage to opposing participants. Some must take it first.
why-InsteadOfDamage = Choose a card that changes this damage.
why-HowMuch = No more than it can take.
why-InsteadOfDeath = Choose a card that changes this death.
why-DiscardCards = Choose cards from your hand, enough to reach your maximum hand size.
why-DrawCards = At most 2, up to your maximum hand size.
why-TurnUpDragon = Reveal the card, or leave it face down.
why-Willing = Yes or no.
why-Want = Yes or no.
why-Spare = Choose Combat that your own characters generated.
why-ChooseX = At least once, and only as often as you can pay and have targets.
why-ChooseTarget = The text doesn’t allow that target.
why-PayMore = Yes or no.
why-PaySymbols = Choose symbols in your pool that pay the cost exactly.
why-PayCards = Choose cards that the cost names.
why-PayDamage = Choose damage that this card put into your pools.
why-PayEither = You can’t pay that cost.
why-Count = You can’t choose more than all of these symbols.
why-Determine = Choose something you can use before the reveal.
why-DiscardDown = Discard exactly as many cards as you have too many.
why-KeepFromRolling = Choose forces that are allowed not to roll.
why-FirstHit = Choose cards that must take damage first.
why-PayFor = You can’t pay that cost.
why-RecruitIt = You can’t pay that cost.
why-only-as-an-action = Recruit forces and play advantages as actions in the Action Round.
why-only-in-a-window = You can only play events while a window is open.
why-only-when-declaring = Declare challenges in the Challenge Round.
why-at-another-moment = You play this at another time. Its text says when.
why-not-of-this-side = Your side can never control this card.
why-already-there = A card with this title or personality is in play, killed or removed.
why-forbidden = An effect in play forbids it.
why-no-requirement = Its requirements aren’t met right now.
why-no-target = It has no legal target right now.
why-used-already = You have used it as often as its text allows.
why-short = { $count ->
    [1] You are 1 symbol short.
   *[other] You are { $count } symbols short.
    }
why-unpayable = You can’t pay its cost right now.
why-not-offered = You can’t choose that.
why-ActAs = Choose forces that can do so.
why-KeepWithinCap = Choose exactly as many as can take part.
why-ChooseDice = Choose forces whose text allows it.
why-Carry = The text doesn’t allow that.
why-CarryUnseen = The text doesn’t allow that.

## What happens

event-TurnBegan = { $battle ->
    [0] Turn { $turn } begins.
   *[other] Turn { $turn }: the Last Battle.
    }
event-RoundBegan = { $round }.
event-Dominated = { $seat } is dominant.
event-Entered = { $host ->
    [0] { $kind } enters play for { $seat }.
   *[other] { $kind } of { $seat } is attached to { $host }.
    }
event-Left = { $kind } leaves play: { $to }.
event-Killed = { $kind } is killed.
event-ControlChanged = { $seat } now controls { $piece }.
event-AllReadied = Cards ready; forces return home.
event-Readied = { $piece } readies.
event-Rotated = { $piece } rotates.
event-Moved = To the { $place }: { $pieces }.
event-Declared = { $form ->
    [card] { $kind ->
        [none] { $seat } plays a challenge face down.
       *[other] { $seat } plays { $kind } face down.
        }
    [contest] { $seat } contests { $kind }.
    [pattern] The Pattern challenge begins.
    [last_battle] { $seat } initiates the Last Battle challenge.
   *[other] { $seat } initiates a challenge with { $kind }.
    }
event-NothingDeclared = { $seat } declares nothing.
event-ChallengeRevealed = { $kind } is revealed.
event-Aimed = { $seat } chooses for { $kind }.
event-Joined = { $how ->
    [reinforce] { $piece } reinforces { $challenge }.
   *[other] { $piece } joins { $challenge }.
    }
event-CommitmentShown = { $challenge ->
    [0] { $piece } will stand down.
   *[other] { $piece } will join { $challenge }.
    }
event-StoodDown = { $piece } stands down.
event-Rolled = { $piece ->
    [0] { $seat } rolls: { $dice }.
   *[other] { $piece } rolls: { $dice }.
    }
event-Rerolled = A die is rerolled: { $new }.
event-Tallied = { $piece ->
    [0] { $seat }
   *[other] { $piece }
    }: { $support } support, { $opposition } opposition, { $damage } damage in { $challenge }.
event-SymbolsGained = { $seat } gains { $symbols }.
event-SymbolsSpent = { $seat } pays { $symbols }.
event-PoolsEmptied = The pools empty.
event-DamagePooled = { $seat }’s damage pools: characters { $char }, troops { $troop }.
event-Damaged = { $piece } takes { $amount } damage.
event-Healed = { $piece } heals { $amount } damage.
event-TokensChanged = { $piece }: { $amount } { $kind } tokens.
event-ControlTokensChanged = { $piece }: { $amount } control tokens of { $seat }.
event-PatternChanged = { $seat ->
    [none] The Pattern changes: neutral by { $neutral }.
   *[other] The Pattern changes: { $seat } by { $own }, neutral by { $neutral }.
    }
event-Resolved = { $challenge }: { $support } support, { $opposition } opposition. { $winner ->
    [none] No one succeeds.
   *[other] { $winner } succeeds.
    }
event-Announced = { $seat } reveals { $kind }.
event-Played = { $seat } plays { $kind }.
event-Used = { $seat } uses { $kind }.
event-Recruited = { $seat } recruits { $kind }.
event-Replaced = { $new } replaces { $old }.
event-TookToHand = { $card ->
    [none] { $seat } takes a card to hand.
   *[other] { $seat } takes { $card } to hand.
    }
event-Returned = { $card } of { $seat }: { $to }.
event-Discarded = { $seat } discards { $cards }.
event-Shuffled = { $discards ->
    [yes] { $seat } shuffles the discard pile into a new deck.
   *[other] { $seat } shuffles the deck.
    }
event-LookedAt = { $cards ->
    [none] { $seat } looks at { $count ->
        [one] 1 card
       *[other] { $count } cards
    } of { $owner }’s.
   *[other] { $seat } looks at { $owner }’s { $cards }.
    }
event-CardsRevealed = { $owner } reveals { $cards }.
event-DragonRevealed = { $enters ->
    [yes] { $kind } enters the Last Battle.
   *[other] { $kind } is revealed and discarded.
    }
event-Fulfilled = { $kind } is fulfilled.
event-Lost = { $seat } has lost: { $why }.
event-Undecided = No one has lost after { $turns } turns: the game is a draw.
event-Lasted = { $targets-count ->
    [0] { $kind } takes effect.
   *[other] { $kind } takes effect on { $targets }.
    }
event-Chosen = { $seat } chooses { $word } for { $kind }.
why-avatar = the avatar is dead
why-taveren = a Ta’veren is dead
why-last_battle = the Last Battle is lost
why-nothing_generated = nothing was generated in the Last Battle
end-hero = The Light wins
end-villain = The Shadow wins
end-none = Neither side wins
end-avatar = { $card } is dead.
end-taveren = { $card } is dead.
end-last_battle = { $name } loses the Last Battle by { $margin }.
end-nothing_generated = { $name } generated nothing in the Last Battle.
round-setup = Setup
round-ready = Ready Round
round-challenge = Challenge Round
round-action = Action Round
round-resolution = Resolution Round
round-draw = Draw Round
place-home = home front
place-field = battleground
to-hand = to hand
to-deck = to the deck
to-discard = to the discard pile
to-killed = to the killed pile
to-removed = out of the game
to-play = into play
to-stash = under a card
to-set_aside = set aside
# What the upper face of a die shows.
dice-each = { ability-name } ({ die-shown })
new-each = { ability-name } ({ die-shown })
option-TakeDie = { ability-name } ({ die-shown })
die-shown = { $ability ->
    [P] { $face ->
        [0] symbol
        [1] symbol + support
        [2] support
        [3] support + opposition
        [4] symbol + opposition
       *[5] opposition
    }
    [I] { $face ->
        [0] symbol
        [1] support + damage
        [2] symbol + support
        [3] support + opposition
        [4] symbol + opposition
       *[5] opposition
    }
    [O] { $face ->
        [0] symbol
        [1] symbol + support
        [2] support
        [3] support + opposition
        [4] opposition
       *[5] damage
    }
   *[C] { $face ->
        [0] symbol
        [1] symbol + support
        [2] support
        [3] opposition
        [4] opposition + damage
       *[5] damage
    }
    }
ability-name = { $ability ->
    [P] { kind-P }
    [I] { kind-I }
    [O] { kind-O }
   *[C] { kind-C }
    }
ability-P = P
ability-I = I
ability-O = O
ability-C = C
symbol-each = { $source ->
    [0] { ability-name }
   *[other] { ability-name } ({ $kind })
    }
symbols-each = { ability-name }
paid-each = { ability-name }

## Tokens of cards

kind-power = power
kind-follower = follower
kind-reserve = reserve
kind-wealth = wealth
kind-investment = investment
kind-limit = limit
kind-prisoner = prisoner
kind-recovery = recovery
kind-rallying = rallying
kind-initiative = initiative
kind-plan = plan
kind-versatility = versatility
kind-enemy = enemy
kind-allegiance = allegiance
kind-corruption = corruption

## Names of things in play

noun-piece = { $kind }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
    }{ $player ->
    [none] { "" }
   *[other] { " " }({ $player })
    }
noun-challenge = { $form ->
    [pattern] the Pattern challenge
    [last_battle] the Last Battle challenge
    [contest] the contest of { $kind }
   *[other] { $kind ->
        [card] a face-down challenge
       *[other] { $kind }
        }
    }
noun-gone = a card that left play
amount = { $count } { $what }

## At the end

key-0 = Victory
key-hint = You win when your opponent loses and you don’t. If both lose, it is a draw.

## Variants

agreed-profile = Rules edition
    .hint = The two editions differ in a few points, such as who splits damage. See section 2.3 of the rules.
agreed-profile-seed = first edition
agreed-profile-rules_2_0 = revised rules

## The table as text

draw-turn = Turn
draw-light = light
draw-neutral = neutral
draw-shadow = shadow
draw-play = in play
draw-rotated = rotated
draw-face_down = face down
draw-control = control
draw-dominant = dominant
draw-pattern = Pattern
draw-dice = Dice
draw-challenge = Challenge
draw-card = challenge
draw-virtual = challenge
draw-contest = contest
draw-last_battle = Last Battle
draw-hand = hand
draw-deck = deck
draw-pool = pool
draw-discards = discarded
draw-killed = killed
stage-declared = declared
stage-om = Opening Moves
stage-ctg = Coming to Grips
stage-outcome = outcome
stage-resolved = resolved
step-place = placing forces
step-determine = determining participation
step-reveal = revealing
step-commit = participation
step-w_ready = after readying
step-w_declared = after the declarations
step-w_placed = after placing forces
step-w_participation = after participation
step-w_generate_end = after generating
step-w_action = after an action
step-w_action_end = at the end of the actions
step-om_start = start of Opening Moves
step-om_pools = Opening Moves, before damage
step-ctg_start = start of Coming to Grips
step-ctg_pools = Coming to Grips, before damage
step-outcome_start = before the outcome
step-w_resolution_end = end of the Resolution Round
step-w_dead = after discarding the dead
step-w_draw_end = after drawing
step-declare = declaring
step-generate = generating
step-actions = actions
step-hands = discarding and drawing

## The deck builder

workshop-pool = Cards
workshop-deck = Deck
workshop-numbers = Statistics
workshop-hand = Test hands
workshop-search = Search cards
workshop-search-example = troop andor cost<=2
workshop-search-help = Search help
workshop-search-words = Cards match if every word is found in the name, text, type, trait, allegiance or set, in English or Japanese. To search one field, write set:premier, type:troop, trait:"wise one", name:rand or text:draw. To compare numbers, write cost<=2, politics>=3, dice>5 or deck>0 (p, i, o and c are short for the abilities). -aiel excludes cards, "aiel or andor" finds either, and quotes keep words together.
workshop-query-number = “{ $text }” needs a number, for example cost<=2.
workshop-query-field = There is no field “{ $text }”. You can use name, text, cost, dice, deck, p, i, o, c, { $list }.
workshop-query-value = Nothing matches “{ $text }”.{ $list ->
    [none] { "" }
   *[other] { " " }Try one of: { $list }.
  }
workshop-query-or = “{ $text }” needs a word on both sides.
workshop-filters = Filters
workshop-filter-side = Side
workshop-filter-type = Type
workshop-filter-set = Set
workshop-filter-allegiance = Allegiance
workshop-filter-ability = Ability
workshop-filter-rarity = Rarity
workshop-order = Sort by
workshop-order-then = Then by
workshop-order-best = Best match
workshop-order-name = Name
workshop-order-cost = Cost
workshop-order-type = Type
workshop-order-set = Set and number
workshop-order-rarity = Rarity
workshop-order-dice = Number of dice
workshop-found = { $count ->
    [0] No cards
    [one] { $count } card
   *[other] { $count } cards
  }
workshop-show-more = { $count } more
workshop-copies = Copies of { $name }
workshop-less = Remove one { $name }
workshop-more = Add one { $name }
workshop-all = Add all { $count } copies of { $name }
workshop-cost = Cost
workshop-rule = Rule { $rule }
workshop-abilities = Abilities
workshop-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
workshop-empty = The deck is empty. Add cards with +, or open a starter deck.
workshop-types = Types
workshop-curve = Cost curve
workshop-curve-at = { $cost } symbols: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
workshop-balance = Dice and symbols
workshop-dice = Dice
workshop-symbols = Average roll
workshop-asked = Total cost
workshop-per-hundred = Average roll of 100 dice from this deck:
workshop-opening = Opening hand
workshop-opening-hint = A starting character and cards of different types. You can change them before each game; bots use this hand.
workshop-leader = Leader
workshop-opening-chosen = { $count } of { $places } chosen
workshop-opening-card = Card { $number }
workshop-beside = Set aside
workshop-advantage = Starting Advantage
workshop-dragon = Dragon Reborn set aside
workshop-new-hand = New hand
workshop-draw = Draw { $count }
workshop-left = { $count } left in the deck

## Board

turn = Turn { $turn }
pattern = Pattern
pattern-rest = { $rest } to the Last Battle
pattern-words = The Pattern: light { $light }, shadow { $shadow }, neutral { $neutral }; { $rest } more until the Last Battle.
pattern-light = Light
pattern-shadow = Shadow
pattern-neutral = Neutral
last-battle = Last Battle
led-by = { $name } leads
is-dominant = dominant
home-of = { $player }’s home front
hand-left = Left in { $player }’s hand
pile-hand = Hand
pile-deck = Deck
pile-discard = Discarded
pile-killed = Killed
seat-counts = { $tokens } in the Pattern · hand { $held }
challenges = Challenges
no-challenges = No challenges yet.
challenge-hidden = Face-down challenge
challenge-of = by { $player }
face-down = face down
field-pattern = The Pattern
field-card = Challenge
field-contest = Contest
field-last_battle = The Last Battle
field-virtual = Challenge
stage-now = now
support = support
opposition = opposition
must-be-higher = must be higher
holds-on-a-tie = holds on a tie
three-for-light = 3 more: Light token
three-for-shadow = 3 more: Shadow token
five-to-win = wins by 5 or more
dice-thrown = Dice: { $dice }
to-choose-from = To choose from
card-rotated = rotated
card-damage = { $count } damage
card-mortal = mortally wounded
card-corruption = { $count } corruption
number-printed = printed
number-permanent = permanent
number-current = now
part-printed = { $count } printed
part-permanent = { $amount } { $by } (permanent)
part-for-now = { $amount } { $by }
part-damage = { $amount } damage
part-corruption = { $amount } corruption
lasting-from = Changed by { $name }

window-w_ready = { step-w_ready }
window-w_declared = { step-w_declared }
window-w_placed = { step-w_placed }
window-w_participation = { step-w_participation }
window-w_generate_end = { step-w_generate_end }
window-w_action = { step-w_action }
window-w_action_end = { step-w_action_end }
window-om_start = { step-om_start }
window-om_pools = { step-om_pools }
window-ctg_start = { step-ctg_start }
window-ctg_pools = { step-ctg_pools }
window-outcome_start = { step-outcome_start }
window-w_resolution_end = { step-w_resolution_end }
window-w_dead = { step-w_dead }
window-w_draw_end = { step-w_draw_end }
window-before_roll = Before dice are rolled
window-reroll = When you can reroll dice
window-on_roll = After dice are rolled

pattern-aim = Lead by 3 to gain a token. Otherwise it is neutral.
see-the-table = See the table
lay-out = Lay out the cards
opening-place = { $place ->
    [1] First card
    [2] Second card
    [3] Third card
   *[other] Fourth card
}
opening-other-type = of another type
opening-missing = { $count ->
    [0] Your hand is complete.
    [one] 1 more to choose
   *[other] { $count } more to choose
}
opening-types = Types of cards
opening-all = All
opening-good = Good start
not-yet-sent = not sent yet
waits-for-round = { $round }
deals-damage = deals { $count } damage
lacks = missing
symbols-short = { $count } { $ability } short
can-play = { $type ->
    [Recruit] Recruit
    [DeclareCard] Declare
    [UseFromHand] Use
   *[other] Play
}
can-play-which = Choose a card
as-it-stands = { $support } against { $opposition }: as it stands, { $end }.
stands-hero_succeeds = the Light succeeds
stands-hero_fails = the Light fails
stands-villain_succeeds = the Shadow succeeds
stands-villain_fails = the Shadow fails
stands-hero_token = a Light token is woven
stands-villain_token = a Shadow token is woven
stands-neutral_token = a neutral token is woven
stands-hero_wins = the Light wins
stands-villain_wins = the Shadow wins
stands-both_lose = both sides lose
stands-gone = nothing happens without a target
stands-open = the Last Battle goes on

## Reasons for an answer, in hints

reason-unknown = It does not know the other hand, the decks or the dice.
reason-points = { $points ->
        [one] It puts 1 token of yours in the Pattern.
       *[other] It puts { $points } tokens of yours in the Pattern.
    }
reason-adds = It adds { $count } to your result at once.
reason-score = So far the results are { $mine } for you, { $theirs } against.
reason-pattern-margin = A lead of { $margin } puts your token in the Pattern.
reason-battle-margin = A lead of { $margin }, with Pattern tokens, wins the game.
reason-more-support = It succeeds with more support than opposition.
reason-more-opposition = It fails unless support exceeds your opposition.
reason-hand = You then hold { $count ->
        [one] 1 card
       *[other] { $count } cards
    } of { $limit } at most.
reason-deck = { $count ->
        [one] Then 1 card is left in your deck.
       *[other] Then { $count } cards are left in your deck.
    }
reason-split = { $char } of the damage can hit characters, { $troop } troops.
reason-rolls = { $count ->
        [one] You roll 1 die.
       *[other] You roll { $count } dice.
    }
reason-no-roll = Forces that do not roll stay ready.
reason-makes-room = It makes room: you keep { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
reason-keeps-hand = { $count ->
        [one] You keep your card.
       *[other] You keep all { $count } cards.
    }
reason-rerolls = { $count ->
        [0] The dice stay as they are.
        [one] You roll 1 die again.
       *[other] You roll { $count } dice again.
    }
reason-can-fight = { $count ->
        [one] 1 force, with { $dice } dice, can join challenges.
       *[other] { $count } forces, with { $dice } dice, can join challenges.
    }
reason-can-generate = { $count ->
        [one] 1 character at home can still generate.
       *[other] { $count } characters at home can still generate.
    }
reason-stays-home = At home, a force takes no damage from challenges.
reason-stands-down = Forces that stand down are out of the fighting.
reason-sends = { $count ->
        [one] 1 force, with { $dice } dice, joins { $challenge }.
       *[other] { $count } forces, with { $dice } dice, join { $challenge }.
    }
reason-mortal = { $amount } damage is enough to kill { $piece }.
reason-damages = { $piece } takes { $amount } damage.
reason-others-hit = { $count ->
        [one] 1 other force is hit, too.
       *[other] { $count } other forces are hit, too.
    }
reason-ready-forces = { $count ->
        [one] You have 1 ready force for this turn’s challenges.
       *[other] You have { $count } ready forces for this turn’s challenges.
    }
reason-hand-left = { $count ->
        [one] You then hold 1 card.
       *[other] You then hold { $count } cards.
    }
reason-no-card = It takes no card from your hand.
reason-pool-left = { $count ->
        [one] It leaves 1 symbol in your pool.
       *[other] It leaves { $count } symbols in your pool.
    }
reason-spares = { $count ->
        [one] It turns 1 Pattern token of yours neutral.
       *[other] It turns { $count } Pattern tokens of yours neutral.
    }
reason-no-tokens = It takes no token from the Pattern.
reason-brings = It brings { $abilities }.
reason-price = Its printed cost is { $price }.
reason-no-price = It has no printed cost.
reason-generates = { $count ->
        [one] It rolls 1 die for symbols.
       *[other] It rolls { $count } dice for symbols.
    }
reason-wanted = For { $kind } in hand: { $price }.
reason-heals = It heals { $amount } damage of { $piece }.
reason-of-yours = It is your own card.
reason-of-theirs = { $owner } controls it.
reason-dice-of = It rolls { $abilities }.
reason-keeps = You keep { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } and { $symbols ->
        [one] 1 symbol
       *[other] { $symbols } symbols
    }.
reason-pool = { $count ->
        [one] You have 1 symbol in your pool.
       *[other] You have { $count } symbols in your pool.
    }
reason-stay-ready = { $count ->
        [one] 1 force at home stays ready.
       *[other] { $count } forces at home stay ready.
    }
reason-pool-lost = { $count ->
        [0] Your pool is empty: you lose nothing.
        [one] Only 1 unused symbol is lost.
       *[other] { $count } unused symbols are lost.
    }
