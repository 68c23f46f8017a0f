"""How bots judge the game: the Pattern, forces, cards, control of contested advantages, danger to the avatars."""

from collections.abc import Sequence
from random import Random

from regalia.core import Answer, Assign, Assigned, Game, Option, Pass, Seat, Several, Share, Shared, some_answer
from regalia.games.wheel_of_time import options as may
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective import currents, life, may_join, mortally_wounded, permanents
from regalia.games.wheel_of_time.picks import No, Yes
from regalia.games.wheel_of_time.pieces import ChallengeId, PieceId
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.steps.damage import Aim
from regalia.games.wheel_of_time.steps.damage import Assign as AssignDamage
from regalia.games.wheel_of_time.steps.draw import DrawCards
from regalia.games.wheel_of_time.steps.recruiting import controllable, unique_enough

WORLDS = {"knight": 60, "regent": 300}
"""The imagined worlds each level searches."""
TOKEN = 2.2
"""What a token of one's own in the Pattern is worth."""
FIGHT = 0.8
"""What a point of Intrigue, One Power or Combat is worth; all of them can be rolled in the Last Battle."""
POLITICS = 0.5
READY = 0.15
"""How much more a point is worth on a card that is ready."""
CARD = 0.6
"""What a card in hand is worth."""
ADVANTAGE = 1.2
CONTROL = 0.7
"""What a control token is worth."""
SYMBOL = 0.25
"""What a symbol in the pool is worth."""
AVATAR = 6.0
"""What it costs that one's avatar is mortally wounded; a part of it for each point of damage."""
RESULT = 0.35
"""What a point of lead in the challenge at hand is worth."""


def expected(state: State) -> Sequence[float]:
    """How strong each seat is."""
    return [strength(state, seat) for seat in state.seats]


def strength(state: State, seat: Seat) -> float:
    """What a player has, by what it is worth."""
    if any(each.seat == seat for each in state.fallen):
        return -25.0
    worth = TOKEN * state.sections[seat] + CARD * min(len(state.hands[seat]), 8) + SYMBOL * len(state.pools[seat])
    for me, piece in state.pieces.items():
        if piece.control != (0, 0):
            worth += CONTROL * (piece.control[seat] - piece.control[1 - seat])
        if piece.seat == seat:
            worth += of_piece(state, me)
    return worth + of_challenges(state, seat)


def of_piece(state: State, me: PieceId) -> float:
    """What a card in play is worth to its controller."""
    piece = state.pieces[me]
    if not (card(piece.kind).force or piece.sub in ("character", "troop")):
        return ADVANTAGE
    politics, *fight = permanents(state, me)
    now = currents(state, me)
    if mortally_wounded(state, me):
        return -AVATAR if piece.avatar else 0.3
    value = POLITICS * politics + FIGHT * sum(fight) + (READY * sum(now) if not piece.rotated else 0)
    if piece.damage:
        left = life(state, me) / (life(state, me) + piece.damage)
        value *= 0.5 + 0.5 * left
        value -= AVATAR * (1 - left) / 2 if piece.avatar else 0
    return value


def of_challenges(state: State, seat: Seat) -> float:
    """What stands in the challenges that are not resolved: who leads, and the damage that is to come."""
    worth = 0.0
    for challenge in state.challenges.values():
        if challenge.stage in ("om", "ctg", "outcome"):
            lead = challenge.scores[challenge.seat].support - challenge.scores[other(challenge.seat)].opposition
            worth += RESULT * (lead if challenge.seat == seat else -lead)
            own = challenge.scores[seat]
            worth += FIGHT * (own.char + own.troop) / 2
    return worth


def doubt(state: State) -> float:
    """The more tokens the Pattern holds, the less is open."""
    return 12.0 - 0.3 * min(20, state.pattern_total) if not state.battle else 5.0


