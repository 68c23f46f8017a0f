"""What squires prefer: positions in which another answer would be silly."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import astuple

from regalia.bots import decide
from regalia.core import Assign, Assigned, Game, Seat, Shared
from regalia.games.wheel_of_time import content
from regalia.games.wheel_of_time.bot import expected, prospects, weights
from regalia.games.wheel_of_time.bot.proposals import commitments
from regalia.games.wheel_of_time.bot.prospects import LATE, LOST, before_actions, coming, lasting, of_ready, rates
from regalia.games.wheel_of_time.bot.stakes import stakes, worst
from regalia.games.wheel_of_time.effective.dice import life
from regalia.games.wheel_of_time.notation.actions import called, spoken
from regalia.games.wheel_of_time.notation.positions import lay_out
from regalia.games.wheel_of_time.options import StandDown, TakeWord, Toward
from regalia.games.wheel_of_time.pieces import Score
from regalia.games.wheel_of_time.state import Fallen, State
from tests.games.wheel_of_time.laid import Table, symbol
from tests.playing import seed

HERO: Seat = 0
VILLAIN: Seat = 1


def preferred(position: str, seat: Seat = HERO) -> str:
    """What a squire answers, in words."""
    game = lay_out(position.strip().splitlines())
    assert seat in game.asks, f"{game.asks} does not ask {seat}"
    return said(game, decide("squire", game, seat, seed(1)))


def said(game: Game[State], answer: Any) -> str:
    state = game.state
    if isinstance(answer, Assigned):
        return " ".join(f"{called(state, thing.piece)}>{place_name(state, place)}" for thing, place in answer.pairs)
    if isinstance(answer, Shared):
        return " ".join(f"{called(state, place.piece)}:{amount}" for place, amount in answer.amounts if amount)
    if isinstance(answer, tuple):
        return " ".join(spoken(state, each).split()[1] for each in answer)
    return spoken(state, answer) if not isinstance(answer, int) else str(answer)


def place_name(state: State, place: Any) -> str:
    assert isinstance(place, Toward | StandDown)
    return called(state, place.challenge) if isinstance(place, Toward) else "-"


def test_what_can_be_paid_for_is_recruited_before_actions_end() -> None:
    assert preferred("H home lady_arathelle | hand andor_infantry | pool P:lady_arathelle P:lady_arathelle") == (
        "recruit andor_infantry"
    )
    assert preferred("H hand egwene_al_vere | pool O:rand_al_thor_iv O:rand_al_thor_iv") == "recruit egwene_al_vere"


def test_symbols_are_paid_with_rather_than_tokens_of_the_pattern() -> None:
    game = lay_out(["phase actions", "H home lady_arathelle | hand lady_ellorien | pool P:lady_arathelle P:lady_arathelle"])
    game.answer(HERO, decide("squire", game, HERO, seed(1)))
    assert said(game, decide("squire", game, HERO, seed(1))) == "pay-with P:lady_arathelle P:lady_arathelle"


def test_characters_generate_as_long_as_there_is_something_to_pay_for() -> None:
    assert preferred("phase generate\nH hand andor_infantry moiraine_sedai") == "generate rand_al_thor_iv"


def test_troops_take_the_field_and_whose_death_loses_the_game_stays() -> None:
    given = "phase place | round challenge | challenges pattern\nH home andor_cavalry | hand andor_infantry"
    assert preferred(f"{given}\nV home trolloc_footmen") == "andor_cavalry"


def test_everybody_who_takes_part_rolls() -> None:
    game = lay_out(
        [
            "phase resolve | challenges pattern",
            "H home andor_cavalry andor_infantry | in:pattern andor_cavalry andor_infantry",
        ]
    )
    assert said(game, decide("squire", game, HERO, seed(1))) == "andor_cavalry andor_infantry"


def test_those_at_risk_do_not_join_a_challenge_that_many_attack() -> None:
    threat = "V home trolloc_footmen trolloc_footmen | in:pattern trolloc_footmen trolloc_footmen#2"
    given = "phase commit action | round challenge | challenges pattern\nH avatar mat_cauthon_i | field perrin_aybara_i"
    assert preferred(f"{given}\n{threat}") == "perrin_aybara_i>-"


def test_damage_goes_where_it_kills_an_avatar() -> None:
    game = lay_out(
        [
            "phase resolve draw | challenges pattern | pools:pattern 1/0 0/0",
            "H home lan_mandragoran | in:pattern lan_mandragoran",
            "V avatar padan_fain | home lord_nasin | in:pattern padan_fain lord_nasin",
        ]
    )
    while type(game.step).__name__ != "Assign":
        seat = min(game.asks)
        game.answer(seat, ())
    assert said(game, decide("squire", game, HERO, seed(1))) == "padan_fain:1"


def test_a_full_hand_makes_room_for_new_cards() -> None:
    held = "bodyguards bodyguards healing healing plots stymied dense_forest fireball"
    thrown = preferred(f"phase discard turn | round draw\nH hand {held} | deck spying spying").split()
    assert 1 <= len(thrown) <= 3
    assert {*thrown} & {"bodyguards", "healing"}, "a second copy goes first"


def test_a_hand_is_judged_card_by_card_in_its_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the last digit of the sum depends on how a process orders sets, and with it what a bot does."""
    judged: list[str] = []

    def worth(state: State, seat: Seat, kind: str) -> float:
        judged.append(kind)
        return 0.1

    monkeypatch.setattr(prospects, "in_hand", worth)
    table = Table()
    table.state.hands[0] = tuple(sorted(content.cards()))[:12]

    prospects.of_hand(table.state, 0)

    assert judged == [*table.state.hands[0]]


