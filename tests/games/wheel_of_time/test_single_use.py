"""What only one card uses is written beside that card, and only that."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from inspect import getsourcefile, getsourcelines
from pathlib import Path
from typing import Any

import pytest

from regalia.games.wheel_of_time.content import cards
from regalia.games.wheel_of_time.language import reading, tables
from regalia.games.wheel_of_time.pieces import Kind

OPEN = ("FILTERS", "CONDITIONS", "AMOUNTS", "SYMBOLS", "ALLEGIANCES")
"""The parts of the language to which a card may add a word. Bases, zones and quantities are few and belong together."""
KEPT = {
    "once_turn_by_name": "a limit, counted with the others",
    "same_as": "its argument is a selector with filters: the grammar knows it",
    "on": "its argument is a selector with filters: the grammar knows it",
    "at_chosen_location": "targets are chosen one by one because of it",
    "rolled_symbol_in_challenge": "it fixes the challenge of an event",
    "per_symbol": "it makes the number of targets depend on the payment",
    **dict.fromkeys(("rotated", "female", "male", "contested", "nation"), "half of a pair or group"),
    **dict.fromkeys(("hand", "revealed", "amount"), "one of the plain numbers of a context"),
}
"""Words with one user that stay with the language, and why."""
HEADING = "# ---------------------------------------------------------------- "


class Noting(tables.Table):
    """A table of words that notes which are looked up."""

    def __init__(self, table: tables.Table, look_up: Callable[[str], None]) -> None:
        super().__init__(table.returns, *table.last)
        self.update(table)
        self.arguments, self.look_up = table.arguments, look_up

    def __getitem__(self, word: str) -> Any:
        self.look_up(word)
        return super().__getitem__(word)


@cache
def users() -> dict[tuple[str, str], set[Kind]]:
    """The cards that use each word and each operation."""
    reading.learn()
    found: dict[tuple[str, str], set[Kind]] = defaultdict(set)
    reader: list[Kind] = []

    def noting(table: str) -> Noting:
        return Noting(getattr(tables, table), lambda word: found[table, word].add(reader[-1]))

    operations = {kind: name for name, kind in reading.operations().items()}
    with pytest.MonkeyPatch.context() as patch:
        for table in OPEN:
            patch.setattr(tables, table, noting(table))
        for kind in cards():
            reader.append(kind)
            for op in [op for entry in reading.words.__wrapped__(kind).entries for op in entry.ops]:
                found["OPERATIONS", operations[type(op)]].add(kind)
    return found


def written() -> Iterator[tuple[str, str, Any]]:
    """Every word and operation: its table, its name, what is written for it."""
    reading.learn()
    for table in OPEN:
        yield from ((table, name, function) for name, function in getattr(tables, table).items())
    yield from (("OPERATIONS", name, kind) for name, kind in reading.operations().items())


def stands_beside(thing: Any) -> str:
    """The name of the card under which something is written; empty if it is written elsewhere."""
    path = Path(getsourcefile(thing) or "")
    if path.parent.name != "cards":
        return ""
    lines = path.read_text("utf-8").splitlines()[: getsourcelines(thing)[1]]
    return next(line for line in reversed(lines) if line.startswith(HEADING)).removeprefix(HEADING)


@pytest.mark.parametrize(("table", "name", "thing"), [pytest.param(*each, id=f"{each[0]}-{each[1]}") for each in written()])
def test_what_one_card_uses_is_written_beside_it_and_nothing_else(table: str, name: str, thing: Any) -> None:
    kinds = users()[table, name]
    alone = cards()[next(iter(kinds))].name if len(kinds) == 1 and name not in KEPT else ""
    assert stands_beside(thing) == alone


def test_no_word_is_kept_without_need() -> None:
    assert [word for word in KEPT if all(len(users()[table, word]) != 1 for table in OPEN)] == []
