"""The arena: tables, seats and the live channel, over HTTP."""
