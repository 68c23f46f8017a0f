"""Standing orders: the answer that a seat gives to a question that keeps coming, until something ends it. Pure functions.

The others do not see an order. An answer that the arena gives under one takes as long as a person needs to read the
question, and not always equally long (`delays`).
"""

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec.structs import replace

from regalia.core import PASS, Answer, Game, Option, Seat, eyes_of
from regalia.server.asked.given_answers import GivenAnswer
from regalia.server.errors import Refuse
from regalia.server.store.passes import Order, Passes
from regalia.server.wire.passes import NewOrder, StandingOrder, WhyEnded

MOST_ORDERS, MOST_OPTIONS = 16, 256
REACH = 400
"""Answers of a game, the latest ones, among which is looked for a question that keeps coming."""
SEATS = ("seat", "owner", "victim", "first", "order", "winner", "winners", "who", "player", "players")
"""The fields of events whose numbers are seats, in every game (docs/protocol.md)."""


def choices(game: Game[Any], seat: Seat) -> tuple[Option, ...]:
    """The options of a question for one of several; none at a window, which has its own way to pass."""
    ask = None if game.is_over else game.asks.get(seat)
    return ask if isinstance(ask, tuple) and PASS not in ask and len(ask) <= MOST_OPTIONS else ()


def again(game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer]) -> Answer | None:
    """The option that the seat chose the last two times it was asked this question, if it is still allowed."""
    options = choices(game, seat)
    if len(options) < 2:
        return None
    kind, before = game.step.kind(), None
    for each in answers[: -REACH - 1 : -1]:
        if each.seat == seat and each.kind == kind:
            if before is not None:
                return each.answer if each.answer == before and before in options else None
            before = each.answer
    return None


def order_for(said: Passes, game: Game[Any], seat: Seat) -> Order | None:
    """The seat's standing order for its current question; None if there is none."""
    if not said.orders or not choices(game, seat):
        return None
    return next((order for order in said.orders if order.question == game.step.kind()), None)


def in_force(said: Passes, game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer]) -> Iterator[tuple[Order, int]]:
    """The active orders, each with the number of answers it has left; 0 for any number."""
    for order in said.orders:
        own = given(order, seat, answers)
        if over(order, game, seat, answers, own) is None:
            yield order, order.times and order.times - len(own)


def why_ended(said: Passes, game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer]) -> WhyEnded | None:
    """Why the order for the current question has ended; None if there is none, or if the seat ended it."""
    order = order_for(said, game, seat)
    why = None if order is None else over(order, game, seat, answers, given(order, seat, answers))
    return None if why == "by_hand" else why


def given(order: Order, seat: Seat, answers: Sequence[GivenAnswer]) -> list[GivenAnswer]:
    """The answers to its question since an order was given."""
    return [each for each in since(order, answers) if each.seat == seat and each.kind == order.question]


def since(order: Order, answers: Sequence[GivenAnswer]) -> Iterator[GivenAnswer]:
    """The actions since an order was given, latest first."""
    for each in reversed(answers):
        if each.seq <= order.since:
            return
        yield each


def over(
    order: Order, game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer], own: list[GivenAnswer]
) -> WhyEnded | None:
    """Why an order has ended; None if it has not."""
    if not all(each.ordered for each in own):
        return "by_hand"
    if order.times and len(own) >= order.times:
        return "times"
    if order.stretch and game.rules.stretches(game.state).get(order.stretch) != order.value:
        return "stretch"
    if order.concern and any(each.seat != seat and names(each, game, seat) for each in since(order, answers)):
        return "concern"
    options = choices(game, seat)
    if not options or game.step.kind() != order.question:
        return None
    known = {digest(option) for option in options}
    if digest_of(order.answer) not in known:
        return "gone"
    return "options" if order.options and not known <= set(order.options) else None


def names(answer: GivenAnswer, game: Game[Any], seat: Seat) -> bool:
    """True if an action names this seat, in what the seat sees of it."""
    eyes = eyes_of(game, seat)
    for event in answer.events:
        seen = event.seen_by(eyes)
        for field in SEATS if seen is not None else ():
            value = getattr(seen, field, None)
            if value == seat or (isinstance(value, list | tuple) and seat in value):
                return True
    return False


def digest(option: Option) -> str:
    """A short mark of an option."""
    return digest_of(msgspec.to_builtins(option))


def digest_of(raw: Any) -> str:
    """A short mark of an option as JSON data."""
    return blake2b(msgspec.json.encode(raw, order="deterministic"), digest_size=6).hexdigest()


def with_order(
    said: Passes, game: Game[Any], seat: Seat, new: NewOrder, answer: Answer, seq: int, answers: Sequence[GivenAnswer]
) -> Passes:
    """Give an order: the seat answers its current question, and again each time it comes. Replaces an earlier order."""
    options, stretches = choices(game, seat), game.rules.stretches(game.state)
    if answer not in options:
        raise Refuse("not_offered", allowed=list(options))
    if new.stretch and new.stretch not in stretches:
        raise Refuse("not_offered", allowed=[*stretches])
    kind = game.step.kind()
    kept = [order for order, _ in in_force(said, game, seat, answers) if order.question != kind]
    if len(kept) >= MOST_ORDERS:
        raise Refuse("too_many", allowed=MOST_ORDERS)
    known = tuple(map(digest, options)) if new.options else ()
    value = stretches.get(new.stretch, "")
    order = Order(seq, kind, msgspec.to_builtins(answer), new.times, new.stretch, value, new.concern, known)
    return replace(said, orders=(*kept, order), held=-1)


def shown(said: Passes, game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer]) -> list[StandingOrder]:
    """The active orders, as the seat itself sees them."""
    return [
        StandingOrder(order.question, order.answer, left, order.stretch, order.concern, bool(order.options))
        for order, left in in_force(said, game, seat, answers)
    ]
