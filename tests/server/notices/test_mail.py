"""E-mail, from the action to a mail server of our own, in both stores."""

import asyncio
from datetime import UTC, datetime
from functools import partial
from itertools import pairwise

from regalia.core import Seat
from regalia.server.notices.postman import FIRST_RETRY, Postman
from regalia.server.notices.quiet import GAP
from regalia.server.requests import joining
from regalia.server.store.notices import Channel
from regalia.server.table.table import Table
from regalia.server.table.turn_notices import WAIT
from regalia.server.time.hours import Hours
from regalia.server.time.tempo import DAY
from regalia.server.watching.watcher import Watcher
from tests.server.notices.services import Mailbox, mail_server, part
from tests.server.notices.world import ORIGIN, World, asked

FROM = "regalia@example.org"


async def written_to(there: World, address: str, daily: bool = False, **more: str) -> tuple[Table, Seat]:
    """A table in play of people with e-mail addresses, and the seat that is asked."""
    there.settings = {"smtp": address, "mail_from": FROM} | more
    table = await there.reopened()
    for seat, person in enumerate(there.people):
        where, language = f"{seat}@example.org", "ja" if daily else "en"
        channel = Channel(f"c{seat}", person.id, where, language, ORIGIN, "mail", secret="s3cret", daily=daily)
        await there.arena.store.save_channel(channel)
    return table, asked(table)


async def test_an_email_says_what_is_asked_and_leads_to_the_table_and_to_the_end_of_emails(there: World) -> None:
    box = Mailbox()
    with mail_server(box) as address:
        table, seat = await written_to(there, address)
        await there.round(WAIT)
        await there.round(DAY)
    [letter] = box.letters
    link, stop = f"{ORIGIN}/t/{table.doc.id}", f"{ORIGIN}/notices/unsubscribe/c{seat}.s3cret"
    assert (letter["To"], letter["From"]) == (f"{seat}@example.org", f"Regalia <{FROM}>")
    assert f"Oriflamme ({table.doc.id}): it’s your turn." in letter["Subject"]
    assert letter["List-Unsubscribe"] == f"<{stop}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert [line for line in part(letter, "plain").splitlines() if line.startswith("http")] == [link, stop]
    assert f'<a href="{link}">' in part(letter, "html")
    assert f'<a href="{stop}">' in part(letter, "html")
    assert "src=" not in part(letter, "html")


async def test_an_email_comes_at_most_every_ten_minutes_and_has_all_that_came_meanwhile(there: World) -> None:
    box, sent = Mailbox(), dict[str, list[float]]()
    with mail_server(box) as address:
        tables = [(await written_to(there, address))[0]]
        for number in range(20):
            tables += [await there.another()] if number < 7 else []
            before = len(box.letters)
            await there.round(GAP / 4)
            for letter in box.letters[before:]:
                sent.setdefault(letter["To"], []).append(there.now)
    assert all(later - earlier >= GAP for times in sent.values() for earlier, later in pairwise(times))
    assert [sum(table.doc.id in text for text in box.texts()) for table in tables] == [1] * len(tables)
    assert len(box.letters) < len(tables)
    assert any("notifications about your tables" in letter["Subject"] for letter in box.letters)


async def test_nobody_gets_an_email_about_a_table_that_they_have_open(there: World) -> None:
    box = Mailbox()
    with mail_server(box) as address:
        table, seat = await written_to(there, address)
        watcher = Watcher(table.messages, there.people[seat].id)
        await table.do(partial(joining.join, table, watcher))
        await there.round(WAIT)
        joining.part(table, watcher)
        await there.round(DAY)
    assert box.letters == []


async def test_the_daily_email_comes_in_the_morning_where_one_lives_after_sleep(there: World) -> None:
    box = Mailbox()
    with mail_server(box) as address:
        there.now = datetime(2026, 3, 6, 3, tzinfo=UTC).timestamp()  # noon in Tokyo
        _, seat = await written_to(there, address, daily=True)
        hours = Hours(zone="Asia/Tokyo", sleep=(0, 9 * 60))
        await there.arena.store.save_hours(there.people[seat].id, hours)
        await there.round(WAIT)
        nine = datetime(2026, 3, 7, 0, tzinfo=UTC).timestamp()
        await there.round(nine - 1 - there.now)
        assert box.letters == []
        await there.round(1)
    assert ["あなたの番です" in text for text in box.texts()] == [True]


async def test_what_the_mail_server_refuses_is_sent_again_as_the_same_email(there: World) -> None:
    box = Mailbox()
    box.answer = "451 Later"
    with mail_server(box) as address:
        await written_to(there, address)
        await there.round(WAIT)
        box.answer = "250 OK"
        await there.round(GAP + FIRST_RETRY)
        await there.round(DAY)
    assert len(box.letters) == 2
    assert len({letter["Message-ID"] for letter in box.letters}) == 1


async def test_of_two_nodes_one_writes(there: World) -> None:
    box = Mailbox()
    with mail_server(box) as address:
        await written_to(there, address)
        there.now += WAIT
        store, tables, mailer = there.arena.store, there.arena.tables, there.arena.mailer
        second = Postman(store, tables, {}, lambda: there.now, mailer)
        await asyncio.gather(there.postman.round(), second.round())
    assert len(box.letters) == 1


async def test_without_a_mail_server_nothing_is_kept_for_it(there: World) -> None:
    await written_to(there, "")
    await there.round(WAIT)
    assert await there.arena.store.parcels(there.now + DAY) == []


async def test_the_arena_signs_in_to_the_mail_server(there: World) -> None:
    box = Mailbox()
    box.users.append(b"nobody yet")
    with mail_server(box) as address:
        await written_to(there, address, smtp_user="ada", smtp_password="secret")
        await there.round(WAIT)
    assert box.users[1:] == [b"ada"]
    assert len(box.letters) == 1
