"""How games ended: a row for each seat of a finished game, and the lists and figures that are read from them."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from regalia.server.store.sql import Change, Sql, insert, select

How = Literal["played", "bot_kept", "forfeited", "called_off"]
TempoClass = Literal["live", "days", "none"]


Name = Annotated[str, Meta(pattern=r"^[\w-]*$", max_length=40)]
"""An id in an address."""


class Result(Struct, frozen=True):
    """How a game ended for a seat."""

    table_id: str
    seat: int
    game: str
    rules: int
    options: str
    """A hash: equal options have the same one."""
    pack: str
    """The hash of the content; empty for the game's own."""
    tempo: TempoClass
    public: int
    """1 if the table was listed, otherwise 0. Results of other tables are shown to their players only."""
    seats: int
    side: str
    """What the seat played, such as its faction; empty in games without sides."""
    person: str | None
    name: str
    """The name of another person at that person's device; empty for the person."""
    level: str
    """The level of the bot that had the seat at the end; empty for a person."""
    place: int | None
    """1 for a winner; equal seats share a place. None if the game was called off."""
    points: float | None
    began: float
    ended: float
    moves: int
    """The number of the seat's answers that remained."""
    how: How
    """`bot_kept`: a bot had the person's seat at the end. `forfeited`: the person had lost it for good, or resigned."""
    rated: int = 0
    """1 if the game counts for ratings, otherwise 0."""


class GameFilter(Struct, frozen=True):
    """Which games of a person are listed; empty fields take all."""

    game: Name = ""
    opponent: Name = ""
    """The id of another person at the table."""
    result: Literal["", "won", "lost"] = ""
    tempo: Literal["", "live", "days", "none"] = ""
    rated: bool = False
    since: float = 0.0
    until: float = 1e12


class Key(Struct, frozen=True):
    """Where a list of games goes on: after the game that ended at a time, at a table."""

    ended: float
    table_id: Name


class GamesPlayed(Struct, frozen=True):
    """Figures of a person's games of one kind."""

    game: str
    seats: int
    played: int
    won: int
    mean_place: float
    mean_points: float


SAVE_RESULT = insert("results", Result)
COUNTED = "delete from uncounted where table_id = :table"
BEGAN = "select body from actions where table_id = :table and seq = 1"
UNCOUNTED = "select table_id from uncounted order by table_id limit :most"
RESULTS_AT = f"{select('results', Result)}where table_id in ({{ids}}) order by table_id, place, seat"
RATING_CHANGES = """
    select table_id, person, mu_before, mu_after from results
    where table_id in ({ids}) and mu_after is not null order by table_id, seat
"""
"""Of all seats: with a condition on the person SQLite would read all their games."""
GAMES_OF = """
    select distinct ended, table_id from results
    where person = :person and (ended, table_id) < (:ended, :table_id)
      and ended >= :since and ended < :until
      and (:public = 0 or public = 1) and (:game = '' or game = :game) and (:tempo = '' or tempo = :tempo)
      and (:rated = 0 or rated = 1)
      and (:result = '' or name = '' and (:result = 'won' and place = 1 or :result = 'lost' and place > 1))
      and (:opponent = '' or table_id in (select table_id from results where person = :opponent))
    order by ended desc, table_id desc limit :most
"""
"""Reads the entries of an index in their order."""
PLAYED = """
    select game, seats, count(*), sum(case when place = 1 then 1 else 0 end),
           cast(avg(place) as double precision), coalesce(cast(avg(points) as double precision), 0.0)
    from results
    where person = :person and name = '' and place > 0 and (:public = 0 or public = 1)
    group by game, seats order by game, seats
"""
OPPONENTS = """
    select other.person, count(*), sum(case when own.place < other.place then 1 else 0 end),
           sum(case when own.place > other.place then 1 else 0 end)
    from (
        select table_id, place from results
        where person = :person and name = '' and place > 0 and (:public = 0 or public = 1)
        order by ended desc limit :games
    ) own {then} results other on other.table_id = own.table_id
    where other.person <> :person and other.name = ''
    group by other.person order by count(*) desc, other.person limit :most
"""
ENDS_OF = """
    select how from results own
    where person = :person and public = 1 and name = '' and how <> 'called_off'
      and exists (
          select 1 from results other
          where other.table_id = own.table_id and other.person <> own.person and other.name = ''
      )
    order by ended desc limit :most
"""
"""Reads the entries of an index in their order. Games that all have called off are left out."""


