"""Packs at hand: the rules of every installed game, with its own content and with the packs of an arena."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from regalia import games
from regalia.core import Fault, FaultyPack, Pack, Rules
from regalia.core.packs import parsed


class MissingPack(Exception):  # noqa: N818 - named after what it is about
    """A game is to be played with a pack that is not at hand."""


class Library:
    """Packs by game and hash. Some are offered for new games; others are kept so that old games can be looked at."""

    def __init__(self, sources: Iterable[str] = ()) -> None:
        """The packs that are offered. Raises FaultyPack if one cannot be read."""
        self._rules: dict[tuple[str, str], Rules[Any]] = {}
        self._offered: set[tuple[str, str]] = {self.keep(source) for source in sources}

    def keep(self, source: str) -> tuple[str, str]:
        """Have a pack at hand without offering it; its game and its hash. Raises FaultyPack."""
        slug, pack = read(source)
        packs = games.load(slug).packs
        assert packs is not None, "it was read by them"
        self._rules.setdefault((slug, pack.hash), packs.rules(pack))
        return slug, pack.hash

    def rules(self, slug: str, pack: str = "") -> Rules[Any]:
        """The rules of a game, with its own content or with the pack of this hash.

        Raises KeyError for a game there is not, MissingPack for a pack that is not at hand.
        """
        if not pack:
            return games.load(slug)
        if (slug, pack) not in self._rules:
            raise MissingPack(pack)
        return self._rules[(slug, pack)]

    def has(self, slug: str, pack: str) -> bool:
        """True if a game can be looked at with this pack."""
        return not pack or (slug, pack) in self._rules

    def offers(self, slug: str, pack: str) -> bool:
        """True if a game can be played with this pack."""
        return not pack or (slug, pack) in self._offered

    def offered(self, slug: str) -> list[Pack[Any]]:
        """The packs with which a game can be played, in the order of their names."""
        found = [rules.pack for key, rules in self._rules.items() if key in self._offered and key[0] == slug]
        return sorted((pack for pack in found if pack is not None), key=lambda pack: (pack.name, pack.hash))


def read(source: str) -> tuple[str, Pack[Any]]:
    """A pack and its game. Raises FaultyPack, also if this game takes no packs."""
    try:
        slug = parsed(source)["meta"]["slug"]
    except (KeyError, TypeError):
        raise FaultyPack([Fault('a pack has a table [meta] with its game as slug = "…"')]) from None
    packs = games.load(slug).packs if slug in games.slugs() else None
    if packs is None:
        taking = [each for each in games.slugs() if games.load(each).packs is not None]
        raise FaultyPack([Fault(f"no pack of {slug} can be read here, only of {', '.join(taking) or 'no game'}")])
    return slug, packs.read(source)


def known(files: Iterable[Path]) -> Iterator[str]:
    """The texts of those files that are packs."""
    for file in files:
        with suppress(FaultyPack, UnicodeDecodeError):
            source = file.read_text("utf-8")
            read(source)
            yield source


def files_of(folder: Path) -> Iterator[Path]:
    """The files of a folder that should be packs, in the order of their names."""
    yield from sorted(file for file in folder.glob("*.toml") if file.is_file())
