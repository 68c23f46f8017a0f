"""Rulings on the cards and tiles of the Uprising that the worked examples do not show."""

from regalia.core import look
from regalia.games.old_kings_crown.content import REGIONS
from regalia.games.old_kings_crown.effective import effective, votes
from regalia.games.old_kings_crown.options import (
    JOURNEY,
    Acquire,
    Buy,
    Gain,
    Space,
    Tactic,
)
from regalia.games.old_kings_crown.steps.acquire import Acquisition
from regalia.games.old_kings_crown.steps.menu import DayActions
from regalia.games.old_kings_crown.steps.night import Night
from regalia.games.old_kings_crown.steps.year import DrawUp
from tests.games.old_kings_crown.layout import (
    REGION,
    Area,
    C,
    N,
    U,
    act,
    clash,
    done,
    hand,
    influence,
    names,
    offered,
    row,
    table,
    these,
    this,
    use,
)
from tests.games.old_kings_crown.seasons import NIGHT, autumn, spring

# Uprising


def test_night_raids_take_one_card_for_each_occupied_kingdom_card() -> None:
    game = spring(
        Area(U, board="the_boatman<ruse> buried_palace<hawkers>"), Area(N, hand="woe"), Area(C, hand="gall lethe purser")
    )
    use(game, 0, "night_raids")
    assert hand(game, 1) == ""
    act(game, 2, these(game, 2, "gall lethe"))
    assert hand(game, 2) == "purser"


def test_false_orders_swap_cards_unseen_and_what_was_seen_of_them_lapses() -> None:
    game = spring(Area(U), Area(N, highlands="(woe)", plateau="(the_count)", lowlands="(ruse)"), favour=0)
    use(game, 0, "spy_network", REGION["highlands"])
    use(game, 0, "false_orders", (REGION["highlands"], REGION["lowlands"]))
    assert [row(game, region) for region in REGIONS] == ["(ruse)", "(the_count)", "(woe)"]
    assert [look(game, 0).view.regions[region].cards[0].card for region in REGIONS] == [None, None, None]


def test_a_spy_takes_the_place_of_a_face_down_card() -> None:
    game = spring(Area(U, hand="hawkers", plateau="(ruse)"), Area(N, highlands="(woe)"), favour=0)
    use(game, 0, "spy_network", REGION["highlands"], REGION["plateau"])
    assert (row(game, "plateau"), hand(game, 0)) == ("(hawkers)", "ruse")
    assert [look(game, seat).view.regions["highlands"].cards[0].card for seat in (0, None)] == ["nobility_woe", None]


def test_black_powder_ploy_blows_up_heirs_and_captains() -> None:
    game = clash(
        Area(U, highlands="black_powder_ploy"), Area(N, highlands="the_count woe"), region="highlands", steps=NIGHT
    )
    assert (names(game.state.lost), game.step.kind()) == ("the_count", "choice")
    act(game, 0, Gain("influence"))
    assert influence(game)[0] == 1


def test_black_powder_ploy_eliminates_an_heir_to_its_discard_pile() -> None:
    areas = Area(U, highlands="black_powder_ploy"), Area(N, highlands="titus_of_dawns_and_dusks")
    game = clash(*areas, region="highlands", steps=NIGHT)
    assert (names(game.state.discards[1]), game.step.kind()) == ("titus_of_dawns_and_dusks", "choice")


def test_who_has_both_says_whether_the_ploy_or_the_school_of_the_streets_pays_first() -> None:
    # With 1 Lore the Ploy makes the Site empty, so that the Lore of the School can be stored.
    areas = (
        Area(
            U, highlands="black_powder_ploy night_carnival", lasting="school_of_the_streets", lore=1, site="moonshine_cove"
        ),
        Area(N, highlands="the_count"),
    )
    game = clash(*areas, region="highlands", steps=(Night(),))
    assert offered(game, 0) == [Tactic("school_of_the_streets"), this(game, 0, "black_powder_ploy")]
    other = game.copy()
    act(game, 0, this(game, 0, "black_powder_ploy"), Gain("lore"), Buy("moonshine_cove"), 2)
    assert (game.state.lore[0], game.state.site_lore[0], influence(game)[0]) == (0, 2, 2)
    act(other, 0, Tactic("school_of_the_streets"), Buy("moonshine_cove"), Gain("lore"), 1)
    assert (other.state.lore[0], other.state.site_lore[0]) == (1, 1)


