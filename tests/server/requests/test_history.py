"""Lists of finished games, and the figures beside them."""

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from regalia.server.errors import Refuse
from regalia.server.pages.history import by_day
from regalia.server.pages.render import Say
from regalia.server.people.people import People
from regalia.server.requests.history import FIRST, History, filter_in, key_in
from regalia.server.store import Person, Sitting, Store, TableDoc
from regalia.server.store.results import Result
from regalia.server.store.sql import Change
from tests.server.store.conftest import place, store

__all__ = ["place", "store"]
DAY = 86400.0
ADA, BOB, EVE = (Person(f"u_{name.lower()}", name) for name in ("Ada", "Bob", "Eve"))


async def game(
    store: Store,
    number: int,
    places: Sequence[tuple[Person | None, int | None]],
    slug: str = "oriflamme",
    public: bool = True,
) -> str:
    """Save a finished game that ended on a day, with the places of its players; None for a bot."""
    name = f"G{number}"
    seats = tuple(Sitting(person.id) if person else Sitting(bot="squire") for person, _ in places)
    doc = TableDoc(name, slug, 1, {}, seats, ADA.id, "5e" * 32, public=public, status="over", created=1.0)
    await store.save_table(doc)
    await store.save(Change("insert into uncounted values (:table)", {"table": name}))
    await store.save_results(
        name,
        [
            Result(
                table_id=name,
                seat=seat,
                game=slug,
                rules=1,
                options="",
                pack="",
                tempo="live",
                public=int(public),
                seats=len(places),
                side="",
                person=person.id if person else None,
                name="",
                level="" if person else "squire",
                place=place,
                points=None if place is None else 10.0 - place,
                began=number * DAY,
                ended=number * DAY + 600,
                moves=9,
                how="called_off" if place is None else "played",
            )
            for seat, (person, place) in enumerate(places)
        ],
    )
    return name


@pytest.fixture
async def history(store: Store) -> History:
    """Ada's four games: two with Bob, one with Eve at a private table, and one that was called off."""
    for person in (ADA, BOB, EVE):
        await store.save_person(person)
    await game(store, 1, [(ADA, 1), (BOB, 2)])
    await game(store, 2, [(BOB, 1), (ADA, 2), (None, 2)], "nocturion")
    await game(store, 3, [(EVE, 1), (ADA, 2)], public=False)
    await game(store, 4, [(ADA, None), (BOB, None)])
    return History(store, People(store))


async def listed(
    history: History, query: dict[str, str] | None = None, person: Person = ADA, only_public: bool = False
) -> list[str]:
    return [each.table for each in (await history.of(person.id, only_public, filter_in(query or {}))).games]


async def test_the_latest_games_come_first_with_their_players_in_order_of_places(history: History) -> None:
    found = await history.of(ADA.id, False, filter_in({}))
    assert [each.table for each in found.games] == ["G4", "G3", "G2", "G1"]
    assert found.next is None
    second = found.games[2]
    assert [(each.name, each.bot, each.place, each.points) for each in second.seats] == [
        ("Bob", None, 1, 9.0),
        ("Ada", None, 2, 8.0),
        ("", "squire", 2, 8.0),
    ]


async def test_others_see_games_of_public_tables_only(history: History) -> None:
    assert await listed(history, only_public=True) == ["G4", "G2", "G1"]
    assert await listed(history, person=EVE, only_public=True) == []
    assert (await history.opponents(ADA.id, True))[0][0] == "Bob"
    assert "Eve" not in [name for name, _ in await history.opponents(ADA.id, True)]
    assert sum(each.played for each in await history.shares(ADA.id, True)) == 2


@pytest.mark.parametrize(
    ("query", "games"),
    [
        ({"game": "nocturion"}, ["G2"]),
        ({"with": "u_eve"}, ["G3"]),
        ({"with": "u_none"}, []),
        ({"result": "won"}, ["G1"]),
        ({"result": "lost"}, ["G3", "G2"]),
        ({"tempo": "days"}, []),
        ({"rated": "1"}, []),
        ({"from": "1970-01-03", "to": "1970-01-04"}, ["G3", "G2"]),
        ({"game": "oriflamme", "with": "u_bob"}, ["G4", "G1"]),
    ],
)
async def test_filters(history: History, query: dict[str, str], games: list[str]) -> None:
    assert await listed(history, query) == games


