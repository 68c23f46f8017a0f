"""In the bots' worker of a tab: answers questions."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import msgspec
from msgspec import Struct

from regalia.server.bots import workers

ROOM = "regalia.server.bots."
"""Only functions of these modules answer questions."""


class Question(Struct, frozen=True):
    """A call of a function, by its name. What it takes and gives is plain data, as for a worker process."""

    function: str
    """`module:name`."""
    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    packs: tuple[str, ...] = ()
    """The packs of the arena, each as TOML."""


def answer(question: bytes) -> bytes:
    """What a function gives; nothing for an empty question, which only asks if the worker has started."""
    if not question:
        return b""
    asked = msgspec.msgpack.decode(question, type=Question)
    keep(asked.packs)
    return msgspec.msgpack.encode(function(asked.function)(*asked.args, **asked.kwargs))


@cache
def keep(packs: tuple[str, ...]) -> None:
    """Have packs at hand."""
    for source in packs:
        workers.HERE.keep(source)


@cache
def function(name: str) -> Callable[..., Any]:
    """The function of this name. Raises LookupError for one that answers no questions."""
    module, _, attribute = name.partition(":")
    if not module.startswith(ROOM):
        raise LookupError(name)
    found: Callable[..., Any] = getattr(import_module(module), attribute)
    return found
