"""Rulings on the cards and tiles of the Clans that the worked examples do not show."""

from regalia.games.old_kings_crown.effective import effective
from regalia.games.old_kings_crown.options import (
    DECLINE,
    GOVERN,
    IN_COUNCIL,
    Space,
    Supporter,
    Use,
)
from regalia.games.old_kings_crown.steps.rewards import Castle
from regalia.games.old_kings_crown.steps.summer import Resolved
from tests.games.old_kings_crown.layout import (
    LOCATION,
    REGION,
    Area,
    C,
    N,
    act,
    command,
    hand,
    influence,
    names,
    offered,
    offers,
    row,
    table,
    these,
    this,
    use,
)
from tests.games.old_kings_crown.seasons import autumn, by_day, spring

# Clans


def test_school_of_storms_pays_for_lone_leads() -> None:
    game = table(
        Area(C, highlands="gall lethe", on={"highlands": 1}, lasting="school_of_storms", site=""),
        Area(N, highlands="woe", on={"highlands": 1}),
        steps=(Resolved("highlands", -1),),
    )
    act(game, 0, 0)
    assert (influence(game)[0], game.state.lore[0]) == (0, 1)


def test_river_runners_take_a_kingdom_card_without_a_fight() -> None:
    game = autumn(Area(C, hand="purser gall"), Area(N, board="buried_palace<titus_of_dawns_and_dusks>"))
    use(game, 0, "river_runners", this(game, 0, "purser"), Space(1))
    assert game.state.kingdoms == [("", "buried_palace"), ("", "")]
    assert hand(game, 1) == "titus_of_dawns_and_dusks"


def test_salt_toughness_fills_the_hand() -> None:
    game = autumn(Area(C, hand="gall", hand_size=3, plateau="lethe", discard="purser sea_breakers"), Area(N))
    act(game, 0, Use("salt_toughness"))
    assert not offers(game, 0, these(game, 0, "lethe purser sea_breakers"))
    assert offers(game, 0, these(game, 0, "lethe"))
    act(game, 0, these(game, 0, "lethe purser"))
    assert hand(game, 0) == "gall lethe purser"


def test_prophet_of_the_waves_brings_herald_and_supporters() -> None:
    game = by_day(Area(C, on={"plateau": 2, "lowlands": 1}), Area(N), favour=0)
    use(game, 0, "prophet_of_the_waves", DECLINE, (Supporter("plateau", 0), Supporter("lowlands", 0)))
    assert game.state.supporters_on == {"highlands": (2, 0), "plateau": (1, 0), "lowlands": (0, 0)}


def test_prophet_of_the_waves_brings_at_most_two_supporters_and_no_herald_alone_if_none_is_moved() -> None:
    game = by_day(Area(C, on={"plateau": 2, "lowlands": 1, "highlands": 1}), Area(N), favour=0)
    act(game, 0, Use("prophet_of_the_waves"))
    assert offered(game, 0) == [LOCATION["castle"], LOCATION["wilderness"], DECLINE]
    act(game, 0, DECLINE)
    three = (Supporter("plateau", 0), Supporter("plateau", 1), Supporter("lowlands", 0))
    assert offered(game, 0) == [*three]
    assert [offers(game, 0, pieces) for pieces in ((), three, three[:1], three[1:])] == [False, False, True, True]
    other = by_day(Area(C, on={"highlands": 1}), Area(N), favour=0)
    act(other, 0, Use("prophet_of_the_waves"))
    assert offered(other, 0) == [LOCATION["castle"], LOCATION["wilderness"]]


def test_raid_and_raze_takes_supporters_along() -> None:
    game = by_day(Area(C, highlands="raid_and_raze", on={"highlands": 3}), Area(N))
    command(game, 0, "raid_and_raze", "flank", REGION["plateau"], 2)
    assert (row(game, "plateau"), game.state.supporters_on["plateau"]) == ("raid_and_raze", (2, 0))


def test_a_wandering_embassy_sends_flankers_to_a_council_and_takes_cards_back() -> None:
    game = by_day(Area(C, highlands="purser", headquarters="wandering_embassy", plateau="gall"), Area(N))
    use(game, 0, "wandering_embassy", IN_COUNCIL["secrets"])
    assert names(game.state.councils["secrets"]) == "purser"
    game = table(Area(N, hand="the_count"), Area(C, oaths="gall", headquarters="wandering_embassy"), steps=(Castle(0),))
    act(game, 0, GOVERN["nobility_the_count", "oaths"])
    act(game, 1, these(game, 1, "gall"))
    assert (hand(game, 1), names(game.state.councils["oaths"])) == ("gall", "the_count")


def test_new_havens_harbour_makes_all_resilient_and_raises_the_fallen() -> None:
    game = spring(Area(C, headquarters="new_havens_harbour", fallen=3, plateau="gall"), Area(N))
    assert "resilient" in effective(game.state, "clans_gall").traits
    use(game, 0, "new_havens_harbour", REGION["plateau"], 2)
    assert (game.state.fallen[0], game.state.supporters_on["plateau"]) == (1, (2, 0))
