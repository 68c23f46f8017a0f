# The controls with which a game is seen again, in English.

replay-moment = Step of the game
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed }
replay-speed-slow = ½×
replay-speed-normal = 1×
replay-speed-fast = 3×
replay-mark-before = Previous round or turning point
replay-mark-next = Next round or turning point
replay-eyes = Cards that are shown
replay-all = All cards
replay-as = As { $name } saw it
what-if = Play on from here
what-if-step = Play on from step { $at }
what-if-seat = You play
what-if-level = The others are bots
what-if-was = As it was
what-if-was-means = All cards stay where they were, and the deck and dice go on as they would have.
what-if-knew = As { $name } knew it
what-if-knew-means = Everything { $name } couldn’t know is dealt anew.
what-if-own = You have played on from here before
what-if-own-was = From step { $at } as { $name }, as it was
what-if-own-knew = From step { $at } as { $name }, dealt anew
replay-copy = Copy link
replay-copied = Link copied
replay-quiet = { $name } has chosen. Nothing of it shows yet.
replay-start = The game begins.
present = Present
presentation = Presentation
present-own = You’re presenting. { $count ->
    [0] No one follows yet.
    [one] One person follows.
   *[other] { $count } people follow.
}
present-by = { $name } is presenting. { $count ->
    [one] One person follows.
   *[other] { $count } people follow.
}
present-gone = Nothing is being presented right now.
present-hint = Everyone with the link sees your step. Tap a piece to put a ring around it.
present-away = Step away
present-again = Follow again
present-end = End
present-leave = Stop following
