# The site's pages, in English.

site-name = Regalia
site-summary = Play deep board games online with friends and strong bots.
skip-to-content = Skip to content
navigation = Main navigation
nav-find = Find players
nav-puzzles = Puzzles
nav-rules = Rules
nav-help = Help
ways = Shortcuts
way-home = Home
way-games = Games
way-code = Join
way-more = More
all-pages = All pages
language = Language
language-en = English
language-ja = 日本語
theme = Colours
theme-auto = Auto
theme-light = Light
theme-dark = Dark
theme-auto-hint = Match the device
theme-light-hint = Use light colours
theme-dark-hint = Use dark colours
footer = Regalia is free software. Anyone can host it.
credits = Credits
contents = Contents
search-rules = Search the rules
table = table

welcome-title = Great board games, full of secrets. Play in a minute.
welcome-text = Bluff and build with friends, strangers or clever bots. Free, in your browser.
welcome-text-alone = Bluff and build against clever bots, or with others at this device. Everything runs in this tab, offline, too.
welcome-watch = Watch bots play { $title }
quick-ways = Ways to play
quick-learn-hint = { $title } at a real table, step by step.
quick-bots = Play bots now
quick-bots-hint = No name, no account. The game starts at once.
quick-friends = Play with friends
quick-friends-hint = Open a table and send the link.
quick-device = Pass and play
quick-device-hint = Several players at one device.
quick-puzzles-hint = A position a day: find the best move.
alone-title = More to play
alone-hint = This arena runs in your browser. An arena on a server adds other players: friends by link, tournaments, ratings.
alone-arena = Play with friends: open on an arena
quick-people = Play with people
quick-find-hint = Choose what you like: the arena finds the others. { $count ->
        [0] { "" }
        [one] 1 table is looking for players.
       *[other] { $count } tables are looking for players.
    }
quick-people-hint = { $count ->
        [0] Open a table: others see it here.
        [one] 1 table is looking for players.
       *[other] { $count } tables are looking for players.
    }
games-title = { $count ->
        [one] 1 game
       *[other] { $count } games
    }
works-title = How it works
play-it = Play
play-it-named = Play { $title } against bots
your-name = Your name
name-go = Continue
name-change = Change
have-code = Table code
join = Join
learn-game = Learn in 5 minutes
learn = Learn
learn-on = Go on at step { $step }
open-a-table = Open a table
minutes-from-to = { $least }–{ $most } min
weight = Complexity: { $weight } of 5
guest = Guest
sole-guest = Player
players-from-to = { $least ->
        [1] 1 to { $most } players
       *[other] { $least } to { $most } players
    }
new-table-of = New table: { $title }
rules-of = { $title }: Rules
lobby-title = Tables
your-tables = Your tables
more-tables = { $count ->
    [one] 1 more table
   *[other] { $count } more tables
  }{ $waiting ->
    [0] { "" }
   *[other] { " " }(your turn at { $waiting })
  }
tables-waiting = { $count ->
        [0] No one is waiting for you
        [one] Your turn at 1 table
       *[other] Your turn at { $count } tables
    }
waits-for = Waiting for { $names }
waits-for-you = It’s your turn.
and-also = , { "" }
go-on = Play
open-tables = Open tables
no-open-tables = No one has a table open right now. Be the first: others see it here.
playing-tables = Games to watch
no-playing-tables = No public games right now.
status-open = Open
status-playing = In progress
status-over = Finished
your-turn = Your turn
finished-tables = Finished games
by-link = link only
free-seat = open seat

who-are-you = What’s your name?
who-are-you-hint = The other players will see this name. No account needed.

