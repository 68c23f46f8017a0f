"""What each action of a table showed, with nothing hidden. The past of a finished game is shown from it without rules."""

import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Raw, Struct

from regalia.core import Event, Game, Seat
from regalia.core.views import revealed
from regalia.server.store import FilmPart
from regalia.server.wire import encode

WINDOW = 32768
"""The last bytes of the text before a part are its zlib dictionary; this is the most that zlib uses."""


class Frame(Struct, frozen=True):
    """One action: what it made happen, and the table after it. Action 0 is the beginning."""

    seq: int
    seat: Seat | None
    events: Raw
    sight: Raw


_frame = msgspec.json.Decoder(Frame)


@dataclass
class Unfilmed:
    """An action without a frame yet."""

    seq: int
    seat: Seat | None
    events: Sequence[Event]
    game: Game[Any]
    """The position after it, which is never changed."""
    public: Any = None
    """The spectators' view of it, if it was needed."""

    def frame(self) -> Frame:
        """What the action showed, with nothing hidden."""
        sight = revealed(self.game, self.public)
        return Frame(self.seq, self.seat, Raw(encode(self.events)), Raw(encode(sight)))


class Film:
    """The saved frames of a table. They are stored in compressed parts, and each part needs those before it."""

    def __init__(self, parts: Sequence[FilmPart] = ()) -> None:
        self._parts = [*parts]
        self._tail: bytes | None = None
        """The end of the text of all parts; None until it is needed."""

    @property
    def parts(self) -> int:
        """How many parts there are."""
        return len(self._parts)

    @property
    def last(self) -> int:
        """The last action of which there is a frame; -1 if there is none."""
        return self._parts[-1].last if self._parts else -1

    def frames(self) -> dict[int, Frame]:
        """All frames by the numbers of their actions. Those of actions that were taken back are among them."""
        return {frame.seq: frame for frame in map(_frame.decode, b"".join(self._texts()).splitlines())}

    def packed(self, frames: Iterable[Frame]) -> bytes:
        """The body of the next part, with these frames."""
        packer = zlib.compressobj(zdict=self._before())
        return packer.compress(b"".join(encode(frame) + b"\n" for frame in frames)) + packer.flush()

    def add(self, part: FilmPart) -> None:
        """Add the next part, once it is saved."""
        before = self._before()
        self._tail = (before + _text(part, before))[-WINDOW:]
        self._parts.append(part)

    def _before(self) -> bytes:
        if self._tail is None:
            self._tail = b""
            for text in self._texts():
                self._tail = (self._tail + text)[-WINDOW:]
        return self._tail

    def _texts(self) -> Iterator[bytes]:
        before = b""
        for part in self._parts:
            text = _text(part, before)
            before = (before + text)[-WINDOW:]
            yield text


def _text(part: FilmPart, before: bytes) -> bytes:
    return zlib.decompressobj(zdict=before).decompress(part.body)
