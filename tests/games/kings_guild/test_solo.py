"""The game for one (rules 13)."""

from regalia.core import look
from regalia.games.kings_guild.content import STATUE
from regalia.games.kings_guild.events import Arrived, Discounted, QuestLeft, SpecialistLeft, StatueLost
from regalia.games.kings_guild.options import (
    BUILD_STATUE,
    DONE,
    END_TURN,
    OFFER,
    Build,
    BuildStatue,
    Hire,
    Offer,
    Play,
)
from tests.games.kings_guild.layout import (
    A,
    Guild,
    act,
    at,
    craft,
    gather,
    happened,
    hire,
    options,
    row,
    slots,
    store,
    table,
)

ORCS = "crush_the_orc_rebellion"
FOUR = "brawl_at_goldgrass_inn burn_the_briar_roots guard_the_faerie_saplings find_the_pinegrove_trolls"
TWO, LAST = "topple_the_moonstone_giant", "offering_to_the_council"
NEXT = "topple_the_moonstone_giant claim_the_briareye_gemstone offering_to_the_council"


def test_with_the_funeral_the_kings_statue_is_pushed_out() -> None:
    game = table(Guild(), slots=f"kings_funeral {ORCS} {FOUR}", deck=NEXT)
    assert look(game, A).view.rooms[STATUE] == 1
    gather(game, A, "cloth")
    assert game.state.gone == ("kings_funeral",)
    assert look(game, A).view.rooms[STATUE] == 0
    assert StatueLost() in (game.events or [])
    assert not options(game, A, BuildStatue)


def test_while_the_funeral_lies_in_the_row_the_statue_can_still_be_built() -> None:
    game = table(Guild(), slots=f"{ORCS} kings_funeral {FOUR}", deck=NEXT)
    gather(game, A, "cloth")
    assert look(game, A).view.rooms[STATUE] == 1
    act(game, A, BUILD_STATUE, at(0, 0))
    assert (game.state.owns(A, STATUE), look(game, A).view.rooms[STATUE]) == (True, 0)
    assert StatueLost() not in (game.events or [])
    assert "kings_funeral" not in slots(game)


def test_a_row_that_is_not_full_loses_nothing_and_gains_one_card() -> None:
    game = table(Guild(), slots=FOUR, deck=NEXT)
    gather(game, A, "cloth")
    assert happened(game, QuestLeft) == []
    assert (slots(game), game.state.gone) == (f"{FOUR} topple_the_moonstone_giant", ())


def test_a_completed_quest_leaves_the_row_at_once_and_nothing_comes_during_the_turn() -> None:
    game = table(Guild(store="metal 1 wood 1", hand="coin_purse"), slots=f"{FOUR} {ORCS}", deck=NEXT)
    craft(game, A, ORCS)
    assert (slots(game), len(game.state.deck)) == (FOUR, 3)
    act(game, A, END_TURN)
    assert slots(game) == f"{FOUR} topple_the_moonstone_giant"


def test_the_oldest_quest_without_a_sigil_leaves_a_full_row() -> None:
    game = table(Guild(), slots=f"{FOUR.replace(' ', '[A.] ', 1).replace('roots', 'roots[.A]')} {ORCS} {TWO}", deck=LAST)
    gather(game, A, "cloth")
    assert game.state.gone == ("guard_the_faerie_saplings",)
    assert happened(game, QuestLeft) == [QuestLeft("guard_the_faerie_saplings")]
    assert slots(game).split()[-1] == "offering_to_the_council"


def test_the_offering_brings_one_final_turn_in_which_it_can_be_made() -> None:
    game = table(Guild(), slots=FOUR, deck=LAST)
    gather(game, A, "cloth")
    assert (game.state.final, game.state.last, OFFER in options(game, A, Offer)) == (True, A, True)
    act(game, A, OFFER)
    assert (game.is_over, game.state.offered) == (True, (A,))
    assert look(game, A).view.rating == "recruit"


LINE = "miner oracle inventor weaver builder"


