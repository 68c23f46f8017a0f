# The table page, in English. What belongs to one game stands in that game's own texts.

seat-number = Seat { $number }
bot-page = Page
    .hint = plays anything that is allowed, at once: for a first look
bot-squire = Squire
    .hint = takes what looks best now, at once: for a first game
bot-knight = Knight
    .hint = tries out what may follow, half a second for each choice
bot-regent = Regent
    .hint = tries out more, two seconds for each choice: for those who know the game

## Parts of the page

home = Regalia, to all tables
home-waiting = Home: { $count ->
    [one] another table waits
   *[other] { $count } other tables wait
} for you
tools = Tools
players = Players
table = The table
prompt = What to do now
log = Log
rules = Rules
rules-search = Search the rules
rules-contents = Contents
rules-found =
    { $count ->
        [0] Nothing found.
        [one] One section.
       *[other] { $count } sections.
    }
rules-show = Show it on the table
settings = Settings
keys = Keys
close = Close
you = you
bot = bot
away = away
not-here = not here
absent = { $name } is away.
absent-bot = Let a bot play on
here = here
deciding = deciding
watching = { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
spectator = You are watching.

## Connection

connection-connecting = Connecting …
connection-live = Connected
connection-lost = Connection lost. Trying again …
connection-unsent = Not yet confirmed: { $count ->
        [one] 1 action
       *[other] { $count } actions
    }. It will be sent again.
connection-stream = Connected without WebSocket

## Deciding

your-turn = Your turn
asked-in = { " " }({ $window }){ " " }
confirm = Confirm
cancel = Cancel
choose-count = { $least ->
        [0] Choose up to { $most }: { $count } chosen
       *[other] { $exact ->
            [yes] Choose { $most }: { $count } chosen
           *[no] Choose { $least } to { $most }: { $count } chosen
        }
    }
number-from-to = A number from { $least } to { $most }
less = Less
more = More
less-of = Less for { $name }
more-of = More for { $name }
earlier = { $name }: earlier
later = { $name }: later
take-out = { $name }: take out
compose-left = { $count } left
compose-too-many = { $count } too many
compose-too-few = { $count } more needed
compose-too-many-at = { $place }: { $count } too many
compose-too-few-at = { $place }: { $count } more needed
compose-fill = Fill in for me
you-chose = You chose: { $answer }
options-list = List
options-list-hint = Show the options as a list
passing-ahead = Passing, as you said.
passing-never = Passing: you are not asked here.
passing-news = Passing: nothing has happened since.
passing-able = Passing: there is nothing you can do.
passing-until-news = You pass until something happens.
passing-to-end = You pass to the end of the { $stretch }.
passing-this = About this you are not asked again this { $stretch }.
passing-ended-news = Something has happened: you are asked again.
passing-order = Answering as you said.
passing-ended-stretch = What you said in advance is over: you are asked again.
passing-ended-times = Your answer was given as often as you said: you are asked again.
passing-ended-concern = Something concerns you: you are asked again.
passing-ended-gone = Your answer is not possible here: you are asked.
passing-ended-options = There is something new to choose: you are asked.
order-offer = Keep choosing “{ $answer }” …
    .brief = Keep choosing …
order-times = The next { $count } times
order-stretch = To the end of the { $stretch }
order-concern = Until something concerns me
order-options = Until there is something new to choose
order-stands-times = You choose “{ $answer }” { $count ->
    [one] once more
   *[other] { $count } more times
}.
order-stands-stretch = You choose “{ $answer }” to the end of the { $stretch }.
order-stands-concern = You choose “{ $answer }” until something concerns you.
order-stands-options = You choose “{ $answer }” until there is something new to choose.
pass-stop = Ask me
pass-on = Pass on …
pass-until-news = Pass until something happens
pass-to-end = Pass to the end of the { $stretch }
pass-this = Don’t ask about this again this { $stretch }
stretch-round = round
stretch-turn = turn
ask-in-window = { $window }: ask me
undo = Undo
undo-hint = Undo your last choice
ask-undo = Ask to undo
ask-undo-hint = Ask the others to let you undo your last choice
ask-undo-waiting = The others are being asked to undo …
ask-undo-question = { $who } asks to undo a move.
ask-undo-explain = Everybody must agree. What has been seen since then stays seen.
problem-not_brought = Every seat has to bring something first.
problem-not_found = There is nothing at this address.
problem-not_legal = This may not be brought to this table.
problem-nothing_to_bring = There is nothing to bring in this game.
problem-no_such_pack = This arena has no such pack.
problem-pack_missing = The pack of this table is no longer in this arena.
problem-not_found = There is nothing at this address.
problem-not_agreed = Not everybody agreed to undo.
ask-undo-yes = Agree
ask-undo-no = No
why = Why not?
can-be-chosen = { $label }, can be chosen
may-be-done = { $label }, may be done now
offers = You may, at any time:
offers-beside = Or, unasked:
why-unknown = That cannot be chosen now.
rule = Rule { $rule }
loading = One moment …
sending = Sending …

## Log

log-begin = The beginning
log-show = Show the table at this moment
look-back = Look back
look-back-hint = See how it came to this, step by step
past = You are looking at the past
past-of = Moment { $seq } of { $last }
past-now = Back to now
past-previous = Previous
past-previous-hint = One step back
past-next = Next
past-next-hint = One step on
stepped-back = A move was undone.
skip = Skip
skip-hint = Skip the motion
since = Since your turn
since-nothing = Nothing since your turn
since-hint = See what happened, one step a tap
pin = Keep open beside the board
pin-hint = Keep this open beside the board
connection = Connection
full-screen = Full screen
set-zoom = Size of the board
set-zoom-1 = 100 %
set-zoom-1-15 = 115 %
set-zoom-1-3 = 130 %
set-zoom-1-5 = 150 %

## One device, several players

hand-over = It is { $name }’s turn
hand-over-hint = Hand over the device. Nobody’s secrets are shown.
hand-over-ready = I am { $name }

## Before the game

open-title = The table is open
invite = Invite others
invite-hint = Whoever has this address can sit down.
invite-name = Name of a person
invite-send = Invite
invite-sent = { $name } may sit down. If that is an account, it gets a notice.
invite-hint-private = Whoever has this address can watch and ask for a seat. The host lets them in.
code = Table code:
copy = Copy
copied = Copied
share = Share
free-seat = Open seat
ask-for-seat = Ask for this seat
wants-seat = { $name } asks for seat { $number }.
asked-for = You have asked for seat { $number }. The host will answer.
asked-for-device = You have asked for seat { $number } for { $name }. The host will answer.
admit = Let in
refuse = Refuse
withdraw = Withdraw
remove-person = Remove { $name }
was-removed = { $name } may not sit here any more.
let-back = Let back in
sit = Sit here
move-here = Move here
stand = Leave the seat
remove-bot = Remove the bot
add-bot = Add a bot
fill-with-bots = Fill with bots
local-seat = Player at this device
local-name = Name
level = Strength
agreed = Options
agreed-host = Only the host can change these.
pack = Cards
pack-own = The game's own
brings-ready = Ready-made
brings-choose = Choose what you bring …
brings-first = Take the { $name }
brings-own = Yours
brings-build = Build
brought = Has brought something (sealed)
brought-what = Brings { $name } (sealed)
not-brought = Has brought nothing yet
pack-missing = The pack “{ $pack }” of this table is no longer in this arena. You can watch; the game goes on when the host offers the pack again ({ $hash }).
start = Start the game
starting = Shuffling…
public = List this table in the lobby
start-hint-seats = { $count ->
        [one] 1 seat is still open.
       *[other] { $count } seats are still open.
    }
start-hint-host = { $name } starts the game.
add-seat = Add a seat
remove-seat = Remove a seat
host = host
close-table = Close the table
close-table-question = Close this table?
close-table-explain = The table is gone for good, and everybody here is told. The game has not begun, so nothing else is lost.
closed-by-you = You have closed this table.
closed-by-host = The host has closed this table.
to-tables = To the tables
open-another = Open another table

## After the game

over = The game is over
winner = { $names } wins
winners = Shared victory: { $names }
rank-column = Place
player-column = Player
breakdown = Where the points came from
breakdown-total = Total
curve = How the scores went
highlights = Worth seeing again
see-table = See the table
see-result = Result
see-result-hint = Show the result again
rematch = Rematch
rematch-join = Join the rematch
rematch-go = To the rematch
record = Save the record
fair-title = Fair play
fair = Was it fair?
fair-before = Before the game the arena published this commitment to its part of the seed:
fair-before-start = The seed of the shuffles is mixed from a secret seed of the arena and from a number that each browser adds when the game starts. The arena is committed to its part:
fair-after = The arena's part was:
fair-good = The seed is what was promised.
fair-bad = The seed is not what was promised!
fair-not-yet = The arena's part is published when the game is over. Then everybody can check every draw.
fair-how = The record replays the whole game from this seed and checks every draw:
fair-nonce = { $who } added:
fair-withheld = { $who } was to add a number and did not reveal it.
fair-none = Your browser added nothing to the seed: the game began before it could.

## Settings

set-confirm = Confirm moves
set-windows = When I may act, but need not, ask me
set-windows-always = always
set-windows-able = if I can do something
set-windows-news = after somebody did something
set-windows-never = never
set-confirm-game = that cannot be undone
set-confirm-always = always
set-confirm-never = never
set-speed = Motion
set-speed-slow = slow
set-speed-normal = normal
set-speed-fast = fast
set-speed-off = off
set-speed-reduced = Your device asks for less motion, so nothing moves.
set-sound = Sounds
set-text = Always show the options as a list
set-shortcuts = Single keys as shortcuts
set-theme = Colours
set-theme-auto = as the device
set-theme-light = light
set-theme-dark = dark
set-language = Language

## Keys

key-arrows = along the queue, the hand and other rows
key-next = to the next thing that can be chosen
key-enter = choose; once more to confirm
key-escape = take back the choice, close, or skip motion
key-info = what is this? (also: the other mouse button, or a long press)
key-undo = undo
key-list = options as a list
key-log = log
key-rules = rules
key-talk = talk
key-help = this page

## Problems

problem-malformed = The table did not understand that.
problem-too_large = That message was too long.
problem-not_seated = That seat is not yours.
problem-not_asked = There is nothing for you to decide now.
problem-not_offered = That cannot be chosen.
problem-stale = The table has changed in the meantime. Please choose again.
problem-not_undoable = That can no longer be undone.
problem-no_such_table = There is no such table.
problem-table_full = The table is full.
problem-wrong_status = That is not possible at this moment.
problem-removed = The host has removed you from this table.
problem-not_waiting = That person no longer asks for a seat.
problem-not_host = Only the host can do that.
problem-no_name = Please say your name first.
problem-name_taken = Somebody with an account has this name, or one that looks like it.
problem-read_only = This token is for reading only.
problem-people_only = Programs do not take part in talk.
problem-talk_off = Talk is off at this table.
problem-phrases_only = Only set phrases may be said at this table.
problem-too_fast = Too fast. Please wait a moment.
problem-no_such_seat = There is no such seat.
problem-seat_taken = That seat is taken.
problem-seats_free = Some seats are still free.
problem-wrong_count = The game is not for that many players.
problem-not_away = That player has not been away for long enough.
problem-nothing_asked = That has been settled already.
problem-already_asked = Somebody else has asked to undo. Answer that first.
problem-somebody_away = Somebody is away. Without them, nothing further back can be undone.
problem-too_many = Too many tables of yours are waiting or in play, or too many pages are open.
problem-try_again = Something got in the way. Please try again.
problem-wrong_nonce = Your browser gave another number than it was committed to.
problem-not_saved = That was not saved: the arena's disk is full or busy. Nothing has changed. Please try again.
problem-unreadable = This table's saved game is damaged and cannot be opened. The host's log says more.
problem-no_such_moment = That moment was played under older rules. It can be shown when the game is over.
problem-forbidden = That is not allowed.
problem-wrong_host = This arena is not known by that address.
problem-unexpected = Something went wrong. Please try again.
problem-no_guests = Only people with an account play here. Sign in first.
problem-offline = The table cannot be reached.

## A board for games that draw none of their own

plain-hidden = hidden
plain-none = none
plain-yes = yes
plain-no = no

# Time
time = Time and agreements
time-hint = What you propose here happens when everybody agrees.
tempo = Time to think
tempo-none = No clock
    .hint = Nobody is hurried. Others may let a bot play for somebody who has been away for two minutes.
tempo-live-5 = Live: 5 min + 10 s
    .hint = 5 minutes for each player, and 10 seconds more for each decision, up to 10 minutes.
tempo-live-15 = Live: 15 min + 20 s
    .hint = 15 minutes for each player, and 20 seconds more for each decision, up to 30 minutes.
tempo-live-30 = Live: 30 min + 30 s
    .hint = 30 minutes for each player, and 30 seconds more for each decision, up to 1 hour.
tempo-half-day = Turn-based: 12 hours
    .hint = 12 hours for each player; each decision gives 4 hours back.
tempo-day = Turn-based: 1 day
    .hint = A day for each player; each decision gives 8 hours back.
tempo-three-days = Turn-based: 3 days
    .hint = 3 days for each player; each decision gives 12 hours back.
tempo-week = Turn-based: 1 week
    .hint = A week for each player; each decision gives a day back.
flag = When time is up
flag-bot = a bot plays until the player is back
flag-forfeit = the seat is lost; a bot plays on
flag-vote = the others decide
stand-in = Strength of that bot
clock-left = { $left } left
clock-until = { $left } left, until { $until }
clock-rests = { $left } left, not running now; until { $until }
clock-fallen = out of time
paused = The game is paused. No clock runs.
pause-end = Go on
proposed = You proposed: { $what }
motion-question = { $who } proposes
motion-yes = Agree
motion-no = Disagree
motion-pause = Pause the game. Anybody can end the pause.
motion-tempo = Change the time to think to “{ $tempo }”. Everybody begins with a full clock.
motion-bot = Let a bot play for { $name } until they are back.
motion-wait = Give { $name } a full clock, and wait.
motion-substitute = Offer the seat of { $name } to another person.
motion-call_off = End the game here, without a result.
propose-pause = Propose a pause
propose-tempo = Propose another time to think
call-off = Propose to end without a result
called-off = This game was ended by agreement, without a result
out-of-time = { $name } is out of time.
seat-bot = Bot
seat-wait = Wait
seat-substitute = Another person
seat-kept = Your time was up: a bot plays for you.
seat-back = Take your seat back
seat-forfeited = Your time was up, and your seat is lost.
seat-vacant = A seat is free: send the link of this table to somebody.
seat-take = Take the seat
problem-out_of_time = Your time was up before that arrived. Take your seat back to play on.
problem-paused = The game is paused.
problem-forfeited = That seat is lost for good.
next-table = { $count ->
    [one] Next table
   *[other] Next table ({ $count } wait)
    }

# Talk

talk = Talk
talk-unread = Talk ({ $count } new)
talk-said = { $who }: { $words }
talk-lines = What was said
talk-begin = Nothing has been said yet.
talk-write = Write a line
talk-send = Send
talk-phrases = Set phrases
talk-names = People at the table
talk-watches = watching
talk-aside-hint = Players read what you say when the game is over.
talk-players-hint = You read what those who watch say when the game is over.
talk-off = Talk is off at this table.
talk-only-phrases = Only set phrases may be said at this table.
talk-removed = Removed
talk-deleted = Deleted
talk-more = More about this line of { $who }
talk-mute = Mute { $who }
talk-unmute = Unmute { $who }
talk-muted = Muted ({ $count })
talk-remove = Remove this line
talk-rule = Talk at this table
talk-rule-everybody = Everything
talk-rule-phrases = Set phrases only
talk-rule-off = Off
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-good-game = Good game!
phrase-thanks = Thank you.
phrase-one-moment = One moment, please.
phrase-back = I am back.
phrase-your-turn = It is your turn.
phrase-sorry = Sorry!
phrase-must-go = Sorry, I must go.
