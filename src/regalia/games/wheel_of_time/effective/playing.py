"""Rules 5, 8.1, 11, 12.7. What can be played, recruited, targeted, readied and drawn; what the outcome adds."""

from regalia.core import Seat
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import card, tables
from regalia.games.wheel_of_time.effective.cards import is_character, is_force, is_troop, lead, traits
from regalia.games.wheel_of_time.in_force import Effect
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.pieces import NOBODY, ChallengeId, Context, Id, Kind, Note, PieceId
from regalia.games.wheel_of_time.state import State


# ---------------------------------------------------------------- playing and recruiting
def may_play(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 12.7. True if nothing forbids playing a card: its own requirements, and effects."""
    ctx = Context(seat, kind=kind, challenge=state.resolving, purpose="play")
    payable = event_toll(state, seat, kind) <= state.sections[seat]
    return payable and requirements_hold(state, ctx, "play") and not is_banned(state, seat, kind)


def requirements_hold(state: State, ctx: Context, when: str) -> bool:
    """Rules 12.2. True if the requirements of a card for a kind of use are met."""
    return all(each.holds(state, ctx) for entry in words(ctx.kind).by.get(("req", when), ()) for each in entry.if_)


def is_banned(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 12.7. True if an effect forbids a player to play a card."""
    if any(_bans(state, effect, seat, kind) for effect in in_force.of(state, "ban_play")):
        return True
    if card(kind).type != "event":
        return False
    return any(_bans_event(state, effect, seat, kind) for effect in in_force.of(state, "ban_event"))


def _bans(state: State, effect: Effect, seat: Seat, kind: Kind) -> bool:
    """True if an effect applies to this player and this card."""
    sel = effect.op.sel
    return in_force.concerns_seat(state, effect, seat) and (sel is None or sel.matches(state, effect.ctx, kind))


def _bans_event(state: State, effect: Effect, seat: Seat, kind: Kind) -> bool:
    """Rules 12.7, ban_event. In its round, or while its challenge is resolved; a price may lift it (`event_toll`)."""
    return not effect.op.unless and _now(state, effect) and _bans(state, effect, seat, kind)


def _now(state: State, effect: Effect) -> bool:
    """True if an effect is in force in this round, or for the challenge being resolved."""
    match effect.op.scope:
        case "action_round":
            return state.round == "action"
        case "resolution_round":
            return state.round == "resolution"
        case "resolving:target":
            return state.resolving != 0 and state.resolving in effect.ctx.targets
    return True


def event_toll(state: State, seat: Seat, kind: Kind) -> int:
    """Rules 12.7, ban_event. How many Pattern tokens a player must give up to play an event."""
    return sum(
        1
        for effect in in_force.of(state, "ban_event")
        if effect.op.unless and _now(state, effect) and _bans(state, effect, seat, kind)
    )


def may_use(state: State, kind: Kind) -> bool:
    """Rules 12.8, ban_effects. False for what needs One Power, while a challenge that bans it is resolved."""
    banned = any(state.resolving and state.resolving in each.ctx.targets for each in in_force.of(state, "ban_effects"))
    return not banned or not mentions_symbol(kind, "O")


def mentions_symbol(kind: Kind, ability: str) -> bool:
    """Rules 12.3. True if the printed cost of a card, or a cost in its text, contains this symbol."""
    facts = card(kind)
    in_cost = facts.cost is not None and facts.cost["PIOC".index(ability)] > 0
    return in_cost or ability in text_costs(kind, ("play", "act", "trig", "req"))


def text_costs(kind: Kind, modes: tuple[str, ...]) -> str:
    """The letters of the symbols in the costs of a card's entries."""
    costs = [each for mode in modes for entry in words(kind).modes.get(mode, ()) for each in entry.cost]
    return "".join(getattr(each, "letters", "") for each in costs)


def may_declare(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 5.3, 12.7. True if a player can initiate a challenge card."""
    if in_force.of(state, "ban_challenge") or is_banned(state, seat, kind):
        return False
    return requirements_hold(state, Context(seat, kind=kind), "initiate") or any(
        effect.op.chal == kind and effect.ctx.seat == seat for effect in in_force.of(state, "may_initiate")
    )


def taker(state: State, number: ChallengeId, won: bool) -> PieceId:
    """Rules 12.7, may_initiate. The piece that gets a challenge card initiated only by such an effect; 0 if it was not."""
    challenge = state.challenges[number]
    if challenge.form != "card" or requirements_hold(state, Context(challenge.seat, kind=challenge.kind), "initiate"):
        return 0
    allowed = (each for each in in_force.of(state, "may_initiate") if each.op.chal == challenge.kind)
    by: PieceId = next((each.ctx.card for each in allowed if each.ctx.seat == challenge.seat), 0)
    if won or not by:
        return by
    return next((me for me in state.pieces if "Dragon Reborn" in traits(state, me)), 0)


def may_recruit(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 8.1, 12.7. True if no effect and no requirement forbids recruiting a card."""
    ctx = Context(seat, kind=kind, purpose="recruit")
    if not (requirements_hold(state, ctx, "recruit") and requirements_hold(state, ctx, "control")):
        return False
    if is_banned(state, seat, kind) or any(
        in_force.concerns_seat(state, effect, seat) for effect in in_force.of(state, "ban_recruit")
    ):
        return False
    return not _recruited_enough(state, seat, kind) and not _controls_enough(state, seat, kind)


def _recruited_enough(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 12.7, recruit_limit. True if a player has recruited the most that is allowed this turn."""
    name = "troop" if card(kind).type == "troop" else "char"
    limits = [each for each in in_force.of(state, "recruit_limit") if in_force.concerns_seat(state, each, seat)]
    if not limits:
        return False
    recruited = sum(
        note.what == "recruited"
        and note.turn == state.turn
        and note.seat == seat
        and card(note.kind).type == card(kind).type
        for note in state.diary
    )
    return any(recruited >= getattr(effect.op, name).of(state, effect.ctx) for effect in limits)


def _controls_enough(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 12.7, control_cap. True if a player cannot control more of these."""
    return any(
        effect.ctx.seat == seat
        and effect.op.sel.matches(state, effect.ctx, kind)
        and sum(piece.seat == seat and effect.op.sel.matches(state, effect.ctx, me) for me, piece in state.pieces.items())
        >= effect.op.n.of(state, effect.ctx)
        for effect in in_force.of(state, "control_cap")
    )


def recruited_from_killed(state: State, seat: Seat) -> tuple[Kind, ...]:
    """Rules 12.8, recruit_from. The cards of the killed pile that a player can recruit."""
    return tuple(
        kind for kind in dict.fromkeys(state.killed[seat]) if in_force.own(state, Context(seat, kind=kind), "recruit_from")
    )


def stored(state: State, seat: Seat) -> dict[Kind, PieceId]:
    """Rules 12.8, play_from. The cards that a player can play from under cards in play, each with the card above it."""
    return {
        kind: effect.ctx.card
        for effect in in_force.of(state, "play_from")
        if effect.ctx.seat == seat
        for kind in state.stash(effect.ctx.card)
        if effect.op.sel.matches(state, effect.ctx, kind)
    }


def untargetable(state: State, me: PieceId, seat: Seat, kind: Kind = "") -> bool:
    """Rules 3.1, 9.9, 12.7. True if a player cannot choose a card as a target: of the card `kind`, if given.

    No player can choose a Starting Advantage or a Prophecy.
    """
    piece = state.pieces[me]
    if piece.starting or "Prophecy" in card(piece.kind).traits:
        return True
    if not in_force.anything(state, "untargetable"):
        return False
    return any(_shields(state, effect.op.by, me, seat, kind) for effect in in_force.of(state, "untargetable", me))


def _shields(state: State, by: str, me: PieceId, seat: Seat, kind: Kind) -> bool:
    """Rules 12.7. True if a card is protected from this one."""
    opposing = seat != state.pieces[me].seat
    if by == "opp":
        return opposing
    if not kind:
        return False
    facts = card(kind)
    if by == "advantage":
        return facts.type == "advantage"
    if by == "trait:Weapon":
        return "Weapon" in facts.traits
    costs_power = (facts.cost is not None and facts.cost[2] > 0) or "O" in text_costs(kind, ("play",))
    return opposing and facts.type == "event" and not costs_power


def attachable(state: State, seat: Seat, kind: Kind, host: PieceId) -> bool:
    """Rules 11.4. True if an advantage can be attached to a card: by its type, its own text, and the card's text."""
    fits = {"character": is_character, "troop": is_troop, "force": is_force}.get(card(kind).subtype)
    if fits is None or not fits(state, host) or untargetable(state, host, seat, kind):
        return False
    return _fits(state, Context(seat, kind=kind, targets=(host,)), host)


def may_have_player_advantage(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 11.4. True if a player can put a player advantage on themselves."""
    return _fits(state, Context(seat, kind=kind), seat)


def _fits(state: State, ctx: Context, bearer: Id) -> bool:
    """True if the text of an advantage allows this card or player to have it."""
    return all(
        all(target.matches(state, ctx, bearer) for target in entry.targets)
        and all(each.holds(state, ctx) for each in entry.if_)
        for entry in words(ctx.kind).by.get(("req", "attach"), ())
    )


def may_be_replaced(state: State, me: PieceId) -> bool:
    """Rules 9.6, 12.7."""
    return not in_force.of(state, "no_replace", me)


# ---------------------------------------------------------------- readying and drawing
def may_ready(state: State, me: PieceId) -> bool:
    """Rules 5.2. True if nothing keeps it from being readied."""
    return not in_force.of(state, "no_ready", me)


def may_rotate(state: State, me: PieceId, why: str = "") -> bool:
    """Rules 9.1, 12.8. True if it is ready and can rotate for this; some can rotate only to heal."""
    return not state.pieces[me].rotated and (why == "heal" or not in_force.of(state, "rotate_only_heal", me))


def draw_most(state: State, seat: Seat) -> int:
    """Rules 5.6. Number of cards a player can draw in step D4."""
    more: list[int] = [
        effect.op.n.of(state, effect.ctx)
        for effect in in_force.of(state, "draw_mod")
        if in_force.concerns_seat(state, effect, seat)
    ]
    return min(max(0, tables().constants.draw_per_turn + sum(more)), _still_drawn(state, seat))


def _still_drawn(state: State, seat: Seat) -> int:
    """Rules 12.7, draw_cap. Number of cards a player can still draw this turn."""
    drawn = sum(note.amount for note in _draws(state, seat))
    caps: list[int] = [
        effect.op.n.of(state, effect.ctx) - drawn * (effect.op.until == "turn")
        for effect in in_force.of(state, "draw_cap")
        if in_force.concerns_seat(state, effect, seat, "target")
    ]
    return max(0, min(caps, default=1_000))


def _draws(state: State, seat: Seat) -> list[Note]:
    return [note for note in state.diary if note.what == "drawn" and note.turn == state.turn and note.seat == seat]


def draw_allowed(state: State, seat: Seat, wanted: int, ctx: Context) -> int:
    """Rules 12.7. Number of these cards a player can draw by an effect: sometimes only one effect a turn can draw."""
    for effect in in_force.of(state, "draw_effect_cap"):
        used = sum(note.word == "effect" for note in _draws(state, seat))
        if in_force.concerns_seat(state, effect, seat) and used >= effect.op.n.of(state, effect.ctx):
            return 0
    return min(wanted, _still_drawn(state, seat))


# ---------------------------------------------------------------- the outcome
def automatic(state: State, challenge: ChallengeId, seat: Seat) -> tuple[int, int]:
    """Rules 6.7. Support and opposition that effects add at the outcome: to the side that needs them."""
    name = "S" if state.challenges[challenge].seat == seat else "X"
    amount = sum(
        more.of(state, effect.ctx)
        for effect in in_force.about(state, "chal_mod", challenge)
        if (more := getattr(effect.op, name)) is not None
    )
    return (amount, 0) if name == "S" else (0, amount)


def control_tokens(state: State, challenge: ChallengeId, usual: int) -> int:
    """Rules 6.7, 12.8. How many control tokens a successful contest gives."""
    there = state.challenges[challenge]
    rates: list[int] = [
        there.margin // effect.op.per.of(state, effect.ctx)
        for effect in in_force.about(state, "control_rate", challenge)
        if effect.ctx.seat == there.seat
    ]
    return max([usual, *rates])


def controller(state: State, me: PieceId) -> Seat:
    """Rules 6.7. The player with strictly more control tokens on a contested advantage; NOBODY on a tie."""
    more = lead(state, me, 0)
    return NOBODY if more == 0 else int(more < 0)


def overrides_win(state: State) -> Seat:
    """Rules 12.7, win_override. The player who wins instead of the winner; NOBODY if none."""
    return next((effect.ctx.seat for effect in in_force.of(state, "win_override")), NOBODY)
