"""Windows that the server passes for a seat, as the seat has said; `orders` are about all other questions. Pure functions.

Whether a window is passed depends on a hand only where the seat has said "when I can do something". Such a pass takes as
long as a client makes its own passes take (`pace`), whatever the hand.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from regalia.core import PASS, Game, Seat, WindowName
from regalia.server.errors import Refuse
from regalia.server.store import TableDoc
from regalia.server.store.passes import Ahead, Asked, Passes
from regalia.server.tables import orders
from regalia.server.tables.orders import Deed
from regalia.server.wire.passes import PassAhead, PassesMessage, WhyEnded, WhyPassed

MOST_AHEAD, MOST_NAMES = 16, 64

NOTHING_SAID = Passes()


def said(doc: TableDoc, seat: Seat) -> Passes:
    """What a seat has said about windows. While a bot plays for it, nothing counts."""
    sitting = doc.seats[seat]
    return (sitting.passes if sitting.bot is None else None) or NOTHING_SAID


def saying(doc: TableDoc, seat: Seat, passes: Passes) -> TableDoc:
    """The document with what a seat says about windows."""
    seats = [*doc.seats]
    seats[seat] = replace(seats[seat], passes=passes)
    return replace(doc, seats=tuple(seats))


def might_pass(doc: TableDoc, game: Game[Any]) -> bool:
    """True if a seat that has said something about windows is asked about one, or one with an order about its question."""
    return any(
        (his := said(doc, seat)) is not NOTHING_SAID and (window_of(game, seat) or orders.order_for(his, game, seat))
        for seat in game.asks
    )


def message_of(
    passes: Passes, game: Game[Any], seat: Seat, deeds: Sequence[Deed], passing: WhyPassed | None, pace: float
) -> PassesMessage:
    """What a seat has said, and what follows from it now."""
    window = window_of(game, seat)
    valid = [each for each in passes.ahead if window is None or end_of(each, window, deeds) is None]
    ended = None if passing else why_ended(passes, game, seat, deeds)
    ahead = [PassAhead(each.news, each.stretch, each.window) for each in valid]
    given, again = orders.shown(passes, game, seat, deeds), None if passing else orders.again(game, seat, deeds)
    stretches = [*game.rules.stretches(game.state)] if again is not None else []
    return PassesMessage(seat, passes.asked, ahead, passing, ended, pace, given, again, stretches)


def window_of(game: Game[Any], seat: Seat) -> WindowName | None:
    """The window that a seat is asked to act in or to pass, if it is."""
    if game.is_over or seat not in game.asks:
        return None
    ask = game.asks[seat]
    return game.step.window_named(game.state) if isinstance(ask, tuple) and PASS in ask else None


def end_of(ahead: Ahead, window: WindowName, deeds: Sequence[Deed]) -> WhyEnded | None:
    """Why passes given in advance have ended, as of this window; None if they have not."""
    if ahead.stretch and window.stretches.get(ahead.stretch) != ahead.value:
        return "stretch"
    return "news" if ahead.news and any(deed.seq > ahead.since and not deed.passed for deed in deeds) else None


def has_news(seat: Seat, deeds: Sequence[Deed]) -> bool:
    """True if another seat has done something since this one last passed."""
    for deed in reversed(deeds):
        if deed.seat == seat and deed.passed:
            return False
        if deed.seat != seat and not deed.passed:
            return True
    return False


def why_passed(passes: Passes, game: Game[Any], seat: Seat, seq: int, deeds: Sequence[Deed]) -> WhyPassed | None:
    """Why the seat answers what it is asked without being asked; None if it is asked."""
    if passes.held == seq:
        return None
    order = orders.order_for(passes, game, seat)
    if order is not None:
        return None if orders.over(order, game, seat, deeds, orders.given(order, seat, deeds)) else "order"
    window = window_of(game, seat)
    if window is None:
        return None
    if any(end_of(ahead, window, deeds) is None for ahead in meant(passes, window)):
        return "ahead"
    match passes.asked.get(window.name, passes.asked.get("", "always")):
        case "never":
            return "never"
        case "able" if game.asks[seat] == (PASS,):
            return "able"
        case "news" if not has_news(seat, deeds):
            return "news"
    return None


def meant(passes: Passes, window: WindowName) -> Iterator[Ahead]:
    """The passes given in advance that mean this window."""
    return (ahead for ahead in passes.ahead if ahead.window in ("", window.name))


def why_ended(passes: Passes, game: Game[Any], seat: Seat, deeds: Sequence[Deed]) -> WhyEnded | None:
    """Why passes given in advance, or an order, no longer keep a seat from being asked; None if there were none."""
    window = window_of(game, seat)
    if window is None:
        return orders.why_ended(passes, game, seat, deeds)
    return next((why for ahead in meant(passes, window) if (why := end_of(ahead, window, deeds))), None)


# ---------------------------------------------------------------- changes


def with_asked(passes: Passes, asked: dict[str, Asked]) -> Passes:
    """How the seat wants to be asked from now on."""
    if len(asked) > MOST_NAMES:
        raise Refuse("too_many", allowed=MOST_NAMES)
    return replace(passes, asked=asked)


def with_ahead(passes: Passes, game: Game[Any], ahead: PassAhead, seq: int, deeds: Sequence[Deed]) -> Passes:
    """The seat gives passes in advance; those for all windows replace all others, and what has ended goes."""
    window = None if game.is_over else game.step.window_named(game.state)
    if window is None or (ahead.stretch and ahead.stretch not in window.stretches):
        raise Refuse("not_offered", allowed=[*window.stretches] if window else [])
    given = Ahead(seq, ahead.news, ahead.stretch, window.stretches.get(ahead.stretch, ""), ahead.window)
    kept = [each for each in passes.ahead if ahead.window not in ("", each.window) and not end_of(each, window, deeds)]
    if len(kept) >= MOST_AHEAD:
        raise Refuse("too_many", allowed=MOST_AHEAD)
    return replace(passes, ahead=(*kept, given), held=-1)


def cancelled(passes: Passes, seq: int) -> Passes:
    """The seat wants to be asked: now, and in whatever it has passed in advance."""
    return replace(passes, ahead=(), orders=(), held=seq)
