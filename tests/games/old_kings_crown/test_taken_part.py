"""What has taken part in a Clash adds nothing to a later one of that Region, wherever it has been since (rules 6.3)."""

from regalia.core import Game, look
from regalia.games.old_kings_crown.content import REGIONS
from regalia.games.old_kings_crown.options import DECLINE, PASS, PLAY, Supporter
from regalia.games.old_kings_crown.pieces import Clash
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.menu import DayActions
from regalia.games.old_kings_crown.steps.summer import FirstClash, Tally
from regalia.games.old_kings_crown.steps.winter import Cleanup
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
    table,
    these,
    this,
    totals,
    use,
)


def tied(*areas: Area, region: str = "highlands") -> Game[State]:
    """A Clash that is about to be tallied."""
    return clash(*areas, region=region, steps=(Tally(),))


def test_a_card_that_went_home_and_is_played_again_in_a_tie_counts_nothing() -> None:
    game = tied(Area(U, highlands="captain_mooncurser", hand="ruse"), Area(N, highlands="master_of_arms"))
    act(game, 0, PLAY["uprising_ruse"])
    command(game, 0, "ruse", "retreat", these(game, 0, "captain_mooncurser"))
    done(game, 0)
    act(game, 0, PLAY["uprising_captain_mooncurser"])
    assert totals(game) == [(9, 9), (0, 0), (0, 0)]


def test_a_card_that_comes_back_has_no_commands_in_the_clash() -> None:
    game = tied(
        Area(C, highlands="nixing_knife", hand="ruse"), Area(N, highlands="knights_of_the_pasture", hand="the_count")
    )
    act(game, 0, PLAY["clans_ruse"])
    act(game, 1, PASS)
    command(game, 0, "ruse", "retreat", these(game, 0, "nixing_knife"))
    act(game, 0, PLAY["clans_nixing_knife"])
    act(game, 1, PLAY["nobility_the_count"])
    assert totals(game) == [(5, 5), (0, 0), (0, 7)]


def test_a_card_that_has_taken_part_elsewhere_is_fresh_in_another_region() -> None:
    game = table(
        Area(G, highlands="(the_stag)", plateau="(effigies)"),
        Area(N),
        steps=(FirstClash("plateau"), FirstClash("highlands")),
        resolved=("lowlands",),
    )
    done(game, 0)
    act(game, 0, LOCATION["battlefield"])
    use(game, 0, "out_beyond_the_lights", this(game, 0, "effigies"))
    assert totals(game) == [(1, 0), (1, 0)]


def test_supporters_that_leave_after_a_tie_and_come_back_count_nothing() -> None:
    game = tied(
        Area(C, on={"highlands": 2}, board="wisp_lantern<gall>", hand="lethe purser"),
        Area(N, on={"highlands": 2}, hand="the_count"),
    )
    game.state.favour = 0
    act(game, 0, PLAY["clans_lethe"])
    act(game, 1, PASS)
    use(game, 0, "wisp_lantern", REGION["plateau"], 2)
    use(game, 0, "prophet_of_the_waves", DECLINE, (Supporter("plateau", 0), Supporter("plateau", 1)))
    assert (game.state.supporters_on["highlands"], game.state.taken_part["highlands"]) == ((2, 2), (2, 2))
    done(game, 0)
    assert totals(game) == [(2, 2), (8, 0)]


def test_everybody_sees_where_supporters_have_gone_that_have_taken_part() -> None:
    game = tied(
        Area(C, on={"highlands": 2}, board="wisp_lantern<gall>", hand="lethe purser"),
        Area(N, on={"highlands": 2}, hand="the_count"),
    )
    act(game, 0, PLAY["clans_lethe"])
    act(game, 1, PASS)
    use(game, 0, "wisp_lantern", REGION["plateau"], 2)
    assert [look(game, eyes).view.seats[0].taken_part for eyes in (0, 1, None)] == [{"plateau": 2}] * 3
    assert look(game, 0).view.seats[1].taken_part == {}


def test_fresh_supporters_come_first_out_of_a_crowd() -> None:
    game = clash(
        Area(C, on={"highlands": 3, "plateau": 2}, board="wisp_lantern<gall>"),
        Area(N),
        region="highlands",
        steps=(DayActions(0), Tally()),
        favour=0,
        clash=Clash("highlands", (0, 1), first=False),
        taken_part={"highlands": (2, 0), "plateau": (0, 0), "lowlands": (0, 0)},
    )
    use(game, 0, "wisp_lantern", REGION["plateau"], 1)
    use(game, 0, "prophet_of_the_waves", DECLINE, (Supporter("plateau", 0), Supporter("plateau", 1)))
    assert totals(game) == [(1 + 2, 0)]


def test_what_has_taken_part_in_a_region_is_fresh_there_next_year() -> None:
    game = clash(
        Area(N, highlands="the_count", on={"highlands": 2}, lasting="school_of_the_stones"),
        Area(U),
        region="highlands",
        steps=(Tally(), Cleanup()),
    )
    act(game, 0, LOCATION["wilderness"], DECLINE)
    assert game.state.cards_taken_part == dict.fromkeys(REGIONS, ())
    assert game.state.taken_part == dict.fromkeys(REGIONS, (0, 0))
