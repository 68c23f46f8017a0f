"""Thinking time: tempos, clocks and sleeping hours, as pure functions of the times that they are handed."""
