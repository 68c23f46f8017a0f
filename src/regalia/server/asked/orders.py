"""Standing orders: what a seat answers to a question each time it is asked, until something ends it. Pure functions.

The others do not see an order. An answer that the arena gives under one takes as long as a person needs to read the
question, and not always equally long (`delays`). What can be ordered, also before the first time, is in `foreseen`.
"""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from regalia.core import PASS, Answer, Arrange, Ask, Game, Number, Option, Seat, Several, eyes_of
from regalia.server.asked.given_answers import GivenAnswer
from regalia.server.store.passes import Order, Passes
from regalia.server.wire.passes import StandingOrder, WhyEnded

MOST_OPTIONS = 256
REACH = 400
"""Answers of a game, the latest ones, among which is looked for a question that keeps coming."""
SEATS = ("seat", "owner", "victim", "first", "order", "winner", "winners", "who", "player", "players")
"""The fields of events whose numbers are seats, in every game (docs/protocol.md)."""


def choices(game: Game[Any], seat: Seat) -> tuple[Option, ...]:
    """The options of a question for one of several; none at a window, which has its own way to pass."""
    ask = asked(game, seat)
    return ask if isinstance(ask, tuple) and PASS not in ask else ()


def asked(game: Game[Any], seat: Seat) -> Ask | None:
    """The question to a seat, if an order can answer it."""
    ask = None if game.is_over else game.asks.get(seat)
    match ask:
        case tuple() | Several() | Arrange():
            return ask if len(offered(ask)) <= MOST_OPTIONS else None
        case Number():
            return ask
    return None


def offered(ask: Ask) -> tuple[Option, ...]:
    """The options of a question; none if it asks for a number."""
    match ask:
        case tuple():
            return ask
        case Several(options=options) | Arrange(things=options):
            return options
    return ()


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


# Which order is about a question


def mark(question: str, facts: Mapping[str, str | int]) -> str:
    """A short mark of what an order is about; a seat has one order for each."""
    return digest_of([question, facts])


def mark_of(order: Order) -> str:
    """The mark of an order."""
    return mark(order.question, order.facts)


def is_about(order: Order, kind: str, facts: Mapping[str, str | int]) -> bool:
    """True if an order is about a question of this kind with these facts."""
    return order.question == kind and all(facts.get(name) == value for name, value in order.facts.items())


def is_about_current(order: Order, game: Game[Any], seat: Seat) -> bool:
    """True if an order is about the seat's current question."""
    return asked(game, seat) is not None and is_about(order, game.step.kind(), game.step.facts(game.state, seat))


def about_this(said: Passes, game: Game[Any], seat: Seat) -> list[Order]:
    """The orders about the seat's current question, those with the most conditions first. Some may have ended."""
    about = [order for order in said.orders if is_about_current(order, game, seat)]
    return sorted(about, key=lambda order: -len(order.facts))


def first(said: Passes, game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer]) -> Order | None:
    """The first order about the current question that had not ended before it was asked."""
    return next((each for each in about_this(said, game, seat) if not ended_before(each, game, seat, answers)), None)


def due(said: Passes, game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer]) -> Order | None:
    """The order that answers the seat's current question; None if there is none, or if it cannot be carried out."""
    order = first(said, game, seat, answers)
    return None if order is None or ended_here(order, game, seat) else order


def is_stuck(said: Passes, game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer]) -> bool:
    """True if the order about the current question cannot be carried out: the seat is asked instead."""
    order = first(said, game, seat, answers)
    return order is not None and ended_here(order, game, seat) is not None


def why_ended(said: Passes, game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer]) -> WhyEnded | None:
    """Why no order answers the current question any more; None if one does, if there was none, or if the seat ended it."""
    if due(said, game, seat, answers) is not None:
        return None
    for order in about_this(said, game, seat):
        if all(is_under(order, each) for each in given(order, seat, answers)):
            return over(order, game, seat, answers)
    return None


# Answers


def answer_under(order: Order, ask: Ask) -> Any:
    """What an order answers to a question, as JSON data; None if nothing of it is possible."""
    wishes = (order.answer, *order.otherwise)
    match ask:
        case Number(least=least, most=most):
            numbers = (each for each in wishes if isinstance(each, int))
            reached = (max(least, min(each, most)) if order.nearest else each for each in numbers)
            return next((each for each in reached if least <= each <= most), None)
        case Several() | Arrange():
            return several(wishes, ask)
    known = {digest(option) for option in offered(ask)}
    return next((each for each in wishes if digest_of(each) in known), None)


