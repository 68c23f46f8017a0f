"""Views: what a seat can know, and the question to it."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import fields, replace

from regalia.core.events import Eyes
from regalia.core.game import Game
from regalia.core.meaning import Seat
from regalia.core.questions import Answer, Arrange, Ask, Assign, Number, Option, Several, Share
from regalia.core.rules import Noun
from regalia.core.scoring import Rank
from regalia.core.steps import WindowName


class OneOf(Struct, frozen=True, tag="one"):
    """Choose one of the options."""

    options: tuple[Option, ...]


Posed: TypeAlias = OneOf | Several | Number | Assign | Share | Arrange
"""A question as it travels."""


class Decision(Struct, frozen=True):
    """The decision that the table waits for. Public."""

    kind: str
    """The Fluent message `decision-<kind>`."""
    rule: str
    """The section of the rules that the decision comes from."""
    waiting: tuple[Seat, ...]
    """The seats that must still decide."""
    confirm: bool
    """True if a client should ask for confirmation before it sends the answer."""
    final: tuple[str, ...] = ()
    """Kinds of options for which it should ask in any case."""
    window: WindowName | None = None
    """The window, if it can be passed in advance."""


class Sight(Struct, frozen=True):
    """Everything a seat or a spectator sees at one moment."""

    view: Any
    nouns: dict[str, Noun]
    decision: Decision | None
    ask: Posed | None
    """The question to this seat, if any."""
    given: Answer | None
    """This seat's own answer, while others still decide."""
    offers: tuple[Option, ...]
    """Optional actions of this seat; the game does not wait for them, and no other seat sees them."""
    ranking: list[Rank] | None
    situation: dict[str, Any] = {}
    """What is possible now: the arguments of `decision-<kind>.situation`. Empty if this seat is not asked."""
    recommended: tuple[Answer, ...] = ()
    """Answers to the question that are good for a first game, the best first."""


def eyes_of(game: Game[Any], seat: Seat | None) -> Eyes:
    """The seats whose secrets are shown: the seat's own, none to a spectator, all when the game is over."""
    if game.is_over:
        return frozenset(game.state.seats)
    return frozenset() if seat is None else frozenset((seat,))


def look(game: Game[Any], seat: Seat | None, public: Sight | None = None) -> Sight:
    """What a seat sees now; None is a spectator. `public` is the public view (`seen_by_all`), if it is already built."""
    eyes = eyes_of(game, seat)
    if seat is None:
        return _sight(game, eyes, public)
    sight = _sight(game, eyes, public, posed(game.asks.get(seat)), game.given.get(seat), game.offers.get(seat, ()))
    if sight.ask is None:
        return sight
    return replace(sight, situation=situation_of(game, seat), recommended=tuple(game.step.recommended(game.state, seat)))


def revealed(game: Game[Any], public: Sight | None = None) -> Sight:
    """The table with nothing hidden and nothing asked: what everyone can see when the game is over."""
    return _sight(game, frozenset(game.state.seats), public)


def seen_by_all(game: Game[Any]) -> Sight:
    """What all see, with all secrets hidden even when the game is over. All sights of a position are derived from it."""
    return _sight(game, frozenset())


def _sight(
    game: Game[Any],
    eyes: Eyes,
    public: Sight | None = None,
    ask: Posed | None = None,
    given: Answer | None = None,
    offers: tuple[Option, ...] = (),
) -> Sight:
    rules = game.rules
    if public is None:
        view = rules.view(game, eyes)
        asked, ranking = decision(game), ranking_of(game) if game.is_over else None
    else:
        view = rules.view(game, eyes, public.view)
        asked, ranking = public.decision, public.ranking
    return Sight(view, rules.nouns(view), asked, ask, given, offers, ranking)


def ranking_of(game: Game[Any]) -> list[Rank]:
    """The final ranking; seats that have resigned are behind all others, the first of them last."""
    ranks: list[Rank] = game.rules.rank(game.state)
    if not game.resigned:
        return ranks
    left = [replace(each, rank=0) for seat in game.resigned[::-1] for each in ranks if each.seat == seat]
    stayed = [each for each in ranks if each.seat not in game.resigned]
    return [
        *(replace(each, rank=1 + sum(other.rank < each.rank for other in stayed)) for each in stayed),
        *(replace(each, rank=len(stayed) + index) for index, each in enumerate(left, start=1)),
    ]


def decision(game: Game[Any]) -> Decision | None:
    """The decision that the table waits for; None when the game is over, and while a step runs."""
    if game.is_over or game.is_running:
        return None
    step = game.step
    final = tuple(option.__name__ for option in step.final)
    return Decision(step.kind(), step.cited(), tuple(game.asks), step.confirm(), final, step.window_named(game.state))


def posed(ask: Ask | None) -> Posed | None:
    """A question as it travels."""
    return OneOf(ask) if isinstance(ask, tuple) else ask


def situation_of(game: Game[Any], seat: Seat) -> dict[str, Any]:
    """What is possible now for a seat that is asked: the extent of its question, and the game's own facts.

    Facts of the game (`Rules.situation`) replace those of the same name. Empty for a seat that is not asked.
    """
    ask = game.asks.get(seat)
    return {} if ask is None else {**extent(ask), **game.rules.situation(game, seat)}


def extent(ask: Ask) -> dict[str, Any]:
    """How much a question offers: `options`, `least` and `most` to choose, and its `form`.

    The form is `one`, `exactly`, `up-to` or `between` for options, or else `number`, `assign` or `share`. Options that name
    nothing, such as Pass, do not count beside others.
    """
    match ask:
        case tuple():
            form, options, least, most = "one", things(ask), 1, 1
        case Several(options=offered, least=least, most=most) | Arrange(things=offered, least=least, most=most):
            form, options = _span(least, most), things(offered)
        case Number(least=least, most=most):
            form, options = "number", most - least + 1
        case Assign():
            form, options = "assign", len(ask.things)
            least = most = options
        case Share(total=most):
            form, options, least = "share", len(ask.places), most if ask.least is None else ask.least
    return {"form": form, "options": options, "least": least, "most": most}


def _span(least: int, most: int) -> str:
    if least == most:
        return "exactly"
    return "between" if least else "up-to"


def things(options: Sequence[Option]) -> int:
    """How many options name something, or all of them if none does."""
    return sum(bool(fields(option)) for option in options) or len(options)
