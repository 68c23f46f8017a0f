"""Rules 1. The Wheel of Time: a collectible card game for two, Hero against Villain, until the Last Battle."""

from regalia.core import Chance, Event, Option, Pass, Rules, Seat, Step, found
from regalia.games.wheel_of_time import events, options, picks, steps
from regalia.games.wheel_of_time.content import tables
from regalia.games.wheel_of_time.decks.catalogue import catalogue
from regalia.games.wheel_of_time.decks.deck import Deck
from regalia.games.wheel_of_time.decks.starters import BRINGS
from regalia.games.wheel_of_time.drawing import numbers, text
from regalia.games.wheel_of_time.imagine import imagine, known
from regalia.games.wheel_of_time.scoring import rank
from regalia.games.wheel_of_time.state import Agreed, State
from regalia.games.wheel_of_time.steps.setup import OpeningHands
from regalia.games.wheel_of_time.steps.windows import stretches
from regalia.games.wheel_of_time.upgrades import from_version_1
from regalia.games.wheel_of_time.view import beyond, nouns, see


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
    state.starting = (brought[0].advantage, brought[1].advantage)
    return state, (OpeningHands(),)


RULES = Rules(
    slug="wheel_of_time",
    version=2,
    seats=range(2, 3),
    state=State,
    options=Agreed,
    choices=(Pass, *found(Option, options), *found(Option, picks)),
    steps=found(Step, steps),
    events=found(Event, events),
    begin_with=begin,
    see=see,
    imagine=imagine,
    known=known,
    nouns=nouns,
    beyond=beyond,
    rank=rank,
    stretches=stretches,
    text=text,
    numbers=numbers,
    side=lambda state, seat: state.side(seat),
    brings=BRINGS,
    facts=catalogue,
    upgrades={1: from_version_1},
)
