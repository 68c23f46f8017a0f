"""What changes from one view to the next, as it travels: a JSON Patch (RFC 6902) that adds, removes and replaces."""

from collections.abc import Iterator
from functools import cache
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo


class Add(Struct, frozen=True, tag_field="op", tag="add", gc=False):
    """Set a member of an object, or insert an item into a list."""

    path: str
    value: Any


class Remove(Struct, frozen=True, tag_field="op", tag="remove", gc=False):
    """Remove a member of an object, or an item of a list."""

    path: str


class Replace(Struct, frozen=True, tag_field="op", tag="replace", gc=False):
    """Replace a value."""

    path: str
    value: Any


Operation: TypeAlias = Add | Remove | Replace
Patch: TypeAlias = list[Operation]


def patch_of(old: Any, new: Any) -> Patch:
    """What makes one view another, both of the same type. Paths are those of the views as JSON, which omits defaults."""
    return [*_changes(old, new, "")]


def _changes(old: Any, new: Any, path: str) -> Iterator[Operation]:
    if isinstance(new, Struct) and type(new) is type(old):
        yield from _of_fields(old, new, path)
    elif isinstance(new, dict) and isinstance(old, dict):
        yield from _of_members(old, new, path)
    elif isinstance(new, list | tuple) and isinstance(old, list | tuple):
        yield from _of_items(old, new, path)
    else:
        yield Replace(path, new)


def _of_fields(old: Struct, new: Struct, path: str) -> Iterator[Operation]:
    defaults = _defaults(type(new))
    for name in new.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before is after or before == after:
            continue
        if _is_omitted(after, defaults.get(name)):
            yield Remove(f"{path}/{name}")
        elif _is_omitted(before, defaults.get(name)):
            yield Add(f"{path}/{name}", after)
        else:
            yield from _changes(before, after, f"{path}/{name}")


@cache
def _defaults(kind: type[Struct]) -> dict[str, FieldInfo]:
    """The fields that are omitted while they have their defaults."""
    if not kind.__struct_config__.omit_defaults:
        return {}
    return {field.name: field for field in msgspec.structs.fields(kind) if not field.required}


def _is_omitted(value: Any, field: FieldInfo | None) -> bool:
    """True if msgspec omits a value: it is the very default, or an empty collection of the default's type."""
    if field is None:
        return False
    return value is field.default or (type(value) is field.default_factory and not value)


def _of_members(old: dict[Any, Any], new: dict[Any, Any], path: str) -> Iterator[Operation]:
    for name in old:
        if name not in new:
            yield Remove(f"{path}/{_escaped(name)}")
    for name, after in new.items():
        if name not in old:
            yield Add(f"{path}/{_escaped(name)}", after)
        elif old[name] != after:
            yield from _changes(old[name], after, f"{path}/{_escaped(name)}")


def _escaped(name: Any) -> str:
    return str(name).replace("~", "~0").replace("/", "~1")


def _of_items(old: list[Any] | tuple[Any, ...], new: list[Any] | tuple[Any, ...], path: str) -> Iterator[Operation]:
    """Items that are the same at both ends stay; between them some are changed, and the others removed or inserted."""
    shorter = min(len(old), len(new))
    head = next((index for index in range(shorter) if old[index] != new[index]), shorter)
    tail = next((back for back in range(shorter - head) if old[-1 - back] != new[-1 - back]), shorter - head)
    gone, come = len(old) - tail, len(new) - tail
    both = min(gone, come)
    for index in range(head, both):
        if old[index] != new[index]:
            yield from _changes(old[index], new[index], f"{path}/{index}")
    for index in range(gone - 1, both - 1, -1):
        yield Remove(f"{path}/{index}")
    for index in range(both, come):
        yield Add(f"{path}/{index}", new[index])
