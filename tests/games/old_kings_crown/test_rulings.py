"""Rulings on Commands, Locations and ties that the worked examples do not show."""

import pytest

from regalia.core import Chance, Number, look
from regalia.games.old_kings_crown import RULES
from regalia.games.old_kings_crown.effective import bidding_strength, effective
from regalia.games.old_kings_crown.events.cards import Moved
from regalia.games.old_kings_crown.options import (
    DECLINE,
    DONE,
    JOURNEY,
    PLAY,
    STEAL,
    Become,
    Bid,
    Buy,
    Command,
    Govern,
    Herald,
    Steal,
    Supporter,
    To,
    Use,
)
from regalia.games.old_kings_crown.pieces import Agreed, Clash, Gift, Placed
from regalia.games.old_kings_crown.steps.acquire import Acquisition
from regalia.games.old_kings_crown.steps.claiming import ChooseLocation
from regalia.games.old_kings_crown.steps.menu import DayActions
from regalia.games.old_kings_crown.steps.night import Night
from regalia.games.old_kings_crown.steps.rewards import Necropolis, Shrine
from regalia.games.old_kings_crown.steps.spring import Bids
from regalia.games.old_kings_crown.steps.summer import FirstClash, Resolved, Tally
from regalia.games.old_kings_crown.steps.winter import Cleanup, WinterEffects
from regalia.games.old_kings_crown.verbs.tokens import claim_favour
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
from tests.games.old_kings_crown.seasons import autumn, bidding, by_day
from tests.playing import seed

# Set-up


def test_the_road_lies_open_and_no_order_track_is_known_while_factions_are_chosen() -> None:
    game = RULES.begin(3, seed(1), Agreed(factions="chosen"))
    assert (len(game.state.road), game.state.order) == (4, ())
    for seat, faction in enumerate((N, C, U)):
        act(game, seat, Become(faction))
    assert (game.state.factions, sorted(game.state.order)) == ((N, C, U), [0, 1, 2])


def test_the_factions_that_are_good_for_a_first_game_are_recommended_as_long_as_one_is_left() -> None:
    game = RULES.begin(4, seed(1), Agreed(factions="chosen"))
    recommended = []
    for seat in range(3):
        recommended.append(look(game, seat).recommended)
        act(game, seat, Become((C, N, U)[seat]))
    assert recommended == [(Become(N), Become(C)), (Become(N),), (Become(U),)]


def test_in_the_advanced_set_up_five_cards_are_dealt_before_the_road_and_the_order_track_comes_after_all_choices() -> None:
    game = RULES.begin(2, seed(1), Agreed(advanced=True, rounds=5))
    assert [len(offers) for offers in game.state.offers] == [5, 5]
    assert (len(game.state.kingdom_deck), len(game.state.road)) == (51 - 2 * 5 - 4, 4)
    assert [len(hand) for hand in game.state.hands] == [1 + 7] * 2
    while not game.state.round:
        assert not game.state.order or game.step.kind() not in ("ChooseKingdomCard", "LayAside", "ChooseCouncils")
        seat = min(game.asks)
        act(game, seat, offered(game, seat)[0])
    assert [len(hand) for hand in game.state.hands] == [6, 6]
    assert len(game.state.order) == 2


# Basic cards and Commands


def test_a_ruse_that_gains_retreat_may_still_use_its_own_command() -> None:
    game = by_day(Area(U, highlands="ruse", hand="hawkers the_fence"), Area(N))
    use(game, 0, "the_safehouses")
    command(game, 0, "ruse", "ambush", this(game, 0, "hawkers"))
    assert offers(game, 0, Command("uprising_ruse", "retreat"))


def test_a_ruse_that_gains_the_command_it_has_used_may_still_not_use_the_other_one() -> None:
    area = Area(U, highlands="ruse hawkers", hand="the_fence the_pickets", board="swansong_horn<the_librarian>")
    game = by_day(area, Area(N))
    command(game, 0, "ruse", "ambush", this(game, 0, "the_fence"))
    use(game, 0, "swansong_horn", this(game, 0, "ruse"))
    assert offered(game, 0, Command) == []
    game = by_day(area, Area(N))
    command(game, 0, "ruse", "retreat", these(game, 0, "hawkers"))
    use(game, 0, "the_safehouses")
    assert offered(game, 0, Command) == []


def test_retreat_takes_cards_of_an_earlier_clash_and_supporters_home_those_that_have_taken_part_first() -> None:
    game = by_day(Area(G, highlands="ruse the_owl", on={"highlands": 3}, herald="castle"), Area(N))
    game.state.taken_part["highlands"] = (1, 0)
    command(game, 0, "ruse", "retreat", (this(game, 0, "the_owl"), Supporter("highlands", 0), Herald(0)))
    assert (hand(game, 0), row(game, "highlands")) == ("the_owl", "ruse")
    assert (game.state.supporters_on["highlands"], game.state.taken_part["highlands"]) == ((2, 0), (0, 0))
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


# Locations, Site, ties


