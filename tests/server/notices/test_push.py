"""Web Push, from the action to a browser that decrypts what it gets, in both stores."""

import asyncio
import os
import signal
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from regalia.server.notices.posting import is_allowed
from regalia.server.notices.postman import FIRST_RETRY, IN_HAND, Postman
from regalia.server.notices.quiet import awake_at
from regalia.server.notices.sealing import is_subscription, key_in, octets, public_of, sealed, text
from regalia.server.settings import PUSH_SERVICES
from regalia.server.store.notices import KINDS, Channel, NoticeKind
from regalia.server.table.turn_notices import WAIT
from regalia.server.time.hours import Hours
from regalia.server.time.tempo import DAY
from tests.server.notices.services import Browser, Heard, service
from tests.server.notices.world import ORIGIN, World, asked

DEVICE = "Firefox · Linux"


async def subscribed(there: World, seat: int, address: str, browser: Browser) -> Channel:
    """A browser of a person at the table, which is signed in, in the place of the webhook."""
    person = there.people[seat].id
    await there.arena.sessions.begin(there.people[seat], DEVICE)
    channel = Channel(f"c{seat}", person, address, "ja", ORIGIN, "push", DEVICE, browser.secret)
    await there.arena.store.save_channel(channel)
    return channel


def test_a_message_is_encrypted_as_in_the_example_of_rfc_8291() -> None:
    own = key_in("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    browser = octets("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    auth, salt = octets("BTBZMqHH6r4Tts7J_aSIgg"), octets("DGv6ra1nlYgDCS1FRnbzlw")
    assert text(sealed(b"When I grow up, I want to be a watermelon", browser, auth, own, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_a_browser_is_told_what_only_it_can_read(there: World) -> None:
    browser = Browser()
    with service(browser.hear) as origin:
        there.settings = {"push_services": (origin,)}
        table = await there.reopened()
        first = asked(table)
        await subscribed(there, first, f"{origin}/send/1", browser)
        await there.round(WAIT)
        await there.round(DAY)
    [told] = browser.told
    code = table.doc.id
    assert told | {"text": ""} == {
        "title": "オリフラム",
        "text": "",
        "link": f"/t/{code}",
        "name": f"c{first}-{code}-turn-0",
        "table": code,
        "language": "ja",
    }
    assert "あなたの番です" in told["text"]
    assert browser.arena == await there.arena.push.public_key()
    assert browser.claims == {"aud": origin, "exp": int(there.now - DAY + 12 * 3600), "sub": ORIGIN}
    [headers] = browser.headers
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", str(3 * 86400))
    assert len(headers["Topic"]) == 32


async def test_the_key_that_browsers_know_stays(there: World) -> None:
    before = await there.arena.push.public_key()
    await there.arena.close()
    there.opened()
    assert await there.arena.push.public_key() == before
    assert len(octets(before)) == 65


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_dropped(there: World, status: int) -> None:
    browser = Browser()
    browser.status = status
    with service(browser.hear) as origin:
        there.settings = {"push_services": (origin,)}
        first = asked(await there.reopened())
        await subscribed(there, first, f"{origin}/send/1", browser)
        await there.round(WAIT)
        await there.round(DAY)
    assert len(browser.headers) == 1
    assert await there.arena.store.channels(there.people[first].id) == []


async def test_what_a_push_service_cannot_take_now_is_sent_again_in_the_place_of_the_first(there: World) -> None:
    browser = Browser()
    browser.status = 429
    with service(browser.hear) as origin:
        there.settings = {"push_services": (origin,)}
        await subscribed(there, asked(await there.reopened()), f"{origin}/send/1", browser)
        await there.round(WAIT)
        browser.status = 201
        await there.round(FIRST_RETRY)
    assert len(browser.told) == 1
    assert len({headers["Topic"] for headers in browser.headers}) == 1
    assert len(browser.headers) == 2


async def test_a_device_that_is_signed_out_is_told_nothing(there: World) -> None:
    browser = Browser()
    with service(browser.hear) as origin:
        there.settings = {"push_services": (origin,)}
        first = asked(await there.reopened())
        await subscribed(there, first, f"{origin}/send/1", browser)
        await there.arena.end(*await there.arena.sessions.of(there.people[first].id))
        await there.round(WAIT)
    assert browser.headers == []
    assert await there.arena.store.channels(there.people[first].id) == []


async def test_a_browser_is_told_only_what_concerns_the_person_who_uses_it_now(there: World) -> None:
    browser = Browser()
    with service(browser.hear) as origin:
        there.settings = {"push_services": (origin,)}
        first = asked(await there.reopened())
        await subscribed(there, first, f"{origin}/send/1", browser)
        await subscribed(there, (first + 1) % 3, f"{origin}/send/1", browser)
        await there.round(WAIT)
    assert browser.headers == []
    assert await there.arena.store.channels(there.people[first].id) == []


async def test_only_push_services_that_the_host_allows_are_reached(there: World) -> None:
    for address in (
        "https://fcm.googleapis.com/fcm/send/x",
        "https://web.push.apple.com/x",
        "https://wns2.notify.windows.com/x",
    ):
        assert is_allowed(address, PUSH_SERVICES), address
    for address in (
        "https://push.apple.com.example.org/x",
        "https://example.org/.push.apple.com/x",
        "https://127.0.0.1:1.push.apple.com/x",
        "https://a.b.push.apple.com/x",
        "https://.push.apple.com/x",
        "http://web.push.apple.com/x",
        "https://127.0.0.1/x",
    ):
        assert not is_allowed(address, PUSH_SERVICES), address

    browser = Browser()
    with service(browser.hear) as origin:
        first = asked(await there.table())
        await subscribed(there, first, f"{origin}/send/1", browser)
        await there.round(WAIT)
    assert browser.headers == []


def test_a_subscription_has_a_point_of_the_curve_and_a_secret() -> None:
    point, auth = Browser().secret.split(".")
    assert is_subscription(point, auth)
    for public, secret in ((point, auth[:-2]), (point[:-4], auth), (text(b"\4" + bytes(64)), auth), ("é", auth), ("", "")):
        assert not is_subscription(public, secret)
    assert len(public_of(Browser().key)) == 65


async def test_what_somebody_does_not_want_to_be_told_is_not_told(there: World) -> None:
    table = await there.table()
    first = asked(table)
    [channel] = await there.arena.store.channels(there.people[first].id)
    others: tuple[NoticeKind, ...] = tuple(kind for kind in KINDS if kind != "turn")
    await there.arena.store.save_channel(replace(channel, kinds=others))
    assert await there.round(WAIT) == []
    while table.doc.status == "playing":
        await there.act(table)
    assert sorted(await there.round()) == ["c0", "c1", "c2"]


async def test_nobody_is_told_anything_while_their_clocks_stand(there: World) -> None:
    table = await there.table()
    first, there.now = asked(table), datetime(2026, 3, 6, 23, 30, tzinfo=UTC).timestamp()
    hours = Hours(sleep=(23 * 60, 7 * 60), days_off=(5,))
    await there.arena.store.save_hours(there.people[first].id, hours)
    assert await there.round() == []
    assert await there.round(DAY) == [], "a Saturday"
    sunday = datetime(2026, 3, 8, 7, 0, tzinfo=UTC).timestamp()
    assert awake_at(hours, there.now) == sunday
    assert await there.round(sunday - 1 - there.now) == []
    assert await there.round(1) == [f"c{first}"]


async def test_of_two_nodes_one_delivers(there: World) -> None:
    first = asked(await there.table())
    there.now += WAIT
    second = Postman(there.arena.store, there.arena.tables, {"webhook": there.post}, lambda: there.now)
    await asyncio.gather(there.postman.round(), second.round())
    assert [name for _, _, name in there.posted] == [there.posted[0][2]]
    assert there.posted[0][2].startswith(f"c{first}-")


async def test_a_node_finds_out_who_is_at_the_table_elsewhere_before_it_tells(there: World) -> None:
    table = await there.table()
    first, code = asked(table), table.doc.id
    await there.arena.close()
    there.opened()
    there.postman = Postman(there.arena.store, there.arena.tables, {"webhook": there.post}, lambda: there.now, shared=True)
    assert await there.round(WAIT) == []
    loaded = there.arena.tables.in_memory(code)
    assert loaded is not None
    loaded.presence.note_elsewhere("another node", [there.people[first].id])
    assert await there.round(DAY) == []


@pytest.mark.exhaustive
def test_a_notice_outlives_the_process_that_is_killed_while_it_delivers_it(tmp_path: Path) -> None:
    file, browser = tmp_path / "arena.db", Browser()
    killed: list[int] = []

    def hear(heard: Heard) -> int:
        if not killed:
            killed.append(delivering.pid)
            os.kill(delivering.pid, signal.SIGKILL)
        return browser.hear(heard)

    async def prepared(origin: str) -> tuple[World, int]:
        there = World(file)
        first = asked(await there.table())
        await subscribed(there, first, f"{origin}/send/1", browser)
        await there.arena.close()
        return there, first

    def delivery(origin: str, now: float) -> subprocess.Popen[bytes]:
        return subprocess.Popen([sys.executable, "-m", "tests.server.notices.deliver", str(file), str(now), origin])

    with service(hear) as origin:
        there, _ = asyncio.run(prepared(origin))
        now = there.now + WAIT
        delivering = delivery(origin, now)
        assert delivering.wait() == -signal.SIGKILL
        for later, times in ((IN_HAND - 1, 1), (IN_HAND, 2), (DAY, 2)):
            assert delivery(origin, now + later).wait() == 0
            assert len(browser.told) == times
    assert browser.told[0] == browser.told[1], "the browser shows one in the place of the other"
