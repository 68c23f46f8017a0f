"""Every case of the worked examples of the rules, in its order."""

from typing import Any

from regalia.core import Game, look
from regalia.games.old_kings_crown import RULES
from regalia.games.old_kings_crown.content import KINGDOM, REGIONS
from regalia.games.old_kings_crown.effective import effective, votes
from regalia.games.old_kings_crown.facts import NOBODY
from regalia.games.old_kings_crown.options import (
    GOVERN,
    JOURNEY,
    PASS,
    PLAY,
    RETURN,
    STEAL,
    TAKE,
    Bid,
    Buy,
    ClashOrder,
    Command,
    Deploy,
    Govern,
    Herald,
    Lay,
    Space,
    Steal,
    Use,
)
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.acquire import Acquisition
from regalia.games.old_kings_crown.steps.autumn import Autumn
from regalia.games.old_kings_crown.steps.claiming import ChooseLocation
from regalia.games.old_kings_crown.steps.menu import AutumnActions, DayActions, SpringActions
from regalia.games.old_kings_crown.steps.night import Night
from regalia.games.old_kings_crown.steps.round import End
from regalia.games.old_kings_crown.steps.spring import Bids, Declare, PlaceCards, Repopulate, TakeSpringActions
from regalia.games.old_kings_crown.steps.summer import FirstClash, RevealAdded, Summer, Tally
from regalia.games.old_kings_crown.steps.winter import Cleanup, WinterEffects
from regalia.games.old_kings_crown.steps.year import DrawUp, SetOrder
from regalia.games.old_kings_crown.verbs.hands import suffer_attrition
from tests.games.old_kings_crown.layout import (
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
    clash,
    command,
    done,
    hand,
    happened,
    influence,
    names,
    offered,
    offers,
    row,
    table,
    these,
    this,
    totals,
    use,
)

CLASH = (RevealAdded(), Night(), Tally())
BIDDERS = "vial_sect woe hunting_parties"


def day(*seats: int) -> tuple[Any, ...]:
    """The rest of a Clash from its Day on."""
    return (*map(DayActions, seats), *CLASH)


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
    assert (state.kingdoms[0][0], names(state.occupiers[0][:1]), state.bids[0]) == ("swansong_horn", "the_owl", "")
    assert state.road == ("tinkers_ring", "", "hidden_stair", "wildgoose_riders")


def test_e05_a_filled_space_may_be_chosen_though_the_other_is_empty() -> None:
    game = after_bids(Area(G, hand="the_owl the_fox", board="the_boatman<effigies>"), Area(N))
    act(game, 0, LOCATION["castle"], TAKE["swansong_horn"], Space(0))
    assert game.state.kingdoms[0] == ("swansong_horn", "")
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

A, B, CC, D, E, F, GG = [*KINGDOM][:7]


def test_e07_one_card_leaves_the_road_if_one_was_taken() -> None:
    game = table(
        Area(N), Area(U), steps=(Repopulate(), SpringActions(0)), deck=f"{E} {F} {GG}", taken=1, **road_of(A, "", CC, D)
    )
    assert (game.state.road, game.state.kingdom_discard) == ((F, E, A, CC), (D,))
    assert game.state.kingdom_deck == (GG,)


def test_e07_two_cards_leave_the_road_if_none_was_taken() -> None:
    game = table(Area(N), Area(U), steps=(Repopulate(), SpringActions(0)), deck=f"{E} {F} {GG}", **road_of(A, B, CC, D))
    assert (game.state.road, game.state.kingdom_discard) == ((F, E, A, B), (D, CC))


def road_of(*kingdoms: str) -> dict[str, Any]:
    """The road, gaps included; it is laid after all else."""
    return {"road": " ".join(kingdom or "-" for kingdom in kingdoms)}


# E08 Face-down cards and Supporters


