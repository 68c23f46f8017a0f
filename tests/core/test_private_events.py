"""Events of one seat, of which others hear that they happened."""

from typing import ClassVar

from regalia.core import Private


class Buried(Private, frozen=True):
    hides: ClassVar = ("treasure",)

    where: str
    treasure: str | None


def test_others_hear_of_it_with_gaps() -> None:
    event = Buried(1, "beach", "crown")
    assert event.seen_by({1}) == event.seen_by({0, 1}) == event
    assert event.seen_by({0}) == event.seen_by(frozenset()) == Buried(1, "beach", None)
