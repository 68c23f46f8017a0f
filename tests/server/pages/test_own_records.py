"""The records of a person's finished games, as a ZIP file."""

from io import BytesIO
from zipfile import ZipFile

import msgspec

from regalia.core import Record
from regalia.core.record import verify
from regalia.games import load
from regalia.server.pages.own_data import zipped
from regalia.server.store import Person
from regalia.server.table import replay_saving
from regalia.server.table.table import Table
from tests.server.people.browsers import browsing
from tests.server.players import Host
from tests.server.table.world import World, place, there

__all__ = ["place", "there"]


async def finished(there: World) -> Table:
    """A game that was played to its end, and is saved."""
    table = await there.table("none")
    while table.doc.status == "playing":
        await there.act(table)
    await replay_saving.save(table)
    return table


async def packed(there: World, person: Person) -> ZipFile:
    return ZipFile(BytesIO(b"".join([part async for part in zipped(there.arena, person)])))


async def test_the_records_of_ones_finished_games_are_in_one_file_and_can_be_verified(there: World) -> None:
    first, second = await finished(there), await finished(there)
    ada = there.people[0]
    await there.table("none")
    archive = await packed(there, ada)
    assert archive.testzip() is None
    assert archive.namelist() == [f"oriflamme-{second.doc.id}.json"], "of one's own games, and not of those that go on"
    record = msgspec.json.decode(archive.read(archive.namelist()[0]), type=Record)
    assert record.names == ["Ada", "Bob", "Eve"]
    assert verify(load("oriflamme"), record).problems == []
    assert first.doc.id != second.doc.id


async def test_a_person_without_games_gets_an_empty_file(there: World) -> None:
    assert (await packed(there, await there.arena.greet("Kim"))).namelist() == []


def test_the_file_is_sent_to_the_person_alone(host: Host) -> None:
    with browsing(host, host.guest("Kim").token) as browser, browsing(host) as stranger:
        told = browser.post("/account/records")
        assert told.headers["content-type"] == "application/zip"
        assert ZipFile(BytesIO(told.content)).namelist() == []
        assert stranger.post("/account/records").headers["content-type"] != "application/zip"
