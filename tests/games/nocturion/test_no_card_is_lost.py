"""Rules 2. In a random game every beast, curse and quest is in one place, whatever happens."""

from collections import Counter
from collections.abc import Callable

import pytest

from regalia.games.nocturion import RULES
from regalia.games.nocturion.state import State
from tests.playing import moments

GAMES = 12


def beasts(state: State) -> Counter[str]:
    """Where each beast is; one that is being summoned is nowhere."""
    stables = [each.beast for stable in state.stables for each in stable]
    return Counter(
        [*state.deck, *state.discards, *state.looked, *stables, *(beast for hand in state.hands for beast in hand)]
    )


def curses(state: State) -> Counter[str]:
    return Counter([*state.curse_deck, *state.curse_discards, *(curse for held in state.curses for curse in held)])


def quests(state: State) -> Counter[str]:
    return Counter([*(quest for part in (state.quests, state.rows, state.done) for pile in part for quest in pile)])


@pytest.mark.parametrize("place", [beasts, curses, quests])
@pytest.mark.parametrize("seats", RULES.seats)
def test_no_card_is_lost_or_doubled(seats: int, place: Callable[[State], Counter[str]]) -> None:
    for number in range(GAMES):
        cards: Counter[str] = Counter()
        for game in moments(RULES, seats, number):
            cards = cards or place(game.state)
            assert place(game.state) <= cards
            for card in cards - place(game.state):
                assert f"'{card}'" in repr(game.stack), "a card that lies nowhere is on its way"
