"""Lines of talk and mutes, in either kind of database."""

import pytest

from regalia.core import Seat
from regalia.server.store import Conflict, Person, Store, TableDoc
from regalia.server.store.administration import AuditEntry
from regalia.server.store.notices import Channel, Notice
from regalia.server.store.talk import Line

KEEP = 3
TABLE = TableDoc("K7QM2X", "oriflamme", 1, {}, (), "u_1", "")


def line(number: int, person: str = "u_1", text: str = "Hello", mentions: tuple[Seat, ...] = ()) -> Line:
    return Line(number, number, person, f"r{number}", Seat(0), 5.0, text, mentions=mentions)


async def test_lines_come_back_as_they_were_said(store: Store) -> None:
    said = [
        line(1),
        Line(2, 2, "u_2", "r", None, 6.5, phrase="thanks", aside=True),
        line(3, text="@Bob @Eve", mentions=(Seat(1), Seat(2))),
    ]
    await store.save_table(TABLE)
    for each in said:
        await store.say(TABLE.id, each, KEEP)
    assert await store.lines(TABLE.id) == said
    assert await store.lines(TABLE.id, since=2) == said[2:]
    assert await store.talk_numbers([TABLE.id, "NOWHERE"]) == {TABLE.id: 3}


async def test_of_two_lines_with_one_number_or_one_id_the_first_is_kept(store: Store) -> None:
    await store.save_table(TABLE)
    await store.say(TABLE.id, line(1), KEEP)
    for other in (Line(1, 1, "u_2", "x", None, 6, "Me first"), Line(2, 2, "u_1", "r1", Seat(0), 6, "Hello")):
        with pytest.raises(Conflict):
            await store.say(TABLE.id, other, KEEP)
    assert await store.lines(TABLE.id) == [line(1)]


async def test_a_removed_line_has_no_text_and_counts_as_a_change(store: Store) -> None:
    await store.save_table(TABLE)
    await store.say(TABLE.id, line(1), KEEP)
    await store.say(TABLE.id, line(2), KEEP)
    entry = AuditEntry(9, "Ada", "remove-line", TABLE.id)
    await store.remove_line(TABLE.id, 1, 3, entry)
    assert await store.lines(TABLE.id, since=2) == [Line(1, 3, "u_1", "r1", Seat(0), 5.0, removed=True)]
    for number, changed in ((2, 3), (9, 4)):
        with pytest.raises(Conflict):
            await store.remove_line(TABLE.id, number, changed, entry)
    assert await store.audit_entries(10) == [entry], "what failed is not in the log"


async def test_a_table_keeps_its_newest_lines(store: Store) -> None:
    await store.save_table(TABLE)
    for number in range(1, KEEP + 3):
        await store.say(TABLE.id, line(number), KEEP)
    assert [each.number for each in await store.lines(TABLE.id)] == [3, 4, 5]


async def test_a_line_and_its_notice_are_saved_together(store: Store) -> None:
    await store.save_table(TABLE)
    await store.save_channel(Channel("c", "u_2", "https://chat.example", "en", "https://arena.example"))
    await store.say(TABLE.id, line(1), KEEP, [Notice("u_2", "mentioned", "mentioned-1", 7.0)])
    assert [(parcel.kind, parcel.mark) for parcel in await store.parcels(7.0)] == [("mentioned", "mentioned-1")]


async def test_a_person_mutes_and_unmutes_others(store: Store) -> None:
    for muted in ("u_3", "u_2", "u_2"):
        await store.mute("u_1", muted)
    await store.mute("u_4", "u_2")
    assert (await store.muted_by("u_1"), await store.muting("u_2")) == (["u_2", "u_3"], {"u_1", "u_4"})
    await store.unmute("u_1", "u_2")
    assert (await store.muted_by("u_1"), await store.muting("u_2")) == (["u_3"], {"u_4"})


async def test_lines_of_a_deleted_person_stay_without_text_and_nobody_mutes_them(store: Store) -> None:
    await store.save_table(TABLE)
    await store.save_person(Person("u_1", "Ada"))
    await store.say(TABLE.id, line(1), KEEP)
    await store.say(TABLE.id, line(2, "u_2"), KEEP)
    await store.mute("u_1", "u_2")
    await store.mute("u_2", "u_1")
    assert await store.lines_of("u_1") == [(TABLE.id, line(1))]
    await store.forget_person("u_1", "A former player", 50.0)
    assert await store.lines(TABLE.id) == [line(1, text=""), line(2, "u_2")]
    assert (await store.muted_by("u_1"), await store.muted_by("u_2")) == ([], [])
