"""When an Action may be activated, and between what it lets one choose (rules 3.3 and 13)."""

from typing import Any

import pytest

from regalia.core import Game, IllegalAnswer, Number, Several, Share
from regalia.games.old_kings_crown.options import IN_COUNCIL, AtRegion, Gain, Player, Supporter, Tactic, To, Use
from regalia.games.old_kings_crown.pieces import Marker, Tile
from regalia.games.old_kings_crown.state import State
from tests.games.old_kings_crown.layout import (
    DECLINE,
    DONE,
    REGION,
    Area,
    C,
    G,
    N,
    U,
    act,
    hand,
    names,
    offered,
    offers,
    these,
    this,
    to_regions,
    use,
)
from tests.games.old_kings_crown.seasons import autumn, by_day, spring

RIVAL = Area(N, hand="woe")
BARE = Area(N)

YES: list[tuple[Any, str, tuple[Area, ...], dict[str, Any]]] = [
    (by_day, "school_of_the_stars", (Area(G, on={"highlands": 2}, lost="the_stag"), RIVAL), {}),
    (by_day, "out_beyond_the_lights", (Area(G, highlands="effigies", plateau="the_stag"), RIVAL), {}),
    (
        by_day,
        "the_door_in_the_night",
        (Area(G, highlands="effigies", headquarters="the_door_in_the_night"), RIVAL),
        {"door": 1},
    ),
    (by_day, "sea_lanes", (Area(C, highlands="gall"), RIVAL), {}),
    (by_day, "sea_lanes", (Area(C, highlands="saga_the_unifier"), RIVAL), {}),
    (by_day, "sea_lanes", (Area(C, highlands="hall_upon_the_waves"), RIVAL), {}),
    (by_day, "the_safehouses", (Area(U, highlands="ruse"), RIVAL), {}),
    (by_day, "wandering_embassy", (Area(C, plateau="shore_runner_sleds", headquarters="wandering_embassy"), RIVAL), {}),
    (
        by_day,
        "book_of_true_names",
        (Area(U, hand="ruse", board="book_of_true_names<hawkers>"), Area(N, highlands="woe")),
        {},
    ),
    (by_day, "wisp_lantern", (Area(U, on={"highlands": 1}, board="wisp_lantern<hawkers>"), RIVAL), {}),
    (
        by_day,
        "thousand_face_mirror",
        (Area(U, highlands="ruse", board="thousand_face_mirror<hawkers>"), Area(N, lost="woe")),
        {},
    ),
    (by_day, "hidden_stair", (Area(U, highlands="ruse", board="hidden_stair<hawkers>"), RIVAL), {}),
    (by_day, "smugglers_pass", (Area(U, highlands="ruse", board="smugglers_pass<hawkers>"), RIVAL), {}),
    (by_day, "swansong_horn", (Area(U, highlands="the_fence", board="swansong_horn<hawkers>"), RIVAL), {}),
    (by_day, "old_kings_spear", (Area(U, highlands="the_fence", board="old_kings_spear<hawkers>"), RIVAL), {}),
    (by_day, "old_kings_shield", (Area(U, highlands="the_fence", board="old_kings_shield<hawkers>"), RIVAL), {}),
    (spring, "moonlit_foragers", (Area(G, hand="the_owl"), RIVAL), {"kingdom_discard": ("the_boatman",)}),
    (spring, "night_raids", (Area(U, board="the_boatman<ruse>"), RIVAL), {}),
    (spring, "false_orders", (Area(U), Area(N, highlands="(woe)", plateau="(ruse)")), {}),
    (spring, "new_havens_harbour", (Area(C, fallen=1, headquarters="new_havens_harbour"), RIVAL), {}),
    (spring, "spy_network", (Area(U), Area(N, highlands="(woe)")), {"favour": 0}),
    (spring, "crossroads_innkeeper", (Area(U, board="crossroads_innkeeper<ruse>"), Area(N, highlands="(woe)")), {}),
    (spring, "monument_masons", (Area(U, board="monument_masons<ruse>", oaths="hawkers"), RIVAL), {}),
    (spring, "buried_palace", (Area(U, board="buried_palace<ruse>"), RIVAL), {}),
    (spring, "remote_bylines", (Area(U, board="remote_bylines<ruse>"), RIVAL), {}),
    (spring, "forged_royal_pardons", (Area(U, board="forged_royal_pardons<ruse>", discard="hawkers"), RIVAL), {}),
    (spring, "cellar_gossip", (Area(U, board="cellar_gossip<ruse>"), RIVAL), {}),
    (spring, "clockwork_doves", (Area(U, board="clockwork_doves<ruse>", hand="hawkers"), RIVAL), {}),
    (spring, "the_boatman", (Area(U, board="the_boatman<ruse>", hand="hawkers", lost="the_fence"), RIVAL), {}),
    (
        spring,
        "leaf_fall_witch",
        (Area(U, board="leaf_fall_witch<ruse>", hand="hawkers"), RIVAL),
        {"road": "tinkers_ring"},
    ),
    (spring, "royal_tourney", (Area(U, board="royal_tourney<ruse>"), RIVAL), {}),
    (spring, "place_supporters", (Area(U, supporters=1), RIVAL), {}),
    (autumn, "witch_trial", (Area(N), Area(U, oaths="hawkers")), {}),
    (autumn, "witch_trial", (Area(N), Area(U)), {"markers": (Marker(1, "oaths", "the_syndicate"),)}),
    (autumn, "salt_toughness", (Area(C, plateau="gall"), RIVAL), {}),
    (autumn, "salt_toughness", (Area(C, discard="gall"), RIVAL), {}),
    (autumn, "river_runners", (Area(C, hand="gall"), Area(N, board="the_boatman<ruse>")), {}),
    (autumn, "ritual_sacrifice", (Area(G, discard="the_stag"), RIVAL), {}),
    (autumn, "herald_of_the_moon", (Area(G, herald="castle", highlands="the_stag"), RIVAL), {"favour": 0}),
    (autumn, "empty_estate", (Area(U, board="empty_estate<ruse>", oaths="hawkers"), RIVAL), {}),
    (autumn, "stewards_account", (Area(U, board="stewards_account<ruse>", plateau="hawkers"), RIVAL), {}),
    (autumn, "bell_of_first_light", (Area(U, board="bell_of_first_light<ruse>", lost="hawkers"), RIVAL), {}),
    (autumn, "sleeping_giant", (Area(U, board="sleeping_giant<ruse>", plateau="hawkers"), RIVAL), {}),
    (autumn, "hedgerow_levy", (Area(U, board="hedgerow_levy<ruse>", discard="hawkers"), RIVAL), {}),
    (autumn, "engineers_yard", (Area(N, board="engineers_yard<ruse>", plateau="woe"), BARE), {}),
    (autumn, "tattered_standard", (Area(U, board="tattered_standard<ruse>", fallen=1), RIVAL), {}),
]
NO: list[tuple[Any, str, tuple[Area, ...], dict[str, Any]]] = [
    (by_day, "school_of_the_stars", (Area(G, on={"highlands": 1, "plateau": 2}, lost="the_stag"), RIVAL), {}),
    (by_day, "school_of_the_stars", (Area(G, on={"highlands": 2}), Area(N, lost="woe")), {}),
    (by_day, "out_beyond_the_lights", (Area(G, highlands="effigies the_stag", plateau="(the_owl)"), RIVAL), {}),
    (by_day, "the_door_in_the_night", (Area(G, highlands="effigies", headquarters="the_door_in_the_night"), RIVAL), {}),
    (
        by_day,
        "the_door_in_the_night",
        (Area(G, plateau="effigies", headquarters="the_door_in_the_night"), RIVAL),
        {"door": 1},
    ),
    (by_day, "sea_lanes", (Area(C, plateau="gall", highlands="purser"), RIVAL), {}),
    (by_day, "wandering_embassy", (Area(C, plateau="gall", headquarters="wandering_embassy"), RIVAL), {}),
    (by_day, "book_of_true_names", (Area(U, board="book_of_true_names<hawkers>"), Area(N, highlands="woe")), {}),
    (by_day, "book_of_true_names", (Area(U, hand="ruse", board="book_of_true_names<hawkers>"), Area(N, plateau="woe")), {}),
    (by_day, "wisp_lantern", (Area(U, on={"plateau": 1}, board="wisp_lantern<hawkers>"), RIVAL), {}),
    (
        by_day,
        "thousand_face_mirror",
        (Area(U, plateau="ruse", board="thousand_face_mirror<hawkers>"), Area(N, lost="woe")),
        {},
    ),
    (by_day, "thousand_face_mirror", (Area(U, highlands="ruse", board="thousand_face_mirror<hawkers>"), RIVAL), {}),
    (by_day, "hidden_stair", (Area(U, plateau="ruse", board="hidden_stair<hawkers>"), RIVAL), {}),
    (by_day, "smugglers_pass", (Area(U, plateau="ruse", board="smugglers_pass<hawkers>"), RIVAL), {}),
    (by_day, "swansong_horn", (Area(U, highlands="guerrilla_fighters", board="swansong_horn<hawkers>"), RIVAL), {}),
    (by_day, "old_kings_spear", (Area(U, highlands="night_carnival", board="old_kings_spear<hawkers>"), RIVAL), {}),
    (by_day, "old_kings_shield", (Area(U, highlands="the_pickets", board="old_kings_shield<hawkers>"), RIVAL), {}),
    (spring, "moonlit_foragers", (Area(G, hand="the_owl"), RIVAL), {}),
    (spring, "moonlit_foragers", (Area(G), RIVAL), {"kingdom_discard": ("the_boatman",)}),
    (spring, "night_raids", (Area(U, board="the_boatman<ruse>", hand="hawkers"), BARE), {}),
    (spring, "night_raids", (Area(U), Area(N, hand="woe", board="the_boatman<ruse>")), {}),
    (
        spring,
        "false_orders",
        (Area(U, highlands="(ruse)", plateau="(hawkers)"), Area(N, highlands="(woe)", plateau="ruse")),
        {},
    ),
    (spring, "new_havens_harbour", (Area(C, headquarters="new_havens_harbour"), Area(N, fallen=1)), {}),
    (spring, "spy_network", (Area(U), Area(N, highlands="woe")), {"favour": 0}),
    (spring, "crossroads_innkeeper", (Area(U, board="crossroads_innkeeper<ruse>"), Area(N, highlands="woe")), {}),
    (spring, "monument_masons", (Area(U, board="monument_masons<ruse>"), Area(N, oaths="woe")), {}),
    (spring, "buried_palace", (Area(U, board="buried_palace<ruse>"), RIVAL), {"tactics": [(), ()]}),
    (spring, "forged_royal_pardons", (Area(U, board="forged_royal_pardons<ruse>"), Area(N, discard="woe")), {}),
    (
        spring,
        "forged_royal_pardons",
        (
            Area(
                U,
                board="forged_royal_pardons<ruse>",
                hand="the_fence the_pickets night_carnival",
                hand_size=3,
                discard="hawkers",
            ),
            BARE,
        ),
        {},
    ),
    (spring, "cellar_gossip", (Area(U, board="cellar_gossip<ruse>"), BARE), {}),
    (spring, "clockwork_doves", (Area(U, board="clockwork_doves<ruse>", oaths="hawkers"), RIVAL), {}),
    (spring, "the_boatman", (Area(U, board="the_boatman<ruse>", hand="hawkers"), Area(N, lost="woe")), {}),
    (spring, "the_boatman", (Area(U, board="the_boatman<ruse>", lost="hawkers"), RIVAL), {}),
    (spring, "leaf_fall_witch", (Area(U, board="leaf_fall_witch<ruse>"), RIVAL), {"road": "tinkers_ring"}),
    (spring, "leaf_fall_witch", (Area(U, board="leaf_fall_witch<ruse>", hand="hawkers"), RIVAL), {"road": "- -"}),
    (spring, "royal_tourney", (Area(U, board="royal_tourney<ruse>"), BARE), {}),
    (spring, "place_supporters", (Area(U, supporters=0), RIVAL), {}),
    (autumn, "witch_trial", (Area(N), Area(U)), {}),
    (autumn, "salt_toughness", (Area(C, lost="gall"), Area(N, plateau="woe")), {}),
    (autumn, "salt_toughness", (Area(C, hand="purser lethe saga_the_unifier", hand_size=3, discard="gall"), BARE), {}),
    (autumn, "river_runners", (Area(C, hand="gall", board="the_boatman<ruse>"), BARE), {}),
    (autumn, "river_runners", (Area(C), Area(N, board="the_boatman<ruse>")), {}),
    (autumn, "ritual_sacrifice", (Area(G, lost="the_stag"), Area(N, discard="woe")), {}),
    (autumn, "herald_of_the_moon", (Area(G, herald="castle", plateau="the_stag"), RIVAL), {"favour": 0}),
    (autumn, "herald_of_the_moon", (Area(G, highlands="the_stag"), RIVAL), {"favour": 0}),
    (autumn, "empty_estate", (Area(U, board="empty_estate<ruse>"), Area(N, oaths="woe")), {}),
    (autumn, "stewards_account", (Area(U, board="stewards_account<ruse>", hand="hawkers"), RIVAL), {}),
    (autumn, "bell_of_first_light", (Area(U, board="bell_of_first_light<ruse>"), Area(N, lost="woe")), {}),
    (autumn, "sleeping_giant", (Area(U, board="sleeping_giant<ruse>", hand="hawkers"), RIVAL), {}),
    (autumn, "hedgerow_levy", (Area(U, board="hedgerow_levy<ruse>", discard="the_fence"), RIVAL), {}),
    (autumn, "engineers_yard", (Area(N, board="engineers_yard<ruse>", plateau="the_count"), BARE), {}),
    (autumn, "tattered_standard", (Area(U, board="tattered_standard<ruse>"), Area(N, fallen=1)), {}),
    (autumn, "tinkers_ring", (Area(U, board="tinkers_ring<ruse>"), RIVAL), {}),
]


