"""Which games count for ratings."""

import pytest
from msgspec.structs import asdict, replace

from regalia.core import Seat
from regalia.server.store import HintTaken, Origin, Sitting, TableDoc
from regalia.server.store.identity import OPEN_ACCOUNT, Account
from regalia.server.store.sql import Change
from regalia.server.table.rated import DECISIONS, accounts_at, is_rated
from regalia.server.time.tempo import tempo_of
from tests.server.table.test_outcome import finished, play_on, results
from tests.server.table.world import World, place, there

__all__ = ["place", "there"]

ACCOUNTS = {"u_ada", "u_bob", "u_cid"}
MOVES = [9, 9, 9]
DOC = TableDoc(
    "T1",
    "oriflamme",
    1,
    {},
    (Sitting("u_ada"), Sitting("u_bob"), Sitting(bot="squire")),
    "u_ada",
    "",
    status="over",
    tempo=tempo_of("live-15"),
)


def seated(*seats: Sitting) -> TableDoc:
    return replace(DOC, seats=seats)


def test_a_public_game_of_people_with_accounts_counts() -> None:
    assert is_rated(DOC, ACCOUNTS, MOVES)
    assert is_rated(replace(DOC, tempo=tempo_of("day")), ACCOUNTS, MOVES)
    assert is_rated(seated(Sitting("u_ada"), Sitting(bot="squire")), ACCOUNTS, [9, 9])


@pytest.mark.parametrize(
    "doc",
    [
        replace(DOC, public=False),
        replace(DOC, tempo=None),
        replace(DOC, called_off=True),
        replace(DOC, learning=True),
        replace(DOC, hints=(HintTaken(Seat(0), 3),)),
        replace(DOC, origin=Origin("T0", 5, Seat(0), anew=True)),
        replace(DOC, from_file=True),
        seated(Sitting("u_ada"), Sitting("u_ada", "Bob"), Sitting(bot="squire")),
        seated(Sitting("u_ada", "Bob"), Sitting(bot="squire"), Sitting(bot="squire")),
        seated(Sitting("u_ada"), Sitting("u_guest"), Sitting("u_bob")),
        seated(Sitting(bot="squire"), Sitting(bot="squire"), Sitting(bot="squire")),
        seated(Sitting("u_ada")),
    ],
    ids=["private", "no clocks", "off", "learning", "hint", "what if", "file", "device", "alias", "guest", "bots", "solo"],
)
def test_other_games_do_not_count(doc: TableDoc) -> None:
    assert not is_rated(doc, ACCOUNTS, MOVES)


def test_a_game_with_few_decisions_does_not_count() -> None:
    """On average, so that a player cannot leave a game early to keep a rating."""
    assert is_rated(DOC, ACCOUNTS, [1, 7, 7])
    assert not is_rated(DOC, ACCOUNTS, [DECISIONS, DECISIONS, DECISIONS - 1])


def test_a_seat_that_a_bot_kept_counts() -> None:
    assert is_rated(seated(Sitting("u_ada", bot="squire"), Sitting("u_bob")), ACCOUNTS, MOVES)


async def test_a_game_that_guests_play_is_not_rated(there: World) -> None:
    table = await finished(there)
    assert await accounts_at(there.arena.store, table.doc) == set()
    assert {each.rated for each in await results(there, table)} == {0}


async def test_a_game_of_accounts_is_rated_when_it_ends(there: World) -> None:
    table = await there.table()
    accounts = [Account(person.id, person.name, None, "", 1.0) for person in there.people]
    await there.arena.store.save(*(Change(OPEN_ACCOUNT, asdict(account)) for account in accounts))
    await play_on(there, table)
    assert {each.rated for each in await results(there, table)} == {1}
    await there.arena.rater.round()
    assert await there.arena.store.ratings_of(there.people[0].id) == [], "others may have ended before it"
    there.now += 5
    await there.arena.rater.round()
    ratings = [await there.arena.store.ratings_of(person.id) for person in there.people]
    assert [[(each.game, each.tempo, each.games) for each in own] for own in ratings] == [[(table.doc.game, "live", 1)]] * 3
