"""Mutable records, and their copies."""

from collections.abc import Callable
from typing import Any, Self, TypeVar, get_origin

from msgspec import Struct
from msgspec.structs import fields

M = TypeVar("M", bound=Struct)


class Mutable(Struct):
    """A mutable record, such as the state of a game, that can copy itself.

    Fields whose type has a `copy` are copied: lists, dictionaries, chance, knowledge. All others are shared, so they must
    be replaced and never changed, and so must the values in lists and dictionaries.
    """

    def __init_subclass__(cls) -> None:
        if "copy" not in cls.__dict__:
            cls.copy = Mutable.copy  # type: ignore[method-assign]  # each kind has its own, not its parent's

    def copy(self) -> Self:
        """A copy that shares nothing mutable with this record."""
        kind = type(self)
        kind.copy = copier(kind)  # type: ignore[assignment, method-assign]  # written when first needed
        return kind.copy(self)


def copier(kind: type[M]) -> Callable[[M], M]:
    """The function that copies records of this type, as if written by hand: `kind(self.chance.copy(), self.order, …)`.

    A loop over the fields takes four times as long.
    """
    copies = [f"self.{field.name}" + ".copy()" * is_copied(field.type) for field in fields(kind)]
    written: Callable[[M], M] = eval(f"lambda self: kind({', '.join(copies)})", {"kind": kind})  # noqa: S307 - our own names
    return written


def is_copied(kind: Any) -> bool:
    """True if values of this type can be copied."""
    return hasattr(get_origin(kind) or kind, "copy")
