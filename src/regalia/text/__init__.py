"""Texts in every language, from the Fluent files of the arena and of each game."""
