"""Rulings on the Kingdom cards of Intrigue that the worked examples do not show."""

import pytest

from regalia.games.old_kings_crown.effective import effective
from regalia.games.old_kings_crown.events.cards import Moved
from regalia.games.old_kings_crown.options import (
    IN_COUNCIL,
    JOURNEY,
    TAKE,
    Acquire,
    Herald,
    Marker,
    Player,
    Space,
    Take,
    To,
    Track,
    Use,
)
from regalia.games.old_kings_crown.pieces import Marker as Token
from regalia.games.old_kings_crown.steps.menu import AutumnActions, SpringActions
from regalia.games.old_kings_crown.steps.year import SetOrder
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
    use,
)
from tests.games.old_kings_crown.seasons import NIGHT, autumn, bidding, by_day, spring

# Intrigue


def test_cloud_moorings_bring_a_traveller_under_the_deck() -> None:
    game = autumn(Area(N, board="cloud_moorings<ruse>", hand="the_tithe", deck="woe", site=""), Area(U))
    act(game, 0, JOURNEY["nobility_the_tithe"], To("deck"), 0)
    assert names(game.state.decks[0]) == "woe the_tithe"


def test_cellar_gossip_draws_as_many_cards_as_went_under_the_deck() -> None:
    game = spring(
        Area(N, board="cellar_gossip<ruse>", hand="woe the_tithe", deck="the_count the_magistrate vial_sect"),
        Area(U, hand="hawkers"),
    )
    use(game, 0, "cellar_gossip", (Player(0), Player(1)))
    act(game, 0, this(game, 0, "woe"))
    assert (hand(game, 0), names(game.state.decks[0])) == ("the_count the_magistrate", "vial_sect woe the_tithe")
    assert hand(game, 1) == "hawkers"


def test_clockwork_doves_fly_in_spring_and_again_in_autumn() -> None:
    game = table(
        Area(N, board="clockwork_doves<ruse>", hand="woe", oaths="the_count"),
        Area(U),
        steps=(SpringActions(0), AutumnActions(0)),
    )
    use(game, 0, "clockwork_doves", this(game, 0, "the_count"))
    assert (hand(game, 0), names(game.state.councils["oaths"])) == ("the_count", "woe")
    done(game, 0)
    use(game, 0, "clockwork_doves", this(game, 0, "ruse"))
    assert (hand(game, 0), names(game.state.occupiers[0][:1])) == ("ruse", "the_count")


def test_the_book_of_true_names_sends_cards_home() -> None:
    game = by_day(
        Area(N, board="book_of_true_names<ruse>", hand="the_count"), Area(U, highlands="baron_cuttlefish hawkers")
    )
    use(game, 0, "book_of_true_names")
    assert (hand(game, 1), row(game, "highlands")) == ("baron_cuttlefish", "hawkers")
    assert hand(game, 0) == "ruse the_count"


def test_the_wisp_lantern_leads_supporters_away() -> None:
    game = by_day(Area(N, board="wisp_lantern<ruse>", on={"highlands": 3}), Area(U))
    use(game, 0, "wisp_lantern", To("board"), 2)
    assert (game.state.supporters_on["highlands"], game.state.supporters[0]) == ((1, 0), 7)


def test_the_crossroads_innkeeper_looks_and_changes_rooms() -> None:
    game = spring(
        Area(N, board="crossroads_innkeeper<ruse>", highlands="(woe)", plateau="(the_count)"), Area(U, plateau="(hawkers)")
    )
    use(game, 0, "crossroads_innkeeper", REGION["plateau"], REGION["highlands"])
    assert (row(game, "highlands"), row(game, "plateau")) == ("(the_count)", "(woe) (hawkers)")
    assert happened(game, "Peeked")[0].region == "plateau"


def test_the_stewards_account_settles_a_council() -> None:
    game = autumn(
        Area(N, board="stewards_account<ruse>", plateau="woe"),
        Area(U, oaths="hawkers the_fence"),
        markers=(Token(1, "oaths", "the_syndicate"),),
    )
    use(game, 0, "stewards_account", IN_COUNCIL["oaths"], (this(game, 1, "hawkers"), Marker(1, 0)))
    assert (names(game.state.councils["oaths"]), game.state.markers) == ("the_fence woe", ())
    assert names(game.state.discards[1]) == "hawkers"


def test_the_boatman_rows_both_ways() -> None:
    game = spring(Area(N, board="the_boatman<ruse>", hand="woe", lost="the_count"), Area(U))
    use(game, 0, "the_boatman")
    assert (hand(game, 0), names(game.state.lost)) == ("the_count", "woe")


def test_the_leaf_fall_witch_acquires_two_road_cards() -> None:
    road = "tinkers_ring swansong_horn hidden_stair wildgoose_riders"
    game = spring(Area(N, board="leaf_fall_witch<ruse>", hand="woe"), Area(U), road=road)
    use(game, 0, "leaf_fall_witch", Acquire("swansong_horn", "nobility_woe"), Space(0))
    act(game, 0, Acquire("hidden_stair", "nobility_ruse"), Space(1))
    assert game.state.kingdoms[0] == ("swansong_horn", "hidden_stair")
    assert game.state.road[2:] == ("tinkers_ring", "wildgoose_riders")
    assert game.state.burned == ("leaf_fall_witch",)


