"""Rulings on bids, the Great Road and the Kingdom Deck that the worked examples do not show (rules 3.14, 3.15, 6.2)."""

import pytest

from regalia.core import look
from regalia.games.old_kings_crown.content import LOCATIONS
from regalia.games.old_kings_crown.effective import votes
from regalia.games.old_kings_crown.options import RETURN, STEAL, TAKE, AtLocation, Bid, Gain, Space, Steal, Take, Use
from regalia.games.old_kings_crown.pieces import Marker
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.acquire import Acquisition
from regalia.games.old_kings_crown.steps.spring import Bids, Repopulate
from regalia.games.old_kings_crown.verbs.kingdom import fill_road
from tests.games.old_kings_crown.layout import (
    DECLINE,
    LOCATION,
    REGION,
    Area,
    C,
    G,
    N,
    U,
    act,
    hand,
    happened,
    influence,
    names,
    offered,
    offers,
    table,
    these,
    use,
)
from tests.games.old_kings_crown.seasons import bidding, by_day, spring

ROAD = "tinkers_ring swansong_horn hidden_stair wildgoose_riders"

# The Kingdom Deck


def filled(road: str, deck: str, *pile: str) -> State:
    """The road after it was filled from this deck, with this Kingdom Discard."""
    game = table(Area(N), Area(U), steps=(), road=road, kingdom_deck=tuple(deck.split()), kingdom_discard=pile)
    fill_road(game)
    return game.state


def test_the_kingdom_discard_becomes_the_deck_when_a_card_is_needed() -> None:
    pile = ("hidden_stair", "buried_palace", "swansong_horn")
    state = filled("- tinkers_ring - -", "the_boatman", *pile)
    assert state.road[2:] == ("the_boatman", "tinkers_ring")
    assert {*state.road[:2], *state.kingdom_deck} == {*pile}
    assert state.kingdom_discard == ()


def test_the_kingdom_discard_stays_while_no_card_is_needed() -> None:
    state = filled("- tinkers_ring hidden_stair buried_palace", "the_boatman", "swansong_horn")
    assert (state.road[0], state.kingdom_deck, state.kingdom_discard) == ("the_boatman", (), ("swansong_horn",))


def test_spaces_stay_empty_on_the_left_where_there_is_no_kingdom_card_any_more() -> None:
    assert filled("tinkers_ring - - -", "the_boatman").road == ("", "", "the_boatman", "tinkers_ring")


def test_what_leaves_the_road_may_come_back_at_once() -> None:
    game = table(Area(N), Area(U), steps=(Repopulate(),), road=ROAD, kingdom_deck=())
    assert game.state.road[2:] == ("tinkers_ring", "swansong_horn")
    assert {*game.state.road[:2]} == {"hidden_stair", "wildgoose_riders"}


def test_the_lantern_sees_the_top_of_a_renewed_deck() -> None:
    game = bidding(
        Area(C, hand="gall lethe", supply="old_kings_lantern"),
        Area(G, hand="effigies the_owl"),
        road=ROAD,
        kingdom_deck=(),
        kingdom_discard=("hidden_stair", "the_boatman", "remote_bylines"),
    )
    act(game, 0, LOCATION["castle"])
    assert [option.kingdom for option in offered(game, 0, Take)][4:] == [*game.state.kingdom_deck[:2]]
    assert (len(game.state.kingdom_deck), game.state.kingdom_discard) == (3, ())


def test_what_the_lantern_has_shown_goes_from_the_deck_one_by_one() -> None:
    game = bidding(
        Area(C, hand="gall lethe", supply="old_kings_lantern"),
        Area(G, hand="effigies the_owl"),
        road=ROAD,
        deck="the_boatman remote_bylines empty_estate buried_palace",
    )
    act(game, 0, LOCATION["castle"], RETURN)
    assert len(game.state.ahead(0)) == 2
    fill_road(game)
    assert len(game.state.ahead(0)) == 2
    game.state.road = ("", *game.state.road[1:])
    fill_road(game)
    assert game.state.road[0] == "the_boatman"
    assert look(game, 0).view.ahead == ("remote_bylines",)
    assert look(game, 1).view.ahead is None


def test_of_a_single_card_the_lantern_sees_that_one() -> None:
    lantern = Area(C, hand="gall lethe", supply="old_kings_lantern")
    game = bidding(lantern, Area(G, hand="effigies the_owl"), road=ROAD, deck="the_boatman")
    act(game, 0, LOCATION["castle"])
    assert [option.kingdom for option in offered(game, 0, Take)][4:] == ["the_boatman"]


# Bids and Heralds


