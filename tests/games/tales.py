"""Chronicles of made-up events, for tests of what only one game tells."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from regalia import games
from regalia.chronicle import Line
from regalia.chronicle.telling import Teller
from regalia.core import Beat, Event
from regalia.testing.playing import seed

NAMES = ("Zoé", "Kenji", "Mia", "Tom")


def begun(slug: str, seats: int) -> Any:
    """The state of a game at its beginning."""
    return games.load(slug).begin(seats, seed(0)).state


def tales(slug: str, state: Any, events: Sequence[Event], number: int, seats: int = 3) -> list[tuple[str, str]]:
    """What a game tells of these events in one state, each as the first of its kind in a round: English and Japanese."""
    own = import_module(f"{games.package(slug)}.chronicle")
    beats = [Beat(index, index + 1, event, state, state) for index, event in enumerate(events)]
    lines = [
        Line(each.name, each.last + 1, number, 0, 0, None, each.who, each.facts) for each in own.tell(iter(beats), seats)
    ]
    english, japanese = (Teller(slug, language, NAMES) for language in ("en", "ja"))
    return [(english.sentence(line), japanese.sentence(line)) for line in lines]
