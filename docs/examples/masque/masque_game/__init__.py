"""Rules 1. Masque: sixteen masks, one in each hand; who keeps the highest until dawn wins. Two to four players."""

from regalia.core import Chance, Knowledge, Rank, Step, TableOptions, ranked, rules_of
from masque_game.state import CARDS, State, rank_of
from masque_game.steps import Turn


def begin(seats: int, agreed: TableOptions, chance: Chance) -> tuple[State, tuple[Step, ...]]:
    """Rules 1. One card is put aside unseen, and everyone has one."""
    cards = tuple(chance.shuffled(CARDS))
    hands = [cards[seat : seat + 1] for seat in range(seats)]
    return State(chance, Knowledge(), hands, [()] * seats, cards[seats + 1 :], cards[seats : seats + 1]), (Turn(0),)


def rank(state: State) -> list[Rank]:
    """Rules 4. The highest card of those who are still in."""
    return ranked({seat: (max(map(rank_of, hand), default=0),) for seat, hand in enumerate(state.hands)})


RULES = rules_of(__name__)
