"""Talk at a table: who may say what, and who sees it."""

import asyncio
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from regalia.server import limits
from regalia.server.store.talk import Talk
from regalia.server.table.table import Table
from regalia.server.talk import lines
from regalia.server.wire.talk import CatchUpTalk, Say
from tests.server.talk.world import World, refused


async def rule(table: Table, said: Talk) -> None:
    await table.do(lambda: table.change(replace(table.doc, talk=said)))


async def over(table: Table) -> None:
    """The game is called off, and nothing is played any more."""
    await table.do(lambda: table.change(replace(table.doc, status="closed", called_off=True)))


async def test_what_a_person_at_a_seat_says_all_at_the_table_read(there: World) -> None:
    table = await there.table()
    ada, bob, zoe = [await there.at(table, name) for name in ("Ada", "Bob", "Zoe")]
    await ada.say("Hello")
    await bob.say(phrase="good-luck")
    for reader in (ada, bob, zoe):
        assert reader.reads == ["Ada: Hello", "Bob: good-luck"]
    assert [(line["seat"], line["yours"]) for line in bob.lines.values()] == [(0, False), (1, True)]


async def test_what_spectators_say_players_read_when_the_game_is_over(there: World) -> None:
    table = await there.table()
    ada, zoe, max_ = [await there.at(table, name) for name in ("Ada", "Zoe", "Max")]
    await zoe.say("She holds the spy")
    assert max_.reads == ["Zoe: She holds the spy"]
    assert ada.shown() is None
    await ada.say("Quiet here")
    assert ada.reads == ["Ada: Quiet here"]
    await over(table)
    assert ada.reads == ["Zoe: She holds the spy", "Ada: Quiet here"]


@pytest.mark.parametrize("seat", [0, None])
async def test_a_player_reads_nothing_of_spectators_whatever_they_face_and_ask_for(there: World, seat: int | None) -> None:
    table = await there.table()
    ada, zoe = await there.at(table, "Ada"), await there.at(table, "Zoe")
    number = await zoe.say("She holds the spy")
    ada.watcher.face(seat)
    assert await ada.ask(CatchUpTalk(0)) == 0
    assert ada.shown() is None
    assert await refused(ada.remove(number)) == "not_found"


async def test_before_play_all_read_what_all_say(there: World) -> None:
    table = await there.table(begun=False)
    ada, zoe = await there.at(table, "Ada"), await there.at(table, "Zoe")
    await zoe.say("May I watch?")
    assert ada.reads == ["Zoe: May I watch?"]
    await table.do(lambda: there.arena.tables.start(table, there.people["Ada"]))
    assert ada.reads == ["Zoe: May I watch?"]


async def test_a_line_is_said_at_ones_own_seat(there: World) -> None:
    table = await there.table()
    ada, zoe = await there.at(table, "Ada"), await there.at(table, "Zoe")
    for reader, forged in ((ada, 1), (ada, None), (zoe, 0), (zoe, 40)):
        assert await refused(reader.ask(Say("t", forged, "Hello"))) == "not_seated"
    assert ada.reads == []


async def test_the_host_says_what_may_be_said(there: World) -> None:
    table = await there.table()
    bob = await there.at(table, "Bob")
    await rule(table, "phrases")
    assert await refused(bob.say("Hello")) == "phrases_only"
    await bob.say(phrase="hello")
    await rule(table, "off")
    assert await refused(bob.say(phrase="hello")) == "talk_off"
    assert bob.reads == ["Bob: hello"]


async def test_alone_with_bots_there_is_nobody_to_talk_to(there: World) -> None:
    table = await there.table("Ada", bots=2)
    ada = await there.at(table, "Ada")
    assert table.messages.message_for(ada.watcher.person).talk is None
    assert await refused(ada.say("Hello")) == "talk_off"
    among_people = await there.table("Ada", "Bob", bots=1)
    assert among_people.messages.message_for(ada.watcher.person).talk == "everybody"


