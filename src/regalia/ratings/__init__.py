"""Ratings: how strong people are in a game, from the places of finished games. Pure functions, and the anchors of bots."""

from regalia.ratings.anchors import Anchor, anchors_of
from regalia.ratings.model import IDLE, NEW, SETTLED, Entrant, Rating, Shown, after_idle, gained, rate, shown
from regalia.ratings.sides import SideTally, constant, constants, with_game

__all__ = [
    "IDLE",
    "NEW",
    "SETTLED",
    "Anchor",
    "Entrant",
    "Rating",
    "Shown",
    "SideTally",
    "after_idle",
    "anchors_of",
    "constant",
    "constants",
    "gained",
    "rate",
    "shown",
    "with_game",
]
