"""Which games count for ratings."""

import pytest
from msgspec.structs import replace

from regalia.core import Seat
from regalia.server.building import build_arena
from regalia.server.settings import Settings
from regalia.server.store import HintTaken, Origin, Sitting, TableDoc
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


BEGUN = replace(DOC, rated=True)
GONE = Sitting("u_bob", bot="squire", forfeited=True)


def test_what_was_decided_when_play_began_stays() -> None:
    """A person who deletes their account, or is gone, takes no loss out of the ratings."""
    assert is_rated(BEGUN, set(), MOVES)
    assert not is_rated(replace(DOC, rated=False), ACCOUNTS, MOVES)


@pytest.mark.parametrize("gone", [GONE, replace(GONE, resigned=True)], ids=["out of time", "resigned"])
def test_a_rated_game_counts_from_its_first_decision_if_a_player_gives_up(gone: Sitting) -> None:
    seats = (Sitting("u_ada"), gone)
    assert is_rated(replace(BEGUN, seats=seats), ACCOUNTS, [1, 0])
    assert not is_rated(replace(DOC, seats=seats), ACCOUNTS, [1, 0]), "tables of older versions keep their rule"
    assert not is_rated(replace(BEGUN, seats=(Sitting("u_ada"), Sitting("u_bob"))), ACCOUNTS, [1, 0])


@pytest.mark.parametrize(
    "doc",
    [replace(BEGUN, called_off=True), replace(BEGUN, hints=(HintTaken(Seat(0), 3),)), replace(BEGUN, tempo=None)],
    ids=["called off", "hint", "no clocks"],
)
def test_what_a_rated_game_loses_its_rating_by(doc: TableDoc) -> None:
    assert not is_rated(doc, ACCOUNTS, MOVES)


async def test_nothing_is_rated_where_the_host_has_turned_ratings_off(there: World) -> None:
    await there.arena.close()
    there.arena = build_arena(Settings(there.place, bot_delay=3600, ratings="no"), now=lambda: there.now)
    assert (await there.table(accounts=True)).doc.rated is False


async def test_a_game_that_guests_play_is_not_rated(there: World) -> None:
    table = await finished(there)
    assert await accounts_at(there.arena.store, table.doc) == set()
    assert {each.rated for each in await results(there, table)} == {0}


async def test_a_game_of_accounts_is_rated_when_it_ends(there: World) -> None:
    table = await there.table(accounts=True)
    assert table.messages.message_for(None).rated
    await play_on(there, table)
    assert {each.rated for each in await results(there, table)} == {1}
    await there.arena.rater.round()
    assert await there.arena.store.ratings_of(there.people[0].id) == [], "others may have ended before it"
    there.now += 5
    await there.arena.rater.round()
    ratings = [await there.arena.store.ratings_of(person.id) for person in there.people]
    assert [[(each.game, each.tempo, each.games) for each in own] for own in ratings] == [[(table.doc.game, "live", 1)]] * 3
