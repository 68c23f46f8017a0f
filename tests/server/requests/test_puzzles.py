"""Which puzzle a day has."""

from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from regalia.bots.puzzles import puzzles_of
from regalia.server.errors import Refuse
from regalia.server.requests import puzzles
from tests.server.requests.test_records import arena_in

TODAY = date(2026, 11, 29)


async def test_a_puzzle_of_older_rules_is_not_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules of an arena may change in the middle of a day."""
    async with arena_in(tmp_path) as arena:
        assert await arena.puzzles.has("oriflamme", TODAY)
        older = {name: replace(each, rules=each.rules - 1) for name, each in puzzles_of("oriflamme").items()}
        monkeypatch.setattr(puzzles, "puzzles_of", lambda _: older)
        assert not await arena.puzzles.has("oriflamme", TODAY)
        with pytest.raises(Refuse, match="older_rules"):
            await arena.puzzles.puzzle("oriflamme", await arena.puzzles.of_day("oriflamme", TODAY, TODAY))
