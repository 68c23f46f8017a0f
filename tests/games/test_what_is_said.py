"""What questions and events of every game say about themselves. `make mutants` counts these tests for each game."""

import re
from typing import Any

import msgspec
import pytest

from regalia.core import Rules, look
from regalia.core.rules import union
from tests.playing import EVERY_TABLE, moments, name_of

GAMES = 5
"""Of each game: some questions are rare."""
LISTED = re.compile(r"`cause`: ((?:[a-z_]+, )+[a-z_]+(?: or [a-z_]+)?)\.")
"""The causes that the doc string of an event lists."""

OF_OTHER_MEANING = {("DeclareRollers", "pool")}
"""Fields of steps that have the name of something else: here which forces roll, not a damage pool."""


def shared(said: msgspec.Struct, other: msgspec.Struct) -> list[str]:
    """The fields that both records have, with values of the same type in the other one that say something."""
    facts, others = msgspec.structs.asdict(said), msgspec.structs.asdict(other)
    return [name for name in facts if others.get(name) and isinstance(others[name], str | int | tuple)]


@pytest.mark.parametrize(("rules", "seats"), EVERY_TABLE, ids=name_of)
def test_a_question_shows_what_its_step_is_about_and_the_view_says_the_same(rules: Rules[Any], seats: int) -> None:
    for number in range(31, 31 + GAMES):
        for game in moments(rules, seats, number):
            shown, view = game.shown(frozenset()), look(game, None).view
            if isinstance(shown, msgspec.Struct):
                for name in shared(shown, game.step):
                    if (game.step.kind(), name) in OF_OTHER_MEANING:
                        continue
                    assert getattr(shown, name) == getattr(game.step, name), game.step
                for name in shared(view, shown):
                    assert getattr(view, name) == getattr(shown, name), game.step


@pytest.mark.parametrize(("rules", "seats"), EVERY_TABLE, ids=name_of)
def test_an_event_fits_its_types_and_names_a_cause_of_its_list(rules: Rules[Any], seats: int) -> None:
    types = union(rules.events)
    for game in moments(rules, seats, 32):
        for event in game.events or []:
            assert msgspec.json.decode(msgspec.json.encode(event), type=types) == event
            if listed := LISTED.search(type(event).__doc__ or ""):
                facts: dict[str, Any] = msgspec.structs.asdict(event)
                assert facts["cause"] in re.findall(r"[a-z_]+", listed[1]), event
        game.events = []
