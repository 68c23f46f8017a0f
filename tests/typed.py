"""Answers as they are typed, by numbers."""

from random import Random
from typing import Any

from regalia.bots.choices import Lots
from regalia.cli import keyboard
from regalia.core import Assign, Number, Share, some_answer
from regalia.core.views import OneOf, Posed


def line_for(posed: Posed, random: Random) -> str:
    """A random answer as it is typed."""
    answer = some_answer(posed.options if isinstance(posed, OneOf) else posed, Lots(random))
    if isinstance(posed, Number):
        return str(answer)
    if isinstance(posed, Share):
        given: Any = dict(answer.amounts)  # type: ignore[union-attr] # of its kind
        return " ".join(str(given.get(place, 0)) for place in posed.places)
    if isinstance(posed, Assign):
        to: Any = dict(answer.pairs)  # type: ignore[union-attr] # of its kind
        return " ".join(str(posed.places.index(to[thing]) + 1) for thing in posed.things)
    chosen: Any = answer if isinstance(answer, tuple) else (answer,)
    if made_of := keyboard.parts(posed):
        return " ".join(str(made_of.values.index(value) + 1) for value in made_of.of(chosen[0]))
    return " ".join(str(keyboard.options(posed).index(each) + 1) for each in chosen)
