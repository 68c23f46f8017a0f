"""Tables that go on at another arena: the game so far is checked, bots keep their seats, and it never counts."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from regalia import games
from regalia.bots import Level
from regalia.core import Match, Resign, Seat, commitment, record_of, save, verify
from regalia.core.brings import Brought
from regalia.core.record import record_so_far
from regalia.server.errors import Refuse
from regalia.server.requests.flags import give_to_bot, take_seat
from regalia.server.requests.hand_over import handed_over, is_hand_over
from regalia.server.requests.handler import handle
from regalia.server.requests.quotas import Quota
from regalia.server.requests.records import Faulty
from regalia.server.table import outcome, rated
from regalia.server.table.table import Table
from regalia.server.time.tempo import TEMPOS
from regalia.server.wire.hand_over import HandOver
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.requests import Act
from regalia.testing.playing import random_match
from tests.server.requests.test_records import arena_in, true_record

FIVE = TEMPOS["live-5"]
BOTS: tuple[Level | None, ...] = (None, "squire", "knight", "page", "page", "page")


def half(slug: str) -> Match:
    """A match of random answers, up to its middle."""
    match = random_match(games.load(slug), games.load(slug).seats[-1])
    match.rewind(len(match.answers) // 2)
    return match


def handed(match: Match) -> bytes:
    """A table of one person and bots, as a file."""
    return msgspec.json.encode(HandOver(record_so_far(match), [*BOTS[: match.seats]]))


def changed(change: Callable[[dict[str, Any]], object], slug: str = "oriflamme") -> bytes:
    """A table that was edited by hand."""
    told = json.loads(handed(half(slug)))
    change(told)
    return json.dumps(told).encode()


@pytest.mark.parametrize("slug", games.slugs())
async def test_a_game_goes_on_where_it_was(slug: str, tmp_path: Path) -> None:
    match = half(slug)
    async with arena_in(tmp_path) as arena:
        ada = await arena.greet("Ada")
        table = await arena.tables.get(await arena.taker.open(ada, handed(match), "somewhere"))
        assert table.doc.status == "playing"
        assert table.doc.host == ada.id
        assert save(table.playing().game) == save(match.game)
        assert [(seat.bot, seat.person) for seat in table.doc.seats] == [(bot, None) for bot in BOTS[: match.seats]]
        assert (table.playing().match.seed, table.playing().match.answers) == (match.seed, match.answers)
        message = table.messages.message_for(ada.id)
        assert (message.began_elsewhere, message.from_file, message.public) == (True, False, False)


async def test_what_one_arena_hands_over_another_takes_up(tmp_path: Path) -> None:
    seats = [SeatPlan("bot", level="squire"), SeatPlan("me"), SeatPlan("device", "Bea")]
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    async with arena_in(tmp_path / "one") as one, arena_in(tmp_path / "other") as other:
        ada = await one.greet("Ada")
        table = await one.tables.get((await one.opener.open(ada, NewTable("oriflamme", seats, learning=True))).id)
        with pytest.raises(Refuse, match="wrong_status"):
            handed_over(table)
        await table.do(lambda: one.tables.start(table, ada))
        await answer(table, ada.id)
        told = handed_over(table)
        assert told.bots == ["squire", None, None]
        eve = await other.greet("Eve")
        there = await other.tables.get(await other.taker.open(eve, msgspec.json.encode(told), ""))
        assert there.doc.learning
        assert save(there.playing().game) == save(table.playing().game)
        [asked] = there.playing().game.asks
        await there.do(lambda: take_seat(there, eve, asked))
        assert there.seats_of(eve.id) == [asked]
        await answer(there, eve.id)
        assert len(there.playing().match.answers) == 2


async def test_a_person_with_a_seat_can_give_a_vacant_one_to_a_bot(tmp_path: Path) -> None:
    match = Match(games.load("oriflamme"), seats=3, seed="5a" * 32)
    async with arena_in(tmp_path) as arena:
        ada = await arena.greet("Ada")
        told = msgspec.json.encode(HandOver(record_so_far(match), [None] * 3))
        table = await arena.tables.get(await arena.taker.open(ada, told, ""))
        with pytest.raises(Refuse, match="not_seated"):
            await table.do(lambda: give_to_bot(table, ada, Seat(1), "page"))
        await table.do(lambda: take_seat(table, ada, Seat(0)))
        await table.do(lambda: give_to_bot(table, ada, Seat(1), "page"))
        assert [seat.bot for seat in table.doc.seats] == [None, "page", None]
        with pytest.raises(Refuse, match="not_seated"):
            await table.do(lambda: give_to_bot(table, ada, Seat(1), "squire"))
        for odd, why in ((replace(table.doc, rated=True), "rated_game"), (replace(table.doc, tempo=FIVE), "not_away")):
            table.doc = odd
            with pytest.raises(Refuse, match=why):
                await table.do(lambda: give_to_bot(table, ada, Seat(2), "squire"))


async def answer(table: Table, person: str) -> None:
    """Give the first answer that the seat that is asked is offered."""
    play = table.playing()
    [seat] = play.game.asks
    options: Any = play.game.asks[seat]
    act = Act(f"act {play.seq}", seat, play.seq, msgspec.Raw(msgspec.json.encode(options[0])))
    told = await table.do(partial(handle, table, person, act))
    assert type(told).__name__ == "Done", told


async def test_a_game_that_began_elsewhere_never_counts(tmp_path: Path) -> None:
    async with arena_in(tmp_path) as arena:
        ada = await arena.greet("Ada")
        doc = (await arena.tables.get(await arena.taker.open(ada, handed(half("oriflamme")), ""))).doc
        assert doc.rated is False
        taken = replace(doc, seats=(replace(doc.seats[0], person=ada.id), *doc.seats[1:]))
        assert not outcome.is_counted(taken)
        assert outcome.is_counted(replace(taken, began_elsewhere=False))
        fair = replace(taken, public=True, tempo=FIVE, rated=None)
        assert not rated.begins_rated(fair, {ada.id})
        assert rated.begins_rated(replace(fair, began_elsewhere=False), {ada.id})


async def test_the_same_file_of_a_person_leads_to_the_same_table(tmp_path: Path) -> None:
    raw = handed(half("oriflamme"))
    async with arena_in(tmp_path) as arena:
        ada, bob = [await arena.greet(name) for name in ("Ada", "Bob")]
        table = await arena.taker.open(ada, raw, "")
        assert await arena.taker.open(ada, raw, "") == table
        assert await arena.taker.open(bob, raw, "") != table


async def test_a_seat_that_has_resigned_stays_so(tmp_path: Path) -> None:
    match = Match(games.load("oriflamme"), seats=3, seed="5a" * 32)
    match.answer(Seat(1), Resign(ends=False))
    async with arena_in(tmp_path) as arena:
        ada = await arena.greet("Ada")
        told = msgspec.json.encode(HandOver(record_so_far(match), [None, "squire", None]))
        table = await arena.tables.get(await arena.taker.open(ada, told, ""))
        assert [(seat.resigned, seat.forfeited, seat.bot) for seat in table.doc.seats] == [
            (False, False, None),
            (True, True, "squire"),
            (False, False, None),
        ]


def record(change: Callable[[dict[str, Any]], object]) -> bytes:
    return changed(lambda told: change(told["record"]))


FALSE: dict[str, tuple[str, Callable[[], bytes]]] = {
    "no JSON": ("unreadable", lambda: b"\xff\xd8 a picture"),
    "more fields": ("unreadable", lambda: changed(lambda told: told.update(rated=True))),
    "an unknown bot": ("unreadable", lambda: changed(lambda told: told["bots"].__setitem__(0, "deity"))),
    "too few seats": ("seats", lambda: changed(lambda told: told["bots"].pop())),
    "many decks": ("seats", lambda: record(lambda told: told.update(brought=[{"hash": "0" * 64, "content": {}}] * 99))),
    "unknown game": ("unknown_game", lambda: record(lambda told: told.update(game="../chess"))),
    "older rules": ("older", lambda: record(lambda told: told.update(rules=0))),
    "carried on": ("older", lambda: record(lambda told: told.update(carried={"after": 0, "position": {}}))),
    "no seed": ("unfinished", lambda: record(lambda told: told.update(seed=None))),
    "another seed": ("seed", lambda: record(lambda told: told.update(seed="00" * 32))),
    "a seed of choice": ("answers", lambda: record(with_seed)),
    "an answer that is none": ("answers", lambda: record(lambda told: told["answers"][0].update(answer=17))),
    "an end": ("over", lambda: record(lambda told: told.update(final={}))),
}


def with_seed(told: dict[str, Any]) -> None:
    told.update(seed="00" * 32, commitment=commitment("00" * 32))


@pytest.mark.parametrize("case", FALSE)
async def test_what_is_not_true_is_refused(case: str, tmp_path: Path) -> None:
    problem, make = FALSE[case]
    async with arena_in(tmp_path) as arena:
        ada = await arena.greet("Ada")
        with pytest.raises(Faulty) as faulty:
            await arena.taker.open(ada, make(), "")
        assert faulty.value.problem == problem
        assert await arena.store.tables("playing", public_only=False) == []


async def test_a_finished_game_is_not_gone_on_with(tmp_path: Path) -> None:
    whole = record_so_far(random_match(games.load("oriflamme"), 3))
    async with arena_in(tmp_path) as arena:
        ada = await arena.greet("Ada")
        with pytest.raises(Faulty, match="over"):
            await arena.taker.open(ada, msgspec.json.encode(HandOver(whole, [None] * 3)), "")


async def test_a_deck_that_was_not_committed_to_is_refused(tmp_path: Path) -> None:
    match = half("wheel_of_time")
    so_far = record_so_far(match)
    swapped = [Brought(one.hash, other.content) for one, other in zip(so_far.brought, so_far.brought[::-1], strict=True)]
    assert swapped != so_far.brought
    async with arena_in(tmp_path) as arena:
        ada, told = await arena.greet("Ada"), HandOver(replace(so_far, brought=swapped), [None] * 2)
        with pytest.raises(Faulty, match="brought"):
            await arena.taker.open(ada, msgspec.json.encode(told), "")


async def test_a_person_has_as_many_games_in_play_as_may_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.requests.quotas.RUNNING", Quota(person=1, address=100))
    async with arena_in(tmp_path) as arena:
        ada = await arena.greet("Ada")
        await arena.taker.open(ada, handed(half("oriflamme")), "")
        with pytest.raises(Refuse, match="too_many"):
            await arena.taker.open(ada, handed(half("nocturion")), "")


def test_the_record_so_far_of_a_whole_game_lacks_its_end_alone() -> None:
    match = random_match(games.load("wheel_of_time"), 2)
    assert replace(record_so_far(match), final=record_of(match).final) == record_of(match)
    assert verify(match.rules, record_so_far(match)).problems == ["end"]


def test_a_file_is_a_table_or_a_record() -> None:
    assert is_hand_over(handed(half("oriflamme")))
    assert not is_hand_over(true_record())
    assert not is_hand_over(b"[]")
    assert not is_hand_over(b"\xff")
