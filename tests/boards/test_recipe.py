"""Boards by recipe: what `board.toml` names wrongly is told when it is loaded."""

import tomllib
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from masque_game import RULES

from regalia import games
from regalia.boards import FaultyRecipe, Recipe, recipe_of
from tests.conftest import MASQUE, SKULL

MOST_LINES = 60
"""Lines of TOML that a good-looking board may take."""
Write = Callable[[str], str]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Writes a recipe for the rules of Masque; returns the name of the game."""
    monkeypatch.setattr(games, "resource", lambda slug, *path: tmp_path.joinpath(*path))
    monkeypatch.setattr(games, "load", lambda slug: RULES)

    def recipe(text: str) -> str:
        (tmp_path / "board.toml").write_text(text)
        return tmp_path.name

    return recipe


def test_a_recipe_is_read_with_what_is_usual(write: Write) -> None:
    recipe = recipe_of(write('[seat]\ncounts = { hand = "cards" }\n[[zone]]\nfield = "deck"\n'))
    assert recipe is not None
    assert (recipe.surface, recipe.hand, recipe.zone[0].of) == ("felt", None, "table")


def test_a_game_that_draws_its_board_has_no_recipe(write: Write, tmp_path: Path) -> None:
    slug = write("")
    (tmp_path / "board").mkdir()
    (tmp_path / "board" / "index.tsx").touch()
    assert recipe_of(slug) is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[[zone]]\nfield = "none"', "the view has no field none, but deck, seats"),
        ('[[zone]]\nfield = "none"\nof = "seats"', "a seat has no field none, but hand, played, safe"),
        ('[seat]\nscore = "points"', "a seat has no field points"),
        ('[seat]\nscore = "safe"', "the field safe of a seat is not a number"),
        ('[seat]\ncounts = { safe = "cards" }', "is not a list or a number"),
        ('[seat]\nsigns = { hand = "check" }', "is not true or false"),
        ('[[zone]]\nfield = "seats"\nkind = "circle"', "Invalid enum value 'circle'"),
        ('[hand]\nchoose = "Throw"', "there is no option Throw, but ChoosePlayer, Name, Play"),
        ("[hand]\nsize = 3", "Object contains unknown field `size`"),
        ("[hand", "Expected ']'"),
    ],
)
def test_what_is_not_there_is_named(write: Write, text: str, reason: str) -> None:
    with pytest.raises(FaultyRecipe, match=r"board\.toml: ") as found:
        recipe_of(write(text))
    assert reason in str(found.value)


@pytest.mark.parametrize("package", [SKULL / "skull_game", MASQUE / "masque_game"])
def test_the_examples_need_few_lines_and_no_typescript(package: Path) -> None:
    lines = (package / "board.toml").read_text("utf-8").splitlines()
    assert 10 < len(lines) <= MOST_LINES
    assert not [*package.rglob("*.ts*")]


def test_the_client_has_every_icon_that_the_examples_name() -> None:
    icons = (MASQUE.parents[2] / "client/src/parts/Icon.tsx").read_text("utf-8")
    for package in (SKULL / "skull_game", MASQUE / "masque_game"):
        seat = msgspec.convert(tomllib.loads((package / "board.toml").read_text("utf-8")), Recipe).seat
        for icon in (*seat.counts.values(), *seat.signs.values()):
            assert f"\n  {icon},\n" in icons