def test_every_herald_goes_to_whichever_of_the_six_locations_even_to_one_that_is_taken() -> None:
    game = bidding(Area(C, hand="gall lethe"), Area(U, hand="hawkers ruse"), road=ROAD)
    assert offered(game, 0) == [AtLocation(location) for location in LOCATIONS]
    act(game, 0, LOCATION["shrine"], RETURN)
    assert offered(game, 1) == [AtLocation(location) for location in LOCATIONS]
    act(game, 1, LOCATION["shrine"], RETURN)
    assert game.state.heralds == ["shrine", "shrine"]
    assert [hand(game, seat) for seat in (0, 1)] == ["gall lethe", "hawkers ruse"]


def test_who_has_no_card_bids_nothing_and_places_the_herald_last() -> None:
    game = table(Area(C), Area(U, hand="hawkers ruse"), Area(G), steps=(Bids(),), road=ROAD, order=(2, 0, 1))
    act(game, 1, Bid("uprising_hawkers"))
    act(game, 1, LOCATION["castle"], RETURN)
    for seat in (2, 0):
        assert (game.step.kind(), [*game.asks]) == ("PlaceHerald", [seat])
        act(game, seat, LOCATION["shrine"])
    assert game.state.heralds == ["shrine", "castle", "shrine"]


def test_watchfire_towers_pay_only_a_bid_that_is_resolved_first() -> None:
    for cards, pay in (("lethe gall", 1), ("creel_haulers gall", 0)):
        game = bidding(
            Area(C, hand=cards, board="watchfire_towers<purser>"), Area(U, hand="captain_mooncurser ruse"), road=ROAD
        )
        assert influence(game) == [pay, 0]
        assert [*game.asks] == [0 if pay else 1]


def test_towers_that_change_hands_strengthen_no_bid_that_is_already_shown() -> None:
    game = bidding(
        Area(C, hand="lethe gall", board="watchfire_towers<purser>"),
        Area(U, hand="arch_agitant ruse"),
        Area(G, hand="the_stag ruse"),
        road=ROAD,
    )
    assert [*game.asks] == [0]
    act(game, 0, LOCATION["castle"], RETURN)
    act(game, 1, LOCATION["castle"], STEAL["watchfire_towers"], Space(0))
    assert (influence(game), hand(game, 0)) == ([1, 0, 0], "gall lethe purser")


def test_the_royal_seal_leaves_its_user_the_only_bid_of_any_strength() -> None:
    game = bidding(
        Area(U, hand="baron_cuttlefish ruse", board="buried_palace<the_fence>"),
        Area(N, hand="hunting_parties ruse"),
        road=ROAD,
    )
    act(game, 1, Use("royal_seal"))
    act(game, 1, LOCATION["castle"])
    assert offered(game, 1, Steal) == [STEAL["buried_palace"]]
    tile = game.state.tile(1, "royal_seal")
    assert tile is not None
    assert tile.exhausted


def test_a_seal_that_is_kept_changes_nothing() -> None:
    game = bidding(Area(U, hand="baron_cuttlefish ruse"), Area(N, hand="hunting_parties ruse"), road=ROAD)
    act(game, 1, DECLINE)
    assert [*game.asks] == [0]
    tile = game.state.tile(1, "royal_seal")
    assert tile is not None
    assert not tile.exhausted


def test_nobody_is_asked_for_a_seal_that_is_exhausted() -> None:
    game = table(Area(U, hand="hawkers ruse"), Area(N, hand="woe ruse"), steps=(Bids(),), road=ROAD)
    for seat, tiles in enumerate(game.state.tactics):
        game.state.tactics[seat] = tuple(type(tile)(tile.tactic, tile.markers, exhausted=True) for tile in tiles)
    act(game, 0, Bid("uprising_hawkers"))
    act(game, 1, Bid("nobility_woe"))
    assert game.step.kind() == "PlaceHerald"


def test_a_card_taken_is_not_offered_to_the_next() -> None:
    game = bidding(Area(C, hand="gall lethe"), Area(U, hand="hawkers ruse"), road=ROAD)
    act(game, 0, LOCATION["shrine"], TAKE["hidden_stair"], Space(1))
    act(game, 1, LOCATION["shrine"])
    assert [option.kingdom for option in offered(game, 1, Take)] == ["tinkers_ring", "swansong_horn", "wildgoose_riders"]
    assert game.state.kingdoms[0] == ("", "hidden_stair")


# Acquiring


