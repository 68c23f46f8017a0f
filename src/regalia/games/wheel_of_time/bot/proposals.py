"""Good answers to questions with too many to list: who moves to the battleground, who goes where, who takes damage."""

from collections.abc import Sequence
from random import Random

from regalia.core import Answer, Assign, Assigned, Game, Option, Seat, Several, Share, Shared, some_answer
from regalia.games.wheel_of_time import options as may
from regalia.games.wheel_of_time.bot.prospects import LOST, before_actions, is_vital, of_force, of_ready, rates, usable
from regalia.games.wheel_of_time.content import CardType, card
from regalia.games.wheel_of_time.effective.abilities import mortally_wounded
from regalia.games.wheel_of_time.effective.challenges import may_join
from regalia.games.wheel_of_time.effective.dice import dice, life
from regalia.games.wheel_of_time.pieces import ChallengeId, PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.challenge import PlaceForces
from regalia.games.wheel_of_time.steps.damage import Aim
from regalia.games.wheel_of_time.steps.damage import Assign as AssignDamage
from regalia.games.wheel_of_time.steps.rolling import DeclareRollers

PLANS = 12
"""Number of plans for the own forces that are proposed."""
KEPT: dict[CardType, float] = {"character": 3.0, "troop": 3.0, "challenge": 2.0, "event": 1.5, "advantage": 1.5}
"""Preference for keeping cards of a type in hand."""


def candidates(game: Game[State], seat: Seat, rng: Random) -> list[Answer]:
    """Good answers to a question, none if all of them can be listed."""
    ask, state, step = game.asks[seat], game.state, game.step
    match ask:
        case Assign():
            return commitments(state, ask, rng)
        case Share() if isinstance(step, AssignDamage | Aim):
            return damages(state, ask)
        case Several(options, least, _) if options and isinstance(options[0], may.HandCard):
            worst = sorted(options, key=lambda each: usefulness(state, seat, each))
            return [tuple(worst[:count]) for count in range(least, min(least + 3, len(worst)) + 1)]
        case Several(options) if isinstance(step, DeclareRollers):
            return [options]
        case Several(options) if isinstance(step, PlaceForces):
            return placements(state, seat, options, rng)
        case Several(options, _, most) if options and isinstance(options[0], may.Force) and most == len(options):
            return [options, (), *chance_several(ask, rng)]
    return []


def chance_several(ask: Several, rng: Random) -> list[Answer]:
    """A few random ones beside all and none."""
    return [some_answer(ask, Lots(rng)) for _ in range(6)] if len(ask.options) > 1 else []


