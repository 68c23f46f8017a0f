"""Worked examples, E28 to E30: the Council of Secrets, the Favour, the end (rules 9, 12 and 15)."""

from regalia.games.old_kings_crown import RULES
from regalia.games.old_kings_crown.facts import NOBODY
from regalia.games.old_kings_crown.options import (
    Use,
)
from regalia.games.old_kings_crown.steps.menu import AutumnActions
from regalia.games.old_kings_crown.steps.round import End
from tests.games.old_kings_crown.layout import (
    LOCATION,
    Area,
    C,
    G,
    N,
    U,
    clash,
    done,
    influence,
    offers,
    table,
    use,
)
from tests.games.old_kings_crown.seasons import day

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
    assert [(rank.seat, *rank.keys) for rank in RULES.rank(game.state)] == [(2, 18, 1, 0), (0, 18, 0, 2), (1, 18, 0, 1)]
    game = table(*areas, steps=(End(),))
    assert RULES.rank(game.state)[0].seat == 0