def several(wishes: Sequence[Any], ask: Several | Arrange) -> list[Any] | None:
    """As many of the wishes as the question allows, the first ones first; None if that is too few."""
    options = offered(ask)
    groups = ask.groups if isinstance(ask, Several) and ask.groups else range(len(options))
    group_of = {digest(option): group for option, group in zip(options, groups, strict=True)}
    chosen: dict[int, Any] = {}
    for wish in wishes:
        if (known := digest_of(wish)) in group_of and len(chosen) < ask.most:
            chosen.setdefault(group_of[known], wish)
    none = not chosen and [] not in wishes
    return None if none or len(chosen) < ask.least else [*chosen.values()]


def digest(option: Option) -> str:
    """A short mark of an option."""
    return digest_of(msgspec.to_builtins(option))


def digest_of(raw: Any) -> str:
    """A short mark of JSON data."""
    return blake2b(msgspec.json.encode(raw, order="deterministic"), digest_size=6).hexdigest()


# How orders end


def given(order: Order, seat: Seat, answers: Sequence[GivenAnswer]) -> list[GivenAnswer]:
    """The answers to its question since an order was given, latest first: under it, by hand, or passes of the arena.

    Those of a bot that played for the seat do not count.
    """
    return [
        each
        for each in since(order, answers)
        if each.seat == seat
        and not each.by_bot
        and is_about(order, each.kind, each.facts)
        and each.order in ("", mark_of(order))
    ]


def is_under(order: Order, answer: GivenAnswer) -> bool:
    """True if an answer was given under this order; older arenas have not said under which one."""
    if answer.order or not answer.ordered:
        return answer.order == mark_of(order)
    return bool(msgspec.to_builtins(answer.answer) == order.answer)


def since(order: Order, answers: Sequence[GivenAnswer]) -> Iterator[GivenAnswer]:
    """The actions since an order was given, latest first."""
    for each in reversed(answers):
        if each.seq <= order.since:
            return
        yield each


def over(order: Order, game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer]) -> WhyEnded | None:
    """Why an order has ended; None if it has not."""
    return ended_before(order, game, seat, answers) or ended_here(order, game, seat)


def ended_before(order: Order, game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer]) -> WhyEnded | None:
    """Why an order has ended before the current question; None if it has not."""
    own = given(order, seat, answers)
    if order.times and sum(is_under(order, each) for each in own) >= order.times:
        return "times"
    by_hand = next((each for each in own[::-1] if not is_under(order, each)), None)
    impossible = None if by_hand is None or by_hand.ask is None else not_possible(order, by_hand.ask)
    if impossible is not None:
        return impossible
    if order.stretch and game.rules.stretches(game.state).get(order.stretch) != order.value:
        return "stretch"
    if order.concern and any(each.seat != seat and names(each, game, seat) for each in since(order, answers)):
        return "concern"
    return None if by_hand is None else "by_hand"


def ended_here(order: Order, game: Game[Any], seat: Seat) -> WhyEnded | None:
    """Why an order ends at the current question; None if it does not, or is about another one."""
    ask = asked(game, seat)
    return None if ask is None or not is_about_current(order, game, seat) else not_possible(order, ask)


def not_possible(order: Order, ask: Ask) -> WhyEnded | None:
    """Why an order cannot answer a question; None if it can."""
    if answer_under(order, ask) is None:
        return "gone"
    return "options" if order.options and not {digest(option) for option in offered(ask)} <= set(order.options) else None


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


# What the seat sees of its orders


def in_force(said: Passes, game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer]) -> list[Order]:
    """The orders that have not ended."""
    return [order for order in said.orders if over(order, game, seat, answers) is None]


def shown(
    said: Passes, game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer], now: bool = False
) -> list[StandingOrder]:
    """The active orders, as the seat itself sees them; `now` if one is about to answer."""
    answering = due(said, game, seat, answers) if now else None
    return [
        seen(order, None, order.times and order.times - len(given(order, seat, answers)), order is answering)
        for order in in_force(said, game, seat, answers)
    ]


def shown_ended(said: Passes, game: Game[Any], seat: Seat, answers: Sequence[GivenAnswer]) -> list[StandingOrder]:
    """The orders that have ended, each with the reason, as the seat itself sees them."""
    ends = [(order, over(order, game, seat, answers)) for order in said.orders]
    return [seen(order, why, 0, now=False) for order, why in ends if why is not None]


def seen(order: Order, ended: WhyEnded | None, left: int, now: bool) -> StandingOrder:
    """An order, as its seat sees it."""
    return StandingOrder(
        mark_of(order),
        order.question,
        order.answer,
        [*order.otherwise],
        order.facts,
        order.nearest,
        left,
        order.stretch,
        order.concern,
        bool(order.options),
        ended,
        now,
    )
