"""A card stands in one place; `docs/cards.md` says which are named in more than one file, and why."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

from regalia import games
from regalia.games.kings_guild.content import ROOMS, SPECIALISTS, TREASURES
from regalia.games.old_kings_crown.content import CARDS, FAVOURS, HEADQUARTERS, KINGDOM, TACTICS
from regalia.games.oriflamme.state import KINDS
from tests.playing import seed

ROOT = Path(__file__).parents[2]
NOT_RULES = {"bot.py", "reasons.py", "chronicle.py", "players.py", "habits.py", "notation.py", "upgrades.py"}
"""They speak of cards, and decide nothing."""
NIGHT_CITY = games.load("nocturion").begin(2, seed(0)).state.printed
TEXTS = {facts.text for facts in CARDS.values() if facts.text}
NAMES = {
    "Oriflamme": {*KINDS},
    "The King's Guild": {*SPECIALISTS, *TREASURES, *ROOMS},
    "The Old King's Crown": {*KINGDOM, *HEADQUARTERS, *TACTICS, *FAVOURS, *TEXTS},
    "Nocturion": {*NIGHT_CITY.beasts, *NIGHT_CITY.quests, *NIGHT_CITY.curses, *NIGHT_CITY.houses, *NIGHT_CITY.heirlooms},
}
FOLDERS = {"Oriflamme": "oriflamme", "The King's Guild": "kings_guild", "The Old King's Crown": "old_kings_crown"}


def spoken_of(file: Path) -> set[str]:
    """The strings of a file, and the names of its functions."""
    nodes = [*ast.walk(ast.parse(file.read_text("utf-8")))]
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return texts | {node.name for node in nodes if isinstance(node, ast.FunctionDef)}


def index(game: str) -> dict[str, list[str]]:
    """For every card of a game the files of its rules that name it."""
    folder = Path(games.__file__).parent / FOLDERS.get(game, game.lower())
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(folder.rglob("*.py")):
        if file.name not in NOT_RULES:
            for name in spoken_of(file) & NAMES[game]:
                found[name].append(file.relative_to(folder).as_posix())
    return found


def told(game: str) -> dict[str, list[str]]:
    """The cards and files of a game's table in the docs."""
    page = (ROOT / "docs" / "cards.md").read_text("utf-8")
    section = page.partition(f"\n## {game}\n")[2].partition("\n## ")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line.startswith("| `")
    ]
    assert [card for card, files, why in rows if why.count(";") != files.count(",")] == [], "a reason for each file"
    return {card.strip("`"): re.findall(r"`([^`]+)`", files) for card, files, _ in rows}


@pytest.mark.parametrize("game", NAMES)
def test_the_docs_say_why_a_card_is_named_in_more_than_one_file(game: str) -> None:
    assert told(game) == {card: files for card, files in index(game).items() if len(files) > 1}


def test_no_card_of_nocturion_is_named_in_its_rules() -> None:
    assert index("Nocturion") == {}


def test_every_card_with_an_effect_of_its_own_is_found() -> None:
    assert index("Oriflamme").keys() == {*KINDS}
    assert index("The Old King's Crown")["hedgerow_levy"] == ["cards/martial.py"]
