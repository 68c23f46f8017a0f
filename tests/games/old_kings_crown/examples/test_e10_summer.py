"""Worked examples, E10 to E15: Clashes and their rewards (rules 6.3 and 10)."""

from regalia.core import Game
from regalia.games.old_kings_crown.options import (
    PASS,
    PLAY,
    ClashOrder,
    Use,
)
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.claiming import ChooseLocation
from regalia.games.old_kings_crown.steps.summer import FirstClash, Summer, Tally
from tests.games.old_kings_crown.layout import (
    LOCATION,
    REGION,
    Area,
    C,
    G,
    N,
    U,
    act,
    clash,
    command,
    done,
    hand,
    happened,
    influence,
    names,
    offered,
    row,
    table,
    this,
    totals,
    use,
)
from tests.games.old_kings_crown.seasons import day

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
        Area(N, highlands="master_of_arms", on={"highlands": 3}, board="dreaming_sword<ruse>", hand="keepers_of_the_gates"),
        Area(
            U,
            highlands="captain_mooncurser",
            on={"highlands": 5},
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
        Area(N, lowlands="knights_of_the_pasture", on={"lowlands": 1}, hand="master_of_arms ruse"),
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
