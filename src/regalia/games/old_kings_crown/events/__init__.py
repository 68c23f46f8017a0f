"""What happened at the table, for the log, motion and replays."""
