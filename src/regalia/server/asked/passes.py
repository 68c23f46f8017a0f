"""Automatic passes in windows, from a seat's settings. Standing orders for other questions are in `orders`. Pure functions.

Whether a seat is asked depends on a hand only where it has said "when I can do something". It is asked once in a run of
windows between two public facts, and its answer to do nothing, by hand or not, takes the same time (`delays`).
"""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from regalia.core import PASS, Game, Option, Seat, WindowName
from regalia.server.asked import orders
from regalia.server.asked.given_answers import GivenAnswer
from regalia.server.errors import Refuse
from regalia.server.store import TableDoc
from regalia.server.store.passes import Ahead, Asked, Passes
from regalia.server.wire.passes import PassAhead, PassesMessage, WhyEnded, WhyPassed

MOST_AHEAD, MOST_NAMES = 16, 64

NOTHING_SAID = Passes()


def said(doc: TableDoc, seat: Seat) -> Passes:
    """A seat's settings for windows; none apply while a bot plays for it."""
    sitting = doc.seats[seat]
    return (sitting.passes if sitting.bot is None else None) or NOTHING_SAID


def saying(doc: TableDoc, seat: Seat, passes: Passes) -> TableDoc:
    """The document with changed settings of a seat."""
    seats = [*doc.seats]
    seats[seat] = replace(seats[seat], passes=passes)
    return replace(doc, seats=tuple(seats))


def since(passes: Passes, seq: int) -> Passes:
    """What a seat has given in advance after an action; how it wants to be asked does not count."""
    ahead = tuple([each for each in passes.ahead if each.since >= seq])
    kept = tuple([order for order in passes.orders if order.since >= seq])
    return Passes({}, ahead, passes.held, passes.run if passes.run >= seq else -1, kept)


def might_pass(doc: TableDoc, game: Game[Any]) -> bool:
    """True if a seat with settings for windows is asked at one, or a seat with an order is asked its question."""
    return any(
        (his := said(doc, seat)) is not NOTHING_SAID and (window_of(game, seat) or orders.about_this(his, game, seat))
        for seat in game.asks
    )


def message_of(
    passes: Passes, game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer], passing: WhyPassed | None, pace: float
) -> PassesMessage:
    """A seat's settings, and what they do now."""
    window = window_of(game, seat)
    nothing = None if passing else nothing_of(passes, game, seat, answers)
    valid = [each for each in passes.ahead if window is None or end_of(each, window, answers) is None]
    ended = None if passing else why_ended(passes, game, seat, answers)
    ahead = [PassAhead(each.news, each.stretch, each.window) for each in valid]
    given = orders.shown(passes, game, seat, answers, now=passing == "order")
    again = None if passing else orders.again(game, seat, answers)
    stretches = [*game.rules.stretches(game.state)] if again is not None else []
    past = orders.shown_ended(passes, game, seat, answers)
    return PassesMessage(seat, passes.asked, ahead, passing, ended, nothing, pace, given, past, again, stretches)


def window_of(game: Game[Any], seat: Seat) -> WindowName | None:
    """The window at which a seat is asked; None if it is asked something else or nothing."""
    if game.is_over or seat not in game.asks:
        return None
    ask = game.asks[seat]
    return game.step.window_named(game.state) if isinstance(ask, tuple) and PASS in ask else None


def end_of(ahead: Ahead, window: WindowName, answers: Sequence[GivenAnswer]) -> WhyEnded | None:
    """Why passes given in advance have ended, as of this window; None if they have not."""
    if ahead.stretch and window.stretches.get(ahead.stretch) != ahead.value:
        return "stretch"
    return "news" if ahead.news and any(each.seq > ahead.since and not each.passed for each in answers) else None


def has_news(seat: Seat, answers: Sequence[GivenAnswer]) -> bool:
    """True if another seat has done something since this one last passed."""
    for each in reversed(answers):
        if each.seat == seat and each.passed:
            return False
        if each.seat != seat and not each.passed:
            return True
    return False


def why_passed(passes: Passes, game: Game[Any], seat: Seat, seq: int, answers: Sequence[GivenAnswer]) -> WhyPassed | None:
    """Why the server answers for the seat; None if the seat is asked itself."""
    if passes.held == seq:
        return None
    if orders.due(passes, game, seat, answers) is not None:
        return "order"
    window = window_of(game, seat)
    if orders.is_stuck(passes, game, seat, answers) and not in_run(passes.run, answers):
        return None
    if window is not None and any(end_of(ahead, window, answers) is None for ahead in meant(passes, window)):
        return "ahead"
    if not options_of(game, seat):
        return None
    return "run" if in_run(passes.run, answers) else by_wish(passes, game, seat, answers)


def by_wish(passes: Passes, game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer]) -> WhyPassed | None:
    """Why the server passes for the seat, by how it wants to be asked; None if it is asked itself."""
    window = window_of(game, seat)
    match asked_in(passes, window):
        case "never" if window is not None:
            return "never"
        case "able" if not is_able(passes, game, seat, answers):
            return "able"
        case "news" if window is not None and not has_news(seat, answers):
            return "news"
    return None


def asked_in(passes: Passes, window: WindowName | None) -> Asked:
    """How the seat wants to be asked in a window, or elsewhere where it can do nothing."""
    other = passes.asked.get("", "always")
    return other if window is None else passes.asked.get(window.name, other)


