# The Wheel of Time, in English. Names of messages: docs/protocol.md. What the cards say: cards.en.ftl.

game-title = The Wheel of Time
game-pitch = Bring a deck, roll the dice, weave the Pattern.
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
    .hint = For a first game. A little of everything: Rand, his friends, and troops of several nations.
brings-forsaken_starter = Forsaken starter
    .hint = For a first game. A little of everything: Forsaken, Darkfriends and Trollocs.
brings-lion_throne = The Lion Throne
    .hint = Easy. Nobles of Andor pay for one another and for foot and horse.
brings-three_fold_land = The Three-fold Land
    .hint = Easy. Cheap Aiel fighters, and all of them attack.
brings-stone_of_tear = The Stone of Tear
    .hint = Middling. High Lords pay for the cheap foot of Tear.
brings-council_of_nine = The Council of Nine
    .hint = Middling. Lords of Illian pay for cheap troops, which win the Pattern.
brings-the_chosen = The Chosen
    .hint = Hard. One Power for damage and tricks, Darkfriends for the Pattern, few strong fighters.
brings-blight_marches = The Blight Marches
    .hint = Middling. Myrddraal and Trollocs in every challenge; who may fight beside whom takes some thought.
brings-lord_gaebrils_court = Lord Gaebril’s Court
    .hint = Hard. Rahvin turns Andor’s nobles and burns what stands in the way.
brings-lord_brends_council = Lord Brend’s Council
    .hint = Middling. Sammael strikes with fire and lightning; the lords of Illian pay for troops beside him.
side-hero = Hero
side-villain = Villain
agreed-hero = Seat of the Hero
    .hint = The Hero's side plays for Light, the other one for Shadow; each brings a deck for its side.
agreed-hero-first = First
agreed-hero-second = Second
agreed-format = Decks
    .hint = Which cards a deck may hold.
agreed-format-standard = All sets
agreed-format-premier_only = Premier only
agreed-format-tournament = Tournament
why-other-side = This seat plays the { $side }: it needs a { $side } deck.
why-unknown-card = There is no card “{ $name }” any more.
why-deck-too-small = { $count } cards; a deck has at least { $least }.
why-too-many-copies = { $count } × { $en }; at most { $most } are allowed.
why-too-many-forces = { $count } characters and troops; in a tournament at most half of the deck, here { $most }.
why-never-legal = { $en } is never allowed.
why-wrong-set = { $en } is not of the sets of this format.
why-no-avatar = No card with the trait Starting { $side }.
why-no-opening-hand = No opening hand: beside the starting character it needs three cards of three different types.
why-wrong-opening = The chosen opening hand is not a starting character and three cards of three different types out of the deck.
why-no-starting-advantage = { $en } is no Starting Advantage.
why-no-dragon = { $en } cannot be set aside: that is a Starting Hero with the trait Dragon Reborn, for the Hero.
why-never-controlled = The { $side } can never control { $en }.
why-no-such-card = Line { $line }: no card is called “{ $text }”.
why-misspelt-card = Line { $line }: no card is called “{ $text }”. Is it { $en }?
why-rest-unread = From line { $line } on nothing was read: too much of this text names no card.
why-unreadable = This deck is of an older version and cannot be read any more.

## What is asked

decision-OpeningHands = Choose your opening hand: your avatar, and cards of different types.
    .others = { $who } chooses an opening hand.
decision-EventWindow = Play something, or pass?
    .others = { $who } may play something.
decision-DiceWindow = Change the roll, or pass?
    .others = { $who } may change the roll.
decision-Declare = Which challenge do you declare?
    .others = { $who } declares a challenge.
decision-PlaceForces = Which forces move to the battleground?
    .others = { $who } places forces.
decision-Commit = Send each force to a challenge, or let it stand down: tap it to change where it goes.
    .typed = Send each force to a challenge, or let it stand down.
    .others = { $who } sends forces to challenges.
decision-GenerateSymbols = Who generates resources?
    .others = { $who } generates resources.
decision-Act = Which action do you take?
    .others = { $who } takes actions.
decision-PlayIt = { $about ->
    [none] On which card?
   *[other] { $about }: On which card?
    }
    .others = { $about ->
        [none] { $who } plays an advantage.
       *[other] { $about }: { $who } plays an advantage.
        }
