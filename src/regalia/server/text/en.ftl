# The site's pages, in English.

site-name = Regalia
site-summary = Play deep board games online with friends and good bots.
skip-to-content = To the content
navigation = Pages
nav-rules = Rules
nav-help = Help
language = Language
language-en = English
language-ja = 日本語
theme = Colours
theme-auto = Auto
theme-light = Light
theme-dark = Dark
theme-auto-hint = Follow the device
theme-light-hint = Light colours
theme-dark-hint = Dark colours
footer = Regalia is free: anyone can host it.
credits = Credits
contents = Contents
table = table

hero-title = Play tonight
hero-text = with people, good bots, or both; no account, nothing to install
your-name = Your name
name-go = Continue
name-change = Change
have-code = Have a table code?
join = Join
play-bots = Play bots now
open-a-table = Open a table
minutes-from-to = { $least }–{ $most } min
weight = Weight { $weight } of 5
guest = Guest
players-from-to = { $least ->
        [1] 1 to { $most } players
       *[other] { $least } to { $most } players
    }
new-table-of = New table: { $title }
rules-of = { $title }: Rules
lobby-title = Tables
your-tables = Your tables
tables-waiting = { $count ->
        [0] nobody waits for you
        [one] one waits for you
       *[other] { $count } wait for you
    }
waits-for = Waits for { $names }.
waits-for-you = The table waits for you.
and-also = , { "" }
go-on = Play
open-tables = Open: sit down
no-open-tables = No open table at the moment. Open one!
playing-tables = In play: watch
no-playing-tables = Nobody is playing in public at the moment.
status-open = Open
status-playing = In play
status-over = Over
your-turn = Your turn
finished-tables = Finished games
table-of = The table of { $host }
seats-at = At the table
by-link = by link only
free-seat = open seat

who-are-you = Who are you?
who-are-you-hint = The others at the table will see this name. You need no account.
just-watch = No, I just want to watch

who-plays = Who plays?
how-many = Players
seat-number = Seat { $number }
seat-me = Me
seat-open = Open seat
seat-device = Player at this device
name-at-device = Name of player { $number } at this device
player-number = Player { $number }
bot-page = Page
    .hint = plays anything that is allowed, at once: for a first look
bot-squire = Squire
    .hint = takes what looks best now, at once: for a first game
bot-knight = Knight
    .hint = tries out what may follow, half a second for each choice
bot-regent = Regent
    .hint = tries out more, two seconds for each choice: for those who know the game
what-is-agreed = Options
pack = Cards
pack-own = The game's own
list-in-lobby = List this table in the lobby
open-table = Open the table
needs-script = The table needs JavaScript.
offline-title = No network
offline-text = The arena cannot be reached. Your tables are safe there: everything will be as it was.
offline-again = Try again

problem-title = That did not work
problem-name = A name has 1 to 24 characters.
problem-code = There is no table with this code. Codes have six letters and digits.
problem-no_such_table = There is no such table. Perhaps the link is incomplete?
problem-no_such_game = There is no such game here.
problem-not_brought = Every seat has to bring something first.
problem-not_legal = This may not be brought to this table.
problem-nothing_to_bring = There is nothing to bring in this game.
problem-no_such_pack = This arena has no such pack.
problem-pack_missing = The pack of this table is no longer in this arena.
problem-not_found = There is nothing at this address.
problem-method_not_allowed = This address is not for that.
problem-malformed = The form could not be read.
problem-too_large = That was too much at once.
problem-too_fast = That was too fast. Wait a moment and try again.
problem-no_name = Please say your name first.
problem-unexpected = Something went wrong on our side. It has been noted. Your tables are safe.
problem-too_many = Too many tables of yours, or of your network, are waiting or in play. Play some of them first; those that wait count for a day.
problem-try_again = Something got in the way. Please try again.
problem-not_saved = That was not saved: the arena's disk is full or busy. Nothing has changed. Please try again.
problem-unreadable = This table's saved game is damaged and cannot be opened. The host's log says more.
problem-forbidden = This request came from another site.
problem-removed = The host has removed you from this table.
problem-wrong_host = This arena is not known by that address. Whoever hosts it can add the name (regalia serve --hostname).
problem-no_such_seat = There is no such seat.
problem-seat_taken = Somebody sits there already.
problem-wrong_count = The game is not for that many players.
to-lobby = To the tables

help-start = Playing
    .text = Say your name, choose a game and open a table. Give the link or the six-letter code to the others, or fill seats with bots. Whoever opened the table starts the game. Come back any time by the same link: everything is as it was.
help-private = Who may sit down
    .text = At a table that the lobby lists, anybody can sit down. At one that it does not list, whoever has the code can watch and ask for a seat, and the host lets them in. Before the game, the host can remove anybody, or close the table.
help-device = Several players at one device
    .text = Before the game, choose “Player at this device” for an open seat. When it is that player’s turn, the page hides all secrets and asks for the device to be handed over.
help-decide = Deciding
    .text = What you can choose lights up. Tap it to choose; what cannot be undone asks once more. Tap anything else to learn why it cannot be chosen now, with the rule. All choices are also there as a plain list.
help-undo = Undo
    .text = You can undo a choice as long as nobody has learned or decided anything since. Beyond that you can ask the others; everybody must agree.
help-bots = Bots
    .text = Page, squire, knight and regent play better in this order. They see only what their seat may see.
help-leave = When somebody leaves
    .text = A seat that is unattended for two minutes can be given to a bot by the others. Whoever comes back gets it back at once.
help-keys = Keyboard
    .text = Everything can be done with Tab, the arrow keys, Enter and Esc. Press ? at a table for all keys.
help-fair = Is it fair?
    .text = Before the game, the table publishes a fingerprint of its seed. Afterwards it publishes the seed, and everybody can check every shuffle and draw: save the record and run “regalia verify”.
help-host = Your own arena
    .text = Regalia is open source. One command starts an arena on any computer with Python.
credits-text = The pictures of cards, crests and marks are our own. Regalia also uses:
licences = The licences of what is built in
