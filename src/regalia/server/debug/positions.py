"""Positions as text: printed to be edited, read back with each mistake explained, and copied as a test."""

import json
import re
from collections.abc import Iterator
from textwrap import indent
from traceback import extract_tb
from typing import Any

import msgspec
from msgspec import Struct

from regalia.core import Answer, Chance, Game, Rules, UnreadableSave, load, look, save, some_answer
from regalia.server.errors import Refuse

WIDTH = 110
"""Values that fit into this number of columns are written on one line."""
TEST = '''\
"""A position copied from a table."""

{imports}

POSITION = r"""
{position}
"""


def test_from_this_position() -> None:
    game = load(games.load("{game}"), POSITION.encode())
    assert list(game.asks) == {asked}
'''


def written(game: Game[Any]) -> str:
    """The position as JSON, a line for each value that fits into one."""
    return laid_out(msgspec.json.decode(save(game)))


def laid_out(value: Any, width: int = WIDTH, key: str = "") -> str:
    """JSON, after its key if it has one: on one line if it fits, otherwise each of its parts on lines of its own."""
    line = key + json.dumps(value, ensure_ascii=False)
    if len(line) <= width or not isinstance(value, dict | list):
        return line
    keys = [f"{json.dumps(name, ensure_ascii=False)}: " for name in value] if isinstance(value, dict) else [""] * len(value)
    values = value.values() if isinstance(value, dict) else value
    parts = [laid_out(part, width - 2, name) for name, part in zip(keys, values, strict=True)]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return "\n".join([key + opening, indent(",\n".join(parts), "  "), closing])


def read(rules: Rules[Any], seats: int, text: str) -> Game[Any]:
    """The game in a position that was typed. Raises Refuse with what is wrong, if the game cannot go on from it."""
    try:
        typed = json.loads(text)
    except json.JSONDecodeError as wrong:
        raise Refuse("not_json", detail=f"{wrong.lineno}:{wrong.colno}: {wrong.msg}") from wrong
    except RecursionError as wrong:
        raise Refuse("not_json", detail="nested too deeply") from wrong
    try:
        game = load(rules, text.encode())
        if len(game.state.seats) == seats:
            for seat in (*game.state.seats, None):
                look(game, seat)
            refuse_unknown(typed, msgspec.json.decode(save(game)))
            return game
    except UnreadableSave as wrong:
        raise Refuse("wrong_position", detail=str(wrong)) from wrong
    except Refuse:
        raise
    except Exception as wrong:  # whatever the rules raise in a position that cannot be
        raise Refuse("rules_fail", detail=explained(wrong)) from wrong
    raise Refuse("wrong_count", allowed=[seats])


def refuse_unknown(typed: Any, known: Any, path: str = "$") -> None:
    """Raise Refuse for the first key that is in what was typed and not in what was read of it, such as a misspelt field."""
    if isinstance(typed, dict) and isinstance(known, dict):
        for key in typed:
            if key not in known:
                raise Refuse("wrong_position", detail=f"unknown field - at `{path}.{key}`")
            refuse_unknown(typed[key], known[key], f"{path}.{key}")
    elif isinstance(typed, list) and isinstance(known, list):
        for index, (each, other) in enumerate(zip(typed, known, strict=False)):
            refuse_unknown(each, other, f"{path}[{index}]")


def explained(wrong: Exception) -> str:
    """An exception in one line: what it is, and which line of which function raised it."""
    last = extract_tb(wrong.__traceback__)[-1]
    said = f": {wrong}" if str(wrong) else ""
    return f"{type(wrong).__name__}{said} ({last.name}, {last.filename.rpartition('/')[2]}:{last.lineno}: {last.line})"


def as_test(game: Game[Any]) -> str:
    """A test that begins in this position and, if a seat is asked, gives a legal answer. It runs as it is pasted."""
    asked = list(game.asks)
    given = [] if game.is_over else [(asked[0], some_answer(game.asks[asked[0]], Chance("00" * 32)))]
    wanted = {("regalia.core", "load"), ("regalia", "games"), *(each for _, answer in given for each in kinds_in(answer))}
    lines = [f"from {module} import {names_from(module, wanted)}" for module in sorted({module for module, _ in wanted})]
    test = TEST.format(imports="\n".join(lines), position=written(game), game=game.rules.slug, asked=asked)
    return test + "".join(wrapped(f"    game.answer({seat}, {answer!r})") + "\n" for seat, answer in given)


def wrapped(call: str) -> str:
    """A call on as many lines as it needs; it is broken after commas that stand in no text."""
    lines = [""]
    for part in re.split(r"(?<=,) (?=(?:[^']*'[^']*')*[^']*$)", call):
        if lines[-1] and len(lines[-1]) + 1 + len(part) > WIDTH:
            lines.append("        " + part)
        else:
            lines[-1] += f" {part}" if lines[-1] else part
    return "\n".join(lines)


def names_from(module: str, wanted: set[tuple[str, str]]) -> str:
    """The names that are imported from a module."""
    return ", ".join(sorted(name for where, name in wanted if where == module))


def kinds_in(answer: Answer) -> Iterator[tuple[str, str]]:
    """The module and name of each record in an answer."""
    if isinstance(answer, tuple):
        for part in answer:
            yield from kinds_in(part)
    elif isinstance(answer, Struct):
        yield type(answer).__module__, type(answer).__name__
        for field in answer.__struct_fields__:
            yield from kinds_in(getattr(answer, field))