decision-Paying = { $about ->
    [none] How do you pay?
   *[other] { $about }: How do you pay?
    }{ $spared-count ->
    [0] { "" }
   *[other] { " " }Pattern tokens so far: { $spared-count }, for { $spared }.
    }{ $paid-count ->
    [0] { "" }
   *[other] { " " }Paid so far: { $paid }.
    }
    .others = { $about ->
        [none] { $who } pays.
       *[other] { $about }: { $who } pays.
        }
decision-DeclareRollers = Who rolls?
    .others = { $who } names who rolls.
decision-SplitDamage = How much of the damage goes to the character pool? The rest goes to the troop pool.
    .others = { $who } splits damage between the pools.
decision-Aim = Who takes the damage?
    .others = { $who } chooses who takes the damage.
decision-Assign = Assign the damage.
    .others = { $who } assigns damage.
decision-InsteadOfDamage = { $about ->
    [none] What changes the damage?
   *[other] { $about }: What changes the damage?
    }
    .others = { $about ->
        [none] { $who } decides who takes the damage.
       *[other] { $about }: { $who } decides who takes the damage.
        }
decision-HowMuch = How much of the damage does it take?
    .others = { $who } decides who takes the damage.
decision-InsteadOfDeath = { $about ->
    [none] What happens instead of the death?
   *[other] { $about }: What happens instead of the death?
    }
    .others = { $about ->
        [none] { $who } decides about a death.
       *[other] { $about }: { $who } decides about a death.
        }
decision-DiscardCards = Which cards do you discard?
    .others = { $who } may discard.
decision-DrawCards = How many cards do you draw?
    .others = { $who } draws.
decision-TurnUpDragon = Does the Dragon Reborn enter the Last Battle?
    .others = { $who } decides about the Dragon Reborn.
decision-Willing = { $about ->
    [none] Use this effect?
   *[other] { $about }: Use this effect?
    }
    .others = { $about ->
        [none] { $who } may use an effect.
       *[other] { $about }: { $who } may use an effect.
        }
decision-Want = { $about ->
    [none] Let this happen?
   *[other] { $about }: Let this happen?
    }
    .others = { $about ->
        [none] { $who } may use an effect.
       *[other] { $about }: { $who } may use an effect.
        }
decision-Spare = { $about ->
    [none] Pay to spare the card?
   *[other] { $about }: Pay to spare the card?
    }
    .others = { $about ->
        [none] { $who } may spare a card.
       *[other] { $about }: { $who } may spare a card.
        }
decision-ChooseX = { $about ->
    [none] How often do you pay?
   *[other] { $about }: How often do you pay?
    }
    .others = { $about ->
        [none] { $who } uses an effect.
       *[other] { $about }: { $who } uses an effect.
        }
decision-ChooseTarget = { $about ->
    [none] Which target?
   *[other] { $about }: Which target?
    }
    .others = { $about ->
        [none] { $who } chooses a target.
       *[other] { $about }: { $who } chooses a target.
        }
decision-PayMore = { $about ->
    [none] Pay the extra cost?
   *[other] { $about }: Pay the extra cost?
    }
    .others = { $about ->
        [none] { $who } may pay an extra cost.
       *[other] { $about }: { $who } may pay an extra cost.
        }
decision-PaySymbols = { $about ->
    [none] Which symbols do you pay?
   *[other] { $about }: Which symbols do you pay?
    }{ $paid-count ->
    [0] { "" }
   *[other] { " " }Paid so far: { $paid }.
    }
    .others = { $about ->
        [none] { $who } pays.
       *[other] { $about }: { $who } pays.
        }
decision-PayCards = { $about ->
    [none] { "" }
   *[other] { $about }:{ " " }
    }{ $deed ->
    [reveal] Which cards do you show as the cost? What is shown cannot be taken back.
    [discard_hand] Which cards do you discard from hand as the cost?
    [discard] Which cards do you discard as the cost?
    [shuffle_in] Which cards do you shuffle into your deck as the cost?
    [rotate] Which cards do you rotate as the cost?
    [kill] Which cards do you kill as the cost?
    [rotate_kill] Which cards do you rotate and kill as the cost?
   *[other] Which cards do you give as the cost?
    }
    .others = { $about ->
        [none] { $who } pays.
       *[other] { $about }: { $who } pays.
        }
decision-PayDamage = { $about ->
    [none] How much of it leaves the character pool? The rest leaves the troop pool.
   *[other] { $about }: How much of it leaves the character pool? The rest leaves the troop pool.
    }
    .others = { $about ->
        [none] { $who } pays with damage.
       *[other] { $about }: { $who } pays with damage.
        }
