"""One table: its document, who may sit, what seats bring, and the live table that runs one change after the other."""
