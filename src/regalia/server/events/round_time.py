"""The time of a round: like the clocks at its tables, it stands still while the arena is down or maintained."""

from collections.abc import Iterable

from msgspec.structs import replace

from regalia.server.store import Round
from regalia.server.time.rests import Span, reached, running


def with_rests(drawn: Round, rests: Iterable[Span]) -> Round:
    """A saved round with the time `until` which it lasts, in seconds since the epoch, after these rests."""
    return replace(drawn, until=reached(drawn.drawn, drawn.until - drawn.drawn, rests))


def saved_until(drawn: Round, until: float, rests: Iterable[Span]) -> float:
    """What is saved as `until` of a round that ends at a time, which is not in the future."""
    return drawn.drawn + running(drawn.drawn, until, rests)
