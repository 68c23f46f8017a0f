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

hero-title = A table for tonight
hero-text = Open a table, send the link, and play: people, good bots, or both. No account, nothing to install.
your-name = Your name
name-go = That’s me
name-change = Change
have-code = You have a table code?
join = Join
games-title = Games
players-from-to = { $least ->
        [1] 1 to { $most } players
       *[other] { $least } to { $most } players
    }
new-table = New table
lobby-title = Tables
your-tables = Your tables
open-tables = Open: sit down
no-open-tables = No open table at the moment. Open one!
playing-tables = In play: watch
no-playing-tables = Nobody is playing in public at the moment.
status-open = open
status-playing = in play
status-over = over
by-link = by link only
free-seat = free

who-are-you = Who are you?
who-are-you-hint = The others at the table will see this name. You need no account.
just-watch = No, I just want to watch

who-plays = Who plays?
how-many = Players
seat-number = Seat { $number }
seat-me = Me
seat-open = Open for somebody
bot-page = Page
    .hint = plays at random
bot-squire = Squire
    .hint = plays by simple judgement
bot-knight = Knight
    .hint = thinks ahead
bot-regent = Regent
    .hint = thinks ahead for longer
what-is-agreed = What is agreed
list-in-lobby = Everybody can find this table in the lobby
open-table = Open the table
needs-script = The table needs JavaScript.

problem-title = That did not work
problem-name = A name has 1 to 24 characters.
problem-code = There is no table with this code. Codes have six letters and digits.
problem-no_such_table = There is no such table. Perhaps the link is incomplete?
problem-no_such_game = There is no such game here.
problem-not_found = There is nothing at this address.
problem-method_not_allowed = This address is not for that.
problem-malformed = The form could not be read.
problem-too_large = That was too much at once.
problem-too_fast = That was too fast. Wait a moment and try again.
problem-no_name = Please say your name first.
problem-unexpected = Something went wrong on our side. It has been noted. Your tables are safe.
problem-wrong_count = The game is not for so many players.
to-lobby = To the tables

help-start = Playing
    .text = Say your name, choose a game and open a table. Give the link or the six-letter code to the others, or fill seats with bots. Whoever opened the table starts the game. Come back any time by the same link: everything is as it was.
help-device = Several players at one device
    .text = Before the game, add “someone at this device” to a free seat. When it is that player’s turn, the page hides all secrets and asks for the device to be handed over.
help-decide = Deciding
    .text = What you can choose lights up. Tap it to choose; what cannot be taken back asks once more. Tap anything else to learn why it cannot be chosen now, with the rule. All choices are also there as a plain list.
help-undo = Taking back
    .text = You can take back a choice as long as nobody has learned or decided anything since. Beyond that you can ask the others; everybody must agree.
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
