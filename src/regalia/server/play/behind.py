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
from regalia.server.play.entries import remaining
from regalia.server.play.play import Play
from regalia.server.play.replay import Replay
from regalia.server.store import Action, Snapshot, TableDoc


class Lag(Struct, frozen=True):
    """How far spectators are behind."""

    moves: int = 0
    seconds: float = 0.0

    def shown(self, actions: Sequence[Action], now: float) -> int:
        """The number of these actions, which are in the order of time, that can be shown: at least `moves` answers come
        after them that were not taken back, and they were done at least `seconds` ago.
        """
        if not actions or not self._is_old(actions[0], now):
            return 0
        stand = {each.seq for each in remaining(actions) if each.answer is not None}
        answers = 0
        for count in range(len(actions), 0, -1):
            last = actions[count - 1]
            if answers >= self.moves and self._is_old(last, now):
                return count
            answers += last.seq in stand
        return 0

    def _is_old(self, action: Action, now: float) -> bool:
        return not self.seconds or (action.at or 0.0) <= now - self.seconds


class Shown:
    """A play that follows the game late, when someone looks at it."""

    def __init__(
        self, rules: Rules[Any], doc: TableDoc, begin: list[Action], snapshot: Snapshot | None, replay: Replay, hands: bool
    ) -> None:
        self._make = partial(Play, rules, doc, begin, snapshot, replay, open_hands=hands)
        self._left = len(begin)
        self._news: list[Action] = []
        self._play: Play | None = None

    def show(self, actions: Sequence[Action]) -> None:
        """Let the play have some more actions when it is looked at next."""
        self._news += actions[self._left :]
        self._left = max(0, self._left - len(actions))

    def look(self) -> Play | None:
        """The play as it may be seen now; None until all actions are known with which it begins."""
        if self._left:
            return None
        if self._play is None:
            self._play = self._make()
        for action in self._news:
            self._play.follow(action)
        self._news.clear()
        self._play.unsaved_frames.clear()
        return self._play


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
        count = len(actions) if older else lag.shown(actions, now)
        if doc.origin is not None:
            count = max(count, 1)  # the position with which it begins, which all know
        begin = actions[:count]
        ways = (False, True) if doc.spectators.hands else (False,)
        self._shown = [Shown(rules, doc, begin, snapshot if older else None, replay, hands) for hands in ways]
        if not older:
            self._show(count)
        self.advance(now)
        for each in self._shown:
            each.look()

    @property
    def table(self) -> Play | None:
        """The game without hands."""
        return self._shown[0].look()

    @property
    def hands(self) -> Play | None:
        """The game with open hands, if that is agreed on; otherwise without."""
        return self._shown[-1].look()

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
        return self._show(self._lag.shown(self._pending, now))

    def _show(self, count: int) -> list[Action]:
        news = [self._pending.popleft() for _ in range(count)]
        for each in self._shown:
            each.show(news)
        return news
