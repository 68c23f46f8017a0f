"""A question whose answers all come to the same is not asked, unless being asked depends on a secret."""

from collections.abc import Iterator
from itertools import chain, combinations

import pytest

from regalia.core import Answer, Ask, Game, Several, save
from regalia.games.nocturion import RULES
from regalia.games.nocturion.options import Choose, Pay, Pick, Return, Waive
from regalia.games.nocturion.state import State
from regalia.testing.playing import dice, moments, turn
from tests.games.nocturion.layout import A, C, facts, options, table
from tests.games.nocturion.reading import enrich
from tests.games.nocturion.test_pack_effects import alligator, played

QUEST = "T 3 | row1 tournament palisade bridges | row3 cathedral defend_capital grand_fleet\n"
"""Tournament costs gold and knight, Cathedral two gold, wood and mage; Frosthelm waives an icon of quests of level III."""


def test_doubts_that_take_all_that_is_left_do_not_ask_in_which_order() -> None:
    position = QUEST + "A house ashgrove 1 | curses doubt doubt doubt | goods A1 K1 M1 G1 W1"
    game = table(position, "A complete tournament")
    assert (facts(game, "A goods"), game.step.kind()) == ("goods -", "UseQuest")
    assert options(table(position + " I1", "A complete tournament"), A, Pay) == ["archer", "mage", "iron", "wood"]


def test_which_icon_is_waived_is_not_asked_where_all_that_is_held_is_paid() -> None:
    position = QUEST + "A house frosthelm 3 | curses doubt | goods {}"
    game = table(position.format("G2 M1 W1"), "A complete cathedral")
    assert (facts(game, "A goods prestige"), game.step.kind()) == ("goods - | prestige 6", "Act")
    assert options(table(position.format("G2 M1 W2"), "A complete cathedral"), A, Waive) == ["mage", "gold", "wood"]


def test_at_a_limit_of_0_all_resources_go_without_a_question() -> None:
    position = "T 3 | phase refresh | moved\nA goods A2 W1 | curses greed greed{}"
    assert facts(table(position.format(" greed")), "A goods") == "goods -"
    assert options(table(position.format("")), A, Return) == ["archer", "wood"]


def test_who_must_discard_all_is_not_asked_what_goes_first() -> None:
    pack = alligator('"action"', '{ key = "opponents_discard", n = 2 }')
    game = played("T 3\nA stable alligator\nB goods G1 W1\nC goods G1 W1 I1", pack, "A beast alligator")
    assert (facts(game, "B goods"), [*game.asks]) == ("goods -", [C])


def test_who_gets_all_dice_that_are_left_does_not_choose_between_them() -> None:
    position = "T 3 | phase draft | pool 1 2 4 5\nC house evenfall 3{}"
    game = table(position.format(""), "A pick 1", "B pick 2")
    assert (facts(game, "C dice"), game.step.kind()) == ("dice 4 5", "Act")
    game = table(position.format(" | dice 6"), "A pick 1", "B pick 2")
    assert options(game, C, Pick) == [4, 5]


def test_an_effect_is_chosen_where_the_hand_decides_whether_another_one_could_be() -> None:
    choice = '{ key = "choose_one", options = [{ key = "prestige", n = 2 }, { key = "summon" }] }'
    pack = alligator('"action"', choice)
    game = played("T 3\nA stable alligator | hand dragon imp | goods W1", pack, "A beast alligator")
    assert options(game, A, Choose) == ["prestige"]


@pytest.mark.parametrize(("goods", "asked"), [("-", "Act"), ("W1", "UseBeast")])
def test_whether_to_summon_is_not_asked_of_a_player_who_could_pay_for_no_beast_at_all(goods: str, asked: str) -> None:
    pack = alligator('"summon"', '{ key = "summon" }')
    position = f"T 6 | empty N3\nA dice 1 | hand alligator dragon | goods {goods}"
    game = played(position, pack, "A activate N3 1", "A choose summon", "A summon alligator")
    assert (facts(game, "A goods"), game.step.kind()) == (f"goods {goods}", asked)


def answers(ask: Ask) -> Iterator[Answer]:
    """All answers to a question of one or several options."""
    if isinstance(ask, Several):
        for count in range(ask.least, ask.most + 1):
            yield from combinations(ask.options, count)
    else:
        assert isinstance(ask, tuple)
        yield from ask


def outcomes(game: Game[State], asked: tuple[str, int], most: int = 4) -> Iterator[Game[State]]:
    """The positions in which a run of questions of one kind to one seat can end."""
    if game.is_over or most == 0 or (game.step.kind(), min(game.asks)) != asked:
        yield game
        return
    for answer in answers(game.asks[asked[1]]):
        twin = game.copy()
        twin.answer(asked[1], answer)
        yield from outcomes(twin, asked, most - 1)


def has_choice(game: Game[State]) -> bool:
    """True if a question has several outcomes; chance may give dice that are rolled equal faces."""
    found = outcomes(game, (game.step.kind(), min(game.asks)))
    first = next(found)
    return any(save(other) != save(first) for other in found) or first.state.chance.drawn > game.state.chance.drawn


def rich_moments(seats: int, number: int) -> Iterator[Game[State]]:
    """Some decisions after each choice of actions, made richer; from time to time the round is at its end."""
    for index, game in enumerate(moments(RULES, seats, number)):
        if game.is_over or game.step.kind() != "Act":
            continue
        chance = dice(index)
        enrich(game.state, chance)
        game.ask_again()
        for _ in range(12):
            if game.asks:
                yield game
                game.answer(*turn(game, chance))


@pytest.mark.parametrize("seats", RULES.seats)
def test_no_question_has_one_outcome_unless_it_depends_on_the_hand(seats: int) -> None:
    for game in chain(moments(RULES, seats, 0), rich_moments(seats, 1)):
        assert game.is_over or not game.step.forced or has_choice(game), f"{game.step}\n{game}"
