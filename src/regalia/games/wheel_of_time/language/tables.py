"""Rules 12.3 to 12.6. The words of card texts, each with the function that is its meaning."""

import inspect
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from regalia.games.wheel_of_time.language.records import Cost, Thing
from regalia.games.wheel_of_time.pieces import Context, Kind
from regalia.games.wheel_of_time.state import State

Function: TypeAlias = Callable[..., Any]
AnyFunction = TypeVar("AnyFunction", bound=Function)


class Table(dict[str, Function]):
    """The words of one kind, each with its function. All end with the same parameters and return the same type."""

    def __init__(self, returns: Any, *last: Any) -> None:
        super().__init__()
        self.returns, self.last = returns, [*last]
        self.arguments: dict[str, list[Any]] = {}
        """The types of the arguments of each word, which are the first parameters of its function."""

    def enter(self, name: str, function: Function) -> None:
        """Add a word. Raises TypeError, with file and line, for a function of another type and for a word that is there."""
        signature = inspect.signature(function)
        types = [each.annotation for each in signature.parameters.values()]
        arguments, last = types[: -len(self.last)], types[-len(self.last) :]
        if name in self or last != self.last or signature.return_annotation != self.returns:
            where = f"{function.__code__.co_filename}:{function.__code__.co_firstlineno}"
            raise TypeError(f"{where}: {name} is there already, or is not (..., {self.last}) -> {self.returns}")
        self[name], self.arguments[name] = function, arguments


FILTERS = Table(bool, State, Context, Thing)
QUANTITIES = Table(int, State, Context, Thing)
CONDITIONS = Table(bool, State, Context)
AMOUNTS = Table(int, State, Context)
TYPES = Table(bool, State, Context, Thing)
"""Bases that are a type of card: `char`, `force`. Their functions test a thing."""
ROLES = Table(tuple[Thing, ...], State, Context)
"""Bases that are certain things: `self`, `host`, `dragon`. Their functions name them."""
ZONES = Table(tuple[Kind, ...], State, Context)
"""Filters for zones of cards that are not in play. Their functions return all copies."""
PLAYERS = Table(bool, State, Context, Thing)
CHALLENGES = Table(bool, State, Context, Thing)
"""Filters of players and of challenges."""
SYMBOLS = Table(tuple[str, ...], State, Context)
ALLEGIANCES = Table(frozenset[str], State, Context)
COSTS: dict[str, Callable[[str, str, str], Cost]] = {}
"""Parsers of costs by their words. Each takes the whole text, the word and its arguments."""


def word(table: Table, name: str = "") -> Callable[[AnyFunction], AnyFunction]:
    """Enter a function in a table as the meaning of a word: its own name, if no other is given.

    Its first parameters are the word's arguments, parsed by type. Then follow the position (`state` and `ctx`) and, for
    filters and quantities, the thing.
    """

    def enter(function: AnyFunction) -> AnyFunction:
        table.enter(name or function.__name__.removesuffix("_"), function)
        return function

    return enter