def test_for_the_second_card_of_the_leaf_fall_witch_the_lantern_shows_two_cards_anew() -> None:
    game = spring(
        Area(N, board="leaf_fall_witch<ruse>", hand="woe", supply="old_kings_lantern"),
        Area(U),
        road="tinkers_ring swansong_horn hidden_stair wildgoose_riders",
        deck="the_boatman remote_bylines empty_estate",
    )
    use(game, 0, "leaf_fall_witch", Acquire("remote_bylines", "nobility_woe"), Space(0))
    assert [option.kingdom for option in offered(game, 0, Acquire)][4:] == ["the_boatman", "empty_estate"]
    assert [event.cards for event in happened(game, "Glimpsed")] == [
        ("the_boatman", "remote_bylines"),
        ("the_boatman", "empty_estate"),
    ]


def test_the_lantern_shows_nothing_to_who_has_no_card_for_a_second_take() -> None:
    game = spring(
        Area(N, board="leaf_fall_witch<ruse>", hand="", supply="old_kings_lantern"),
        Area(U),
        road="tinkers_ring swansong_horn hidden_stair wildgoose_riders",
        deck="the_boatman remote_bylines empty_estate",
    )
    game.state.hands[0], game.state.occupiers[0] = ("nobility_woe",), ("", "")
    game.ask_again()
    use(game, 0, "leaf_fall_witch", Acquire("the_boatman", "nobility_woe"), Space(0))
    assert (len(happened(game, "Glimpsed")), len(game.state.ahead(0))) == (1, 1)


def test_the_master_of_ceremonies_sets_the_whole_track() -> None:
    game = table(Area(N, board="master_of_ceremonies<ruse>"), Area(U, influence=3), Area(C), steps=(SetOrder(),))
    act(game, 0, Track((2, 0, 1)))
    assert game.state.order == (2, 0, 1)


def test_the_false_claimant_uses_an_opponents_favour_action_once() -> None:
    game = by_day(Area(N, board="false_claimant<ruse>", highlands="woe"), Area(C), favour=1)
    use(game, 0, "prophet_of_the_waves", LOCATION["castle"])
    assert (game.state.heralds[0], game.state.favour_uses) == ("castle", 3)
    assert not offers(game, 0, Use("prophet_of_the_waves"))


def test_the_thousand_face_mirror_shows_another_face_but_the_same_strength() -> None:
    game = by_day(Area(N, board="thousand_face_mirror<ruse>", highlands="the_count"), Area(U, lost="night_carnival"))
    use(game, 0, "thousand_face_mirror")
    now = effective(game.state, "nobility_the_count")
    assert (now.strength, now.archetype, now.votes, "deadly" in now.commands) == (7, "agent", 2, True)


def test_the_singing_lake_gathers_heralds() -> None:
    game = spring(Area(N, board="singing_lake<ruse>", herald="castle"), Area(U, herald="shrine"))
    use(game, 0, "singing_lake", LOCATION["battlefield"], (Herald(1),))
    assert game.state.heralds == ["castle", "battlefield"]


def test_the_bell_calls_lost_cards_to_the_deck() -> None:
    game = autumn(Area(N, board="bell_of_first_light<ruse>", lost="woe the_count", deck="the_tithe"), Area(U))
    use(game, 0, "bell_of_first_light", To("deck_top"), this(game, 0, "woe"))
    assert names(game.state.decks[0]) == "the_count woe the_tithe"


@pytest.mark.parametrize("end", ["deck_top", "deck_bottom"])
def test_the_log_tells_at_which_end_of_the_deck_lost_cards_are_put(end: str) -> None:
    game = autumn(Area(N, board="bell_of_first_light<ruse>", lost="woe the_count", deck="the_tithe"), Area(U))
    game.events = []
    use(game, 0, "bell_of_first_light", To(end), this(game, 0, "woe"))
    assert [event.target for event in game.events if isinstance(event, Moved) and event.source == "lost"] == [end] * 2


def test_the_sleeping_giant_returns_an_active_card() -> None:
    game = autumn(Area(N, board="sleeping_giant<ruse>", plateau="woe"), Area(U))
    use(game, 0, "sleeping_giant")
    assert hand(game, 0) == "woe"


def test_the_helm_fetches_eliminated_cards() -> None:
    game = clash(
        Area(N, board="old_kings_helm<ruse>", highlands="the_count"),
        Area(U, highlands="night_carnival"),
        region="highlands",
        steps=NIGHT,
    )
    act(game, 0, these(game, 0, "the_count"))
    assert (hand(game, 0), game.state.lost) == ("the_count", ())


def test_the_lantern_shows_two_cards_that_may_be_taken_as_from_the_road() -> None:
    road = "tinkers_ring swansong_horn hidden_stair wildgoose_riders"
    game = bidding(
        Area(C, hand="gall lethe", supply="old_kings_lantern"),
        Area(G, hand="effigies the_owl"),
        road=road,
        deck="the_boatman remote_bylines empty_estate",
    )
    act(game, 0, LOCATION["castle"])
    assert [option.kingdom for option in offered(game, 0, Take)][4:] == ["the_boatman", "remote_bylines"]
    act(game, 0, TAKE["remote_bylines"], Space(0))
    assert (game.state.kingdom_deck, len(game.state.ahead(0)), game.state.taken) == (("the_boatman", "empty_estate"), 1, 1)
