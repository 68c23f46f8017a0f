"""Rulings on set-up (rules 4 and 16)."""

from itertools import pairwise

import pytest

from regalia.core import Game, Match, look
from regalia.games.old_kings_crown import RULES
from regalia.games.old_kings_crown.content import BOLD, DECKS, FACTION_OF, KINGDOM
from regalia.games.old_kings_crown.options import CARD, DONE, IN_COUNCIL, Keep
from regalia.games.old_kings_crown.pieces import Agreed
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.spring import PlaceCards
from regalia.testing.test_every_step_back import what_shows
from tests.games.old_kings_crown.layout import act, offered, offers
from tests.playing import dice, seed, turn


def test_everybody_begins_with_an_heir_and_five_of_the_other_thirteen_cards() -> None:
    game = RULES.begin(4, seed(2))
    state = game.state
    assert sorted(state.factions) == sorted(DECKS)
    for seat, faction in enumerate(state.factions):
        assert (len(state.hands[seat]), len(state.decks[seat]), state.hand_size[seat]) == (6, 8, 6)
        assert sorted((*state.hands[seat], *state.decks[seat])) == sorted(DECKS[faction])
        assert DECKS[faction][-1] in state.hands[seat]
        assert (state.supporters[seat], len(state.sites[seat]), state.kingdoms[seat]) == (5, 5, ("", ""))
        assert (state.influence[seat], state.lore[seat], state.heralds[seat]) == (0, 0, "")
    assert (len(state.road), len(state.kingdom_deck), state.round) == (4, 51 - 4, 1)
    markers = {tile.tactic: tile.markers for tiles in state.tactics for tile in tiles if tile.markers}
    assert markers == {"martial_law": 2, "sea_lanes": 3, "the_safehouses": 3}
    assert not any(tile.exhausted for tiles in state.tactics for tile in tiles)
    assert (state.favour, state.favour_uses) == (-1, 3)


def test_the_kingdom_deck_holds_every_kingdom_card_in_an_order_of_its_own() -> None:
    decks = [(*game.state.road, *game.state.kingdom_deck) for game in (RULES.begin(2, seed(number)) for number in range(3))]
    assert all(sorted(deck) == sorted(KINGDOM) for deck in decks)
    assert all(one != other for one, other in pairwise(decks))


def hidden(agreed: Agreed, number: int = 3) -> Game[State]:
    """The advanced set-up of two players once all has been chosen: the first offer, the first cards of the hand, Oaths."""
    game = RULES.begin(2, seed(number), agreed)
    while not game.state.round:
        for seat in (0, 1):
            asked = offered(game, seat)
            plain = [option for option in asked if isinstance(option, Keep) and option.kingdom not in BOLD]
            act(game, seat, IN_COUNCIL["oaths"] if IN_COUNCIL["oaths"] in asked else (plain or asked)[0])
            if game.state.round or game.step.kind() == "ChooseSpace":
                return game
    return game


SIX, FIVE, FOUR = Agreed(advanced=True), Agreed(advanced=True, rounds=5), Agreed(advanced=True, rounds=4)


@pytest.mark.parametrize(("agreed", "draw", "places"), [(SIX, 6, 1), (FIVE, 7, 2), (FOUR, 8, 3)], ids=str)
def test_in_the_advanced_set_up_cards_lie_under_a_kingdom_card_in_a_council_and_on_the_discard_pile(
    agreed: Agreed, draw: int, places: int
) -> None:
    game = RULES.begin(2, seed(3), agreed)
    assert [len(hand) for hand in game.state.hands] == [1 + draw] * 2
    first = [hand[:places] for hand in game.state.hands]
    game = hidden(agreed)
    state = game.state
    under = [state.bids[seat] or state.occupiers[seat][0] or state.occupiers[seat][1] for seat in (0, 1)]
    assert under == [cards[0] for cards in first]
    councils = [cards[1] for cards in first if places > 1]
    assert sorted(state.councils["oaths"]) == sorted(councils)
    assert [*state.discards] == [cards[2:] for cards in first]
    assert [len(hand) for hand in state.hands] == [6, 6]
    assert state.aside == [(), ()]
    assert all(FACTION_OF[card] == state.factions[seat] for seat, card in enumerate(under))


def test_cards_are_laid_aside_in_secret_and_in_the_order_of_their_places() -> None:
    game = RULES.begin(2, seed(3), Agreed(advanced=True, rounds=4))
    for seat in (0, 1):
        act(game, seat, Keep(game.state.offers[seat][2]))
    chosen = game.state.offers[0][0]
    one, other, *_ = game.state.hands[0]
    act(game, 0, CARD[other])
    act(game, 1, CARD[game.state.hands[1][0]])
    assert not offers(game, 0, CARD[other])
    act(game, 0, CARD[one])
    act(game, 1, CARD[game.state.hands[1][0]])
    assert game.state.aside[0] == (other, one)
    assert game.state.offers[0][0] == chosen


def test_unchosen_kingdom_cards_go_back_into_the_deck() -> None:
    game = hidden(Agreed(advanced=True))
    state = game.state
    boards = [kingdom for board in state.kingdoms for kingdom in board if kingdom]
    pending = [step.kingdom for step in game.stack if hasattr(step, "kingdom")]
    assert len(state.kingdom_deck) == 51 - 4 - 2
    assert sorted((*state.kingdom_deck, *state.road, *boards, *pending)) == sorted(KINGDOM)
    assert state.offers == [(), ()]


@pytest.mark.parametrize(
    ("agreed", "free"),
    [
        (SIX, ["ChooseKingdomCard"]),
        (FIVE, ["ChooseKingdomCard", "LayAside", "LayAside"]),
        (FOUR, ["ChooseKingdomCard", "LayAside", "LayAside", "LayAside"]),
    ],
    ids=str,
)
def test_what_stays_hidden_in_the_advanced_set_up_can_be_taken_back(agreed: Agreed, free: list[str]) -> None:
    match, found = Match(RULES, 2, seed(3), agreed), []
    while not match.game.state.round:
        step = match.game.step
        match.answer(0, offered(match.game, 0)[0])
        before, last = match.game, offered(match.game, 1)[0]
        match.answer(1, last)
        number = len(match.answers)
        if match.undo_steps(0):
            found.append(step.kind())
            assert (match.undo_steps(0), match.undo_steps(1)) == ([number - 2], [number - 1])
            assert not any(what_shows(before, match.game, 1, last, seat, dice(3)) for seat in (0, 1))
    assert found == free


def test_cards_placed_in_spring_can_be_taken_back_until_another_player_acts() -> None:
    match, chance = Match(RULES, 2, seed(3)), dice(3)
    while not isinstance(match.game.step, PlaceCards):
        match.answer(*turn(match.game, chance))
    placed = [offered(match.game, seat)[0] for seat in (0, 1)]
    for seat in (1, 0):
        match.answer(seat, placed[seat])
    assert match.game.step.kind() == "SpringActions"
    number = len(match.answers)
    assert (match.undo_steps(0), match.undo_steps(1)) == ([number - 1], [number - 2])
    shown = look(match.game, 0)
    match.undo(1, number - 2)
    assert [*match.game.asks] == [1]
    match.answer(1, offered(match.game, 1)[1])
    assert look(match.game, 0) == shown
    [actor] = match.game.asks
    match.answer(actor, DONE)
    assert match.undo_steps(1 - actor) == []
