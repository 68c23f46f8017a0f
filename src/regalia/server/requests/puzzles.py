"""The puzzles of an arena: those that its games bring with them, and those found in games that were played here."""

import asyncio
from collections.abc import Mapping
from datetime import date

import msgspec

from regalia import games
from regalia.bots.puzzles import Puzzle, puzzles_of
from regalia.server.errors import Refuse
from regalia.server.store import Store, Unreadable


class PuzzleShelf:
    """Finds puzzles by id and by day. Each day has one puzzle of each game, the same for all."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of_day(self, game: str, day: date, today: date) -> str:
        """The id of the puzzle of a day: for today the oldest that no day has shown yet.

        If all were shown, one that the game brings is shown again. Raises Refuse if the day has none.
        """
        if game not in games.slugs():
            raise Refuse("no_such_game")
        name = await self._store.puzzle_shown(game, day.isoformat())
        if name is None and day == today:
            name = await self._next(game, day)
        if name is None:
            raise Refuse("no_puzzle")
        return name

    async def has(self, game: str, day: date) -> bool:
        """True if a game has a puzzle today, by its present rules."""
        try:
            await self.puzzle(game, await self.of_day(game, day, day))
        except Refuse:
            return False
        return True

    async def puzzle(self, game: str, name: str) -> Puzzle:
        """A puzzle of the present rules, by its id. Raises Refuse if its rules are older."""
        puzzle = (await brought(game)).get(name) or read(await self._store.puzzle(game, name))
        if puzzle is None or puzzle.rules != games.load(game).version:
            raise Refuse("older_rules")
        return puzzle

    async def before(self, game: str, day: str) -> str | None:
        """The last day before another one that had a puzzle."""
        return await self._store.day_before(game, day)

    async def _next(self, game: str, day: date) -> str | None:
        """Choose the puzzle of a day; another node may be faster. None for a game without puzzles."""
        own = sorted(await brought(game))
        again = own[day.toordinal() % len(own)] if own else None
        name = await self._store.next_puzzle(game, games.load(game).version) or again
        if name is not None:
            await self._store.show_puzzle(game, day.isoformat(), name)
        return await self._store.puzzle_shown(game, day.isoformat())


async def brought(game: str) -> Mapping[str, Puzzle]:
    """The puzzles that a game brings with it; the first time, they are read."""
    return await asyncio.to_thread(puzzles_of, game)


def read(content: bytes | None) -> Puzzle | None:
    """A puzzle that was kept. Raises Unreadable if it is damaged."""
    try:
        return msgspec.json.decode(content, type=Puzzle) if content is not None else None
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise Unreadable(str(wrong)) from wrong
