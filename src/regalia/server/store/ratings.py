"""Ratings of people, by game and tempo, and up to which game they are counted."""

from collections.abc import Collection, Sequence

import msgspec
from msgspec import Struct

from regalia.ratings import Rating, SideTally
from regalia.server.store.nodes import as_ids
from regalia.server.store.results import Key, Result
from regalia.server.store.sql import Change, Sql, insert, select

FIRST = Key(-1.0, "")
"""Before all games."""


class Pool(Struct, frozen=True):
    """People who are rated together: all who play a game at a tempo."""

    game: str
    tempo: str
    """`live` or `days`."""


class PersonRating(Struct, frozen=True):
    """The rating of a person in a pool, after their last game."""

    person: str
    game: str
    tempo: str
    mu: float
    sigma: float
    low: float
    """The lower end of the 95 % interval, in units of mu."""
    settled: int
    """1 if the rating is no longer provisional, otherwise 0."""
    games: int
    against_people: int
    """The number of these games in which another person was compared."""
    won: int
    places: str
    """The places in the last eight games, the latest last, with a space between."""
    ended: float
    """When the last game ended, in seconds since the epoch."""
    table_id: str
    """The table of the last game."""

    @property
    def rating(self) -> Rating:
        """The rating for the model."""
        return Rating(self.mu, self.sigma)


class RatingChange(Struct, frozen=True):
    """What a game did to the rating of a seat's person; all None for a seat without a rating."""

    table_id: str
    seat: int
    mu_before: float | None = None
    sigma_before: float | None = None
    mu_after: float | None = None
    sigma_after: float | None = None


class Place(Struct, frozen=True):
    """Where a leaderboard goes on: after a lower end and a person."""

    low: float
    person: str


TOP = Place(1e9, "")
"""Before the first of a leaderboard."""

TO_RATE = "select distinct game, tempo from results where rated = 1 and in_ratings = 0 and ended <= :latest"
UNTIL = "select ended, table_id from rated_until where game = :game and tempo = :tempo"
NEXT = f"""
    {select("results", Result)}
    where rated = 1 and in_ratings = 0 and game = :game and tempo = :tempo and (ended, table_id) > (:ended, :table_id)
      and ended <= :latest
    order by ended, table_id, seat limit :most
"""
LATE = """
    select 1 from results
    where rated = 1 and in_ratings = 0 and game = :game and tempo = :tempo and (ended, table_id) <= (:ended, :table_id)
    limit 1
"""
MET = """
    select table_id, person from results
    where rated = 1 and in_ratings = 1 and game = :game and tempo = :tempo and ended >= :since
      and (ended, table_id) <= (:ended, :table_id) and person <> ''
    order by ended, table_id, seat
"""
MOVE = """
    insert into rated_until values (:game, :tempo, :ended, :table_id)
    on conflict (game, tempo) do update set ended = excluded.ended, table_id = excluded.table_id
    where rated_until.ended = :ended_before and rated_until.table_id = :table_before
"""
"""Moves on from the game that was counted last, unless another node has."""
ENTER = """
    update results
    set in_ratings = 1, mu_before = :mu_before, sigma_before = :sigma_before,
        mu_after = :mu_after, sigma_after = :sigma_after
    where table_id = :table_id and seat = :seat
"""
SAVE = (
    insert("ratings", PersonRating)
    + " on conflict (person, game, tempo) do update set "
    + ", ".join(f"{field} = excluded.{field}" for field in PersonRating.__struct_fields__[3:])
)
SAVE_SIDE = """
    insert into rated_sides values (:game, :tempo, :side, :games, :gained, :slope) on conflict (game, tempo, side)
    do update set games = excluded.games, gained = excluded.gained, slope = excluded.slope
"""
TAKE_OUT = """
    update results set in_ratings = 0, mu_before = null, sigma_before = null, mu_after = null, sigma_after = null
    where rated = 1 and in_ratings = 1 and game = :game and tempo = :tempo
"""
RESET = (
    TAKE_OUT,
    "delete from ratings where game = :game and tempo = :tempo",
    "delete from rated_sides where game = :game and tempo = :tempo",
    "delete from rated_until where game = :game and tempo = :tempo",
)
FORGET_FORMER = """
    delete from ratings where game = :game and tempo = :tempo
      and not exists (select 1 from accounts where accounts.person = ratings.person)
"""
POOLS = "select game, tempo from rated_until order by game, tempo"
_select = select("ratings", PersonRating)
OF_PEOPLE = f"{_select}where person in ({{ids}}) and game = :game and tempo = :tempo"
OF_PERSON = f"{_select}where person = :person order by game, tempo"
SETTLED_OF = f"{_select}where person in ({{ids}}) and settled = 1"
LAST_COUNTED = """
    select mu_after, sigma_after, ended from results
    where person = :person and game = :game and tempo = :tempo and mu_after is not null
    order by ended desc, table_id desc limit 1
"""
LISTED = "game = :game and tempo = :tempo and settled = 1 and ended > :since"
BOARD = f"{_select}where {LISTED} and (low, person) < (:low, :person) order by low desc, person desc limit :most"
AHEAD = f"select count(*) from ratings where {LISTED} and (low, person) > (:low, :person)"  # noqa: S608 - made of constants, values are bound
LISTED_PEOPLE = f"select count(*) from ratings where {LISTED}"  # noqa: S608 - made of constants, values are bound
RATED_GAMES = """
    select count(distinct table_id) from results where rated = 1 and in_ratings = 1 and game = :game and tempo = :tempo
"""
RATED_PEOPLE = "select count(*) from ratings where game = :game and tempo = :tempo"


