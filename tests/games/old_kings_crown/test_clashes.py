"""Rulings on Clashes that the worked examples do not show (rules 6.3)."""

import pytest

from regalia.core import Game, look
from regalia.games.old_kings_crown.content import REGIONS
from regalia.games.old_kings_crown.options import DEPLOY, PASS, PLAY, Command, Deploy, Use
from regalia.games.old_kings_crown.pieces import Clash, Placed
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.menu import DayActions
from regalia.games.old_kings_crown.steps.night import Night
from regalia.games.old_kings_crown.steps.summer import FirstClash, Resolved, Summer, Tally
from regalia.games.old_kings_crown.steps.winter import Cleanup
from tests.games.old_kings_crown.layout import (
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
    offers,
    row,
    table,
    these,
    this,
    totals,
    use,
)
from tests.games.old_kings_crown.seasons import NIGHT, autumn, spring

# School of Storms


def test_the_user_of_school_of_storms_orders_the_clashes_instead_of_the_last_player() -> None:
    for lasting, orders in (("school_of_storms", 0), ("", 2)):
        game = table(Area(C, lasting=lasting), Area(N), Area(U), steps=(Summer(),))
        assert [*game.asks] == [orders]


@pytest.mark.parametrize(
    ("mine", "theirs", "pay"),
    [
        ((2, ""), (1, ""), (1, 0)),
        ((1, ""), (1, ""), (0, 0)),
        ((1, ""), (2, ""), (0, 0)),
        ((0, ""), (0, ""), (0, 0)),
        ((0, "gall"), (0, ""), (0, 1)),
        ((0, "gall"), (0, "woe"), (0, 0)),
        ((0, "gall lethe"), (0, "woe"), (0, 1)),
        ((1, "gall"), (0, "woe the_count"), (1, 0)),
    ],
)
def test_school_of_storms_pays_influence_for_supporters_and_lore_for_cards_where_it_leads_alone(
    mine: tuple[int, str], theirs: tuple[int, str], pay: tuple[int, int]
) -> None:
    game = table(
        Area(C, on={"highlands": mine[0], "plateau": 1}, highlands=mine[1], lasting="school_of_storms"),
        Area(N, on={"highlands": theirs[0]}, highlands=theirs[1], plateau="woe" if "woe" not in theirs[1] else ""),
        steps=(Resolved("highlands", -1),),
    )
    assert (influence(game)[0], game.state.lore[0]) == pay
    assert (influence(game)[1], game.state.lore[1]) == (0, 0)


def test_school_of_storms_counts_face_up_cards_only() -> None:
    game = table(
        Area(C, highlands="gall", lasting="school_of_storms"),
        Area(N, highlands="(woe) (the_count)"),
        steps=(Resolved("highlands", -1),),
    )
    assert game.state.lore[0] == 1


# The Signet and the Riders


@pytest.mark.parametrize(
    ("board", "cards", "winner", "pay"),
    [
        ("signet_of_succession<ruse>", "titus_of_dawns_and_dusks", 0, 1),
        ("signet_of_succession<ruse>", "the_count", 0, 0),
        ("signet_of_succession<ruse>", "titus_of_dawns_and_dusks", 1, 0),
        ("signet_of_succession<ruse>", "titus_of_dawns_and_dusks", -1, 0),
        ("swansong_horn<ruse>", "titus_of_dawns_and_dusks", 0, 0),
    ],
)
def test_the_signet_pays_its_owner_for_a_region_won_beside_an_active_heir(
    board: str, cards: str, winner: int, pay: int
) -> None:
    game = table(
        Area(N, board=board, highlands=cards, plateau="woe"),
        Area(U, highlands="the_secret_society"),
        steps=(Resolved("highlands", winner),),
    )
    assert influence(game) == [pay, 0]


def test_an_heir_next_to_another_region_does_not_make_the_signet_pay() -> None:
    game = table(
        Area(N, board="signet_of_succession<ruse>", plateau="titus_of_dawns_and_dusks"),
        Area(U),
        steps=(Resolved("highlands", 0),),
    )
    assert influence(game) == [0, 0]