who-plays = Who’s playing?
how-many = Number of players
seat-number = Seat { $number }
seat-me = Me
seat-open = Open seat
seat-device = Player on this device
fill-with-bots = Fill with bots
name-at-device = Name of player { $number } on this device
player-number = Player { $number }
preview-table = A table of { $title }
preview-open = { $names } at the table. Take a seat, or watch.
preview-playing = { $names } are playing. Watch the game.
preview-over = { $names } have played. See the game again.
preview-won = { $title }: won by { $names }
puzzles = Puzzles of the day
puzzles-title = Puzzles of the day
puzzles-hint = A position from a real game, as one of its players saw it. One answer is clearly the best. Which one?
puzzles-mine = Positions from my public games may become puzzles; no names are shown
puzzles-none = No game has a puzzle today.
puzzle-of = Puzzle of { $day }
puzzle-solve = Solve it
puzzle-solve-named = Solve it: { $title }
record-title = Open a game record
record-open = Open a game record
record-hint = A record is the file that “Download game record” saves at the end of a game, here or at another arena. It is checked first: every draw against its seed, and every answer against the rules. Then you see the game again, step by step. A table that was saved in a browser tab goes on here: bots keep their seats, the others are free.
record-names = The names are those in the file and belong to no one here. Anyone with the link of the table that opens can see it; no list shows it.
record-file = Game record
record-drop = Drop the file here, or choose it.
record-check = Check and open
record-refused = This record can’t be opened.
record-unreadable = The file is not a game record, or is damaged.
record-too_large = The file is too large for a game record: at most { $most } KB.
record-no_file = Choose a file first.
record-unknown_game = This arena does not have the game of this record.
record-pack = This arena does not offer the pack that the game was played with.
record-older = The game was played under other rules than this arena has now, so it can’t be checked.
record-unfinished = The game was not over when the record was saved.
record-over = The game of this table is over: save its record instead.
record-seats = The number of seats is not one that the game allows.
record-seed = The record was changed: its seed is not the one published before the game.
record-nonce = The record was changed: a player’s share of the seed is not the one they committed to.
record-brought = The record was changed: a deck is not the one committed to before the game.
record-answers = The record was changed: an answer in it does not follow the rules.
record-end = The record was changed: the game does not end as the record says.
record-chance = The record was changed: its draws don’t follow from its seed.
record-slow = Checking took too long. Please try again later.
numbered-player = { $player } { $number }
bot-page = Page
    .hint = Beginner: plays random legal moves
bot-herald = Herald
    .hint = Learned from thousands of games: as strong as a squire or stronger, and moves at once
bot-squire = Squire
    .hint = Easy: grabs the best-looking move. Good for your first game
bot-knight = Knight
    .hint = Medium: looks ahead (½ s per move)
bot-regent = Regent
    .hint = Hard: looks further ahead (2 s per move). For experienced players
bots-in-tab = In a browser tab, knights and regents look at about half as many positions as on a server.
what-is-agreed = Options
pack = Card pack
pack-own = Standard
tempo = Time control
tempo-none = No time limit
tempo-live-5 = Live: 5 min + 10 s
tempo-live-15 = Live: 15 min + 20 s
tempo-live-30 = Live: 30 min + 30 s
tempo-half-day = Turn-based: 12 hours
tempo-day = Turn-based: 1 day
tempo-three-days = Turn-based: 3 days
tempo-week = Turn-based: 1 week
list-in-lobby = List this table in the lobby
learning-table = Learning table: everyone may take hints
open-table = Open the table
needs-script = This page needs JavaScript.
offline-title = No connection
offline-text = The server can’t be reached. Your tables are saved there: you’ll pick up where you left off.
offline-again = Try again

