"""What a seat can order, also before it is asked for the first time, and how it orders it. Pure functions.

A question that a game foresees (`Step.foreseen`) can be answered in advance. The current question can be answered each
time it comes, with everything that it offers.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from regalia.core import PASS, Answer, Arrange, Ask, Foreseen, Game, Number, OneOf, Option, Seat, Several
from regalia.server.asked import orders
from regalia.server.asked.given_answers import GivenAnswer
from regalia.server.errors import Refuse
from regalia.server.store.passes import Order, Passes
from regalia.server.wire.passes import ForeseenMessage, ForeseenQuestion, NewOrder

T = TypeVar("T")

MOST_ORDERS = 16
MOST_NUMBER = 9999
MOST_ENDED = 16
"""Orders that have ended, the latest ones, which are kept for the seat to read why."""


def questions(game: Game[Any], seat: Seat) -> dict[str, Foreseen]:
    """What a seat can order, by the kinds of the questions: those that the game foresees, and the current one."""
    if game.is_over:
        return {}
    known = game.rules.foreseen(game.state, seat)
    return known | {kind: joined(known.get(kind), now) for kind, now in current(game, seat).items()}


def current(game: Game[Any], seat: Seat) -> dict[str, Foreseen]:
    """The current question by its kind, as it is asked; empty if the seat is not asked, or an order cannot answer."""
    ask = orders.asked(game, seat)
    if ask is None:
        return {}
    facts = {name: (value,) for name, value in game.step.facts(game.state, seat).items()}
    return {game.step.kind(): Foreseen(ask, facts)}


def joined(before: Foreseen | None, now: Foreseen) -> Foreseen:
    """A question as it is asked, with what was foreseen beyond that."""
    if before is None:
        return now
    facts = {name: together(before.facts.get(name, ()), now.facts.get(name, ())) for name in {**before.facts, **now.facts}}
    return Foreseen(widened(now.ask, before.ask), facts)


def widened(ask: Ask, before: Ask) -> Ask:
    """A question with the options that another one of its form has beyond its own; a pass comes last."""
    match ask, before:
        case tuple(), tuple():
            return tuple(sorted(together(ask, before), key=lambda option: option == PASS))
        case Several(), Several():
            return Several(together(ask.options, before.options), ask.least, ask.most)
        case Arrange(), Arrange():
            return Arrange(together(ask.things, before.things), ask.least, ask.most)
    return ask


def together(some: Iterable[T], more: Iterable[T]) -> tuple[T, ...]:
    """These things and those, each once."""
    return tuple(dict.fromkeys((*some, *more)))


def message_of(request: str, game: Game[Any], seat: Seat) -> ForeseenMessage:
    """The reply to the request with this id: what a seat can order."""
    kind = next(iter(current(game, seat)), None)
    facts = {} if kind is None else dict(game.step.facts(game.state, seat))
    found = [
        ForeseenQuestion(kind, OneOf(each.ask) if isinstance(each.ask, tuple) else each.ask, dict(each.facts))
        for kind, each in questions(game, seat).items()
    ]
    stretches = [] if game.is_over else [*game.rules.stretches(game.state)]
    return ForeseenMessage(request, found, kind, facts, stretches, MOST_ORDERS)


def with_order(
    said: Passes,
    game: Game[Any],
    seat: Seat,
    new: NewOrder,
    wishes: Sequence[Answer],
    seq: int,
    answers: Sequence[GivenAnswer],
) -> Passes:
    """Give an order, which replaces an earlier one about the same.

    `wishes` are its decoded answers, in order of preference. Raises Refuse if the question does not offer them.
    """
    if game.is_over:
        raise Refuse("not_offered", allowed=[])
    known = questions(game, seat) if new.question else current(game, seat)
    kind = new.question or game.step.kind()
    if kind not in known:
        raise Refuse("not_offered", allowed=[*known])
    check(known[kind], wishes, new.facts)
    first, *others = together(wishes, ())
    stretches = game.rules.stretches(game.state)
    if new.stretch and new.stretch not in stretches:
        raise Refuse("not_offered", allowed=[*stretches])
    key = orders.mark(kind, new.facts)
    kept = [order for order in said.orders if orders.mark_of(order) != key]
    ended = [order for order in kept if orders.over(order, game, seat, answers) is not None]
    if len(kept) - len(ended) >= MOST_ORDERS:
        raise Refuse("too_many", allowed=MOST_ORDERS)
    dropped = ended[: max(0, len(ended) - MOST_ENDED)]
    order = Order(
        seq,
        kind,
        msgspec.to_builtins(first),
        new.times,
        new.stretch,
        stretches.get(new.stretch, ""),
        new.concern,
        tuple(map(orders.digest, orders.offered(current(game, seat).get(kind, known[kind]).ask))) if new.options else (),
        tuple(map(msgspec.to_builtins, others)),
        new.facts,
        new.nearest,
    )
    held = -1 if orders.is_about_current(order, game, seat) else said.held
    return replace(said, orders=(*(each for each in kept if each not in dropped), order), held=held)


def check(question: Foreseen, wishes: Sequence[Answer], facts: Mapping[str, str | int]) -> None:
    """Check that a question offers these answers and has these facts. Raises Refuse."""
    for name, value in facts.items():
        if value not in question.facts.get(name, ()):
            raise Refuse("not_offered", allowed=[*question.facts.get(name, question.facts)])
    if not all(is_possible(question.ask, each) for each in wishes):
        raise Refuse("not_offered", allowed=allowed(question.ask))


def is_possible(ask: Ask, wish: Answer) -> bool:
    """True if a question may offer this wish: an option, a number, or none of several."""
    if isinstance(ask, Number):
        return isinstance(wish, int) and ask.least <= wish <= MOST_NUMBER
    return wish in orders.offered(ask) or (wish == () and isinstance(ask, Several | Arrange) and not ask.least)


def allowed(ask: Ask) -> list[Option] | list[int]:
    """What can be ordered: options, or the least and the most number."""
    return [ask.least, MOST_NUMBER] if isinstance(ask, Number) else [*orders.offered(ask)]


def without(said: Passes, key: str) -> Passes:
    """Take an order back, or out of the list if it has ended. Raises Refuse if there is none with this mark."""
    kept = tuple([order for order in said.orders if orders.mark_of(order) != key])
    if len(kept) == len(said.orders):
        raise Refuse("not_offered", allowed=[orders.mark_of(order) for order in said.orders])
    return replace(said, orders=kept)
