"""Worked examples, E01 to E09: the Start of the Year and Spring (rules 3, 6.1 and 6.2)."""

import pytest

from regalia.core import Answer, Game, look
from regalia.games.old_kings_crown.content import KINGDOM, REGIONS
from regalia.games.old_kings_crown.options import (
    RETURN,
    STEAL,
    TAKE,
    Bid,
    Lay,
    Space,
    Steal,
    Use,
)
from regalia.games.old_kings_crown.pieces import Tile
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.acquire import Acquisition
from regalia.games.old_kings_crown.steps.menu import SpringActions
from regalia.games.old_kings_crown.steps.spring import Bids, Declare, PlaceCards, Repopulate, TakeSpringActions
from regalia.games.old_kings_crown.steps.summer import Summer
from regalia.games.old_kings_crown.steps.year import DrawUp, SetOrder
from regalia.games.old_kings_crown.verbs.hands import suffer_attrition
from tests.games.old_kings_crown.layout import (
    DECLINE,
    DONE,
    LOCATION,
    REGION,
    Area,
    C,
    G,
    N,
    U,
    act,
    card,
    cards,
    decline,
    done,
    hand,
    names,
    offered,
    offers,
    row,
    table,
    to_regions,
    use,
)

# E01 Turn order, ties reversed


def test_e01_most_influence_first_and_ties_are_reversed() -> None:
    game = table(Area(C, influence=2), Area(N, influence=3), Area(G, influence=1), Area(U), steps=(SetOrder(),))
    assert [game.state.factions[seat] for seat in game.state.order] == [N, C, G, U]
    game = table(
        Area(N, influence=5), Area(C, influence=4), Area(G, influence=5), Area(U, influence=4), steps=(SetOrder(),)
    )
    assert [game.state.factions[seat] for seat in game.state.order] == [G, N, U, C]


# E02 Attrition while drawing up


def test_e02_attrition_while_drawing_up() -> None:
    discards = "the_fence hawkers the_pickets night_carnival the_irregulars ornithopter_club the_librarian lethe_not"
    discards = discards.replace("lethe_not", "the_deadlifter baron_cuttlefish")
    game = table(
        Area(U, hand="ruse the_secret_society", deck="captain_mooncurser", discard=discards), Area(N), steps=(DrawUp(),)
    )
    state = game.state
    assert (len(state.hands[0]), len(state.decks[0]), state.discards[0], state.hand_size[0]) == (2 + 1 + 2, 7, (), 5)


# E03 Hand Size limits


def test_e03_the_signet_does_not_lift_hand_size_above_the_limit() -> None:
    game = table(Area(C, bid="gall", hand_size=7), Area(N), steps=(Acquisition(0, "signet_of_succession"),))
    act(game, 0, Space(0))
    assert game.state.hand_size[0] == 7


def test_e03_hand_size_never_falls_below_three() -> None:
    game = table(Area(C, discard="gall lethe", hand_size=3), Area(N), steps=(SetOrder(),))
    suffer_attrition(game, 0)
    assert (game.state.hand_size[0], len(game.state.decks[0]), game.state.discards[0]) == (3, 2, ())


def test_e03_a_card_without_room_goes_on_top_of_the_deck() -> None:
    full = "woe ruse the_tithe vial_sect the_count"
    game = table(
        Area(
            N,
            hand=full,
            hand_size=5,
            bid="master_of_arms",
            board="forged_royal_pardons<the_magistrate>",
            deck="hunting_parties",
        ),
        Area(U),
        steps=(Acquisition(0, "the_boatman"),),
    )
    act(game, 0, Space(0))
    assert names(game.state.decks[0]) == "the_magistrate hunting_parties"
    assert len(game.state.hands[0]) == 5
    assert game.state.kingdom_discard == ("forged_royal_pardons",)


# E04 Bids