def may(season: Any, action: str, areas: tuple[Area, ...], facts: dict[str, Any]) -> bool:
    """Whether seat 0 may activate an Action in this season of this position."""
    game: Game[State] = season(*areas, **facts)
    return 0 in game.asks and offers(game, 0, Use(action))


@pytest.mark.parametrize(("season", "action", "areas", "facts"), YES)
def test_an_action_that_can_change_something_is_available(
    season: Any, action: str, areas: tuple[Area, ...], facts: dict[str, Any]
) -> None:
    assert may(season, action, areas, facts)


@pytest.mark.parametrize(("season", "action", "areas", "facts"), NO)
def test_an_action_that_could_change_nothing_is_not_available(
    season: Any, action: str, areas: tuple[Area, ...], facts: dict[str, Any]
) -> None:
    assert not may(season, action, areas, facts)


# What may be chosen


def test_moonlit_foragers_show_five_cards_or_all_if_there_are_fewer() -> None:
    pile = ("the_boatman", "buried_palace", "hidden_stair")
    game = spring(Area(G, hand="the_owl the_fox"), Area(N), kingdom_discard=pile)
    act(game, 0, Use("moonlit_foragers"))
    assert (len(offered(game, 0)), {*game.state.offers[0]}) == (6, {*pile})


def test_ritual_sacrifice_takes_one_to_three_cards() -> None:
    game = autumn(Area(G, plateau="effigies", discard="the_owl the_fox the_stag"), Area(N))
    act(game, 0, Use("ritual_sacrifice"))
    assert game.asks[0] == Several((*these(game, 0, "effigies the_owl the_fox the_stag"),), 1, 3)
    act(game, 0, these(game, 0, "effigies the_owl the_fox the_stag")[:3], DECLINE, DONE)
    assert (game.state.lore[0], names(game.state.lost), hand(game, 0)) == (3, "effigies the_owl the_fox", "")