async def test_whom_the_host_has_removed_says_nothing(there: World) -> None:
    table = await there.table(begun=False)
    zoe = await there.at(table, "Zoe")
    await table.do(lambda: table.change(replace(table.doc, removed=(there.people["Zoe"].id,))))
    assert await refused(zoe.say("Hello")) == "removed"


async def test_a_repeated_request_says_nothing_twice(there: World) -> None:
    table = await there.table()
    ada, bob = await there.at(table, "Ada"), await there.at(table, "Bob")
    assert await ada.say("Hello", request="same") == await ada.say("Hello", request="same")
    await bob.say("Hello", request="same")
    assert bob.reads == ["Ada: Hello", "Bob: Hello"]


async def test_the_host_removes_a_line_and_its_text_is_gone(there: World) -> None:
    table = await there.table()
    ada, bob = await there.at(table, "Ada"), await there.at(table, "Bob")
    number = await bob.say("Something rude")
    assert ada.reads == ["Bob: Something rude"]
    assert await refused(bob.remove(number)) == "not_host"
    await ada.remove(number)
    assert ada.reads == bob.reads == ["Bob: -"]
    assert bob.lines[number]["removed"]
    assert [line.text for line in await there.arena.store.lines(table.doc.id)] == [""]
    assert await refused(ada.remove(99)) == "not_found"


async def test_a_muted_person_is_not_read_at_any_table_until_unmuted(there: World) -> None:
    tables = [await there.table(), await there.table()]
    for table in tables:
        await (await there.at(table, "Bob")).say("Buy my sword")
    here, there_too, eve = [
        await there.at(table, name) for table, name in ((tables[0], "Ada"), (tables[1], "Ada"), (tables[0], "Eve"))
    ]
    assert here.reads == ["Bob: Buy my sword"]
    await here.mute("Bob")
    assert (here.reads, there_too.reads, eve.reads) == ([], [], ["Bob: Buy my sword"])
    muted = (await there.at(tables[1], "Ada")).shown()
    assert muted is not None
    assert [each["name"] for each in muted["muted"]] == ["Bob"]
    await there_too.mute("Bob", yes=False)
    assert here.reads == ["Bob: Buy my sword"]


async def test_nobody_mutes_themselves_or_a_person_that_there_is_not(there: World) -> None:
    table = await there.table()
    ada = await there.at(table, "Ada")
    there.people["None"] = replace(there.people["Ada"], id="u_none")
    assert [await refused(ada.mute(name)) for name in ("Ada", "None")] == ["not_found", "not_found"]


async def test_lines_are_limited_by_person_and_by_address_over_all_nodes(
    there: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))  # nothing more is allowed meanwhile

    table = await there.table()
    ada, bob = await there.at(table, "Ada", "192.0.2.1"), await there.at(table, "Bob", "192.0.2.1")
    talkers, addresses = table.services.talkers, table.services.talk_addresses
    assert (talkers.passed(), addresses.passed()) == ({}, {})
    for _ in range(6):
        await ada.say("More")
    assert await refused(ada.say("More")) == "too_fast"
    await bob.say("Calm down")
    told = talkers.passed()
    assert told == {ada.watcher.person: 6, bob.watcher.person: 1}
    assert addresses.passed() == {"192.0.2.1": 7}
    there.passed("talkers", told)
    at_the_other = await there.elsewhere(table)
    assert await refused((await there.at(at_the_other, "Ada")).say("More")) == "too_fast"
    there.passed("talk_addresses", {"192.0.2.1": 30})
    assert await refused((await there.at(at_the_other, "Eve", "192.0.2.1")).say("More")) == "too_fast"
    assert await (await there.at(at_the_other, "Eve", "192.0.2.2")).say("Hello") > 0


async def test_what_is_said_at_one_node_is_read_at_the_other(there: World) -> None:
    table = await there.table()
    at_the_other = await there.elsewhere(table)
    ada, bob = await there.at(table, "Ada"), await there.at(at_the_other, "Bob")
    number = await ada.say("Hello")
    await there.settled()
    assert bob.reads == ["Ada: Hello"]
    await ada.remove(number)
    await there.settled()
    assert bob.reads == ["Ada: -"]


