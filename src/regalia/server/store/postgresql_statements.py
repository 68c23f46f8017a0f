"""Statements in PostgreSQL's dialect, and changes as few statements: what joins becomes one with data-modifying CTEs."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Any

import msgspec

from regalia.server.store.sql import Change, Dialect

POSTGRESQL = Dialect(
    json="convert_from(document, 'UTF8')::json",
    then="join",
    now="extract(epoch from clock_timestamp())",
    ids="select value from json_array_elements_text(cast(%(ids)s as json))",
)

Values = dict[str, Any]


def statements(changes: Sequence[Change]) -> Iterator[tuple[Any, Values]]:
    """Statements that make the changes, with their values. A change that must change a row and does not raises
    DivisionByZero in PostgreSQL, so that no result is read before the commit.
    """
    for joins, group in groupby(changes, lambda change: change.joins):
        for together in [[*group]] if joins else ([change] for change in group):
            if len(together) == 1 and not together[0].must:
                yield in_postgresql(together[0].statement), together[0].values
            else:
                yield in_one(tuple((change.statement, change.must) for change in together)), joined(together)


@cache
def in_postgresql(statement: str) -> Any:
    """A statement in PostgreSQL's dialect, with psycopg's names of parameters."""
    return re.sub(r":(\w+)", r"%(\1)s", statement).format_map(msgspec.structs.asdict(POSTGRESQL))


@cache
def in_one(changes: tuple[tuple[str, bool], ...]) -> Any:
    """One statement for several; of each is said whether it must change a row. Parameters have the number of the change
    before their name.
    """
    parts, checks = [], ["1"]
    for number, (statement, must) in enumerate(changes):
        text = in_postgresql(re.sub(r":(\w+)", rf":{number}_\1", statement))
        parts.append(f"change_{number} as ({text}{' returning 1' if must else ''})")
        if must:
            checks.append(f"1 / (select count(*) from change_{number})")  # noqa: S608 - a number
    return f"with {', '.join(parts)} select {', '.join(checks)}"


def joined(changes: Sequence[Change]) -> Values:
    """The values of several changes, for `in_one`."""
    return {f"{number}_{name}": value for number, change in enumerate(changes) for name, value in change.values.items()}
