"""In every game, a seat can resign at any moment, and is ranked last."""

from typing import Any

import msgspec
import pytest

from regalia.core import (
    Game,
    Match,
    Rank,
    Record,
    Resign,
    Resigned,
    Rules,
    Seat,
    load,
    look,
    record_of,
    replay,
    save,
    verify,
)
from regalia.testing.playing import dice, ending, every_table, name_of, seed, turn


@pytest.mark.parametrize(("rules", "seats"), every_table(), ids=name_of)
def test_a_seat_can_resign_at_any_moment_and_is_ranked_last(rules: Rules[Any], seats: int) -> None:
    match, chance = Match(rules, seats, seed(11), ending(rules)), dice(11)
    while not match.game.is_over:
        if len(match.answers) % 25 == 0:
            seat = chance.below(seats)
            end = match.game.copy()
            end.resign(seat, ends=True)
            assert look(load(rules, save(end)), None) == look(end, None) == look(end, seat)
            assert_last(end, seat)
        match.answer(*turn(match.game, chance))


@pytest.mark.parametrize(("rules", "seats"), every_table(), ids=name_of)
def test_a_game_goes_on_after_a_seat_has_resigned_and_its_record_is_verified(rules: Rules[Any], seats: int) -> None:
    match, chance, gone = Match(rules, seats, seed(12), ending(rules)), dice(12), 0
    while not match.game.is_over:
        if len(match.answers) == 2:
            asks, events = match.game.asks, match.answer(gone, Resign(ends=False))
            assert (match.game.asks, events) == (asks, [Resigned(gone)])
            assert all(match.undo_steps(seat) == [] for seat in range(seats))
        match.answer(*turn(match.game, chance))
    assert_last(match.game, gone)
    record = msgspec.json.decode(msgspec.json.encode(record_of(match)), type=Record)
    assert verify(rules, record).problems == []
    assert replay(rules, record).game.resigned == (gone,)


def assert_last(game: Game[Any], seat: Seat) -> None:
    """A seat is ranked behind all others, which are ranked as they were among themselves."""
    ranks = look(game, None).ranking
    assert ranks is not None
    before = [rank.seat for rank in rules_rank(game) if rank.seat != seat]
    assert [rank.seat for rank in ranks] == [*before, seat]
    assert (ranks[0].rank, ranks[-1].rank) == (1, len(ranks))


def rules_rank(game: Game[Any]) -> list[Rank]:
    """The ranking as if no seat had resigned."""
    ranks: list[Rank] = game.rules.rank(game.state)
    return ranks
