"""Names of pieces, challenges and options in the worked examples, and actions in a few words."""

import re
from collections.abc import Iterator
from typing import Any

from regalia.core import Answer, Assign, Assigned, Game, IllegalAnswer, Number, Option, Refusal, Several, Share, Shared
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


def act(game: Game[State], line: str) -> None:
    """One action, such as `H recruit lord_pelivar`; `H any` takes the first that is offered."""
    who, *words = line.split()
    seat = SEATS.index(who)
    ask = game.asks.get(seat)
    answer = answered(game, ask, words)
    if answer is None:
        raise IllegalAnswer(seat, ask, Refusal("not-offered", game.step.rule))
    game.answer(seat, answer)


def answered(game: Game[State], ask: Any, words: list[str]) -> Answer | None:
    """The answer that these words mean; None if there is none."""
    state = game.state
    match ask:
        case Number():
            return int(words[-1])
        case tuple():
            wanted = " ".join(words)
            return ask[0] if words == ["any"] else next((each for each in ask if spoken(state, each) == wanted), None)
        case Several(options):
            return tuple(each for word in words for each in options if spoken(state, each).split()[-1] == word)
        case Assign(things, places):
            where = dict(word.split(">") for word in words)
            return Assigned(tuple((each, place_of(state, places, where.get(last(state, each), "-"))) for each in things))
        case Share(_, places):
            amounts = dict(word.split(":") for word in words)
            return Shared(tuple((each, int(amounts.get(last(state, each), 0))) for each in places))
    return None


def last(state: State, option: Option) -> str:
    """The subject of an option."""
    return spoken(state, option).split()[-1]


def place_of(state: State, places: tuple[Option, ...], name: str) -> Option:
    """A place by its name; `-` is the last one, which is standing down."""
    return next((each for each in places if last(state, each) == name), places[-1])
