"""What the challenges of a turn are likely to bring each player: their results, and the damage done in them."""

from collections.abc import Sequence
from functools import cache
from math import exp, sqrt

from msgspec import Struct

from regalia.core import Seat
from regalia.games.wheel_of_time.bot.prospects import CARD, COMMITTED, CONTROL, HARM, LOST, TOKEN, is_vital, of_force, rates
from regalia.games.wheel_of_time.content import card, tables
from regalia.games.wheel_of_time.effective.abilities import mortally_wounded
from regalia.games.wheel_of_time.effective.cards import pattern
from regalia.games.wheel_of_time.effective.dice import acts_as, base_dice, dice, life
from regalia.games.wheel_of_time.effective.playing import automatic
from regalia.games.wheel_of_time.pieces import Challenge, ChallengeId, Kind, PieceId, PoolName
from regalia.games.wheel_of_time.state import State, other

SUCCESS = 2.2
"""Worth of the success of a challenge card."""
FAILURE = {"damage": 3.0, "kill": 6.0, "draw": CARD, "pattern_convert": TOKEN}
"""Cost of each operation that a failed challenge card does to its initiator."""


class Host(Struct, frozen=True):
    """The likely results of one side in a challenge."""

    result: float
    """Support of its initiator, opposition of the other player."""
    open: float
    """Number of dice still to be rolled."""
    damage: float
    """Damage that can go to either pool."""
    char: int
    troop: int
    """Damage in the pools."""


def host(state: State, number: ChallengeId, seat: Seat) -> Host:
    """Results of a player in a challenge so far, and those still likely."""
    challenge = state.challenges[number]
    score, leads = challenge.scores[seat], seat == challenge.seat
    result = float((score.support if leads else score.opposition) + automatic(state, number, seat)[0 if leads else 1])
    damage = float(sum(each.amount for each in challenge.loose if each.seat == seat))
    dicing = 0.0
    for me in state.participants(number, seat):
        if may_still_roll(state, challenge, me):
            for count, rate in zip(dice(state, me, number), rates(), strict=True):
                result += count * (rate.support if leads else rate.opposition)
                damage += count * rate.damage
                dicing += count
    return Host(result, dicing, damage, score.char, score.troop)


def may_still_roll(state: State, challenge: Challenge, me: PieceId) -> bool:
    """Rules 6.1. True for a ready participant whose step is still to come."""
    if state.pieces[me].rotated or challenge.stage in ("outcome", "resolved"):
        return False
    if challenge.stage == "declared":
        return True
    kind: PoolName = acts_as(state, me)
    if challenge.stage == "om":
        return kind == "troop" or state.step == "om_start"
    return kind == "troop" and state.step == "ctg_start"


def stakes(state: State, number: ChallengeId) -> tuple[float, float]:
    """Expected gain of each seat from a challenge: its result, and its damage."""
    challenge = state.challenges[number]
    hosts = (host(state, number, 0), host(state, number, 1))
    one, two = hosts[challenge.seat], hosts[other(challenge.seat)]
    spread = 0.55 * sqrt(0.5 + 0.25 * (one.open + two.open))
    if state.round in ("ready", "challenge") and state.step not in COMMITTED:  # not yet revealed who takes part
        spread = 2.5
    gain = of_result(state, challenge, one.result, two.result, spread)
    worth = [0.0, 0.0]
    worth[challenge.seat] += gain
    if challenge.form in ("pattern", "last_battle"):
        worth[other(challenge.seat)] -= gain
    for seat in state.seats:
        if challenge.stage != "outcome":
            worth[seat] -= harm(state, number, seat, hosts[other(seat)])
    return worth[0], worth[1]


def odds(lead: float, spread: float) -> float:
    """Probability that a lead is above zero in the end."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead / spread))))


def of_result(state: State, challenge: Challenge, support: float, opposition: float, spread: float) -> float:
    """Expected worth of the result for the initiator."""
    lead, numbers = support - opposition, tables().constants
    match challenge.form:
        case "pattern":
            enough = numbers.pattern_challenge_margin - 0.5
            return TOKEN * (odds(lead - enough, spread) - odds(-lead - enough, spread))
        case "contest":
            gained = max(1.0, support) / numbers.control_token_divisor
            return 2 * CONTROL * gained * odds(lead - 0.5, spread)
        case "last_battle":
            lead += pattern(state, challenge.seat) - pattern(state, other(challenge.seat))
            enough = numbers.last_battle_margin - 0.5
            return LOST * (odds(lead - enough, spread) - odds(-lead - enough, spread))
    likely = odds(lead - 0.5, spread)
    success = SUCCESS if card(challenge.kind).type == "challenge" else SUCCESS / 2
    return success * likely - of_failure(state, challenge) * (1 - likely)


def of_failure(state: State, challenge: Challenge) -> float:
    """Cost for the initiator if a challenge card fails, such as Debt of Honor, which then kills its target."""
    worth = 0.0
    for word in on_failure(challenge.kind):
        targets = [me for me in challenge.targets if me in state.pieces]
        if word == "kill" and targets:
            worth += max(LOST if is_vital(state, me) else of_force(state, me) for me in targets)
        else:
            worth += FAILURE.get(word, 0.0)
    return worth


@cache
def on_failure(kind: Kind) -> tuple[str, ...]:
    """The operations of a challenge card that happen if it fails."""
    entries = [each for each in card(kind).effects if each["mode"] == "outcome" and each.get("when") == "fail"]
    return tuple(op["op"] for each in entries for op in each["ops"])


def harm(state: State, number: ChallengeId, seat: Seat, rival: Host) -> float:
    """Expected cost of the rival's damage for a seat: undecided damage goes where it hurts most."""
    if rival.damage + rival.char + rival.troop < 0.05:
        return 0.0
    targets: dict[PoolName, list[tuple[float, float, int]]] = {"char": [], "troop": []}
    for me in state.participants(number, seat):
        if not mortally_wounded(state, me):
            targets[acts_as(state, me)].append(target(state, me))
    chars, troops = targets["char"], targets["troop"]
    here = worst(chars, rival.char + rival.damage) + worst(troops, rival.troop)
    there = worst(chars, rival.char) + worst(troops, rival.troop + rival.damage)
    return max(here, there)


def target(state: State, me: PieceId) -> tuple[float, float, int]:
    """Cost of a force's death, cost of one damage, and the damage it takes to kill it."""
    lowered = sum([number > 0 for number in base_dice(state, me)])
    worth = of_force(state, me)
    return (LOST if is_vital(state, me) else worth), 0.7 * HARM * lowered, life(state, me)


def worst(targets: Sequence[tuple[float, float, int]], points: float) -> float:
    """What this amount of damage costs at the worst place, and the rest of it elsewhere."""
    if not targets or points <= 0:
        return 0.0
    most = 0.0
    for dead, hurt, left in targets:
        killed = odds(points - left - 0.3, 0.35 + 0.25 * sqrt(points))
        most = max(most, killed * dead + (1 - killed) * min(points, left) * hurt + max(0.0, points - left) * 0.3)
    return most
