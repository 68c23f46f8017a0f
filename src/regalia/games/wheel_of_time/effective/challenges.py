"""Rules 1, 5.3, 5.4, 6.7. Forces that can join a challenge, must, or exclude each other; how challenges end."""

from msgspec.structs import replace

from regalia.core import Seat
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import card, tables
from regalia.games.wheel_of_time.effective.cards import allegiances, has_trait_for, is_troop, pattern, traits
from regalia.games.wheel_of_time.effective.dice import dice
from regalia.games.wheel_of_time.effective.playing import automatic, overrides_win
from regalia.games.wheel_of_time.in_force import Effect
from regalia.games.wheel_of_time.pieces import NOBODY, Challenge, ChallengeId, PieceId
from regalia.games.wheel_of_time.state import State, other


def may_join(state: State, me: PieceId, challenge: ChallengeId, how: str) -> str:
    """Rules 5.3 C5, 9.8. The obstacle to a force in a challenge, empty if none. `how`: commit, reinforce, effect."""
    if how == "reinforce" and in_force.about(state, "reinforce_ban", challenge):
        return "reinforce_ban"
    if any(_banned(state, effect, me, challenge) for effect in in_force.about(state, "ban_join", challenge)):
        return "ban_join"
    if not _required(state, me, challenge, how):
        return "requirement"
    if state.challenges[challenge].form == "last_battle" and not any(dice(state, me, challenge, wanted=True)):
        return "no dice"
    if how != "commit" and _is_full(state, me, challenge):
        return "cap_participants"
    return "" if _fits(state, me, challenge) or _admitted(state, me, challenge) else "only_join"


def could_join(state: State, me: PieceId, challenge: ChallengeId) -> bool:
    """Rules 5.3. True if there is no obstacle to a force in a challenge."""
    return not may_join(state, me, challenge, "effect")


def _fits(state: State, me: PieceId, challenge: ChallengeId) -> bool:
    """True if a force meets the limits of the challenge: of its card, of effects, of the contested nation."""
    seat = state.pieces[me].seat
    for effect in in_force.about(state, "only_join", challenge):
        bound = effect.op.who is None or in_force.concerns_seat(state, effect, seat)
        if bound and not effect.op.sel.matches(state, replace(effect.ctx, purpose="participate"), me):
            return False
    nation = _nation(state, challenge)
    has = allegiances(state, me, "participate")
    return not nation or nation in has or "all" in has


def _nation(state: State, challenge: ChallengeId) -> str:
    """Rules 9.8. The nation that is contested."""
    there = state.challenges[challenge]
    return card(there.kind).nation if there.form == "contest" and there.kind else ""


def _admitted(state: State, me: PieceId, challenge: ChallengeId) -> bool:
    """Rules 12.7, may_join. True if an effect admits a force that does not meet the limits."""
    return any(_admits(state, effect, me, challenge) for effect in in_force.about(state, "may_join", challenge))


def _admits(state: State, effect: Effect, me: PieceId, challenge: ChallengeId) -> bool:
    op, there = effect.op, state.challenges[challenge]
    if op.kind == "nation" and not _nation(state, challenge):
        return False
    if op.chal not in (None, "target") and there.kind != op.chal:
        return False
    if op.sel is not None:
        return bool(op.sel.matches(state, effect.ctx, me))
    return in_force.touches(state, effect, me)


def _banned(state: State, effect: Effect, me: PieceId, challenge: ChallengeId) -> bool:
    """Rules 12.7, ban_join. True if an effect excludes a force."""
    op, there, seat = effect.op, state.challenges[challenge], state.pieces[me].seat
    if (op.kind == "card" and there.form != "card") or (op.initiator == "own" and there.seat != effect.ctx.seat):
        return False
    if op.who is not None:
        return in_force.concerns_seat(state, effect, seat)
    if op.sel is not None:
        return bool(op.sel.matches(state, effect.ctx, me))
    return in_force.touches(state, effect, me)


