"""The replay of a game: what each action showed, with nothing hidden. It is shown without the game's rules."""

import zlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from regalia.core import Event, Game, Rank, Seat, Sight
from regalia.core.views import revealed
from regalia.server.store import ReplayPart
from regalia.server.wire import encode

WINDOW = 32768
"""The last bytes of the text before a part are its zlib dictionary; this is the most that zlib uses."""


class Frame(Struct, frozen=True):
    """One action: its events, and the table after it. Action 0 is the beginning."""

    seq: int
    seat: Seat | None
    events: Raw
    sight: Raw


class Ranked(Struct):
    """The ranking of a sight; other fields are ignored."""

    ranking: list[Rank] | None = None


_frame = msgspec.json.Decoder(Frame)


def ranking_in(sight: Raw) -> list[Rank]:
    """The final ranking in the last sight of a game; empty in those before it."""
    return msgspec.json.decode(sight, type=Ranked).ranking or []


def frame_of(seq: int, seat: Seat | None, events: Sequence[Event], game: Game[Any], public: Sight | None = None) -> Frame:
    """What an action showed, with nothing hidden. `public` is what all see of the position, if it is at hand."""
    return Frame(seq, seat, Raw(encode(events)), Raw(encode(revealed(game, public))))


class Replay:
    """The frames of a table, in compressed parts, each of which needs those before it. A replay is immutable."""

    def __init__(self, parts: Sequence[ReplayPart] = (), end: bytes | None = None) -> None:
        self.parts = parts
        self._end = end
        """The last bytes of the text of all parts; None until they are needed."""

    @property
    def last(self) -> int:
        """The last action with a frame; -1 if there is none."""
        return self.parts[-1].last if self.parts else -1

    def frames(self) -> dict[int, Frame]:
        """All frames by action number, including those of actions that were taken back."""
        return {frame.seq: frame for frame in map(_frame.decode, b"".join(self._texts()).splitlines())}

    def longer(self, frames: Sequence[Frame]) -> "Replay":
        """Return a replay with one more part. Takes a few milliseconds, mostly without the interpreter's lock."""
        before, text = self._before(), b"".join(encode(frame) + b"\n" for frame in frames)
        packer = zlib.compressobj(zdict=before)
        part = ReplayPart(len(self.parts), frames[-1].seq, packer.compress(text) + packer.flush())
        return Replay([*self.parts, part], (before + text)[-WINDOW:])

    def _before(self) -> bytes:
        if self._end is None:
            self._end = b""
            for text in self._texts():
                self._end = (self._end + text)[-WINDOW:]
        return self._end

    def _texts(self) -> Iterator[bytes]:
        before = b""
        for part in self.parts:
            text = _text(part, before)
            before = (before + text)[-WINDOW:]
            yield text


def _text(part: ReplayPart, before: bytes) -> bytes:
    return zlib.decompressobj(zdict=before).decompress(part.body)