problem-title = Something went wrong
problem-title-not_found = Page not found
problem-name = Names are 1 to 24 characters of one script. You can mix Latin letters with Japanese, Chinese or Korean.
problem-code = No table has this code. Codes are six letters and digits.
problem-no_such_table = This table doesn’t exist, or you can’t watch it. Maybe the link is incomplete?
problem-no_such_game = This game isn’t available here.
problem-not_brought = Every player must choose a deck first.
problem-not_legal = This deck isn’t legal at this table.
problem-nothing_to_bring = This game doesn’t use decks.
problem-no_such_pack = This card pack isn’t available here.
problem-pack_missing = This table’s card pack is no longer available here.
problem-no_guests = You need an account to play here. Please sign in first.
problem-not_sure = Nothing has changed. Tick the box to confirm.
problem-no_such_person = There’s no one by that name here.
problem-not_invited = This invitation has been used, revoked or has expired.
problem-not_found = There’s nothing at this address.
problem-method_not_allowed = That can’t be done at this address.
problem-malformed = The form couldn’t be read.
problem-too_large = That’s too much data at once.
problem-name_taken = This name, or one that looks like it, belongs to an account.
problem-read_only = This token is read-only.
problem-no_puzzle = There is no puzzle of this game on that day.
problem-no_seek = You aren’t looking for players right now.
problem-offer_over = This table is no longer available.
problem-matching_off = This arena doesn’t search for players.
problem-not_learning = There are hints at learning tables only.
problem-people_only = Programs can’t use the chat.
problem-blocked = You have blocked this player. Unblock them first.
problem-muted = An administrator has muted you{ $until ->
        [none] .
       *[other] {" "}until { $until }.
    }
problem-suspended = An administrator has suspended you from public tables{ $until ->
        [none] .
       *[other] {" "}until { $until }.
    }
problem-no_page = This player plays as a guest and has no page.
problem-accounts_only = This is for people with an account. You can create one on your account page.
problem-talk_off = Chat is off at this table.
problem-phrases_only = Only preset phrases are allowed at this table.
problem-too_fast = You’re going too fast. Wait a moment and try again.
problem-no_name = Please enter your name first.
problem-unexpected = Something went wrong on our side. The error has been logged. Your tables are safe.
problem-cannot_analyse = This game can’t be analysed here.
problem-too_many_analyses = Too many games are waiting to be analysed. Try again when one is done.
problem-too_many = You, or others on your network, have too many tables open or in progress. Finish some first. Open tables stop counting after a day.
problem-try_again = That didn’t go through. Please try again.
problem-not_saved = That couldn’t be saved: the server’s disk is full or busy. Nothing has changed. Please try again.
problem-unreadable = The saved data is damaged and can’t be opened. The server log has the details.
problem-forbidden = This request came from another site.
problem-removed = The host has removed you from this table.
problem-wrong_host = Regalia doesn’t answer to this address. If you run this server, add the name with “regalia serve --hostname”.
problem-no_such_seat = This seat doesn’t exist.
problem-hands_not_agreed = Not every player has agreed that spectators see their hand.
problem-hands_open = Spectators see all hands at this table, so no one can take a seat during the game.
problem-seat_taken = This seat is taken.
problem-out_of_time = Your time ran out before your move arrived.
problem-paused = The game is paused.
problem-forfeited = This seat has been forfeited.
problem-wrong_count = This game can’t be played with that many players.
to-lobby = Back to the lobby

help-start = Getting started
    .text = Enter your name, choose a game and open a table. Share the link or the six-letter code, or fill empty seats with bots. The host, who opened the table, starts the game. You can leave at any time and return by the same link: the game is saved.
help-private = Who can join
    .text = Anyone can join a table listed in the lobby. At an unlisted table, anyone with the code can watch and ask for a seat, and the host lets them in. Before the game starts, the host can remove players or close the table.
help-alone = Getting started
    .text = Choose a game and play: against bots, or with others at this device. Everything runs in this browser tab and is saved in it, so you can leave at any time and continue later, also offline.
help-move = Take your games with you
    .text = The page behind your name saves all your games as one file, for another browser or device, or for a server of your own. A table in play can continue at an arena: see the settings of the table.
help-device = Several players on one device
    .text = Before the game, choose “Player on this device” for an open seat. When that player’s turn comes, the page hides everything secret and asks you to hand over the device.
