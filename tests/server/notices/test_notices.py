"""Notices, from the action to a webhook of our own on the loopback: in both stores, and with a clock moved by hand."""

import asyncio
from functools import partial
from typing import Any
from xml.etree import ElementTree as Xml

import msgspec
import pytest

from regalia.server.errors import Refuse
from regalia.server.notices.feeds import atom, calendar, escaped, folded, turns_of
from regalia.server.notices.mail import lines_of
from regalia.server.notices.posting import Outcome, is_allowed
from regalia.server.notices.postman import AT_ONCE, FIRST_RETRY, MOST_TRIES
from regalia.server.notices.webhooks import Webhooks
from regalia.server.notices.words import Message, body_for, message_of, with_story
from regalia.server.requests import joining, motions, upkeep
from regalia.server.requests.handler import handle
from regalia.server.requests.inviting import note_invitation
from regalia.server.store.identity import Account, Session
from regalia.server.store.notices import Channel, Feed, Notice
from regalia.server.table import seating
from regalia.server.table.turn_notices import WAIT
from regalia.server.time.tempo import DAY, HOUR
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.requests import Undo
from tests.server.notices.services import Heard, service
from tests.server.notices.world import HOOK, ORIGIN, World, asked


async def test_whoever_does_not_decide_for_a_minute_is_told_once(there: World) -> None:
    table = await there.table()
    first = asked(table)
    assert await there.round(WAIT - 1) == []
    assert await there.round(1) == [f"c{first}"]
    assert await there.round(DAY) == []
    await there.act(table)
    second = asked(table)
    assert second != first
    assert await there.round(WAIT) == [f"c{second}"]
    [(_, body, name)] = there.posted
    assert f"{ORIGIN}/t/{table.doc.id}" in body["text"]
    assert name == f"c{second}-{table.doc.id}-turn-1"


async def test_whoever_has_decided_or_is_at_the_table_is_not_told(there: World) -> None:
    table = await there.table()
    await there.act(table)
    second = asked(table)
    watcher = Watcher(table.messages, there.people[second].id)
    await table.do(lambda: joining.join(table, watcher))
    assert await there.round(WAIT) == []
    joining.part(table, watcher)
    assert await there.round(DAY) == [], "it was seen"


async def test_a_question_that_stays_is_told_once_whatever_is_undone(there: World) -> None:
    table = await there.table()
    first = await there.act(table)
    await table.do(partial(handle, table, there.people[first].id, Undo("u", first, 0)))
    assert asked(table) == first
    await there.act(table)
    second = asked(table)
    assert await there.round(WAIT) == [f"c{second}"]
    assert await there.round(DAY) == []


async def test_a_notice_survives_the_arena_and_is_told_by_the_next_one(there: World) -> None:
    table = await there.table()
    first = asked(table)
    await there.arena.close()
    there.opened()
    assert await there.round(WAIT) == [f"c{first}"]


async def test_what_cannot_be_delivered_is_tried_again_less_and_less_often(there: World) -> None:
    table = await there.table()
    first, there.outcome = asked(table), "later"
    assert await there.round(WAIT) == [f"c{first}"]
    assert await there.round(FIRST_RETRY - 1) == []
    assert await there.round(1) == [f"c{first}"]
    assert await there.round(4 * FIRST_RETRY - 1) == []
    tries = 2
    while await there.round(DAY):
        tries += 1
    assert tries == MOST_TRIES


