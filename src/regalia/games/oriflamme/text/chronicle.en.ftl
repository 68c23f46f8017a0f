# The chronicle of a finished game, in English.

chronicle-ambush = { $nth ->
        [0] { $then } { $victim }’s { $by } ran into { $seat }’s Ambush{ $waited ->
            [0] {""}
            [one] {" "}from the round before
           *[other] , which had waited { $waited } rounds for it
        }: { $points } points for { $seat }, and the { $by } was lost{ $effect }
       *[other] { $seat }, too, had a trap ready { $when }: the Ambush took { $victim }’s { $by } with it and paid { $points } points{ $effect }
    }
chronicle-ambush-first = { $nth ->
        [0] { $victim }’s { $by } struck the wrong card { $when }: it was { $seat }’s Ambush, worth { $points } points{ $effect }
       *[other] { $then } { $victim }’s { $by } fell to an Ambush of { $seat }’s, and { $points } points were gone{ $effect }
    }
chronicle-ambush-own = { $then } { $seat }’s own { $by } struck { $seat }’s Ambush, and both cards were lost{ $effect }
chronicle-kill = { $nth ->
        [0] { $then } { $seat }’s { $by } struck down { $victim }’s { $kind }{ $lost ->
            [0] {""}
            [one] {" "}and the point on it
           *[other] {" "}and the { $lost } points it would have paid
        }{ $effect }
       *[other] { $victim } lost { $lost ->
            [0] the { $kind }
            [one] the { $kind } with a point on it
           *[other] the { $kind }, good for { $lost } points,
        } to { $seat }’s { $by } { $when }{ $effect }
    }
chronicle-assassinated = { $nth ->
        [0] { $seat } spent the Assassination { $when } on { $victim }’s { $kind }{ $lost ->
            [0] {""}
            [one] {" "}and the point on it
           *[other] : it would have been worth { $lost } points
        }{ $effect }
       *[other] { $then } an Assassination hit { $victim }: { $seat } removed the { $kind }{ $lost ->
            [0] {""}
            [one] {" "}with a point on it
           *[other] {" "}with { $lost } points to come
        }{ $effect }
    }
chronicle-own-kill = { $nth ->
        [0] { $then } { $seat }’s { $by } turned on a card of its own family, the { $kind }{ $effect }
       *[other] { $seat } sacrificed the { $kind } to the { $by } { $when }{ $effect }
    }
chronicle-conspiracy = { $nth ->
        [0] The Conspiracy that { $seat } had laid in round { $placed } came to light { $when }: { $points } points at a stroke{ $effect }
       *[other] { $then } { $seat } sprang a Conspiracy as well, after { $waited } rounds of waiting, for { $points } points{ $effect }
    }
chronicle-patient = { $nth ->
        [0] { $seat } had kept the { $kind } face down since round { $placed }; revealed { $when }, it brought { $points } points{ $effect }
       *[other] { $then } { $seat }’s patience with the { $kind } paid as well: { $points } points after { $waited } rounds{ $effect }
    }
chronicle-earner = { $nth ->
        [0] { $seat }’s { $kind } kept paying: { $total } points in { $times } turns by round { $round }{ $effect }
       *[other] { $then } { $seat }’s { $kind } paid for the last time and had earned { $total } points{ $effect }
    }
chronicle-robbed = { $nth ->
        [0] By round { $round }, { $seat } had stolen { $points } points from { $victim }{ $effect }
       *[other] { $victim } had lost { $points } points to { $seat }’s thefts by round { $round }{ $effect }
    }
chronicle-decree = { $own ->
        [yes] { $nth ->
            [0] { $seat } used the Royal Decree { $when } to give the { $kind } a better place{ $effect }
           *[other] { $then } another Royal Decree moved { $seat }’s own { $kind }{ $effect }
        }
       *[no] { $nth ->
            [0] { $then } { $seat }’s Royal Decree sent { $victim }’s { $kind } elsewhere{ $effect }
           *[other] { $victim }’s { $kind } was moved { $when } by a Royal Decree of { $seat }’s{ $effect }
        }
    }
chronicle-idle = { $nth ->
        [0] { $then } { $seat }’s { $kind } acted, and nothing came of it{ $effect }
       *[other] { $seat }’s { $kind } came up empty { $when }{ $effect }
    }
chronicle-unclaimed = { $nth ->
        [0] When it was over, { $seat }’s { $kind } still lay face down, with { $points } points that were never claimed.
       *[other] { $seat }’s { $kind } was never revealed, either: another { $points } points left unclaimed.
    }
