"""Rules 1. The Wheel of Time: a collectible card game for two, Hero against Villain, until the Last Battle.

A card is a table of `sets/*.toml`; what no other card does is in `cards`, under its name. The folders build on each other:
`language` reads the entries of cards, `in_force` and `effective` tell what they change now, `verbs` change the facts,
`words` are the conditions and amounts of cards, `paying` and `asking` tell what can be paid and done and why not, `steps`
are the turn, and `ops` what entries do. The import contract in pyproject.toml holds this order.
"""

from regalia.core import Chance, Option, Pass, Rules, Seat, Step, found, rules_of
from regalia.games.wheel_of_time import options
from regalia.games.wheel_of_time.content import cards as all_cards
from regalia.games.wheel_of_time.content import tables
from regalia.games.wheel_of_time.decks.catalogue import catalogue
from regalia.games.wheel_of_time.decks.deck import Deck
from regalia.games.wheel_of_time.decks.lists import BRINGS
from regalia.games.wheel_of_time.state import Agreed, State
from regalia.games.wheel_of_time.steps.playing import stretches
from regalia.games.wheel_of_time.steps.setup import OpeningHands
from regalia.games.wheel_of_time.upgrades import from_version_1, from_version_2


def begin_state(agreed: Agreed, chance: Chance, hero: Seat = 0) -> State:
    """Rules 3.2. An empty table with the Pattern."""
    constants = tables().constants
    return State(
        agreed,
        chance,
        hero,
        decks=[(), ()],
        hands=[(), ()],
        discards=[(), ()],
        killed=[(), ()],
        removed=[(), ()],
        known_hands=[(), ()],
        known_tops=[[(), ()], [(), ()]],
        pools=[(), ()],
        pieces={},
        challenges={},
        sections=[constants.pattern_start_own] * 2,
        neutral=constants.pattern_start_neutral,
    )


def begin(seats: int, agreed: Agreed, chance: Chance, brought: tuple[Deck, ...]) -> tuple[State, tuple[Step, ...]]:
    """Rules 3.2. Two decks, one of each side, and the first steps."""
    state = begin_state(agreed, chance, next(seat for seat, deck in enumerate(brought) if deck.side == "hero"))
    state.decks = [deck.listed() for deck in brought]
    state.dragon = next((deck.dragon for deck in brought if deck.dragon), "")
    state.openings = (brought[0].opening, brought[1].opening)
    state.starting = (brought[0].advantage, brought[1].advantage)
    return state, (OpeningHands(),)


RULES: Rules[State] = rules_of(
    __name__,
    version=3,
    choices=(Pass, *found(Option, options)),
    side=lambda state, seat: state.side(seat),
    brings=BRINGS,
    stretches=stretches,
    content=lambda: all_cards().values(),
    facts=catalogue,
    upgrades={1: from_version_1, 2: from_version_2},
)
