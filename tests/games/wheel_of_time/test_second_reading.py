"""The engine against a second reading of the rules, in positions with much in play."""

from collections import Counter
from collections.abc import Iterator

from regalia.core import Game
from regalia.games.wheel_of_time.content import cards
from regalia.games.wheel_of_time.state import State
from regalia.testing.playing import dice, turn
from tests.games.second_reading import POSITIONS, agreed
from tests.games.wheel_of_time.reading import claims
from tests.games.wheel_of_time.rich import ADVANTAGES, FORCES, HAND, NIGHTS, pairs, pool, rich

DECISIONS = 6
"""How many decisions of a rich position are compared; later ones hang more and more on events."""


def moments(number: int) -> Iterator[Game[State]]:
    """A rich position, and those that random play leads to."""
    game, chance = rich(number), dice(number)
    for _ in range(DECISIONS):
        if game.is_over:
            return
        yield game
        game.answer(*turn(game, chance))


def test_a_second_reading_of_the_rules_agrees_with_the_engine() -> None:
    compared = Counter[str]()
    for number in range(POSITIONS // DECISIONS):
        for game in moments(number):
            if not game.state.lasting:  # the second reading knows what is printed, not what has happened
                compared += agreed(claims(game.state, dice(number)), lambda: f"{number}\n{game}")  # noqa: B023 - called at once
    assert compared.keys() == {"2.2", "5.3", "6.3", "6.5", "8.2"}
    assert min(compared.values()) > 500


def test_a_rich_position_has_nine_forces_five_advantages_and_eight_cards_in_hand_a_side() -> None:
    for number in range(20):
        state = rich(number).state
        for seat in state.seats:
            laid = [piece.kind for piece in state.pieces.values() if piece.owner == seat]
            types = Counter(cards()[kind].type for kind in (*laid, *state.discards[seat]))  # some leave play at once
            assert types["character"] + types["troop"] == FORCES
            assert types["advantage"] == ADVANTAGES
            assert len(state.hands[seat]) == HAND


def test_in_a_week_of_nights_each_pair_of_cards_meets_once() -> None:
    met = [frozenset(pair) for night in range(NIGHTS) for pair in pairs(night)]
    assert len(met) == len({*met}) == len(pool()) * (len(pool()) - 1) // 2


def test_wanted_cards_are_in_play_or_in_a_hand() -> None:
    one, other = pairs(3)[1000]
    state = rich(7, (one, other)).state
    assert {one, other} <= {*(piece.kind for piece in state.pieces.values()), *state.hands[0], *state.hands[1]}
