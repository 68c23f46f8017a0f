# The chronicle of a finished game, in English. A game’s own message of the same name is used instead.
# $then and $when say in which round something happened; $effect ends a sentence, and says whom it put in front.
# $nth is the number of sentences with the same message before: two should not read alike.

-round = round
-Round = Round
-rounds = rounds
-unit-single = point
-unit-one = point
-unit-other = points

chronicle-title = Chronicle
chronicle-when = { $round ->
        [0] {""}
       *[other] { $same ->
            [0] in { -round } { $round }
            [one] in the same { -round }
            [2] after that
           *[other] before the { -round } was over
        }
    }
chronicle-then = { $round ->
        [0] {""}
       *[other] { $same ->
            [0] In { -round } { $round },
            [one] In the same { -round },
            [2] Then
           *[other] Before the { -round } was over,
        }
    }

## What a sentence did to the lead

chronicle-effect-none = .
chronicle-effect-front = { $nth ->
        [0] , and { $leader } was in front.
       *[other] , which put { $leader } ahead.
    }
chronicle-effect-back = { $nth ->
        [0] , and { $leader } was back in front.
       *[other] , which gave { $leader } the lead again.
    }
chronicle-effect-overtook = { $nth ->
        [0] , and { $leader } passed { $other }.
        [one] , which cost { $other } the lead; { $leader } had it now.
       *[other] , and the lead went from { $other } to { $leader }.
    }
chronicle-effect-level = { $nth ->
        [0] , which left { $players } level in front.
       *[other] , and the lead was shared by { $players }.
    }

## The opening: what kind of game it was

chronicle-opening-led = { $round ->
        [0] { $seat } went in front early and was never caught again.
       *[other] { $seat } went in front in { -round } { $round } and was never caught again.
    }
chronicle-opening-late = For { $rounds } of { $all } { -rounds } this looked like { $other }’s game. The last one changed that.
chronicle-opening-seesaw = { $round ->
        [0] The lead changed hands { $changes } times before { $seat } could hold on to it.
       *[other] The lead changed hands { $changes } times; only in { -round } { $round } could { $seat } hold on to it.
    }
chronicle-opening-turn = { $round ->
        [0] { $other } had led the way before { $seat } went in front for good.
       *[other] { $other } had led the way, but from { -round } { $round } on { $seat } was in front for good.
    }
chronicle-opening-open = { $round ->
        [0] It stayed open for a long time before { $seat } went in front for good.
       *[other] It stayed open until { -round } { $round }, when { $seat } went in front for good.
    }
chronicle-opening-against = { $other } was the last to be in front, and yet the victory went to { $seat }.
chronicle-opening-tied = Not even the last { -round } could part { $players }.
chronicle-opening-shared = In this game, { $winners } could not be parted.
chronicle-opening-plain = { $players } met for a game of { game-title }.
chronicle-opening-carried = The first part of this game was played under older rules; this report begins in { -round } { $round }.
chronicle-opening-played-on = { $players } played on from { -round } { $round } of another game.
chronicle-opening-alone = { $seat } played alone, against the game itself.

## What can be told of every game

chronicle-resigned = { $then } { $seat } gave up.
chronicle-widest = { $kept ->
        [yes] { $then } { $seat } was { $points } { -unit-other } clear of everyone: no lead in this game was wider.
       *[no] { $then } { $seat } was { $points } { -unit-other } clear of everyone, the widest lead of the game. It was not enough.
    }
chronicle-level = With one { -round } to go, { $players } were level on { $points ->
        [one] 1 { -unit-one }
       *[other] { $points } { -unit-other }
    }.
chronicle-lost-lead = { $then } { $seat }, who had led after { $rounds } { -rounds }, lost the lead for good.
chronicle-drought = { $nth ->
        [0] After { -round } { $round }, nothing more came in for { $seat }.
       *[other] { $seat } gained nothing after { -round } { $round }, either.
    }
chronicle-best-round = { $nth ->
        [0] { -Round } { $round } was { $seat }’s best: it brought { $points } { -unit-other }.
       *[other] { $seat } gained the most in { -round } { $round }, { $points } { -unit-other }.
    }
chronicle-halfway = { $points ->
        [0] Half-way through, { $seat } had nothing to show yet.
        [one] Half-way through, { $seat } had 1 { -unit-one }.
       *[other] Half-way through, { $seat } had { $points } { -unit-other }.
    }
chronicle-leap = { $nth ->
        [0] { $seat }’s largest single gain came { $when }: { $points ->
            [one] 1 { -unit-one }
           *[other] { $points } { -unit-other }
        }{ $effect }
       *[other] { $then } { $seat } gained { $points ->
            [one] 1 { -unit-one }
           *[other] { $points } { -unit-other }
        } at a stroke, more than at any other time{ $effect }
    }

chronicle-costliest = { $then } { $seat } made the costliest decision of the game: it gave away { $tenths ->
        [one] 1 win in 10
       *[other] { $tenths } wins in 10
    }.
chronicle-luckiest = { $then } luck was with { $seat } as never before or after: it was worth { $tenths ->
        [one] 1 win in 10
       *[other] { $tenths } wins in 10
    }.

## The end

chronicle-end-won = { $how ->
        [one] A single { -unit-single } decided it: { $seat } beat { $other } { $points } to { $others }.
        [close] { $seat } won by { $by } { -unit-other }, { $points } to { $others } against { $other }.
        [clear] At the end { $seat } stood alone, with { $points } { -unit-other } to { $other }’s { $others }.
       *[fair] { $seat } won with { $points } { -unit-other }, { $by } more than { $other }.
    }
chronicle-end-tie-break = { $seat } and { $other } both had { $points } { -unit-other }; the tie-breaker ({ $key }) made { $seat } the winner.
chronicle-end-shared = { $winners } shared the victory with { $points } { -unit-other } each.
chronicle-end-resigned = { $then } { $seat } gave up, and the victory went to { $winners }.
chronicle-end-alone-left = With { $other } gone, { $seat } won with { $points } { -unit-other }.
chronicle-end-alone = { $seat } finished with { $points ->
        [one] 1 { -unit-one }
       *[other] { $points } { -unit-other }
    }.
