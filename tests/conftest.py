"""The tests of every game (regalia.testing) run over the tiny games, too, wherever they are run together with these."""

from tests import playing

__all__ = ["playing"]
