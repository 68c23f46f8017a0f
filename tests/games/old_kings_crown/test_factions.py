"""Rulings on the cards and tiles of the factions that the worked examples do not show."""

from regalia.games.old_kings_crown.content import REGIONS
from regalia.games.old_kings_crown.effective import effective, votes
from regalia.games.old_kings_crown.options import (
    DECLINE,
    DONE,
    GOVERN,
    IN_COUNCIL,
    JOURNEY,
    RETURN,
    Acquire,
    Buy,
    Command,
    Gain,
    Govern,
    Space,
    Steal,
    Supporter,
    To,
    Use,
)
from regalia.games.old_kings_crown.pieces import Marker as Token
from regalia.games.old_kings_crown.steps.acquire import Acquisition
from regalia.games.old_kings_crown.steps.menu import DayActions
from regalia.games.old_kings_crown.steps.rewards import Castle
from regalia.games.old_kings_crown.steps.summer import FirstClash, Resolved, Tally
from regalia.games.old_kings_crown.steps.winter import Cleanup
from regalia.games.old_kings_crown.steps.year import DrawUp
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
    use(game, 0, "spy_network", REGION["highlands"], REGION["plateau"])
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
