# The game in the terminal, in English.

help = Type the number of an option (for several, numbers separated by spaces; where a number is asked for, the number itself). Other commands: “?” shows the table, “hand” says what only you see, “who leads” who would win now, “what happened” what is new, “log” what happened earlier, “cards” explains the pieces in sight, “rules” shows the relevant section of the rules and “rules 5.2” another one, “undo” takes back your last choice while that’s fair, “help” shows this text, “quit” leaves the game.
command-table = ? / table / board
command-hand = hand / my hand
command-leads = who leads / score
command-news = what happened / news
command-cards = cards
command-log = log
command-rules = rules
command-undo = undo
command-help = help
command-quit = quit
none = none
nothing-hidden = You see nothing that the others don’t see.
leads = If the game ended now, by what you can see:
level = No one is ahead now.
offers = You can also (the game doesn’t wait for it):
no-offer = You can choose { $most ->
        [0] nothing
       *[other] “+1” to “+{ $most }”
    }. Type one of these, or “help”.
no-one = That isn’t a valid answer. Type a number from 1 to { $most }, or “help”.
no-some = { $least ->
        [0] That isn’t a valid answer. Type up to { $most ->
            [one] 1 option number
           *[other] { $most } different option numbers, separated by spaces
        } (or nothing), or “help”.
       *[other] That isn’t a valid answer. Type { $exact ->
            [yes] { $most ->
                [one] 1 option number
               *[other] { $most } different option numbers, separated by spaces
            }
           *[no] { $least } to { $most } different option numbers, separated by spaces
        }, or “help”.
    }
no-parts = { $different ->
        [yes] That isn’t a valid answer. Type { $count } different numbers from 1 to { $most } ({ $fields }), or “help”.
       *[no] That isn’t a valid answer. Type { $count } numbers from 1 to { $most } ({ $fields }), or “help”.
    }
no-number = That isn’t a valid answer. Type a number from { $least } to { $most }, or “help”.
no-order = { $exact ->
        [yes] That isn’t a valid answer. Type { $most } different numbers in the order you want, or “help”.
       *[no] That isn’t a valid answer. Type { $least } to { $most } different numbers in the order you want, or “help”.
    }
no-assign = That isn’t a valid answer. Type { $count } place { $count ->
        [one] number
       *[other] numbers
    } from 1 to { $most }, one for each item, or “help”.
no-share = { $exact ->
        [yes] That isn’t a valid answer. Type { $count } { $count ->
            [one] amount
           *[other] amounts
        } adding up to { $most }, one for each place, or “help”.
       *[no] That isn’t a valid answer. Type { $count } { $count ->
            [one] amount
           *[other] amounts
        } adding up to { $least } to { $most }, one for each place, or “help”.
    }
wrong = { $why ->
        [too-many] Too many: { $part }.
        [too-few] Too few: { $part }.
        [twice] Given twice: { $part }.
        [missing] Missing: { $part }.
       *[other] Not possible: { $part }.
    }
help-some = Now: type the numbers of everything you choose, separated by spaces, for example “1 3”. If you can choose nothing, just press Enter.
help-order = Now: type the numbers in the order you want, first one first, for example “3 1 2”.
help-assign = Now: for each item, in the order listed, type the number of its place, for example “2 1 1”. Numbers in brackets show where an item can go and how many a place holds.
help-share = Now: for each place, in the order listed, type how much it gets, 0 for nothing, for example “2 0 1”. Numbers in brackets show how much a place holds.
help-parts = Now: type one number for each of these, in this order: { $fields }. For example “2 1 3”.
choose-order = { $exact ->
        [yes] Choose { $most } of these, in order:
       *[no] Choose { $least } to { $most } of these, in order:
    }
choose-assign = Choose a place for each of these:
places = Places:
choose-share = { $exact ->
        [yes] Choose an amount for each of these, { $most } in total:
       *[no] Choose an amount for each of these, { $least } to { $most } in total:
    }
choose-parts = Choose a number for each ({ $fields }):
choose-some = { $exact ->
        [yes] Choose { $most } of:
       *[no] Choose { $least } to { $most } of:
    }
