"""Agents that are evaluated: a Python function, a PettingZoo policy, or a program that reads and writes lines.

An agent is given a `Turn` and nothing else: what its seat sees, as tokens, and the legal actions.
"""

import shlex
import subprocess
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from regalia.core import Seat
from regalia.research.table import Table


class Turn(Struct, frozen=True):
    """What an agent knows when it has to act. For a program, one line of JSON."""

    game: str
    layout: str
    """The digest of the layout that the numbers belong to."""
    seats: int
    seat: Seat
    tokens: list[int]
    """See `Table.observe`."""
    legal: list[int]
    """The actions to choose from, by their numbers."""
    size: int
    """How many actions the game has."""


Agent: TypeAlias = Callable[[Turn], int]
"""Chooses one of the legal actions."""


AT_ARENA = "arena:"
"""How the names of agents begin that play at an arena; a command follows. The command line plays with them."""


class UnknownAgentError(Exception):
    """Raised for the name of an agent that cannot be found."""


def turn_of(table: Table) -> Turn:
    """The turn of the seat that acts."""
    seat, layout = table.seat, table.layout
    assert seat is not None, "the game is over"
    tokens, legal = table.observe(seat), table.legal()
    return Turn(layout.rules.slug, layout.written.digest, table.seats, seat, tokens, legal, len(layout.actions))


def agent_of(name: str) -> Agent:
    """The agent of a name: `module:function`, `policy:module:function` or `run:command`.

    A function is given a `Turn` and returns an action. A policy is given the arrays `observation` and `action_mask` of
    PettingZoo. A program reads one `Turn` in a line of JSON, and writes the number of an action in a line.

    Raises UnknownAgentError for a module, function or program that is not there.
    """
    kind, _, rest = name.partition(":")
    if kind == "run":
        return Program(rest)
    if kind == "policy":
        return policy(function_of(rest))
    return function_of(name)


def function_of(name: str) -> Callable[..., Any]:
    """The function `module:function`."""
    module, _, function = name.partition(":")
    try:
        found: Callable[..., Any] = getattr(import_module(module), function)
    except (ImportError, AttributeError, ValueError) as wrong:
        raise UnknownAgentError(f"{name}: {wrong}") from None
    return found


def policy(choose: Callable[..., Any]) -> Agent:
    """A policy of arrays as an agent."""

    def agent(turn: Turn) -> int:
        from regalia.research.dense import dense, mask

        capacity = -(-len(turn.tokens) // 128) * 64
        return int(choose(dense(turn.tokens, capacity), mask(turn.legal, turn.size)))

    return agent


class Program:
    """A program that stays alive from turn to turn."""

    def __init__(self, command: str) -> None:
        """Start the program. Raises UnknownAgentError if it cannot be."""
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the command is the one that is evaluated
                shlex.split(command) or [""], stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except (OSError, ValueError) as wrong:
            raise UnknownAgentError(f"run:{command}: {wrong}") from None

    def __call__(self, turn: Turn) -> int:
        """The program's action. Raises ValueError if it writes no number, or ends."""
        reading, writing = self._process.stdin, self._process.stdout
        assert reading is not None, "its input is a pipe"
        assert writing is not None, "its output is a pipe"
        with suppress(BrokenPipeError):  # it has ended: there is no line of it, either
            reading.write(msgspec.json.encode(turn) + b"\n")
            reading.flush()
        line = writing.readline()
        if not line:
            raise ValueError(f"{self._process.args!r} ended with status {self._process.wait()}")
        return int(line)

    def close(self) -> None:
        """End the program: its input ends."""
        assert self._process.stdin is not None, "its input is a pipe"
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.wait()
        assert self._process.stdout is not None, "its output is a pipe"
        self._process.stdout.close()
