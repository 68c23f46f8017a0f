"""A finished game of another version of the rules, shown from its replay."""

from msgspec import Raw

from regalia.core import Record, Seat
from regalia.server.errors import Refuse
from regalia.server.play.entries import remaining
from regalia.server.play.replay import Frame, Replay
from regalia.server.store import Action
from regalia.server.wire import encode
from regalia.server.wire.sights import Happening, SightMessage


class ReplayedGame:
    """The frames of a finished game. Every viewer sees the same."""

    def __init__(self, actions: list[Action], replay: Replay, record: Record) -> None:
        self.record = record
        """As it was when the game ended."""
        self.seq = actions[-1].seq
        frames = replay.frames()
        self._frames: list[Frame] = [
            frames[seq] for seq in (0, *(each.seq for each in remaining(actions))) if seq in frames
        ]

    def sight(self, seat: Seat | None, told: int) -> bytes:
        """The end of the game, with the events since the last action that this person was sent; -1 for none."""
        news = [Happening(each.seq, each.seat, each.events) for each in self._frames if each.seq > told]
        return encode(SightMessage(self.seq, max(told, 0), seat, news, [], self._frames[-1].sight))

    def frame_after(self, seq: int) -> Frame:
        """The table after an action, and what the action made happen: the same for every seat."""
        shown = [each for each in self._frames if each.seq <= seq]
        if not shown:
            raise Refuse("no_such_moment")
        return shown[-1]

    def sight_after(self, seq: int, seat: Seat | None) -> Raw:
        """The table after an action, the same for every seat."""
        return self.frame_after(seq).sight

    def last_before(self, seq: int) -> int:
        """The last remaining action up to this one."""
        return max((each.seq for each in self._frames if each.seq <= seq), default=0)
