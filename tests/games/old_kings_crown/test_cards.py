"""Rulings on cards and tiles that the worked examples do not show."""

from typing import Any

from regalia.core import Game, Number
from regalia.games.old_kings_crown.content import REGIONS
from regalia.games.old_kings_crown.effective import bidding_strength, defence, effective, votes
from regalia.games.old_kings_crown.options import (
    DECLINE,
    DONE,
    GOVERN,
    IN_COUNCIL,
    JOURNEY,
    PLAY,
    RETURN,
    STEAL,
    TAKE,
    Acquire,
    Bid,
    Buy,
    Command,
    Deploy,
    Gain,
    Govern,
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
from regalia.games.old_kings_crown.pieces import Clash, Tile
from regalia.games.old_kings_crown.pieces import Marker as Token
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.acquire import Acquisition
from regalia.games.old_kings_crown.steps.claiming import ChooseLocation
from regalia.games.old_kings_crown.steps.menu import AutumnActions, DayActions, SpringActions
from regalia.games.old_kings_crown.steps.night import Night
from regalia.games.old_kings_crown.steps.rewards import Castle, Necropolis, Shrine
from regalia.games.old_kings_crown.steps.spring import Bids
from regalia.games.old_kings_crown.steps.summer import FirstClash, Resolved, RevealAdded, Tally
from regalia.games.old_kings_crown.steps.winter import Cleanup, WinterEffects
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
    card,
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

NIGHT = (Night(), Tally())


def spring(*areas: Area, **facts: Any) -> Game[State]:
    """Seat 0 in its Spring Action Step."""
    return table(*areas, steps=(SpringActions(0),), phase="spring", **facts)


def autumn(*areas: Area, **facts: Any) -> Game[State]:
    """Seat 0 in its Autumn Action Step."""
    return table(*areas, steps=(AutumnActions(0),), phase="autumn", **facts)


def by_day(*areas: Area, region: str = "highlands", **facts: Any) -> Game[State]:
    """Seat 0 in its Day Action Step; nothing follows but the reveal of added cards."""
    return clash(*areas, region=region, steps=(DayActions(0), RevealAdded()), **facts)


def bidding(*areas: Area, **facts: Any) -> Game[State]:
    """All have bid their first card."""
    game = table(*areas, steps=(Bids(),), phase="spring", **facts)
    for seat, area in enumerate(areas):
        if game.step.kind() == "Bids" and seat in game.asks:
            act(game, seat, Bid(card(area.hand.split()[0], area.faction)))
    return game


# Basic cards and Commands


def test_a_ruse_that_gains_retreat_may_still_use_its_own_command() -> None:
    game = by_day(Area(U, highlands="ruse", hand="hawkers the_fence"), Area(N))
    use(game, 0, "the_safehouses")
    command(game, 0, "ruse", "ambush", this(game, 0, "hawkers"))
    assert offers(game, 0, Command("uprising_ruse", "retreat"))


def test_retreat_takes_cards_of_an_earlier_clash_and_supporters_home_tired_ones_first() -> None:
    game = by_day(Area(G, highlands="ruse the_owl", crowd={"highlands": 3}, herald="castle"), Area(N))
    game.state.tired["highlands"] = (1, 0)
    command(game, 0, "ruse", "retreat", (this(game, 0, "the_owl"), Supporter("highlands", 0), Herald(0)))
    assert (hand(game, 0), row(game, "highlands")) == ("the_owl", "ruse")
    assert (game.state.crowds["highlands"], game.state.tired["highlands"]) == ((2, 0), (0, 0))
    assert game.state.heralds[0] == ""


def test_cards_without_room_for_all_come_in_the_order_their_owner_chooses() -> None:
    game = autumn(Area(U, hand="hawkers ruse", hand_size=3, plateau="the_fence ornithopter_club"), Area(N))
    command(game, 0, "the_fence", "rally_any", these(game, 0, "the_fence ornithopter_club"))
    assert game.step.kind() == "Arrive"
    act(game, 0, this(game, 0, "ornithopter_club"))
    assert (hand(game, 0), names(game.state.decks[0])) == ("hawkers ornithopter_club ruse", "the_fence")


def test_two_tokens_keep_a_card_for_two_winters() -> None:
    game = table(
        Area(N, highlands="gilded_wall+2"), Area(U), steps=(WinterEffects(), Cleanup(), WinterEffects(), Cleanup())
    )
    assert row(game, "highlands") == "gilded_wall"
    assert game.is_over


# Nobility


def test_school_of_the_stones_doubles_supporters_and_keeps_them_in_winter() -> None:
    game = spring(Area(N), Area(U))
    use(game, 0, "school_of_the_stones")
    assert game.state.lasting[0] == ("school_of_the_stones",)
    game = clash(
        Area(N, highlands="the_count", crowd={"highlands": 2}, lasting="school_of_the_stones"),
        Area(U, crowd={"highlands": 1}),
        region="highlands",
        steps=(Tally(), Cleanup()),
    )
    act(game, 0, LOCATION["castle"], DECLINE)
    assert totals(game) == [(7 + 2 + 2, 1)]
    assert (game.state.crowds["highlands"], game.state.fallen) == ((2, 0), [0, 1])


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
    game = autumn(Area(N, plateau="gilded_wall", crowd={"plateau": 1}), Area(U))
    assert not offers(game, 0, wall)
    game = autumn(Area(N, plateau="gilded_wall", crowd={"plateau": 2}), Area(U))
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


# Clans


def test_school_of_storms_pays_for_lone_leads() -> None:
    game = table(
        Area(C, highlands="gall lethe", crowd={"highlands": 1}, lasting="school_of_storms", site=""),
        Area(N, highlands="woe", crowd={"highlands": 1}),
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
    act(game, 0, these(game, 0, "lethe purser"))
    assert hand(game, 0) == "gall lethe purser"


def test_prophet_of_the_waves_brings_herald_and_supporters() -> None:
    game = by_day(Area(C, crowd={"plateau": 2, "lowlands": 1}), Area(N), favour=0)
    use(game, 0, "prophet_of_the_waves", DECLINE, (Supporter("plateau", 0), Supporter("lowlands", 0)))
    assert game.state.crowds == {"highlands": (2, 0), "plateau": (1, 0), "lowlands": (0, 0)}


def test_raid_and_raze_takes_supporters_along() -> None:
    game = by_day(Area(C, highlands="raid_and_raze", crowd={"highlands": 3}), Area(N))
    command(game, 0, "raid_and_raze", "flank", REGION["plateau"], 2)
    assert (row(game, "plateau"), game.state.crowds["plateau"]) == ("raid_and_raze", (2, 0))


def test_a_wandering_embassy_sends_flankers_to_a_council_and_takes_cards_back() -> None:
    game = by_day(Area(C, highlands="purser", headquarters="wandering_embassy", plateau="gall"), Area(N))
    use(game, 0, "wandering_embassy", IN_COUNCIL["secrets"])
    assert names(game.state.councils["secrets"]) == "purser"
    game = table(Area(N, hand="the_count"), Area(C, oaths="gall", headquarters="wandering_embassy"), steps=(Castle(0),))
    act(game, 0, GOVERN["nobility_the_count", "oaths"])
    act(game, 1, To("hand"))
    assert (hand(game, 1), names(game.state.councils["oaths"])) == ("gall", "the_count")


def test_new_havens_harbour_makes_all_resilient_and_raises_the_fallen() -> None:
    game = spring(Area(C, headquarters="new_havens_harbour", fallen=3, plateau="gall"), Area(N))
    assert "resilient" in effective(game.state, "clans_gall").traits
    use(game, 0, "new_havens_harbour", REGION["plateau"], 2)
    assert (game.state.fallen[0], game.state.crowds["plateau"]) == (1, (2, 0))


# Uprising


def test_night_raids_take_one_card_for_each_occupied_kingdom_card() -> None:
    game = spring(
        Area(U, board="the_boatman<ruse> buried_palace<hawkers>"), Area(N, hand="woe"), Area(C, hand="gall lethe purser")
    )
    use(game, 0, "night_raids")
    assert hand(game, 1) == ""
    act(game, 2, these(game, 2, "gall lethe"))
    assert hand(game, 2) == "purser"


def test_false_orders_swap_cards_unseen_and_what_was_seen_of_them_lapses() -> None:
    game = spring(Area(U), Area(N, highlands="(woe)", plateau="(the_count)", lowlands="(ruse)"), favour=0)
    use(game, 0, "spy_network", REGION["highlands"])
    use(game, 0, "false_orders", (REGION["highlands"], REGION["lowlands"]))
    assert [row(game, region) for region in REGIONS] == ["(ruse)", "(the_count)", "(woe)"]
    assert [laid.peeked for region in REGIONS for laid in game.state.rows[region]] == [0, 0, 0]


def test_a_spy_takes_the_place_of_a_face_down_card() -> None:
    game = spring(Area(U, hand="hawkers", plateau="(ruse)"), Area(N, highlands="(woe)"), favour=0)
    use(game, 0, "spy_network", REGION["plateau"])
    assert (row(game, "plateau"), hand(game, 0)) == ("(hawkers)", "ruse")
    assert [laid.peeked for laid in game.state.rows["highlands"]] == [0b01]


def test_black_powder_ploy_blows_up_heirs_and_captains() -> None:
    game = clash(
        Area(U, highlands="black_powder_ploy"), Area(N, highlands="the_count woe"), region="highlands", steps=NIGHT
    )
    assert (names(game.state.lost), game.step.kind()) == ("the_count", "choice")
    act(game, 0, Gain("influence"))
    assert influence(game)[0] == 1


def test_guerrilla_fighters_leave_nothing_but_strength() -> None:
    game = clash(
        Area(U, highlands="guerrilla_fighters"),
        Area(N, highlands="vial_sect watchers_at_the_walls titus_of_dawns_and_dusks"),
        region="highlands",
        steps=(DayActions(0), *NIGHT),
    )
    vial_sect = effective(game.state, "nobility_vial_sect")
    assert (vial_sect.strength, vial_sect.archetype, vial_sect.commands, vial_sect.votes) == (5, "", {}, 0)
    assert effective(game.state, "nobility_watchers_at_the_walls").traits == frozenset()
    assert effective(game.state, "nobility_titus_of_dawns_and_dusks").archetype == "heir"
    done(game, 0)
    assert names(game.state.discards[0]) == "guerrilla_fighters"


def test_moonshine_cove_fills_its_own_space_from_the_road() -> None:
    road = "tinkers_ring swansong_horn banquet_of_briars wildgoose_riders"
    game = autumn(
        Area(
            U,
            board="the_boatman<ruse> buried_palace<hawkers> ",
            headquarters="moonshine_cove",
            hand="the_librarian the_fence",
        ),
        Area(N),
        road=road,
    )
    game.state.kingdoms[0] += ("",)
    game.state.occupiers[0] += ("",)
    game.ask_again()
    taken = {option.kingdom for option in offered(game, 0, Acquire)}
    assert taken == {"tinkers_ring", "swansong_horn", "wildgoose_riders"}
    act(game, 0, Acquire("swansong_horn", "uprising_the_librarian"))
    assert game.state.kingdoms[0] == ("the_boatman", "buried_palace", "swansong_horn")
    assert game.state.road[1:] == ("tinkers_ring", "banquet_of_briars", "wildgoose_riders")


def test_the_syndicate_puts_at_most_two_markers_on_the_council_of_the_suit() -> None:
    game = table(
        Area(U, bid="hawkers", headquarters="the_syndicate"), Area(N), steps=(Acquisition(0, "swansong_horn"), DrawUp())
    )
    assert votes(game.state, 0, "oaths") == 1
    game.state.markers *= 2
    act(game, 0, Space(0))
    assert votes(game.state, 0, "oaths") == 2


# Gathering


def test_school_of_the_stars_brings_a_lost_card_into_the_clash() -> None:
    game = by_day(Area(G, crowd={"highlands": 2}, lost="the_stag"), Area(N))
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


def test_the_door_opens_for_an_ambush_out_of_the_discard_pile() -> None:
    game = by_day(
        Area(G, highlands="effigies", discard="the_stag the_owl", headquarters="the_door_in_the_night"), Area(N), door=3
    )
    use(game, 0, "the_door_in_the_night", To("discard"))
    command(game, 0, "effigies", "ambush", this(game, 0, "the_stag"))
    assert (row(game, "highlands"), game.state.door) == ("effigies the_stag", 1)


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
    use(game, 0, "crossroads_innkeeper", REGION["highlands"])
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


# Locations, Site, ties


def test_the_shrine_lays_cards_under_the_deck_in_the_order_named() -> None:
    game = table(Area(N, hand="woe ruse", plateau="the_count", deck="the_tithe"), Area(U), steps=(Shrine(0),))
    act(game, 0, this(game, 0, "the_count"), this(game, 0, "woe"), DONE)
    assert names(game.state.decks[0]) == "the_tithe the_count woe"
    assert game.state.deck_seen[0] == (0, 0b11, 0b01)


def test_the_necropolis_returns_up_to_three_random_cards() -> None:
    game = table(
        Area(N, hand="woe ruse", hand_size=4, discard="the_count the_tithe vial_sect"), Area(U), steps=(Necropolis(0),)
    )
    assert game.asks == {0: Number(0, 3)}
    act(game, 0, 3)
    assert (len(game.state.hands[0]), len(game.state.decks[0]), game.state.discards[0]) == (4, 1, ())
    act(game, 0, these(game, 0, "woe"))
    assert names(game.state.discards[0]) == "woe"


def test_lore_goes_on_an_empty_site_only_when_it_comes_in() -> None:
    game = autumn(Area(N, hand="guild_of_dawn_traders", site="", lore=3), Area(U))
    act(game, 0, JOURNEY["nobility_guild_of_dawn_traders"])
    assert game.asks[0] == Number(0, 2)
    act(game, 0, 2)
    assert (game.state.lore[0], game.state.site_lore[0]) == (3, 2)


def test_a_champion_steals_from_whatever_occupier() -> None:
    game = bidding(
        Area(U, hand="arch_agitant hawkers"), Area(C, hand="gall purser", board="watchfire_towers<saga_the_unifier>")
    )
    assert bidding_strength(game.state, 1) == 9 + 5
    act(game, 1, LOCATION["castle"])
    act(game, 0, LOCATION["castle"])
    assert offered(game, 0, Steal) == [STEAL["watchfire_towers"]]


def test_only_the_tied_players_fight_on() -> None:
    game = clash(
        Area(N, highlands="the_count", hand="woe"),
        Area(U, highlands="the_deadlifter", hand="night_carnival"),
        Area(C, highlands="gall sea_breakers", lasting=""),
        region="highlands",
        steps=(Tally(),),
        clash=Clash("highlands", (0, 1), first=False),
    )
    act(game, 0, PLAY["nobility_woe"])
    act(game, 1, PLAY["uprising_night_carnival"])
    done(game, 0, 1)
    assert [event.who for event in happened(game, "ClashBegan")] == [(0, 1)]
    assert totals(game) == [(7, 7), (5, 5)]
