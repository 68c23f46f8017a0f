"""`python -m regalia.games.nocturion` plays a few turns."""

from regalia.core.demo import demo
from regalia.games.nocturion import RULES

demo(RULES)
