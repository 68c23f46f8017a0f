"""The chronicle of a finished game."""

from msgspec import Struct

from regalia.chronicle import Sentence


class Chronicle(Struct, frozen=True):
    """A short report of a finished game, in the reader's language and in the order of play."""

    sentences: list[Sentence]
    """`at`: the action to look at, 0 for a sentence about the whole game."""
