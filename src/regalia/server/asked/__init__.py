"""Answers that the server gives for a seat, mostly passes, as the seat has set: pure functions."""
