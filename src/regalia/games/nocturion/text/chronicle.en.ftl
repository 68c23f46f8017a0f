# The chronicle of a finished game, in English.

-unit-single = point of prestige
-unit-one = prestige
-unit-other = prestige

chronicle-completed = { $nth ->
        [0] { $seat } completed “{ $kind }” { $when } for { $points } prestige{ $effect }
       *[other] { $then } “{ $kind }” brought { $seat } { $points } prestige{ $effect }
    }
chronicle-summoned = { $nth ->
        [0] { $then } { $seat } summoned the { $kind }, worth { $points } prestige{ $effect }
       *[other] The { $kind } joined { $seat }’s stable { $when } and brought { $points } prestige{ $effect }
    }
chronicle-ability = { $nth ->
        [0] { $then } { $seat } drew { $points } prestige from “{ $kind }” alone{ $effect }
       *[other] “{ $kind }” paid { $seat } { $points } prestige { $when }{ $effect }
    }
chronicle-equipped = { $nth ->
        [0] { $seat } put on the { $kind } { $when }, for { $points } prestige{ $effect }
       *[other] { $then } the { $kind } gave { $seat } { $points } prestige{ $effect }
    }
chronicle-earner = { $nth ->
        [0] { $seat } kept coming back to “{ $kind }”: { $total } prestige in { $times } uses by round { $round }{ $effect }
       *[other] By round { $round }, “{ $kind }” had paid { $seat } { $times } times, { $total } prestige in all{ $effect }
    }
chronicle-armoured = { $rank ->
        [1] { $seat } was the first in full armour, with the last heirloom of { $kind } { $when }{ $effect }
       *[other] { $then } { $seat } put on the last heirloom of { $kind }{ $effect }
    }
chronicle-rush = { $nth ->
        [0] { $then } { $seat } completed { $count } quests for { $points } prestige{ $effect }
       *[other] { $seat } had a harvest of quests { $when }: { $count } of them, and { $points } prestige{ $effect }
    }
chronicle-curse = { $nth ->
        [0] { $then } { $seat } laid a curse on { $victim }, “{ $kind }”{ $effect }
       *[other] { $victim } got “{ $kind }” from { $seat } { $when }{ $effect }
    }
chronicle-cursed = { $nth ->
        [0] { $then } { $seat } cursed { $victim } again, { $count } times in all{ $effect }
       *[other] { $victim } bore the brunt of { $seat }’s curses: { $count } by round { $round }{ $effect }
    }
chronicle-penalty = { $nth ->
        [0] At the count, curses took { $points } prestige from { $seat }{ $effect }
       *[other] { $seat } lost { $points } prestige to curses, too{ $effect }
    }
