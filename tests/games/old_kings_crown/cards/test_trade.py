"""Rulings on the Kingdom cards of Trade that the worked examples do not show."""

from regalia.games.old_kings_crown.effective import bidding_strength, defence, votes
from regalia.games.old_kings_crown.options import (
    DECLINE,
    GOVERN,
    JOURNEY,
    RETURN,
    STEAL,
    Buy,
    Gain,
    Space,
    Steal,
    Tactic,
    Use,
)
from regalia.games.old_kings_crown.pieces import Tile
from regalia.games.old_kings_crown.steps.acquire import Acquisition
from regalia.games.old_kings_crown.steps.claiming import ChooseLocation
from regalia.games.old_kings_crown.steps.menu import AutumnActions
from regalia.games.old_kings_crown.steps.year import DrawUp
from tests.games.old_kings_crown.layout import (
    LOCATION,
    REGION,
    Area,
    C,
    N,
    U,
    act,
    hand,
    influence,
    names,
    offered,
    offers,
    table,
    these,
    use,
)
from tests.games.old_kings_crown.seasons import autumn, bidding, by_day, spring

# Trade


def test_the_adventuring_party_lets_active_pathfinders_journey() -> None:
    game = autumn(Area(U, board="adventuring_party<ruse>", plateau="hawkers", site=""), Area(N))
    act(game, 0, JOURNEY["uprising_hawkers"], 0)
    assert (names(game.state.discards[0]), game.state.lore[0]) == ("hawkers", 1)


def test_monument_masons_are_worth_more_with_cards_in_all_councils() -> None:
    game = spring(Area(N, board="monument_masons<ruse>", relics="woe", secrets="the_count", oaths="the_tithe"), Area(U))
    use(game, 0, "monument_masons", Gain("influence"))
    assert (influence(game)[0], hand(game, 0), game.state.kingdom_discard) == (3, "ruse", ("monument_masons",))


def test_pasteboard_crowns_give_followers_votes() -> None:
    for order, count in (((0, 1), 1), ((1, 0), 2)):
        game = autumn(Area(N, board="pasteboard_crowns<ruse>", oaths="the_tithe"), Area(U), order=order)
        assert votes(game.state, 0, "oaths") == count


def test_the_anonymous_benefactor_pays_for_one_attrition() -> None:
    game = table(
        Area(U, hand="ruse", discard="hawkers the_fence", supply="anonymous_benefactor"), Area(N), steps=(DrawUp(),)
    )
    assert (game.state.hand_size[0], game.state.supplies[0], len(game.state.hands[0])) == (6, (), 3)


def test_watchfire_towers_strengthen_bid_and_occupiers_but_forbid_stealing() -> None:
    game = bidding(
        Area(C, hand="lethe gall", board="watchfire_towers<purser>"),
        Area(N, hand="woe ruse", board="buried_palace<hunting_parties>"),
    )
    assert (bidding_strength(game.state, 0), defence(game.state, 0, 0)) == (8 + 5, 0 + 5)
    act(game, 1, DECLINE)
    assert influence(game)[0] == 1
    act(game, 0, LOCATION["castle"])
    assert offered(game, 0, Steal) == []


def test_buried_palace_burns_a_tactic() -> None:
    for exhausted, lore in ((False, 3), (True, 1)):
        game = spring(Area(N, board="buried_palace<ruse>", site=""), Area(U))
        game.state.tactics[0] = (Tile("royal_seal", exhausted=exhausted), Tile("martial_law", 2))
        use(game, 0, "buried_palace", Tactic("royal_seal"), 0)
        assert (game.state.lore[0], game.state.burned) == (lore, ("royal_seal",))


def test_the_beacon_brings_the_cheapest_site_card() -> None:
    game = table(Area(N, bid="woe", deck="ruse"), Area(U), steps=(Acquisition(0, "beacon_of_the_cape"),))
    assert set(offered(game, 0)) == {Buy("the_viceroy"), Buy("gilded_wall")}
    act(game, 0, Buy("the_viceroy"))
    assert (hand(game, 0), names(game.state.discards[0])) == ("the_viceroy", "woe")
    assert game.state.kingdom_discard == ("beacon_of_the_cape",)


def test_endless_stacks_and_glittering_caves_add_lore() -> None:
    game = autumn(Area(N, board="endless_stacks<ruse> glittering_caves<the_tithe>", hand="the_count", site=""), Area(U))
    act(game, 0, JOURNEY["nobility_the_count"], 0)
    assert (game.state.lore[0], influence(game)[0]) == (1 + 1 + 1, 1)


