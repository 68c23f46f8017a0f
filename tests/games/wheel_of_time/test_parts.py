"""Rules 2.2. Each number of a card is explained, change by change: printed and all its changes are the number."""

from typing import Any

import pytest

from regalia.core import Game, look
from regalia.games.wheel_of_time import notation
from regalia.games.wheel_of_time.content import cards
from regalia.games.wheel_of_time.effective.abilities import Change, currents, parts, permanents, printed_abilities
from regalia.games.wheel_of_time.effective.cards import all_forces
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.language.records import Entry
from regalia.games.wheel_of_time.notation import find
from regalia.games.wheel_of_time.pieces import ABILITIES, Kind, PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs.writing import change
from tests.games.wheel_of_time import driving, every_card
from tests.games.wheel_of_time.whole_pool import decisions
from tests.matrix import one_in

CHANGING = [
    each
    for kind, facts in cards().items()
    for each in words(kind).entries
    if facts.legal and each.when != "nested" and {"abilities", "abil_locked"} & {op.quantity for op in each.ops}
]
"""The entries that change abilities, or keep them from changing."""
OVER = frozenset(("personal_growth", "fourth_squadron", "manifest_destiny"))
"""Cards whose change is over, or 0, on their tables, at each decision."""


def explained(state: State, me: PieceId) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What is printed and the permanent changes; the same with all changes."""
    changes = parts(state, me)
    permanent, current = (
        tuple(
            number + sum(each.amount for each in changes if each.ability == ability and each.permanent >= least)
            for ability, number in zip(ABILITIES, printed_abilities(state, me), strict=True)
        )
        for least in (True, False)
    )
    return permanent, current


def unexplained(state: State) -> list[Kind]:
    """The forces whose abilities are something else than their parts."""
    return [
        state.pieces[me].kind
        for me in all_forces(state)
        if explained(state, me) != (permanents(state, me), currents(state, me))
    ]


@pytest.mark.parametrize("entry", one_in(8, CHANGING), ids=lambda entry: f"{entry.ref.kind}#{entry.ref.entry}")
def test_whatever_changes_abilities_is_a_part_of_them(entry: Entry, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = 0

    def check(state: State) -> None:
        nonlocal seen
        assert unexplained(state) == []
        seen += any(each.by == entry.ref.kind for me in all_forces(state) for each in parts(state, me))

    def decided(game: Game[State]) -> str:
        check(game.state)
        return ""

    def held(state: State, _: Any) -> None:
        check(state)

    monkeypatch.setattr(every_card, "look_at", decided)
    monkeypatch.setattr(driving, "write_numbers", held)
    driving.drive(entry.ref.kind, entry)
    assert seen or entry.ref.kind in OVER or any(op.quantity == "abil_locked" for op in entry.ops)


@pytest.mark.parametrize("number", range(3))
def test_in_whole_games_the_parts_are_always_the_numbers(number: int) -> None:
    for count, game in enumerate(decisions(number)):
        if count % 5 == 0:
            assert unexplained(game.state) == []


def test_a_growing_ability_names_the_card_that_made_it_grow() -> None:
    game = notation.lay_out(
        ["challenges pattern@H | phase resolve | rolls O:O", "H home egwene_al_vere | in:pattern egwene_al_vere"]
    )
    notation.act(game, "H egwene_al_vere")
    egwene = find(game.state, "egwene_al_vere")
    assert parts(game.state, egwene) == (Change("O", 1, "egwene_al_vere", permanent=True),)
    seen = next(piece for piece in look(game, 1).view.pieces if piece.id == egwene)
    assert (seen.abilities[2].printed, seen.abilities[2].current) == (1, 1 + 1)
    assert seen.changes == parts(game.state, egwene)


def test_damage_lowers_what_there_is_of_each_ability() -> None:
    game = notation.lay_out(["phase actions", "H home lord_pelivar-1 | hand fireball"])
    pelivar = find(game.state, "lord_pelivar")
    seen = next(piece for piece in look(game, None).view.pieces if piece.id == pelivar)
    assert seen.changes == (Change("P", -1, token="damage"), Change("C", -1, token="damage"))
    assert [(each.permanent, each.current) for each in seen.abilities] == [(2, 2 - 1), (0, 0), (0, 0), (2, 2 - 1)]


def test_corruption_lowers_what_damage_has_left() -> None:
    game = notation.lay_out(["phase actions", "H home lord_pelivar-1 | hand fireball"])
    pelivar = find(game.state, "lord_pelivar")
    change(game.state, pelivar, corruption=3)
    lowered = [Change(ability, -1, token=token) for token in ("damage", "corruption") for ability in ("P", "C")]
    assert parts(game.state, pelivar) == tuple(lowered)
    assert currents(game.state, pelivar) == (0, 0, 0, 0)