def test_the_shrine_lays_cards_under_the_deck_in_the_order_named() -> None:
    game = table(Area(N, hand="woe ruse", plateau="the_count", deck="the_tithe"), Area(U), steps=(Shrine(0),))
    act(game, 0, this(game, 0, "the_count"), this(game, 0, "woe"), DONE)
    assert names(game.state.decks[0]) == "the_tithe the_count woe"
    assert game.state.knows.seen == {"nobility_the_count": 0b111, "nobility_woe": 0b001}


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_nobody_is_told_in_which_order_the_necropolis_gave_cards_that_all_find_room(seed: str) -> None:
    discard = "the_count the_tithe vial_sect woe"
    game = table(Area(N, discard=discard), Area(U), steps=(Necropolis(0),), chance=Chance(seed * 64))
    act(game, 0, 3)
    told = [event.card for event in game.events or () if isinstance(event, Moved)]
    assert told == sorted(game.state.hands[0])


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


def test_cards_that_leave_a_council_together_go_on_in_turn_order() -> None:
    game = table(
        Area(N, hand="guild_of_dawn_traders"),
        Area(C, headquarters="wandering_embassy", relics="gall"),
        Area(G, relics="bringer_of_the_word"),
        steps=(ChooseLocation(0, "highlands"),),
        order=(0, 2, 1),
    )
    act(game, 0, LOCATION["castle"], Govern("nobility_guild_of_dawn_traders", "relics"))
    assert offered(game, 2, To) == [To("lost"), To("discard")]
    act(game, 2, To("lost"))
    assert offered(game, 1) == [this(game, 1, "gall")]


def test_of_cards_that_leave_a_council_together_their_owner_says_which_takes_the_last_room_in_hand() -> None:
    game = table(
        Area(N, hand="guild_of_dawn_traders"),
        Area(
            C, headquarters="wandering_embassy", relics="gall lethe purser", hand="nixing_knife creel_haulers", hand_size=3
        ),
        steps=(ChooseLocation(0, "highlands"),),
    )
    act(game, 0, LOCATION["castle"], Govern("nobility_guild_of_dawn_traders", "relics"))
    act(game, 1, these(game, 1, "gall purser"))
    assert game.step.kind() == "Arrive"
    act(game, 1, this(game, 1, "purser"))
    assert (hand(game, 1), names(game.state.decks[1])) == ("creel_haulers nixing_knife purser", "gall")
    assert names(game.state.discards[1]) == "lethe"


def test_the_bringer_goes_to_the_hand_or_to_the_lost_pile() -> None:
    game = table(
        Area(N, hand="guild_of_dawn_traders"),
        Area(G, board="cloud_moorings<ruse>", relics="bringer_of_the_word the_owl"),
        steps=(ChooseLocation(0, "highlands"),),
    )
    act(game, 0, LOCATION["castle"], Govern("nobility_guild_of_dawn_traders", "relics"))
    other = game.copy()
    act(game, 1, these(game, 1, "bringer_of_the_word"))
    assert (hand(game, 1), game.is_over) == ("bringer_of_the_word", True)
    act(other, 1, these(other, 1, "the_owl"), To("lost"))
    assert (hand(other, 1), other.state.lost) == ("the_owl", ("bringer_of_the_word",))


def test_a_card_that_leaves_a_council_for_the_castle_finds_the_governing_card_still_in_hand() -> None:
    game = table(
        Area(C, headquarters="wandering_embassy", relics="gall", hand="lethe purser saga_the_unifier", hand_size=3),
        Area(N),
        steps=(ChooseLocation(0, "highlands"),),
    )
    act(game, 0, LOCATION["castle"], Govern("clans_lethe", "relics"))
    assert look(game, 1).view.seats[0].seen == ("clans_lethe",)
    act(game, 0, these(game, 0, "gall"))
    assert (hand(game, 0), names(game.state.decks[0])) == ("purser saga_the_unifier", "gall")
    assert names(game.state.councils["relics"]) == "lethe"


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


# The rulings by their numbers


def test_r2_active_cards_that_took_part_count_for_school_of_storms() -> None:
    game = table(
        Area(C, highlands="gall lethe", lasting="school_of_storms", site=""),
        Area(N, highlands="woe"),
        steps=(Resolved("highlands", -1),),
        cards_taken_part={"highlands": ("clans_gall",), "plateau": (), "lowlands": ()},
    )
    assert game.asks[0] == Number(0, 1)


def test_r3_a_card_that_flanks_away_and_comes_back_may_still_fight_there() -> None:
    game = clash(
        Area(C, highlands="shore_runner_sleds raid_and_raze"),
        Area(N),
        region="highlands",
        steps=(DayActions(0), Tally()),
        resolved=("lowlands",),
    )
    command(game, 0, "shore_runner_sleds", "flank")
    done(game, 0)
    assert game.state.cards_taken_part["highlands"] == ("raid_and_raze",)