def test_when_the_funeral_comes_the_row_of_specialists_moves_on() -> None:
    game = table(Guild(), slots=FOUR, deck=f"kings_funeral {LAST}", row=LINE, recruits="tanner courier")
    gather(game, A, "cloth")
    assert (row(game), game.state.gone) == ("tanner miner oracle inventor weaver", ("builder",))
    assert happened(game, SpecialistLeft, Arrived) == [SpecialistLeft("builder"), Arrived("tanner")]
    plain = table(Guild(), slots=FOUR, deck=NEXT, row=LINE, recruits="tanner courier")
    gather(plain, A, "cloth")
    assert row(plain) == LINE


def test_the_statue_is_built_by_an_action_for_nothing_where_there_is_a_cell() -> None:
    game = table(Guild(hand="coin_purse"), slots=f"{ORCS} kings_funeral", deck=NEXT)
    act(game, A, BUILD_STATUE)
    assert (game.state.gone, slots(game)) == (("kings_funeral",), ORCS)
    act(game, A, at(3, 0))
    assert (store(game, A), game.step.kind()) == ("cloth 1", "TurnEnd")
    assert BUILD_STATUE not in options(table(Guild(), slots=ORCS, deck=NEXT), A, BuildStatue)
    full = (
        "vault_of_riches(0,0) tavern(3,0) gallery(0,1) depot(1,1) arsenal(2,1) armory(3,1)"
        " library(0,2) kitchen(1,2) hall_of_mages(2,2)"
    )
    narrow = table(Guild(tiles=full), slots="kings_funeral", deck=NEXT)
    assert options(narrow, A, BuildStatue) == {BUILD_STATUE}
    full += " hall_of_rogues(3,2)"
    assert BUILD_STATUE not in options(table(Guild(tiles=full), slots="kings_funeral", deck=NEXT), A, BuildStatue)


def test_an_expansion_is_two_rooms_two_specialists_or_one_of_each() -> None:
    game = table(Guild(coins=20), slots=FOUR, deck=NEXT, row=LINE, recruits="tanner courier")
    act(game, A, Build("library"), at(0, 0))
    assert options(game, A, Hire)
    rooms = game.copy()
    act(rooms, A, Build("kitchen"), at(3, 0))
    assert row(rooms) == "tanner miner oracle inventor weaver"
    hire(game, A, "miner")
    assert (row(game), game.state.gone) == ("courier tanner oracle inventor weaver", ("builder",))
    assert happened(game, Discounted) == []


def test_after_one_step_an_expansion_may_be_finished_and_the_row_moves_on() -> None:
    game = table(Guild(coins=4, hand="sacred_charm"), slots=FOUR, deck=NEXT, row=LINE, recruits="tanner courier")
    hire(game, A, "miner")
    assert row(game) == "- oracle inventor weaver builder"
    act(game, A, DONE)
    assert row(game) == "courier tanner oracle inventor weaver"
    assert game.step.kind() == "TurnEnd"
    poor = table(Guild(coins=4), slots=FOUR, deck=NEXT, row=LINE, recruits="tanner courier")
    hire(poor, A, "miner")
    assert row(poor) == "courier tanner oracle inventor weaver"


def test_after_a_contract_the_row_is_filled_at_once_and_nobody_leaves() -> None:
    game = table(Guild(coins=9, hand="contract"), slots=FOUR, deck=NEXT, row=LINE, recruits="tanner courier")
    act(game, A, Play("contract"), Hire("builder"))
    assert (row(game), game.state.gone, game.state.coins[A]) == ("tanner miner oracle inventor weaver", (), 4)


def test_the_overseer_takes_the_rightmost_who_is_still_there_and_the_row_stands_still() -> None:
    game = table(Guild(coins=8), slots=FOUR, deck=NEXT, row="miner oracle overseer weaver -", recruits="tanner courier")
    act(game, A, Hire("overseer"))
    assert [each.specialist for each in game.state.staff[A]] == ["overseer", "weaver"]
    assert row(game) == "- courier tanner miner oracle" or row(game).endswith("miner oracle")
