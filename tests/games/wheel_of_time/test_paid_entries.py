"""Rules 9.7, 12.5, 12.7. What entries pay, take and leave behind, where no card shows it alone."""

import pytest
from msgspec.structs import replace

from regalia.core import Game, Number
from regalia.games.wheel_of_time import RULES
from regalia.games.wheel_of_time.language.reading import entry
from regalia.games.wheel_of_time.options import Force
from regalia.games.wheel_of_time.pieces import Context, Ref
from regalia.games.wheel_of_time.steps import costs
from regalia.games.wheel_of_time.steps.costs import PayNext
from regalia.games.wheel_of_time.steps.resolution import ActAs
from regalia.games.wheel_of_time.verbs import writing
from tests.games.wheel_of_time.carried import carried
from tests.games.wheel_of_time.laid import HERO, Table


def test_after_a_cost_that_the_target_pays_comes_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    target = table.lay("lord_pelivar")
    host = table.lay("military_state")
    ref = Ref("military_state", 0)
    turned = replace(entry(ref), cost=entry(ref).cost[::-1])
    assert [cost.text for cost in turned.cost] == ["rotate:target", "rotate"]
    monkeypatch.setattr(costs, "entry", {ref: turned}.get)
    playing = Game(RULES, table.state, PayNext(ref, Context(HERO, host, "military_state", targets=(target,)), 0), events=[])
    assert playing.state.pieces[target].rotated
    assert playing.state.pieces[host].rotated


def test_a_prisoner_token_is_taken_off_for_each_payment() -> None:
    table = Table()
    held = table.lay("lord_pelivar", tokens=(("prisoner", 2),))
    for left in (1, 0):
        carried(table, "political_prisoner", 3, targets=(held,))
        assert table.state.tokens(held, "prisoner") == left


@pytest.mark.parametrize("gone", ["far_dareis_mai", "amys"])
def test_damage_moves_only_while_both_cards_are_in_play(gone: str) -> None:
    table = Table()
    table.lay("amys", damage=2)
    table.lay("far_dareis_mai")
    assert carried(table, "far_dareis_mai", targets=(table["amys"],)).asks[HERO] == Number(0, 2)
    del table.state.pieces[table[gone]]
    assert not carried(table, "far_dareis_mai", targets=(table["amys"],)).asks


def test_a_force_acts_as_a_character_until_the_challenge_is_over() -> None:
    table = Table()
    number = table.challenge("gather_allies")
    patrol = table.lay("patrol", challenge=number)
    playing = Game(RULES, table.state, ActAs(HERO, number), events=[])
    playing.answer(HERO, (Force(patrol),))
    assert [each.until for each in playing.state.lasting] == ["chal"]
    writing.end_with_challenge(playing.state, number)
    assert playing.state.lasting == ()
