"""Nothing is acknowledged that is not saved; what cannot be saved changes nothing and may be asked again."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import apsw
import msgspec
import pytest
from msgspec import Raw

from regalia.server.arena import Arena
from regalia.server.bots import driver
from regalia.server.building import build_arena
from regalia.server.requests import joining
from regalia.server.requests.handler import Request, handle
from regalia.server.settings import Settings
from regalia.server.store import UndoRequest, sqlite
from regalia.server.store.sqlite import SqliteStore
from regalia.server.table import seating
from regalia.server.table.replies import MOST_REFUSALS
from regalia.server.table.table import Table
from regalia.server.watching.watcher import Watcher
from regalia.server.wire import Reply
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.requests import Act, AskUndo, Consent
from regalia.server.wire.sights import Done, Refused
from tests.server.players import Host, until

TABLE = NewTable("oriflamme", [SeatPlan("me"), SeatPlan("nobody"), SeatPlan("nobody")])


@pytest.fixture
def own(tmp_path: Path) -> Settings:
    """An arena of its own for each test."""
    return Settings(tmp_path / "arena.db", bot_delay=0)


async def asked(table: Table, person: str | None, request: Request) -> Reply:
    return await table.do(lambda: handle(table, person, request))


async def started(arena: Arena) -> tuple[Table, list[str]]:
    """Three people at a table in play."""
    people = [await arena.greet(name) for name in ("Ada", "Bob", "Eve")]
    doc = await arena.opener.open(people[0], TABLE)
    table = await arena.tables.get(doc.id)
    for seat, person in enumerate(people[1:], start=1):
        await table.change(seating.sit(table.doc, person, seat, SeatPlan("me")))
    await table.do(lambda: arena.tables.start(table, people[0]))
    return table, [person.id for person in people]


def some_act(table: Table, name: str, rng: random.Random) -> Act:
    play = table.play
    assert play is not None
    seat = rng.choice(sorted(play.game.asks))
    ask: Any = play.game.asks[seat]
    return Act(name, seat, play.seq, Raw(msgspec.json.encode(rng.choice(ask))))


async def played(table: Table, people: list[str], number: int) -> None:
    rng = random.Random(7)
    for turn in range(number):
        act = some_act(table, f"a{turn}", rng)
        assert isinstance(await asked(table, people[act.seat], act), Done)


def killed(arena: Arena) -> Arena:
    """Another arena takes over, with nothing but what is in the store."""
    return build_arena(arena.settings)


async def test_a_request_to_step_back_and_every_consent_survive_a_kill(own: Settings) -> None:
    arena = build_arena(own)
    table, people = await started(arena)
    await played(table, people, 4)
    ask = await asked(table, people[0], AskUndo("ask", 0, 1))
    arena = killed(arena)
    table = await arena.tables.get(table.doc.id)
    assert table.asking == UndoRequest(0, 1, [0])
    assert await asked(table, people[0], AskUndo("ask", 0, 1)) == ask == Done("ask", 5)
    yes = await asked(table, people[1], Consent("yes", 1, True))
    arena = killed(arena)
    table = await arena.tables.get(table.doc.id)
    assert table.asking == UndoRequest(0, 1, [0, 1])
    assert await asked(table, people[1], Consent("yes", 1, True)) == yes == Done("yes", 6)
    assert await asked(table, people[2], Consent("yes", 2, True)) == Done("yes", 7)
    table = await killed(arena).tables.get(table.doc.id)
    assert table.asking is None
    assert table.play is not None
    assert [entry.seq for entry in table.play.entries] == [1]


async def test_a_refused_request_to_step_back_stays_refused_after_a_kill(own: Settings) -> None:
    arena = build_arena(own)
    table, people = await started(arena)
    await played(table, people, 4)
    await asked(table, people[0], AskUndo("ask", 0, 1))
    no = await asked(table, people[1], Consent("no", 1, False))
    table = await killed(arena).tables.get(table.doc.id)
    assert table.asking is None
    assert await asked(table, people[1], Consent("no", 1, False)) == no == Done("no", 6)
    assert table.play is not None
    assert len(table.play.entries) == 4


async def test_a_refusal_is_repeated_whatever_others_were_refused(own: Settings) -> None:
    table, people = await started(build_arena(own))
    act = some_act(table, "early", random.Random(1))
    wrong = msgspec.structs.replace(act, at=999)
    refused = await asked(table, people[act.seat], wrong)
    assert isinstance(refused, Refused)
    for number in range(MOST_REFUSALS + 1):
        for person in (people[act.seat - 1], "u_stranger"):
            assert isinstance(await asked(table, person, Consent(f"n{number}", act.seat - 1, True)), Refused)
    assert await asked(table, people[act.seat], act) == refused


@contextmanager
def full(store: SqliteStore) -> Iterator[None]:
    """No page more may be written."""
    writer = store._writer
    before = writer.pragma("max_page_count")
    writer.pragma("max_page_count", writer.pragma("page_count"))
    yield
    writer.pragma("max_page_count", before)


@contextmanager
def locked(store: SqliteStore) -> Iterator[None]:
    """Another program writes to the database, and does not end."""
    file = Path(store._writer.filename)
    other = apsw.Connection(str(file))
    other.execute("begin immediate").fetchall()
    yield
    other.execute("rollback").fetchall()
    other.close()


@pytest.mark.parametrize("trouble", [full, locked])
async def test_what_cannot_be_saved_is_refused_and_can_be_asked_again_with_the_same_id(
    own: Settings, monkeypatch: pytest.MonkeyPatch, trouble: Any
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 10)

    arena = build_arena(own)
    table, people = await started(arena)
    rng, refused, number = random.Random(3), None, 0
    with trouble(arena.store):
        while not isinstance(refused, Refused):
            act, number = some_act(table, f"a{number}", rng), number + 1
            refused = await asked(table, people[act.seat], act)
        assert refused.error.code == "not_saved"
        assert table.play is not None
        before = table.play.seq
        assert before == len(await arena.store.actions(table.doc.id))
    assert await asked(table, people[act.seat], act) == Done(act.id, before + 1)


async def test_a_line_is_not_broken_when_a_returning_player_cannot_be_noted(
    own: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 10)

    arena = build_arena(own)
    table, people = await started(arena)
    sitting = msgspec.structs.replace(table.doc.seats[1], bot="page")
    seats = (table.doc.seats[0], sitting, table.doc.seats[2])
    await table.change(msgspec.structs.replace(table.doc, seats=seats))
    assert isinstance(arena.store, SqliteStore)
    with locked(arena.store):
        await table.do(lambda: joining.join(table, Watcher(table.messages, people[1])))
    assert table.presence.is_here(people[1])


def test_over_http_a_refusal_has_the_status_that_the_protocol_names(host: Host) -> None:
    table, (ada, _bob, _eve) = host.table("Ada", "Bob", "Eve")
    act = {"type": "act", "at": 99, "answer": 0}
    cases = [
        ({**act, "id": "a", "seat": 1}, 403, "not_seated"),
        ({"type": "undo", "id": "c", "seat": 0, "to": 5}, 409, "not_undoable"),
        ({"type": "consent", "id": "d", "seat": 0, "yes": True}, 409, "nothing_asked"),
        ({**act, "id": "e", "seat": 0, "answer": "nonsense"}, 400, "malformed"),
    ]
    for message, status, code in cases:
        for _again in range(2):
            refused = ada.post(f"/api/tables/{table}/messages", message)
            told = refused.json()
            assert (told["type"], told["id"], told["error"]["code"]) == ("refused", message["id"], code)
            assert refused.status_code == status


async def test_a_bot_whose_answer_was_not_saved_gives_it_again(
    own: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 10)
    monkeypatch.setattr(driver, "RETRY", 0.1)

    arena = build_arena(msgspec.structs.replace(own, bot_delay=0.3))
    ada = await arena.greet("Ada")
    plans = [SeatPlan("me"), SeatPlan("bot", level="page"), SeatPlan("bot", level="page")]
    table = await arena.tables.get((await arena.opener.open(ada, NewTable("oriflamme", plans))).id)
    await table.do(lambda: arena.tables.start(table, ada))
    play, rng, number = table.play, random.Random(5), 0
    assert play is not None
    while 0 in play.game.asks:
        await asked(table, ada.id, some_act(table, f"a{number}", rng))
        number += 1
    assert isinstance(arena.store, SqliteStore)
    before = play.seq
    with locked(arena.store):
        await until(lambda: "nothing can be saved" in caplog.text)
        assert play.seq == before
    await until(lambda: play.seq > before)
    await arena.close()
