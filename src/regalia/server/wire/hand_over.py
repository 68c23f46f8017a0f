"""A table that one arena hands over to another."""

from typing import Annotated, Literal

from msgspec import Meta

from regalia.bots import Level
from regalia.core import Record
from regalia.server.wire.base import Message


class HandOver(Message, frozen=True):
    """A table whose game goes on at another arena. Anyone who reads it knows all that is hidden in the game."""

    record: Record
    """The game so far: with its seed, and without an end."""
    bots: Annotated[list[Level | None], Meta(min_length=1, max_length=12)]
    """The bot in each seat; null for the seat of a person, which is free at the other arena."""
    learning: bool = False
    format: Literal[1] = 1
