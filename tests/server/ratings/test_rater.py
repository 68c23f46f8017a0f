"""Ratings are counted in the order in which games ended, and are the same whenever and however they are counted."""

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from regalia.ratings import NEW, Anchor
from regalia.server.ratings import rater
from regalia.server.ratings.counting import MEETINGS, Count
from regalia.server.ratings.rater import Rater
from regalia.server.store import Conflict, Store
from regalia.server.store.opening import open_store
from regalia.server.store.ratings import FIRST, Pool
from regalia.server.store.results import Key, Result
from tests.postgresql import database_of
from tests.server.ratings.games_played import DAY, GAME, game, keep, season

POOL = Pool(GAME, "live")
ANCHORS = {"squire": Anchor(1400, 1300, 1500), "knight": Anchor(1600, 1500, 1700)}
NOON = 1000 * DAY
LATER = 1e10


@pytest.fixture(autouse=True)
def anchors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of which the anchors are known, whatever was measured."""
    monkeypatch.setattr(rater, "anchors_of", lambda slug: ANCHORS)


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    """An open store of either kind."""
    opened = open_store(database_of(request.param, request))
    yield opened
    await opened.aclose()


@pytest.fixture
async def file(tmp_path: Any) -> AsyncIterator[Store]:
    """An open store in a file."""
    opened = open_store(tmp_path / "arena.db")
    yield opened
    await opened.aclose()


async def everything(store: Store) -> list[list[Any]]:
    """All numbers, bit for bit."""
    return [
        [(row[0], row[1], *(float(value).hex() for value in row[2:6] if value is not None)) for row in rows]
        for rows in (
            await store.rows(
                "select table_id, seat, mu_after, sigma_after, mu_before, sigma_before from results where in_ratings = 1 "
                "order by table_id, seat"
            ),
            await store.rows("select person, places, mu, sigma, games, won from ratings order by person"),
            await store.rows("select side, game, games, gained, slope from rated_sides order by side"),
        )
    ]


async def counted(store: Store, now: float = LATER) -> list[list[Any]]:
    await Rater(store, lambda: now).round()
    return await everything(store)


def in_memory(games: list[list[Result]]) -> Count:
    """The count of games without any store."""
    count = Count(pool=POOL, anchors=ANCHORS)
    for each in games:
        count.add(each)
    return count


async def test_the_winner_rises_and_the_game_says_by_how_much(store: Store) -> None:
    await keep(store, [game("T1", NOON, ["ada", "bob", "cid"], [2, 1, 2])])
    await counted(store)
    ratings = await store.ratings_in(POOL, ["ada", "bob", "cid", "eve"])
    assert ratings["bob"].mu > NEW.mu > ratings["ada"].mu == ratings["cid"].mu
    assert (ratings["bob"].games, ratings["bob"].won, ratings["bob"].places, ratings["ada"].places) == (1, 1, "1", "2")
    rows = await store.rows("select mu_before, sigma_before, mu_after, sigma_after from results where seat = 1")
    assert rows == [(NEW.mu, NEW.sigma, ratings["bob"].mu, ratings["bob"].sigma)]
    assert await store.rated_until(POOL) == Key(NOON, "T1")
    assert await store.pools_to_rate(LATER) == []


async def test_games_counted_as_they_end_give_what_a_count_of_all_gives(store: Store) -> None:
    games = season(300, sides=["hero", "villain", "fool"])
    rng, begin = Random(5), 0
    while begin < len(games):
        end = begin + rng.randrange(1, 60)
        ended = {each[0].ended for each in games[begin:end]}
        while end < len(games) and games[end][0].ended in ended:
            end += 1  # games that end at the same time are counted by their tables' names
        await keep(store, games[begin:end])
        await counted(store)
        begin = end
    found = await everything(store)
    await Rater(store, lambda: LATER).again(POOL)
    assert await everything(store) == found
    assert [len(each) for each in found] == [sum(map(len, games)), 24, 3]
    alone = in_memory(sorted(games, key=lambda each: (each[0].ended, each[0].table_id)))
    kept = await store.ratings_in(POOL, alone.ratings)
    assert kept == alone.ratings


async def test_a_count_that_is_killed_goes_on_to_the_same_numbers(file: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    games = season(200)
    await keep(file, games)
    expected = await counted(file)
    await file.reset_ratings(POOL)
    monkeypatch.setattr(rater, "BATCH", 90)
    saves, save = 0, file.save_rated

    async def failing(*args: Any) -> None:
        nonlocal saves
        saves += 1
        if saves % 3 == 0:
            raise ConnectionError("killed")
        await save(*args)

    monkeypatch.setattr(file, "save_rated", failing)
    for _ in range(100):
        try:
            await Rater(file, lambda: LATER).round()
        except ConnectionError:
            continue
        break
    assert saves > 5
    assert await everything(file) == expected


@pytest.mark.exhaustive
async def test_ten_thousand_games_give_the_same_numbers_again(store: Store) -> None:
    await keep(store, season(10_000, 300))
    found = await counted(store)
    await Rater(store, lambda: LATER).again(POOL)
    assert await everything(store) == found


async def test_a_game_that_is_found_late_is_counted_in_its_place(file: Store, tmp_path: Any) -> None:
    games = season(60)
    await keep(file, games[:20] + games[21:])
    early = await counted(file)
    await keep(file, [games[20]])
    late = await counted(file)
    await Rater(file, lambda: LATER).again(POOL)
    assert await everything(file) == late != early


async def test_games_that_come_late_one_by_one_are_counted_together_after_a_minute(file: Store) -> None:
    games, now = season(40), LATER
    counts = Rater(file, lambda: now)
    await keep(file, games[20:30])
    await counts.round()
    await keep(file, games[10:20])
    await counts.round()
    await keep(file, games[:10])
    await keep(file, games[30:])
    await counts.round()
    assert await file.is_late(POOL, await file.rated_until(POOL)), "it has just been counted from the first game"
    assert (await file.rated_until(POOL)).ended == games[-1][0].ended, "those that have just ended are counted at once"
    now += 61.0
    await counts.round()
    assert await file.pools_to_rate(LATER) == []
    found = await everything(file)
    await counts.again(POOL)
    assert await everything(file) == found


async def test_of_two_nodes_one_counts(store: Store) -> None:
    await keep(store, season(10))
    await Rater(store, lambda: LATER).round()
    with pytest.raises(Conflict):
        await store.save_rated(POOL, FIRST, Key(NOON * 2, "T9"), [], [], {})


async def test_a_node_that_another_was_faster_than_reads_again(file: Store) -> None:
    games = season(60)
    one, other = Rater(file, lambda: LATER), Rater(file, lambda: LATER)
    for begin, node in ((0, one), (20, other), (40, one)):
        await keep(file, games[begin : begin + 20])
        await node.round()
    found = await everything(file)
    await one.again(POOL)
    assert await everything(file) == found


def test_a_seat_that_a_bot_kept_counts_as_last() -> None:
    kept = in_memory([game("T1", NOON, ["ada", "bob", "cid"], [1, 2, 3], ["bot_kept", "played", "played"])]).ratings
    last = in_memory([game("T1", NOON, ["ada", "bob", "cid"], [3, 1, 2])]).ratings
    assert kept["ada"].mu == last["ada"].mu < NEW.mu
    assert (kept["ada"].places, kept["ada"].won) == ("3", 0)
    assert kept["bob"].mu == last["bob"].mu


def test_a_bot_keeps_its_rating_and_the_person_is_rated_against_it() -> None:
    changes = Count(pool=POOL, anchors=ANCHORS).add(game("T1", NOON, ["ada", "squire"]))
    assert [each.mu_after is None for each in changes] == [False, True]
    won = in_memory([game("T1", NOON, ["ada", "squire"]), game("T2", NOON, ["bob", "knight"])]).ratings
    assert NEW.mu < won["ada"].mu < won["bob"].mu, "to win against a knight says more"
    assert (won["ada"].games, won["ada"].against_people) == (1, 0)


def test_a_bot_without_an_anchor_is_left_out() -> None:
    beside = in_memory([game("T1", NOON, ["ada", "page", "bob"])]).ratings
    assert beside["ada"].mu == in_memory([game("T1", NOON, ["ada", "bob"])]).ratings["ada"].mu
    assert in_memory([game("T1", NOON, ["ada", "page"])]).ratings == {}


def test_the_sixth_game_of_two_people_on_a_day_does_not_count() -> None:
    games = [game(f"T{number}", NOON + number, ["ada", "bob"]) for number in range(MEETINGS + 2)]
    assert in_memory(games).ratings == in_memory(games[:MEETINGS]).ratings
    tomorrow = game("T8", NOON + DAY, ["ada", "bob"])
    assert in_memory([*games, tomorrow]).ratings["ada"].games == MEETINGS + 1


def test_others_at_the_table_count_with_both_of_them() -> None:
    games = [game(f"T{number}", NOON + number, ["ada", "bob"]) for number in range(MEETINGS)]
    before = in_memory(games).ratings
    after = in_memory([*games, game("T9", NOON + 60, ["ada", "bob", "cid"])]).ratings
    assert (after["cid"].games, after["ada"].games) == (1, MEETINGS + 1)
    assert after["bob"].mu > before["bob"].mu, "bob was before cid; that ada was before bob is left out"


async def test_the_pairs_of_a_day_are_read_after_a_restart(store: Store) -> None:
    games = [game(f"T{number}", NOON + number, ["ada", "bob"]) for number in range(MEETINGS + 1)]
    for each in games:
        await keep(store, [each])
        await Rater(store, lambda: LATER).round()
    assert (await store.ratings_in(POOL, ["ada"]))["ada"].games == MEETINGS
    assert await store.pools_to_rate(LATER) == []


def test_idle_time_between_games_makes_a_rating_less_certain() -> None:
    games = [game(f"T{number}", NOON + number * DAY, ["ada", "bob", "cid", "dan"]) for number in range(20)]
    count = in_memory(games)
    sigma = count.ratings["ada"].sigma
    (change, *_) = count.add(game("T99", NOON + (19 + 150) * DAY, ["ada", "bob", "cid", "dan"]))
    assert change.sigma_before == sigma + 2 * 0.5


def test_a_victory_of_the_better_side_says_less() -> None:
    rng, games = Random(3), list[list[Result]]()
    for number in range(400):
        people = rng.sample([f"u_{index}" for index in range(30)], 2)
        places = (1, 2) if rng.random() < 0.8 else (2, 1)
        games.append(game(f"T{number:03}", NOON + number * DAY, people, places, sides=["hero", "villain"]))
    count = in_memory(games)
    new = Count(pool=POOL, anchors=ANCHORS)
    last = game("T900", NOON + 401 * DAY, ["ada", "bob"], sides=["hero", "villain"])
    known, blind = count.add(last)[0].mu_after or 0.0, new.add(last)[0].mu_after or 0.0
    assert NEW.mu < known < blind


async def test_ratings_of_former_people_are_not_made_again(file: Store) -> None:
    await keep(file, season(40))
    await counted(file)
    (person, *_) = [row[0] for row in await file.rows("select person from ratings order by person")]
    await file.forget_person(str(person), "former player", 50.0)
    assert await file.ratings_of(str(person)) == []
    await Rater(file, lambda: LATER).again(POOL)
    assert await file.ratings_of(str(person)) == []


async def test_a_person_whose_account_is_deleted_loses_as_strong_as_before(store: Store) -> None:
    """So a count from the first game gives the others the same numbers."""
    games = season(60)
    await keep(store, games)
    await counted(store)
    person = str((await store.rows("select person from ratings order by mu desc"))[0][0])
    other = str((await store.rows("select person from ratings order by mu"))[0][0])
    ended = max(each[0].ended for each in games) + DAY
    await keep(store, [game("T8", ended, [other, person], [1, 2])])
    await store.forget_person(person, "former player", 50.0)
    found = await counted(store)
    assert await store.ratings_of(person) == []
    await Rater(store, lambda: LATER).again(POOL)
    assert await everything(store) == found