help-decide = Making a choice
    .text = Everything you can choose lights up. Tap it to choose it; moves that can’t be undone ask you to confirm. Tap anything else to see why you can’t choose it now, with a link to the rule. All options are also available as a plain list.
help-undo = Undo
    .text = You can undo a choice until someone learns something new or makes another choice. After that, ask the other players: everyone must agree.
help-bots = Bots
    .text = Page, Squire, Knight and Regent are the four levels: Beginner, Easy, Medium and Hard. Some games also have a Herald, who has learned from thousands of games. Bots see only what their own seat can see.
help-leave = When someone leaves
    .text = At a table without a time limit, the other players can have a bot take over a seat whose player has been away for two minutes. The player gets the seat back on returning.
help-time = Time control
    .text = Play without a time limit, live with minutes on the clock, or turn-based over days. Your clock runs only while it’s your move, and never while the server is down. If it runs out, a bot plays until you return, or whatever the table agreed on happens. To pause or to change the time control, open Settings at the table; everyone must agree.
help-keys = Keyboard
    .text = You can do everything with Tab, the arrow keys, Enter and Esc. Press ? at a table to see all keys.
help-fair = Is it fair?
    .text = Before the game, the table publishes a fingerprint of its random seed; afterwards, the seed itself. Anyone can then check every shuffle and draw: download the game record and run “regalia verify”.
help-host = Host your own
    .text = Regalia is open source. One command starts your own server on any computer with Python.
credits-text = All card art, crests and icons are our own. Regalia also uses:
licences = Licences of included software

account-title = Your account
settings-title = Settings
settings-of = { $who }: settings
account-of = { $who }: account and devices
devices = Devices
device-this = This device
device-unknown = Unknown device
last-used = Last used:
end-device = Sign out
end-device-named = Sign out: { $device }
end-other-devices = Sign out all other devices
end-all-devices = Sign out everywhere
sign-out = Sign out
sign-out-guest-hint = Guests can’t sign back in: signing out gives up your seats.

notices = Notifications
notices-explain = Regalia can notify you outside this page when a table has been waiting for you for a minute, when you have less than three hours left, when a game ends, when you’re invited to a table and when someone mentions you in chat.
notices-quiet = Notifications are paused while your clock is (sleep, days off, vacation).
channels = Your channels
channel-kinds = { $count ->
        [0] No notifications
        [one] 1 type of notification
       *[other] { $count } types of notifications
    }
channel-save = Save
channel-remove = Remove
channel-remove-named = Remove { $where }
kind-turn = It’s my turn
kind-flag = Less than three hours left
kind-over = A game ends
kind-invited = I’m invited to a table
kind-mentioned = Someone mentions me in chat
kind-round = A round of a tournament begins
kind-found = A table over days is found for me
kind-season = A new season of my league opens
push = This device
push-explain = Get notifications even when Regalia is closed. Your browser will ask for permission.
push-on = Turn on notifications
push-refused = Your browser blocks notifications from Regalia. You can allow them in its settings for this site.
push-failed = Your browser can’t receive notifications right now. Try again later.
webhooks = Chat apps
webhooks-explain = Post notifications to a webhook at one of: { $services }
webhook-address = Webhook URL
webhook-add = Add
webhook-not-allowed = Webhooks at this address aren’t allowed here.
webhook-too-many = You’ve reached the webhook limit.
feed = Feed and calendar
feed-explain = Private addresses for your feed reader and your calendar. Creating a new address disables the old one.
feed-made = Keep these addresses private. They won’t be shown again.
feed-new = Create new address
notice-turn = { $game } ({ $table }): it’s your turn.
notice-flag = { $game } ({ $table }): you have less than three hours left.
notice-over = { $game } ({ $table }) has ended.
notice-invited = { $game } ({ $table }): you’re invited to this table.
notice-mentioned = { $game } ({ $table }): { $who } mentioned you.
notice-round = { $game } ({ $table }): a round of your tournament has begun. This is your table.
notice-found = { $game }: a table is ready for you. Confirm within a day.
notice-season = { $league } ({ $game }): a new season opens, and you’re in it.
notice-until = { $table }: your time runs out
sign-in = Sign in
have-account = I already have an account
open-account = Create account
open-account-hint = An account keeps your seats, games and decks on all your devices, and reserves your name for you.
password = Password
password-hint = At least 8 characters. Several random words work well.
new-password = New password
new-password-hint = At least 8 characters. This signs out all your other devices.
change-password = Change password
credentials = Ways to sign in
codes = Recovery codes
codes-hint = Print these codes or write them down: they won’t be shown again. If you forget your password, each code lets you set a new one, once.
codes-kept = I’ve saved them
codes-left = { $count ->
        [one] One recovery code is left.
       *[other] { $count } recovery codes are left.
    }
