"""What a player at a terminal can ask, besides answering: commands in the language of the game, and what they say."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any
from unicodedata import normalize

from regalia.cli.words import Words
from regalia.core import Chance, Game, Seat, imagine, look
from regalia.games import resource
from regalia.text.texts import Texts

COMMANDS = ("table", "hand", "leads", "news", "cards", "log", "rules", "undo", "help", "quit")
"""The message `command-<name>` has the words for each, separated by slashes."""
WORLDS = 16
"""The imagined games by which it is found what a seat knows of the ranking."""


def typed(line: str) -> str:
    """A line without the differences that make none: full-width forms, case, spaces around it."""
    return normalize("NFKC", line).strip().casefold()


def command_in(line: str, texts: Sequence[Texts]) -> tuple[str, str]:
    """The command that a line gives in one of these languages, and what follows it; an empty name if it gives none."""
    line = line if line == "?" else line.rstrip("?")
    for name in COMMANDS:
        for word in (typed(word) for say in texts for word in say(f"command-{name}").split(" / ")):
            if line == word:
                return name, ""
            if name == "rules" and line.startswith(f"{word} "):
                return name, line.removeprefix(word).strip()
    return "", ""


def drawn(game: Game[Any], seat: Seat | None, words: Words) -> str:
    """The table as a seat sees it."""
    sight = look(game, seat)
    words.nouns = sight.nouns
    return words.punctuated(game.rules.text(sight.view, words))


def apart(table: str, none: str) -> str:
    """A drawn table for a screen reader: one fact a line, and a word for what is empty."""
    return re.sub(r"(?<!\w)–(?!\w)", none, table.replace(" | ", "\n"))


def own(game: Game[Any], seat: Seat, words: Words) -> list[str]:
    """The facts of the drawn table that only this seat sees."""
    others = Counter(facts(drawn(game, None, words)))
    seen = facts(drawn(game, seat, words))
    return [fact for fact in seen if not others[fact]]


def facts(table: str) -> list[str]:
    """The facts of a drawn table."""
    return [fact.strip() for line in table.splitlines() for fact in line.split(" | ") if fact.strip()]


def leading(game: Game[Any], seat: Seat, words: Words, chance: Chance) -> list[str]:
    """What each seat would have if the game ended now, highest first: a range where this seat cannot know it.

    Empty if all seats have the same.
    """
    worlds = [{rank.seat: rank.keys[0] for rank in rankings} for rankings in imagined(game, seat, chance)]
    have = {each: [world[each] for world in worlds] for each in worlds[0]}
    if len({tuple(values) for values in have.values()}) == 1 and len(have) > 1:
        return []
    return [
        f"{words.player(each)}{words.colon}{words.say('key-0')} {between(min(have[each]), max(have[each]))}"
        for each in sorted(have, key=lambda each: (-fmean(have[each]), each))
    ]


def imagined(game: Game[Any], seat: Seat, chance: Chance) -> Iterator[Any]:
    """The ranking in several games that the seat cannot tell from this one."""
    return (game.rules.rank(imagine(game, seat, chance).state) for _ in range(WORLDS))


def between(least: int, most: int) -> str:
    """A number, or a range of numbers."""
    return str(least) if least == most else f"{least}–{most}"


def contents(slug: str, language: str) -> list[str]:
    """The numbers and headings of all sections of the rules."""
    text = resource(slug, "text", f"rules.{language}.md").read_text("utf-8")
    return re.findall(r"^#+ (\d.*)$", text, re.MULTILINE)
