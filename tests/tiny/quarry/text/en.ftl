game-title = Quarry
game-summary = Dig, rest, or throw stones.
game-goal = Most stones win.

option-Dig = Dig
option-Rest = Rest
option-Throw = Throw a stone at { $who }
option-Name = Call it { $word }
event-Hit = { $who } is hit.
decision-Work = Dig, or rest.
    .others = { $who } digs or rests.
decision-Christen = Give it a name.
    .others = { $who } gives it a name.
why-Work = That cannot be done now.
why-Christen = That cannot be done now.
why-not-asked = It is not your turn.
why-game-over = The game is over.
key-0 = stones
