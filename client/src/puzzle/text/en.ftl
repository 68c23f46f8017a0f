# A puzzle, in English.

puzzle-task = Which answer is best?
puzzle-leave = Leave
puzzle-right = Right!
puzzle-wrong = There is something better
puzzle-yours = your answer
puzzle-chance = wins { $count } in 10
puzzle-played = In the real game: { $answer }.
puzzle-found = Found by { $levels } among the bots.
puzzle-chances = Chances from { $worlds } games imagined with what the player knew.
puzzle-again = Look again
puzzle-before = The day before
puzzle-others = More puzzles
puzzle-lost = No connection. Nothing is lost: try again.
puzzle-try-again = Try again