def test_e08_everybody_lays_a_card_next_to_each_region_and_places_supporters() -> None:
    areas = (
        Area(G, hand="the_owl the_goat the_fox the_stag effigies"),
        Area(N, hand="woe ruse the_tithe vial_sect the_count", supporters=0),
        Area(U, hand="ruse hawkers the_pickets the_fence night_carnival"),
        Area(C, hand="ruse gall lethe purser sea_breakers"),
    )
    game = table(*areas, steps=(Declare(), PlaceCards(), TakeSpringActions()))
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
    use(game, 0, "place_supporters", 0, 2, 0)
    done(game, 0, 1)
    use(game, 2, "place_supporters", 5)
    done(game, 2)
    use(game, 3, "place_supporters", 1, 1, 1)
    assert game.state.crowds == {"highlands": (0, 0, 5, 1), "plateau": (2, 0, 0, 1), "lowlands": (0, 0, 0, 1)}
    assert game.state.supporters[3] == 2


def test_e08_with_two_cards_one_region_is_named_first() -> None:
    game = table(Area(U, hand="hawkers the_fence"), Area(N, hand=BIDDERS), steps=(Declare(), PlaceCards()))
    assert game.step.kind() == "Forgo"
    act(game, 0, (REGION["plateau"],))
    act(game, 1, Lay(*cards(BIDDERS, N)))
    assert {(lay.highlands is None, lay.plateau) for lay in offered(game, 0)} == {(False, None)}
    act(game, 0, Lay("uprising_hawkers", None, "uprising_the_fence"))
    assert [row(game, region) for region in REGIONS] == [
        "(hawkers) (vial_sect)",
        "(woe)",
        "(the_fence) (hunting_parties)",
    ]


# E09 A Spring Action Step


def test_e09_a_spring_action_step() -> None:
    game = table(
        Area(N),
        Area(C, hand="gall purser", board="forged_royal_pardons<ruse>", discard="lethe"),
        steps=(SpringActions(1), Summer()),
    )
    use(game, 1, "school_of_storms")
    use(game, 1, "forged_royal_pardons")
    use(game, 1, "place_supporters", 1, 1, 1)
    done(game, 1)
    tile = game.state.tile(1, "school_of_storms")
    assert tile is not None
    assert tile.exhausted
    assert hand(game, 1) == "gall lethe purser"
    assert game.state.crowds == dict.fromkeys(REGIONS, (0, 1))
    assert (game.step.kind(), [*game.asks]) == ("AssignMarkers", [1])


# E10 Clash Markers


def test_e10_the_last_player_orders_the_clashes() -> None:
    game = table(Area(N), Area(C), steps=(Summer(),))
    assert [*game.asks] == [1]
    act(game, 1, ClashOrder("plateau", "highlands", "lowlands"))
    assert game.state.clash_order == ("plateau", "highlands", "lowlands")
    assert [event.region for event in happened(game, "ClashBegan")] == ["plateau", "highlands", "lowlands"]


# E11 Day Action Step and Night Effects


def test_e11_day_and_night() -> None:
    game = table(
        Area(G, plateau="(petrichor_the_unmasked)"),
        Area(N, plateau="(ruse)", hand="vial_sect"),
        Area(U, plateau="(the_secret_society)"),
        Area(C, plateau="(gall)", highlands="(lethe)"),
        steps=(FirstClash("plateau"), FirstClash("highlands")),
        clash_order=("plateau", "highlands", "lowlands"),
    )
    done(game, 0)
    command(game, 1, "ruse", "ambush")
    done(game, 1)
    use(game, 2, "the_safehouses")
    command(game, 2, "the_secret_society", "retreat")
    done(game, 2)
    use(game, 3, "sea_lanes")
    command(game, 3, "gall", "flank", REGION["highlands"])
    assert hand(game, 2) == "the_secret_society"
    assert row(game, "highlands") == "(lethe) gall"
    markers = [game.state.tile(2, "the_safehouses"), game.state.tile(3, "sea_lanes")]
    assert [tile and tile.markers for tile in markers] == [2, 2]
    assert totals(game)[0] == (0, 5, 0, 0)
    assert names(game.state.discards[0]) == "petrichor_the_unmasked"
    assert happened(game, "ClashWon")[0].seat == 1
    act(game, 1, LOCATION["battlefield"])
    assert game.state.clash is not None
    assert names(game.state.clash_cards(3)) == "lethe gall"


