"""What spectators see of a game that they are shown late: the game as it was some moves, or some minutes, ago.

It is played from the actions that they may know, and from nothing else.
"""

from collections import deque
from collections.abc import Sequence
from functools import partial
from math import inf
from typing import Any

from msgspec import Struct

from regalia.core import Rules
from regalia.server.play.play import Play
from regalia.server.play.replay import Replay
from regalia.server.store import Action, Snapshot, TableDoc


class Lag(Struct, frozen=True):
    """How far spectators are behind."""

    moves: int = 0
    seconds: float = 0.0

    def shown(self, actions: Sequence[Action], now: float) -> int:
        """The number of these actions, which are in the order of time, that can be shown: at least `moves` answers come
        after them, and they were done at least `seconds` ago.
        """
        answers = 0
        for count in range(len(actions), 0, -1):
            last = actions[count - 1]
            if answers >= self.moves and (not self.seconds or (last.at or 0.0) <= now - self.seconds):
                return count
            answers += last.answer is not None
        return 0


class Shown:
    """A play that follows the game late; None until enough is known to show anything."""

    def __init__(
        self, rules: Rules[Any], doc: TableDoc, begin: list[Action], snapshot: Snapshot | None, replay: Replay, hands: bool
    ) -> None:
        self._make = partial(Play, rules, doc, begin, snapshot, replay, open_hands=hands)
        self._left = len(begin)
        self.play: Play | None = None

    def begin(self, count: int) -> None:
        """Begin to show once the actions are known with which the play begins."""
        if self.play is None and count >= self._left:
            self.play = self._make()
            self.play.unsaved_frames.clear()

    def follow(self, action: Action) -> None:
        """Show one more action."""
        if self.play is not None:
            self.play.follow(action)
            self.play.unsaved_frames.clear()


class Behind:
    """The game as spectators see it, without hands and, if the table has agreed on it, with open hands."""

    def __init__(
        self,
        rules: Rules[Any],
        doc: TableDoc,
        actions: list[Action],
        snapshot: Snapshot | None,
        replay: Replay,
        lag: Lag,
        now: float,
    ) -> None:
        """A game that was begun under older rules is shown only from the present position on, once that is old enough."""
        older = snapshot is not None and doc.rules != rules.version
        self._lag = lag
        self._pending: deque[Action] = deque(actions)
        self._count = len(actions) if older else lag.shown(actions, now)
        if doc.origin is not None:
            self._count = max(self._count, 1)  # the position with which it begins, which all know
        begin = actions[: self._count]
        for _ in range(0 if older else self._count):
            self._pending.popleft()
        self._done = 0 if older else self._count
        ways = (False, True) if doc.spectators.hands else (False,)
        self._shown = [Shown(rules, doc, begin, snapshot if older else None, replay, hands) for hands in ways]
        for each in self._shown:
            each.begin(self._done)
        self.advance(now)

    @property
    def table(self) -> Play | None:
        """The game without hands."""
        return self._shown[0].play

    @property
    def hands(self) -> Play | None:
        """The game with open hands, if that is agreed on; otherwise without."""
        return self._shown[-1].play

    @property
    def pending(self) -> Sequence[Action]:
        """The actions that are not shown yet."""
        return self._pending

    @property
    def until(self) -> float:
        """When the first action was done that is not shown yet, in seconds since the epoch; the end of time for none."""
        return (self._pending[0].at or 0.0) if self._pending else inf

    def add(self, action: Action) -> None:
        """Note an action that was saved; it is shown later."""
        self._pending.append(action)

    def advance(self, now: float) -> list[Action]:
        """Show what is old enough. Returns the actions that are shown now."""
        news = [self._pending.popleft() for _ in range(self._lag.shown(self._pending, now))]
        for action in news:
            self._done += 1
            for each in self._shown:
                begun = each.play is not None
                each.begin(self._done)
                if begun:
                    each.follow(action)
        return news