def pause(start: State, game: Game[State]) -> bool:
    """A line of play is judged when the turn is over."""
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
    """What is sensible: to recruit, to declare, to be ready for what comes."""
    if options and isinstance(options[0], may.Hold):
        return [held(each) for each in options]
    if isinstance(game.step, DrawCards):
        return [0.1 + each**2 if isinstance(each, int) else 1.0 for each in options]
    if isinstance(options[0], tuple):
        return several(options)
    if not any(type(each) in SENSE for each in options):
        return None
    return [sense(game.state, each) for each in options]


def several(options: Sequence[Answer]) -> list[float]:
    """Many forces take part and roll; few cards are discarded."""
    sizes = [len(each) if isinstance(each, tuple) else 0 for each in options]
    discards = any(isinstance(each, tuple) and each and isinstance(each[0], may.HandCard) for each in options)
    return [1.0 / (1 + 4 * size) if discards else 1.0 + size for size in sizes]


def usefulness(state: State, seat: Seat, option: Option) -> float:
    """What a card in hand is good for: less, if its owner can never control it or has lost it already."""
    assert isinstance(option, may.HandCard), "cards of a hand are discarded"
    facts = card(option.kind)
    if facts.force and (not controllable(state, seat, option.kind) or not unique_enough(state, seat, option.kind)):
        return -1.0
    cost = sum(facts.cost or ())
    return {"character": 3.0, "troop": 2.0, "challenge": 2.0, "event": 1.5, "advantage": 1.5}[facts.type] - 0.2 * cost


def held(option: Answer) -> float:
    """What is good to begin with: characters that can be recruited early, a challenge."""
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


# Questions with too many answers


def candidates(game: Game[State], seat: Seat, rng: Random) -> list[Answer]:
    """Good answers to questions with too many: who goes where, who is placed, who takes damage."""
    ask, state = game.asks[seat], game.state
    match ask:
        case Assign():
            return commitments(state, ask, rng)
        case Share() if isinstance(game.step, AssignDamage | Aim):
            return damages(state, ask)
        case Several(options, least, _) if options and isinstance(options[0], may.HandCard):
            worst = sorted(options, key=lambda each: usefulness(state, seat, each))
            return [tuple(worst[:count]) for count in range(least, min(least + 2, len(worst)) + 1)]
        case Several(options, _, most) if options and isinstance(options[0], may.Force) and most == len(options):
            return [options, (), *chance_several(ask, rng)]
    return []


def chance_several(ask: Several, rng: Random) -> list[Answer]:
    """A few random ones beside all and none."""
    return [some_answer(ask, _Lots(rng)) for _ in range(6)] if len(ask.options) > 1 else []


class _Lots:
    """Draws lots with Python's generator."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def below(self, bound: int, /) -> int:
        """A whole number below a bound."""
        return self.rng.randrange(bound)


def commitments(state: State, ask: Assign, rng: Random) -> list[Answer]:
    """All to one place; characters here and troops there; then draws by what each could do where."""
    able = [fitting(state, ask, thing) for thing in range(len(ask.things))]
    together = [[place if place in can else can[-1] for can in able] for place in range(len(ask.places))]
    drawn = [[rng.choice(can) for can in able] for _ in range(10)]
    return [assigned(ask, each) for each in (*together, *drawn)]


def fitting(state: State, ask: Assign, thing: int) -> list[int]:
    """The places where a force may take part; standing down is the last one."""
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


def damages(state: State, ask: Share) -> list[Answer]:
    """Fill one card after the other to its death: by worth, and beginning with each."""
    order = sorted(range(len(ask.places)), key=lambda place: -per_life(state, ask.places[place]))
    firsts = [order, *([place, *[each for each in order if each != place]] for place in order[1:7])]
    return [filled(state, ask, each) for each in firsts]


def per_life(state: State, place: Option) -> float:
    """What it is worth to kill a card, for each point of damage that it takes."""
    assert isinstance(place, may.Force), "damage goes to forces"
    piece = state.pieces[place.piece]
    if mortally_wounded(state, place.piece):
        return -1.0
    worth = 3 * AVATAR if piece.avatar else max(0.1, of_piece(state, place.piece))
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
