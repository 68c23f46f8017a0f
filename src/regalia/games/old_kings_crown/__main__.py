"""`python -m regalia.games.old_kings_crown` plays a few turns."""

from regalia.core.demo import demo
from regalia.games.old_kings_crown import RULES

demo(RULES)