async def test_lines_said_at_two_nodes_at_once_are_both_kept_once(there: World) -> None:
    table = await there.table()
    at_the_other = await there.elsewhere(table)
    ada, bob = await there.at(table, "Ada"), await there.at(at_the_other, "Bob")
    again = await there.at(at_the_other, "Ada")
    await asyncio.gather(ada.say("One", request="one"), bob.say("Two"), again.say("One", request="one"))
    await there.settled()
    assert sorted(ada.reads) == sorted(bob.reads) == ["Ada: One", "Bob: Two"]


async def test_a_word_that_was_lost_between_nodes_is_made_up_for(there: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await there.table()
    at_the_other = await there.elsewhere(table)
    ada, bob = await there.at(table, "Ada"), await there.at(at_the_other, "Bob")
    monkeypatch.setattr(there.arena.events, "said", lambda _: None)
    await ada.say("Hello")
    await there.settled()
    assert bob.reads == []
    there.nodes[1].tables.compare_talk(await there.nodes[1].store.talk_numbers([table.doc.id]))
    await there.settled()
    assert bob.reads == ["Ada: Hello"]


async def test_a_missed_line_is_fetched_by_its_number(there: World) -> None:
    table = await there.table()
    ada, bob = await there.at(table, "Ada"), await there.at(table, "Bob")
    for text in ("One", "Two", "Three"):
        await ada.say(text)
    told = bob.shown()
    assert told is not None
    assert (told["since"], told["seq"]) == (None, 3)
    await bob.ask(CatchUpTalk(1))
    again = bob.shown()
    assert again is not None
    assert (again["since"], [line["text"] for line in again["lines"]]) == (1, ["Two", "Three"])


async def test_a_deleted_person_is_a_former_player_whose_lines_have_no_text(there: World) -> None:
    table = await there.table()
    at_the_other = await there.elsewhere(table)
    ada, bob, eve = await there.at(table, "Ada"), await there.at(table, "Bob"), await there.at(at_the_other, "Eve")
    await bob.say("My address is a secret")
    await ada.say("Hello")
    await there.settled()
    assert ada.reads == eve.reads == ["Bob: My address is a secret", "Ada: Hello"]
    await there.arena.forget(there.people["Bob"].id, "A former player")
    await there.settled()
    assert ada.reads == eve.reads == ["A former player: -", "Ada: Hello"]


async def test_a_table_shows_its_newest_lines(there: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "KEEP", 3)

    table = await there.table()
    ada = await there.at(table, "Ada")
    for text in ("One", "Two", "Three", "Four", "Five"):
        await ada.say(text)
    assert (await there.at(table, "Bob")).reads == ["Ada: Three", "Ada: Four", "Ada: Five"]
    assert [line.text for line in await there.arena.store.lines(table.doc.id)] == ["Three", "Four", "Five"]


async def test_talk_is_read_again_after_a_restart(there: World) -> None:
    table = await there.table()
    await (await there.at(table, "Ada")).say("Hello")
    there.arena.tables.forget(table)
    again = await there.arena.tables.get(table.doc.id)
    assert again is not table
    assert (await there.at(again, "Bob")).reads == ["Ada: Hello"]


async def test_talk_changes_nothing_of_the_game(there: World) -> None:
    table = await there.table()
    ada = await there.at(table, "Ada")
    before = (table.numbers, table.doc, await there.arena.store.actions(table.doc.id))
    await ada.say("Hello")
    assert (table.numbers, table.doc, await there.arena.store.actions(table.doc.id)) == before


async def test_the_first_line_of_a_talk_is_news_and_those_that_were_there_before_are_not(there: World) -> None:
    table = await there.table()
    ada, bob = await there.at(table, "Ada"), await there.at(table, "Bob")
    assert bob.shown() is None
    await ada.say("Hello")
    first, later = bob.shown(), (await there.at(table, "Eve")).shown()
    assert first is not None
    assert later is not None
    assert (first["since"], later["since"]) == (0, None)
