game-title = Fair
game-summary = Buy what brings joy.
game-goal = Most joy wins.
pack-own = The stalls of the summer

noun-printed = { $en }
option-Buy = Buy { $good }
option-GoHome = Go home
event-Bought = { $seat } buys { $good }.
decision-Turn = Buy something, or go home.
    .others = { $who } is buying.
why-Turn = You cannot buy that.
why-not-asked = It is not your turn.
why-game-over = The game is over.
key-0 = joy
key-1 = coins