def test_road_brigands_help_a_thief_and_are_paid_for_every_theft() -> None:
    game = bidding(
        Area(U, hand="the_pickets hawkers", board="road_brigands<ruse>"),
        Area(N, hand="woe ruse", board="buried_palace<the_count>"),
    )
    act(game, 1, DECLINE, LOCATION["castle"], RETURN)
    act(game, 0, LOCATION["castle"])
    assert offered(game, 0, Steal) == []
    game = bidding(
        Area(U, hand="the_librarian hawkers", board="road_brigands<ruse>"),
        Area(C, hand="purser gall", board="buried_palace<lethe>"),
    )
    act(game, 0, LOCATION["castle"], STEAL["buried_palace"], Space(1))
    assert influence(game) == [1, 0]


def test_stolen_road_brigands_pay_the_thief() -> None:
    game = bidding(Area(U, hand="the_librarian hawkers"), Area(C, hand="purser gall", board="road_brigands<sea_breakers>"))
    act(game, 0, LOCATION["castle"], STEAL["road_brigands"], Space(1))
    assert influence(game) == [1, 0]


def test_the_parliament_of_shades_governs_with_cards_beside_it() -> None:
    game = table(
        Area(N, bid="woe", highlands="the_count"), Area(U), steps=(Acquisition(0, "parliament_of_shades"), AutumnActions(0))
    )
    act(game, 0, REGION["highlands"])
    use(game, 0, "parliament_of_shades", GOVERN["nobility_the_count", "relics"])
    assert names(game.state.councils["relics"]) == "the_count"


def test_the_merchants_exchange_pays_its_owner_for_every_claim() -> None:
    game = table(Area(N, bid="woe"), Area(U), steps=(Acquisition(0, "merchants_exchange"), ChooseLocation(1, "plateau")))
    act(game, 0, LOCATION["battlefield"])
    act(game, 1, LOCATION["battlefield"])
    assert influence(game) == [1, 2]


def test_remote_bylines_give_lore_to_who_has_some() -> None:
    game = spring(Area(N, board="remote_bylines<ruse>"), Area(U))
    use(game, 0, "remote_bylines")
    assert (influence(game)[0], game.state.lore[0]) == (1, 0)
    game = spring(Area(N, board="remote_bylines<ruse>", lore=1, site=""), Area(U))
    use(game, 0, "remote_bylines", 1)
    assert (game.state.lore[0], game.state.site_lore[0]) == (1, 1)


def test_the_sworn_escort_allows_the_favour_without_the_disc_and_twice_with_it() -> None:
    area = Area(C, board="sworn_escort<ruse>", highlands="gall")
    game = by_day(area, Area(N))
    use(game, 0, "prophet_of_the_waves", LOCATION["castle"])
    assert not offers(game, 0, Use("prophet_of_the_waves"))
    game = by_day(area, Area(N), favour=0)
    use(game, 0, "prophet_of_the_waves", LOCATION["castle"])
    use(game, 0, "prophet_of_the_waves", LOCATION["wilderness"])
    assert (offers(game, 0, Use("prophet_of_the_waves")), game.state.favour_uses) == (False, 1)


def test_the_empty_estate_raises_hand_size() -> None:
    game = autumn(Area(N, board="empty_estate<ruse>", oaths="the_count"), Area(U))
    use(game, 0, "empty_estate")
    assert (game.state.hand_size[0], names(game.state.discards[0]), hand(game, 0)) == (7, "the_count", "ruse")


def test_the_card_that_leaves_for_the_empty_estate_finds_the_hand_as_it_was_before() -> None:
    game = autumn(
        Area(
            C,
            board="empty_estate<ruse>",
            oaths="gall",
            headquarters="wandering_embassy",
            hand="purser lethe saga_the_unifier",
            hand_size=3,
        ),
        Area(N),
    )
    use(game, 0, "empty_estate", these(game, 0, "gall"))
    assert (hand(game, 0), names(game.state.decks[0])) == ("lethe purser ruse saga_the_unifier", "gall")


def test_a_signet_that_leaves_takes_its_card_of_the_hand_first() -> None:
    full = "woe the_tithe vial_sect"
    game = table(
        Area(N, hand=full, hand_size=3, bid="the_count", board="signet_of_succession<ruse>"),
        Area(U),
        steps=(Acquisition(0, "swansong_horn"),),
    )
    game.state.hand_size[0] = 4
    act(game, 0, Space(0))
    assert (game.state.hand_size[0], names(game.state.decks[0])) == (3, "ruse")
    assert len(game.state.hands[0]) == 3