GAME_FIGURES = """
    select seats, seat, side, count(*), sum(case when place = 1 then 1 else 0 end) from results
    where game = :game and public = 1 and place > 0 group by seats, seat, side
"""


class SeatFigures(Struct, frozen=True):
    """How often a seat with a side has won in public games."""

    seats: int
    seat: int
    side: str
    games: int
    won: int


class Opponent(Struct, frozen=True):
    """How a person's latest games with another one ended."""

    person: str
    games: int
    ahead: int
    behind: int


class Results(Sql):
    """Results of finished games."""

    async def began(self, table: str) -> float | None:
        """The time of a table's first action; None if it is not known."""
        rows = await self.rows(BEGAN, table=table)
        return msgspec.json.decode(rows[0][0]).get("at") if rows else None

    async def uncounted(self, most: int) -> list[str]:
        """Tables whose game is over and has no results yet."""
        return [str(table) for (table,) in await self.rows(UNCOUNTED, most=most)]

    async def save_results(self, table: str, results: Sequence[Result]) -> None:
        """The results of a game that ended before results were kept. Raises Conflict if another node was faster."""
        await self.save(Change(COUNTED, {"table": table}, must=True), *saved_results(results))

    async def results_at(self, tables: Sequence[str]) -> dict[str, list[Result]]:
        """The results of games, by table, the best place first."""
        found: dict[str, list[Result]] = {table: [] for table in tables}
        for row in await self.rows(RESULTS_AT, ids=msgspec.json.encode(tables).decode()):
            result = Result(*row)
            found[result.table_id].append(result)
        return found

    async def games_of(self, person: str, only_public: bool, wanted: GameFilter, after: Key, most: int) -> list[Key]:
        """The games of a person that ended before a key, the latest first."""
        values: dict[str, Any] = msgspec.structs.asdict(wanted) | msgspec.structs.asdict(after)
        values["rated"] = int(wanted.rated)
        found = await self.rows(GAMES_OF, person=person, public=int(only_public), most=most, **values)
        return [Key(*row) for row in found]

    async def rating_changes(self, person: str, tables: Sequence[str]) -> dict[str, tuple[float, float]]:
        """What games have made of the mean of a person's rating, by table: before and after."""
        rows = await self.rows(RATING_CHANGES, ids=msgspec.json.encode(tables).decode())
        return {str(table): (before, after) for table, who, before, after in rows if who == person}

    async def games_played(self, person: str, only_public: bool) -> list[GamesPlayed]:
        """Figures of a person's games, by game and number of seats."""
        return [GamesPlayed(*row) for row in await self.rows(PLAYED, person=person, public=int(only_public))]

    async def opponents(self, person: str, only_public: bool, games: int, most: int) -> list[Opponent]:
        """With whom a person has played most of their latest games."""
        found = await self.rows(OPPONENTS, person=person, public=int(only_public), games=games, most=most)
        return [Opponent(*row) for row in found]

    async def ends_of(self, person: str, most: int) -> Counter[str]:
        """How a person's latest public games with other people ended for them, each with its number."""
        return Counter(str(how) for (how,) in await self.rows(ENDS_OF, person=person, most=most))

    async def game_figures(self, game: str) -> list[SeatFigures]:
        """How often each seat and side has won in the public games of a game."""
        return [SeatFigures(*row) for row in await self.rows(GAME_FIGURES, game=game)]


def saved_results(results: Sequence[Result]) -> list[Change]:
    """The results of a game."""
    return [Change(SAVE_RESULT, msgspec.structs.asdict(result)) for result in results]


def counted(table: str, results: Sequence[Result]) -> list[Change]:
    """The results of a game that ends now, after its document has been saved as over."""
    return [Change(COUNTED, {"table": table}), *saved_results(results)] if results else []
