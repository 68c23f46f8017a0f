"""Panels of how a game works: what is written wrongly is named when they are loaded."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from regalia import games
from regalia.lessons import FaultyPanels, panels_of
from regalia.text import texts

Write = Callable[..., str]
PANEL = '[[panels]]\nname = "{name}"\npicture = "{picture}"\nrule = "{rule}"\n'
NAMES = ["one", "two", "three", "four"]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Writes the panels of a game of its own; returns its slug."""
    (tmp_path / "text" / "pictures").mkdir(parents=True)
    (tmp_path / "board").mkdir()
    (tmp_path / "board" / "pictures.tsx").write_text("export default { drawn: { queue: () => null } };")
    (tmp_path / "text" / "pictures" / "dice.svg").write_text("<svg/>")
    (tmp_path / "text" / "rules.en.md").write_text("# Rules\n\n## 1. The goal\n")
    monkeypatch.setattr(games, "resource", lambda slug, *path: tmp_path.joinpath(*path))
    monkeypatch.setattr(games, "package", lambda slug: slug)
    slug = tmp_path.name

    def panels(
        count: int = 4, *, picture: str = "queue", rule: str = "1", text: str = "Words.", title: str = "Title"
    ) -> str:
        named = NAMES[:count] + [f"more{place}" for place in range(count - len(NAMES))]
        lines = [PANEL.format(name=name, picture=picture, rule=rule) for name in named]
        (tmp_path / "works.toml").write_text("\n".join(lines))
        told = "".join(f"works-{name} = {text}\n    .title = {title}\n" for name in named)
        monkeypatch.setattr(texts, "texts", lambda package, language: [told])
        return slug

    return panels


def fault(slug: str) -> str:
    with pytest.raises(FaultyPanels) as found:
        panels_of(slug)
    return str(found.value)


def test_panels_are_read_in_their_order(write: Write) -> None:
    assert [panel.name for panel in panels_of(write())] == NAMES


def test_a_picture_may_be_a_file(write: Write) -> None:
    assert [panel.is_drawn for panel in panels_of(write(picture="pictures/dice.svg"))] == [False] * 4


def test_a_game_without_the_file_has_none(write: Write, tmp_path: Path) -> None:
    slug = write()
    (tmp_path / "works.toml").unlink()
    assert panels_of(slug) == ()


@pytest.mark.parametrize("count", [3, 7])
def test_there_are_as_many_as_fit_one_screen(write: Write, count: int) -> None:
    assert f"there are {count} panels, not 4 to 6" in fault(write(count))


@pytest.mark.parametrize("picture", ["tower", "que", "pictures/tower.svg"])
def test_the_picture_exists(write: Write, picture: str) -> None:
    assert fault(write(picture=picture)).endswith(f"works.toml: one: there is no picture {picture}")


def test_the_section_exists(write: Write) -> None:
    assert "one: the rules have no section 2" in fault(write(rule="2"))


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ({"text": "word " * 26}, "the en text or title is too long: [26, 1]"),
        ({"title": "Three short words"}, "the en text or title is too long: [1, 3]"),
        ({"text": "w" * 76}, "the ja text or title is too long: [76, 5]"),
        ({"title": "Nineteen" * 2}, "the ja text or title is too long: [6, 16]"),
    ],
)
def test_texts_are_short(write: Write, written: dict[str, str], reason: str) -> None:
    assert reason in fault(write(**written))


def test_a_text_without_a_title_is_missing(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    slug = write()
    monkeypatch.setattr(texts, "texts", lambda package, language: ["works-one = Words.\n"])
    assert "one: there is no en text works-one with a .title" in fault(slug)


def test_fields_that_do_not_exist_are_refused(write: Write, tmp_path: Path) -> None:
    slug = write()
    (tmp_path / "works.toml").write_text('[[panels]]\nname = "one"\n')
    assert re.search("works.toml: Object missing required field `picture`", fault(slug))


@pytest.mark.parametrize("slug", games.slugs())
def test_every_game_of_the_arena_has_panels(slug: str) -> None:
    assert panels_of(slug)


def test_names_of_pictures_are_taken_as_they_are_where_no_sources_of_boards_are_installed(
    write: Write, tmp_path: Path
) -> None:
    slug = write(picture="anything")
    (tmp_path / "board" / "pictures.tsx").unlink()
    (tmp_path / "board").rmdir()
    assert len(panels_of(slug)) == 4
