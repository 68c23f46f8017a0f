"""Guests, their tokens and names."""
