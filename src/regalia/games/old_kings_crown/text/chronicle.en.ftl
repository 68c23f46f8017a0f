# The chronicle of a finished game, in English.

-unit-single = point of Influence
-unit-one = Influence
-unit-other = Influence

chronicle-clash-close = { $nth ->
        [0] The Clash for the { $region } was close { $when }: { $seat } won it { $total } to { $second } over { $other }{ $effect }
       *[other] { $then } { $other } missed the { $region } by one point of strength, and { $seat } took it{ $effect }
    }
chronicle-clash-clear = { $nth ->
        [0] { $then } { $seat } overran the { $region }, { $total } to { $second } against { $other }{ $effect }
       *[other] { $other } had no chance in the { $region } { $when }: { $seat } won the Clash { $total } to { $second }{ $effect }
    }
chronicle-clash-tied = { $nth ->
        [0] { $then } the Clash for the { $region } was tied before { $seat } won it against { $players }{ $effect }
       *[other] { $seat } broke a tie with { $players } in the { $region } { $when }{ $effect }
    }
chronicle-clash-none = { $then } { $players } tied in the { $region } to the last, and no one won it.
chronicle-sweep = { $nth ->
        [0] { $then } { $seat } won the Clashes for all three Regions{ $effect }
       *[other] { $seat } swept all three Regions { $when }{ $effect }
    }
chronicle-herald = { $nth ->
        [0] { $seat }’s Herald had chosen the right place { $when }, for { $points } Influence{ $effect }
       *[other] { $then } the Herald paid { $seat } { $points } Influence{ $effect }
    }
chronicle-favour = { $nth ->
        [0] { $then } { $seat } claimed the Kingdom’s Favour{ $effect }
       *[other] The Kingdom’s Favour went to { $seat } { $when }{ $effect }
    }
chronicle-kingdom = { $nth ->
        [0] { $then } { $seat } stole “{ $kind }” from { $victim }{ $effect }
       *[other] { $victim } lost “{ $kind }” to { $seat } { $when }{ $effect }
    }
chronicle-eliminated = { $nth ->
        [0] { $then } { $seat }’s “{ $by }” eliminated { $victim }’s “{ $kind }”{ $effect }
       *[other] { $victim }’s “{ $kind }” fell { $when } to { $seat }’s “{ $by }”{ $effect }
    }
chronicle-earner = { $nth ->
        [0] By round { $round }, { $seat } had drawn { $total } Influence from “{ $cause }”, in { $times } rewards{ $effect }
       *[other] “{ $cause }” kept paying { $seat }: { $total } Influence by round { $round }{ $effect }
    }
chronicle-reward = { $nth ->
        [0] { $then } “{ $cause }” brought { $seat } { $total } Influence at once{ $effect }
       *[other] { $seat } gained { $total } Influence from “{ $cause }” { $when }{ $effect }
    }
chronicle-stolen = { $nth ->
        [0] { $then } { $seat } robbed { $victim } once more, of { $points } Influence in all{ $effect }
       *[other] { $victim } had lost { $points } Influence to { $seat }’s thefts by round { $round }{ $effect }
    }
