"""Rulings on the cards and tiles of the Nobility that the worked examples do not show."""

from regalia.games.old_kings_crown.effective import effective
from regalia.games.old_kings_crown.options import (
    DECLINE,
    DONE,
    GOVERN,
    IN_COUNCIL,
    JOURNEY,
    RETURN,
    Buy,
    Command,
    Gain,
    Govern,
    Steal,
    Use,
)
from regalia.games.old_kings_crown.pieces import Marker as Token
from regalia.games.old_kings_crown.steps.menu import DayActions
from regalia.games.old_kings_crown.steps.summer import Tally
from regalia.games.old_kings_crown.steps.winter import Cleanup
from tests.games.old_kings_crown.layout import (
    LOCATION,
    Area,
    N,
    U,
    act,
    clash,
    done,
    hand,
    influence,
    names,
    offered,
    offers,
    row,
    this,
    totals,
    use,
)
from tests.games.old_kings_crown.seasons import autumn, bidding, spring

# Nobility


def test_school_of_the_stones_doubles_supporters_and_keeps_them_in_winter() -> None:
    game = spring(Area(N), Area(U))
    use(game, 0, "school_of_the_stones")
    assert game.state.lasting[0] == ("school_of_the_stones",)
    game = clash(
        Area(N, highlands="the_count", on={"highlands": 2}, lasting="school_of_the_stones"),
        Area(U, on={"highlands": 1}),
        region="highlands",
        steps=(Tally(), Cleanup()),
    )
    act(game, 0, LOCATION["castle"], DECLINE)
    assert totals(game) == [(7 + 2 + 2, 1)]
    assert (game.state.supporters_on["highlands"], game.state.fallen) == ((2, 0), [0, 1])


def test_martial_law_bars_ambushes_of_opponents_but_not_those_of_its_user() -> None:
    areas = (Area(N, plateau="ruse woe", hand="the_count"), Area(U, plateau="ruse", hand="hawkers"))
    game = spring(*areas)
    use(game, 0, "martial_law")
    assert game.state.locked == "plateau"
    game = clash(
        Area(N, plateau="ruse", hand="the_count", lasting="martial_law"),
        areas[1],
        region="plateau",
        steps=(DayActions(0), DayActions(1)),
        locked="plateau",
    )
    assert offers(game, 0, Command("nobility_ruse", "ambush"))
    done(game, 0)
    assert not offers(game, 1, Command("uprising_ruse", "ambush"))
    assert offers(game, 1, Command("uprising_ruse", "retreat"))


def test_the_royal_seal_makes_all_other_bids_nothing() -> None:
    game = bidding(
        Area(U, hand="baron_cuttlefish hawkers", board="road_brigands<ruse>"),
        Area(N, hand="woe ruse", board="buried_palace<hunting_parties>"),
    )
    act(game, 1, Use("royal_seal"))
    assert [*game.asks] == [1]
    act(
        game,
        1,
        LOCATION["castle"],
        RETURN,
    )
    act(game, 0, LOCATION["castle"])
    assert offered(game, 0, Steal) == []


def test_witch_trial_discards_opponents_and_pays_for_own_cards() -> None:
    game = autumn(
        Area(N, relics="the_count", oaths="the_magistrate", deck="woe", site=""),
        Area(U, relics="hawkers"),
        markers=(Token(1, "relics", "the_syndicate"),),
    )
    use(game, 0, "witch_trial", IN_COUNCIL["relics"], this(game, 0, "the_count"), this(game, 0, "the_magistrate"), 0)
    assert (names(game.state.decks[0]), game.state.lore[0]) == ("the_magistrate the_count woe", 2)
    assert (names(game.state.discards[1]), game.state.markers) == ("hawkers", ())


def test_regal_guard_makes_heirs_invulnerable_for_the_round() -> None:
    game = spring(Area(N, plateau="titus_of_dawns_and_dusks"), Area(U), favour=0)
    use(game, 0, "regal_guard", Gain("invulnerable"))
    assert "invulnerable" in effective(game.state, "nobility_titus_of_dawns_and_dusks").traits
    assert "invulnerable" not in effective(game.state, "nobility_the_count").traits


def test_the_high_court_changes_its_council() -> None:
    game = autumn(Area(N, relics="the_high_court"), Area(U))
    use(game, 0, "the_high_court", IN_COUNCIL["oaths"], by="the_high_court")
    assert game.state.councils["oaths"] == ("the_high_court",)


def test_the_queen_governs_with_lost_and_discarded_cards_in_different_councils() -> None:
    game = autumn(Area(N, lore=3, hand="the_tithe the_count", lost="the_magistrate", discard="master_of_arms"), Area(U))
    act(game, 0, JOURNEY["nobility_the_tithe"], Buy("the_queen_long_ago"))
    act(game, 0, GOVERN["nobility_the_magistrate", "relics"])
    assert {option.council for option in offered(game, 0, Govern)} == {"secrets", "oaths"}
    act(game, 0, GOVERN["nobility_master_of_arms", "oaths"], *([DONE] if game.step.kind() == "QueenGoverns" else []))
    assert hand(game, 0) == "the_count the_queen_long_ago"


def test_gilded_wall_needs_two_supporters() -> None:
    wall = Use("gilded_wall", "gilded_wall")
    game = autumn(Area(N, plateau="gilded_wall", on={"plateau": 1}), Area(U))
    assert not offers(game, 0, wall)
    game = autumn(Area(N, plateau="gilded_wall", on={"plateau": 2}), Area(U))
    act(game, 0, wall)
    assert row(game, "plateau") == "gilded_wall+1"


def test_royal_bank_gives_votes_and_pays_both_to_who_is_not_first() -> None:
    area = Area(N, headquarters="royal_bank", discard="the_count", hand="woe")
    game = autumn(area, Area(U))
    assert offers(game, 0, GOVERN["nobility_woe", "oaths"])
    act(game, 0, Use("royal_bank"))
    assert offered(game, 0) == [Gain("influence"), Gain("captain")]
    game = autumn(area, Area(U), order=(1, 0))
    use(game, 0, "royal_bank", Gain("both"))
    assert (influence(game)[0], hand(game, 0)) == (1, "the_count woe")
