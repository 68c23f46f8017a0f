"""What differs between two positions that a seat must not be able to tell apart, said by step, seat and field."""

from collections.abc import Iterable, Mapping
from itertools import zip_longest
from typing import Any

import msgspec
import pytest

from regalia.core import Ask, Chance, Event, Game, Seat, look, save, some_answer, wrong
from regalia.core.frames import Frames
from regalia.core.views import seen_by_all
from regalia.testing.playing import dice, frames_after, sight, turn

CAUSES = {
    "view": "the view shows it (`see`, `beyond`), or a verb showed it without telling ZONES (`show`, `moved`)",
    "nouns": "`nouns` names a piece by it",
    "decision": "the open decision depends on it (`kind`, `confirm`, or who is asked)",
    "ask": "the question of the step depends on it (`ask`, `options`)",
    "offers": "the offers of the step depend on it (`offers`)",
}
"""By the field of a sight that differs: what usually causes it."""
IMAGINED = "`imagine` deals it by the real cards (sort them before a shuffle), or no zone of ZONES holds it"
CHANGED = "a verb changes what the seat sees and emits no event that the seat receives"
REFUSED = "the refusal does (`obstacle`, `why_not`)"


def assert_looks_the_same(game: Game[Any], world: Game[Any], seat: Seat | None) -> None:
    """A seat (None: a spectator) cannot tell the imagined world from the game."""
    if sight(world, seat) != sight(game, seat):
        here, there = (msgspec.to_builtins(look(each, seat)) for each in (game, world))
        found = difference(here, there)
        cause = CAUSES.get(found.partition(" ")[0].partition(".")[0].partition("[")[0], "")
        pytest.fail(f"{place(game, seat)} sees what it cannot know: {found}{likely(cause)}")


def sights(game: Game[Any], seats: Iterable[Seat | None]) -> dict[Seat | None, bytes]:
    """What each of these seats (None: a spectator) sees, as it travels."""
    public = seen_by_all(game)
    return {seat: sight(game, seat, public) for seat in seats}


def assert_looks_as_seen(game: Game[Any], seen: Mapping[Seat | None, bytes], world: Game[Any], seat: Seat) -> None:
    """A seat and a spectator see in the imagined world what they have `seen` in the game."""
    for eyes, shown in sights(world, (seat, None)).items():
        if shown != seen[eyes]:
            assert_looks_the_same(game, world, eyes)
            pytest.fail(f"{place(game, eyes)} sees something else made anew than from what all see")


def assert_asks_the_same(game: Game[Any], world: Game[Any], seat: Seat) -> None:
    """In the imagined world the same seats are asked, the same have answered, and all can answer."""
    asked, given = (sorted(game.asks), sorted(game.given)), (sorted(world.asks), sorted(world.given))
    assert asked == given, f"{place(game, seat)} imagines that other seats are asked: {given} instead of {asked}"
    for other, ask in world.asks.items():
        assert can_be_answered(ask), f"{place(game, seat)} imagines that seat {other} has no answer: {ask}"


def can_be_answered(ask: Ask) -> bool:
    """True if a random answer to a question is a legal one."""
    return bool(ask) and wrong(ask, some_answer(ask, Chance("0" * 64))) is None


def assert_same_world(game: Game[Any], one: Game[Any], other: Game[Any], seat: Seat) -> None:
    """Two worlds, imagined by the same chance from positions that look the same to the seat, are the same."""
    if save(one) != save(other):
        here, there = (msgspec.json.decode(save(each)) for each in (one, other))
        pytest.fail(f"{place(game, seat)} imagines by what it cannot know: {difference(here, there)}{likely(IMAGINED)}")


def assert_told_the_same(game: Game[Any], here: bytes, there: bytes, seat: Seat, what: str, cause: str) -> None:
    """What a seat receives (as JSON) is the same in the game and in the world."""
    if here != there:
        found = difference(decoded(here), decoded(there))
        pytest.fail(f"{place(game, seat)} learns from {what} what it cannot know: {found}{likely(cause)}")


def compare_events(game: Game[Any], world: Game[Any], seat: int, number: int) -> None:
    """The same answer in two games that look the same: where they go on looking the same, the events must, too."""
    if game.is_over:
        return
    mover, answer = turn(game, dice(number))
    if world.why_not(mover, answer) is not None:
        return
    here, there = (frames_after(twin, mover, answer) for twin in (game.copy(), world))
    if sight(here.game, seat) == sight(there.game, seat):
        compare_frames(game, here, there, seat, answer)


def compare_frames(game: Game[Any], here: Frames, there: Frames, seat: int, answer: Any) -> None:
    """A seat receives the same events of both actions, and sees the same after each of them."""
    mine, other = heard_by(here, seat), heard_by(there, seat)
    heard, told = msgspec.json.encode(mine), msgspec.json.encode(other)
    assert_told_the_same(game, heard, told, seat, f"the events after {answer}", telling(heard, told))
    for event, one, two in zip(mine, frames_of(here, seat), frames_of(there, seat), strict=True):
        assert_told_the_same(game, one, two, seat, f"the view after {event}", CHANGED)


def frames_of(frames: Frames, seat: int) -> list[bytes]:
    """The seat's sight after each event that it receives."""
    heard = [event.seen_by(frozenset((seat,))) is not None for event in frames]
    return [sight(game, seat) for game, hears in zip(frames.games, heard, strict=True) if hears]


def heard_by(events: Iterable[Event], seat: int) -> list[Event]:
    """The events as one seat sees them."""
    return [seen for event in events if (seen := event.seen_by(frozenset((seat,)))) is not None]


def events_after(game: Game[Any], mover: int, answer: Any, seat: int) -> tuple[bytes, bytes]:
    """The view and the events of a seat after an answer."""
    frames = frames_after(game, mover, answer)
    return sight(game, seat), msgspec.json.encode(heard_by(frames, seat))


def likely(cause: str) -> str:
    """The end of a failure's message: where its author should look first."""
    return f"; likely cause: {cause}" if cause else ""


def telling(here: bytes, there: bytes) -> str:
    """The likely cause of lists of events (as JSON) that differ: the first event that only one of them has."""
    for mine, other in zip_longest(decoded(here), decoded(there)):
        if mine != other:
            return f"the event {(mine or other)['type']} does (`hides` of a `Private` event, or `seen_by`)"
    return ""


def decoded(message: bytes) -> Any:
    """JSON as plain data; nothing at all is None."""
    return msgspec.json.decode(message) if message else None


def place(game: Game[Any], seat: Seat | None) -> str:
    """Where in a game something is wrong."""
    eyes = "a spectator" if seat is None else f"seat {seat}"
    step = "the end" if game.is_over else f"within {game.step}" if game.is_running else f"step {game.step}"
    return f"{game.rules.slug}, {step}: {eyes}"


def difference(here: Any, there: Any, path: str = "") -> str:
    """The first field that differs."""
    if isinstance(here, dict) and isinstance(there, dict) and here.keys() == there.keys():
        name = next(name for name in here if here[name] != there[name])
        return difference(here[name], there[name], f"{path}.{name}" if path else str(name))
    if isinstance(here, list | tuple) and isinstance(there, list | tuple) and len(here) == len(there):
        index = next(index for index, pair in enumerate(zip(here, there, strict=True)) if pair[0] != pair[1])
        return difference(here[index], there[index], f"{path}[{index}]")
    return f"{path or 'it'} is {here!r}, could be {there!r}"
