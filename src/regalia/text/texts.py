"""Texts: the messages of a package, by language."""

import re
from functools import cache
from importlib.resources import files
from typing import Any

from regalia.text.messages import Messages

LANGUAGES = ("en", "ja")
SHARED = "regalia.core"
"""The package with the messages that every game has."""
UNKNOWN = "none"
"""What a variable is whose thing there is not, or is not known."""
NAMED_FIRST = re.compile(rf"^[“「]?{UNKNOWN}[”」]?(?:: |：)")
"""A thing whose name a sentence begins with."""
NOT_IN_NAMES = re.compile(r"[^A-Za-z0-9_-]")
"""What the name of a message cannot hold; `_` stands for it there."""


def texts(package: str, language: str) -> list[str]:
    """A package's messages in a language: `text/<language>.ftl`, then each `text/<name>.<language>.ftl`."""
    folder = files(package).joinpath("text")
    first, more = f"{language}.ftl", f".{language}.ftl"
    found = sorted(file.name for file in folder.iterdir() if file.name.endswith(more)) if folder.is_dir() else []
    held = [folder.joinpath(name) for name in (first, *found)]
    return [file.read_text("utf-8") for file in held if file.is_file()]


def texts_of_game(package: str, language: str) -> list[str]:
    """The messages of a game in a language: those that every game has, then its own, which override them."""
    return [*texts(SHARED, language), *texts(package, language)]


@cache
def bundle(language: str, package: str) -> Messages:
    """All messages of a package in a language, and those that every game has."""
    return Messages(language, texts_of_game(package, language))


class Texts:
    """The messages of a package in one language, called by name with their arguments."""

    def __init__(self, language: str, package: str) -> None:
        self._bundle = bundle(language, package)

    def __contains__(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def untold(self, name: str) -> str:
        """A message as it reads where the things that it names are not known. Empty if it needs them, or does not exist.

        Their variables are `none`, and a name before a colon is left out.
        """
        pattern = self._bundle.get_message(name).value if name in self else None
        args: dict[str, Any] = {}
        while pattern is not None:
            words, missing = self._bundle.format_pattern(pattern, args)
            unknown = {str(error).rsplit(": ", 1)[-1] for error in missing} - {*args}
            if not unknown:
                said = NAMED_FIRST.sub("", str(words)).strip()
                return "" if missing or UNKNOWN in said else said[:1].upper() + said[1:]
            args |= dict.fromkeys(unknown, UNKNOWN)
        return ""

    def __call__(self, name: str, **args: Any) -> str:
        """The text of a message."""
        pattern = self._bundle.get_message(name).value
        assert pattern is not None
        return str(self._bundle.format_pattern(pattern, args)[0])
