"""Who watches a table: connections, presence, and the messages about both."""
