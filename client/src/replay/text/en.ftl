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
replay-copy = Copy link
replay-copied = Link copied
replay-quiet = { $name } has chosen. Nothing of it shows yet.
replay-start = The game begins.