class Ratings(Sql):
    """Ratings, and what is needed to count games for them in order."""

    async def pools_to_rate(self, latest: float) -> list[Pool]:
        """The pools in which a game is not counted yet that ended until a time."""
        return [Pool(*row) for row in await self.rows(TO_RATE, latest=latest)]

    async def pools(self) -> list[Pool]:
        """The pools in which a game is counted."""
        return [Pool(*row) for row in await self.rows(POOLS)]

    async def rated_until(self, pool: Pool) -> Key:
        """The last game that is counted; `FIRST` if none is."""
        rows = await self.rows(UNTIL, **msgspec.structs.asdict(pool))
        return Key(*rows[0]) if rows else FIRST

    async def is_late(self, pool: Pool, until: Key) -> bool:
        """True if a game before the last counted one is not counted."""
        return bool(await self.rows(LATE, **msgspec.structs.asdict(pool), **msgspec.structs.asdict(until)))

    async def results_to_rate(self, pool: Pool, after: Key, latest: float, most: int) -> list[Result]:
        """The results of games that ended after one that is counted and until a time, in order; of the last game perhaps
        not all.
        """
        values = {**msgspec.structs.asdict(pool), **msgspec.structs.asdict(after)}
        found = await self.rows(NEXT, **values, latest=latest, most=most)
        return [Result(*row) for row in found]

    async def people_met(self, pool: Pool, since: float, until: Key) -> list[tuple[str, str]]:
        """The tables and people of counted games that ended since a time."""
        values = {**msgspec.structs.asdict(pool), **msgspec.structs.asdict(until)}
        return [(str(table), str(person)) for table, person in await self.rows(MET, **values, since=since)]

    async def rated_sides(self, pool: Pool) -> dict[str, SideTally]:
        """What is known of the sides of a game."""
        found = "select side, games, gained, slope from rated_sides where game = :game and tempo = :tempo order by side"
        return {str(side): SideTally(*tally) for side, *tally in await self.rows(found, **msgspec.structs.asdict(pool))}

    async def save_rated(
        self,
        pool: Pool,
        before: Key,
        until: Key,
        changes: Sequence[RatingChange],
        ratings: Collection[PersonRating],
        sides: dict[str, SideTally],
    ) -> None:
        """Games that are counted now, and the ratings after them. Raises Conflict if another node has counted first."""
        whose = msgspec.structs.asdict(pool)
        move = {**whose, **msgspec.structs.asdict(until), "ended_before": before.ended, "table_before": before.table_id}
        await self.save(
            Change(MOVE, move, must=True),
            *(Change(ENTER, msgspec.structs.asdict(each)) for each in changes),
            *(Change(SAVE, msgspec.structs.asdict(each)) for each in ratings),
            *(Change(SAVE_SIDE, {**whose, "side": side, **msgspec.structs.asdict(tally)}) for side, tally in sides.items()),
        )

    async def reset_ratings(self, pool: Pool) -> None:
        """Forget all ratings of a pool, so that its games are counted again from the first one."""
        await self.save(*(Change(each, msgspec.structs.asdict(pool)) for each in RESET))

    async def forget_former_ratings(self, pool: Pool) -> None:
        """Delete the ratings of people who have no account any more, after a count of their last games."""
        await self.save(Change(FORGET_FORMER, msgspec.structs.asdict(pool)))

    async def ratings_in(self, pool: Pool, people: Collection[str]) -> dict[str, PersonRating]:
        """The ratings of these people in a pool; people without one are left out."""
        rows = await self.rows(OF_PEOPLE, ids=as_ids([*people]), **msgspec.structs.asdict(pool))
        return {known.person: known for known in (PersonRating(*row) for row in rows)}

    async def last_rating(self, pool: Pool, person: str) -> tuple[Rating, float] | None:
        """What a person's last counted game gave, and when it ended: it stays when their account is deleted."""
        rows = await self.rows(LAST_COUNTED, person=person, **msgspec.structs.asdict(pool))
        return (Rating(rows[0][0], rows[0][1]), rows[0][2]) if rows else None

    async def ratings_of(self, person: str) -> list[PersonRating]:
        """All ratings of a person, by game and tempo."""
        return [PersonRating(*row) for row in await self.rows(OF_PERSON, person=person)]

    async def settled_of(self, people: Sequence[str]) -> list[PersonRating]:
        """All ratings of these people that are no longer provisional."""
        return [PersonRating(*row) for row in await self.rows(SETTLED_OF, ids=as_ids(people))]

    async def leaderboard(self, pool: Pool, since: float, after: Place, most: int) -> list[PersonRating]:
        """People in the order of the leaderboard, after one of them, who have played since a time."""
        values = {**msgspec.structs.asdict(pool), **msgspec.structs.asdict(after)}
        return [PersonRating(*row) for row in await self.rows(BOARD, **values, since=since, most=most)]

    async def ahead_of(self, pool: Pool, since: float, place: Place) -> int:
        """The number of people who come before a place on the leaderboard."""
        values = {**msgspec.structs.asdict(pool), **msgspec.structs.asdict(place)}
        return int((await self.rows(AHEAD, **values, since=since))[0][0])

    async def people_listed(self, pool: Pool, since: float) -> int:
        """The number of people on a leaderboard."""
        return int((await self.rows(LISTED_PEOPLE, **msgspec.structs.asdict(pool), since=since))[0][0])

    async def people_rated(self, pool: Pool) -> int:
        """The number of people with a rating, provisional ones too."""
        return int((await self.rows(RATED_PEOPLE, **msgspec.structs.asdict(pool)))[0][0])

    async def games_rated(self, pool: Pool) -> int:
        """The number of games that are counted."""
        return int((await self.rows(RATED_GAMES, **msgspec.structs.asdict(pool)))[0][0])
