"""What the debug panel does to a table. Each change is saved as an action, and can be taken back like any other."""

import time
from secrets import token_urlsafe
from typing import Any

import msgspec

from regalia.core import Game, save
from regalia.server.debug.positions import read
from regalia.server.errors import Refuse
from regalia.server.play.entries import remaining
from regalia.server.play.play import Play
from regalia.server.store import Action, Snapshot
from regalia.server.table.table import Table


async def put(table: Table, text: str) -> None:
    """Put a position that was typed on the table. Raises Refuse if the game cannot go on from it."""
    play = in_play(table)
    game = read(table.rules, len(table.doc.seats), text)
    await do(table, game, Action(play.seq + 1, 0, None, "", position=msgspec.json.decode(save(game))))


async def back(table: Table) -> None:
    """Take back the latest answer, or the latest position that was put on the table."""
    play = in_play(table)
    actions = await table.services.store.actions(table.doc.id)
    left = remaining(actions)
    if not left:
        raise Refuse("no_such_moment")
    action = Action(play.seq + 1, left[-1].seat, None, "", back_to=left[-1].seq - 1)
    await do(table, game_after(table, [*actions, action]), action)


async def forth(table: Table) -> None:
    """Redo what was taken back last."""
    play = in_play(table)
    actions = await table.services.store.actions(table.doc.id)
    undone = taken_back(actions)
    if not undone:
        raise Refuse("no_such_moment")
    again = undone[-1]
    action = Action(play.seq + 1, again.seat, again.person, "", answer=again.answer, position=again.position)
    await do(table, game_after(table, [*actions, action]), action)


async def do(table: Table, after: Game[Any], action: Action) -> None:
    """Save an action with the position after it, and show the table as it is then."""
    known = {"id": f"debug-{token_urlsafe(9)}", "at": round(time.time(), 3)}
    action = msgspec.structs.replace(action, **known)
    status = "over" if after.is_over else "playing"
    doc = msgspec.structs.replace(table.doc, status=status, version=table.doc.version + 1)
    await table.services.store.append(table.doc.id, action, Snapshot(action.seq, save(after)), doc)
    await table.read_again()


def in_play(table: Table) -> Play:
    """The play of a table, also after its end. Raises Refuse before it begins, and if it was played under other rules."""
    if table.play is None:
        raise Refuse("wrong_status", allowed=["playing", "over"])
    return table.play


def game_after(table: Table, actions: list[Action]) -> Game[Any]:
    """The game after these actions. Raises Refuse if the rules as they are now do not allow them."""
    try:
        return Play(table.rules, table.doc, actions, None).game
    except Exception as wrong:  # the rules have changed since
        raise Refuse("no_such_moment", detail=str(wrong)) from wrong


def taken_back(actions: list[Action]) -> list[Action]:
    """What was taken back and not replaced by anything else, the latest first done last."""
    undone: list[Action] = []
    for number, action in enumerate(actions):
        if action.back_to is not None:
            lost = set(map(seq_of, remaining(actions[:number]))) - set(map(seq_of, remaining(actions[: number + 1])))
            undone += [other for other in reversed(actions[:number]) if other.seq in lost]
        elif action.answer is not None or action.position is not None:
            same = undone and done_by(undone[-1]) == done_by(action)
            undone = undone[:-1] if same else []
    return undone


def seq_of(action: Action) -> int:
    """The number of an action."""
    return action.seq


def done_by(action: Action) -> tuple[Any, ...]:
    """What an action does, who did it, and when."""
    return action.seat, action.answer, action.position


class Holding:
    """Bots pause at a position set by the panel until a person plays on or resumes them."""

    def __init__(self) -> None:
        self._stepped: dict[str, int] = {}
        """Tables where the panel has stepped forth, and the action that this was."""
        self._let_go: dict[str, int] = {}
        """Tables where bots were let go, and the last action then."""

    def holds(self, table: Table) -> bool:
        """True if the last action is the panel's: no answer, or one that was given again."""
        play, name = table.play, table.doc.id
        if play is None or play.seq == 0 or self._let_go.get(name) == play.seq:
            return False
        return self._stepped.get(name) == play.seq or not play.entries or play.entries[-1].seq < play.seq

    def stepped(self, table: Table) -> None:
        """Note that the next action is the panel's own."""
        self._stepped[table.doc.id] = in_play(table).seq + 1

    def let_go(self, table: Table) -> None:
        """Bots play on."""
        self._let_go[table.doc.id] = in_play(table).seq
