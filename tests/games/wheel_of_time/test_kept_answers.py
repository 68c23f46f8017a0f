"""Answers about cards are kept until something changes, and are never stale."""

import pytest

from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.asking import menu
from regalia.games.wheel_of_time.effective.abilities import current, currents, permanents
from regalia.games.wheel_of_time.effective.cards import allegiances, is_force, traits
from regalia.games.wheel_of_time.effective.dice import dice as dice_now
from regalia.games.wheel_of_time.pieces import ABILITIES, PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps import settle
from regalia.testing.playing import dice, turn
from tests.games.wheel_of_time.whole_pool import decisions


def answers(state: State) -> dict[PieceId | str, object]:
    """Everything that is kept: about every card, about what is in force, about what can be used."""
    found: dict[PieceId | str, object] = {
        me: (
            traits(state, me),
            allegiances(state, me),
            permanents(state, me),
            currents(state, me),
            dice_now(state, me, state.pieces[me].challenge) if is_force(state, me) else None,
        )
        for me in state.pieces
    }
    layout = in_force.layout(state)
    effects = {name: [(each.entry.ref, each.ctx, each.lasting) for each in layout.effects[name]] for name in layout.effects}
    windows = ("w_action", "om_start", "limited", "reroll", "on_roll")
    usable = {(seat, name): menu.usable(state, seat, name) for seat in state.seats for name in windows}
    watched = settle.suspicious(state), in_force.laid(state, settle.is_watched)
    return found | {"effects": effects, "triggers": layout.triggers, "usable": usable, "watched": watched}


def fresh(state: State) -> dict[PieceId | str, object]:
    """The same, worked out anew and asked for in the other order."""
    twin = state.copy()
    twin.memo, twin.layout = {}, None
    for me in reversed(list(twin.pieces)):
        for ability in ABILITIES:
            current(twin, me, ability)
    return answers(twin)


@pytest.mark.parametrize("number", range(4))
def test_kept_answers_are_never_stale(number: int) -> None:
    for count, game in enumerate(decisions(number)):
        if count % 5 == 0:
            assert answers(game.state) == fresh(game.state)


def test_a_copy_that_goes_its_own_way_leaves_the_answers_alone() -> None:
    game = next(game for game in decisions(5) if game.state.turn == 3)
    kept = answers(game.state)
    twin, chance = game.copy(), dice(6)
    for _ in range(60):
        twin.answer(*turn(twin, chance))

    assert answers(game.state) == kept == fresh(game.state)
