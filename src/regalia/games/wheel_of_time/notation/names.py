"""Names of pieces, challenges and options in the worked examples."""

import re
from collections.abc import Iterator
from typing import Any

from regalia.core import Option
from regalia.games.wheel_of_time.pieces import Id, Ref, Symbol
from regalia.games.wheel_of_time.state import State

SEATS = "HV"


def find(state: State, name: str) -> Id:
    """A piece or challenge by its card; `#2` is the second one."""
    kind, _, number = name.partition("#")
    found = [me for me, piece in state.pieces.items() if piece.kind == kind]
    found += [me for me, each in state.challenges.items() if kind in (each.form, each.kind)]
    assert found, f"there is no {name}"
    return found[int(number or 1) - 1]


def called(state: State, me: Id) -> str:
    """The name of a piece or challenge."""
    if me in state.challenges:
        return state.challenges[me].kind or state.challenges[me].form
    kind = state.pieces[me].kind
    alike = [other for other, piece in state.pieces.items() if piece.kind == kind]
    return kind if alike[0] == me else f"{kind}#{alike.index(me) + 1}"


def spoken(state: State, option: Option) -> str:
    """An option in words: `recruit lord_pelivar`, `pay-with P:rand_al_thor_iv`."""
    word = re.sub(r"(?<!^)(?=[A-Z])", "-", type(option).__name__).lower()
    return " ".join(
        [word, *[part for field in option.__struct_fields__ for part in in_words(state, field, getattr(option, field))]]
    )


def in_words(state: State, field: str, value: Any) -> Iterator[str]:
    """A field of an option in words."""
    if isinstance(value, tuple):
        for each in value:
            yield from in_words(state, field, each)
    elif isinstance(value, Symbol):
        yield f"{value.ability}:{value.kind}" if value.kind else value.ability
    elif field in ("piece", "challenge", "id", "target", "host", "about"):
        yield from [called(state, value)] if value else []
    elif isinstance(value, Ref):
        yield str(value.entry)
    elif isinstance(value, bool):
        yield from [field] if value else []
    elif field != "copy" or value:
        yield str(value)