new-codes = Create new recovery codes
lost-password = Forgot your password?
recover-hint = Enter your name, one of your recovery codes and a new password. Not even the administrator can see your password.
recovery-code = Recovery code
prove = Confirm it’s you
prove-hint = Enter your password again. For the next ten minutes you can then change how you sign in.
access = Check your account
access-explain = Your new password is set. All your other devices are signed out, and your API tokens and the feed and calendar addresses no longer work. Remove anything below that isn’t yours.
access-ways = Can still sign in or receive your notifications
access-none = Nothing except your new password.
access-passkey = Passkey
access-link = Sign-in provider
access-webhook = Chat app
access-push = Browser with notifications
access-mail = Email address for recovery
access-codes = If someone else could have seen them, create new ones.
access-remove-named = Remove: { $what }
access-done = Go to your account
passkeys = Passkeys
passkeys-hint = A passkey signs you in with your device’s screen lock (fingerprint, face or PIN) instead of a password.
passkey-name = Passkey name
passkey-remove-hint = Removing a passkey signs out all your other devices.
new-passkey = Add a passkey
rename = Rename
rename-named = Rename: { $passkey }
rename-keep = Save
remove = Remove
remove-named = Remove: { $passkey }
sign-in-passkey = Sign in with a passkey
open-passkey = Create account with a passkey
open-passkey-hint = Prefer no password? Your device can store a passkey instead.
prove-passkey = Use a passkey
prove-passkey-hint = Use your passkey again. For the next ten minutes you can then change how you sign in.
passkey-cancelled = Your device didn’t provide a passkey. Nothing has changed.
accounts-only = You need an account to play here.
register-hint = Enter your name first. You’ll choose how to sign in on the next page.
admin = Administration
admin-rules = Access
admin-registration = Who can create an account
admin-registration-anybody = Anyone
admin-registration-invitation = People with an invitation
admin-registration-nobody = No one
admin-guests = Guests without an account
admin-guests-yes = Can play
admin-guests-no = Can’t play
admin-fixed = Set when the server was started.
admin-save = Save
invitations = Invitations
invitation = Invitation
invitation-once = Copy this link now. It won’t be shown again.
invitation-used = { $used } of { $most } accounts
invitation-until = until
invitation-over = expired
invitation-revoke = Revoke
invitation-revoke-named = Revoke: { $note }
invitation-note = Who it’s for (only administrators see this)
invitation-uses = Number of accounts
invitation-days = Valid for (days)
invitation-new = Create invitation
admin-people = People
admin-search = Name or part of a name
admin-search-go = Search
admin-none = No one found.
admin-role-guest = guest
admin-role-account = account
admin-role-host = administrator
admin-sign-out = Sign out everywhere
admin-sign-out-named = Sign out everywhere: { $who }
admin-close = Delete
admin-close-named = Delete: { $who }
admin-close-hint = Deletes this person with all devices and decks. Finished games are kept.
admin-sure = Yes, I’m sure
admin-tables = Tables
admin-attended = players present
admin-log = Log
admin-log-hint = What administrators did here in the past year.
admin-problem-fixed = This can’t be changed here.
admin-problem-not-sure = Nothing has changed. Tick the box to confirm. You can’t delete yourself here.
admin-problem-no-such-person = There’s no such person.
admin-problem-no-such-table = There’s no such table.
admin-problem-wrong-status = This table has ended or is just starting.
admin-problem-name-taken = Another account has this name, or one that looks like it.
admin-problem-malformed = Names are 1 to 24 characters of one script. You can mix Latin letters with Japanese, Chinese or Korean.
deed-registration = Who can create an account:
deed-guests = Guests can play:
deed-invite = Invitation created:
deed-revoke = Invitation revoked:
deed-sign-out = Signed out everywhere:
deed-rename = Renamed:
deed-close-account = Deleted:
deed-close-table = Table closed:
deed-remove-line = Chat message removed (where · by whom it was):
invitations-to-you = Invitations
invitation-accept = Join
invitation-decline = Decline
invitation-accept-named = Join: { $title } ({ $table })
invitation-decline-named = Decline: { $title } ({ $table })
signed-out = You’re signed out
signed-out-hint = You’re still signed in to { $provider } on this device. If others use it, sign out there too.
sign-out-by = Sign out of { $provider }
sign-in-by = Sign in with { $provider }
open-by = Create account with { $provider }
prove-by = Sign in with { $provider } again
link-to = Link { $provider }
linked-to = You can sign in with { $provider }.
unlink = Unlink
provider-name-hint = You’re verified. Choose the name that other players will see.
sign-in-guest-hint = You’re a guest on this device, { $who }. If you sign in, the guest’s seats are lost. To keep them, create an account instead.
no-account-needed = You can play without an account.
programs = API tokens
programs-hint = A token lets a program play or watch as you, and nothing else. You can revoke it at any time.
program-name = Program name
program-scope = Permissions
scope-play = Play
scope-read = Watch only
new-program = Create token
end-program = Revoke
end-program-named = Revoke: { $program }
never-used = never used
token-once = Copy this token now. It won’t be shown again.
profile = Profile
as-device = Same as device
as-usual = Default
usual-tempo = Time control for new tables
windows = Ask me about optional actions
windows-always = Always
windows-able = Only if I can act
windows-news = After another player acts
windows-never = Never
time-zone = Time zone
confirm-moves = Confirm moves
confirm-game = Only if they can’t be undone
confirm-always = Always
confirm-never = Never
sound = Sound
sound-on = On
sound-off = Off
save = Save
crest = Crest
crest-of-name = Generated from my name
crest-own = Custom:
crest-field = Pattern
crest-first = First colour
crest-second = Second colour
crest-charge = Symbol
heraldry-plain = Plain
heraldry-pale = Split vertically
heraldry-fess = Split horizontally
heraldry-bend = Split diagonally
heraldry-chevron = Chevron
heraldry-chief = Top band
heraldry-cross = Cross
heraldry-saltire = Diagonal cross
heraldry-gules = Red
heraldry-azure = Blue
heraldry-vert = Green
heraldry-purpure = Purple
heraldry-sable = Black
heraldry-or = Gold
heraldry-argent = Silver
heraldry-none = None
heraldry-star = Star
heraldry-moon = Moon
heraldry-sun = Sun
heraldry-tower = Tower
heraldry-key = Key
heraldry-leaf = Leaf
heraldry-drop = Drop
heraldry-crown = Crown
heraldry-sword = Sword
declined-name = Names are 1 to 24 characters of one script. You can mix Latin letters with Japanese, Chinese or Korean.
declined-name_taken = This name, or one that looks like it, is taken. Choose another one.
declined-password_short = Passwords must have at least 8 characters.
declined-password_long = Passwords can have at most 256 characters.
declined-password_common = This password is easy to guess. Choose another one.
declined-password_name = This password is too similar to your name. Choose another one.
declined-wrong = Wrong name or password.
declined-wrong_code = Wrong name or code, or the code has already been used.
declined-too_fast = Too many attempts. Wait a minute and try again.
declined-passkey = This passkey isn’t registered here. Try another one.
declined-lapsed = This has expired or was already completed. Start again.
declined-passkeys = You’ve reached the passkey limit. Remove one first.
declined-last_way = This is your only way to sign in. Set a password or add another passkey first.
declined-closed = New accounts can’t be created here right now.
declined-not_invited = You need an invitation to create an account here. Ask the administrator for a link.
declined-provider = The sign-in provider couldn’t confirm who you are. Start again.
declined-linked = This sign-in is already linked to another account.
declined-programs = You’ve reached the token limit. Revoke one first.

