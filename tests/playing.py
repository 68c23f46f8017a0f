"""Random play for our own tests: over our games, and over the tiny ones."""

from regalia.testing.playing import (
    agreements,
    dice,
    ending,
    every_game,
    every_table,
    moments,
    name_of,
    play_out,
    random_match,
    register,
    seed,
    sight,
    turn,
)
from tests.tiny import TINY

__all__ = [
    "EVERY_GAME",
    "EVERY_TABLE",
    "agreements",
    "dice",
    "ending",
    "moments",
    "name_of",
    "play_out",
    "random_match",
    "seed",
    "sight",
    "turn",
]

register(*TINY)
EVERY_GAME = every_game()
EVERY_TABLE = every_table()
