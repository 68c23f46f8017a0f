"""The match at a table: answers, steps back, what each seat sees, and the replay. Does no I/O."""
