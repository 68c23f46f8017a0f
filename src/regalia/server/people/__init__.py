"""People: their names, and the sessions by which they are known."""
