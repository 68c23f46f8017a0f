"""Rooms and faces of The King's Guild."""