def test_on_an_empty_site_it_is_not_asked_what_pays_first() -> None:
    area = Area(U, highlands="black_powder_ploy", lasting="school_of_the_streets", site="")
    game = clash(area, Area(N, highlands="the_count"), region="highlands", steps=(Night(),))
    act(game, 0, 1, Gain("influence"))
    assert (game.is_over, influence(game)[0], game.state.site_lore[0]) == (True, 2, 1)


def test_guerrilla_fighters_leave_nothing_but_strength() -> None:
    game = clash(
        Area(U, highlands="guerrilla_fighters"),
        Area(N, highlands="vial_sect watchers_at_the_walls titus_of_dawns_and_dusks"),
        region="highlands",
        steps=(DayActions(0), *NIGHT),
    )
    vial_sect = effective(game.state, "nobility_vial_sect")
    assert (vial_sect.strength, vial_sect.archetype, vial_sect.commands, vial_sect.votes) == (5, "", {}, 0)
    assert effective(game.state, "nobility_watchers_at_the_walls").traits == frozenset()
    assert effective(game.state, "nobility_titus_of_dawns_and_dusks").archetype == "heir"
    done(game, 0)
    assert names(game.state.discards[0]) == "guerrilla_fighters"


def test_moonshine_cove_fills_its_own_space_from_the_road() -> None:
    road = "tinkers_ring swansong_horn banquet_of_briars wildgoose_riders"
    game = autumn(
        Area(
            U,
            board="the_boatman<ruse> buried_palace<hawkers> ",
            headquarters="moonshine_cove",
            hand="the_librarian the_fence",
        ),
        Area(N),
        road=road,
    )
    game.state.kingdoms[0] += ("",)
    game.state.occupiers[0] += ("",)
    game.ask_again()
    taken = {option.kingdom for option in offered(game, 0, Acquire)}
    assert taken == {"tinkers_ring", "swansong_horn", "wildgoose_riders"}
    act(game, 0, Acquire("swansong_horn", "uprising_the_librarian"))
    assert game.state.kingdoms[0] == ("the_boatman", "buried_palace", "swansong_horn")
    assert game.state.road[1:] == ("tinkers_ring", "banquet_of_briars", "wildgoose_riders")


def test_moonshine_cove_fills_its_space_once_an_autumn_though_that_is_emptied_again() -> None:
    cove = Area(U, headquarters="moonshine_cove", board="the_boatman<ruse> ", hand="the_librarian the_deadlifter")
    game = autumn(cove, Area(N), road="tinkers_ring swansong_horn - -")
    game.state.kingdoms[0], game.state.occupiers[0] = ("the_boatman", "", ""), ("uprising_ruse", "", "")
    game.ask_again()
    act(game, 0, Acquire("swansong_horn", "uprising_the_librarian"))
    game.state.kingdoms[0], game.state.occupiers[0] = ("the_boatman", "", ""), ("uprising_ruse", "", "")
    game.ask_again()
    assert offered(game, 0, Acquire) == []


def test_the_lantern_lights_the_road_as_soon_as_moonshine_cove_may_take_from_it_and_no_longer() -> None:
    lantern = Area(U, hand="the_irregulars the_librarian", site="moonshine_cove", lore=1, supply="old_kings_lantern")
    game = autumn(lantern, Area(N), road="- - - tinkers_ring", deck="the_boatman remote_bylines empty_estate")
    assert look(game, 0).view.ahead == ()
    act(game, 0, JOURNEY["uprising_the_irregulars"], Buy("moonshine_cove"))
    taken = {option.kingdom for option in offered(game, 0, Acquire)}
    assert taken == {"tinkers_ring", "the_boatman", "remote_bylines"}
    act(game, 0, Acquire("the_boatman", "uprising_the_librarian"))
    assert game.state.kingdoms[0] == ("", "", "the_boatman")
    assert look(game, 0).view.ahead == ()


def test_the_syndicate_puts_at_most_two_markers_on_the_council_of_the_suit() -> None:
    game = table(
        Area(U, bid="hawkers", headquarters="the_syndicate"), Area(N), steps=(Acquisition(0, "swansong_horn"), DrawUp())
    )
    assert votes(game.state, 0, "oaths") == 1
    game.state.markers *= 2
    act(game, 0, Space(0))
    assert votes(game.state, 0, "oaths") == 2


def test_the_school_of_the_streets_lasts_for_the_round() -> None:
    game = spring(Area(U), Area(N))
    use(game, 0, "school_of_the_streets")
    assert game.state.lasting[0] == ("school_of_the_streets",)
