"""What holds for a site as a whole: a session that ends, and a limit that is used up, are so at every node."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, nullcontext
from pathlib import Path

import pytest

from regalia.server import arena, limits, other_nodes
from regalia.server.arena import Arena
from regalia.server.building import build_arena
from regalia.server.errors import Refuse
from regalia.server.limits import Buckets, Connections, Limits
from regalia.server.nodes.bus import Here
from regalia.server.nodes.leases import Shared
from regalia.server.people.letters import AT_ONCE
from regalia.server.requests import joining, quotas
from regalia.server.settings import Settings
from regalia.server.store import Person
from regalia.server.store.identity import Program
from regalia.server.table.table import Table
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.opening import NewTable, SeatPlan

WITHIN = 60.0
ADDRESS = "198.51.100.7"

Scene = Callable[[Arena, Arena], Awaitable[None]]


def play(folder: Path, scene: Scene, bus: Here) -> None:
    """A scene with two nodes of one site."""
    settings = Settings(folder / "arena.db", bus="nats://elsewhere", requests_a_minute=12)

    async def run() -> None:
        nodes = build_arena(settings, bus), build_arena(settings, bus)
        try:
            await scene(*nodes)
        finally:
            for node in nodes:
                await node.close()

    asyncio.run(run())


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so. Raises TimeoutError if it never is."""
    async with asyncio.timeout(WITHIN):
        while not is_so():
            await asyncio.sleep(0.005)


async def line_at(node: Arena, table: str, person: str, by: str) -> Watcher:
    """A live connection at a node."""
    there: Table = await node.tables.get(table)
    watcher = Watcher(there.messages, person, by)
    await there.do(lambda: joining.join(there, watcher))
    return watcher


async def lines(one: Arena, two: Arena) -> tuple[str, list[Watcher]]:
    """Ada with two devices and a program, each of which looks at the second node; her id, and the connections."""
    ada = await one.greet("Ada")
    table = (await one.opener.open(ada, NewTable("oriflamme", [SeatPlan("me"), *[SeatPlan("nobody")] * 2]))).id
    for device in ("a telephone", "a laptop"):
        await one.sessions.begin(ada, device)
    await one.store.save_program(Program("p_1", ada.id, "a bot", "play", 0))
    known_by = [*(session.id for session in await one.sessions.of(ada.id)), "p_1"]
    return ada.id, [await line_at(two, table, ada.id, by) for by in known_by]


def test_a_session_or_token_that_ends_at_one_node_closes_its_live_connections_at_the_others(tmp_path: Path) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        ada, (first, second, program) = await lines(one, two)
        await one.end(*[session for session in await one.sessions.of(ada) if session.id == first.by])
        assert [line.dropped for line in (first, second, program)] == [True, False, False]
        await one.end_program(ada, "p_1")
        assert [line.dropped for line in (first, second, program)] == [True, False, True]
        one.other_nodes.drop_lines(ada)
        assert second.dropped

    play(tmp_path, scene, Here())


def test_it_does_so_too_if_the_word_of_it_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_nodes, "LOOK", 1)
    bus = Here()
    monkeypatch.setattr(bus, "tell", lambda message: None)

    async def scene(one: Arena, two: Arena) -> None:
        ada, (first, second, program) = await lines(one, two)
        await one.end(*[session for session in await one.sessions.of(ada) if session.id == first.by])
        two.tasks.begin(two.other_nodes.look_for_changes())
        await until(lambda: first.dropped)
        assert not second.dropped
        assert not program.dropped

    play(tmp_path, scene, bus)


def test_a_table_that_could_not_be_read_while_the_store_was_away_is_taken_up_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        ada = await one.greet("Ada")
        seats = [SeatPlan("me"), *[SeatPlan("bot", level="page")] * 2]
        table = await one.tables.get((await one.opener.open(ada, NewTable("oriflamme", seats))).id)
        await table.do(lambda: one.tables.start(table, ada))
        await one.store.save_due(table.doc.id, 0, table.numbers[1])
        assert isinstance(two.leases, Shared)
        await two.leases.beat()

        async def away(table: str) -> None:
            raise Refuse("try_again")

        with monkeypatch.context() as outage:
            outage.setattr(two.store, "table", away)
            await two.tables.take_up_due()
        assert two.tables.in_memory(table.doc.id) is None
        await two.tables.take_up_due()
        assert two.tables.in_memory(table.doc.id) is not None

    play(tmp_path, scene, Here())