def _required(state: State, me: PieceId, challenge: ChallengeId, how: str) -> bool:
    """Rules 12.2. The card's own requirements for participating, or reinforcing."""
    kinds = ("participate", "reinforce") if how == "reinforce" else ("participate",)
    return all(
        condition.holds(state, replace(ctx, challenge=challenge, purpose="participate"))
        for when in kinds
        for entry, ctx in in_force.entries(state, me, "req", when)
        for condition in entry.if_
    )


def may_reinforce(state: State, me: PieceId, challenge: ChallengeId = 0) -> bool:
    """Rules 5.4. True if a force can join this challenge in the Action Round; without one, any challenge."""
    if not challenge:
        return any(may_reinforce(state, me, each) for each in state.unresolved())
    if has_trait_for(state, me, "Reinforcement", challenge):
        return True
    seat = state.pieces[me].seat
    for effect in in_force.about(state, "may_reinforce", challenge):
        if effect.op.sel is not None:
            ctx = replace(effect.ctx, seat=seat)
            if in_force.concerns_seat(state, effect, seat) and effect.op.sel.matches(state, ctx, me):
                return True
        elif in_force.touches(state, effect, me):
            return True
    return False


def must_join(state: State, me: PieceId) -> ChallengeId:
    """Rules 12.8. The challenge that a force must be committed to; 0 if none."""
    if not in_force.of(state, "must_join", me):
        return 0
    return next((number for number, each in state.challenges.items() if each.form == "pattern"), 0)


def companions(state: State, me: PieceId, group: list[PieceId]) -> bool:
    """Rules 5.3 C5. True if a force can participate together with the other forces of its side."""
    others = [each for each in group if each != me and not _compatible(state, me, each)]
    if "Monster" in traits(state, me) and any(
        "Monster" not in traits(state, each) and "Dark One" not in allegiances(state, each) for each in others
    ):
        return False
    mine = allegiances(state, me)
    return "Children of the Light" not in mine or all(_shares(mine, allegiances(state, each)) for each in others)


def _shares(mine: frozenset[str], others: frozenset[str]) -> bool:
    """Rules 5.3. True if two forces share an allegiance, or the other one is only Mercenary."""
    return bool(mine & others) or "all" in mine | others or others == {"Mercenary"}


def _compatible(state: State, one: PieceId, other: PieceId) -> bool:
    """Rules 12.7. True if an effect on one of two cards waives the companion rules for the other."""
    return _waives(state, one, other) or _waives(state, other, one)


def _waives(state: State, one: PieceId, other: PieceId) -> bool:
    return any(
        effect.op.with_ == "any" or effect.op.with_.matches(state, effect.ctx, other)
        for effect in in_force.of(state, "compatible", one)
    )


def reinforce_tax(state: State, me: PieceId, challenge: ChallengeId) -> str:
    """Rules 12.7. The symbols that it costs to reinforce a challenge with a card."""
    return "".join(
        effect.op.sym * effect.op.n.of(state, effect.ctx)
        for effect in in_force.about(state, "reinforce_tax", challenge)
        if effect.op.sel.matches(state, effect.ctx, me)
    )


def capped(state: State, challenge: ChallengeId) -> tuple[int, int] | None:
    """Rules 12.7, cap_participants. The most characters and troops that a player can have in a challenge."""
    effects = in_force.about(state, "cap_participants", challenge)
    if not effects:
        return None
    return (
        min(effect.op.char.of(state, effect.ctx) for effect in effects),
        min(effect.op.troop.of(state, effect.ctx) for effect in effects),
    )


def _is_full(state: State, me: PieceId, challenge: ChallengeId) -> bool:
    """Rules 12.7, cap_participants. True if its player cannot have more cards of its type in the challenge."""
    most = capped(state, challenge)
    if most is None:
        return False
    there = [
        each
        for each in state.participants(challenge, state.pieces[me].seat)
        if is_troop(state, each) == is_troop(state, me)
    ]
    return len(there) >= most[is_troop(state, me)]


