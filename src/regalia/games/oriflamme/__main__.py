"""`python -m regalia.games.oriflamme` plays a few turns."""

from regalia.core.demo import demo
from regalia.games.oriflamme import RULES

demo(RULES)