class Lots:
    """Draws lots with Python's generator."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def below(self, bound: int, /) -> int:
        """A whole number below a bound."""
        return self.rng.randrange(bound)


def usefulness(state: State, seat: Seat, option: Option) -> float:
    """Worth of a card in hand: less if its owner can never control it or has lost it already."""
    assert isinstance(option, may.HandCard), "cards of a hand are discarded"
    facts = card(option.kind)
    if not usable(state, seat, option.kind):
        return -1.0
    cost = sum(facts.cost or ())
    return KEPT[facts.type] - 0.2 * cost - option.copy


# ---------------------------------------------------------------- who takes the field
def placements(state: State, seat: Seat, options: Sequence[Option], rng: Random) -> list[Answer]:
    """The best fighters first, then one more at a time; troops alone, all forces, and some at random."""
    forces = [each for each in options if isinstance(each, may.Force)]
    troops = [each for each in forces if card(state.pieces[each.piece].kind).type != "character"]
    order = sorted(forces, key=lambda each: -fighting(state, each.piece))
    safe = [each for each in order if not is_vital(state, each.piece)]
    sets = [safe[:count] for count in range(len(safe) + 1)] + [troops, forces]
    sets += [[each for each in forces if rng.random() < 0.6] for _ in range(2)]
    if len(sets) > PLANS:
        sets = sets[-4:] + rng.sample(sets[:-4], PLANS - 4)
    kept = [frozenset(each) for each in sets]
    return [*dict.fromkeys(tuple(each for each in options if each in chosen) for chosen in kept)]


def fighting(state: State, me: PieceId) -> float:
    """How much better a force fights than it generates: troops generate nothing, the damaged heal."""
    piece = state.pieces[me]
    symbols = sum([count * rate.symbol for count, rate in zip(dice(state, me, 0), rates(), strict=True)])
    return of_ready(state, me) - 0.4 * symbols * (card(piece.kind).type == "character") - 0.5 * piece.damage


def placed(state: State, seat: Seat, answer: Answer) -> float:
    """Worth of moving these forces to the battleground while the others stay."""
    sent = {each.piece for each in answer if isinstance(each, may.Force)} if isinstance(answer, tuple) else set()
    return before_actions(state, seat, sent)


# ---------------------------------------------------------------- who goes where
def commitments(state: State, ask: Assign, rng: Random) -> list[Answer]:
    """All to one place; then each to where it can do most, with varying preferences; vital forces stand down or not."""
    able = [fitting(state, ask, thing) for thing in range(len(ask.things))]
    together = [[place if place in can else can[-1] for can in able] for place in range(len(ask.places) - 1)]
    plans = [*together, *(plan(state, ask, able, rng, careful=bool(index % 2)) for index in range(PLANS - len(together)))]
    return [*dict.fromkeys(assigned(ask, each) for each in plans)]


def plan(state: State, ask: Assign, able: Sequence[Sequence[int]], rng: Random, careful: bool) -> list[int]:
    """One plan: challenges are wanted more or less, and less the more has been sent there."""
    taste = [0.4 + rng.random() for _ in ask.places]
    sent = [0.0] * len(ask.places)
    found: dict[int, int] = {}
    for thing in sorted(range(len(ask.things)), key=lambda each: len(able[each])):
        force = ask.things[thing]
        assert isinstance(force, may.Force), "forces are committed"
        scores = {
            place: taste[place] * could_do(state, ask, force.piece, place) / (1 + 0.4 * sent[place])
            for place in able[thing]
        }
        if careful and is_vital(state, force.piece) and not state.battle:
            scores = {able[thing][-1]: 0.0}
        best = max(scores, key=lambda place: scores[place])
        sent[best] += could_do(state, ask, force.piece, best)
        found[thing] = best
    return [found[thing] for thing in range(len(ask.things))]


def could_do(state: State, ask: Assign, me: PieceId, place: int) -> float:
    """The likely useful results of a force in a challenge; none if it stands down."""
    to = ask.places[place]
    if not isinstance(to, may.Toward):
        return 0.0
    leads = state.challenges[to.challenge].seat == state.pieces[me].seat
    found = dice(state, me, to.challenge)
    result = [count * (rate.support if leads else rate.opposition) for count, rate in zip(found, rates(), strict=True)]
    return sum(result) + 0.5 * sum([count * rate.damage for count, rate in zip(found, rates(), strict=True)])


def fitting(state: State, ask: Assign, thing: int) -> list[int]:
    """The places where a force can take part; standing down is the last one."""
    force = ask.things[thing]
    allowed = ask.allowed[thing] if ask.allowed else range(len(ask.places))
    assert isinstance(force, may.Force), "forces are committed"
    return [
        place
        for place in allowed
        if not isinstance(to := ask.places[place], may.Toward) or not forbidden(state, force.piece, to.challenge)
    ] or [*allowed][-1:]


def forbidden(state: State, me: PieceId, challenge: ChallengeId) -> bool:
    """True if a force would stand down in step C5."""
    return bool(may_join(state, me, challenge, "commit"))


def assigned(ask: Assign, to: Sequence[int]) -> Assigned[Option]:
    """An answer from the place of each force."""
    return Assigned(tuple((thing, ask.places[place]) for thing, place in zip(ask.things, to, strict=True)))


# ---------------------------------------------------------------- who takes damage
def damages(state: State, ask: Share) -> list[Answer]:
    """Assign lethal damage to one card after the other, by worth, starting with each."""
    order = sorted(range(len(ask.places)), key=lambda place: -per_life(state, ask.places[place]))
    firsts = [order, *([place, *[each for each in order if each != place]] for place in order[1:7])]
    return [*dict.fromkeys(filled(state, ask, each) for each in firsts)]


def per_life(state: State, place: Option) -> float:
    """Worth of killing a card, per point of damage."""
    assert isinstance(place, may.Force), "damage goes to forces"
    if mortally_wounded(state, place.piece):
        return -1.0
    worth = LOST if is_vital(state, place.piece) else max(0.1, of_force(state, place.piece))
    return worth / max(1, life(state, place.piece))


def filled(state: State, ask: Share, order: Sequence[int]) -> Shared[Option]:
    """Points in this order, to each card as many as it takes to die; what is left goes to the first that takes it."""
    limits = ask.limits or ()
    amounts = [limit.least for limit in limits] if limits else [0] * len(ask.places)
    most = [limit.most for limit in limits] if limits else [ask.total] * len(ask.places)
    left = ask.total - sum(amounts)
    for place in order:
        force = ask.places[place]
        wanted = life(state, force.piece) - amounts[place] if isinstance(force, may.Force) else 0
        given = max(0, min(left, wanted, most[place] - amounts[place]))
        amounts[place] += given
        left -= given
    for place in order:
        given = min(left, most[place] - amounts[place])
        amounts[place] += given
        left -= given
    return Shared(tuple(zip(ask.places, amounts, strict=True)))
