"""Rulings on the cards and tiles of the Gathering that the worked examples do not show."""

from regalia.games.old_kings_crown.effective import effective, votes
from regalia.games.old_kings_crown.options import (
    GOVERN,
    IN_COUNCIL,
    Acquire,
    Command,
    Space,
    To,
    Use,
)
from regalia.games.old_kings_crown.steps.acquire import Acquisition
from regalia.games.old_kings_crown.steps.rewards import Castle
from regalia.games.old_kings_crown.steps.summer import FirstClash, Tally
from tests.games.old_kings_crown.layout import (
    REGION,
    Area,
    G,
    N,
    U,
    act,
    clash,
    command,
    done,
    hand,
    happened,
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
from tests.games.old_kings_crown.seasons import autumn, by_day, spring

# Gathering


def test_school_of_the_stars_brings_a_lost_card_into_the_clash() -> None:
    game = by_day(Area(G, on={"highlands": 2}, lost="the_stag"), Area(N))
    use(game, 0, "school_of_the_stars")
    assert (row(game, "highlands"), game.state.fallen[0]) == ("the_stag", 2)


def test_moonlit_foragers_must_acquire_one_of_five_discarded_cards() -> None:
    pile = ("the_boatman", "buried_palace", "swansong_horn", "hidden_stair", "tinkers_ring", "old_kings_helm")
    game = spring(Area(G, hand="the_owl"), Area(N), kingdom_discard=pile)
    act(game, 0, Use("moonlit_foragers"))
    assert len(offered(game, 0, Acquire)) == 5
    act(game, 0, offered(game, 0, Acquire)[0], Space(0))
    assert names(game.state.occupiers[0][:1]) == "the_owl"
    assert len(game.state.kingdom_discard) == 5


def test_out_beyond_the_lights_two_cards_change_regions() -> None:
    game = by_day(Area(G, highlands="effigies", plateau="the_stag"), Area(N))
    use(game, 0, "out_beyond_the_lights", this(game, 0, "effigies"))
    assert (row(game, "highlands"), row(game, "plateau")) == ("the_stag", "effigies")


def test_ritual_sacrifice_pays_lore_and_may_fetch_a_card() -> None:
    game = autumn(Area(G, plateau="effigies", discard="the_owl the_fox", site=""), Area(N))
    use(game, 0, "ritual_sacrifice", these(game, 0, "effigies the_owl"), this(game, 0, "the_fox"), 0)
    assert (game.state.lore[0], names(game.state.lost), hand(game, 0)) == (2, "effigies the_owl", "the_fox")


def test_herald_of_the_moon_takes_a_card_beside_the_herald() -> None:
    game = autumn(Area(G, plateau="the_stag", lowlands="the_owl", herald="battlefield"), Area(N), favour=0)
    use(game, 0, "herald_of_the_moon")
    assert hand(game, 0) == "the_stag"


def test_markers_of_the_bringer_count_while_it_sits_in_a_council() -> None:
    game = autumn(Area(G, relics="bringer_of_the_word"), Area(N))
    use(game, 0, "bringer_of_the_word", IN_COUNCIL["oaths"], by="bringer_of_the_word")
    assert (votes(game.state, 0, "oaths"), votes(game.state, 0, "relics")) == (1, 1)
    game.state.councils["relics"] = ()
    assert votes(game.state, 0, "oaths") == 0


def test_the_bringer_may_go_on_to_the_lost_pile() -> None:
    game = table(Area(N, hand="the_count"), Area(G, oaths="bringer_of_the_word"), steps=(Castle(0),))
    act(game, 0, GOVERN["nobility_the_count", "oaths"])
    act(game, 1, To("lost"))
    assert game.state.lost == ("bringer_of_the_word",)


def test_ritual_of_the_tooth_that_takes_over_a_ruse_uses_one_of_its_commands() -> None:
    tooth, board = "ritual_of_the_tooth", "dreaming_sword<effigies>"
    game = by_day(Area(G, highlands=tooth, lost="ruse", hand="the_owl the_stag", board=board), Area(N))
    use(game, 0, tooth, by=tooth)
    assert offers(game, 0, Command(tooth, "retreat"))
    command(game, 0, tooth, "ambush", this(game, 0, "the_owl"))
    assert offers(game, 0, Use("dreaming_sword"))
    assert not offers(game, 0, Command(tooth, "retreat"))


def test_ritual_of_the_tooth_takes_over_a_burned_card() -> None:
    game = by_day(Area(G, highlands="ritual_of_the_tooth", lost="cult_of_dreams"), Area(N))
    use(game, 0, "ritual_of_the_tooth", by="ritual_of_the_tooth")
    tooth = effective(game.state, "ritual_of_the_tooth")
    assert (tooth.strength, "deadly" in tooth.commands, "agent" in tooth.texts) == (5 + 5, True, True)
    assert names(game.state.burned) == "cult_of_dreams"


def test_with_ritual_of_the_eye_the_lowest_total_above_nothing_wins() -> None:
    areas = (Area(G, highlands="ritual_of_the_eye"), Area(N, highlands="the_count"), Area(U))
    game = clash(*areas, region="highlands", steps=(Tally(),))
    assert totals(game) == [(3, 7, 0)]
    assert happened(game, "ClashWon")[0].seat == 0


def test_ritual_of_the_eye_is_compared_after_a_citadel_has_halved() -> None:
    game = table(
        Area(G, bid="effigies", highlands="(ritual_of_the_eye)"),
        Area(N, highlands="(keepers_of_the_gates)"),
        steps=(Acquisition(0, "ruined_citadel"), FirstClash("highlands")),
    )
    act(game, 0, REGION["highlands"])
    done(game, 0, 1)
    assert totals(game) == [(3, 2)]
    assert happened(game, "ClashWon")[0].seat == 1


def test_the_last_marker_of_the_door_pays_for_an_ambush_from_the_hand() -> None:
    area = Area(G, highlands="effigies", hand="the_owl", discard="the_stag", headquarters="the_door_in_the_night")
    game = by_day(area, Area(N), door=1)
    use(game, 0, "the_door_in_the_night")
    assert game.state.door == 1 - 1
    command(game, 0, "effigies", "ambush")
    assert row(game, "highlands") == "effigies the_owl"


def test_the_door_opens_for_an_ambush_out_of_the_discard_pile() -> None:
    game = by_day(
        Area(G, highlands="effigies", discard="the_stag the_owl", headquarters="the_door_in_the_night"), Area(N), door=3
    )
    use(game, 0, "the_door_in_the_night", To("discard"))
    command(game, 0, "effigies", "ambush", this(game, 0, "the_stag"))
    assert (row(game, "highlands"), game.state.door) == ("effigies the_stag", 1)