hours = Sleep and vacation
hours-explain = At turn-based tables, your clock is paused while you sleep, on your days off and during your vacation.
hours-zone-label = Time zone
hours-sleep = Sleep
hours-from = From
hours-to = To
hours-days = Days off
day-0 = Monday
day-1 = Tuesday
day-2 = Wednesday
day-3 = Thursday
day-4 = Friday
day-5 = Saturday
day-6 = Sunday
hours-vacations = Vacation
hours-first = First day
hours-last = Last day
hours-left = { $days ->
        [one] { $days } day left this year
       *[other] { $days } days left this year
    }
hours-remove = Remove
hours-remove-named = Remove { $vacation }
hours-save = Save
hours-add = Add
hours-zone = This time zone doesn’t exist.
hours-too-long = Sleep can last 12 hours at most.
hours-days-off = You can have three days off a week at most.
hours-vacation = A vacation must start today or later and end after it starts. You have 30 days a year.
hours-too-soon = You can change sleep and days off once a day.

saved-games = Take my games with me
saved-games-hint = Saves all tables, decks and settings of this tab as one file. Another tab opens it on this page, and a server of your own with “regalia serve --database regalia.db”. Browsers may delete what a page has kept if you do not visit it for a long time.
saved-games-save = Save all my games
saved-games-file = A file with saved games
saved-games-sure = Yes, replace the games of this tab
saved-games-open = Check and open
saved-games-unfit = This is not a file with saved games, or it is damaged. Nothing was changed.
saved-games-newer = These games were saved by a newer version of Regalia. Reload this page to update it, then try again. Nothing was changed.
saved-games-full = There is no room for these games in this browser. Nothing was changed. Free some space, reload this page, then try again.
own-data = Your data
export = Download my data
export-hint = Everything stored about you here: profile, devices, decks, tables and your moves.
forget = Delete my account
forget-hint = Deletes your name, devices, decks and account. Finished games are kept, with “A former player” in your place. This can’t be undone.
forget-sure = Yes, delete everything about me
former-player = A former player

