"""Regalia: an arena for deep board games, and the framework behind it."""