decision-PayEither = { $about ->
    [none] Which cost do you pay?
   *[other] { $about }: Which cost do you pay?
    }
    .others = { $about ->
        [none] { $who } pays.
       *[other] { $about }: { $who } pays.
        }
decision-Count = How many of the symbols change?
    .others = { $who } counts a roll.
decision-Determine = Use something before participation is revealed?
    .others = { $who } may use something before participation is revealed.
decision-DiscardDown = Which cards do you discard? You control too many.
    .others = { $who } discards cards.
decision-RecruitIt = { $about ->
    [none] Which cost do you pay?
   *[other] { $about }: Which cost do you pay?
    }
    .others = { $about ->
        [none] { $who } recruits.
       *[other] { $about }: { $who } recruits.
        }
decision-ActAs = Which of these forces take part as the other kind?
    .others = { $who } decides how forces take part.
decision-KeepWithinCap = Too many take part. Which of them stay?
    .others = { $who } decides who stays.
decision-KeepFromRolling = Which of these do not roll after all?
    .others = { $who } decides who rolls.
decision-FirstHit = Too few points: which of your cards take one first?
    .others = { $who } chooses who takes a point first.
decision-PayFor = { $about ->
    [none] How do you pay?
   *[other] { $about }: How do you pay?
    }
    .others = { $about ->
        [none] { $who } pays.
       *[other] { $about }: { $who } pays.
        }
decision-ChooseDice = Which of these roll other or more dice, as their texts allow?
    .others = { $who } chooses dice.

## What an effect asks