def test_e04_the_higher_bid_is_resolved_first_and_ties_go_by_the_track() -> None:
    road = "tinkers_ring swansong_horn hidden_stair wildgoose_riders"
    for bids, first in ((("sea_breakers", "the_owl"), 1), (("shrike_of_the_steppes", "the_owl"), 0)):
        game = table(Area(C, hand=f"{bids[0]} gall"), Area(G, hand=f"{bids[1]} the_fox"), steps=(Bids(),), road=road)
        act(game, 0, Bid(card(bids[0], C)))
        act(game, 1, Bid(card(bids[1], G)))
        assert (game.step.kind(), [*game.asks]) == ("PlaceHerald", [first])
        act(game, first, LOCATION["castle"], RETURN)
        assert (game.step.kind(), [*game.asks]) == ("PlaceHerald", [1 - first])


# E05 Taking and occupying

ROAD = "tinkers_ring swansong_horn hidden_stair wildgoose_riders"


def after_bids(*areas: Area, road: str = ROAD) -> Game[State]:
    """All bids are given; every Herald goes to the Castle as soon as it is asked for."""
    game = table(*areas, steps=(Bids(),), road=road)
    for seat, area in enumerate(areas):
        if game.step.kind() == "Bids" and seat in game.asks:
            act(game, seat, Bid(card(area.hand.split()[0], area.faction)))
    if game.step.kind() == "ShowSeal":
        decline(game, *game.asks)
    return game


def test_e05_a_card_of_the_road_is_occupied_by_the_bidding_card() -> None:
    game = after_bids(Area(G, hand="the_owl the_fox the_goat"), Area(N))
    act(game, 0, LOCATION["castle"], TAKE["swansong_horn"], Space(0))
    state = game.state
    assert (state.kingdoms[0], state.occupiers[0]) == (("swansong_horn", ""), ("gathering_the_owl", ""))
    assert (state.bids, hand(game, 0), state.heralds) == (["", ""], "the_fox the_goat", ["castle", ""])
    assert state.road == ("tinkers_ring", "", "hidden_stair", "wildgoose_riders")


def test_e05_a_filled_space_may_be_chosen_though_the_other_is_empty() -> None:
    game = after_bids(Area(G, hand="the_owl the_fox", board="the_boatman<effigies>"), Area(N))
    act(game, 0, LOCATION["castle"], TAKE["swansong_horn"])
    assert offered(game, 0) == [Space(0), Space(1)]
    act(game, 0, Space(0))
    assert (game.state.kingdoms[0], game.state.occupiers[0]) == (("swansong_horn", ""), ("gathering_the_owl", ""))
    assert game.state.kingdom_discard == ("the_boatman",)
    assert hand(game, 0) == "effigies the_fox"


# E06 Stealing


def test_e06_a_stolen_kingdom_card_is_occupied_by_the_thief() -> None:
    game = after_bids(Area(U, hand="baron_cuttlefish hawkers"), Area(N, board="buried_palace<knights_of_the_pasture>"))
    act(game, 0, LOCATION["castle"], STEAL["buried_palace"], Space(0))
    state = game.state
    assert (state.kingdoms, names(state.occupiers[0][:1])) == ([("buried_palace", ""), ("", "")], "baron_cuttlefish")
    assert hand(game, 1) == "knights_of_the_pasture"
    assert state.road == tuple(ROAD.split())


def test_e06_an_equal_strength_does_not_steal() -> None:
    game = after_bids(Area(U, hand="night_carnival hawkers"), Area(N, board="buried_palace<knights_of_the_pasture>"))
    act(game, 0, LOCATION["castle"])
    assert offered(game, 0, Steal) == []


# E07 Repopulating the Great Road

A, B, CC, D, E, F, GG = [*KINGDOM][-7:]


def repopulating(*answers: Answer) -> Game[State]:
    """The only bid is resolved with these answers, then the road is repopulated."""
    game = table(
        Area(G, hand="the_owl the_fox"),
        Area(N),
        steps=(Bids(), Repopulate(), SpringActions(0)),
        road=f"{A} {B} {CC} {D}",
        deck=f"{E} {F} {GG}",
    )
    act(game, 0, Bid("gathering_the_owl"))
    act(game, 1, DECLINE)
    act(game, 0, LOCATION["castle"], *answers)
    act(game, 1, LOCATION["shrine"])
    assert game.step.kind() == "SpringActions"
    return game


