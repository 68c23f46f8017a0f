"""The rules of a game put together from its files, and what a game need not write itself."""

from collections.abc import Callable
from importlib import import_module
from inspect import getmembers, isclass
from pathlib import Path
from typing import Any

import pytest

from regalia.cli.words import Words
from regalia.core import Event, Game, GameEnded, Option, Rules, found, look, ready
from regalia.core.drawing import NOTATION, plain
from regalia.core.folder import rules_of
from regalia.text.texts import LANGUAGES, Texts
from tests.tiny.smuggle import RULES

STATE = """
from regalia.core import Chance, Mutable

class State(Mutable):
    chance: Chance
    points: list[int]

    @property
    def seats(self):
        return range(len(self.points))
"""
VIEW = """
from msgspec import Struct

class View(Struct):
    points: list[int]

def see(game, eyes):
    return View(game.state.points)
"""
STEPS = """
from regalia.core import Gained, Play, Step

class Start(Step, frozen=True):
    def ask(self, state):
        return {0: (Play("ace"), Play("ten"))}

    def answer(self, game, answers):
        game.state.points[1] += 3
        game.happened(Gained(1, 3))
"""
INIT = """
from regalia.core import rules_of
from {package}.state import State
from {package}.steps import Start

def begin(seats, agreed, chance):
    return State(chance, [0] * seats), (Start(),)

RULES = rules_of(__name__)
"""

Make = Callable[..., str]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Make:
    """Writes a game of these files; the name of its package."""
    monkeypatch.syspath_prepend(tmp_path)

    def write(name: str, **files: str) -> str:
        folder = tmp_path / name
        folder.mkdir()
        folder.joinpath("game.toml").write_text('slug = "ace"\nplayers = [2, 3]\n')
        for file, text in files.items():
            folder.joinpath(f"{file}.py").write_text(text.replace("{package}", name))
        return name

    return write


def test_a_game_is_put_together_from_its_files(make: Make) -> None:
    package = make("ace_of_files", __init__=INIT, state=STATE, view=VIEW, steps=STEPS)
    rules: Rules[Any] = import_module(package).RULES
    assert (rules.slug, rules.version, rules.seats) == ("ace", 1, range(2, 4))
    assert [kind.__name__ for kind in (*rules.choices, *rules.steps, *rules.events)] == ["Play", "Start", "Gained"]
    game: Game[Any] = rules.begin(2, "00" * 32, events=True)
    game.answer(0, ready.Play("ace"))
    assert [(rank.seat, rank.rank) for rank in rules.rank(game.state)] == [(1, 1), (0, 2)]
    assert look(game, 0).view.points == [0, 3]


def test_what_is_given_is_not_looked_for(make: Make) -> None:
    package = make("ace_given", __init__=INIT, state=STATE, view=VIEW, steps=STEPS)
    import_module(package)
    rules = rules_of(package, version=4, events=(GameEnded,))
    assert (rules.version, rules.events) == (4, (GameEnded,))


def test_a_part_is_what_a_file_of_the_game_defines_not_what_another_imports(make: Make) -> None:
    """A file may import a helper that is called like a part."""
    steps = "from {package}.prices import numbers" + STEPS
    numbers = "def numbers(name):\n    return {what}\n"
    package = make(
        "ace_with_numbers",
        __init__=INIT,
        state=STATE,
        view=VIEW,
        steps=steps,
        prices=numbers.format(what=1),
        drawing=numbers.format(what=[]),
    )
    assert import_module(package).RULES.numbers("ace") == []


def test_a_missing_part_is_named(make: Make) -> None:
    package = make("ace_without_view", __init__=INIT, state=STATE, steps=STEPS)
    with pytest.raises(TypeError, match="ace_without_view: no file of the game defines see"):
        import_module(package)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_ready_has_words(language: str) -> None:
    says = Texts(language, "regalia.core")
    for name, record in getmembers(ready, isclass):
        if record.__module__ == ready.__name__:
            assert f"{'option' if issubclass(record, Option) else 'event'}-{name}" in says


def test_a_secret_move_shows_no_card_to_others() -> None:
    moved = ready.Moved(0, "ace", "hand", "deck", secret=True)
    assert [moved.seen_by(frozenset({seat})) for seat in (0, 1)] == [moved, ready.Moved(0, None, "hand", "deck", True)]


def test_a_ready_record_belongs_to_the_modules_that_import_it() -> None:
    from regalia.games.oriflamme import events, options

    assert GameEnded in found(Event, events)
    assert GameEnded not in found(Event, options)


def test_any_view_is_drawn_field_by_field() -> None:
    game = RULES.begin(2, "00" * 32)
    drawn = plain(look(game, 0).view, NOTATION)
    assert drawn.splitlines()[-1] == "deck: 4"
    assert drawn.startswith("hands: ")
    assert "?" in drawn
    assert Words("oriflamme", "ja", ()).word("yes") == "はい"
