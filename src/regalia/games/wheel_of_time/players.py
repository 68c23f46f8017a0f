"""Rule players: fixed benchmarks that follow written rules of thumb and use only what their seat sees."""

from collections.abc import Sequence
from random import Random

from regalia.core import Answer, Assign, Assigned, Game, Limit, Number, Option, Pass, Seat, Several, Share, Shared
from regalia.games.wheel_of_time import options as may
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.decks.deck import opening_type
from regalia.games.wheel_of_time.effective.dice import life
from regalia.games.wheel_of_time.options import No, Yes
from regalia.games.wheel_of_time.pieces import PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.challenge import PlaceForces
from regalia.games.wheel_of_time.steps.draw import DiscardCards
from regalia.games.wheel_of_time.steps.setup import OpeningHands

LIKED: dict[type, float] = {
    may.Recruit: 20.0,
    may.PlayAdvantage: 10.0,
    may.Heal: 8.0,
    may.Reinforce: 6.0,
    may.EndActions: 5.0,
    may.DiscardWeapon: 0.0,
    may.Generate: 10.0,
    may.StopGenerating: 1.0,
    may.DeclareCard: 10.0,
    may.Contest: 5.0,
    may.DeclareNothing: 1.0,
    may.PayOtherwise: 0.0,
    Pass: 2.0,
    may.PlayEvent: 1.0,
    may.Activate: 1.0,
    may.Soothe: 1.5,
    Yes: 2.0,
    No: 1.0,
}
"""How much kinds of choices are preferred."""
FOUNDING = {"character": 3.0, "challenge": 2.0, "troop": 1.0, "advantage": 0.5, "event": 0.0}
"""How much cards of a type are wanted in the opening hand."""


def marcher(game: Game[State], seat: Seat, rng: Random) -> Answer:
    """Recruits the strongest force it can pay for; characters generate, troops go to the Pattern challenge."""
    ask, state = game.asks[seat], game.state
    match ask:
        case Number():
            return ask.most
        case Assign():
            return marching(state, ask)
        case Share():
            return heaped(state, ask)
        case Several(options, least, most):
            if isinstance(game.step, PlaceForces):
                return tuple(each for each in options if isinstance(each, may.Force) and marches(state, each.piece))
            if isinstance(game.step, OpeningHands):
                return founding(options, most)
            return options[:least] if isinstance(game.step, DiscardCards) else options[:most]
    assert isinstance(ask, tuple), f"{ask} is none of this game's questions"
    return max(ask, key=lambda option: appeal(option) + 0.01 * rng.random())


PLAYERS = {"marcher": marcher}


def founding(options: Sequence[Option], count: int) -> Answer:
    """The most wanted cards of an opening hand, each of another type."""
    first: dict[str, Option] = {}
    for each in sorted(options, key=appeal, reverse=True):
        if isinstance(each, may.Hold):
            first.setdefault(opening_type(each.kind), each)
    return tuple(first.values())[:count]


def marches(state: State, me: PieceId) -> bool:
    """True for troops."""
    return card(state.pieces[me].kind).type != "character"


def marching(state: State, ask: Assign) -> Answer:
    """All go to the Pattern challenge or the Last Battle, otherwise to the first legal place."""
    forms = [state.challenges[place.challenge].form if isinstance(place, may.Toward) else "" for place in ask.places]
    goal = next((index for index, form in enumerate(forms) if form in ("pattern", "last_battle")), len(forms) - 1)
    allowed = ask.allowed or [range(len(ask.places))] * len(ask.things)
    found = [goal if goal in able else next(iter(able)) for able in allowed]
    return Assigned(tuple((thing, ask.places[place]) for thing, place in zip(ask.things, found, strict=True)))


def toughness(state: State, place: Option) -> int:
    """How much damage a force takes; the weakest is hit first."""
    return life(state, place.piece) if isinstance(place, may.Force) else 0


def heaped(state: State, ask: Share) -> Answer:
    """As many points as it takes on the weakest, then on the next one."""
    limits = ask.limits or (Limit(0, ask.total),) * len(ask.places)
    amounts = [limit.least for limit in limits]
    for place in sorted(range(len(limits)), key=lambda place: toughness(state, ask.places[place])):
        amounts[place] += min(ask.total - sum(amounts), limits[place].most - amounts[place])
    return Shared(tuple(zip(ask.places, amounts, strict=True)))


def appeal(option: Option) -> float:
    """How much an option is preferred."""
    match option:
        case may.Hold(kind):
            return FOUNDING[card(kind).type] + sum(card(kind).abilities) / 10
        case may.Recruit(kind):
            return LIKED[may.Recruit] + sum(card(kind).abilities)
        case may.PayWith(_, spared):
            return 5.0 - len(spared)
    return LIKED.get(type(option), 1.0)
