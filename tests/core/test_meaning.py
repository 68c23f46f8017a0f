"""What numbers and words stand for: stated in types, found in values, and the names and numbers of printed content."""

from typing import Annotated, TypeAlias

from msgspec import Struct

from regalia.core import BySeat, IsId, IsIndex, IsName, Seat
from regalia.core.meaning import IsBySeat, IsSeat, meaning_of, stated, types_of
from regalia.core.printed import printed_in
from tests.tiny import fair

RoomName: TypeAlias = Annotated[str, IsName("room")]
CardId: TypeAlias = Annotated[str, IsId("card")]


class Item(Struct, frozen=True):
    coins: int
    goods: dict[str, int] = {}


class Room(Struct, frozen=True):
    cost: int
    beside: RoomName | None = None
    items: tuple[Item, ...] = ()
    open: bool = False


class Guild(Struct, frozen=True):
    id: RoomName
    level: int


class Content(Struct, frozen=True):
    most: int
    rooms: dict[RoomName, Room]
    guild: tuple[Guild, ...] = ()


class Seen(Struct, frozen=True):
    room: RoomName
    cards: tuple[CardId, ...]


class View(Struct, frozen=True):
    turn: int
    active: Seat | None
    seats: BySeat[Seen]
    at: Annotated[int, IsIndex("queue")]
    votes: dict[RoomName, Seat]
    marked: tuple[tuple[CardId, int], ...] = ()
    which: RoomName | int = 0


def found(value: Struct) -> list[tuple[object, object]]:
    return [*stated(value, type(value))]


def test_a_type_states_what_its_values_stand_for_and_a_plain_one_nothing() -> None:
    kinds = types_of(View)
    assert meaning_of(kinds["turn"]) is None
    assert meaning_of(kinds["at"]) == IsIndex("queue")
    assert meaning_of(kinds["seats"]) == IsBySeat()


def test_meanings_are_found_in_rows_pairs_mappings_and_records_and_behind_none() -> None:
    view = View(3, 1, (Seen("hall", ("a1", "b2")),), 4, {"attic": 0}, (("c3", 7),), "cellar")
    room, card = IsName("room"), IsId("card")
    assert found(view) == [
        (IsSeat(), 1),
        (IsBySeat(), view.seats),
        (room, "hall"),
        (card, "a1"),
        (card, "b2"),
        (IsIndex("queue"), 4),
        (room, "attic"),
        (IsSeat(), 0),
        (card, "c3"),
        (room, "cellar"),
    ]
    assert found(View(3, None, (), 0, {})) == [(IsBySeat(), ()), (IsIndex("queue"), 0)]


def test_names_come_from_keys_and_ids_and_numbers_from_below_them() -> None:
    rooms = {"hall": Room(3, "attic", (Item(2, {"wood": 1}), Item(4)), open=True), "attic": Room(1)}
    printed = printed_in([Content(9, rooms, (Guild("tower", 2),))])
    assert printed.names == {"room": ("hall", "attic", "tower")}
    assert printed.numbers == {
        "hall": {"cost": 3, "items.0.coins": 2, "items.0.goods.wood": 1, "items.1.coins": 4, "open": 1},
        "attic": {"cost": 1, "open": 0},
        "tower": {"level": 2},
    }


def test_words_are_the_names_of_all_lists_and_further_ones_each_once() -> None:
    printed = printed_in([Content(9, {"hall": Room(3)}, (Guild("tower", 2),))])
    assert printed.words(IsName("other", ("room",), also=("hall", "outer"))) == ("hall", "tower", "outer")


def test_a_game_reads_what_its_own_pack_prints() -> None:
    winter = fair.rules(fair.PACKS.read(fair.WINTER))
    assert set(winter.printed.names["good"]) == set(winter.printed.numbers)
    assert winter.printed.names != fair.RULES.printed.names