def test_new_havens_harbour_raises_one_or_two() -> None:
    for fallen, most in ((1, 1), (2, 2), (4, 2)):
        game = spring(Area(C, headquarters="new_havens_harbour", fallen=fallen), Area(N))
        act(game, 0, Use("new_havens_harbour"), REGION["plateau"])
        assert game.asks.get(0) == Number(1, 2) if most == 2 else game.state.fallen[0] == 0


def test_the_wisp_lantern_leads_to_unresolved_regions_or_home() -> None:
    game = by_day(Area(N, board="wisp_lantern<ruse>", on={"highlands": 2}), Area(U), resolved=("lowlands",))
    act(game, 0, Use("wisp_lantern"))
    assert offered(game, 0) == [REGION["plateau"], To("board")]
    act(game, 0, REGION["plateau"])
    assert game.asks[0] == Number(1, 2)
    act(game, 0, 1)
    assert game.state.supporters_on["plateau"] == (1, 0)


def test_the_door_gives_ambush_from_the_hand_for_one_marker() -> None:
    game = by_day(
        Area(G, highlands="effigies the_fox", headquarters="the_door_in_the_night", hand="the_owl"), Area(N), door=2
    )
    use(game, 0, "the_door_in_the_night", this(game, 0, "effigies"))
    assert offered(game, 0) == [To("hand"), To("discard")]
    act(game, 0, To("hand"))
    assert game.state.door == 1
    use_again = Use("the_door_in_the_night")
    assert not offers(game, 0, use_again)


