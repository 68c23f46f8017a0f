"""Actions of the worked examples, in a few words."""

from typing import Any

from regalia.core import Answer, Assign, Assigned, Game, IllegalAnswer, Number, Option, Refusal, Several, Share, Shared
from regalia.games.wheel_of_time.notation.names import SEATS, spoken
from regalia.games.wheel_of_time.state import State


def act(game: Game[State], line: str) -> None:
    """One action, such as `H recruit lord_pelivar`; `H any` takes the first that is offered."""
    who, *words = line.split()
    seat = SEATS.index(who)
    ask = game.asks.get(seat)
    answer = answered(game, ask, words)
    if answer is None:
        raise IllegalAnswer(seat, ask, Refusal("not-offered", game.step.rule))
    game.answer(seat, answer)


def answered(game: Game[State], ask: Any, words: list[str]) -> Answer | None:
    """The answer that these words mean; None if there is none."""
    state = game.state
    match ask:
        case Number():
            return int(words[-1])
        case tuple():
            wanted = " ".join(words)
            return ask[0] if words == ["any"] else next((each for each in ask if spoken(state, each) == wanted), None)
        case Several(options):
            return tuple(each for word in words for each in options if spoken(state, each).split()[-1] == word)
        case Assign(things, places):
            where = dict(word.split(">") for word in words)
            return Assigned(tuple((each, place_of(state, places, where.get(last(state, each), "-"))) for each in things))
        case Share(_, places):
            amounts = dict(word.split(":") for word in words)
            return Shared(tuple((each, int(amounts.get(last(state, each), 0))) for each in places))
    return None


def last(state: State, option: Option) -> str:
    """The subject of an option."""
    return spoken(state, option).split()[-1]


def place_of(state: State, places: tuple[Option, ...], name: str) -> Option:
    """A place by its name; `-` is the last one, which is standing down."""
    return next((each for each in places if last(state, each) == name), places[-1])
