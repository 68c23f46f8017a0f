"""Puts the lines of a chronicle into words."""

from collections.abc import Iterator, Sequence
from typing import Any

from babel.lists import format_list
from msgspec import Struct

from regalia.chronicle.lines import Line, Who
from regalia.core import Seat
from regalia.games import package
from regalia.text.texts import NOT_IN_NAMES, Texts


class Sentence(Struct, frozen=True):
    """A sentence of a chronicle."""

    text: str
    at: int
    """The number of answers given up to it: the moment that shows it; 0 if it is about the whole game."""


def sentences(slug: str, language: str, names: Sequence[str], lines: Sequence[Line]) -> list[Sentence]:
    """The chronicle of a game in a language, with these names of its players."""
    teller = Teller(slug, language, names)
    return [Sentence(teller.sentence(line), line.at) for line in lines]


class Teller:
    """The texts of one game in a language, and the names of its players."""

    def __init__(self, slug: str, language: str, names: Sequence[str]) -> None:
        self._say = Texts(language, package(slug))
        self._language = language
        self._names = names

    def sentence(self, line: Line) -> str:
        """A line in words."""
        when = {"round": line.round, "same": line.same}
        args = {
            **when,
            "nth": line.nth,
            "when": self._say("chronicle-when", **when),
            "then": self._say("chronicle-then", **when),
            "effect": self.effect(line),
            **dict(self.own_args(line)),
        }
        return tidy(self._say(f"chronicle-{line.name}", **args))

    def own_args(self, line: Line) -> Iterator[tuple[str, Any]]:
        """The arguments of its message that it brings itself."""
        yield from self.players(line.who)
        for field, fact in line.facts.items():
            yield field, self.word(field, fact) if isinstance(fact, str) else fact

    def players(self, who: Who) -> Iterator[tuple[str, str | int]]:
        """The names of players; of several also their number."""
        for field, seats in who.items():
            yield field, self.named(seats)
            if isinstance(seats, tuple):
                yield f"{field}-count", len(seats)

    def named(self, seats: Seat | tuple[Seat, ...]) -> str:
        """The name of a player, or a list of names."""
        if isinstance(seats, int):
            return self._names[seats]
        return format_list([self._names[seat] for seat in seats], locale=self._language)

    def word(self, field: str, name: str) -> str:
        """A word of the game: `<field>-<name>` or `kind-<name>`; otherwise as it is, for selectors."""
        plain = NOT_IN_NAMES.sub("_", name)
        found = (each for each in (f"{field}-{plain}", f"kind-{plain}") if each in self._say)
        return next((self._say(each) for each in found), name)

    def effect(self, line: Line) -> str:
        """What a line did to the lead; otherwise only the end of its sentence."""
        if line.effect is None:
            return self._say("chronicle-effect-none")
        return self._say(f"chronicle-effect-{line.effect.name}", nth=line.effect.nth, **dict(self.players(line.effect.who)))


def tidy(text: str) -> str:
    """A sentence without the gaps that empty arguments leave."""
    return " ".join(text.split()).replace(" .", ".").replace(" ,", ",").replace(" :", ":")
