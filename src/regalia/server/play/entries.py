"""The actions of a play that remain after all steps back, each with its events."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from regalia.core import PASS, Ask, Event, Game, Seat
from regalia.core.match import NO_ANSWERS, Given, Move
from regalia.server.asked.given_answers import FOR_SEATS, GivenAnswer, order_of
from regalia.server.store import Action

OF_BOTS, AT_RANDOM = "bot-", "bot-random-"
"""How the ids of bots' answers begin, and those of answers at random by bots that could not think."""


class Entry(Struct, frozen=True):
    """An action that remains after all steps back, and its events."""

    seq: int
    seat: Seat | None
    events: list[Event]
    kind: str = ""
    """The kind of the question that was answered; empty if it is not known."""
    ordered: bool = False
    """True if the arena has answered for the seat, as the seat has said."""
    at_random: bool = False
    """True if a bot that could not think has answered."""
    order: str = ""
    """The mark of the order under which the arena has answered."""
    ask: Ask | None = None
    """The question that was answered; None if it is not known."""
    facts: Mapping[str, str | int] = {}
    """What the question was about."""
    by_bot: bool = False
    """True if a bot has answered."""


def entry_of(action: Action, move: Move, before: Game[Any]) -> Entry:
    """An action that gives an answer in a position."""
    random, ordered = action.person is None and action.id.startswith(AT_RANDOM), action.id.startswith(FOR_SEATS)
    entry = Entry(action.seq, move.given.seat, [*move.events], "", ordered, random, order_of(action.id))
    if isinstance(move.given.answer, NO_ANSWERS):
        return entry
    step, seat = before.step, move.given.seat
    ask, facts, by_bot = before.asks.get(seat), step.facts(before.state, seat), action.person is None
    return replace(entry, kind=step.kind(), ask=ask, facts=facts, by_bot=by_bot)


def at_random(entries: Iterable[Entry], before: frozenset[Seat] = frozenset()) -> frozenset[Seat]:
    """The seats whose latest answer was given at random, after these entries."""
    for entry in entries:
        if entry.seat is not None:
            before = before | {entry.seat} if entry.at_random else before - {entry.seat}
    return before


def given_answer_of(entry: Entry, given: Given) -> GivenAnswer:
    """What standing orders need to know of an answer."""
    return GivenAnswer(
        entry.seq,
        entry.seat,
        given.answer == PASS,
        entry.kind,
        given.answer,
        entry.ordered,
        entry.events,
        entry.order,
        entry.ask,
        entry.facts,
        entry.by_bot,
    )


def remaining(actions: Iterable[Action]) -> list[Action]:
    """The answers, and positions set by the debug panel, that remain after all steps back, which may take back earlier
    actions, too.
    """
    left: list[Action] = []
    for action in actions:
        if action.answer is not None or action.position is not None:
            left.append(action)
        elif action.back_to is None:
            continue  # requests and consents change nothing in the game
        elif action.alone:
            answers = (index for index, other in enumerate(left) if other.answer is not None)
            own = max((index for index in answers if left[index].seat == action.seat), default=len(left))
            del left[own : own + 1]
        else:
            left = [other for other in left if other.seq <= action.back_to]
    return left
