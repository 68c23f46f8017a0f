"""A person who is mentioned at a table gets a notice, unless they are there or have muted the sender."""

from functools import partial

from regalia.server.notices.words import message_of
from regalia.server.requests import chat, joining
from regalia.server.store.notices import Channel
from regalia.server.table.table import Table
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.talk import Say
from tests.server.notices.world import ORIGIN, World


async def say(there: World, table: Table, by: int, text: str) -> int:
    """The number of a line that a person says at their seat."""
    there.sent += 1
    message = Say(f"t{there.sent}", by, text)
    said = await table.do(partial(chat.carry_out, table, Watcher(table.messages, there.people[by].id), message))
    assert said is not None
    return said.number


async def mentions(there: World, table: Table) -> list[str]:
    """The texts of the notices for being mentioned that are sent now."""
    await there.round()
    return [body["content"] for _, body, _ in there.posted if "mention" in body["content"] or "呼" in body["content"]]


async def test_who_is_mentioned_is_told_by_whom_and_where_and_not_what(there: World) -> None:
    table = await there.table()
    await say(there, table, 0, "@Eve, are you there? My card is the spy.")
    [told] = await mentions(there, table)
    assert told == f"Oriflamme ({table.doc.id}): Ada mentioned you. {ORIGIN}/t/{table.doc.id}"
    assert await mentions(there, table) == []


async def test_the_notice_is_in_the_readers_language(there: World) -> None:
    table = await there.table()
    await say(there, table, 0, "@bob!")
    [told] = await mentions(there, table)
    assert "Adaさんがチャットであなたの名前を呼びました。" in told


async def test_who_has_the_table_open_gets_no_notice(there: World) -> None:
    table = await there.table()
    await table.do(lambda: joining.join(table, Watcher(table.messages, there.people[2].id)))
    await say(there, table, 0, "@Eve")
    assert await mentions(there, table) == []


async def test_who_is_muted_brings_no_notice_about(there: World) -> None:
    table = await there.table()
    await there.arena.store.mute(there.people[2].id, there.people[0].id)
    await say(there, table, 0, "@Eve")
    await say(there, table, 1, "@Eve")
    [told] = await mentions(there, table)
    assert "Bob mentioned you" in told


async def test_a_block_in_either_direction_brings_no_notice_about(there: World) -> None:
    table = await there.table()
    await there.arena.store.block(there.people[2].id, there.people[0].id, 1.0)
    await there.arena.store.block(there.people[1].id, there.people[2].id, 1.0)
    await say(there, table, 0, "@Eve")
    await say(there, table, 1, "@Eve")
    await say(there, table, 0, "@Bob")
    [told] = await mentions(there, table)
    assert "Adaさん" in told


async def test_mentions_of_one_person_in_ten_minutes_are_one_notice(there: World) -> None:
    table = await there.table()
    for expected in (1, 0):
        await say(there, table, 0, "@Eve")
        assert len(await mentions(there, table)) == expected
    there.now += 600
    await say(there, table, 0, "@Eve")
    assert len(await mentions(there, table)) == 1


async def test_a_mention_that_was_removed_is_not_told(there: World) -> None:
    table = await there.table()
    number = await say(there, table, 0, "@Eve")
    await table.do(lambda: chat.remove(table, Watcher(table.messages, None), there.people[0].id, number))
    assert await mentions(there, table) == []


async def test_spectators_and_oneself_are_not_heard_in_notices(there: World) -> None:
    table = await there.table()
    stranger = await there.arena.greet("Stranger")
    aside = Say("s1", None, "@Eve")
    await table.do(lambda: chat.carry_out(table, Watcher(table.messages, stranger.id), aside))
    await say(there, table, 2, "@Eve")
    assert await mentions(there, table) == []


def test_a_name_is_no_markup_in_a_chat_room() -> None:
    room = Channel("c", "u_1", "https://discord.com/api/webhooks/1/x", "en", ORIGIN)
    told = message_of(room, "mentioned", "K7QM2X", "oriflamme", None, "[x](https://e.vil) @all")
    assert told.text == "Oriflamme (K7QM2X): xhttpse.vil all mentioned you."
