# The debug panel, in English.

debug = Debug
debug-steps = Step back and forward
debug-back = Step back
debug-forth = Step forward
debug-bots = Resume bots
debug-look = View
debug-look-through = View as { $name }
debug-who = Player for { $name }
debug-me = Me
debug-position = Position (JSON)
debug-load = Load
debug-drop = Discard changes
debug-test = Copy as test
debug-loaded = Loaded.
debug-copied = Test copied to the clipboard.
debug-not_json = Invalid JSON (line, column, error):
debug-wrong_position = The game cannot read this position:
debug-rules_fail = The rules fail at this position:
debug-wrong_count = The number of seats in this position doesn't match the table.
debug-no_such_moment = No more steps, or the current rules don't allow this move.
