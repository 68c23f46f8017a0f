"""`python -m regalia.games.wheel_of_time` plays a few turns."""

from regalia.core.demo import demo
from regalia.games.wheel_of_time import RULES

demo(RULES)
