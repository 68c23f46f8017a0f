# The analysis of a finished game, in English.

analysis = Analysis
find = Find the mistakes
find-takes = Every decision is judged by what its player knew. That takes up to five minutes; you can look around meanwhile.
open = Open the analysis
waiting = { $ahead ->
    [0] Waiting. You are next.
    [one] Waiting. One game comes first.
   *[other] Waiting. { $ahead } games come first.
  }
running = Looking for mistakes: { $done } of { $count }
cut = The time for this game is over. { $done } of { $count } decisions were judged.
failed = The analysis failed. What was found up to there is shown.
older = This game can no longer be analysed here. What was judged before is shown.
obstacle-rules = The rules have changed since this game was played, so there is only the replay.
obstacle-pack = This game was played with cards that aren’t here, so there is only the replay.
obstacle-alone = A game for one has no chances to compare, so there is only the replay.
obstacle-off = Games aren’t analysed here, so there is only the replay.
obstacle-private = Only its players can ask for the analysis of a private game, so there is only the replay.
obstacle-other = This game can’t be analysed, so there is only the replay.

curve-table = The chances of all players
curve-step = Step
chance = { $count } in 10
chances = Chances: { $chances }.
chance-of = { $name } { $count } in 10
decided = Decided from here on
mark-blunder = Blunder
mark-mistake = Mistake
mark-inexact = Inexact
mark-luck = Stroke of luck
mark-name = Step { $at }: { $kind }, { $name }
mark-more = { $mark }, and { $more } more

decision = { $name }’s decision
decision-kept = A bot decided for { $name }
played-fallback = { $name }: { $answer }
played = Played: { $answer }
better = Best: { $answer }
worse = Instead: { $answer }
also = About as good: { $answers }
good = A good choice.
cost-none = No difference to speak of.
cost = It cost { $count ->
    [one] 1 game
   *[other] { $count } games
  } in 10, surely between { $low } and { $high }.
cost-sure = It cost { $count ->
    [one] 1 game
   *[other] { $count } games
  } in 10, for sure.
cost-most = It cost about { $count ->
    [one] 1 game
   *[other] { $count } games
  } in 10, surely no more than { $high }.
cost-rare = It cost about 1 game in { $of }, surely between 1 in { $low } and 1 in { $high }.
cost-rare-most = It cost about 1 game in { $of }, surely no more than 1 in { $high }.
known = By what { $name } knew, from { $worlds } imagined games.
luck-here = Luck: { $change } of 100 games for { $name }
luck-words = What just happened, beyond anyone’s play.
switch-seat = As { $name } saw it
switch-all = All cards
mistake-of = Mistake { $number } of { $count }
mistakes = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
  }
mistake-before = Mistake before
mistake-next = Next mistake
luck-next = Next stroke of luck
    .short = Luck
as-it-was = as it was
as-known = as { $name } knew it
play-on = Play on from here

summary = What was found
perfect = { $name } played this as our strongest would.
perfect-unsure = No mistake was found.
perfect-all = Everyone played this as our strongest would.
counts = { $blunders ->
    [0] { $mistakes ->
        [0] no mistake
        [one] 1 mistake
       *[other] { $mistakes } mistakes
      }
    [one] 1 blunder{ $mistakes ->
        [0] { "" }
        [one] , 1 mistake
       *[other] , { $mistakes } mistakes
      }
   *[other] { $blunders } blunders{ $mistakes ->
        [0] { "" }
        [one] , 1 mistake
       *[other] , { $mistakes } mistakes
      }
  }{ $inexact ->
    [0] { "" }
   *[other] , { $inexact } inexact
  }
players = Players
play = play
luck = luck
rank = { $rank ->
    [1] { $rank }st
    [2] { $rank }nd
    [3] { $rank }rd
   *[other] { $rank }th
  }
lost = A decision gave away { $loss } games in 100{ $margin ->
    [none] { "" }
   *[other] {" "}± { $margin }
  }; usual play { $usual }.

how = How to read this
how-play = Play is what a player’s own decisions changed, compared with what good players usually do there. A decision is judged by what its player knew, not by what came of it.
how-luck = Luck is everything else: dice, cards turned up, and what others had hidden.
how-sum = All figures are games of 100. Start, play, others and luck add up to the end of the curve.
how-words = Inexact gives away 5 games in 100, a mistake 10, a blunder 20, and only if that is nearly certain. Forced answers aren’t judged.
sum-start = Start
sum-play = Play
sum-others = Others
sum-luck = Luck
sum-end = End
player = Player
doubt-fails-chances = In this game, chances don’t always come true: read them as a rough estimate.
doubt-fails-known = In this game, players’ own chances are shown too high: what others have hidden is better than it seems.
doubt-fails-words = In this game, some mistakes are missed, or some good moves are called mistakes.
doubt-fails-levels = In this game, losses say little about how well someone played.
doubt-unmeasured = Too few games were measured to say how reliable these figures are in this game.

list = All marked moments
list-luck = { $name }: { $change } of 100 games by luck
list-word = { $name }: { $kind }
turns = The chances turned here
turns-hint = In games of 100.
turn-skill = Play: { $words }
turn-luck = Luck: { $words }
tab-moment = Moment
tab-players = Players
tab-hand = Hand
tab-log = Log
tabs = Parts of the analysis