# Finished games
history-title = Your games
history-of = { $who }: games
history-none-of = { $who } has not finished a public game yet.
history-opponents-of = { $who } and others
history-opponents-hint-of = The latest 1,000 games: how often { $who } was ahead, and how often the other player was.
history-ahead-behind-of = { $who } ahead : the other player ahead
history-last = Last games
history-all-of = All games
history-all = Show all games
history-none = Your finished games appear here. Play one now!
history-none-so = No game matches these filters.
history-play = Choose a game
history-earlier = Earlier games
history-filter = Filter games
history-game = Game
history-any-game = Any game
history-with = With
history-anyone = Anyone
history-result = Result
history-any-result = Any result
history-won-games = Won
history-lost-games = Not won
history-any-tempo = Any time control
history-show = Show
history-rating = Rating
history-place = Place { $place }
history-called-off = called off
history-gave-up = gave up
history-figures = Figures
history-shares = Games won
history-shares-hint = The bar is the 95 % interval. From 20 games on, a percentage is shown.
history-share = Share of games won
history-won-of = Won
history-percent = { $share } %
history-won = { $won } of { $played }
history-interval = between { $low } and { $high } %
history-opponents = You and others
history-opponents-hint = Your latest 1,000 games: how often you were ahead, and how often the other player was.
history-games = Games
history-ahead-behind = You ahead : the other player ahead
history-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
figures-title = { $title } in figures
figures-games = { $count ->
    [one] 1 public game
   *[other] { $count } public games
}
figures-players = { $count } players
figures-by-seat = Games won by seat
figures-by-side = Games won by side
figures-seat = Seat { $seat }
figures-hint = The bar is the 95 % interval, the thin line an equal share. Seats and sides with fewer than 20 games are left out, and a shared first place counts for each who has it.
figures-few = Figures are shown from 20 public games on.
figures = Figures
tempo-class-live = Live
tempo-class-days = Turn-based
tempo-class-none = No time limit
look-back = Replay
today = Today
yesterday = Yesterday
find-title = Play with people
find-hint = Choose what you would enjoy. We find the table.
find-games = Games
find-players = Players
find-players-hint = Choose none if any number suits you.
find-bots = Bots fill in
find-bots-30 = After 30 s
find-bots-120 = After 2 min
find-bots-never = Never
find-go = Find me a table
find-looking = Looking right now: { $live } for a game now, { $days } for one over days
find-no-game = Choose at least one game.
find-no-count = None of these games can be played by that many players.
wait-moment = less than a minute
wait-minutes = { $count ->
        [one] about a minute
       *[other] about { $count } minutes
    }