# E12 Tally


def test_e12_clash_cards_supporters_and_the_dreaming_sword() -> None:
    game = clash(
        Area(
            N, highlands="master_of_arms", crowd={"highlands": 3}, board="dreaming_sword<ruse>", hand="keepers_of_the_gates"
        ),
        Area(
            U,
            highlands="captain_mooncurser",
            crowd={"highlands": 5},
            lasting="",
            board="swansong_horn<ruse>",
            hand="the_pickets",
        ),
        region="highlands",
        steps=day(0, 1),
    )
    use(game, 0, "dreaming_sword")
    assert names(game.state.discards[0]) == "ruse"
    done(game, 0, 1)
    assert totals(game) == [(9 + 3 + 5, 9 + 5)]


def test_e12_in_the_second_clash_only_the_new_card_counts() -> None:
    game = clash(
        Area(N, highlands="master_of_arms", hand="keepers_of_the_gates"),
        Area(U, highlands="captain_mooncurser", hand="hawkers"),
        region="highlands",
        steps=(Tally(),),
    )
    act(game, 0, PLAY["nobility_keepers_of_the_gates"])
    act(game, 1, PASS)
    assert totals(game) == [(9, 9), (4, 0)]


# E13 Tied Clash


def tied() -> Game[State]:
    return clash(
        Area(N, lowlands="knights_of_the_pasture", crowd={"lowlands": 1}, hand="master_of_arms ruse"),
        Area(G, lowlands="the_owl", hand="the_fox effigies"),
        region="lowlands",
        steps=(Tally(),),
    )


def test_e13_tied_players_meet_again_with_new_cards_only() -> None:
    game = tied()
    act(game, 0, PLAY["nobility_master_of_arms"])
    act(game, 1, PLAY["gathering_the_fox"])
    assert totals(game) == [(6, 6), (9, 8)]
    assert happened(game, "ClashWon")[0].seat == 0
    assert row(game, "lowlands") == "knights_of_the_pasture the_owl master_of_arms the_fox"


def test_e13_who_passes_takes_part_with_nothing() -> None:
    game = tied()
    act(game, 0, PLAY["nobility_master_of_arms"])
    act(game, 1, PASS)
    assert totals(game) == [(6, 6), (9, 0)]


def test_e13_when_both_pass_nobody_is_rewarded() -> None:
    game = tied()
    act(game, 0, PASS)
    act(game, 1, PASS)
    assert game.is_over
    assert influence(game) == [0, 0]
    assert game.state.resolved == ("lowlands",)


def test_e13_a_card_is_played_only_once_in_the_ties_of_a_region() -> None:
    game = tied()
    act(game, 0, PLAY["nobility_ruse"])
    act(game, 1, PASS)
    command(game, 0, "ruse", "retreat", (this(game, 0, "ruse"),))
    assert totals(game) == [(6, 6), (0, 0)]
    assert (game.step.kind(), offered(game, 0)) == ("PlayInTie", [PLAY["nobility_master_of_arms"], PASS])


# E14 Claiming rewards


def test_e14_herald_and_location_reward() -> None:
    game = table(
        Area(G, herald="harvest_field"), Area(N, herald="harvest_field", influence=2), steps=(ChooseLocation(0, "plateau"),)
    )
    act(game, 0, LOCATION["harvest_field"], Use("claim_favour"))
    assert influence(game) == [1 + 1 + 1, 1]
    assert (game.state.favour, game.state.favour_uses) == (0, 3)


def test_e14_without_the_herald_only_the_location() -> None:
    game = table(
        Area(G, herald="battlefield"), Area(N, herald="harvest_field", influence=2), steps=(ChooseLocation(0, "plateau"),)
    )
    act(game, 0, LOCATION["harvest_field"])
    assert influence(game) == [1, 2]


# E15 Council of Relics