def test_the_bell_may_call_cards_to_the_bottom() -> None:
    game = autumn(Area(N, board="bell_of_first_light<ruse>", lost="woe the_count", deck="the_tithe"), Area(U))
    use(game, 0, "bell_of_first_light", To("deck_bottom"), this(game, 0, "woe"))
    assert names(game.state.decks[0]) == "the_tithe woe the_count"
    assert (hand(game, 0), game.state.kingdom_discard) == ("ruse", ("bell_of_first_light",))


def test_the_masons_want_cards_in_all_three_councils_for_more_and_may_stay() -> None:
    game = spring(Area(N, board="monument_masons<ruse>", relics="woe", secrets="the_count"), Area(U, oaths="hawkers"))
    use(game, 0, "monument_masons")
    assert (game.state.influence[0], game.state.kingdoms[0][0]) == (1, "monument_masons")
    game = spring(Area(N, board="monument_masons<ruse>", relics="woe", secrets="the_count", oaths="the_tithe"), Area(U))
    use(game, 0, "monument_masons", DECLINE)
    assert (game.state.influence[0], game.state.kingdoms[0][0]) == (1, "monument_masons")


def test_the_bank_pays_a_captain_or_influence_and_only_those_that_there_are() -> None:
    for discard, first, choices in (
        ("the_tithe", True, []),
        ("the_count", True, ["influence", "captain"]),
        ("the_count", False, ["influence", "captain", "both"]),
    ):
        game = autumn(Area(N, headquarters="royal_bank", discard=discard), Area(U), order=(0, 1) if first else (1, 0))
        act(game, 0, Use("royal_bank"))
        assert [option.what for option in offered(game, 0, Gain)] == choices
        if not choices:
            assert game.state.influence[0] == 1