# ---------------------------------------------------------------- runs


def is_fact(answer: GivenAnswer) -> bool:
    """True for anything but a pass without consequences: a public fact. One run of windows ends at it, another begins."""
    return not answer.passed or bool(answer.events)


def in_run(since: int, answers: Sequence[GivenAnswer]) -> bool:
    """True if the run of windows in which a seat said something after this action still goes on."""
    return since >= 0 and not any(each.seq > since and is_fact(each) for each in answers[::-1])


def began(answers: Sequence[GivenAnswer]) -> int:
    """The action after which the current run began."""
    return next((each.seq for each in reversed(answers) if is_fact(each)), 0)


def options_of(game: Game[Any], seat: Seat) -> tuple[Option, ...]:
    """The options of a seat that can also do nothing; none if it is not asked whether it wants to do more."""
    ask = None if game.is_over else game.asks.get(seat)
    return ask if isinstance(ask, tuple) and game.step.nothing in ask else ()


def is_able(passes: Passes, game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer]) -> bool:
    """True if the seat is asked now because it can do something: in this window, or in a later one of the run.

    A seat that has stopped the arena in this run is asked in each window by itself.
    """
    return len(options_of(game, seat)) > 1 if in_run(passes.held, answers) else can_act(game, seat)


def can_act(game: Game[Any], seat: Seat) -> bool:
    """True if a seat can do more than pass in one of the windows that come if all pass, until something happens."""
    if len(options_of(game, seat)) > 1:
        return True
    twin = game.copy()
    twin.events = []
    while not twin.events and is_window(twin):
        if len(options_of(twin, seat)) > 1:
            return True
        twin.answer(min(twin.asks), PASS)
    return False


def is_window(game: Game[Any]) -> bool:
    """True if every seat that is asked can pass a window."""
    return not game.is_over and all(window_of(game, seat) is not None for seat in game.asks)


def law_of(why: WhyPassed, game: Game[Any], seat: Seat) -> WhyPassed:
    """As which answer the time of an answer is drawn.

    Where a seat can pass, an ordered answer takes the time of a pass of its run, so that both look the same.
    """
    can_pass = window_of(game, seat) is not None or options_of(game, seat)
    return "run" if why == "order" and can_pass else why


def nothing_of(passes: Passes, game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer]) -> Option | None:
    """The answer that a seat gives by passing the run, when it is asked or before; None if it answers in the usual way."""
    if game.is_over or in_run(passes.run, answers) or in_run(passes.held, answers):
        return None
    window = game.step.window_named(game.state)
    if asked_in(passes, window) != "able":
        return None
    if seat in game.asks:
        return game.step.nothing if options_of(game, seat) else None
    return PASS if is_window(game) and can_act(game, seat) else None


def meant(passes: Passes, window: WindowName) -> Iterator[Ahead]:
    """The passes given in advance that mean this window."""
    return (ahead for ahead in passes.ahead if ahead.window in ("", window.name))


def why_ended(passes: Passes, game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer]) -> WhyEnded | None:
    """Why passes given in advance, or an order, no longer keep a seat from being asked; None if there were none."""
    window, order = window_of(game, seat), orders.why_ended(passes, game, seat, answers)
    if window is None or order is not None:
        return order
    return next((why for ahead in meant(passes, window) if (why := end_of(ahead, window, answers))), None)


# ---------------------------------------------------------------- changes


def with_asked(passes: Passes, asked: dict[str, Asked]) -> Passes:
    """Change how the seat wants to be asked."""
    if len(asked) > MOST_NAMES:
        raise Refuse("too_many", allowed=MOST_NAMES)
    return replace(passes, asked=asked)


def with_ahead(passes: Passes, game: Game[Any], ahead: PassAhead, seq: int, answers: Sequence[GivenAnswer]) -> Passes:
    """Add passes in advance. Those for all windows replace all others; those that have ended are dropped."""
    window = None if game.is_over else game.step.window_named(game.state)
    if window is None or (ahead.stretch and ahead.stretch not in window.stretches):
        raise Refuse("not_offered", allowed=[*window.stretches] if window else [])
    given = Ahead(seq, ahead.news, ahead.stretch, window.stretches.get(ahead.stretch, ""), ahead.window)
    kept = [each for each in passes.ahead if ahead.window not in ("", each.window) and not end_of(each, window, answers)]
    if len(kept) >= MOST_AHEAD:
        raise Refuse("too_many", allowed=MOST_AHEAD)
    return replace(passes, ahead=(*kept, given), held=-1)


def with_run(passes: Passes, game: Game[Any], seat: Seat, seq: int) -> Passes:
    """Pass now, or when asked next, until something happens."""
    if not (options_of(game, seat) if seat in game.asks else is_window(game)):
        raise Refuse("not_offered", allowed=[])
    return replace(passes, run=seq, held=-1)


def cancelled(passes: Passes, game: Game[Any], seat: Seat, seq: int) -> Passes:
    """Cancel all passes, and the orders about the current question, so that the seat is asked."""
    about_this = orders.about_this(passes, game, seat)
    kept = tuple([order for order in passes.orders if order not in about_this])
    return replace(passes, ahead=(), orders=kept, held=seq, run=-1)
