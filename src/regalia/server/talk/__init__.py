"""A table's chat: its lines, mentions, and what each connection has been sent of it."""