def test_riders_of_the_north_sky_are_paid_for_by_the_winner_of_their_region_alone() -> None:
    for place, winner, pay in (("highlands", 0, 1), ("highlands", 1, 0), ("plateau", 0, 0)):
        area = Area(C)
        setattr(area, place, "riders_of_the_north_sky")
        game = table(area, Area(N), steps=(Resolved("highlands", winner),))
        assert influence(game) == [pay, 0]


# Martial Law


def barred(seat: int, *areas: Area, **facts: object) -> Game[State]:
    """A Day in the Plateau, where the Nobility in seat 0 has proclaimed Martial Law."""
    first = Area(N, plateau="ruse woe", hand="the_count", oaths="the_magistrate", lasting="martial_law")
    return clash(first, *areas, region="plateau", steps=(DayActions(seat),), **{"locked": "plateau", **facts})


STARS = Area(G, plateau="effigies", highlands="the_stag", on={"plateau": 2}, lost="the_owl")
STAIR = Area(C, plateau="gall", oaths="lethe", board="hidden_stair<purser>")


def test_martial_law_lets_opponents_bring_no_card_into_the_first_clash() -> None:
    game = barred(1, STARS)
    assert not offers(game, 1, Use("school_of_the_stars"))
    assert not offers(game, 1, Use("out_beyond_the_lights"))
    assert not offers(barred(1, STAIR), 1, Use("hidden_stair"))
    assert not offers(barred(1, Area(U, plateau="ruse", hand="hawkers")), 1, Command("uprising_ruse", "ambush"))


def test_martial_law_bars_neither_later_clashes_nor_other_regions_nor_its_user() -> None:
    later: dict[str, object] = {"clash": Clash("plateau", (0, 1), first=False)}
    for facts in (later, {"locked": "highlands"}, {"locked": ""}):
        game = barred(1, STARS, **facts)
        assert offers(game, 1, Use("school_of_the_stars"))
        assert offers(game, 1, Use("out_beyond_the_lights"))
        assert offers(barred(1, STAIR, **facts), 1, Use("hidden_stair"))
    game = barred(0, STARS)
    assert offers(game, 0, Command("nobility_ruse", "ambush"))


def test_under_martial_law_opponents_may_still_flank_and_retreat_out_and_swap_elsewhere() -> None:
    game = barred(1, Area(C, plateau="shore_runner_sleds ruse"))
    assert offers(game, 1, Command("clans_shore_runner_sleds", "flank"))
    assert offers(game, 1, Command("clans_ruse", "retreat"))
    game = barred(1, Area(G, plateau="effigies", highlands="the_stag", lowlands="the_owl"))
    act(game, 1, Use("out_beyond_the_lights"), this(game, 1, "the_stag"))
    assert (row(game, "highlands"), row(game, "lowlands")) == ("the_owl", "the_stag")


def test_martial_law_needs_a_region_with_an_active_war_machine_of_ones_own() -> None:
    game = spring(Area(N, plateau="woe", lowlands="gilded_wall (the_count)", highlands="the_tithe"), Area(C))
    act(game, 0, Use("martial_law"))
    assert game.asks[0] == (REGION["plateau"], REGION["lowlands"])
    for area in (Area(N, plateau="(woe)"), Area(N, plateau="the_count")):
        assert not offers(spring(area, Area(C, plateau="hall_upon_the_waves")), 0, Use("martial_law"))


# The Shattered Sundial


def test_there_is_neither_day_nor_night_beside_the_sundial_in_a_tie_either() -> None:
    game = table(
        Area(N, highlands="(the_count)", hand="vial_sect ruse"),
        Area(U, highlands="(the_deadlifter)", hand="the_librarian hawkers"),
        steps=(FirstClash("highlands"),),
        placed=(Placed("shattered_sundial", 0, "highlands"),),
    )
    act(game, 0, PLAY["nobility_vial_sect"])
    act(game, 1, PLAY["uprising_the_librarian"])
    assert totals(game) == [(7, 7), (5, 6)]
    assert happened(game, "Eliminated") == []


