# The game in the terminal, in English.

help = Type the number of an option (several: numbers with spaces between; a number where one is asked for). Other words: “?” the table, “cards” what the pieces in sight say, “log” what happened, “rules” the section of the rules, “undo” a step back as far as is fair, “help” this, “quit” leave.
offers = You may also, unasked (the game does not wait for it):
no-offer = You are offered { $most ->
        [0] nothing
       *[other] “+1” to “+{ $most }”
    }. Type such a sign, or “help”.
no-one = That is no answer. Type a number from 1 to { $most }, or “help”.
no-some = { $least ->
        [0] That is no answer. Type up to { $most ->
            [one] 1 number of an option
           *[other] { $most } different numbers of options, with spaces between
        } (nothing: none), or “help”.
       *[other] That is no answer. Type { $exact ->
            [yes] { $most ->
                [one] 1 number of an option
               *[other] { $most } different numbers of options, with spaces between
            }
           *[no] { $least } to { $most } different numbers of options, with spaces between
        }, or “help”.
    }
no-parts = { $different ->
        [yes] That is no answer. Type { $count } different numbers from 1 to { $most } ({ $fields }), or “help”.
       *[no] That is no answer. Type { $count } numbers from 1 to { $most } ({ $fields }), or “help”.
    }
no-number = That is no answer. Type a number from { $least } to { $most }, or “help”.
no-order = { $exact ->
        [yes] That is no answer. Type { $most } different numbers, in the order you want, or “help”.
       *[no] That is no answer. Type { $least } to { $most } different numbers, in the order you want, or “help”.
    }
no-assign = That is no answer. Type { $count } { $count ->
        [one] number of a place
       *[other] numbers of places
    }, 1 to { $most }, one for each thing, or “help”.
no-share = { $exact ->
        [yes] That is no answer. Type { $count } { $count ->
            [one] amount
           *[other] amounts
        } that make { $most } together, one for each place, or “help”.
       *[no] That is no answer. Type { $count } { $count ->
            [one] amount
           *[other] amounts
        } that make { $least } to { $most } together, one for each place, or “help”.
    }
wrong = { $why ->
        [too-many] Too many: { $part }.
        [too-few] Too few: { $part }.
        [twice] Named twice: { $part }.
        [missing] Not named: { $part }.
       *[other] Not possible: { $part }.
    }
help-some = Now: type the numbers of all that you choose, with spaces between, such as “1 3”. Press Enter alone to choose nothing, where that is allowed.
help-order = Now: type the numbers of things in the order you want, the first one first, such as “3 1 2”.
help-assign = Now: for each thing, in the order of the list, type the number of the place it goes to, such as “2 1 1”. Numbers in brackets say where a thing may go, and how many a place takes.
help-share = Now: for each place, in the order of the list, type how much it gets, 0 for nothing, such as “2 0 1”. Numbers in brackets say how much a place takes.
help-parts = Now: for each of these, in this order, type the number of what goes there: { $fields }. For example “2 1 3”.
choose-order = { $exact ->
        [yes] { $most } of these, in an order:
       *[no] { $least } to { $most } of these, in an order:
    }
choose-assign = For each of these, the number of its place:
places = Places:
choose-share = { $exact ->
        [yes] An amount for each of these, { $most } together:
       *[no] An amount for each of these, { $least } to { $most } together:
    }
choose-parts = A number for each ({ $fields }):
choose-some = { $exact ->
        [yes] { $most } of:
       *[no] { $least } to { $most } of:
    }
choose-number = A number from { $least } to { $most }:
line = { $what }: { $words }
not-now = No step back is fair any more: somebody has learned or decided something since.
whose-turn = { $who }, it is your turn. Press Enter when nobody else is looking.
seed = Seed: { $seed }
kept = The record is in { $file }.
commitment = SHA-256 of the seed: { $commitment }
no-record = The game is not over: no record was written.
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
verify-carried = neither the position from which it went on, after { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }, nor anything before was checked
verify-nothing = nothing was checked: it was played under version { $played } of the rules, and this Regalia has version { $ours }
verify-other-pack = nothing was checked: it was played with { $played ->
        [none] the game’s own content
       *[other] the pack “{ $played }”
    }, and these rules have { $ours ->
        [none] the game’s own content
       *[other] the pack “{ $ours }”
    }
verify-withheld = no nonce was revealed for seat { $seats }
verify-seed = the seed is not the one that the table committed itself to
verify-nonce = a nonce is not the one that its seat committed itself to
verify-brought = what a seat has brought is not what it committed itself to
verify-answers = the record does not follow the rules: { $detail }
verify-unfinished = the game is not over
verify-end = the game ends differently
verify-chance = the game went on with another seed
verify-commitment = the commitment is not the one that was published
verify-own-nonce = the nonce is not in the record
