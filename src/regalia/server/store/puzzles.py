"""Puzzles found in games of the arena, and which one was shown on which day."""

from regalia.server.store.sql import Change, Sql

SAVE = "insert into puzzles values (:game, :id, :rules, :found, :content) on conflict (game, id) do nothing"
NEXT = """
    select id from puzzles
    where game = :game and rules = :rules
      and not exists (select 1 from puzzle_days where puzzle_days.game = puzzles.game and puzzle_days.id = puzzles.id)
    order by found limit 1
"""
SHOW = "insert into puzzle_days values (:game, :day, :id) on conflict (game, day) do nothing"
SHOWN = "select id from puzzle_days where game = :game and day = :day"
BEFORE = "select day from puzzle_days where game = :game and day < :day order by day desc limit 1"


class Puzzles(Sql):
    """Puzzles by game and id."""

    async def save_puzzle(self, game: str, name: str, rules: int, content: bytes, found: float) -> None:
        """Keep a puzzle, unless it is there already."""
        await self.save(Change(SAVE, {"game": game, "id": name, "rules": rules, "found": found, "content": content}))

    async def puzzle(self, game: str, name: str) -> bytes | None:
        """A puzzle by its id."""
        rows = await self.rows("select content from puzzles where game = :game and id = :id", game=game, id=name)
        return bytes(rows[0][0]) if rows else None

    async def next_puzzle(self, game: str, rules: int) -> str | None:
        """The id of the puzzle that was found first, of those that no day has shown; None if there is none."""
        rows = await self.rows(NEXT, game=game, rules=rules)
        return str(rows[0][0]) if rows else None

    async def show_puzzle(self, game: str, day: str, name: str) -> None:
        """Make a puzzle that of a day, unless the day has one."""
        await self.save(Change(SHOW, {"game": game, "day": day, "id": name}))

    async def puzzle_shown(self, game: str, day: str) -> str | None:
        """The id of the puzzle of a day; None if it has none yet."""
        rows = await self.rows(SHOWN, game=game, day=day)
        return str(rows[0][0]) if rows else None

    async def day_before(self, game: str, day: str) -> str | None:
        """The last day before another one that had a puzzle of the game."""
        rows = await self.rows(BEFORE, game=game, day=day)
        return str(rows[0][0]) if rows else None
