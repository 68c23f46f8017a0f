"""The tables that are open to join or to watch."""
