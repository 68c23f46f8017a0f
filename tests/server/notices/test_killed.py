"""A process that is killed while it hands an e-mail over: the e-mail is sent again, as the same one, and no third time."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session

from regalia.server.notices.postman import IN_HAND
from regalia.server.notices.quiet import GAP
from regalia.server.store.alerts import Alert
from regalia.server.store.identity import Account
from regalia.server.store.identity import Session as Device
from regalia.server.store.notices import Channel
from regalia.server.table.turn_notices import WAIT
from regalia.server.time.tempo import DAY
from tests.server.notices.services import Mailbox, mail_server
from tests.server.notices.world import ORIGIN, World

pytestmark = pytest.mark.exhaustive


class Deadly(Mailbox):
    """A mail server that kills the first process that has handed an e-mail over, before it can answer."""

    delivering: subprocess.Popen[bytes] | None = None

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        answer = await super().handle_DATA(server, session, envelope)
        if len(self.letters) == 1:
            assert self.delivering is not None
            os.kill(self.delivering.pid, signal.SIGKILL)
        return answer


async def turn(there: World) -> float:
    """It is the turn of a person with an e-mail address. Returns when they are to be notified."""
    table = await there.table()
    for seat, person in enumerate(there.people):
        where = Channel(f"mail{seat}", person.id, f"{seat}@example.org", "en", ORIGIN, "mail", secret="s3cret")
        await there.arena.store.save_channel(where)
    await there.act(table)
    return there.now + WAIT


async def password(there: World) -> float:
    """A person's password was changed."""
    store, ada = there.arena.store, await there.arena.greet("Ada")
    session = Device("s_1", ada.id, "Firefox", there.now, there.now, there.now)
    await store.open_account(Account(ada.id, "ada", "hash"), "Ada", session)
    await store.save_channel(Channel("mail", ada.id, "ada@example.org", "en", ORIGIN, "mail", secret="s3cret"))
    await store.save_codes(ada.id, [], Alert(ada.id, "codes", "Firefox", there.now))
    return there.now


@pytest.mark.parametrize(("prepare", "gap"), [(turn, GAP), (password, IN_HAND)])
def test_an_email_outlives_the_process_that_is_killed_while_it_hands_it_over(
    tmp_path: Path, prepare: Callable[[World], Awaitable[float]], gap: float
) -> None:
    file, box = tmp_path / "arena.db", Deadly()

    async def prepared() -> float:
        there = World(file)
        due = await prepare(there)
        await there.arena.close()
        return due

    def delivery(address: str, now: float) -> subprocess.Popen[bytes]:
        box.delivering = subprocess.Popen(
            [sys.executable, "-m", "tests.server.notices.deliver", str(file), str(now), address]
        )
        return box.delivering

    due = asyncio.run(prepared())
    with mail_server(box) as address:
        assert delivery(address, due).wait() == -signal.SIGKILL
        for later, times in ((gap - 1, 1), (gap, 2), (DAY, 2)):
            assert delivery(address, due + later).wait() == 0
            assert len(box.letters) == times
    assert box.letters[0]["Message-ID"] == box.letters[1]["Message-ID"], "mailboxes show one in the place of the other"