wait-hours = { $count ->
        [one] about an hour
       *[other] about { $count } hours
    }
wait-days = { $count ->
        [one] about a day
       *[other] about { $count } days
    }
or-also = { " " }or{ " " }
seek-players = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
seek-pace-live = 15 min each
seek-pace-days = 1 day each
seek-you = You
seek-someone = Found
seek-free = Looking
seek-missing = { $count ->
        [one] One more to go
       *[other] { $count } more to go
    }
seek-filled = Players found: waiting a little for more
seek-usual = Usually starts in { $wait }
seek-unknown = We can’t say yet how long it takes
seek-others = { $count ->
        [0] no one else is looking
        [one] 1 other person is looking
       *[other] { $count } others are looking
    }
seek-days = You can close this page: the search goes on for seven days. Come back to see if a table was found.
seek-bots-at = Bots join at { $time }
seek-bots-soon = Bots join now
seek-meanwhile = While you wait
seek-learn = { $title } in 5 minutes
seek-practise = Practise with bots
seek-start-bots = { $count ->
        [0] Start now (bots may join)
        [one] Start now with 1 bot
       *[other] Start now with { $count } bots
    }
seek-stop = Stop looking
seek-note-looking = You’re looking for players. See how it’s going.
seek-note-found = A table is ready for you: confirm now.
seek-ended = You’re not looking for players any more
seek-ended-hint = Either you stopped, or a table was found and not confirmed in time, or this page was closed for too long.
seek-again = Look again
found-title = A table is ready
found-open = Go to the table
found-within-live = Confirm within 20 seconds, or your search ends.
found-within-days = Confirm within a day, or your search ends.
found-confirm = I’m in
found-waiting = { $count } of { $all } have confirmed. Waiting for the others…
found-decline = Decline

filter-title = Filter the tables
filter-any = Any
filter-bots = Bots
filter-bots-with = With bots
filter-bots-without = People only
filter-free = Open seats
filter-free-least = { $count } or more
filter-speaks = Host speaks
filter-rated-from = Host rated from
filter-rated-to = Host rated to
filter-all = Show all
table-of = { $who }’s table
open-learning = hints for all
open-starts = starts with you
open-free = { $count ->
        [one] 1 open seat
       *[other] { $count } open seats
    }
open-bots = { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
sit-down = Sit down
sit-down-named = Sit down: { $title } ({ $table })
no-open-tables-so = No open table fits these choices.

problem-rated_game = Not possible in a rated game. You can resign instead.
problem-too_few = There aren’t enough players yet.
problem-needs_words = Please give a reason.
