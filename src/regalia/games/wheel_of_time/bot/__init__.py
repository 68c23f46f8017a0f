"""The game's judgement for bots: the Pattern, forces, cards, contested advantages, danger to the avatars."""

from collections.abc import Sequence
from math import exp, prod

from regalia.core import Answer, Game, Pass, Seat
from regalia.games.wheel_of_time import options as may
from regalia.games.wheel_of_time.bot.proposals import candidates, placed
from regalia.games.wheel_of_time.bot.prospects import coming, lasting
from regalia.games.wheel_of_time.bot.reasons import reasons
from regalia.games.wheel_of_time.bot.stakes import stakes
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.abilities import mortally_wounded
from regalia.games.wheel_of_time.options import No, TakeWord, Yes
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.challenge import PlaceForces
from regalia.games.wheel_of_time.steps.draw import DrawCards
from regalia.games.wheel_of_time.steps.setup import OpeningHands

__all__ = ["LINES", "MEASURED", "candidates", "doubt", "expected", "pause", "reasons", "weights"]

MEASURED = {"chances": False, "known": False}
"""How far its analysis can be believed (docs/analysis.md): in four games, moments that seemed decided were not."""
LINES = {"knight": 40, "regent": 200}
"""The lines of play that each level tries: about 0.3 s and 1.5 s for a decision."""


def expected(state: State) -> Sequence[float]:
    """The strength of each seat: lasting assets, what this turn can still bring, and what the challenges are about."""
    points = [lasting(state, seat) + coming(state, seat) for seat in state.seats]
    for number in state.unresolved():
        for seat, swing in enumerate(stakes(state, number)):
            points[seat] += swing
    return points


def doubt(state: State) -> float:
    """Uncertainty of the result: smaller with more tokens in the Pattern."""
    return 12.0 - 0.3 * min(20, state.pattern_total) if not state.battle else 5.0


def pause(start: State, game: Game[State]) -> bool:
    """True if the turn is over."""
    return game.state.turn != start.turn


SENSE: dict[type, float] = {
    Pass: 2.0,
    may.DeclareCard: 4.0,
    may.Contest: 2.0,
    may.DeclareNothing: 0.3,
    may.Generate: 3.0,
    may.StopGenerating: 1.0,
    may.Recruit: 8.0,
    may.PlayAdvantage: 3.0,
    may.Heal: 2.0,
    may.Reinforce: 1.5,
    may.DiscardWeapon: 0.0,
    may.EndActions: 0.4,
    may.PayWith: 5.0,
    may.PayOtherwise: 0.0,
    may.PlayEvent: 1.0,
    may.Activate: 1.0,
    may.UseFromHand: 0.3,
    may.Supplant: 2.0,
    may.Soothe: 0.5,
    may.Cleanse: 0.5,
    Yes: 2.0,
    No: 1.0,
}
"""How sensible each kind of choice is as a rule."""


def weights(game: Game[State], seat: Seat, options: Sequence[Answer]) -> Sequence[float] | None:
    """How sensible each option is: recruit, declare, keep forces ready."""
    if isinstance(game.step, OpeningHands):
        return [prod(map(held, each if isinstance(each, tuple) else (each,))) for each in options]
    if isinstance(game.step, DrawCards):
        return [0.1 + each**2 if isinstance(each, int) else 1.0 for each in options]
    if isinstance(game.step, PlaceForces):
        return [exp(2 * placed(game.state, seat, each)) for each in options]
    if isinstance(options[0], tuple):
        return several(options)
    if isinstance(options[0], TakeWord):
        return [served(game.state, seat, each) for each in options]
    if not any(type(each) in SENSE for each in options):
        return None
    return [sense(game.state, each) for each in options]


def served(state: State, seat: Seat, option: Answer) -> float:
    """How good an allegiance is: its symbols pay for the own cards that have it."""
    own = (*state.hands[seat], *state.decks[seat])
    return 0.1 + sum(isinstance(option, TakeWord) and option.word in card(kind).allegiances for kind in own)


def several(options: Sequence[Answer]) -> list[float]:
    """Many forces take part and roll; few cards are discarded."""
    sizes = [len(each) if isinstance(each, tuple) else 0 for each in options]
    discards = any(isinstance(each, tuple) and each and isinstance(each[0], may.HandCard) for each in options)
    return [1.0 / (1 + 4 * size) if discards else 1.0 + size for size in sizes]


def held(option: Answer) -> float:
    """How good a card is in an opening hand: characters that can be recruited early, a challenge."""
    if not isinstance(option, may.Hold):
        return 1.0
    facts = card(option.kind)
    return {"character": 3.0, "challenge": 3.0, "event": 1.0, "advantage": 1.0, "troop": 1.0}[facts.type]


def sense(state: State, option: Answer) -> float:
    """One option's weight."""
    match option:
        case may.PayWith(_, spared):
            return 5.0 / (1 + 3 * len(spared))
        case may.Soothe(me):
            return 6.0 if mortally_wounded(state, me) else 0.2
    return SENSE.get(type(option), 1.0)
