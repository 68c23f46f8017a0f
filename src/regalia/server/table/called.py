"""What the players of a table are called on pages, in previews and in chronicles."""

from collections.abc import Callable, Sequence
from typing import Protocol


class Player(Protocol):
    """Who has a seat."""

    @property
    def person(self) -> str | None:
        """The id of the person; None for a bot, and in a free seat."""
        ...

    @property
    def name(self) -> str:
        """The name of the person; empty in a free seat."""
        ...

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays."""
        ...


def called(say: Callable[..., str], players: Sequence[Player]) -> list[str]:
    """People by their names, also while a bot plays for them, and bots by their level; where two are alike, numbered.

    Empty for a free seat.
    """
    names = [say(f"bot-{each.bot}") if each.bot and each.person is None else each.name for each in players]
    return [
        say("numbered-player", player=name, number=names[: seat + 1].count(name))
        if name and names.count(name) > 1
        else name
        for seat, name in enumerate(names)
    ]
