"""Rulings on Kingdom cards that the worked examples do not show."""

from regalia.games.old_kings_crown.effective import bidding_strength, defence, effective, votes
from regalia.games.old_kings_crown.options import (
    DECLINE,
    DONE,
    GOVERN,
    IN_COUNCIL,
    JOURNEY,
    RETURN,
    STEAL,
    TAKE,
    Acquire,
    Buy,
    Deploy,
    Gain,
    Herald,
    Journey,
    Marker,
    Player,
    Space,
    Steal,
    Supporter,
    Tactic,
    Take,
    To,
    Track,
    Use,
)
from regalia.games.old_kings_crown.pieces import Marker as Token
from regalia.games.old_kings_crown.pieces import Tile
from regalia.games.old_kings_crown.steps.acquire import Acquisition
from regalia.games.old_kings_crown.steps.claiming import ChooseLocation
from regalia.games.old_kings_crown.steps.menu import AutumnActions, DayActions, SpringActions
from regalia.games.old_kings_crown.steps.summer import FirstClash
from regalia.games.old_kings_crown.steps.winter import WinterEffects
from regalia.games.old_kings_crown.steps.year import DrawUp, SetOrder
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
    hand,
    happened,
    influence,
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
from tests.games.old_kings_crown.seasons import NIGHT, autumn, bidding, by_day, spring

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
    game = by_day(Area(N, board="wisp_lantern<ruse>", crowd={"highlands": 3}), Area(U))
    use(game, 0, "wisp_lantern", To("board"), 2)
    assert (game.state.crowds["highlands"], game.state.supporters[0]) == ((1, 0), 7)


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
    assert (game.state.kingdom_deck, game.state.glimpsed, game.state.taken) == (("the_boatman", "empty_estate"), 1, 1)


# Martial


def test_company_of_daggers_arms_heirs_and_fears_followers() -> None:
    game = clash(
        Area(N, board="company_of_daggers<ruse>", highlands="titus_of_dawns_and_dusks"),
        Area(U, highlands="hawkers the_librarian"),
        region="highlands",
        steps=NIGHT,
    )
    assert names(game.state.lost) == "the_librarian"
    assert names(game.state.discards[0]) == "titus_of_dawns_and_dusks"
    assert influence(game)[0] == 1


def test_hedgerow_levy_deploys_followers_and_calls_them_back() -> None:
    game = autumn(Area(N, board="hedgerow_levy<ruse>", hand="the_tithe", discard="hunting_parties woe"), Area(U))
    act(game, 0, Deploy("nobility_the_tithe", "plateau"))
    use(game, 0, "hedgerow_levy")
    assert (row(game, "plateau"), hand(game, 0)) == ("the_tithe+1", "hunting_parties")


def test_the_engineers_yard_deploys_in_spring_and_adds_a_token() -> None:
    game = table(Area(N, board="engineers_yard<ruse>", hand="woe"), Area(U), steps=(SpringActions(0), AutumnActions(0)))
    act(game, 0, Deploy("nobility_woe", "plateau"))
    done(game, 0)
    use(game, 0, "engineers_yard")
    assert row(game, "plateau") == "woe+2"


def test_the_royal_tourney_discards_equals_and_rewards_the_highest() -> None:
    game = spring(
        Area(N, board="royal_tourney<ruse>", hand="woe the_tithe"),
        Area(U, hand="night_carnival hawkers"),
        Area(C, hand="purser gall"),
    )
    use(game, 0, "royal_tourney", this(game, 0, "woe"))
    act(game, 1, this(game, 1, "night_carnival"))
    act(game, 2, this(game, 2, "purser"))
    act(game, 2, LOCATION["battlefield"])
    assert (influence(game), hand(game, 2)) == ([0, 0, 2], "gall purser")
    assert [names(pile) for pile in game.state.discards] == ["woe", "night_carnival", ""]
    assert game.state.kingdom_discard == ("royal_tourney",)


def test_wildgoose_riders_let_heirs_flank() -> None:
    game = by_day(Area(N, board="wildgoose_riders<ruse>", highlands="titus_of_dawns_and_dusks"), Area(U))
    command(game, 0, "titus_of_dawns_and_dusks", "flank", REGION["lowlands"])
    assert row(game, "lowlands") == "titus_of_dawns_and_dusks"


