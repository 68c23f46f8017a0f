"""Worked examples, E20 to E27: Commands and traits (rules 7 and 8)."""

from regalia.games.old_kings_crown.effective import effective
from regalia.games.old_kings_crown.options import (
    Command,
    Deploy,
    Herald,
    Supporter,
)
from regalia.games.old_kings_crown.pieces import Clash
from regalia.games.old_kings_crown.steps.acquire import Acquisition
from regalia.games.old_kings_crown.steps.menu import AutumnActions, SpringActions
from regalia.games.old_kings_crown.steps.night import Night
from regalia.games.old_kings_crown.steps.spring import PlaceCards
from regalia.games.old_kings_crown.steps.summer import FirstClash, Tally
from regalia.games.old_kings_crown.steps.winter import Cleanup, WinterEffects
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
    decline,
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
from tests.games.old_kings_crown.seasons import day

# E20 Ambush


def test_e20_an_ambush_adds_a_card_and_ruse_has_only_one_command() -> None:
    game = clash(
        Area(U, highlands="ruse", hand="baron_cuttlefish the_pickets"),
        Area(N, highlands="master_of_records"),
        region="highlands",
        steps=day(1, 0),
        order=(1, 0),
        clash=Clash("highlands", (1, 0)),
    )
    assert offered(game, 0, Command) == [Command("uprising_ruse", "ambush"), Command("uprising_ruse", "retreat")]
    command(game, 0, "ruse", "ambush", this(game, 0, "baron_cuttlefish"))
    assert row(game, "highlands") == "ruse master_of_records (baron_cuttlefish)"
    assert offered(game, 0, Command) == []
    done(game, 0)
    assert totals(game) == [(6, 8)]
    assert (happened(game, "Eliminated"), happened(game, "ClashWon")[0].seat) == ([], 0)


# E21 Retreat


def test_e21_a_retreat_takes_card_and_herald_home() -> None:
    game = clash(
        Area(C, lowlands="nixing_knife"), Area(G, lowlands="ruse", herald="shrine"), region="lowlands", steps=day(0, 1)
    )
    act(game, 1, Command("gathering_ruse", "retreat"))
    assert not offers(game, 1, ())
    act(game, 1, (this(game, 1, "ruse"), Herald(1)))
    assert (hand(game, 1), game.state.heralds[1], row(game, "lowlands")) == ("ruse", "", "nixing_knife")
    assert happened(game, "Eliminated") == []
    assert totals(game) == [(5, 0)]
    assert (happened(game, "ClashWon")[0].seat, game.step.kind(), [*game.asks]) == (0, "ChooseLocation", [0])


def test_e21_a_retreat_may_leave_the_card_itself_behind_in_danger() -> None:
    game = clash(
        Area(C, lowlands="nixing_knife"),
        Area(G, lowlands="ruse the_stag", herald="castle", on={"lowlands": 1, "plateau": 1}),
        region="lowlands",
        steps=day(0, 1),
    )
    act(game, 1, Command("gathering_ruse", "retreat"))
    assert offered(game, 1) == [*these(game, 1, "ruse the_stag"), Supporter("lowlands", 0)]
    act(game, 1, (Supporter("lowlands", 0),))
    assert (names(game.state.lost), row(game, "lowlands")) == ("the_stag", "nixing_knife ruse")
    assert (game.state.supporters[1], game.state.heralds[1]) == (6, "castle")


# E22 Flank


def test_e22_a_flanking_card_counts_in_the_other_region() -> None:
    game = table(
        Area(N, highlands="(knights_of_the_pasture)", plateau="(the_count)"),
        Area(U, highlands="(hawkers)", plateau="(the_pickets)"),
        steps=(FirstClash("highlands"), FirstClash("plateau")),
        clash_order=("highlands", "plateau", "lowlands"),
    )
    command(game, 0, "knights_of_the_pasture", "flank", REGION["plateau"])
    done(game, 1)
    assert totals(game)[0] == (0, 1 + 2)
    act(game, 1, LOCATION["castle"])
    done(game, 0, 1)
    assert totals(game)[1] == (5 + 7, 4)


def test_e22_there_is_no_flank_from_the_last_region() -> None:
    game = clash(
        Area(N, lowlands="knights_of_the_pasture", hand="woe", board="dreaming_sword<ruse>"),
        Area(U),
        region="lowlands",
        steps=day(0, 1),
        resolved=("highlands", "plateau"),
    )
    assert offered(game, 0, Command) == []


# E23 Rally


def test_e23_rally_self_and_rally_any() -> None:
    game = table(Area(G, plateau="petrichor_the_unmasked"), Area(U), steps=(AutumnActions(0),))
    command(game, 0, "petrichor_the_unmasked", "rally_self")
    assert hand(game, 0) == "petrichor_the_unmasked"
    game = table(Area(U, plateau="the_fence", lowlands="ornithopter_club"), Area(N), steps=(AutumnActions(0),))
    command(game, 0, "the_fence", "rally_any", these(game, 0, "the_fence ornithopter_club"))
    assert hand(game, 0) == "ornithopter_club the_fence"


