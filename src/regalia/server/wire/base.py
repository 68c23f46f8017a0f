"""What all messages are made of."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the sender for what must not be done twice."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]*\S[^\x00-\x1f\x7f]*$")]
Hex: TypeAlias = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}")]
"""32 bytes."""
PackHash: TypeAlias = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{64})?$")]
"""Which pack is played with; empty for the game's own content."""
Place: TypeAlias = Annotated[int, Meta(ge=0, lt=64)]
Number: TypeAlias = Annotated[int, Meta(ge=0, lt=2**31)]


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all messages."""