def test_e15_votes_in_the_council_of_relics_add_to_the_herald_reward() -> None:
    game = table(
        Area(N, influence=4, herald="castle", relics="guild_of_dawn_traders master_of_records"),
        Area(U, influence=1, herald="castle"),
        steps=(ChooseLocation(0, "highlands"),),
    )
    act(game, 0, LOCATION["castle"], this(game, 0, "master_of_records"))
    assert influence(game) == [4 + 1 + 3 + 1 + 1, 0]
    assert names(game.state.discards[0]) == "master_of_records"
    assert names(game.state.councils["relics"]) == "guild_of_dawn_traders"


# E16 Govern


def test_e16_each_player_governs_once_in_autumn() -> None:
    game = table(Area(C, hand="nixing_knife gall"), Area(G, hand="the_stag the_fox"), steps=(Autumn(),))
    act(game, 0, GOVERN["clans_nixing_knife", "oaths"])
    assert offered(game, 0, Govern) == []
    done(game, 0)
    act(game, 1, GOVERN["gathering_the_stag", "oaths"])
    assert offered(game, 1, Govern) == []
    assert names(game.state.councils["oaths"]) == "nixing_knife the_stag"
    assert [votes(game.state, seat, "oaths") for seat in (0, 1)] == [2, 1]


# E17 Castle clears the Council


def test_e17_the_castle_clears_the_council_first() -> None:
    game = table(
        Area(C, oaths="nixing_knife"),
        Area(G, oaths="the_stag cult_of_dreams", hand="the_fox"),
        steps=(ChooseLocation(1, "highlands"),),
    )
    act(game, 1, LOCATION["castle"], GOVERN["gathering_the_fox", "oaths"])
    assert [names(pile) for pile in game.state.discards] == ["nixing_knife", "the_stag cult_of_dreams"]
    assert names(game.state.councils["oaths"]) == "the_fox"


# E18 Journey, buying, Pathfinder


def test_e18_lore_of_a_journey_buys_a_champion() -> None:
    game = table(
        Area(U, lore=1, hand="the_irregulars hawkers the_fence night_carnival"), Area(N), steps=(AutumnActions(0),)
    )
    act(game, 0, JOURNEY["uprising_the_irregulars"])
    assert (names(game.state.lost), game.state.lore[0]) == ("the_irregulars", 2)
    act(game, 0, Buy("arch_agitant"))
    assert game.state.lore[0] == 0
    assert hand(game, 0) == "arch_agitant hawkers night_carnival the_fence"


def test_e18_a_pathfinder_is_discarded_only() -> None:
    game = table(Area(C, hand="the_storyteller gall", site=""), Area(N), steps=(AutumnActions(0),))
    act(game, 0, JOURNEY["the_storyteller"])
    assert (names(game.state.discards[0]), game.state.lore[0]) == ("the_storyteller", 2)


def test_e18_a_card_bought_without_room_goes_on_top_of_the_deck() -> None:
    full = "the_irregulars hawkers the_fence night_carnival"
    game = table(Area(U, lore=1, hand=full, hand_size=3, deck="ruse"), Area(N), steps=(AutumnActions(0),))
    act(game, 0, JOURNEY["uprising_the_irregulars"], Buy("arch_agitant"))
    assert names(game.state.decks[0]) == "arch_agitant ruse"


# E19 Autumn Action Step


def test_e19_an_autumn_action_step() -> None:
    game = table(
        Area(U, hand="the_irregulars", plateau="the_secret_society", fallen=1, supporters=4),
        Area(N),
        steps=(AutumnActions(0),),
    )
    act(game, 0, JOURNEY["uprising_the_irregulars"])
    command(game, 0, "the_secret_society", "rally_self")
    act(game, 0, GOVERN["uprising_the_secret_society", "oaths"])
    use(game, 0, "oaths")
    assert (game.state.lore[0], votes(game.state, 0, "oaths")) == (1, 1)
    assert (game.state.supporters[0], game.state.fallen[0]) == (5, 0)


# E20 Ambush


def test_e20_an_ambush_adds_a_card_and_ruse_has_only_one_command() -> None:
    game = clash(
        Area(U, highlands="ruse", hand="baron_cuttlefish"),
        Area(N, highlands="master_of_records"),
        region="highlands",
        steps=day(0, 1),
    )
    assert len(offered(game, 0, Command)) == 2
    command(game, 0, "ruse", "ambush")
    assert offered(game, 0, Command) == []
    done(game, 0, 1)
    assert totals(game) == [(8, 6)]


