"""Rulings on Commands, Locations and ties that the worked examples do not show."""

from regalia.core import Number
from regalia.games.old_kings_crown.effective import bidding_strength
from regalia.games.old_kings_crown.options import (
    DONE,
    JOURNEY,
    PLAY,
    STEAL,
    Command,
    Herald,
    Steal,
    Supporter,
)
from regalia.games.old_kings_crown.pieces import Clash
from regalia.games.old_kings_crown.steps.rewards import Necropolis, Shrine
from regalia.games.old_kings_crown.steps.summer import Tally
from regalia.games.old_kings_crown.steps.winter import Cleanup, WinterEffects
from tests.games.old_kings_crown.layout import (
    LOCATION,
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
