# The game in the terminal, in English.

help = Type the number of an option (several: numbers with spaces between; a number where one is asked for). Other words: “?” the table, “cards” what the pieces in sight say, “log” what happened, “rules” the section of the rules, “undo” a step back as far as is fair, “help” this, “quit” leave.
one-of = That is no answer. Type a number from 1 to { $most }, or “help”.
some-of = { $least ->
        [0] That is no answer. Type up to { $most } different numbers of options, with spaces between (nothing: none), or “help”.
       *[other] That is no answer. Type { $least } to { $most } different numbers of options, with spaces between, or “help”.
    }
number = That is no answer. Type a number from { $least } to { $most }, or “help”.
choose-some = { $least } to { $most } of:
choose-number = A number from { $least } to { $most }:
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