def test_the_hidden_stair_exchanges_a_clash_card() -> None:
    game = by_day(Area(N, board="hidden_stair<the_count>", highlands="woe+1"), Area(U))
    use(game, 0, "hidden_stair")
    assert (row(game, "highlands"), names(game.state.occupiers[0][:1])) == ("the_count", "woe")


def test_the_standard_keeper_saves_an_heir_before_the_helm_is_asked() -> None:
    game = clash(
        Area(N, board="standard_keeper<ruse> old_kings_helm<woe>", highlands="titus_of_dawns_and_dusks"),
        Area(U, highlands="night_carnival"),
        region="highlands",
        steps=NIGHT,
    )
    assert hand(game, 0) == "ruse titus_of_dawns_and_dusks"
    assert game.state.kingdom_discard == ("standard_keeper",)


def test_the_tattered_standard_rallies_supporters() -> None:
    game = autumn(Area(N, board="tattered_standard<ruse>", fallen=2, crowd={"plateau": 1}, supporters=2), Area(U))
    use(game, 0, "tattered_standard", (Supporter("plateau", 0), Supporter("lost", 1)))
    assert (game.state.supporters[0], game.state.fallen[0], game.state.on_map(0)) == (4, 1, 0)


def test_the_ruined_citadel_halves_others_rounded_up_and_leaves_in_winter() -> None:
    game = table(
        Area(N, bid="woe", highlands="(the_tithe)"),
        Area(C, highlands="(the_branded_seer)"),
        steps=(Acquisition(0, "ruined_citadel"), FirstClash("highlands"), WinterEffects()),
    )
    act(game, 0, REGION["highlands"])
    done(game, 0, 1)
    assert totals(game) == [(3, 4)]


def test_smugglers_leave_for_a_journey_when_they_retreat() -> None:
    game = by_day(Area(N, board="smugglers_pass<ruse>", highlands="the_tithe", site=""), Area(U))
    use(game, 0, "smugglers_pass")
    command(
        game,
        0,
        "the_tithe",
        "retreat",
    )
    assert offered(game, 0, Journey) == [JOURNEY["nobility_the_tithe"]]
    act(game, 0, JOURNEY["nobility_the_tithe"], 0)
    assert (game.state.lore[0], names(game.state.lost)) == (1, "the_tithe")


def test_the_swansong_horn_gives_ambush_for_the_clash() -> None:
    game = by_day(Area(N, board="swansong_horn<ruse>", highlands="the_tithe", hand="woe the_count"), Area(U))
    use(game, 0, "swansong_horn")
    command(game, 0, "the_tithe", "ambush", this(game, 0, "the_count"))
    assert row(game, "highlands") == "the_tithe the_count"


def test_the_shattered_sundial_allows_neither_day_nor_night() -> None:
    game = table(
        Area(N, board="shattered_sundial<ruse>", highlands="(vial_sect)"),
        Area(U, highlands="(the_librarian)"),
        steps=(SpringActions(0), FirstClash("highlands")),
    )
    use(game, 0, "shattered_sundial", REGION["highlands"])
    done(game, 0)
    assert totals(game) == [(5, 6)]
    assert names(game.state.discards[0]) == "ruse"


def test_the_tinkers_ring_makes_a_tactic_usable_again_this_round() -> None:
    game = autumn(Area(N, board="tinkers_ring<ruse>", oaths="the_count"), Area(U, relics="hawkers"))
    use(game, 0, "witch_trial", IN_COUNCIL["relics"], DONE)
    use(game, 0, "tinkers_ring")
    assert offers(game, 0, Use("witch_trial"))
    assert names(game.state.discards[0]) == "ruse"


def test_the_shield_protects_for_the_clash() -> None:
    game = clash(
        Area(N, board="old_kings_shield<ruse>", highlands="the_count"),
        Area(U, highlands="night_carnival"),
        region="highlands",
        steps=(DayActions(0), *NIGHT),
    )
    use(game, 0, "old_kings_shield")
    done(game, 0)
    assert totals(game) == [(7, 5)]
    assert game.state.gifts == ()