def test_the_sundial_stops_no_clash_but_those_beside_it() -> None:
    game = table(
        Area(N, highlands="(vial_sect)"),
        Area(U, highlands="(the_librarian)"),
        steps=(FirstClash("highlands"),),
        placed=(Placed("shattered_sundial", 0, "plateau"),),
    )
    done(game, 1)
    assert totals(game) == [(5, 0)]


# The Night


def test_an_invulnerable_card_is_not_eliminated_by_its_own_words() -> None:
    game = clash(
        Area(N, board="old_kings_shield<ruse>", highlands="vial_sect"),
        Area(C, highlands="snowdrop_scouts"),
        region="highlands",
        steps=(DayActions(0), *NIGHT),
    )
    use(game, 0, "old_kings_shield")
    assert (names(game.state.lost), totals(game)) == ("", [(5, 1)])


def test_an_invulnerable_heir_does_not_fall_to_the_company_of_daggers() -> None:
    game = clash(
        Area(N, board="company_of_daggers<ruse>", highlands="titus_of_dawns_and_dusks", lasting="regal_guard"),
        Area(C, highlands="snowdrop_scouts"),
        region="highlands",
        steps=NIGHT,
    )
    assert totals(game) == [(10, 1)]


def test_the_company_of_daggers_costs_heirs_and_nobody_else() -> None:
    area = Area(N, board="company_of_daggers<ruse>", highlands="titus_of_dawns_and_dusks the_magistrate")
    game = clash(area, Area(C, highlands="snowdrop_scouts"), region="highlands", steps=NIGHT)
    assert names(game.state.discards[0]) == "titus_of_dawns_and_dusks"
    assert totals(game) == [(8, 1)]


def test_guerrilla_fighters_fall_before_an_heir() -> None:
    for heir, left in (("titus_of_dawns_and_dusks", (0, 10)), ("the_count", (5, 7))):
        game = clash(Area(U, highlands="guerrilla_fighters"), Area(N, highlands=heir), region="highlands", steps=NIGHT)
        assert totals(game) == [left]


def test_cards_of_who_is_not_in_the_clash_neither_act_nor_fall() -> None:
    game = clash(
        Area(N, highlands="the_count"),
        Area(U, highlands="the_deadlifter"),
        Area(C, highlands="nixing_knife"),
        region="highlands",
        steps=(Night(), Tally()),
        clash=Clash("highlands", (0, 1), first=False),
    )
    assert (totals(game), names(game.state.lost)) == ([(7, 7)], "")


# Ties


def test_who_ties_plays_a_hand_card_or_passes_in_turn_order() -> None:
    game = clash(
        Area(N, highlands="the_count", hand="woe"),
        Area(U, highlands="the_deadlifter", hand="hawkers"),
        Area(C, highlands="the_branded_seer", hand="lethe"),
        region="highlands",
        steps=(Tally(),),
        order=(2, 0, 1),
        clash=Clash("highlands", (2, 0, 1)),
    )
    for seat, played in ((2, PLAY["clans_lethe"]), (0, PASS), (1, PASS)):
        assert [*game.asks] == [seat]
        act(game, seat, played)
    done(game, 2, 0, 1)
    assert (totals(game), happened(game, "ClashBegan")[0].who) == ([(7, 7, 7), (8, 0, 0)], (2, 0, 1))


def test_everybody_is_told_in_which_region_a_tie_may_be_played_on() -> None:
    game = table(
        Area(N, highlands="(the_count)", plateau="(the_magistrate)", hand="ruse"),
        Area(U, highlands="(the_deadlifter)", plateau="(baron_cuttlefish)", hand="hawkers"),
        steps=(FirstClash("plateau"), FirstClash("highlands")),
    )
    done(game, 0, 1)
    assert [look(game, seat).view.contested for seat in (0, 1)] == ["plateau", "plateau"]
    act(game, 0, PASS)
    act(game, 1, PASS)
    assert look(game, 0).view.contested is None