# E21 Retreat


def test_e21_a_retreat_takes_card_and_herald_home() -> None:
    game = clash(
        Area(C, lowlands="nixing_knife"), Area(G, lowlands="ruse", herald="shrine"), region="lowlands", steps=day(0, 1)
    )
    command(game, 1, "ruse", "retreat", (this(game, 1, "ruse"), Herald(1)))
    assert (hand(game, 1), game.state.heralds[1]) == ("ruse", "")
    assert happened(game, "Eliminated") == []
    assert totals(game) == [(5, 0)]


# E22 Flank


def test_e22_a_flanking_card_counts_in_the_other_region() -> None:
    game = table(
        Area(N, highlands="(knights_of_the_pasture)", plateau="(the_count)"),
        Area(U, highlands="(hawkers)", plateau="(the_pickets)"),
        steps=(FirstClash("highlands"), FirstClash("plateau")),
        clash_order=("highlands", "plateau", "lowlands"),
    )
    command(game, 0, "knights_of_the_pasture", "flank", REGION["plateau"])
    done(game, 1)
    assert totals(game)[0] == (0, 1 + 2)
    act(game, 1, LOCATION["castle"])
    done(game, 0, 1)
    assert totals(game)[1] == (5 + 7, 4)


def test_e22_there_is_no_flank_from_the_last_region() -> None:
    game = clash(
        Area(N, lowlands="knights_of_the_pasture", hand="woe", board="dreaming_sword<ruse>"),
        Area(U),
        region="lowlands",
        steps=day(0, 1),
        resolved=("highlands", "plateau"),
    )
    assert offered(game, 0, Command) == []


# E23 Rally


def test_e23_rally_self_and_rally_any() -> None:
    game = table(Area(G, plateau="petrichor_the_unmasked"), Area(U), steps=(AutumnActions(0),))
    command(game, 0, "petrichor_the_unmasked", "rally_self")
    assert hand(game, 0) == "petrichor_the_unmasked"
    game = table(Area(U, plateau="the_fence", lowlands="ornithopter_club"), Area(N), steps=(AutumnActions(0),))
    command(game, 0, "the_fence", "rally_any", these(game, 0, "the_fence ornithopter_club"))
    assert hand(game, 0) == "ornithopter_club the_fence"


# E24 Deploy


def test_e24_a_deployed_card_stays_for_a_winter() -> None:
    winter = (WinterEffects(), Cleanup())
    game = table(
        Area(N, hand="woe hunting_parties", influence=3), Area(U), steps=(AutumnActions(0), *winter, SpringActions(0))
    )
    act(game, 0, Deploy("nobility_woe", "highlands"))
    assert (row(game, "highlands"), influence(game)[0]) == ("woe+1", 3)
    done(game, 0)
    assert (row(game, "highlands"), game.step.kind()) == ("woe", "SpringActions")
    game.then(PlaceCards(), FirstClash("highlands"), *winter)
    game.state.forgone[0] = ("plateau", "lowlands")
    game.play_on()
    assert totals(game) == [(5 + 2, 0)]
    act(game, 0, LOCATION["castle"])
    decline(game, 0)
    assert row(game, "highlands") == ""
    assert names(game.state.discards[0]) == "woe hunting_parties"


def decline(game: Game[State], seat: int) -> None:
    """Do without what is offered."""
    if seat in game.asks:
        act(game, seat, offered(game, seat)[-1])


# E25 Simultaneous Deadly, Resilient


def test_e25_deadly_cards_eliminate_each_other() -> None:
    game = clash(
        Area(N, highlands="titus_of_dawns_and_dusks"),
        Area(G, highlands="cult_of_dreams"),
        Area(U, highlands="night_carnival", lasting="school_of_the_streets"),
        region="highlands",
        steps=(Night(), Tally()),
    )
    assert names(game.state.discards[0]) == "titus_of_dawns_and_dusks"
    assert names(game.state.lost) == "cult_of_dreams night_carnival"
    eliminated = {names((event.card,)): names(event.by) for event in happened(game, "Eliminated")}
    assert eliminated["titus_of_dawns_and_dusks"] == "cult_of_dreams night_carnival"
    assert (game.state.influence[2], game.state.lore[2]) == (1, 1)
    assert totals(game) == [(0, 0, 0)]
    assert happened(game, "ClashTied")[0].who == (0, 1, 2)


