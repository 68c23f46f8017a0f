# The chronicle of a finished game, in English.

-unit-single = point of prestige
-unit-one = prestige
-unit-other = prestige

chronicle-finished = { $nth ->
        [0] { $seat } finished “{ $kind }” { $when }, but { $owner } had made its first item: the quest went to { $owner }{ $effect }
       *[other] “{ $kind }”, too, went to { $owner }, though it was { $seat } who completed it { $when }{ $effect }
    }
chronicle-statue = { $second ->
        [0] { $then } { $seat } got the King’s Statue for { $bid ->
            [0] nothing
            [one] 1 coin
           *[other] { $bid } coins
        }, because no one else made a bid{ $effect }
       *[other] { $then } the King’s Statue was at stake: { $seat } bid { $bid ->
            [one] 1 coin
           *[other] { $bid } coins
        }, { $other } only { $second }{ $effect }
    }
chronicle-statue-lost = { $then } { $players } { $players-count ->
        [2] both
       *[other] all
    } bid { $bid ->
        [one] 1 coin
       *[other] { $bid } coins
    } for the King’s Statue, and so no one got it.
chronicle-room = { $nth ->
        [0] { $seat } built the { $kind } { $when }; by the end it was worth { $points } prestige{ $effect }
       *[other] { $then } { $seat } built the { $kind }, which came to { $points } prestige{ $effect }
    }
chronicle-specialist = { $nth ->
        [0] { $then } the { $kind } joined { $seat }’s guild, bringing { $points } prestige{ $effect }
       *[other] { $seat } hired the { $kind } { $when }, good for { $points } prestige{ $effect }
    }
chronicle-rich = { $nth ->
        [0] { $then } { $seat } crafted for “{ $kind }” and earned { $coins } coins at once{ $effect }
       *[other] The work for “{ $kind }” brought { $seat } { $coins } coins { $when }{ $effect }
    }
chronicle-final-round = { $then } { $seat } turned up the Offering to the Council: the final round had come.
chronicle-offering = { $nth ->
        [0] { $seat } spent the last turn on an offering, worth { $points } prestige{ $effect }
       *[other] { $seat } made an offering, too, for { $points } prestige{ $effect }
    }
chronicle-stolen = { $nth ->
        [0] { $then } { $seat }’s Smuggler robbed { $victim } once more, { $times } times in all{ $effect }
       *[other] { $victim } was robbed { $times } times by { $seat }’s Smuggler, the last time { $when }{ $effect }
    }
chronicle-quests = { $then } { $seat } completed “{ $kind }”, the last of { $count } quests: no guild had more{ $effect }
chronicle-count-charms = { $nth ->
        [0] When the hands were shown, { $seat }’s charms added { $points } prestige.
       *[other] { $seat } had kept charms for { $points } prestige.
    }
chronicle-count-relics = { $nth ->
        [0] When the hands were shown, { $seat }’s relics added { $points } prestige.
       *[other] { $seat } had collected relics for { $points } prestige.
    }