def test_a_second_tie_with_nothing_new_ends_the_region() -> None:
    game = clash(
        Area(N, highlands="the_count", hand="woe"),
        Area(U, highlands="the_deadlifter", hand="experimental_academies"),
        region="highlands",
        steps=(Tally(),),
    )
    act(game, 0, PLAY["nobility_woe"])
    act(game, 1, PLAY["uprising_experimental_academies"])
    done(game, 1)
    assert (totals(game), game.is_over) == ([(7, 7), (5, 5)], True)
    assert happened(game, "NobodyWon")[0].region == "highlands"


def test_a_card_played_in_the_tie_of_one_region_may_be_played_in_the_tie_of_another() -> None:
    game = table(
        Area(N, highlands="(the_count)", plateau="(the_magistrate)", hand="ruse"),
        Area(U, highlands="(the_deadlifter)", plateau="(baron_cuttlefish)", hand="hawkers"),
        steps=(FirstClash("highlands"), FirstClash("plateau")),
    )
    done(game, 0, 1)
    act(game, 0, PLAY["nobility_ruse"])
    act(game, 1, PASS)
    command(game, 0, "ruse", "retreat", these(game, 0, "ruse"))
    done(game, 1)
    assert (totals(game), [*game.asks], offered(game, 0)) == ([(7, 7), (0, 0)], [1], [])
    act(game, 1, PASS)
    done(game, 0, 1)
    assert totals(game)[2:] == [(8, 8)]
    assert offered(game, 0) == [PLAY["nobility_ruse"], PASS]


# The end of a Round


def test_what_was_for_the_round_ends_with_it() -> None:
    game = table(
        Area(N, herald="castle", on={"plateau": 2}, lasting="martial_law", supporters=3),
        Area(C, lasting="school_of_storms"),
        steps=(Cleanup(),),
        locked="plateau",
        resolved=REGIONS,
        clash_order=REGIONS,
    )
    state = game.state
    assert (state.heralds, state.lasting, state.locked, state.resolved) == (["", ""], [(), ()], "", ())
    assert (state.supporters[0], state.fallen[0], state.on_map(0)) == (3, 2, 0)


# Rally


def test_a_card_rallies_once_a_round_in_each_way() -> None:
    game = autumn(Area(U, plateau="the_fence ornithopter_club hawkers", lowlands="the_secret_society"), Area(N))
    command(game, 0, "the_fence", "rally_any", these(game, 0, "hawkers"))
    assert not offers(game, 0, Command("uprising_the_fence", "rally_any"))
    assert offers(game, 0, Command("uprising_the_secret_society", "rally_self"))


def test_a_card_that_rallied_and_was_deployed_does_not_rally_again() -> None:
    game = autumn(Area(U, plateau="the_secret_society", board="standard_keeper<ruse>"), Area(N))
    command(game, 0, "the_secret_society", "rally_self")
    act(game, 0, DEPLOY["uprising_the_secret_society", "lowlands"])
    assert row(game, "lowlands") == "the_secret_society+1"
    assert not offers(game, 0, Command("uprising_the_secret_society", "rally_self"))
    assert offered(game, 0, Deploy) == []


def test_a_card_that_was_deployed_and_rallies_is_not_deployed_again() -> None:
    game = autumn(Area(U, hand="the_secret_society", board="standard_keeper<ruse>"), Area(N))
    act(game, 0, DEPLOY["uprising_the_secret_society", "lowlands"])
    command(game, 0, "the_secret_society", "rally_self")
    assert (row(game, "lowlands"), hand(game, 0), offered(game, 0, Deploy)) == ("", "the_secret_society", [])


def test_rally_any_takes_as_many_as_it_says_from_any_region() -> None:
    game = autumn(Area(U, plateau="the_fence ornithopter_club", lowlands="hawkers (the_pickets)"), Area(N))
    act(game, 0, Command("uprising_the_fence", "rally_any"))
    assert offered(game, 0) == [*these(game, 0, "the_fence ornithopter_club hawkers")]
    assert not offers(game, 0, these(game, 0, "the_fence ornithopter_club hawkers"))
    assert not offers(game, 0, ())
