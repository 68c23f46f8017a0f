"""Rules 9.16. Limits: how often an entry may be used. They are written as conditions of the entry.

As a condition a limit is always true. `free` checks it, and `count` records each use.
"""

from typing import Literal

from msgspec.structs import replace

from regalia.core import Game
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.language.records import Entry, Selector
from regalia.games.wheel_of_time.language.tables import CONDITIONS, word
from regalia.games.wheel_of_time.pieces import Context, Used
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs.writing import use
from regalia.games.wheel_of_time.words.position import kind_of


@word(CONDITIONS, "once_turn")
@word(CONDITIONS, "once_game")
@word(CONDITIONS, "once_turn_by_name")
@word(CONDITIONS, "once_game_by_name")
@word(CONDITIONS, "once_per_step")
@word(CONDITIONS, "once_game_per_nation")
def limited(state: State, ctx: Context) -> bool:
    """Rules 9.16. Once a turn, a game or a step of a challenge for each card in play.

    `by_name`: for each title and player; `per_nation`: for each nation chosen as its target.
    """
    return True


@word(CONDITIONS)
def once_turn_per(who: Selector, state: State, ctx: Context) -> bool:
    """Once a turn for each matching card in play."""
    return True


def _uses(state: State, entry: Entry, ctx: Context) -> list[tuple[Used, int]]:
    """The key that counts an entry's uses, and the number allowed."""
    found: list[tuple[Used, int]] = []
    for condition in entry.if_:
        match condition.word:
            case "once_turn":
                found.append((Used("turn", entry.ref, ctx.card, ctx.seat), 1))
            case "once_game":
                found.append((Used("game", entry.ref, ctx.card, ctx.seat), 1))
            case "once_per_step":
                found.append((Used("step", entry.ref, ctx.card, ctx.seat), 1))
            case "once_turn_by_name" | "once_game_by_name":
                scope: Literal["turn", "game"] = "turn" if condition.word == "once_turn_by_name" else "game"
                found.append((Used(scope, entry.ref, 0, ctx.seat, card(ctx.kind).title), 1))
            case "once_turn_per":
                found.append((Used("turn", entry.ref, 0, ctx.seat), condition.said[0].count(state, ctx)))
            case "once_game_per_nation":
                found += [(Used("game", entry.ref, 0, ctx.seat, kind_of(state, each)), 1) for each in ctx.targets]
    if entry.limit is not None:
        found.append((Used("turn", entry.ref, ctx.card, ctx.seat), entry.limit.n.of(state, ctx)))
    return found


def free(state: State, entry: Entry, ctx: Context) -> bool:
    """True if the entry may be used once more. Checked before a target is chosen, and again with it."""
    return all(_count(state, limit) < most for limit, most in _uses(state, entry, ctx))


def _count(state: State, limit: Used) -> int:
    return next((used.count for used in state.used if replace(used, count=1) == limit), 0)


def count(game: Game[State], entry: Entry, ctx: Context) -> None:
    """Record one use of the entry."""
    for limit, _ in _uses(game.state, entry, ctx):
        use(game.state, limit)