# E26 Invulnerable


def test_e26_riders_stay_and_pay_before_the_rewards() -> None:
    game = clash(
        Area(G, highlands="the_stag"),
        Area(U, highlands="night_carnival"),
        Area(C, highlands="riders_of_the_north_sky"),
        region="highlands",
        steps=(Night(), Tally()),
    )
    assert names(game.state.lost) == "the_stag"
    assert totals(game) == [(0, 5, 11)]
    assert (influence(game), game.step.kind(), [*game.asks]) == ([0, 0, 1], "ChooseLocation", [2])


# E27 Agent against Followers; printed and gained


def test_e27_an_agent_falls_before_a_follower() -> None:
    game = clash(
        Area(N, highlands="vial_sect"), Area(C, highlands="snowdrop_scouts"), region="highlands", steps=(Night(), Tally())
    )
    assert names(game.state.lost) == "vial_sect"
    assert totals(game) == [(0, 1)]


def test_e27_what_is_gained_is_not_blank() -> None:
    game = table(
        Area(N, hand="the_count", bid="ruse", lowlands="(hunting_parties)"),
        Area(U, lowlands="(night_carnival)"),
        Area(C, lowlands="(snowdrop_scouts)", board="old_kings_spear<purser>"),
        steps=(Acquisition(0, "banquet_of_briars"), FirstClash("lowlands")),
    )
    act(game, 0, REGION["lowlands"])
    assert effective(game.state, "uprising_night_carnival").commands == {}
    assert effective(game.state, "clans_snowdrop_scouts").traits == frozenset()
    assert effective(game.state, "nobility_hunting_parties").traits == {"invulnerable"}
    done(game, 1)
    use(game, 2, "old_kings_spear")
    done(game, 2)
    assert names(game.state.lost) == "night_carnival"
    assert totals(game) == [(2, 0, 1)]


# E28 Council of Secrets


def test_e28_five_markers_make_a_location_reward() -> None:
    game = table(
        Area(N, secrets="vial_sect", oaths="the_count", posted={"battlefield": 4}, herald="battlefield"),
        Area(G, secrets="the_stag"),
        steps=(AutumnActions(0), AutumnActions(1)),
    )
    use(game, 0, "secrets", LOCATION["battlefield"], LOCATION["shrine"])
    assert influence(game) == [2, 0]
    assert (game.state.posted["battlefield"], game.state.posted["shrine"]) == ((0, 0), (1, 0))
    done(game, 0)
    use(game, 1, "secrets", LOCATION["castle"])
    assert game.step.kind() == "AutumnActions"


# E29 Kingdom's Favour


def test_e29_the_favour_has_three_uses_one_a_round() -> None:
    game = clash(Area(C, highlands="gall"), Area(N), region="highlands", steps=day(0, 1), favour=0)
    use(game, 0, "prophet_of_the_waves", LOCATION["castle"])
    assert game.state.favour_uses == 2
    assert not offers(game, 0, Use("prophet_of_the_waves"))
    game = clash(Area(C, highlands="gall"), Area(N), region="highlands", steps=day(0, 1), favour=0, favour_uses=1)
    use(game, 0, "prophet_of_the_waves", LOCATION["castle"])
    assert game.state.favour == NOBODY


# E30 End of the game


def test_e30_lore_on_an_empty_site_and_the_ties() -> None:
    areas = (Area(N, influence=18), Area(U, influence=17, site="", site_lore=3, lore=4), Area(G, influence=18))
    game = table(*areas, steps=(End(),), favour=2)
    assert influence(game) == [18, 18, 18]
    assert [rank.seat for rank in RULES.rank(game.state)] == [2, 0, 1]
    game = table(*areas, steps=(End(),))
    assert RULES.rank(game.state)[0].seat == 0