async def test_a_list_goes_on_after_its_last_game_whatever_ended_meanwhile(history: History, store: Store) -> None:
    first = await history.of(ADA.id, False, filter_in({}), FIRST, 2)
    assert first.next is not None
    await game(store, 5, [(ADA, 1), (BOB, 2)])
    second = await history.of(ADA.id, False, filter_in({}), key_in(first.next), 2)
    assert [each.table for each in second.games] == ["G2", "G1"]
    assert second.next is None


@pytest.mark.parametrize(
    "query",
    [
        {"result": "x"},
        {"tempo": "fast"},
        {"from": "yesterday"},
        {"to": "9999-12-31"},
        {"from": "2026-13-01"},
        {"rated": "maybe"},
        {"game": "\x00"},
        {"with": "a b"},
    ],
)
def test_a_filter_that_cannot_be_read_is_refused(query: dict[str, str]) -> None:
    with pytest.raises(Refuse) as refused:
        filter_in(query)
    assert refused.value.problem.code == "malformed"
    assert refused.value.problem.allowed


@pytest.mark.parametrize("after", ["x~T", "nan~T", "inf~T", "~", "1~\x00", "1e400,x"])
def test_a_place_in_the_list_that_cannot_be_read_is_refused(after: str) -> None:
    with pytest.raises(Refuse):
        key_in(after)


async def test_a_share_has_an_interval_from_twenty_games_on(history: History, store: Store) -> None:
    assert [each.interval for each in await history.shares(ADA.id, False)] == [None, None]
    for number in range(10, 28):
        await game(store, number, [(ADA, 1 + number % 2), (BOB, 2 - number % 2)])
    share = (await history.shares(ADA.id, False))[0]
    assert (share.game, share.played, share.won, share.mean_points) == ("oriflamme", 20, 10, 8.5)
    assert share.interval is not None
    low, high = share.interval
    assert (round(low, 3), round(high, 3)) == (0.299, 0.701)


async def test_opponents_are_counted_in_games_that_were_finished(history: History) -> None:
    (bob, against), (eve, _) = await history.opponents(ADA.id, False)
    assert (bob, against.games, against.ahead, against.behind) == ("Bob", 2, 1, 1)
    assert eve == "Eve"


async def test_days_are_those_of_the_reader(history: History) -> None:
    found = await history.of(ADA.id, False, filter_in({}))
    now = datetime.fromtimestamp(4 * DAY + 900, UTC)
    days = by_day(found, now, Say("en"))
    assert [(day.title, len(day.games)) for day in days] == [
        ("Today", 1),
        ("Yesterday", 1),
        ("January 3, 1970", 1),
        ("January 2, 1970", 1),
    ]


async def test_a_rated_game_says_what_it_brought_the_person_whose_list_it_is(history: History, store: Store) -> None:
    rated = "update results set mu_before = 25, mu_after = :after where table_id = 'G1' and person = :person"
    await store.save(Change(rated, {"after": 25.5, "person": ADA.id}), Change(rated, {"after": 24.7, "person": BOB.id}))
    changes = {
        person.name: [each.rating_change for each in (await history.of(person.id, False, filter_in({}))).games]
        for person in (ADA, BOB)
    }
    assert changes == {"Ada": [None, None, None, 20], "Bob": [None, None, -12]}


async def test_a_person_with_two_seats_has_the_game_once(history: History, store: Store) -> None:
    name = await game(store, 6, [(ADA, 1), (ADA, 2)])
    assert (await listed(history))[:2] == [name, "G4"]


async def test_who_plays_no_more_is_named_as_the_arena_names_them(history: History, store: Store) -> None:
    await store.forget_person(BOB.id, "Former player", 50.0)
    found = await History(store, People(store)).of(ADA.id, False, replace(filter_in({}), game="nocturion"))
    assert found.games[0].seats[0].name == "Former player"