decision-Draw = { $about ->
    [none] Draw?
   *[other] { $about }: Draw?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Discard = { $about ->
    [none] Which cards are discarded?
   *[other] { $about }: Which cards are discarded?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-DiscardCard = { $about ->
    [none] Which card is discarded?
   *[other] { $about }: Which card is discarded?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Recover = { $about ->
    [none] Which cards come back?
   *[other] { $about }: Which cards come back?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-ReturnHand = { $about ->
    [none] Which card returns to hand?
   *[other] { $about }: Which card returns to hand?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-ShuffleIn = { $about ->
    [none] Which card is shuffled into the deck?
   *[other] { $about }: Which card is shuffled into the deck?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Shuffle = { $about ->
    [none] Shuffle the deck?
   *[other] { $about }: Shuffle the deck?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-RemoveGame = { $about ->
    [none] Which cards leave the game?
   *[other] { $about }: Which cards leave the game?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Stash = { $about ->
    [none] Which advantages do you put under it?
   *[other] { $about }: Which advantages do you put under it?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Initiate = { $about ->
    [none] Which challenge?
   *[other] { $about }: Which challenge?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-CapParticipants = { $about ->
    [none] Who stands down?
   *[other] { $about }: Who stands down?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-ControlAdd = { $about ->
    [none] Which contested advantage gets the tokens?
   *[other] { $about }: Which contested advantage gets the tokens?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-ControlSub = { $about ->
    [none] Whose control tokens are removed?
   *[other] { $about }: Whose control tokens are removed?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Damage = { $about ->
    [none] Who takes the damage?
   *[other] { $about }: Who takes the damage?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Heal = { $about ->
    [none] Who is healed?
   *[other] { $about }: Who is healed?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-HealBonus = { $about ->
    [none] Who heals more?
   *[other] { $about }: Who heals more?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-NoRotateHeal = { $about ->
    [none] Who may not rotate to heal?
   *[other] { $about }: Who may not rotate to heal?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-DamageMove = { $about ->
    [none] How much damage is moved?
   *[other] { $about }: How much damage is moved?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Kill = { $about ->
    [none] Who is killed?
   *[other] { $about }: Who is killed?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Reroll = { $about ->
    [none] Which dice do you reroll?
   *[other] { $about }: Which dice do you reroll?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-OneOf = { $about ->
    [none] Which of these?
   *[other] { $about }: Which of these?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Unless = { $about ->
    [none] Pay, so that it does not happen?
   *[other] { $about }: Pay, so that it does not happen?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Sacrifice = { $about ->
    [none] Which cards do you give?
   *[other] { $about }: Which cards do you give?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-RecruitNow = { $about ->
    [none] Whom do you recruit?
   *[other] { $about }: Whom do you recruit?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Abil = { $about ->
    [none] Whose ability changes?
   *[other] { $about }: Whose ability changes?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-AbilChoice = { $about ->
    [none] Which ability grows?
   *[other] { $about }: Which ability grows?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-AbilHighest = { $about ->
    [none] Which ability grows?
   *[other] { $about }: Which ability grows?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Alleg = { $about ->
    [none] Whose allegiance changes?
   *[other] { $about }: Whose allegiance changes?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-GrantAbility = { $about ->
    [none] Who gets the ability?
   *[other] { $about }: Who gets the ability?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Reattach = { $about ->
    [none] To which card does it move?
   *[other] { $about }: To which card does it move?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Token = { $about ->
    [none] Which card?
   *[other] { $about }: Which card?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Choose = { $about ->
    [none] Your choice?
   *[other] { $about }: Your choice?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-PatternTake = { $about ->
    [none] How many neutral tokens do you take?
   *[other] { $about }: How many neutral tokens do you take?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Pool = { $about ->
    [none] Which pool?
   *[other] { $about }: Which pool?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-PoolMove = { $about ->
    [none] How much do you move?
   *[other] { $about }: How much do you move?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-PoolReduce = { $about ->
    [none] From which pools?
   *[other] { $about }: From which pools?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-ReduceTotals = { $about ->
    [none] What is lowered?
   *[other] { $about }: What is lowered?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-PoolSelfDamage = { $about ->
    [none] Which of your participants take the damage?
   *[other] { $about }: Which of your participants take the damage?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Aimed = { $about ->
    [none] Which card?
   *[other] { $about }: Which card?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Symbols = { $about ->
    [none] Which symbols do you gain?
   *[other] { $about }: Which symbols do you gain?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Results = { $about ->
    [none] Support or opposition?
   *[other] { $about }: Support or opposition?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-PoolSymbolRemove = { $about ->
    [none] Which symbol do you lose?
   *[other] { $about }: Which symbol do you lose?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-RollNow = { $about ->
    [none] Who rolls?
   *[other] { $about }: Who rolls?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Strike = { $about ->
    [none] Strike back?
   *[other] { $about }: Strike back?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Portal = { $about ->
    [none] Who joins?
   *[other] { $about }: Who joins?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Search = { $about ->
    [none] Which cards do you take?
   *[other] { $about }: Which cards do you take?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Look = { $about ->
    [none] What do you do with the card?
   *[other] { $about }: What do you do with the card?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Reveal = { $about ->
    [none] Which cards do you reveal?
   *[other] { $about }: Which cards do you reveal?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Arrange = { $about ->
    [none] In which order do they go back?
   *[other] { $about }: In which order do they go back?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Take = { $about ->
    [none] Which card do you take?
   *[other] { $about }: Which card do you take?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-NameCard = { $about ->
    [none] Name a card.
   *[other] { $about }: Name a card.
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Rotate = { $about ->
    [none] Who is rotated?
   *[other] { $about }: Who is rotated?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Ready = { $about ->
    [none] Who is readied?
   *[other] { $about }: Who is readied?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-NoReady = { $about ->
    [none] Who does not ready?
   *[other] { $about }: Who does not ready?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-RotateOnlyHeal = { $about ->
    [none] Who may rotate only to heal?
   *[other] { $about }: Who may rotate only to heal?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Move = { $about ->
    [none] Who moves?
   *[other] { $about }: Who moves?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-StandDown = { $about ->
    [none] Who stands down?
   *[other] { $about }: Who stands down?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Leave = { $about ->
    [none] Who leaves the challenge?
   *[other] { $about }: Who leaves the challenge?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Join = { $about ->
    [none] Which challenge is joined?
   *[other] { $about }: Which challenge is joined?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Trait = { $about ->
    [none] Whose trait changes?
   *[other] { $about }: Whose trait changes?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }
decision-Blank = { $about ->
    [none] Who loses the text?
   *[other] { $about }: Who loses the text?
    }
    .others = { $about ->
        [none] { $who } decides about an effect.
       *[other] { $about }: { $who } decides about an effect.
        }

## What can be chosen

option-Pass = Pass
option-Hold = { $kind }
option-Begin = That is my opening hand
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
option-Spare = Make 1 of your Pattern tokens neutral: 1 { ability-name } less
option-Spend = Pay { $symbol }
option-DoneSparing = Use no more Pattern tokens
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
word-scouting_party-b = 1 damage less in the opposing troop pool
word-invasion-a = 4 control tokens on a nation
word-invasion-b = Draw 3 cards
word-invasion-c = 2 cards from your discard pile to hand
word-the_wheel_weaves-a = Take neutral Pattern tokens
word-the_wheel_weaves-b = A character gets +1 in its printed abilities
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

why-not-asked = It is not your decision now.
why-game-over = The game is over.
why-OpeningHands = Exactly one starting card of your side, and others of different types.
why-EventWindow = Only what may be used in this window, can be paid and has a target.
why-DiceWindow = Only what changes this roll.
why-Declare = Only a challenge of your hand whose requirement holds and that has a target, or a contested advantage in play.
why-PlaceForces = Only your forces at home.
why-Commit = Each force in your battleground joins one challenge or stands down.
why-GenerateSymbols = Only ready characters of yours at home.
why-Act = Only what you can pay, with its requirements and a target.
why-PlayIt = Only a legal target without a copy of it.
why-Paying = Only symbols of your pool with which the cost can be paid exactly.
why-DeclareRollers = Only ready participants of this step with a die to roll.
why-SplitDamage = Between nothing and all of the damage.
why-Aim = Only opposing participants.
why-Assign = All of the damage, to opposing participants; some must take it first.
why-InsteadOfDamage = Only a card that changes this damage.
why-HowMuch = Not more than it can take.
why-InsteadOfDeath = Only a card that changes this death.
why-DiscardCards = Cards of your hand, at least down to your maximum hand size.
why-DrawCards = At most 2, and not beyond your maximum hand size.
why-TurnUpDragon = Reveal the card, or leave it.
why-Willing = Yes or no.
why-Want = Yes or no.
why-Spare = Only Combat that a character of yours generated.
why-ChooseX = At least once, and as often as you can pay and there are targets.
why-ChooseTarget = Only what the text allows as a target.
why-PayMore = Yes or no.
why-PaySymbols = Only symbols of your pool with which the cost can be paid exactly.
why-PayCards = Only cards that the cost names.
why-PayDamage = Only damage that this card put into your pools.
why-PayEither = Only a cost that can be paid.
why-Count = At most all of these symbols.
why-Determine = Only what may be used before the reveal.
why-DiscardDown = Exactly as many as are too many.
why-KeepFromRolling = Only forces that may be kept from rolling.
why-FirstHit = Only cards that must take a point first.
why-PayFor = Only a cost that can be paid.
why-RecruitIt = Only a cost that can be paid.
why-only-as-an-action = Forces are recruited and advantages are played among your actions in the Action Round.
why-only-in-a-window = Events are played when a window is open.
why-only-when-declaring = Challenges are declared in the Challenge Round.
why-at-another-moment = It is played at another moment: its text says when.
why-not-of-this-side = Your side can never control this card.
why-already-there = A card of this title or personality is in play, killed or removed.
why-forbidden = An effect in play forbids it.
why-no-requirement = What its text requires is not so now.
why-no-target = There is nothing now that it could be about.
why-used-already = It has been used as often as its text allows.
why-short = { $count ->
    [1] One symbol is missing in your pool.
   *[other] { $count } symbols are missing in your pool.
    }
why-unpayable = Its cost cannot be paid now.
why-not-offered = That cannot be chosen.
why-ActAs = Only forces that may do so.
why-KeepWithinCap = Exactly as many as may take part.
why-ChooseDice = Only those whose text allows it.
why-Carry = Only what the text allows.
why-CarryUnseen = Only what the text allows.

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
event-AllReadied = Cards are readied; forces go home.
event-Readied = { $piece } is readied.
event-Rotated = { $piece } is rotated.
event-Moved = To the { $place }: { $pieces }.
event-Declared = { $form ->
    [card] { $kind ->
        [none] { $seat } lays a challenge face down.
       *[other] { $seat } lays { $kind } face down.
        }
    [contest] { $seat } contests { $kind }.
    [pattern] The Pattern challenge is added.
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
event-Rerolled = A die is rolled again: { $new }.
event-Tallied = { $piece ->
    [0] { $seat }
   *[other] { $piece }
    }: { $support } support, { $opposition } opposition, { $damage } damage in { $challenge }.
event-SymbolsGained = { $seat } gains { $symbols }.
event-SymbolsSpent = { $seat } pays { $symbols }.
event-PoolsEmptied = The pools are emptied.
event-DamagePooled = The damage pools of { $seat }: characters { $char }, troops { $troop }.
event-Damaged = { $piece } takes { $amount } damage.
event-Healed = { $piece } heals { $amount } damage.
event-TokensChanged = { $piece }: { $amount } { $kind } tokens.
event-ControlTokensChanged = { $piece }: { $amount } control tokens of { $seat }.
event-PatternChanged = { $seat ->
    [none] The Pattern changes: neutral by { $neutral }.
   *[other] The Pattern changes: { $seat } by { $own }, neutral by { $neutral }.
    }
event-Resolved = { $challenge }: { $support } support, { $opposition } opposition. { $winner ->
    [none] Nobody succeeds.
   *[other] { $winner } succeeds.
    }
event-Announced = { $seat } shows { $kind }.
event-Played = { $seat } plays { $kind }.
event-Used = { $seat } uses { $kind }.
event-Recruited = { $seat } recruits { $kind }.
event-Replaced = { $new } replaces { $old }.
event-Drew = { $cards ->
    [none] { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
   *[other] { $seat } draws { $cards }.
    }
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
    } of { $owner }.
   *[other] { $seat } looks at { $cards } of { $owner }.
    }
event-CardsRevealed = { $owner } reveals { $cards }.
event-DragonRevealed = { $enters ->
    [yes] { $kind } enters the Last Battle.
   *[other] { $kind } is revealed and discarded.
    }
event-Fulfilled = { $kind } is fulfilled.
event-Lost = { $seat } has lost: { $why }.
event-Undecided = After { $turns } turns neither player has lost: the game is a draw.
event-Lasted = { $targets-count ->
    [0] { $kind } takes effect.
   *[other] { $kind } takes effect on { $targets }.
    }
event-Chosen = { $seat } chooses { $word } for { $kind }.
why-avatar = the avatar is dead
why-taveren = a Ta’veren is dead
why-last_battle = the Last Battle is lost
why-nothing_generated = nothing was generated in the Last Battle
round-setup = Set-up
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
key-hint = Whoever has not lost while the opponent has wins; otherwise it is a draw.

## What a table agrees on

agreed-profile = Edition of the rules
    .hint = The two editions differ in a few points, such as who splits damage; section 2.3 of the rules lists them.
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
step-w_dead = the dead are discarded
step-w_draw_end = after drawing
step-declare = declaring
step-generate = generating
step-actions = actions
step-hands = discarding and drawing

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
workshop-rule = Rule { $rule }
workshop-abilities = Abilities
workshop-size = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
workshop-empty = The deck is empty. Take cards with +, or begin with a ready-made one.
workshop-types = Types
workshop-curve = Costs in symbols
workshop-curve-at = { $cost } symbols: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
workshop-balance = Dice and symbols
workshop-dice = Dice
workshop-symbols = Shown
workshop-asked = Costs
workshop-per-hundred = A hundred dice of this deck show on average:
workshop-opening = Opening hand
workshop-opening-hint = A starting character, and cards of different types. It is chosen again before each game; bots take this one.
workshop-leader = Leader
workshop-opening-chosen = { $count } of { $places } chosen
workshop-opening-card = Card { $number }
workshop-beside = Beside the deck
workshop-advantage = Starting Advantage
workshop-dragon = Dragon Reborn set aside
workshop-new-hand = Try a hand
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
home-of = Home front of { $player }
hand-left = Left in the hand of { $player }
pile-hand = Hand
pile-deck = Deck
pile-discard = Discarded
pile-killed = Killed
seat-counts = { $tokens } in the Pattern · hand { $held }
challenges = Challenges
no-challenges = Nobody is challenged yet.
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
three-for-light = 3 more: light token
three-for-shadow = 3 more: shadow token
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
window-reroll = When dice may be rerolled
window-on_roll = When dice have been rolled

pattern-aim = 3 more than the other side: one token. Otherwise it is neutral.
see-the-table = See the table
lay-out = Lay the cards out
not-yet-sent = not sent yet
waits-for-round = { $round }
deals-damage = deals { $count } damage
lacks = lacks
symbols-short = { $count } { $ability } short
can-play = { $type ->
    [Recruit] Recruit
    [DeclareCard] Declare
    [UseFromHand] Use
   *[other] Play
}
stands-success = As it stands it succeeds, { $support } to { $opposition }.
stands-failure = As it stands it fails, { $support } to { $opposition }.
stands-light = As it stands the light gains a token, { $support } to { $opposition }.
stands-shadow = As it stands the shadow gains a token, { $support } to { $opposition }.
stands-neutral = As it stands the token is neutral, { $support } to { $opposition }.
stands-hero = As it stands the Hero wins, { $support } to { $opposition }.
stands-villain = As it stands the Villain wins, { $support } to { $opposition }.
stands-open = As it stands the Last Battle goes on, { $support } to { $opposition }.
