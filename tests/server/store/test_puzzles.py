"""Which puzzle is shown on which day."""

from datetime import date

import msgspec
import pytest
from msgspec.structs import replace

from regalia import games
from regalia.bots.puzzles import Puzzle, puzzles_of
from regalia.server.errors import Refuse
from regalia.server.requests.puzzles import PuzzleShelf
from regalia.server.store import Store

TODAY, YESTERDAY = date(2026, 11, 29), date(2026, 11, 28)
BROUGHT = puzzles_of("oriflamme")
PUZZLE = next(iter(BROUGHT.values()))


async def found_in_games(store: Store, count: int) -> list[Puzzle]:
    """Puzzles that differ from those of the game, found one after the other."""
    found = [
        replace(PUZZLE, position=msgspec.Raw(b" " * number + bytes(PUZZLE.position))) for number in range(1, count + 1)
    ]
    for at, each in enumerate(found):
        await store.save_puzzle(each.game, each.id, each.rules, msgspec.json.encode(each), float(at))
    return found


async def test_a_day_shows_what_was_found_first_and_once(store: Store) -> None:
    shelf, (first, second) = PuzzleShelf(store), await found_in_games(store, 2)
    assert await shelf.of_day("oriflamme", YESTERDAY, YESTERDAY) == first.id
    assert await shelf.of_day("oriflamme", TODAY, TODAY) == second.id
    assert await shelf.of_day("oriflamme", YESTERDAY, TODAY) == first.id
    assert (await shelf.puzzle("oriflamme", first.id)).answers == first.answers
    assert await shelf.before("oriflamme", TODAY.isoformat()) == YESTERDAY.isoformat()
    assert await shelf.before("oriflamme", YESTERDAY.isoformat()) is None


async def test_when_all_were_shown_the_game_brings_one(store: Store) -> None:
    shelf = PuzzleShelf(store)
    name = await shelf.of_day("oriflamme", TODAY, TODAY)
    assert name in BROUGHT
    await found_in_games(store, 1)
    assert await shelf.of_day("oriflamme", TODAY, TODAY) == name, "a day keeps its puzzle"


@pytest.mark.parametrize(("game", "day", "code"), [("oriflamme", YESTERDAY, "no_puzzle"), ("chess", TODAY, "no_such_game")])
async def test_other_days_and_games_have_none(store: Store, game: str, day: date, code: str) -> None:
    with pytest.raises(Refuse) as refused:
        await PuzzleShelf(store).of_day(game, day, TODAY)
    assert refused.value.problem.code == code
    assert await PuzzleShelf(store).before("oriflamme", TODAY.isoformat()) is None, "looking at days uses no puzzle up"


async def test_a_puzzle_of_other_rules_is_not_shown(store: Store) -> None:
    older = replace(PUZZLE, rules=games.load("oriflamme").version + 1, position=msgspec.Raw(b"{}"))
    await store.save_puzzle("oriflamme", older.id, older.rules, msgspec.json.encode(older), 1.0)
    shelf = PuzzleShelf(store)
    assert await shelf.of_day("oriflamme", TODAY, TODAY) in BROUGHT
    with pytest.raises(Refuse) as refused:
        await shelf.puzzle("oriflamme", older.id)
    assert refused.value.problem.code == "older_rules"
