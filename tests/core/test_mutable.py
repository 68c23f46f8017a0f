"""Copies of records that change."""

from msgspec import Struct

from regalia.core import NO_ONE, Chance, Knowledge, Mutable, only


class Piece(Struct, frozen=True):
    name: str


class State(Mutable):
    chance: Chance
    knows: Knowledge
    hands: list[tuple[str, ...]]
    rows: dict[str, Piece]
    order: tuple[int, ...] = ()
    piece: Piece | None = None


class Short(Mutable):
    seat: int


class Longer(Short):
    points: list[int]


class Own(Mutable):
    points: list[int]
    copies: int = 0

    def copy(self) -> "Own":
        return Own(self.points.copy(), self.copies + 1)


def state() -> State:
    return State(Chance("00" * 32), Knowledge(), [("a",), ("b",)], {"x": Piece("y")}, (0, 1), Piece("z"))


def test_a_copy_is_equal() -> None:
    assert state().copy() == state()


def test_lists_dictionaries_chance_and_knowledge_are_copied() -> None:
    original = state()
    twin = original.copy()
    twin.hands[0] = ()
    twin.rows["z"] = Piece("z")
    twin.chance.word()
    twin.knows.show("a", NO_ONE, only(0))
    assert original == state()


def test_other_values_are_shared() -> None:
    original = state()
    twin = original.copy()
    assert twin.order is original.order
    assert twin.piece is original.piece


def test_a_record_derived_from_one_that_was_copied_copies_its_own_fields() -> None:
    assert Short(1).copy() == Short(1)
    longer = Longer(1, [1])
    twin = longer.copy()
    assert twin == longer
    assert twin.points is not longer.points


def test_a_record_may_have_a_copy_of_its_own() -> None:
    assert Own([1]).copy().copies == 1
