# The table page, in English. What belongs to one game stands in that game's own texts.

seat-number = Seat { $number }
numbered-name = { $name } { $number }
bot-page = Page
    .hint = Beginner: plays random legal moves
    .option = Page (Beginner)
bot-herald = Herald
    .hint = Learned from thousands of games: as strong as a squire or stronger, and moves at once
    .option = Herald (Learned)
bot-squire = Squire
    .hint = Easy: grabs the best-looking move. Good for your first game
    .option = Squire (Easy)
bot-knight = Knight
    .hint = Medium: looks ahead (½ s per move)
    .option = Knight (Medium)
bot-regent = Regent
    .hint = Hard: looks further ahead (2 s per move). For experienced players
    .option = Regent (Hard)

## Parts of the page

home = Regalia home
home-waiting = Home: { $count ->
    [one] 1 other table is waiting
   *[other] { $count } other tables are waiting
} for you
tools = Tools
players = Players
table = Table
prompt = What to do now
log = Log
rules = Rules
rules-search = Search the rules
works = How it works
rules-contents = Contents
rules-found =
    { $count ->
        [0] Nothing found.
        [one] 1 section found.
       *[other] { $count } sections found.
    }
rules-show = Show on the table
settings = Settings
keys = Keyboard shortcuts
close = Close
you = you
bot = bot
at-random = random move
at-random-why = { $name } couldn’t think in time and played a random move.
away = away
not-here = not here
absent = { $name } is away.
absent-bot = Let a bot take over
here = here
deciding = thinking
watching = { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
spectator = You’re watching.

## Connection

connection-connecting = Connecting …
connection-live = Connected
connection-lost = Connection lost. Reconnecting …
connection-unsent = { $count ->
        [one] 1 action
       *[other] { $count } actions
    } not confirmed yet. Will be sent again.
connection-stream = Connected without WebSocket

## Deciding

your-turn = Your turn
asked-in = { " " }({ $window }){ " " }
confirm = Confirm
take-recommended = Take the recommended one
good-first = Good for a first game
cancel = Cancel
choose-more = { $count } more to choose
choose-count = { $least ->
        [0] Choose up to { $most }: { $count } chosen
       *[other] { $exact ->
            [yes] Choose { $most }: { $count } chosen
           *[no] Choose { $least } to { $most }: { $count } chosen
        }
    }
number-from-to = Number from { $least } to { $most }
less = Decrease
more = Increase
less-of = Decrease { $name }
more-of = Increase { $name }
earlier = Move { $name } earlier
later = Move { $name } later
take-out = Remove { $name }
compose-left = { $count } left
compose-too-many = { $count } too many
compose-too-few = { $count } more needed
compose-too-many-at = { $place }: { $count } too many
compose-too-few-at = { $place }: { $count } more needed
compose-fill = Fill in for me
you-chose = You chose: { $answer }
options-list = List
options-list-hint = Show the options as a list
passing-ahead = Passing automatically.
passing-never = Passing automatically: you turned this prompt off.
passing-news = Passing automatically: nothing new has happened.
passing-able = Passing automatically: there’s nothing you can do.
passing-run = Passing until something happens.
passing-until-news = You’re passing until something happens.
passing-to-end = You’re passing until the end of the { $stretch }.
passing-this = You won’t be asked about this again this { $stretch }.
passing-ended-news = Something happened, so it’s up to you again.
passing-order = Choosing automatically.
passing-ended-stretch = Your standing order has ended.
passing-ended-times = Your standing order is used up.
passing-ended-concern = Your standing order has ended: something affects you.
passing-ended-gone = { $count ->
    [one] The answer you ordered isn’t possible here: you’re asked instead.
   *[other] None of the { $count } answers you ordered is possible here: you’re asked instead.
}
passing-ended-options = Your standing order has ended: there are new options.
in-advance = Answer in advance
in-advance-hint = Answer questions before they come
in-advance-here = Always answer like this …
in-advance-here-hint = Answer this question in the same way each time it comes
order-count = Your answers in advance: { $count }
order-more = Other answers, or only in some cases …
order-offer = Keep choosing “{ $answer }” …
    .brief = Keep choosing …
order-times = Next { $count } times
order-stretch = Until the end of the { $stretch }
order-concern = Until something affects me
order-options = Until there are new options
order-stands-times = You’re choosing “{ $answer }” { $count ->
    [one] once more
   *[other] { $count } more times
}.
order-stands-stretch = You’re choosing “{ $answer }” until the end of the { $stretch }.
order-stands-concern = You’re choosing “{ $answer }” until something affects you.
order-stands-game = You’re choosing “{ $answer }” until the game ends.
order-stands-options = You’re choosing “{ $answer }” until there are new options.
pass-stop = Ask me
pass-on = Keep passing …
pass-only = Pass this time only
pass-later = Nothing to do yet, but you can act a little later. If you pass, you pass until something happens.
pass-soon = You’re next. You can pass already.
pass-now = Pass
pass-until-news = Pass until something happens
pass-to-end = Pass until the end of the { $stretch }
pass-this = Don’t ask about this again this { $stretch }
stretch-round = round
stretch-turn = turn
ask-in-window = { $window }: ask me
undo = Undo
undo-hint = Undo your last choice
ask-undo = Ask to undo
ask-undo-hint = Ask the other players to let you undo your last choice
ask-undo-waiting = Waiting for the others to agree to your undo …
ask-undo-question = { $who } asks to undo a move.
ask-undo-explain = Everyone must agree. What players have seen since then stays known.
problem-not_brought = Every player must choose a deck first.
problem-not_legal = This deck isn’t legal at this table.
problem-nothing_to_bring = This game doesn’t use decks.
problem-no_such_pack = This card pack isn’t available here.
problem-pack_missing = This table’s card pack is no longer available here.
problem-not_found = There’s nothing at this address.
problem-not_agreed = Not everyone agreed to the undo.
ask-undo-yes = Agree
ask-undo-no = Refuse
why = Why not?
can-be-chosen = { $label }, can be chosen
may-be-done = { $label }, available now
offers = You can do this at any time:
offers-beside = You can also:
why-unknown = You can’t choose that right now.
rule = Rule { $rule }
loading = One moment …
sending = Sending …

## Log

log-filter = Search and filter
log-search = Search the log
log-player = Player
log-all-players = All players
log-kind = What it is about
log-all-kinds = Everything
log-kind-rounds = Rounds and turns
log-kind-points = Points
log-kind-cards = Cards
log-kind-conflict = Conflict
log-kind-goods = Goods and tokens
log-found = { $count ->
        [0] No entries found.
        [one] 1 entry found.
       *[other] { $count } entries found.
    }
log-begin = Start of the game
log-show = Show the table at this point
from-file = From a file
from-file-hint = This game was opened from a record, which was checked. The names are those in the file and belong to no one here.
look-back = Replay
look-back-hint = Replay the game move by move
past = Replay
past-of = Step { $seq } of { $last }
past-now = Exit replay
past-previous = Previous
past-previous-hint = One step back
past-next = Next
past-next-hint = One step forward
stepped-back = A move was undone.
skip = Skip
skip-hint = Skip the animation
since = Since your turn
since-nothing = Nothing new since your turn
since-hint = Step through what happened
pin = Keep open beside the board
pin-hint = Keep this open beside the board
connection = Connection
full-screen = Full screen
set-zoom = Board size
set-zoom-1 = 100%
set-zoom-1-15 = 115%
set-zoom-1-3 = 130%
set-zoom-1-5 = 150%

## One device, several players

hand-over = It’s { $name }’s turn
hand-over-hint = Pass the device to { $name }. Hands and other secrets are hidden.
hand-over-ready = I’m { $name }

## Before the game

open-title = Waiting for players
invite = Invite players
invite-hint = Anyone with this link can join.
invite-name = Player’s name
invite-send = Invite
invite-sent = { $name } can join now. Players with an account get a notification.
invite-hint-private = Anyone with this link can watch and ask for a seat. The host lets them in.
code = Table code:
copy = Copy
copied = Copied
share = Share
free-seat = Open seat
ask-for-seat = Ask for this seat
wants-seat = { $name } asks for seat { $number }.
asked-for = You’ve asked for seat { $number }. Waiting for the host’s answer.
asked-for-device = You’ve asked for seat { $number } for { $name }. Waiting for the host’s answer.
admit = Let in
refuse = Decline
withdraw = Withdraw
remove-person = Remove { $name }
was-removed = { $name } can’t join this table any more.
let-back = Let back in
sit = Sit here
move-here = Move here
stand = Leave seat
remove-bot = Remove bot
add-bot = Add a bot
fill-with-bots = Fill with bots
local-seat = Player on this device
local-name = Name
level = Bot level
agreed = Options
agreed-host = Only the host can change these.
pack = Card pack
pack-own = Standard
brings-ready = Starter decks
brings-choose = Choose a deck …
brings-first = Use the { $name }
brings-own = Your decks
brings-build = Build a deck
brought = Deck chosen (hidden)
brought-what = Deck: { $name } (hidden)
not-brought = No deck chosen yet
pack-missing = This table’s card pack “{ $pack }” is no longer available here. You can watch; the game can continue once the administrator adds the pack again ({ $hash }).
start = Start game
starting = Shuffling …
public = List this table in the lobby
agreed-learning = Learning table: everyone may take hints
spectators = Spectators
spectators-welcome = Who can watch
spectators-welcome-all = Everyone
spectators-welcome-friends = Friends of players
spectators-welcome-nobody = No one
spectators-delay = How late they see the game
spectators-delay-none = At once
spectators-delay-moves-3 = 3 moves late
spectators-delay-moves-10 = 10 moves late
spectators-delay-minutes-5 = 5 minutes late
spectators-hands = Spectators see all hands
spectators-hands-hint = Every player must agree to open hands before the start. The delay is then at least 3 moves.
spectators-notice = Open hands: spectators see the hands of all players ({ $delay }). The game starts once every player has agreed.
spectators-agree = I agree that spectators see my hand
spectators-missing = { $count ->
    [one] One player hasn’t agreed yet.
   *[other] { $count } players haven’t agreed yet.
}
seen-late = Delayed
seen-late-hint = You see this game late: { $delay }. Once it is over, you see everything.
start-hint-seats = { $count ->
        [one] 1 seat is still open.
       *[other] { $count } seats are still open.
    }
start-hint-host = { $name } will start the game.
add-seat = Add a seat
remove-seat = Remove a seat
host = host
close-table = Close table
close-table-question = Close this table?
close-table-explain = The table will be gone for good, and everyone here will be notified. The game hasn’t started, so nothing else is lost.
closed-by-you = You closed this table.
closed-by-host = The host closed this table.
closed-by-administrator = An administrator closed this table
to-tables = Back to the lobby
open-another = Open another table

## After the game

over = Game over
winner = { $names } wins
no-winner = A draw
winners = Shared victory: { $names }
rank-column = Rank
player-column = Player
breakdown = Score breakdown
breakdown-total = Total
curve = Score over time
curve-expected = Expected final score over time
chronicle = The story of this game
chronicle-more = Read on
highlights = Highlights
see-table = View table
see-result = Result
see-result-hint = Show the result again
rematch = Rematch
rematch-join = Join rematch
rematch-go = Go to rematch
record = Download game record
fair-title = Fairness
fair = Was the shuffle fair?
fair-before = Before the game, the server published this fingerprint of its share of the seed:
fair-before-start = The seed for all shuffles combines a secret share from the server with a number from each player’s browser, added when the game starts. Fingerprint of the server’s share:
fair-after = The server’s share:
fair-good = Verified: the shuffle wasn’t tampered with.
fair-bad = Warning: the seed isn’t the one that was promised!
fair-not-yet = The server’s share is published when the game is over. Then anyone can check every draw.
fair-how = The game record replays the whole game from this seed and checks every draw:
fair-nonce = Added by { $who }:
fair-withheld = { $who } didn’t reveal their share of the seed.
fair-none = Your browser didn’t add to the seed: the game started before it could.

## Settings

set-confirm = Confirm moves
set-windows = Ask me about optional actions
set-windows-always = Always
set-windows-able = Only if I can act
set-windows-news = After another player acts
set-windows-never = Never
set-confirm-game = Only if they can’t be undone
set-confirm-always = Always
set-confirm-never = Never
set-speed = Animations
set-speed-slow = Slow
set-speed-normal = Normal
set-speed-fast = Fast
set-speed-off = Off
set-speed-reduced = Animations are off because your device asks for reduced motion.
set-sound = Sounds
set-text = Always show options as a list
set-shortcuts = Single-key shortcuts
set-mistakes = Tell me about my mistakes
set-theme = Colours
set-theme-auto = Same as device
set-theme-light = Light
set-theme-dark = Dark
set-language = Language

## Keys

key-arrows = move along the queue, the hand and other rows
key-next = go to the next thing you can choose
key-enter = choose; press again to confirm
key-escape = cancel your choice, close, or skip an animation
key-info = what is this? (also right-click or long press)
key-undo = undo
key-list = options as a list
key-log = log
key-rules = rules
key-talk = chat
key-replay = in a replay: one step, the first, the last
key-play = in a replay: play or pause
key-help = this page

## Problems

problem-malformed = The server couldn’t read that.
problem-too_large = That’s too long.
problem-not_seated = This isn’t your seat.
problem-not_asked = There’s nothing for you to decide right now.
problem-not_offered = You can’t choose that.
problem-stale = The table has changed in the meantime. Please choose again.
problem-not_undoable = This can no longer be undone.
problem-no_such_table = This table doesn’t exist, or you can’t watch it.
problem-table_full = The table is full.
problem-wrong_status = That isn’t possible right now.
problem-removed = The host has removed you from this table.
problem-not_waiting = This person is no longer asking for a seat.
problem-not_host = Only the host can do that.
problem-no_name = Please enter your name first.
problem-name_taken = This name, or one that looks like it, belongs to an account.
problem-read_only = This token is read-only.
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
problem-maintenance = The server restarts soon for maintenance, so no new live games start until it’s back. Turn-based games and games without clocks can start.
problem-no_page = This player plays as a guest and has no page.
problem-accounts_only = This is for people with an account.
problem-talk_off = Chat is off at this table.
problem-phrases_only = Only preset phrases are allowed at this table.
problem-too_fast = You’re going too fast. Please wait a moment.
problem-no_such_seat = This seat doesn’t exist.
problem-seat_taken = This seat is taken.
problem-hands_not_agreed = Not every player has agreed that spectators see their hand.
problem-hands_open = Spectators see all hands at this table, so no one can take a seat during the game.
problem-seats_free = Some seats are still open.
problem-wrong_count = This game can’t be played with that many players.
problem-not_away = This player hasn’t been away for long enough.
problem-nothing_asked = This has already been settled.
problem-already_asked = Someone else has asked to undo. Answer them first.
problem-somebody_away = Someone is away. Nothing further back can be undone without them.
problem-no_puzzle = There is no puzzle of this game on that day.
problem-no_ratings = There are no ratings in this arena.
problem-rated_game = Not possible in a rated game. You can resign instead.
problem-no_such_event = This tournament doesn’t exist.
problem-events_off = There are no tournaments in this arena.
problem-not_director = Only the director of this tournament can do that.
problem-entry_closed = You can no longer enter this tournament.
problem-event_full = This tournament is full.
problem-event_closed = That isn’t possible at this point of the tournament.
problem-not_entered = This player doesn’t take part.
problem-own_game = You took part in this game yourself. Someone else has to decide.
problem-round_too_short = Give a round more time: the clocks of all players must be able to run out.
problem-league_over_days = A league is played over days. Choose a tempo with days to think.
problem-needs_rating = Only players with a rating of this game can enter. Play a few rated games first.
problem-not_in_range = Your rating is outside the range of this tournament.
problem-too_few = There aren’t enough players yet.
problem-needs_words = Please give a reason.
problem-no_such_club = This club doesn’t exist. Maybe the link is incomplete?
problem-clubs_off = There are no clubs in this arena.
problem-not_member = Only members of this club can do that.
problem-not_officer = Only owners and officers of this club can do that.
problem-not_owner = Only an owner of this club can do that.
problem-no_such_member = This player isn’t in the club.
problem-cannot_found = You can’t found clubs here yet. The host decides who can.
problem-club_name_taken = This name, or one that looks like it, belongs to another club.
problem-club_full = This club is full. It can have 500 members.
problem-last_owner = A club needs an owner. Name another one first.
problem-removed_from_club = You were removed from this club.
problem-too_many_clubs = You’re in 20 clubs already, requests included. Leave one first.
problem-no_seek = You aren’t looking for players right now.
problem-offer_over = This table is no longer available.
problem-matching_off = This arena doesn’t search for players.
problem-puzzle_asks = Answer the question of the puzzle.
problem-cannot_analyse = This game can’t be analysed here.
problem-too_many_analyses = Too many games are waiting to be analysed. Please try again when one is done.
problem-too_many = You have too many tables open or in progress, or too many pages open.
problem-try_again = That didn’t go through. Please try again.
problem-wrong_nonce = Your browser’s share of the seed isn’t the one it promised.
problem-not_saved = That couldn’t be saved: the server’s disk is full or busy. Nothing has changed. Please try again.
problem-unreadable = The saved data is damaged and can’t be opened. The server log has the details.
problem-not_over = This is possible once the game is over.
problem-older_rules = This was played under older rules. Only the replay with all cards is left of it.
problem-nothing_follows = The game ended with this step. Choose an earlier one to play on from.
problem-no_such_link = The link names no step of this game.
problem-no_such_moment = This step was played under older rules. It can be shown when the game is over.
problem-forbidden = That isn’t allowed.
problem-wrong_host = Regalia doesn’t answer to this address.
problem-unexpected = Something went wrong. Please try again.
problem-no_guests = You need an account to play here. Please sign in first.
problem-offline = The server can’t be reached.

## A board for games that draw none of their own

plain-hidden = hidden
plain-none = none
plain-yes = yes
plain-no = no

# Time
time = Time and proposals
time-hint = Proposals take effect once everyone agrees.
tempo = Time control
tempo-none = No time limit
    .hint = No time limit. If someone is away for two minutes, the others can have a bot take over.
tempo-live-5 = Live: 5 min + 10 s
    .hint = 5 minutes per player, plus 10 seconds per decision, up to 10 minutes.
tempo-live-15 = Live: 15 min + 20 s
    .hint = 15 minutes per player, plus 20 seconds per decision, up to 30 minutes.
tempo-live-30 = Live: 30 min + 30 s
    .hint = 30 minutes per player, plus 30 seconds per decision, up to 1 hour.
tempo-half-day = Turn-based: 12 hours
    .hint = 12 hours per player. Each decision gives back 4 hours.
tempo-day = Turn-based: 1 day
    .hint = 1 day per player. Each decision gives back 8 hours.
tempo-three-days = Turn-based: 3 days
    .hint = 3 days per player. Each decision gives back 12 hours.
tempo-week = Turn-based: 1 week
    .hint = 1 week per player. Each decision gives back 1 day.
flag = When time runs out
flag-bot = A bot plays until the player returns
flag-forfeit = The seat is forfeited; a bot plays on
flag-vote = The others decide
hint = Hint
hint-hint = See what a Knight would do. Everyone sees that you took a hint.
hint-taken = takes a hint
origin = What if, from step { $at } of a game
began-elsewhere = Began elsewhere
began-elsewhere-hint = This game began at another arena, such as one in a browser tab. Its answers and draws were checked, but its players could have looked at hidden cards. It never counts for ratings.
hand-over-table = Continue at an arena with friends
hand-over-table-hint = Saves this table as a file. At the arena, choose “Open a game record” and open it: bots keep their seats, and anyone with the link can take the others. The file gives away all hidden cards.
origin-back = Back to the first game
tournament = Tournament
tournament-back = Back to the tournament
tournament-next = Next: back to the tournament
learning = Learning table
learning-hint = Everyone here may take hints.
stand-in = Stand-in bot level
clock-left = { $left } left
clock-until = { $left } left, until { $until }
clock-rests = { $left } left, paused; until { $until }
clock-fallen = out of time
paused = The game is paused. All clocks are stopped.
paused-until = The game is paused. All clocks are stopped. It goes on by itself at { $until }, because it is rated.
pause-end = Resume
proposed = You’ve proposed: { $what }
motion-question = { $who } proposes
motion-yes = Agree
motion-no = Disagree
motion-pause = Pause the game. Anyone can resume it.
motion-tempo = Change the time control to “{ $tempo }”. Everyone starts with a full clock.
motion-bot = Have a bot play for { $name } until they return.
motion-wait = Give { $name } a full clock and wait.
motion-substitute = Offer { $name }’s seat to someone else.
motion-call_off = End the game now, without a result.
propose-pause = Propose a pause
propose-tempo = Propose a new time control
this-game = This game
resign = Resign
resign-question = Resign?
resign-question-as = Resign for { $name }?
resign-winner = The game ends now and { $name } wins. You can’t undo this.
resign-ends = The game ends now and you’re ranked last. You can’t undo this.
resign-bot = A bot plays your seat to the end and you’re ranked last. You can’t come back.
keep-playing = Keep playing
event-Resigned = { $seat } resigns.
resigned = resigned
resigned-bot = resigned, played by a bot
call-off = Propose ending without a result
called-off = This game was ended by agreement, without a result
out-of-time = { $name } is out of time.
seat-bot = Bot
seat-wait = Wait
seat-substitute = New player
played-by-bot = played by a bot
seat-kept = Your time ran out. A bot is playing for you.
seat-back = Take your seat back
seat-forfeited = Your time ran out and your seat was forfeited.
seat-vacant = There’s an open seat. Send someone the link to this table.
seat-take = Take seat
take-bots-seat = Take this bot’s seat
guest = Guest
naming = What’s your name?
naming-hint = The other players will see it. No account needed.
naming-shown = The other players see you as { $name }.
naming-save = Save
your-name = Your name
just-watch = Just watch
have-account = I already have an account
problem-out_of_time = Your time ran out before your move arrived. Take your seat back to play on.
problem-paused = The game is paused.
problem-forfeited = This seat has been forfeited.
next-table = { $count ->
    [one] Next table
   *[other] Next table ({ $count } waiting)
    }

# Talk

talk = Chat
talk-unread = Chat ({ $count } new)
talk-said = { $who }: { $words }
talk-lines = Messages
talk-begin = No messages yet.
talk-write = Write a message
talk-send = Send
talk-phrases = Preset phrases
talk-names = People at the table
talk-pieces = Pieces on the table
talk-watches = watching
talk-aside-hint = Players can read your messages when the game is over.
talk-players-hint = You can read the watchers’ messages when the game is over.
talk-off = Chat is off at this table.
talk-only-phrases = Only preset phrases are allowed at this table.
talk-removed = Removed
talk-deleted = Deleted
talk-more = More about this message from { $who }
talk-person = Player page
talk-report = Report…
talk-report-table = Report this table…
talk-mute = Mute { $who }
talk-unmute = Unmute { $who }
talk-muted = Muted ({ $count })
talk-remove = Remove this message
talk-rule = Chat at this table
talk-rule-everybody = Free text
talk-rule-phrases = Preset phrases only
talk-rule-off = Off
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-good-game = Good game!
phrase-thanks = Thank you!
phrase-one-moment = One moment, please.
phrase-back = I’m back.
phrase-your-turn = It’s your turn.
phrase-sorry = Sorry!
phrase-must-go = Sorry, I have to go.

announcements = Announcements
announcement-dismiss = Dismiss
maintenance-soon = Maintenance from { $from } to { $until }. All clocks stand still meanwhile, and games go on afterwards.
maintenance-now = Maintenance until { $until }. All clocks stand still. If the connection is lost, this page reconnects by itself.