def test_the_account_discards_any_number_of_cards_and_markers_but_its_own() -> None:
    markers = (Marker(1, "oaths", "the_syndicate"), Marker(0, "relics", "the_syndicate"))
    game = autumn(
        Area(N, board="stewards_account<ruse>", plateau="woe the_count"),
        Area(U, oaths="hawkers the_fence"),
        markers=markers,
    )
    use(game, 0, "stewards_account", this(game, 0, "woe"), IN_COUNCIL["oaths"])
    assert len(offered(game, 0)) == 3
    assert offers(game, 0, ())
    act(game, 0, ())
    assert (names(game.state.councils["oaths"]), game.state.markers) == ("hawkers the_fence woe", markers)


def test_false_orders_mislead_one_or_more_opponents_each_once() -> None:
    game = spring(
        Area(U),
        Area(N, highlands="(woe)", plateau="(ruse)"),
        Area(C, highlands="(gall)", lowlands="(purser)"),
        Area(G, highlands="(the_owl)"),
    )
    act(game, 0, Use("false_orders"))
    assert offered(game, 0) == [Player(1), Player(2)]
    act(game, 0, (Player(2),))
    assert [laid.card for laid in game.state.rows["lowlands"]] == ["clans_gall"]
    assert [laid.card for laid in game.state.rows["plateau"]] == ["nobility_ruse"]


