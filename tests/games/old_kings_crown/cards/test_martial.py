"""Rulings on the martial Kingdom cards that the worked examples do not show."""

import pytest

from regalia.games.old_kings_crown.options import (
    DONE,
    IN_COUNCIL,
    JOURNEY,
    Deploy,
    Journey,
    Supporter,
    Use,
)
from regalia.games.old_kings_crown.pieces import Placed
from regalia.games.old_kings_crown.steps.acquire import Acquisition
from regalia.games.old_kings_crown.steps.menu import AutumnActions, DayActions, SpringActions
from regalia.games.old_kings_crown.steps.summer import FirstClash
from regalia.games.old_kings_crown.steps.winter import WinterEffects
from tests.games.old_kings_crown.layout import (
    LOCATION,
    REGION,
    Area,
    C,
    N,
    U,
    act,
    clash,
    command,
    decline,
    done,
    hand,
    influence,
    names,
    offered,
    offers,
    row,
    table,
    this,
    totals,
    use,
)
from tests.games.old_kings_crown.seasons import NIGHT, autumn, by_day, spring

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


def test_a_card_in_the_royal_tourney_is_not_in_hand_while_the_reward_is_claimed() -> None:
    game = spring(Area(N, board="royal_tourney<ruse>", hand="the_count the_tithe", site=""), Area(U, hand="hawkers"))
    use(game, 0, "royal_tourney", this(game, 0, "the_count"))
    assert [game.state.bids, hand(game, 0)] == [["nobility_the_count", "uprising_hawkers"], "the_tithe"]
    act(game, 0, LOCATION["wilderness"])
    assert offered(game, 0, Journey) == [JOURNEY["nobility_the_tithe"]]
    decline(game, 0)
    assert [hand(game, seat) for seat in (0, 1)] == ["ruse the_count the_tithe", "hawkers"]


def test_a_card_that_returns_from_the_tourney_to_a_full_hand_goes_on_top_of_the_deck() -> None:
    game = spring(
        Area(
            N,
            board="royal_tourney<ruse>",
            hand="the_count the_tithe woe",
            hand_size=3,
            deck="vial_sect",
            discard="the_magistrate",
        ),
        Area(U),
    )
    use(game, 0, "royal_tourney", this(game, 0, "the_count"))
    act(game, 0, LOCATION["necropolis"], 1, ())
    assert (hand(game, 0), names(game.state.decks[0])) == ("the_magistrate the_tithe woe", "ruse the_count vial_sect")


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
    game = autumn(Area(N, board="tattered_standard<ruse>", fallen=2, on={"plateau": 1}, supporters=2), Area(U))
    use(game, 0, "tattered_standard", (Supporter("plateau", 0), Supporter("lost", 1)))
    assert (game.state.supporters[0], game.state.fallen[0], game.state.on_map(0)) == (4, 1, 0)


def test_the_ruined_citadel_halves_others_rounded_up() -> None:
    game = table(
        Area(N, bid="woe", highlands="(the_tithe)"),
        Area(C, highlands="(the_branded_seer)"),
        steps=(Acquisition(0, "ruined_citadel"), FirstClash("highlands")),
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


@pytest.mark.parametrize("kingdom", ["ruined_citadel", "shattered_sundial", "banquet_of_briars"])
def test_what_lasts_for_a_year_leaves_in_winter_and_the_exchange_stays(kingdom: str) -> None:
    placed = (Placed(kingdom, 0, "highlands"), Placed("merchants_exchange", 1, "castle"))
    game = table(Area(N), Area(U), steps=(WinterEffects(),), placed=placed)
    assert (game.state.placed, game.state.kingdom_discard) == (placed[1:], (kingdom,))
