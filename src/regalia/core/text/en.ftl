# The texts of what every game has. A game's own message of the same name is used instead.

option-Pass = Pass
option-Play = Play { $card }
option-ChoosePlayer = { $seat }

event-RoundBegan = Round { $number } begins.
event-TurnBegan = It is { $seat }’s turn.
event-Drew = { $cards ->
    [none] { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
   *[other] { $seat } draws { $cards }.
}
event-Played = { $seat } plays { $card }.
event-Moved = { $card ->
    [none] { $seat } moves a card.
   *[other] { $seat } moves { $card }.
}
event-Revealed = { $seat } reveals { $card }.
event-Gained = { $seat } gains { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-Paid = { $seat } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-GameEnded = Game over. Victory: { $winners }.

# For the situation of decisions: how much there is to choose from.
situation-choices = { $form ->
    [one] { $options } to choose from.
    [exactly] Choose { $most } of { $options }.
    [up-to] Choose up to { $most } of { $options }.
    [between] Choose { $least } to { $most } of { $options }.
    [number] From { $least } to { $most }.
    [assign] { $options } to place.
   *[share] { $most } to share out over { $options }.
}

why-not-asked = It’s not your turn to decide.
why-game-over = The game is over.

draw-yes = yes
draw-no = no

key-0 = Points
