"""`python -m regalia.games.kings_guild` plays a few turns."""

from regalia.core.demo import demo
from regalia.games.kings_guild import RULES

demo(RULES)
