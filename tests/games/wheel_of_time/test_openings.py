"""Rules 3.2. The opening hand that is recommended is legal for every legal deck."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from regalia.core import imagine, look, some_answer
from regalia.games.wheel_of_time import RULES
from regalia.games.wheel_of_time.content import cards
from regalia.games.wheel_of_time.decks.deck import SIDES, Deck, is_avatar, is_opening, refusals
from regalia.games.wheel_of_time.decks.lists import STARTERS, ready_made
from regalia.games.wheel_of_time.options import Hold
from regalia.games.wheel_of_time.pieces import Kind
from regalia.games.wheel_of_time.state import Agreed
from tests.playing import dice, seed

KINDS = 80
"""Different cards of a random deck."""
HERO, VILLAIN = (ready_made()[name] for name in STARTERS)


def recommended(deck: Deck) -> tuple[Kind, ...]:
    """The opening hand of a player who takes whatever is recommended, in the order in which it is taken."""
    mine = SIDES.index(deck.side)
    game = RULES.begin(2, seed(0), brought=(deck, VILLAIN) if mine == 0 else (HERO, deck))
    taken: list[Kind] = []
    while game.step.kind() == "OpeningHands":
        good = look(game, mine).recommended
        for each in good:
            taken += [option.kind for option in (each if isinstance(each, tuple) else (each,)) if isinstance(option, Hold)]
        for seat, ask in [*game.asks.items()]:
            game.answer(seat, good[0] if good and seat == mine else some_answer(ask, dice(0)))
    return tuple(taken)


@pytest.mark.parametrize("name", ready_made())
def test_the_hand_that_a_deck_names_is_recommended(name: str) -> None:
    deck = ready_made()[name]
    assert recommended(deck) == deck.opening


@pytest.mark.parametrize("name", ready_made())
def test_a_starter_deck_that_names_no_hand_gets_a_legal_one(name: str) -> None:
    deck = replace(ready_made()[name], opening=())
    assert is_opening(deck, recommended(deck))


def random_decks(number: int) -> Iterator[Deck]:
    """A legal deck of each side with an avatar by chance."""
    chance = dice(number)
    legal = [each for each in cards().values() if each.legal and not each.same_as]
    for side in SIDES:
        avatar = chance.one([each.id for each in legal if is_avatar(each, side)])
        others = chance.some([each.id for each in legal if not each.force], KINDS // 2)
        forces = chance.some([each.id for each in legal if each.force and not is_avatar(each, side)], KINDS // 4)
        yield Deck(side, {avatar: 1} | dict.fromkeys((*others, *forces), 1))


@pytest.mark.parametrize("number", range(30))
def test_a_random_legal_deck_gets_a_legal_hand(number: int) -> None:
    for deck in random_decks(number):
        assert not [*refusals(deck, Agreed(format="standard"))]
        assert is_opening(deck, recommended(deck))


def test_cheap_cards_that_the_avatar_can_pay_for_are_recommended() -> None:
    assert recommended(replace(HERO, opening=())) == ("rand_al_thor_iv", "lady_arathelle", "confrontation", "andor_cavalry")


def test_the_hand_that_the_other_deck_names_is_not_imagined() -> None:
    game = RULES.begin(2, seed(0), brought=(HERO, VILLAIN))
    assert imagine(game, 0, dice(0)).state.openings == (HERO.opening, ())
    assert imagine(game, 1, dice(0)).state.openings == ((), VILLAIN.opening)