async def test_a_notice_waits_while_its_table_cannot_be_read_for_a_while(
    there: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = asked(await there.table())
    await there.arena.close()
    there.opened()

    async def away(table: str) -> None:
        raise Refuse("try_again")

    with monkeypatch.context() as outage:
        outage.setattr(there.arena.store, "table", away)
        assert await there.round(WAIT) == []
    assert await there.round() == [f"c{first}"]


async def test_a_webhook_that_is_gone_is_dropped(there: World) -> None:
    table = await there.table()
    first, there.outcome = asked(table), "gone"
    assert await there.round(WAIT) == [f"c{first}"]
    assert await there.arena.store.channels(there.people[first].id) == []
    assert await there.round(DAY) == []


async def test_everybody_is_told_that_the_game_is_over(there: World) -> None:
    table = await there.table()
    while table.doc.status == "playing":
        await there.act(table)
    assert sorted(await there.round()) == ["c0", "c1", "c2"]
    assert {name.rpartition("-")[2] for _, _, name in there.posted} == {"over"}
    for number, language in enumerate(("en", "ja", "en")):
        told = [sentence.text for sentence in await there.arena.chronicles.of(table, language)]
        [text] = [body["text"] for address, body, _ in there.posted if address == f"{HOOK}{number}"]
        assert told[0] in text
        assert told[-1] in text
        assert told[1] not in text


async def test_a_notice_goes_out_though_its_chronicle_cannot_be_composed(
    there: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any, **__: Any) -> Any:
        raise Refuse("try_again")

    monkeypatch.setattr(there.arena.chronicles, "of", fail)
    table = await there.table()
    while table.doc.status == "playing":
        await there.act(table)
    assert sorted(await there.round()) == ["c0", "c1", "c2"]
    assert there.posted[0][1]["text"].endswith(f"has ended. {ORIGIN}/t/{table.doc.id}")


def test_an_email_tells_the_whole_story_and_other_notices_its_ends() -> None:
    message = Message("over", "K7QM2X", "oriflamme", "Oriflamme", "It has ended.", "https://example.org/t/K7QM2X")
    told = with_story(message, ["One.", "Two.", "Three."], "en")
    assert [line.text for line in lines_of(told, "Open")] == ["It has ended.", "One. Two. Three."]
    assert body_for("https://hooks.example.org", told)["content"].startswith("It has ended. One. Three. https:")
    assert with_story(message, ["一。", "二。", "三。"], "ja").short == "一。三。"


async def test_an_invitation_is_told_once_and_while_the_table_waits_for_the_person(there: World) -> None:
    await there.table()
    ada, eve, store = there.people[0], there.people[2], there.arena.store
    new = NewTable("oriflamme", [SeatPlan("me"), *[SeatPlan("nobody")] * 2])
    name = (await there.arena.opener.open(ada, new)).id
    table = await there.arena.tables.get(name)
    await table.do(lambda: table.change(seating.invite(table.doc, ada, "EVE")))
    for _ in range(2):
        await store.note(name, [Notice(eve.id, "invited", "invited", there.now)])
    assert await there.round() == ["c2"]
    assert "you’re invited" in there.posted[0][1]["text"]
    other = (await there.arena.opener.open(ada, new)).id
    await store.note(other, [Notice(eve.id, "invited", "invited", there.now)])
    seated = await there.arena.tables.get(other)
    await seated.do(lambda: seated.change(seating.invite(seated.doc, ada, "Eve")))
    await seated.do(lambda: seated.change(seating.accept(seated.doc, eve)))
    assert await there.round() == [], "who sits needs no invitation"


async def test_a_flag_that_falls_soon_is_told_in_time(there: World) -> None:
    table = await there.table("day")
    first = asked(table)
    assert await there.round(WAIT) == [f"c{first}"]
    assert table.due() == there.now - WAIT + DAY - 3 * HOUR
    there.now += DAY - 3 * HOUR - WAIT
    there.arena.uptime.seen = there.now
    await table.do(lambda: upkeep.look_around(table))
    assert await there.round() == [f"c{first}"]
    assert "turn" not in there.posted[0][2]
    await table.do(lambda: upkeep.look_around(table))
    assert await there.round(HOUR) == []


async def test_a_feed_lists_what_waits_and_a_calendar_until_when(there: World) -> None:
    table = await there.table("day")
    first, store = asked(table), there.arena.store
    feeds = [Feed(f"f{seat}", person.id, "en", ORIGIN) for seat, person in enumerate(there.people)]
    await store.save_feed(feeds[first])
    await store.save_feed(feeds[first])
    assert await store.feed(f"f{first}") == feeds[first]
    assert await store.feed("f") is None
    for feed in feeds:
        turns = await turns_of(there.arena.lobbies, store, feed)
        entries = Xml.fromstring(atom(feed, turns)).findall("{http://www.w3.org/2005/Atom}entry")
        lines = (await calendar(feed, turns, store, there.arena.uptime.outages(there.now))).decode().split("\r\n")
        own = feed is feeds[first]
        assert [entry.findtext("{http://www.w3.org/2005/Atom}id") for entry in entries] == (
            [f"{ORIGIN}/t/{table.doc.id}#turn-0"] if own else []
        )
        assert [line for line in lines if line.startswith("DTSTART")] == (["DTSTART:19700113T134640Z"] if own else [])


def test_lines_of_a_calendar_are_short_and_whole() -> None:
    line = "SUMMARY:" + "王" * 60
    assert folded(line).replace("\r\n ", "") == line + "\r\n"
    assert max(len(each.encode()) for each in folded(line).split("\r\n")) <= 75
    assert escaped("a,b;c\\d\ne") == "a\\,b\\;c\\\\d\\ne"


def test_a_notice_is_in_the_readers_language_and_in_the_shape_of_the_service() -> None:
    channel = Channel("c", "u", HOOK, "ja", ORIGIN)
    told = message_of(channel, "turn", "K7QM2X", "oriflamme", None)
    assert "K7QM2X" in told.text
    assert "あなたの番" in told.text
    said = f"{told.text} {ORIGIN}/t/K7QM2X"
    assert body_for("https://discord.com/api/webhooks/1", told) == {"content": said, "allowed_mentions": {"parse": []}}
    assert body_for("https://hooks.slack.com/services/1", told) == {"text": said}
    assert body_for(HOOK, told)["table"] == "K7QM2X"


def test_only_origins_that_the_host_allows_are_reached() -> None:
    origins = ("https://discord.com",)
    assert is_allowed("https://discord.com/api/webhooks/1/x", origins)
    assert is_allowed("https://DISCORD.com/api", origins)
    for address in (
        "http://discord.com/api",
        "https://discord.com.example.org/api",
        "https://discord.com@127.0.0.1/api",
        "https://discord.com:8443/api",
        "https://127.0.0.1/",
        "https://discord.com",
        "https://discord.com/a b",
        "file:///etc/passwd",
        "",
    ):
        assert not is_allowed(address, origins), address


def test_a_webhook_is_posted_to_and_its_answer_understood() -> None:
    answers: dict[int, Outcome] = {
        200: "sent",
        204: "sent",
        302: "later",
        404: "gone",
        410: "gone",
        429: "later",
        500: "later",
    }
    heard: list[tuple[str, Any, str]] = []
    left = [*answers]

    def answer(asked: Heard) -> int:
        path, headers, body = asked
        heard.append((path, msgspec.json.decode(body), headers["Idempotency-Key"]))
        return left.pop(0)

    told = Message("turn", "K7QM2X", "oriflamme", "Oriflamme", "王", "https://arena.example.org/t/K7QM2X")
    with service(answer) as origin:
        channel, webhooks = Channel("c", "u", f"{origin}/hook?thread=1", "ja", ORIGIN), Webhooks((origin,))
        assert [asyncio.run(webhooks(channel, told, "n1")) for _ in answers] == [*answers.values()]
        assert asyncio.run(Webhooks(())(channel, told, "n1")) == "gone", "the host has changed the setting"
    assert heard == [("/hook?thread=1", body_for("", told), "n1")] * len(answers)
    assert asyncio.run(webhooks(channel, told, "n1")) == "later", "nobody listens there any more"


async def test_a_service_that_does_not_answer_delays_no_other(there: World) -> None:
    table, dead = await there.table(), "https://dead.example.org"
    answers, full, posted = asyncio.Event(), asyncio.Event(), asyncio.Event()
    waiting: list[str] = []

    async def carry(channel: Channel, message: Message, name: str) -> Outcome:
        if not channel.address.startswith(dead):
            posted.set()
            return await there.post(channel, message, name)
        waiting.append(channel.address)
        if len(waiting) == AT_ONCE:
            full.set()
        await answers.wait()
        return "sent"

    there.postman._carriers = {"webhook": carry}
    for person in there.people:
        for number in range(AT_ONCE + 2):
            channel = Channel(f"d{number}{person.id}", person.id, f"{dead}/{number}", "en", ORIGIN)
            await there.arena.store.save_channel(channel)
    await there.act(table)
    second = asked(table)
    there.now += WAIT
    hanging = asyncio.create_task(there.postman.round())
    await posted.wait()
    await full.wait()
    assert [address for address, _, _ in there.posted] == [f"{HOOK}{second}"]
    while asked(table) == second:
        await there.act(table)
    third = asked(table)
    while there.postman._busy != {dead}:
        await asyncio.sleep(0)
    assert await there.round(WAIT) == [f"c{third}"], "nor does it delay the next round"
    assert len(waiting) == AT_ONCE
    answers.set()
    await hanging
    assert not there.postman._busy


async def test_an_invitation_of_a_host_whom_its_person_has_muted_is_no_notice(there: World) -> None:
    await there.table()
    ada, bob, eve = there.people
    await there.arena.store.open_account(Account(eve.id, "eve", None), "Eve", Session("s", eve.id, "Firefox", 1, 1))
    await there.arena.store.mute(eve.id, ada.id)
    for host, told in ((ada, []), (bob, ["c2"])):
        new = NewTable("oriflamme", [SeatPlan("me"), *[SeatPlan("nobody")] * 2])
        table = await there.arena.tables.get((await there.arena.opener.open(host, new)).id)
        await table.do(partial(table.change, seating.invite(table.doc, host, "Eve")))
        await note_invitation(there.arena.services, table.doc, "Eve")
        assert await there.round() == told


async def test_people_who_are_away_get_the_reason_when_an_administrator_ends_their_table(there: World) -> None:
    table = await there.table()
    await table.do(lambda: joining.join(table, Watcher(table.messages, there.people[2].id)))
    await table.do(lambda: motions.end(table, "A bug: *sorry*"))
    assert await there.round() == ["c0", "c1"], "Eve has the table open"
    assert [body["content"] for _, body, _ in there.posted] == [
        f"Oriflamme ({table.doc.id}) was ended by an administrator: A bug sorry {ORIGIN}/t/{table.doc.id}",
        f"オリフラム（{table.doc.id}）：管理者が終了しました。理由：A bug sorry {ORIGIN}/t/{table.doc.id}",
    ]
    assert await there.round(WAIT) == []


async def test_a_table_that_is_closed_before_play_tells_its_host_and_those_with_seats(there: World) -> None:
    await there.table()
    new = NewTable("oriflamme", [SeatPlan("nobody"), SeatPlan("nobody"), SeatPlan("nobody")])
    table = await there.arena.tables.get((await there.arena.opener.open(there.people[0], new)).id)
    await table.do(partial(there.sit, table, there.people[1], 1))
    await table.do(lambda: motions.end(table, "No longer needed"))
    assert await there.round() == ["c0", "c1"]
