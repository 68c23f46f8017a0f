"""Verbs alone change the state: in no game do steps or cards write to it."""

import ast
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Any

import pytest

from regalia import games
from regalia.core import Rules
from regalia.testing.playing import installed, name_of

CHANGES = {
    *("append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse"),
    *("add", "discard", "update", "setdefault", "popitem"),
    *("below", "die", "one", "some", "shuffled"),
    *("forget", "mix", "moved", "rule_out", "show", "turned_up"),
}
"""Methods that change a list, a set or a dictionary, the chance, or who knows what."""


@pytest.mark.parametrize("rules", installed(), ids=name_of)
def test_steps_and_cards_leave_it_to_verbs_to_change_the_state(rules: Rules[Any]) -> None:
    files = acting(games.resource(rules.slug))
    found = [f"{name}:{line}: {code}" for name, source in files for line, code in sorted(writes(source))]
    if found:
        pytest.fail("these change the state; let a verb do so:\n" + "\n".join(found))


def test_every_way_of_changing_the_state_is_found() -> None:
    source = """
def run(self, game):
    state = game.state
    state.round = 1
    game.state.points[seat] += 1
    (first, state.deck), rest = drawn, ()
    del state.rooms["shrine"]
    state.queue.insert(0, card)
    card = state.chance.one(deck)
    state.knows.forget([card], only(1))
    ZONES.moved(state, [card], HANDS, seat, DECK, None)
    hand = [*state.hands[seat]]
    hand.append(card)
    own = state.cards.count(card)
"""
    assert sorted(line for line, _ in writes(source)) == [*range(4, 12)]


def acting(folder: Traversable) -> Iterator[tuple[str, str]]:
    """The files of a game's steps and cards, with their texts."""
    for kind in ("steps", "cards"):
        if folder.joinpath(f"{kind}.py").is_file():
            yield f"{kind}.py", folder.joinpath(f"{kind}.py").read_text("utf-8")
        if folder.joinpath(kind).is_dir():
            for file in sorted(folder.joinpath(kind).iterdir(), key=lambda file: file.name):
                if file.name.endswith(".py"):
                    yield f"{kind}/{file.name}", file.read_text("utf-8")


def writes(source: str) -> Iterator[tuple[int, str]]:
    """The lines of a file that change the state, each with its code."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Assign(targets=written) | ast.Delete(targets=written):
                changed = [part for target in written for part in targets(target)]
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                changed = [target]
            case ast.Call(func=ast.Attribute(value=ast.Name(id="ZONES"), attr=method), args=[state, *_]) if (
                method in CHANGES
            ):
                changed = [ast.Attribute(state, "knows")]
            case ast.Call(func=ast.Attribute(value=owner, attr=method)) if method in CHANGES:
                changed = [owner]
            case _:
                continue
        if any(map(of_state, changed)):
            yield node.lineno, ast.unparse(node)


def targets(target: ast.expr) -> Iterator[ast.expr]:
    """What an assignment writes to, one by one."""
    if isinstance(target, ast.Tuple | ast.List):
        for part in target.elts:
            yield from targets(part)
    else:
        yield target


def of_state(written: ast.expr) -> bool:
    """True if an expression is a part of the state: `state.points[seat]`, `game.state.deck`."""
    while isinstance(written, ast.Attribute | ast.Subscript):
        written = written.value
        if isinstance(written, ast.Name | ast.Attribute) and "state" in (
            getattr(written, "id", ""),
            getattr(written, "attr", ""),
        ):
            return True
    return False
