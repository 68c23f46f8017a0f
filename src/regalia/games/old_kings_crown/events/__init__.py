"""Events of the game, for the log, animations and replays."""
