"""Lists of the finished games of a person, and what they show together."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from math import isfinite, nan
from typing import Any

import msgspec
from msgspec import Struct

from regalia.bots.tournament import wilson
from regalia.ratings import gained
from regalia.server.errors import Refuse
from regalia.server.people.people import People
from regalia.server.store import Store
from regalia.server.store.results import GameFilter, GamesPlayed, Key, Opponent, Result
from regalia.server.wire.history import FinishedGame, GameList, SeatResult

PAGE = 50
"""Games on a page."""
ENOUGH = 20
"""The fewest games of which a share of games won is shown."""
LATEST, OPPONENTS = 1000, 5
"""The games in which opponents are counted, and how many opponents are shown."""
FIRST = Key(1e12, "")
"""Where a list begins."""


class Share(Struct, frozen=True):
    """How many of its games of a kind a person has won."""

    game: str
    played: int
    won: int
    mean_points: float
    interval: tuple[float, float] | None
    """The 95 % interval of the share of games won (Wilson 1927); None below `ENOUGH` games."""


class History:
    """Finished games of people."""

    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people

    async def of(
        self, person: str, only_public: bool, wanted: GameFilter, after: Key = FIRST, most: int = PAGE
    ) -> GameList:
        """The games of a person that ended before a key, the latest first."""
        keys = await self._store.games_of(person, only_public, wanted, after, most + 1)
        shown = keys[:most]
        results = await self._store.results_at([key.table_id for key in shown])
        everyone = {result.person for each in results.values() for result in each if result.person is not None}
        await self._people.read(everyone)
        changes = await self._store.rating_changes(person, [key.table_id for key in shown])
        games = [self._game(results[key.table_id], changes.get(key.table_id)) for key in shown]
        return GameList(games, in_address(shown[-1]) if len(keys) > most else None)

    def _game(self, results: list[Result], change: tuple[float, float] | None) -> FinishedGame:
        first = results[0]
        return FinishedGame(
            table=first.table_id,
            game=first.game,
            tempo=first.tempo,
            public=bool(first.public),
            rated=bool(first.rated),
            began=first.began,
            ended=first.ended,
            seats=[self._seat(result) for result in results],
            rating_change=None if change is None else gained(*change),
        )

    def _seat(self, result: Result) -> SeatResult:
        known = self._people.known(result.person) if result.person is not None else None
        name = result.name or (known.name if known else "")
        place, points = result.place, result.points
        return SeatResult(result.seat, result.person, name, result.level or None, result.side, place, points, result.how)

    async def shares(self, person: str, only_public: bool) -> list[Share]:
        """What share of their games a person has won, by game."""
        return shares_in(await self._store.games_played(person, only_public))

    async def opponents(self, person: str, only_public: bool) -> list[tuple[str, Opponent]]:
        """With whom a person has played most of their latest games, by name."""
        found = await self._store.opponents(person, only_public, LATEST, OPPONENTS)
        await self._people.read({each.person for each in found})
        named = [(self._people.known(each.person), each) for each in found]
        return [(known.name, each) for known, each in named if known is not None]


def shares_in(played: list[GamesPlayed]) -> list[Share]:
    """Figures by game, whatever the number of seats; the game played most often comes first."""
    found = []
    for game in dict.fromkeys(each.game for each in played):
        kinds = [each for each in played if each.game == game]
        count, won = sum(each.played for each in kinds), sum(each.won for each in kinds)
        points = sum(each.mean_points * each.played for each in kinds) / count
        interval = wilson(won / count, count) if count >= ENOUGH else None
        found.append(Share(game, count, won, points, interval))
    return sorted(found, key=lambda share: (-share.played, share.game))


def in_address(key: Key) -> str:
    """Where a list goes on, for an address."""
    return f"{key.ended!r}~{key.table_id}"


def key_in(text: str) -> Key:
    """Where a list goes on. Raises Refuse if the text is none."""
    if not text:
        return FIRST
    ended, _, table = text.partition("~")
    try:
        key = msgspec.convert({"ended": float(ended), "table_id": table}, Key)
    except ValueError:  # a ValidationError, too
        key = Key(nan, "")
    if not isfinite(key.ended):
        raise Refuse("malformed", allowed="after=<ended>~<table>", detail=text[:40])
    return key


def filter_in(query: Mapping[str, str]) -> GameFilter:
    """The filter in an address: `game`, `with`, `result`, `tempo`, `rated`, and the days `from` and `to`, both counted.

    Raises Refuse if it cannot be read.
    """
    given: dict[str, Any] = {name: query[name] for name in ("game", "result", "tempo") if query.get(name)}
    if query.get("with"):
        given["opponent"] = query["with"]
    if query.get("rated"):
        given["rated"] = {"1": True}.get(query["rated"], query["rated"])
    if query.get("from"):
        given["since"] = start_of(query["from"])
    if query.get("to"):
        given["until"] = start_of(query["to"], 1)
    try:
        return msgspec.convert(given, GameFilter)
    except msgspec.ValidationError as wrong:
        raise Refuse("malformed", allowed=msgspec.json.schema(GameFilter), detail=str(wrong)) from wrong


def start_of(day: str, later: int = 0) -> float:
    """When a day begins in UTC, or one some days `later`. Raises Refuse if the text is no day."""
    try:
        first = date.fromisoformat(day[:40]) + timedelta(days=later)
    except (ValueError, OverflowError):
        raise Refuse("malformed", allowed="2026-11-29", detail=day[:40]) from None
    return datetime(first.year, first.month, first.day, tzinfo=UTC).timestamp()