def test_e07_one_card_leaves_the_road_if_one_was_taken() -> None:
    game = repopulating(TAKE[B], Space(0))
    assert (game.state.road, game.state.kingdom_discard) == ((F, E, A, CC), (D,))
    assert game.state.kingdom_deck == (GG,)


def test_e07_two_cards_leave_the_road_if_none_was_taken() -> None:
    game = repopulating(RETURN)
    assert (game.state.road, game.state.kingdom_discard) == ((F, E, A, B), (D, CC))
    assert game.state.kingdom_deck == (GG,)


# E08 Face-down cards and Supporters


BIDDERS = "vial_sect woe hunting_parties"


def test_e08_everybody_lays_a_card_next_to_each_region_and_places_supporters() -> None:
    areas = (
        Area(G, hand="the_owl the_goat the_fox the_stag effigies"),
        Area(N, hand="woe ruse the_tithe vial_sect the_count", supporters=0),
        Area(U, hand="ruse hawkers the_pickets the_fence night_carnival"),
        Area(C, hand="ruse gall lethe purser sea_breakers"),
    )
    game = table(*areas, steps=(Declare(), PlaceCards(), TakeSpringActions()))
    assert game.step.kind() == "PlaceCards"
    for seat, area in enumerate(areas):
        act(game, seat, Lay(*cards(" ".join(area.hand.split()[:3]), area.faction)))
    assert [len(held) for held in game.state.hands] == [2] * 4
    for region in look(game, 0).view.regions.values():
        assert [(seen.owner, seen.card is not None, seen.down) for seen in region.cards] == [
            (0, True, True),
            (1, False, True),
            (2, False, True),
            (3, False, True),
        ]
    assert row(game, "plateau") == "(the_goat) (ruse) (hawkers) (gall)"
    use(game, 0, "place_supporters", to_regions(0, 2, 0))
    assert not offers(game, 0, Use("place_supporters"))
    done(game, 0)
    assert not offers(game, 1, Use("place_supporters"))
    done(game, 1)
    use(game, 2, "place_supporters", to_regions(5, 0, 0))
    done(game, 2)
    use(game, 3, "place_supporters", to_regions(1, 1, 1))
    assert game.state.supporters_on == {"highlands": (0, 0, 5, 1), "plateau": (2, 0, 0, 1), "lowlands": (0, 0, 0, 1)}
    assert game.state.supporters == [3, 0, 0, 2]


def test_e08_with_two_cards_one_region_is_named_first() -> None:
    game = table(Area(U, hand="hawkers the_fence"), Area(N, hand=BIDDERS), steps=(Declare(), PlaceCards()))
    assert game.step.kind() == "Forgo"
    act(game, 0, (REGION["plateau"],))
    act(game, 1, Lay(*cards(BIDDERS, N)))
    assert offered(game, 0) == [
        Lay("uprising_hawkers", None, "uprising_the_fence"),
        Lay("uprising_the_fence", None, "uprising_hawkers"),
    ]
    act(game, 0, Lay("uprising_hawkers", None, "uprising_the_fence"))
    assert [row(game, region) for region in REGIONS] == [
        "(hawkers) (vial_sect)",
        "(woe)",
        "(the_fence) (hunting_parties)",
    ]


# E09 A Spring Action Step


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_e09_a_spring_action_step(order: tuple[int, ...]) -> None:
    game = table(
        Area(N),
        Area(C, hand="gall purser", board="forged_royal_pardons<ruse>", discard="lethe"),
        steps=(SpringActions(1), Summer()),
        order=order,
    )
    use(game, 1, "school_of_storms")
    use(game, 1, "forged_royal_pardons")
    use(game, 1, "place_supporters", to_regions(1, 1, 1))
    assert offered(game, 1) == [DONE]
    done(game, 1)
    assert game.state.tile(1, "school_of_storms") == Tile("school_of_storms", exhausted=True)
    assert (hand(game, 1), game.state.discards[1]) == ("gall lethe purser", ())
    assert game.state.supporters_on == dict.fromkeys(REGIONS, (0, 1))
    assert (game.step.kind(), [*game.asks]) == ("AssignMarkers", [1])
