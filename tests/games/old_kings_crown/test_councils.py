"""Rulings on Councils, Locations and Lore that the worked examples do not show (rules 3.16, 3.17, 9, 10 and 15)."""

import pytest

from regalia.core import Number
from regalia.games.old_kings_crown.effective import votes
from regalia.games.old_kings_crown.facts import NOBODY
from regalia.games.old_kings_crown.options import (
    DECLINE,
    DONE,
    GOVERN,
    IN_COUNCIL,
    JOURNEY,
    AtLocation,
    Buy,
    Command,
    Govern,
    Herald,
    Journey,
    Supporter,
    To,
    Use,
)
from regalia.games.old_kings_crown.pieces import Marker
from regalia.games.old_kings_crown.steps.claiming import ChooseLocation
from regalia.games.old_kings_crown.steps.interrupts import SpendLore
from regalia.games.old_kings_crown.steps.menu import AutumnActions
from regalia.games.old_kings_crown.steps.rewards import Castle, Shrine
from regalia.games.old_kings_crown.steps.round import End
from tests.games.old_kings_crown.layout import (
    LOCATION,
    Area,
    C,
    G,
    N,
    U,
    act,
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

# The Castle


def test_the_castle_removes_all_markers_of_its_council_and_no_others() -> None:
    mine, theirs = Marker(1, "oaths", "the_syndicate"), Marker(0, "oaths", "bringer_of_the_word")
    left = Marker(1, "relics", "the_syndicate"), Marker(0, "secrets", "bringer_of_the_word")
    game = table(
        Area(G, oaths="the_stag", relics="the_owl", posted={"castle": 2}),
        Area(U, hand="the_fence"),
        steps=(ChooseLocation(1, "highlands"),),
        markers=(mine, left[0], theirs, left[1], mine),
    )
    act(game, 1, LOCATION["castle"], GOVERN["uprising_the_fence", "oaths"])
    state = game.state
    assert state.markers == left
    assert [names(state.councils[council]) for council in ("relics", "secrets", "oaths")] == ["the_owl", "", "the_fence"]
    assert (state.posted["castle"], votes(state, 1, "oaths")) == ((2, 0), 2)


def test_who_does_not_govern_leaves_the_council_as_it_is() -> None:
    game = table(Area(N, hand="the_count"), Area(G, oaths="the_stag"), steps=(ChooseLocation(0, "highlands"),))
    act(game, 0, LOCATION["castle"], DECLINE)
    assert (influence(game), names(game.state.councils["oaths"]), hand(game, 0)) == ([1, 0], "the_stag", "the_count")


def test_at_the_castle_hand_cards_and_active_cards_govern_if_they_have_votes() -> None:
    game = table(
        Area(N, hand="the_count woe", plateau="vial_sect the_tithe", lowlands="(the_magistrate)", discard="master_of_arms"),
        Area(U, plateau="the_librarian"),
        steps=(Castle(0),),
    )
    assert {option.card for option in offered(game, 0, Govern)} == {"nobility_the_count", "nobility_vial_sect"}
    act(game, 0, GOVERN["nobility_vial_sect", "relics"])
    assert (names(game.state.councils["relics"]), row(game, "plateau")) == ("vial_sect", "the_tithe the_librarian")


# Heralds


@pytest.mark.parametrize(
    ("heralds", "chosen", "paid"),
    [
        (("battlefield", "battlefield", "battlefield"), "battlefield", [1 + 2 + 2, 1, 1]),
        (("battlefield", "harvest_field", "battlefield"), "battlefield", [1 + 1 + 2, 2, 1]),
        (("harvest_field", "battlefield", "battlefield"), "battlefield", [2, 2, 2]),
        (("", "battlefield", "battlefield"), "battlefield", [2, 2, 2]),
    ],
)
def test_a_herald_is_paid_for_its_own_location_and_by_each_herald_beside_it(
    heralds: tuple[str, ...], chosen: str, paid: list[int]
) -> None:
    areas = [Area(faction, herald=herald) for faction, herald in zip((N, U, C), heralds, strict=True)]
    game = table(*areas, steps=(ChooseLocation(0, "plateau"),), influence=[0, 2, 2])
    act(game, 0, LOCATION[chosen])
    assert influence(game) == paid


def test_a_herald_retreats_only_from_the_region_of_the_clash() -> None:
    for herald, may in (("castle", True), ("wilderness", True), ("shrine", False), ("", False)):
        game = by_day(Area(G, highlands="ruse the_owl", herald=herald), Area(N))
        act(game, 0, Command("gathering_ruse", "retreat"))
        assert (Herald(0) in offered(game, 0)) == may


def test_the_lake_calls_any_number_of_heralds_that_are_on_the_map() -> None:
    area = Area(N, board="singing_lake<ruse>", herald="castle")
    game = spring(area, Area(U, herald="shrine"), Area(C))
    use(game, 0, "singing_lake", LOCATION["battlefield"])
    assert offered(game, 0) == [Herald(0), Herald(1)]
    act(game, 0, (Herald(0), Herald(1)))
    assert game.state.heralds == ["battlefield", "battlefield", ""]
    assert (hand(game, 0), game.state.kingdom_discard) == ("ruse", ("singing_lake",))
    assert not offers(spring(Area(N, board="singing_lake<ruse>"), Area(U)), 0, Use("singing_lake"))


# The Council of Relics


def test_markers_in_relics_add_to_the_reward_and_are_not_discarded() -> None:
    game = table(
        Area(U, herald="castle"),
        Area(N, relics="the_count"),
        steps=(ChooseLocation(0, "highlands"),),
        markers=(Marker(0, "relics", "the_syndicate"),),
    )
    act(game, 0, LOCATION["castle"])
    assert (influence(game)[0], len(game.state.markers), names(game.state.councils["relics"])) == (
        1 + 1 + 1,
        1,
        "the_count",
    )


def test_a_card_without_a_vote_in_relics_brings_nothing_and_stays() -> None:
    game = table(Area(N, herald="castle", relics="woe"), Area(U), steps=(ChooseLocation(0, "highlands"),))
    act(game, 0, LOCATION["castle"])
    assert (influence(game)[0], names(game.state.councils["relics"])) == (1 + 1, "woe")


# The Councils of Secrets and Oaths


def test_secrets_needs_a_vote_and_posts_a_marker_for_each() -> None:
    assert not offers(autumn(Area(N, secrets="woe"), Area(U)), 0, Use("secrets"))
    game = autumn(Area(N, secrets="vial_sect the_count"), Area(U, secrets="the_librarian"))
    use(game, 0, "secrets", LOCATION["castle"], LOCATION["castle"], LOCATION["shrine"])
    assert game.step.kind() == "AutumnActions"
    assert (game.state.posted["castle"], game.state.posted["shrine"]) == ((2, 0), (1, 0))
    assert not offers(game, 0, Use("secrets"))


def test_five_markers_of_one_player_make_a_reward_and_only_five_come_back() -> None:
    game = autumn(
        Area(N, secrets="vial_sect", posted={"battlefield": 4, "shrine": 3}),
        Area(U, posted={"battlefield": 4, "shrine": 4}),
    )
    use(game, 0, "secrets", LOCATION["shrine"], LOCATION["battlefield"])
    assert influence(game) == [2, 0]
    assert (game.state.posted["battlefield"], game.state.posted["shrine"]) == ((0, 4), (4, 4))


def test_two_full_locations_are_claimed_one_after_the_other() -> None:
    game = autumn(Area(N, secrets="vial_sect", posted={"battlefield": 4, "castle": 5}), Area(U))
    use(game, 0, "secrets", LOCATION["battlefield"], LOCATION["castle"])
    assert offered(game, 0) == [AtLocation("castle"), AtLocation("battlefield")]
    act(game, 0, LOCATION["castle"])
    assert influence(game)[0] == 1 + 2
    assert (game.state.posted["battlefield"], game.state.posted["castle"]) == ((0, 0), (1, 0))


def test_oaths_returns_as_many_supporters_as_votes_from_the_map_and_the_lost_pile() -> None:
    area = Area(N, oaths="vial_sect", on={"plateau": 2, "lowlands": 1}, fallen=2, supporters=0)
    game = autumn(area, Area(U))
    act(game, 0, Use("oaths"))
    assert not offers(game, 0, (Supporter("plateau", 0), Supporter("lowlands", 0), Supporter("lost", 0)))
    act(game, 0, (Supporter("plateau", 0), Supporter("lost", 1)))
    assert (game.state.supporters[0], game.state.fallen[0], game.state.on_map(0)) == (2, 1, 2)
    assert not offers(autumn(Area(N, oaths="woe", fallen=2), Area(U)), 0, Use("oaths"))
    assert not offers(autumn(Area(N, oaths="vial_sect"), Area(U, fallen=2)), 0, Use("oaths"))


def test_a_bringer_in_any_council_makes_only_its_own_players_markers_count() -> None:
    markers = tuple(Marker(seat, "oaths", "bringer_of_the_word") for seat in (0, 0, 1))
    for place, count in (("relics", 2), ("oaths", 1 + 2), ("plateau", 0)):
        area = Area(G)
        setattr(area, place, "bringer_of_the_word")
        game = autumn(area, Area(N), markers=markers)
        assert [votes(game.state, seat, "oaths") for seat in (0, 1)] == [count, 0]


# Journeys and the Site


def test_a_journey_needs_lore_and_the_wilderness_takes_active_cards_too() -> None:
    game = table(
        Area(N, hand="the_count woe", plateau="vial_sect ruse", site=""), Area(U), steps=(ChooseLocation(0, "highlands"),)
    )
    act(game, 0, LOCATION["wilderness"])
    assert {option.card for option in offered(game, 0, Journey)} == {"nobility_the_count", "nobility_vial_sect"}
    act(game, 0, JOURNEY["nobility_vial_sect"], 0)
    assert (names(game.state.lost), game.state.lore[0], row(game, "plateau")) == ("vial_sect", 1, "ruse")


def test_lore_is_stored_only_on_an_empty_site_and_only_what_has_just_come_in() -> None:
    game = autumn(Area(N, hand="guild_of_dawn_traders", site="the_queen_long_ago", lore=1), Area(U))
    act(game, 0, JOURNEY["nobility_guild_of_dawn_traders"])
    assert (game.state.lore[0], game.step.kind()) == (3, "AutumnActions")
    game = autumn(Area(N, hand="the_count", site="", lore=5), Area(U))
    act(game, 0, JOURNEY["nobility_the_count"])
    assert game.asks[0] == Number(0, 1)
    act(game, 0, 1)
    assert (game.state.lore[0], game.state.site_lore[0]) == (5, 1)


@pytest.mark.parametrize(("site", "stored", "gain"), [("", 4, 2), ("", 3, 1), ("", 1, 0), ("gilded_wall", 4, 0)])
def test_at_the_end_lore_on_a_site_counts_only_if_the_site_holds_no_cards(site: str, stored: int, gain: int) -> None:
    game = table(Area(N, site=site, site_lore=stored, lore=6), Area(U), steps=(End(),))
    assert influence(game) == [gain, 0]


def test_several_cards_may_be_bought_as_long_as_there_is_lore() -> None:
    game = autumn(Area(U, hand="the_fence", site="moonshine_cove the_syndicate arch_agitant", lore=2), Area(N))
    act(game, 0, JOURNEY["uprising_the_fence"], Buy("moonshine_cove"))
    assert offered(game, 0, Buy) == [Buy("the_syndicate"), Buy("arch_agitant")]
    act(game, 0, Buy("the_syndicate"))
    state = game.state
    assert (state.headquarters[0], state.lore[0], state.sites[0]) == (
        ("moonshine_cove", "the_syndicate"),
        0,
        ("arch_agitant",),
    )
    assert state.kingdoms[0] == ("", "", "")


def test_the_door_comes_with_three_markers_and_no_other_headquarters_does() -> None:
    for bought, markers in (("the_door_in_the_night", 3), ("the_syndicate", 1), ("moonshine_cove", 1)):
        game = table(Area(G, site=bought, lore=2), Area(N), steps=(SpendLore(0, 0),), door=1)
        act(game, 0, Buy(bought))
        assert (game.state.headquarters[0], game.state.door) == ((bought,), markers)
        assert len(game.state.kingdoms[0]) == (3 if bought == "moonshine_cove" else 2)


# Shrine, Necropolis, Harvest Field


def test_the_shrine_takes_at_most_three_cards_of_hand_and_regions() -> None:
    game = table(
        Area(N, hand="woe ruse", plateau="the_count", lowlands="(the_tithe) vial_sect", deck="the_magistrate"),
        Area(U, plateau="hawkers"),
        steps=(Shrine(0),),
    )
    assert offered(game, 0) == [*these(game, 0, "ruse woe the_count vial_sect"), DONE]
    act(game, 0, this(game, 0, "vial_sect"), this(game, 0, "ruse"), this(game, 0, "the_count"))
    assert (names(game.state.decks[0]), hand(game, 0), game.is_over) == (
        "the_magistrate vial_sect ruse the_count",
        "woe",
        True,
    )


def test_the_favour_is_claimed_from_whoever_has_it() -> None:
    for holder, uses in ((NOBODY, 3), (1, 1), (0, 2)):
        game = table(Area(N), Area(U), steps=(ChooseLocation(0, "plateau"),), favour=holder, favour_uses=uses)
        other = game.copy()
        act(game, 0, LOCATION["harvest_field"], Use("claim_favour"))
        assert (game.state.favour, game.state.favour_uses) == (0, 3)
        act(other, 0, LOCATION["harvest_field"], DECLINE)
        assert (other.state.favour, other.state.favour_uses) == (holder, uses)


# Cards that leave a Council


def test_leaving_a_council_otherwise_than_for_the_discard_pile_brings_nothing_back() -> None:
    game = autumn(Area(N, oaths="the_count", board="cloud_moorings<ruse>", deck="woe", site=""), Area(U))
    use(game, 0, "witch_trial", IN_COUNCIL["oaths"], this(game, 0, "the_count"), 0)
    assert names(game.state.decks[0]) == "the_count woe"


def test_a_journey_by_cloud_moorings_may_also_end_where_it_would() -> None:
    for card, place, found in (("the_count", "discard", "discards"), ("the_tithe", "lost", "lost")):
        game = autumn(Area(N, hand=card, board="cloud_moorings<ruse>", deck="woe", site=""), Area(U))
        act(game, 0, JOURNEY[f"nobility_{card}"])
        assert offered(game, 0) == [To("deck"), To(place)]
        act(game, 0, To(place), 0)
        piles = {"discards": game.state.discards[0], "lost": game.state.lost}
        assert (names(piles[found]), names(game.state.decks[0])) == (card, "woe")


def test_a_player_governs_and_journeys_once_each_in_autumn() -> None:
    game = table(Area(N, hand="the_count vial_sect the_tithe", site=""), Area(U), steps=(AutumnActions(0),))
    act(game, 0, JOURNEY["nobility_the_count"], 0)
    assert (offered(game, 0, Journey), len(offered(game, 0, Govern))) == ([], 3)
    act(game, 0, GOVERN["nobility_vial_sect", "oaths"])
    assert (offered(game, 0, Journey), offered(game, 0, Govern)) == ([], [])
