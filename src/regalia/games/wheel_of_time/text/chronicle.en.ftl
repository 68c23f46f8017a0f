# The chronicle of a finished game, in English.

-round = turn
-Round = Turn
-rounds = turns

chronicle-when = { $same ->
        [0] on turn { $round }
        [one] on the same turn
        [2] after that
       *[other] before the turn was over
    }
chronicle-then = { $same ->
        [0] On turn { $round },
        [one] On the same turn,
        [2] Then
       *[other] Before the turn was over,
    }

chronicle-effect-front = { $nth ->
        [0] , and the Pattern leaned towards { $leader }.
       *[other] , which put { $leader } ahead in the Pattern.
    }
chronicle-effect-back = , and the Pattern leaned towards { $leader } again.
chronicle-effect-overtook = , and the Pattern turned from { $other } to { $leader }.
chronicle-effect-level = , which left the Pattern in balance.

chronicle-opening-battle = { $hero } stood for the Light and { $villain } for the Shadow, and only the Last Battle could part them.
chronicle-opening-short = { $hero } stood for the Light and { $villain } for the Shadow, in a war that never reached the Last Battle.

chronicle-pattern = { $nth ->
        [0] { $then } { $seat } won the Pattern challenge for the { $light ->
            [yes] Light
           *[no] Shadow
        }{ $effect }
       *[other] The Pattern challenge went to { $seat } { $when }{ $effect }
    }
chronicle-pattern-effect = { $nth ->
        [0] { $then } { $seat } wove { $count ->
            [one] a token
           *[other] { $count } tokens
        } of the { $light ->
            [yes] Light
           *[no] Shadow
        } into the Pattern without a challenge{ $effect }
       *[other] Without a challenge, { $seat } gained the Pattern { $when }{ $effect }
    }
chronicle-deadlock = { $players } cancelled each other out: for { $count } turns in a row, up to turn { $round }, the Pattern went to neither.
chronicle-first-death = { $then } { $kind } of { $owner }’s was the first to die{ $effect }
chronicle-death = { $nth ->
        [0] { $owner } lost { $kind } { $when }{ $effect }
       *[other] { $then } { $kind } fell, and { $owner } had one fighter less{ $effect }
    }
chronicle-wounded = { $nth ->
        [0] By turn { $round }, { $owner }’s { $kind } had survived { $total } damage{ $effect }
       *[other] { $kind } stayed with { $owner } through { $total } damage, the last of it { $when }{ $effect }
    }
chronicle-control = { $nth ->
        [0] { $then } { $seat } gained control of { $kind }{ $effect }
       *[other] { $kind } changed sides { $when } and was { $seat }’s from then on{ $effect }
    }
chronicle-fulfilled = { $nth ->
        [0] { $then } the prophecy “{ $kind }” was fulfilled{ $effect }
       *[other] Another prophecy, “{ $kind }”, came true { $when }{ $effect }
    }
chronicle-dragon = { $enters ->
        [yes] Before the Last Battle, { $seat } revealed the Dragon Reborn: { $kind } joined the Light{ $effect }
       *[no] { $seat } revealed { $kind } before the Last Battle, but a Dragon Reborn was there already{ $effect }
    }
chronicle-recruited = { $nth ->
        [0] { $then } { $kind } joined { $seat }{ $effect }
       *[other] { $seat } recruited { $kind } { $when }{ $effect }
    }
chronicle-played = { $nth ->
        [0] { $then } { $seat } played “{ $kind }”{ $effect }
       *[other] { $seat } had “{ $kind }” to play { $when }{ $effect }
    }
chronicle-last-battle = { $then } the Last Battle began, with { $light } of the Light and { $shadow } of the Shadow in the Pattern.
chronicle-battle = { $nth ->
        [0] { $then } { $seat } had the better of the fighting in the Last Battle, { $high } to { $low }{ $effect }
       *[other] The Last Battle went on { $when }, and { $seat } prevailed { $high } to { $low }{ $effect }
    }
chronicle-challenge-won = { $nth ->
        [0] { $then } { $seat }’s “{ $kind }” succeeded, with { $support } support against { $opposition }{ $effect }
       *[other] { $seat } had success with “{ $kind }” { $when }, { $support } to { $opposition }{ $effect }
    }
chronicle-challenge-lost = { $nth ->
        [0] { $then } { $other } held off { $seat }’s “{ $kind }”, { $opposition } to { $support }{ $effect }
       *[other] { $seat }’s “{ $kind }” came to nothing { $when }: { $other } had { $opposition } against { $support }{ $effect }
    }

chronicle-end-avatar = { $kind } was dead, and with that { $other } had lost the war to { $seat }.
chronicle-end-taveren = { $kind }, a Ta’veren, was dead: the Wheel turned against { $other }, and { $seat } had won.
chronicle-end-last_battle = { $seat } won the Last Battle; { $other } could not hold the field.
chronicle-end-nothing_generated = In the Last Battle, { $other } had nothing left to send: { $seat } had won.
chronicle-end-both = In the end { $players } lost at the same moment, and no one was left to win.
chronicle-end-neither = After { $turns } turns neither had lost: { $players } drew.
