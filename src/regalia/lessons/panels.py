"""How a game works on one screen: a few panels, each with a picture, a title and a sentence or two.

They are data in the folder of a game: `works.toml`, and texts in `text/works.en.ftl` and `text/works.ja.ftl`.
"""

import re
import tomllib
from functools import cache

import msgspec
from msgspec import Struct

from regalia import games
from regalia.lessons.checking import HEADING
from regalia.text.texts import LANGUAGES, bundle

FILE = "works.toml"
COUNTS = range(4, 7)
"""Numbers of panels that fit one screen."""
SPACED = ("en",)
"""Languages that put spaces between words."""
MOST_WORDS, MOST_SIGNS = 25, 75
"""Length of a panel's text: in words, or in characters without spaces between words."""
MOST_WORDS_OF_TITLE, MOST_SIGNS_OF_TITLE = 2, 8


class FaultyPanels(Exception):  # noqa: N818 - named like FaultyLesson
    """Raised for panels that cannot be shown as they are written: the game, the panel and the reason."""

    def __init__(self, slug: str, panel: str, reason: str) -> None:
        super().__init__(": ".join(part for part in (f"{slug}/{FILE}", panel, reason) if part))


class Panel(Struct, frozen=True, forbid_unknown_fields=True):
    """One panel."""

    name: str
    """Its text is the message `works-<name>`, with the title as attribute `.title`."""
    picture: str
    """A name in `board/pictures.tsx`, or a file beside the rules, such as `pictures/dice.svg`."""
    rule: str
    """The section of the rules that it leads to."""

    @property
    def is_drawn(self) -> bool:
        """True if the board draws the picture, false for an SVG file."""
        return not self.picture.endswith(".svg")


class Works(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    panels: tuple[Panel, ...]


@cache
def panels_of(slug: str) -> tuple[Panel, ...]:
    """The panels of a game in their order, checked; none if it has none. Raises FaultyPanels."""
    file = games.resource(slug, FILE)
    if not file.is_file():
        return ()
    try:
        panels = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Works).panels
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise FaultyPanels(slug, "", str(wrong)) from wrong
    check(slug, panels)
    return panels


def check(slug: str, panels: tuple[Panel, ...]) -> None:
    """Raise FaultyPanels if these panels do not fit one screen, or name a picture, section or text that does not exist."""
    if len(panels) not in COUNTS:
        raise FaultyPanels(slug, "", f"there are {len(panels)} panels, not {COUNTS[0]} to {COUNTS[-1]}")
    sections = HEADING.findall(games.resource(slug, "text", "rules.en.md").read_text("utf-8"))
    for panel in panels:
        if not has_picture(slug, panel):
            raise FaultyPanels(slug, panel.name, f"there is no picture {panel.picture}")
        if panel.rule not in sections:
            raise FaultyPanels(slug, panel.name, f"the rules have no section {panel.rule}")
        for language in LANGUAGES:
            check_text(slug, panel, language)


def has_picture(slug: str, panel: Panel) -> bool:
    """True if the picture of a panel exists: as a name in the source of the board's pictures, or as a file.

    Where the sources of boards are not installed, their names are taken as they are.
    """
    if not panel.is_drawn:
        return games.resource(slug, "text", *panel.picture.split("/")).is_file()
    if not games.resource(slug, "board").is_dir():
        return True
    source = games.resource(slug, "board", "pictures.tsx")
    return source.is_file() and re.search(rf"\b{re.escape(panel.picture)}\b", source.read_text("utf-8")) is not None


def check_text(slug: str, panel: Panel, language: str) -> None:
    """Raise FaultyPanels if the text or the title of a panel is missing or too long in a language."""
    messages, name = bundle(language, games.package(slug)), f"works-{panel.name}"
    found = messages.get_message(name) if messages.has_message(name) else None
    title = found.attributes.get("title") if found else None
    if found is None or found.value is None or title is None:
        raise FaultyPanels(slug, panel.name, f"there is no {language} text {name} with a .title")
    limits = (MOST_WORDS, MOST_WORDS_OF_TITLE) if language in SPACED else (MOST_SIGNS, MOST_SIGNS_OF_TITLE)
    written = [str(messages.format_pattern(pattern)[0]) for pattern in (found.value, title)]
    lengths = [len(text.split() if language in SPACED else text) for text in written]
    if any(length > most for length, most in zip(lengths, limits, strict=True)):
        raise FaultyPanels(slug, panel.name, f"the {language} text or title is too long: {lengths}, most are {[*limits]}")