@pytest.mark.parametrize(
    ("kingdom", "council"), [("remote_bylines", "relics"), ("the_boatman", "secrets"), ("swansong_horn", "oaths")]
)
def test_the_syndicate_marks_the_council_of_the_suit(kingdom: str, council: str) -> None:
    game = table(Area(U, bid="hawkers", headquarters="the_syndicate"), Area(N), steps=(Acquisition(0, kingdom),))
    assert game.state.markers == (Marker(0, council, "the_syndicate"),)
    assert [votes(game.state, 0, each) for each in ("relics", "secrets", "oaths")].count(1) == 1
    assert votes(game.state, 0, council) == 1


def test_the_syndicate_counts_its_markers_in_each_council_apart_and_only_its_own() -> None:
    other = Marker(1, "oaths", "the_syndicate"), Marker(0, "relics", "the_syndicate"), Marker(0, "relics", "the_syndicate")
    game = table(
        Area(U, bid="hawkers", headquarters="the_syndicate"),
        Area(N),
        steps=(Acquisition(0, "swansong_horn"),),
        markers=(Marker(0, "oaths", "bringer_of_the_word"), Marker(0, "oaths", "the_syndicate"), *other),
    )
    assert game.state.markers.count(Marker(0, "oaths", "the_syndicate")) == 2
    game = table(Area(U, bid="hawkers"), Area(N, headquarters="the_syndicate"), steps=(Acquisition(0, "swansong_horn"),))
    assert game.state.markers == ()


def test_the_syndicate_works_for_bold_cards_too() -> None:
    game = table(Area(U, bid="hawkers", headquarters="the_syndicate"), Area(N), steps=(Acquisition(0, "ruined_citadel"),))
    assert game.state.markers == (Marker(0, "oaths", "the_syndicate"),)
    assert names(game.state.discards[0]) == "hawkers"
    act(game, 0, REGION["plateau"])
    assert [(placed.kingdom, placed.seat, placed.place) for placed in game.state.placed] == [
        ("ruined_citadel", 0, "plateau")
    ]


def test_the_signet_raises_hand_size_when_it_comes_and_lowers_it_when_it_is_stolen() -> None:
    game = bidding(
        Area(C, hand="gall lethe"),
        Area(N, hand="woe the_count the_tithe vial_sect ruse", hand_size=5, board="signet_of_succession<hunting_parties>"),
        road=ROAD,
    )
    act(game, 1, DECLINE)
    act(game, 0, LOCATION["castle"], STEAL["signet_of_succession"], Space(0))
    state = game.state
    assert state.hand_size == [7, 4]
    assert (len(state.hands[1]), names(state.decks[1]), state.discards[1]) == (4, "hunting_parties", ())


def test_with_the_signet_gone_a_hand_is_discarded_down_before_the_occupier_comes_home() -> None:
    full = "the_count the_tithe vial_sect ruse"
    board = "signet_of_succession<woe>"
    game = table(
        Area(N, hand=full, hand_size=4, bid="hunting_parties", board=board), Area(U), steps=(Acquisition(0, "the_boatman"),)
    )
    act(game, 0, Space(0))
    assert not offers(game, 0, these(game, 0, "ruse vial_sect"))
    act(game, 0, these(game, 0, "ruse"))
    assert (hand(game, 0), names(game.state.decks[0])) == ("the_count the_tithe vial_sect", "woe")
    assert names(game.state.discards[0]) == "ruse"


# The False Claimant and the Favour


def test_only_the_false_claimant_uses_another_factions_favour_action() -> None:
    prophet = Use("prophet_of_the_waves")
    assert not offers(by_day(Area(N, highlands="woe"), Area(C), favour=0), 0, prophet)
    assert not offers(by_day(Area(N, highlands="woe"), Area(C), favour=1), 0, prophet)
    assert not offers(by_day(Area(N, board="false_claimant<ruse>"), Area(G)), 0, prophet)
    assert offers(by_day(Area(N, board="false_claimant<ruse>"), Area(G), Area(C)), 0, prophet)


def test_without_disc_or_escort_there_is_no_favour_action() -> None:
    for favour, board, may in ((-1, "", False), (1, "", False), (0, "", True), (-1, "sworn_escort<ruse>", True)):
        game = spring(Area(N, board=board), Area(C), favour=favour)
        assert offers(game, 0, Use("regal_guard")) == may


def test_the_third_use_of_the_favour_returns_the_disc_with_all_its_uses() -> None:
    game = spring(Area(N), Area(U), favour=0, favour_uses=1)
    use(game, 0, "regal_guard", Gain("influence"))
    assert (game.state.favour, game.state.favour_uses, influence(game)) == (-1, 3, [1, 0])
    assert [(event.seat, event.uses) for event in happened(game, "FavourTurned")] == [(0, 0)]