def test_gossips_are_chosen_among_those_with_cards() -> None:
    game = spring(Area(N, board="cellar_gossip<ruse>"), Area(U, hand="hawkers"), Area(C), Area(G, hand="the_owl"))
    act(game, 0, Use("cellar_gossip"))
    assert offered(game, 0) == [Player(1), Player(3)]
    assert not offers(game, 0, ())


def test_the_ring_renews_an_exhausted_tactic_with_its_markers() -> None:
    game = autumn(Area(U, board="tinkers_ring<ruse>"), Area(N))
    game.state.tactics[0] = (
        Tile("the_safehouses", exhausted=True),
        Tile("night_raids"),
        Tile("false_orders", exhausted=True),
    )
    game.ask_again()
    act(game, 0, Use("tinkers_ring"))
    assert offered(game, 0) == [Tactic("the_safehouses"), Tactic("false_orders")]
    act(game, 0, Tactic("the_safehouses"))
    assert game.state.tile(0, "the_safehouses") == Tile("the_safehouses", 3)
    assert names(game.state.discards[0]) == "ruse"


def test_supporters_are_placed_freely_and_at_least_one() -> None:
    game = spring(Area(N, supporters=2), Area(U))
    act(game, 0, Use("place_supporters"))
    assert game.asks[0] == Share(2, tuple(REGION.values()), least=1)
    for split in ((0, 0, 0), (2, 0, 1)):
        with pytest.raises(IllegalAnswer):
            game.answer(0, to_regions(*split))
    act(game, 0, to_regions(0, 0, 1))
    assert (game.state.supporters[0], game.state.supporters_on["lowlands"]) == (1, (1, 0))


def test_the_standard_returns_one_or_two_supporters() -> None:
    game = autumn(Area(U, board="tattered_standard<ruse>", fallen=2, on={"plateau": 1}, supporters=2), Area(N))
    act(game, 0, Use("tattered_standard"))
    assert game.asks[0] == Several((Supporter("plateau", 0), Supporter("lost", 0), Supporter("lost", 1)), 1, 2)


def test_a_spy_may_leave_things_as_they_are() -> None:
    game = spring(Area(U, hand="hawkers", plateau="(ruse)"), Area(N, highlands="(woe)"), favour=0)
    act(game, 0, Use("spy_network"))
    assert offered(game, 0) == [AtRegion("highlands"), AtRegion("plateau")]
    act(game, 0, REGION["highlands"], DECLINE)
    assert (hand(game, 0), game.state.rows["plateau"][0].card) == ("hawkers", "uprising_ruse")
