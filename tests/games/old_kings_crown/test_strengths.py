"""Whoever looks at a Clash sees what each total is made of."""

from typing import Any

from regalia.core import Game
from regalia.games.old_kings_crown.options import AtRegion
from regalia.games.old_kings_crown.pieces import Fallen, Part
from regalia.games.old_kings_crown.steps.acquire import Acquisition
from regalia.games.old_kings_crown.steps.menu import DayActions
from regalia.games.old_kings_crown.steps.night import Night
from regalia.games.old_kings_crown.steps.summer import FirstClash, Tally
from regalia.games.old_kings_crown.tally import total
from tests.games.old_kings_crown.layout import Area, C, G, N, act, clash, done, table, totals, use


def fight(*areas: Area) -> Game[Any]:
    """A Clash in the Highlands, from the Day on."""
    days = map(DayActions, range(len(areas)))
    return clash(*areas, region="highlands", steps=(*days, Night(), Tally()))


def test_a_total_is_made_of_cards_supporters_and_what_halves_it() -> None:
    game = table(
        Area(N, bid="woe", highlands="(the_tithe)"),
        Area(C, highlands="(gall) (snowdrop_scouts)", on={"highlands": 2}, lasting="school_of_the_stones"),
        steps=(Acquisition(0, "ruined_citadel"), FirstClash("highlands")),
    )
    act(game, 0, AtRegion("highlands"))
    done(game, 0, 1)
    first = game.state.outcomes[0]
    gall, scouts = Part("clans_gall", 9), Part("clans_snowdrop_scouts", 1)
    helped = (Part("supporters", 2), Part("school_of_the_stones", 2))
    assert first.parts == ((Part("nobility_the_tithe", 3),), (gall, scouts, *helped, Part("ruined_citadel", -7)))
    assert [tuple(map(total, first.parts))] == totals(game) == [(3, 14 - 7)]
    assert (first.best, first.lowest) == ((1,), False)


def test_what_a_card_has_taken_in_is_a_part_of_its_own() -> None:
    game = fight(Area(G, highlands="ritual_of_the_tooth", lost="cult_of_dreams"), Area(N, highlands="the_count"))
    use(game, 0, "ritual_of_the_tooth", by="ritual_of_the_tooth")
    assert game.state.outcomes[0].parts[0] == (
        Part("ritual_of_the_tooth", 5),
        Part("gathering_cult_of_dreams", 5, "ritual_of_the_tooth"),
    )


def test_the_fallen_are_remembered_with_what_felled_them() -> None:
    game = fight(Area(N, highlands="vial_sect"), Area(C, highlands="gall"))
    done(game, 0, 1)
    assert game.state.outcomes[0].fallen == (Fallen("clans_gall", ("nobility_vial_sect",)),)
    assert game.state.outcomes[0].parts[1] == ()
