"""Tuples of a state."""

import pytest

from regalia.core import exchanged, without


def test_one_copy_is_left_out() -> None:
    assert without(("a", "b", "a"), "a") == ("b", "a")


def test_what_is_not_there_cannot_be_left_out() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        without(("a",), "b")


def test_one_thing_is_exchanged() -> None:
    assert exchanged(("a", "b", "c"), 1, "d") == ("a", "d", "c")
