"""No address of the arena shows strangers what was decided at a table whose spectators see the game late."""

import json
import re
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from regalia.server import app
from regalia.server.arena import Arena
from regalia.server.requests import chat, joining, opening
from regalia.server.requests.handler import handle
from regalia.server.store import Person, Spectators
from regalia.server.table import seating
from regalia.server.table.table import Table
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.requests import Act, AskUndo, Moment
from regalia.server.wire.talk import Say
from tests.server.test_rights import arena_at, client
from tests.server.watching.test_spectators import HANDS, LATE, agree, latest, present, watcher_of

WITHOUT = {"/api/tables/{table}/stream"}
"""It does not end; what it sends is compared as the live channel."""
NUMBERS = re.compile(r'nonce="[^"]*"|nonce-[\w+/=-]+')


async def sit(table: Table, person: Person, seat: int) -> None:
    await table.change(seating.sit(table.doc, person, seat, SeatPlan("me")))


async def played(arena: Arena, people: list[Person], spectators: Spectators, last: int) -> Table:
    """A game in which the last three answers are those at one end of what is offered; more happens after them."""
    new = NewTable("oriflamme", [SeatPlan("me"), *[SeatPlan("nobody")] * 2], spectators=spectators)
    table = await arena.tables.get((await arena.opener.open(people[0], new)).id)
    for seat, person in enumerate(people[1:], start=1):
        await table.do(partial(sit, table, person, seat))
    for person in people if spectators.hands else []:
        await table.do(partial(agree, table, person))
    await table.do(lambda: arena.tables.start(table, people[0]))
    assert table.play is not None
    for number in range(8):
        seat = min(table.play.game.asks)
        options: Any = table.play.game.asks[seat]
        answer = Raw(msgspec.json.encode(options[0 if number < 5 else last]))
        await table.do(
            partial(handle, table, people[seat].id, Act(f"{table.doc.id}{number}", seat, table.play.seq, answer))
        )
    lines = [Watcher(table.messages, person.id) for person in people]
    for line in lines:
        await table.do(partial(joining.join, table, line))
    if last:
        await table.do(partial(chat.say, table, lines[0], people[0].id, Say("x", 0, "What a move")))
        seat = next(entry.seat for entry in reversed(table.play.entries) if entry.seat is not None)
        await table.do(partial(handle, table, people[seat].id, AskUndo("u", seat, table.play.entries[-2].seq - 1)))
    return table


@pytest.mark.parametrize("spectators", [LATE, HANDS], ids=["late", "open hands"])
@pytest.mark.parametrize("kind", ["anonymous", "guest"])
async def test_no_address_tells_what_was_decided_in_the_last_three_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spectators: Spectators, kind: str
) -> None:
    monkeypatch.setattr(opening, "fresh_seed", lambda: "5" * 64)
    began = time.time()
    monkeypatch.setattr("regalia.server.requests.opening.time.time", lambda: began)
    async with arena_at(tmp_path) as (arena, site):
        people = [await arena.greet(name) for name in ("Ada", "Bob", "Eve")]
        tables = [await played(arena, people, spectators, last) for last in (0, -1)]
        assert present(tables[0]) != present(tables[1])
        stranger = await arena.greet("Sue")
        token = await arena.programs.begin(stranger.id, "a bot", "play", "a laptop") if kind == "guest" else ""
        who = stranger if kind == "guest" else None

        paths = sorted({each.path for each in app.ROUTES if "{table}" in each.path and "GET" in each.methods})
        assert "/t/{table}" in paths
        async with client(site, token) as visitor:
            for path in paths:
                if path in WITHOUT or path.startswith("/api/debug"):
                    continue
                told = [await visitor.get(path.replace("{table}", table.doc.id)) for table in tables]
                shown = [(each.status_code, plain(each.text, tables)) for each in told]
                assert shown[0] == shown[1], path
            listed = {each["id"]: each for each in (await visitor.get("/api/tables")).json()["playing"]}
            lines = [plain(json.dumps(listed[table.doc.id]), tables) for table in tables]
            assert lines[0] == lines[1]
        assert tables[1].messages.message_for(people[0].id).asking is not None
        watchers = [await watcher_of(table, who) for table in tables]
        frames = [plain(json.dumps(latest(each)), tables) for each in watchers]
        assert frames[0] == frames[1]
        for at in range(9):
            moment = Moment("m", at, patches=True)
            seen = [await table.do(partial(handle, table, who.id if who else "", moment, None)) for table in tables]
            assert msgspec.json.encode(seen[0]) == msgspec.json.encode(seen[1])


def plain(text: str, tables: list[Table]) -> str:
    """A response without the codes of the tables, and without what is random in each response."""
    for table in tables:
        text = text.replace(table.doc.id, "CODE")
    return NUMBERS.sub("", text)
