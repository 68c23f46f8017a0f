"""What holds at every decision of every game."""

import pytest

from regalia.core import Game
from regalia.games.old_kings_crown.content import BOLD, KINGDOM, PRINTED, REGIONS, TACTICS_OF
from regalia.games.old_kings_crown.effective import effective, strengths
from regalia.games.old_kings_crown.options import DONE
from regalia.games.old_kings_crown.pieces import Agreed
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.acquire import Acquisition, ChooseSpace, Occupy
from regalia.games.old_kings_crown.steps.act import Act
from regalia.games.old_kings_crown.steps.menu import ActionStep
from regalia.games.old_kings_crown.zones import ZONES
from tests.games.old_kings_crown.test_privacy import TABLES, moments


@pytest.mark.parametrize("agreed", [Agreed(), *TABLES], ids=str)
def test_nothing_is_lost_and_nothing_comes_from_nowhere(agreed: Agreed) -> None:
    for number in range(4):
        for game in moments(agreed, 10 + number):
            if game.state.factions and game.state.supporters[0] + game.state.fallen[0] + game.state.on_map(0):
                check_kingdom_cards(game)
                check_players(game.state)
            if isinstance(game.step if game.stack else None, ActionStep):
                assert all(DONE in ask for ask in game.asks.values() if isinstance(ask, tuple))


def check_kingdom_cards(game: Game[State]) -> None:
    """Every Kingdom card is in one place."""
    state = game.state
    found = [*state.road, *state.kingdom_deck, *state.kingdom_discard, *(placed.kingdom for placed in state.placed)]
    found += [card for pile in (*state.kingdoms, *state.supplies) for card in pile]
    found += [card for card in state.burned if card in KINGDOM]
    found += [step.kingdom for step in game.stack if isinstance(step, Acquisition | ChooseSpace | Occupy)]
    found += [step.me.card for step in game.stack if isinstance(step, Act) and step.me.card in BOLD - {step.name}]
    found += [card for offers in state.offers for card in offers if not state.round]
    assert sorted(card for card in found if card) == sorted(KINGDOM)


def check_players(state: State) -> None:
    """Supporters, Hand Size, Influence and tiles are within their bounds."""
    for seat, faction in enumerate(state.factions):
        assert state.supporters[seat] + state.fallen[seat] + state.on_map(seat) == PRINTED.supporters
        assert PRINTED.hand_size_min <= state.hand_size[seat] <= state.agreed.hand_size_max
        assert min(state.influence[seat], state.lore[seat], state.site_lore[seat]) >= 0
        assert {tile.tactic for tile in state.tactics[seat]} <= {*TACTICS_OF[faction]}
        assert all(0 <= state.taken_part[region][seat] <= state.supporters_on[region][seat] for region in REGIONS)
    check_knowledge(state)


def check_knowledge(state: State) -> None:
    """What is known of cards is true, and speaks of hidden cards alone."""
    hidden = {card for zone in ZONES.zones for _, pile in zone.piles(state) for card in pile}
    assert {*state.knows.seen} <= hidden
    for group in state.knows.among:
        assert {*group.cards} <= {*group.places} <= hidden


def test_the_parts_of_a_cards_strength_add_up_to_it() -> None:
    for number in range(4):
        for game in moments(Agreed(), 30 + number):
            for row in game.state.rows.values():
                for laid in row:
                    parts = strengths(game.state, laid.card)
                    assert sum(part.strength for part in parts) == effective(game.state, laid.card).strength


def test_a_hand_never_stays_above_its_size() -> None:
    for number in range(4):
        for game in moments(Agreed(), 20 + number):
            if isinstance(game.step if game.stack else None, ActionStep):
                assert all(not game.state.surplus(seat) for seat in game.state.seats)
