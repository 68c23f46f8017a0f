"""What has changed from one saved position to the next, as a few lines of text."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

import msgspec

PASSING = frozenset(("waiting",))
"""Fields of the state that only say what is still to be responded to."""
SHOWN = 6
"""How many things are shown where the order of a list has changed."""


def facts(saved: bytes) -> dict[str, Any]:
    """All facts of a saved position."""
    found: dict[str, Any] = msgspec.json.decode(saved)
    return {name: value for name, value in found["state"].items() if name not in PASSING} | {"stack": found["stack"]}


def differences(before: Any, after: Any, path: str = "") -> Iterator[str]:
    """A line for each fact that has changed: what it is now, or what has left and joined a list."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for name in {**before, **after}:
            if name not in after:
                yield f"{path}.{name} gone"
            elif name not in before:
                yield f"{path}.{name} {text(after[name])}"
            else:
                yield from differences(before[name], after[name], f"{path}.{name}")
    elif not isinstance(before, list) or not isinstance(after, list):
        yield f"{path} {text(after)}"
    elif len(before) == len(after) <= 2:
        for index, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from differences(one, other, f"{path}.{index}")
    else:
        yield path + moved(before, after)


def moved(before: list[Any], after: list[Any]) -> str:
    """From which place on two lists differ, what has left and what has joined, and the things there in another order."""
    at = common(before, after)
    end = common(before[at:][::-1], after[at:][::-1])
    old, new = before[at : len(before) - end], after[at : len(after) - end]
    left, joined = without(old, new), without(new, old)
    parts = [
        f"[{at}]",
        *(f"- {listed(each)}" for each in [left] if each),
        *(f"+ {listed(each)}" for each in [joined] if each),
    ]
    if without(old, left) != without(new, joined):
        parts.append(f"now {listed(new[:SHOWN])}")
    return " ".join(parts)


def common(one: list[Any], other: list[Any]) -> int:
    """The number of things with which both lists begin."""
    return next(
        (at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), min(len(one), len(other))
    )


def without(things: list[Any], others: list[Any]) -> list[Any]:
    """The things without the others, in their order."""
    left, spare = [], [*others]
    for thing in things:
        if thing in spare:
            spare.remove(thing)
        else:
            left.append(thing)
    return left


def listed(things: Iterable[Any]) -> str:
    """Things side by side; of records with the same fields the names of the fields stand in front, once."""
    parts = []
    for fields, same in groupby(things, key=lambda each: tuple(each) if isinstance(each, dict) else ()):
        if fields:
            records = [" ".join(text(value) for value in each.values()) for each in same]
            parts.append(f"({' '.join(fields)}: {' / '.join(records)})")
        else:
            parts += map(text, same)
    return " ".join(parts)


def text(value: Any) -> str:
    """A fact in few letters."""
    if isinstance(value, dict):
        return "{" + " ".join(f"{name}={text(each)}" for name, each in value.items()) + "}"
    return f"[{listed(value)}]" if isinstance(value, list | tuple) else str(value)


def brief(record: Any) -> str:
    """A record, or several, in few letters."""
    return text(msgspec.to_builtins(record, str_keys=True))