choose-number = Choose a number from { $least } to { $most }:
line = { $what }: { $words }
not-now = You can’t undo any further: someone has learned something or made a choice since.
whose-turn = { $who }, it’s your turn. Press Enter when no one else is looking.
seed = Seed: { $seed }
kept = Record saved to { $file }.
commitment = SHA-256 of the seed: { $commitment }
no-record = The game isn’t over, so no record was saved.
bot = { $level ->
        [page] Page
        [squire] Squire
        [knight] Knight
        [regent] Regent
       *[other] { $level }
    } { $place }

# What `regalia verify` has found.

verify-and = {"; "}
verify-true = true: { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }, { $draws ->
        [one] 1 draw
       *[other] { $draws } draws
    } from the committed seed
verify-carried = the position it resumed from, after { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }, and everything before were not checked
verify-nothing = not checked: played under version { $played } of the rules; this Regalia has version { $ours }
verify-other-pack = not checked: played with { $played ->
        [none] the standard content
       *[other] the pack “{ $played }”
    }; these rules use { $ours ->
        [none] the standard content
       *[other] the pack “{ $ours }”
    }
verify-withheld = no nonce was revealed for seat { $seats }
verify-seed = the seed doesn’t match its published fingerprint
verify-nonce = a nonce doesn’t match its seat’s fingerprint
verify-brought = a seat’s deck doesn’t match its fingerprint
verify-answers = the record breaks the rules: { $detail }
verify-unfinished = the game isn’t over
verify-end = the game ends differently
verify-chance = the game continued with a different seed
verify-commitment = the commitment isn’t the one that was published
verify-own-nonce = the nonce isn’t in the record

# What `regalia analyse` has found.

analyse-player = player
analyse-decisions = moves
analyse-inexact = inexact
analyse-mistakes = mistakes
analyse-blunders = blunders
analyse-loss = loss
analyse-usual = usual
analyse-play = play
analyse-others = others
analyse-luck = luck
analyse-seat = Seat { $number }
analyse-unit = In wins out of 100 games. Loss: what a decision gave away on average, with its 95 % interval; usual: what usual decisions would have given away in the same positions. Play: own decisions, compared with usual ones; others: decisions of the other players; luck: all the rest.
analyse-moment = Step { $step }, { $who }{ $kept ->
        [yes] {" "}(a bot decided)
       *[no] {""}
    }: { $word ->
        [blunder] blunder
        [mistake] mistake
       *[inexact] inexact
    }: { $played } wins { $chance } of 100; best: { $best }, { $better } of 100
analyse-fails-chances = In this game, chances don’t always come true: read them as a rough estimate.
analyse-fails-known = In this game, players’ own chances are shown too high: what others have hidden is better than it seems.
analyse-fails-words = In this game, some mistakes are missed, or some good moves are called mistakes.
analyse-fails-levels = In this game, the losses of strong and weak bots hardly differ: they say little about how well someone played.
analyse-unmeasured = Too few games were measured to say how reliable all these figures are in this game.
analyse-progress = { $done } of { $count } decisions judged
analyse-done = All { $count } decisions are judged.
analyse-so-far = { $done } of { $count } decisions are judged; the others are missing.
analyse-stopped = Stopped.
analyse-rules = it was played under version { $detail } of the rules, which isn’t the one here
analyse-pack = it was played with the pack “{ $detail }”, which isn’t here
analyse-alone = a game for one player has no chances to compare
analyse-unfinished = the game isn’t over
analyse-seed = the seed doesn’t match its published fingerprint
analyse-nonce = a nonce doesn’t match its seat’s fingerprint
analyse-brought = a seat’s deck doesn’t match its fingerprint
analyse-answers = the record breaks the rules: { $detail }
analyse-end = the game ends differently
analyse-chance = the game continued with a different seed
mcp-not-begun = The game hasn’t begun yet: wait.
mcp-not-asked = You aren’t asked anything now: wait.
mcp-done = Done.
mcp-refused = Refused: { $why }
mcp-your-turn = It’s your turn.
mcp-others = Others still decide.
mcp-unreachable = The arena can’t be reached now, or doesn’t reply. Wait, then look whether your answer was taken.
mcp-over = The game is over.
mcp-legal = You can choose this.