# E24 Deploy


def test_e24_a_deployed_card_stays_for_a_winter() -> None:
    winter = (WinterEffects(), Cleanup())
    game = table(
        Area(N, hand="woe hunting_parties", influence=3), Area(U), steps=(AutumnActions(0), *winter, SpringActions(0))
    )
    act(game, 0, Deploy("nobility_woe", "highlands"))
    assert (row(game, "highlands"), influence(game)[0]) == ("woe+1", 3)
    done(game, 0)
    assert (row(game, "highlands"), game.step.kind()) == ("woe", "SpringActions")
    game.then(PlaceCards(), FirstClash("highlands"), *winter)
    game.state.forgone[0] = ("plateau", "lowlands")
    game.play_on()
    assert totals(game) == [(5 + 2, 0)]
    act(game, 0, LOCATION["castle"])
    decline(game, 0)
    assert row(game, "highlands") == ""
    assert names(game.state.discards[0]) == "woe hunting_parties"


# E25 Simultaneous Deadly, Resilient


def test_e25_deadly_cards_eliminate_each_other() -> None:
    game = clash(
        Area(N, highlands="titus_of_dawns_and_dusks"),
        Area(G, highlands="cult_of_dreams"),
        Area(U, highlands="night_carnival", lasting="school_of_the_streets"),
        region="highlands",
        steps=(Night(), Tally()),
    )
    assert names(game.state.discards[0]) == "titus_of_dawns_and_dusks"
    assert names(game.state.lost) == "cult_of_dreams night_carnival"
    eliminated = {names((event.card,)): names(event.by) for event in happened(game, "Eliminated")}
    assert eliminated["titus_of_dawns_and_dusks"] == "cult_of_dreams night_carnival"
    assert (game.state.influence[2], game.state.lore[2]) == (1, 1)
    assert totals(game) == [(0, 0, 0)]
    assert happened(game, "ClashTied")[0].who == (0, 1, 2)


# E26 Invulnerable


def test_e26_riders_stay_and_pay_before_the_rewards() -> None:
    game = clash(
        Area(G, highlands="the_stag"),
        Area(U, highlands="night_carnival"),
        Area(C, highlands="riders_of_the_north_sky"),
        region="highlands",
        steps=(Night(), Tally()),
    )
    assert names(game.state.lost) == "the_stag"
    assert totals(game) == [(0, 5, 11)]
    assert (influence(game), game.step.kind(), [*game.asks]) == ([0, 0, 1], "ChooseLocation", [2])


# E27 Agent against Followers; printed and gained


def test_e27_an_agent_falls_before_a_follower() -> None:
    game = clash(
        Area(N, highlands="vial_sect"), Area(C, highlands="snowdrop_scouts"), region="highlands", steps=(Night(), Tally())
    )
    assert (names(game.state.lost), row(game, "highlands")) == ("vial_sect", "snowdrop_scouts")
    assert totals(game) == [(0, 1)]
    assert happened(game, "ClashWon")[0].seat == 1


def test_e27_an_agent_fears_neither_its_own_followers_nor_those_that_are_elsewhere() -> None:
    game = clash(
        Area(N, highlands="vial_sect hunting_parties"),
        Area(C, highlands="gall", plateau="snowdrop_scouts"),
        region="highlands",
        steps=(Night(), Tally()),
    )
    assert names(game.state.lost) == "gall"
    assert totals(game) == [(5 + 2, 0)]


def test_e27_what_is_gained_is_not_blank() -> None:
    game = table(
        Area(N, hand="the_count", bid="ruse", lowlands="(hunting_parties)"),
        Area(U, lowlands="(night_carnival)"),
        Area(C, lowlands="(snowdrop_scouts)", board="old_kings_spear<purser>"),
        steps=(Acquisition(0, "banquet_of_briars"), FirstClash("lowlands")),
    )
    act(game, 0, REGION["lowlands"])
    carnival, scouts = (effective(game.state, card) for card in ("uprising_night_carnival", "clans_snowdrop_scouts"))
    assert (carnival.strength, carnival.archetype, carnival.commands, carnival.texts) == (5, "agent", {}, frozenset())
    assert (carnival.votes, carnival.lore) == (0, 0)
    assert (scouts.archetype, scouts.traits) == ("follower", frozenset())
    assert effective(game.state, "nobility_hunting_parties").traits == {"invulnerable"}
    done(game, 1)
    use(game, 2, "old_kings_spear")
    assert (names(game.state.lost), row(game, "lowlands")) == ("night_carnival", "hunting_parties snowdrop_scouts")
    assert totals(game) == [(2, 0, 1)]
    assert happened(game, "ClashWon")[0].seat == 0
    assert (names(game.state.discards[2]), game.state.kingdom_discard) == ("purser", ("old_kings_spear",))
