"""Tables in positions that nobody has played to, at an arena with `--debug`."""

from collections import deque
from typing import Any

from regalia.core import Rules, TableOptions, save
from tests.playing import moments
from tests.server.players import Guest, Host

NAMES = ("Ada", "Bob", "Eve", "Kai", "Mio")
LAST = 12
"""Answers that are given at the table; what comes before them is put there as a position."""


def near_the_end(rules: Rules[Any], seats: int, last: int = LAST, options: TableOptions | None = None) -> str:
    """The save of a random game, some answers before its end."""
    return deque((save(game).decode() for game in moments(rules, seats, options=options)), maxlen=last)[0]


def in_position(
    host: Host, game: str, seats: int, position: str, people: int | None = None, **more: Any
) -> tuple[str, list[Guest]]:
    """A table with a game in this position, and who sits there, with bots behind them; all have brought what is usual.

    `more` is what else is said when the table is opened.
    """
    names = NAMES[: seats if people is None else people]
    table, guests = host.table(*names, bots=("page",) * (seats - len(names)), game=game, **more)
    put = guests[0].put(f"/api/debug/tables/{table}/position", {"position": position})
    assert put.status_code == 200, put.text
    assert guests[0].post(f"/api/debug/tables/{table}/bots").status_code == 200
    return table, guests