def test_signs_of_life_do_not_wait_for_the_tables_that_are_taken_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes long when a node has failed that had thousands."""
    monkeypatch.setattr(arena, "BEAT", 0.01)

    async def scene(one: Arena, two: Arena) -> None:
        beats: list[str] = []
        beat, never = one.store.beat, asyncio.Event()

        async def counted(node: str, patience: float) -> dict[str, int]:
            beats.append(node)
            return await beat(node, patience)

        monkeypatch.setattr(one.store, "beat", counted)
        monkeypatch.setattr(one.tables, "take_up_due", never.wait)
        one.open()
        await until(lambda: len(beats) > 3)

    play(tmp_path, scene, Here())


def test_what_an_address_has_used_up_at_one_node_is_used_up_at_the_others(tmp_path: Path) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        for node in (one, two):
            node.tasks.begin(node.other_nodes.tell_limits())
        await asyncio.sleep(0)
        assert one.rates.changes.take(ADDRESS)
        await until(lambda: not two.rates.changes.has_room(ADDRESS))
        assert two.rates.changes.has_room("198.51.100.8")

    play(tmp_path, scene, Here())


def test_the_connections_of_an_address_count_at_all_nodes_together(tmp_path: Path) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        with pytest.MonkeyPatch.context() as patch, ExitStack() as opened:
            for node in (one, two):
                patch.setattr(node.rates.connections, "_most", 40)
                node.tasks.begin(node.other_nodes.tell_limits())
            three = [opened.enter_context(one.rates.connections.open(ADDRESS)) for _ in range(3)]
            thirty = ExitStack()
            for _ in range(37):
                thirty.enter_context(two.rates.connections.open(ADDRESS))
            await until(lambda: refuses(one, ADDRESS) and refuses(two, ADDRESS))
            one.rates.connections.check("198.51.100.8")
            thirty.close()
            await until(lambda: not refuses(one, ADDRESS))
        assert len(three) == 3

    play(tmp_path, scene, Here())


def test_a_node_that_says_no_more_holds_no_connections() -> None:
    connections = Connections(2, a_second=1_000)
    connections.note_elsewhere("node", {ADDRESS: 2})
    with pytest.raises(Refuse):
        connections.check(ADDRESS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "BELIEVED", -1)
        connections.note_elsewhere("node", {ADDRESS: 2})
    connections.check(ADDRESS)


def test_addresses_with_few_connections_are_not_told_of() -> None:
    connections = Connections(160, a_second=1_000)
    with ExitStack() as opened:
        for _ in range(10):
            opened.enter_context(connections.open(ADDRESS))
            opened.enter_context(connections.open("198.51.100.8") if connections.count < 15 else nullcontext())
        assert connections.many() == {ADDRESS: 10}


def test_the_games_of_a_host_count_at_all_nodes_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "RUNNING", quotas.Quota(1, 1))

    async def scene(one: Arena, two: Arena) -> None:
        for node in (one, two):
            await shared(node).beat()
        ada, eve = await one.greet("Ada"), await one.greet("Eve")
        seats = [SeatPlan("me"), *[SeatPlan("bot", level="page")] * 2]

        async def begin(node: Arena, person: Person, address: str) -> None:
            doc = await node.opener.open(person, NewTable("oriflamme", seats), address=address)
            table = await node.tables.get(doc.id)
            await table.do(lambda: node.tables.start(table, person))
            await until(lambda: shared(node).holds(table.doc.id))

        await begin(one, ada, ADDRESS)
        for person, address in ((ada, ""), (eve, ADDRESS)):
            with pytest.raises(Refuse, match="too_many"):
                await begin(two, person, address)
        await begin(two, eve, "198.51.100.8")

    play(tmp_path, scene, Here())


def refuses(node: Arena, address: str) -> bool:
    """True if a node refuses a further connection of an address."""
    try:
        node.rates.connections.check(address)
    except Refuse:
        return True
    return False


def shared(node: Arena) -> Shared:
    assert isinstance(node.leases, Shared)
    return node.leases


def test_letters_and_invitations_count_at_all_nodes_together(tmp_path: Path) -> None:
    async def scene(one: Arena, two: Arena) -> None:
        for node in (one, two):
            node.tasks.begin(node.other_nodes.tell_limits())
        await asyncio.sleep(0)
        for _ in range(int(AT_ONCE)):
            assert await one.letters.begin("u_ada", "confirm", "Ada@example.org")
        while one.rates.invitations.take("u_ada"):
            pass
        await until(lambda: not two.letters.people.has_room("u_ada"))
        assert await two.letters.begin("u_eve", "confirm", "ada@example.org") is None
        assert await two.letters.begin("u_bob", "confirm", "bob@example.org")
        await until(lambda: not two.rates.invitations.has_room("u_ada"))
        assert two.rates.invitations.has_room("u_eve")

    play(tmp_path, scene, Here())


def test_what_has_passed_is_told_once_and_counted_once() -> None:
    here, there = Buckets(0, burst=3), Buckets(0, burst=3)
    site = Limits(changes=here), Limits(changes=there)
    assert [[*limits.passed()] for limits in site] == [[], []]
    assert [here.take(ADDRESS) for _ in range(2)] == [True, True]
    for name, passed in site[0].passed():
        site[1].charge(name, passed)
        site[1].charge("of another version", passed)
    assert [*site[0].passed()] == [*site[1].passed()] == []
    assert [there.take(ADDRESS) for _ in range(2)] == [True, False]


def test_two_nodes_that_pass_too_much_at_once_owe_at_most_a_burst() -> None:
    bucket = Buckets(0, burst=3)
    bucket.charge({ADDRESS: 1_000})
    bucket._of(ADDRESS)._left += 3
    assert not bucket.has_room(ADDRESS)
    bucket._of(ADDRESS)._left += 1
    assert bucket.has_room(ADDRESS)