def capped_this_turn(state: State, seat: Seat) -> tuple[int, int] | None:
    """Rules 12.8, cap_participants_turn. The same for all challenges of the turn together."""
    effects = [
        effect
        for effect in in_force.of(state, "cap_participants_turn")
        if in_force.concerns_seat(state, effect, seat) and not effect.op.unless.holds(state, effect.ctx)
    ]
    if not effects:
        return None
    most = [
        min(
            (amount.of(state, effect.ctx) for effect in effects if (amount := getattr(effect.op, kind)) is not None),
            default=999,
        )
        for kind in ("char", "troop")
    ]
    return most[0], most[1]


def ending(state: State, number: ChallengeId) -> str:
    """Rules 6.7. How a challenge would end now: `hero_succeeds`, `neutral_token`, `both_lose` and so on."""
    challenge = state.challenges[number]
    if gone(state, challenge):
        return "gone"
    support, opposition = totals(state, number)
    match challenge.form:
        case "pattern":
            seat = weaver(state, support - opposition)
            return f"{'neutral' if seat == NOBODY else state.side(seat)}_token"
        case "last_battle":
            return ending_of_battle(state, number, support - opposition)
        case _:
            won = succeeding(state, number, support - opposition) == challenge.seat
            return f"{state.side(challenge.seat)}_{'succeeds' if won else 'fails'}"


def ending_of_battle(state: State, number: ChallengeId, margin: int) -> str:
    """Rules 1. The player who has not lost while the other has wins."""
    match [*losers(state, number, margin)]:
        case []:
            return "open"
        case [loser]:
            return f"{state.side(other(loser))}_wins"
        case _:
            return "both_lose"


def totals(state: State, number: ChallengeId) -> tuple[int, int]:
    """Rules 6.7. Final support and opposition: what was generated and all modifiers, the Pattern's in the Last Battle."""
    challenge = state.challenges[number]
    initiator, opponent = challenge.seat, other(challenge.seat)
    support = challenge.scores[initiator].support + automatic(state, number, initiator)[0]
    opposition = challenge.scores[opponent].opposition + automatic(state, number, opponent)[1]
    if challenge.form == "last_battle":
        return support + pattern(state, initiator), opposition + pattern(state, opponent)
    return support, opposition


def succeeding(state: State, number: ChallengeId, margin: int) -> Seat:
    """Rules 6.7. The player who succeeds: the initiator with more support; the Villain with the shadow token.

    In the Last Battle it is the player with more.
    """
    challenge = state.challenges[number]
    if margin > 0:
        return challenge.seat
    if challenge.form == "last_battle" and margin < 0:
        return other(challenge.seat)
    if challenge.form == "pattern" and weaver(state, margin) == state.villain:
        return other(challenge.seat)
    return NOBODY


def gone(state: State, challenge: Challenge) -> bool:
    """Rules 6.7. True if a challenge is void: if the contested advantage, or what it was aimed at, has left play."""
    about = {"contest": (challenge.piece,), "virtual": challenge.targets}.get(challenge.form, ())
    return challenge.void or (bool(about) and not any(me in state.pieces for me in about))


def weaver(state: State, margin: int) -> Seat:
    """Rules 6.7. Whose token the Pattern challenge gives: with a margin of three or more; NOBODY for a neutral one."""
    if abs(margin) < tables().constants.pattern_challenge_margin:
        return NOBODY
    return state.hero if margin > 0 else state.villain


def losers(state: State, number: ChallengeId, margin: int) -> dict[Seat, str]:
    """Rules 1, 6.7. Who loses the Last Battle, and why.

    A margin of five or more wins and the other player loses; where no player wins, so does a player without any result.
    """
    if abs(margin) < tables().constants.last_battle_margin:
        return {seat: "nothing_generated" for seat in state.seats if not generated(state, number, seat)}
    instead = overrides_win(state)
    winner = succeeding(state, number, margin) if instead == NOBODY else instead
    return {other(winner): "last_battle"}


def generated(state: State, number: ChallengeId, seat: Seat) -> int:
    """Rules 1. The needed result that a player generated: support as initiator, otherwise opposition."""
    challenge = state.challenges[number]
    score = challenge.scores[seat]
    return score.support if seat == challenge.seat else score.opposition