def test_r5_a_herald_at_home_earns_nothing() -> None:
    game = table(Area(N), Area(U, herald="castle", influence=3), steps=(ChooseLocation(0, "highlands"),))
    act(game, 0, LOCATION["castle"])
    assert game.state.influence == [1, 3]


def test_r6_nothing_is_stolen_from_who_has_nothing() -> None:
    game = table(
        Area(N, herald="castle"),
        Area(U, herald="castle"),
        Area(C, herald="castle", influence=2),
        steps=(ChooseLocation(0, "highlands"),),
    )
    act(game, 0, LOCATION["castle"])
    assert game.state.influence == [1 + 1 + 1, 0, 1]


def test_r9_supporters_that_stayed_count_again() -> None:
    game = table(
        Area(N, on={"highlands": 2}, lasting="school_of_the_stones"), Area(U), steps=(Cleanup(), FirstClash("highlands"))
    )
    assert totals(game) == [(2, 0)]


def test_r11_several_opponents_of_the_seal_resolve_in_turn_order() -> None:
    game = bidding(Area(U, hand="hawkers ruse"), Area(C, hand="gall purser"), Area(N, hand="woe ruse"))
    act(game, 2, Use("royal_seal"))
    for seat in (2, 0, 1):
        assert [*game.asks] == [seat]
        act(game, seat, LOCATION["castle"])


def test_r17_blanked_traits_do_not_protect_but_gained_ones_do() -> None:
    for lasting, gone in (("", ("titus_of_dawns_and_dusks", "")), ("regal_guard", ("", ""))):
        game = clash(
            Area(U, highlands="the_librarian"),
            Area(N, highlands="titus_of_dawns_and_dusks", lasting=lasting),
            Area(G, highlands="cult_of_dreams"),
            region="highlands",
            steps=(Night(), Tally()),
            placed=(Placed("banquet_of_briars", 2, "highlands"),),
        )
        fallen = names(tuple(each for each in game.state.lost if each.startswith(N)))
        assert (fallen, names(game.state.discards[1])) == gone


@pytest.mark.parametrize(("host", "left"), [(0, ("", 0)), (1, ("captain", 1))])
def test_a_banquet_of_an_opponent_leaves_guerrilla_fighters_no_words_to_blank_with(
    host: int, left: tuple[str, int]
) -> None:
    game = clash(
        Area(U, highlands="guerrilla_fighters"),
        Area(N, highlands="the_count"),
        region="highlands",
        steps=(DayActions(1), Night()),
        placed=(Placed("banquet_of_briars", host, "highlands"),),
    )
    count = effective(game.state, "nobility_the_count")
    assert (count.archetype, count.votes) == left


def test_r20_two_cards_that_would_blank_each_other_are_both_blank() -> None:
    game = clash(
        Area(U, highlands="guerrilla_fighters"),
        Area(N, highlands="the_count"),
        region="highlands",
        steps=(DayActions(1), Night()),
        gifts=(Gift("nobility_the_count", "guise", "round", "guerrilla_fighters"),),
    )
    assert [effective(game.state, card).texts for card in ("guerrilla_fighters", "nobility_the_count")] == [frozenset()] * 2


def test_r24_the_eye_has_taken_part_when_the_lowest_meet_again() -> None:
    game = clash(
        Area(G, highlands="ritual_of_the_eye", hand="the_owl the_stag"),
        Area(N, highlands="the_tithe", hand="the_count woe"),
        Area(U, highlands="the_librarian"),
        region="highlands",
        steps=(Tally(),),
    )
    assert totals(game) == [(3, 3, 6)]
    act(game, 0, PLAY["gathering_the_owl"])
    act(game, 1, PLAY["nobility_the_count"])
    done(game, 0, 1)
    assert totals(game)[1:] == [(6, 7)]
    assert happened(game, "ClashWon")[0].seat == 1


def test_r26_a_new_claim_of_the_favour_does_not_refresh_its_action() -> None:
    game = by_day(Area(C, highlands="gall"), Area(N), favour=0)
    use(game, 0, "prophet_of_the_waves", LOCATION["castle"])
    claim_favour(game, 0)
    game.ask_again()
    assert not offers(game, 0, Use("prophet_of_the_waves"))


def test_r29_kingdom_cards_on_the_map_cannot_be_stolen() -> None:
    game = table(
        Area(N, bid="woe"), Area(U, hand="baron_cuttlefish hawkers"), steps=(Acquisition(0, "parliament_of_shades"), Bids())
    )
    act(game, 0, REGION["highlands"])
    act(game, 1, Bid("uprising_baron_cuttlefish"))
    act(game, 0, DECLINE)
    act(game, 1, LOCATION["castle"])
    assert offered(game, 1, Steal) == []


def test_r30_lore_left_when_the_site_becomes_empty_stays_in_the_supply() -> None:
    game = autumn(Area(U, hand="the_irregulars", site="arch_agitant", lore=4), Area(N))
    act(game, 0, JOURNEY["uprising_the_irregulars"], Buy("arch_agitant"))
    assert (game.state.lore[0], game.state.site_lore[0], game.step.kind()) == (3, 0, "AutumnActions")
