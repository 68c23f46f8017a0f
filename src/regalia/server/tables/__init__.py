"""A table: its document, mailbox, match in play, stepping back, seats and who looks on."""