def test_an_empty_hand_is_filled() -> None:
    game = lay_out(["phase discard | round draw", "H deck spying spying plots"])
    assert weights(game, HERO, [0, 1, 2]) == [0.1, 1.1, 4.1]


def test_an_allegiance_is_taken_that_ones_cards_have() -> None:
    game = lay_out(["H hand tear_levies | deck tear_regiment andor_infantry"])
    assert weights(game, HERO, [TakeWord("Andor"), TakeWord("Illian"), TakeWord("Tear")]) == [1.1, 0.1, 2.1]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("H home andor_cavalry", "H home andor_cavalry-1"),
        ("H home andor_cavalry-1", "H home andor_cavalry-3"),
        ("H home egwene_al_vere", "H hand egwene_al_vere"),
        ("pattern 3/0/2", "pattern 2/1/2"),
        ("H avatar rand_al_thor_iv", "H avatar rand_al_thor_iv-1"),
        ("H hand egwene_al_vere", "H hand rahvin_ii"),
    ],
)
def test_a_position_is_better_than_another(better: str, worse: str) -> None:
    def lead(position: str) -> float:
        own, other = expected(lay_out(position.splitlines()).state)
        return own - other

    assert lead(better) > lead(worse)


def test_nothing_makes_up_for_a_game_that_is_lost() -> None:
    table = Table()
    table.set(sections=[19, 0], fallen=(Fallen(HERO, "rand_al_thor_iv", "avatar"),))
    assert lasting(table.state, HERO) <= -LOST < lasting(table.state, VILLAIN)


def test_the_more_dice_are_thrown_the_less_certain_is_a_death() -> None:
    spare, worth = 3, 10.0
    few, many = (worst([(worth, 0.0, left)], left + spare) for left in (1, 9))
    assert few > many


def test_an_avatar_is_exposed_twice_as_much_with_two_lives_left_as_with_three() -> None:
    def exposed(damage: int) -> float:
        table = Table()
        me = table.lay("rand_al_thor_iv", avatar=True, place="field", damage=damage)
        alone = of_ready(table.state, me)
        table.lay("fade", VILLAIN)
        return alone - of_ready(table.state, me)

    table = Table()
    lives = life(table.state, table.lay("rand_al_thor_iv", avatar=True))
    assert exposed(lives - 2) == pytest.approx(2 * exposed(lives - 3))


def test_who_goes_where_is_settled_when_participation_is() -> None:
    def ready_forces(step: str) -> float:
        table = Table()
        table.lay("lord_pelivar", place="field")
        table.set(round="challenge", step=step)
        return before_actions(table.state, HERO)

    assert ready_forces("determine") == ready_forces("w_participation") < ready_forces("declare")


def test_a_die_shows_on_the_average_what_its_faces_show() -> None:
    faces = [(3, 3, 3, 0), (3, 3, 3, 1), (2, 3, 2, 1), (2, 2, 2, 2)]
    assert [tuple(round(6 * rate) for rate in astuple(each)) for each in rates()] == faces


@pytest.mark.parametrize("step", ["actions", "w_action", "w_action_end"])
def test_symbols_are_worth_less_once_actions_are_taken(step: str) -> None:
    def worth(step: str) -> float:
        table = Table()
        table.set(hands=[("andor_infantry",), ()], step=step)
        table.pool(HERO, symbol("P"))
        return coming(table.state, HERO)

    assert 0 < worth(step) == pytest.approx(LATE * worth("w_generate_end"))


def test_the_more_dice_are_still_to_be_rolled_the_less_sure_is_a_lead() -> None:
    def lead(rotated: bool) -> float:
        table = Table()
        number = table.challenge(form="pattern", scores=(Score(support=5), Score()))
        for seat in (HERO, VILLAIN):
            table.lay("commander", seat, challenge=number, rotated=rotated)
        table.set(round="resolution")
        one, two = stakes(table.state, number)
        return one - two

    assert lead(rotated=True) > lead(rotated=False)


def test_all_forces_together_are_proposed_for_each_challenge() -> None:
    game = lay_out(
        [
            "phase commit | round challenge | challenges pattern secondary_efforts@V",
            "H field andor_cavalry andor_infantry lord_pelivar",
        ]
    )
    ask = game.asks[HERO]
    assert isinstance(ask, Assign)
    first, second, *_ = [said(game, each) for each in commitments(game.state, ask, Random(1))]
    assert first == "andor_cavalry>pattern andor_infantry>pattern lord_pelivar>pattern"
    assert second == first.replace("pattern", "secondary_efforts")


def test_a_challenge_that_kills_when_it_fails_is_not_declared_lightly() -> None:
    assert preferred("phase declare place action | round challenge\nH hand debt_of_honor") == "declare-nothing"
    assert preferred("phase declare place action | round challenge\nH hand gather_allies") == "declare-card gather_allies"
