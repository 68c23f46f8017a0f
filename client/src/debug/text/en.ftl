# The debug panel, in English.

debug = Debug
debug-steps = Step back and forth
debug-back = Step back
debug-forth = Step forth
debug-bots = Let the bots play
debug-look = Look
debug-look-through = Look through the eyes of { $name }
debug-who = Who plays for { $name }
debug-me = I do
debug-position = The position
debug-load = Load it
debug-drop = Drop my changes
debug-test = Copy as a test
debug-loaded = Loaded.
debug-copied = The test is on the clipboard.
debug-not_json = This is not JSON. Line, column and mistake:
debug-wrong_position = The game cannot read this position:
debug-rules_fail = The rules cannot go on from this position:
debug-wrong_count = The position is for another number of seats than this table has.
debug-no_such_moment = There is nothing to step to, or the rules of today do not allow it.
