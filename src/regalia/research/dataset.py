"""Recorded games as rows to learn from: what a seat saw, what it could do and did, and how the game ended.

A record is played again on a `Table`, so that rows have the tokens and actions of its layout.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from regalia.core import Answer, Record, Rules, Seat, Unasked, save
from regalia.core.chance import mixed
from regalia.core.match import Given
from regalia.core.record import brought_of, in_order, is_of_another_pack
from regalia.research.actions import DECLINE
from regalia.research.layout import layout_of
from regalia.research.table import Table

GROUP = 20_000
"""The rows of a row group of a file; a game is never divided."""


class Row(Struct, frozen=True):
    """One action of one seat."""

    record: str
    """The name of the record."""
    seed: str
    """The seed of the arena."""
    answer: int
    """The number of the answer in the record, from 0. Optional actions that are declined have that of the next answer."""
    step: int
    """The number of the action within the answer, from 0."""
    seat: Seat
    seats: int
    player: str
    """The name of the seat; in records of bots, its level."""
    tokens: list[int]
    """What the seat saw: `Table.observe`."""
    legal: list[int]
    """The actions to choose from."""
    action: int
    """The action that was chosen."""
    returns: list[float]
    """From 1 for the first place to -1 for the last: that of the seat, then those of the seats after it."""
    layout: str
    """The digest of the layout that the numbers belong to."""


class Taken(Struct, frozen=True):
    """An action and the position in which it was taken."""

    answer: int
    step: int
    seat: Seat
    tokens: list[int]
    legal: list[int]
    action: int


def left_out(rules: Rules[Any], record: Record) -> str:
    """Why a record has no rows; empty if it has."""
    if record.seed is None:
        return "not over"
    if record.rules != rules.version or record.carried is not None:
        return "another version of the rules"
    if is_of_another_pack(rules, record):
        return "another pack"
    return "a seat resigned" if any(is_resignation(given) for given in record.answers) else ""


def is_resignation(given: Given) -> bool:
    """True if a seat did not answer, but resigned."""
    return isinstance(given.answer, dict) and given.answer.get("type") == "resign"


def rows_of(rules: Rules[Any], record: Record, name: str) -> list[Row]:
    """The rows of a record, in the order of its answers. Raises IllegalAnswer or ValueError if it breaks the rules."""
    assert record.seed is not None, "a record without a seed is left out"
    layout, options = layout_of(rules), msgspec.convert(record.options, rules.options)
    brought = brought_of(rules, record)
    table = Table(layout, record.seats, mixed(record.seed, record.nonces), options, brought)
    found = [*taken_in(table, record)]
    if in_order(record.final) != in_order(msgspec.json.decode(save(table.game))):
        raise ValueError("the game ends differently")
    returns, digest, players = table.returns(), layout.written.digest, [*record.names, *[""] * record.seats]
    return [
        Row(
            name, record.seed, each.answer, each.step, each.seat, record.seats, players[each.seat], each.tokens, each.legal,
            each.action, returns[each.seat :] + returns[: each.seat], digest,
        )
        for each in found
    ]  # fmt: skip


def taken_in(table: Table, record: Record) -> Iterator[Taken]:
    """The actions of a record, which are taken at a table. Seats that let an offer pass decline it."""
    for number, given in enumerate(record.answers):
        answer: Answer = msgspec.convert(given.answer, table.layout.rules.recorded_type)
        is_unasked = isinstance(answer, Unasked)
        while table.is_offer and not (is_unasked and table.seat == given.seat):
            yield taken(table, number, 0, DECLINE)
        if (table.seat, table.is_offer) != (given.seat, is_unasked):
            table.let(given.seat, is_unasked)
        for step, action in enumerate(table.spell(answer.option if isinstance(answer, Unasked) else answer)):
            yield taken(table, number, step, action)


def taken(table: Table, number: int, step: int, action: int) -> Taken:
    """Take an action."""
    assert table.seat is not None, "the game is not over"
    before = Taken(number, step, table.seat, table.observe(table.seat), table.legal(), action)
    table.act(action)
    return before


def write(file: Path, games: Iterable[list[Row]]) -> int:
    """Write the rows of games as Parquet; how many there were. Needs the extra `regalia[parquet]`."""
    import pyarrow
    from pyarrow import parquet

    whole, numbers, name = pyarrow.int32(), pyarrow.list_(pyarrow.int32()), pyarrow.dictionary("int32", "string")
    types = {int: whole, str: name, list[int]: numbers, list[float]: pyarrow.list_(pyarrow.float32())}
    schema = pyarrow.schema([(field.name, types[plain(field.type)]) for field in msgspec.structs.fields(Row)])
    rows = 0
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        for group in grouped(games):
            columns = {field: [getattr(row, field) for row in group] for field in Row.__struct_fields__}
            writer.write_table(pyarrow.table(columns, schema))
            rows += len(group)
    return rows


def plain(kind: Any) -> Any:
    """The type of a column: a seat is a number."""
    return int if kind == Seat else kind


def grouped(games: Iterable[list[Row]]) -> Iterator[list[Row]]:
    """The rows of several games together."""
    group: list[Row] = []
    for game in games:
        group += game
        if len(group) >= GROUP:
            yield group
            group = []
    if group:
        yield group
