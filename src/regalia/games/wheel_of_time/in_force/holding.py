"""Rules 12.1. Which effects of the layout apply now, and to which cards. Computed each time."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec.structs import replace

from regalia.core import Seat
from regalia.games.wheel_of_time.in_force.laying_out import Effect, context, layout, printed
from regalia.games.wheel_of_time.language.reading import entry, words
from regalia.games.wheel_of_time.language.records import Entry, Selector, Thing
from regalia.games.wheel_of_time.pieces import ChallengeId, Context, Id, Kind, Lasting, PieceId
from regalia.games.wheel_of_time.state import State


def of(state: State, quantity: str, thing: Thing | None = None) -> list[Effect]:
    """The effects on a quantity that are in force now; those that touch this thing, if one is named."""
    known = (state.layout or layout(state)).effects.get(quantity)
    if not known:
        return []
    return [effect for effect in known if (thing is None or touches(state, effect, thing)) and holds(state, effect, thing)]


def about(state: State, quantity: str, number: ChallengeId) -> list[Effect]:
    """The effects on a quantity that are in force now for a challenge, with their conditions checked for it."""
    known = layout(state).effects.get(quantity)
    if not known:
        return []
    for_it = [
        Effect(effect.op, effect.entry, replace(effect.ctx, challenge=number), effect.lasting)
        for effect in known
        if concerns_challenge(state, effect, number)
    ]
    return [effect for effect in for_it if holds(state, effect)]


def concerns_challenge(state: State, effect: Effect, number: ChallengeId) -> bool:
    """True if an effect applies to this challenge: that of its card, its target, or any."""
    ctx = effect.ctx
    named = [each for each in ctx.targets if each in state.challenges]
    if effect.lasting is not None:
        return number in named if named else ctx.challenge in (0, number)
    if effect.entry.when == "challenge":
        return ctx.challenge == number
    challenge = state.challenges[number]
    if effect.entry.when == "challenge_from_self":
        return challenge.form == "contest" and challenge.piece == ctx.card
    if effect.entry.when == "challenge_targeting_own":
        mine = any(each in state.pieces and state.pieces[each].seat == ctx.seat for each in challenge.targets)
        return mine or ctx.seat in challenge.players
    return True


def concerns_seat(state: State, effect: Effect, seat: Seat, who: str = "") -> bool:
    """Rules 12.7. True if an effect applies to this player. `who` is the default of an operation: its controller."""
    said = getattr(effect.op, "who", "") or who or "own"
    match said:
        case "own":
            return effect.ctx.seat == seat
        case "opp" | "others":
            return effect.ctx.seat >= 0 and effect.ctx.seat != seat
        case "hero":
            return seat == state.hero
        case "target" | "contributors":
            return seat in (effect.ctx.players or (effect.ctx.seat,))
    return True


def own(state: State, ctx: Context, quantity: str) -> list[Effect]:
    """The effects of a card that is not in play on itself: while it is recruited or played, or in all zones."""
    found = [Effect(op, each, ctx) for op, each in _on_itself(ctx.kind, quantity)]
    return [effect for effect in found if _conditions(state, effect)]


def prints(kind: Kind, quantity: str) -> bool:
    """True if a card that is not in play has an effect on a quantity of its own."""
    return bool(_on_itself(kind, quantity))


@cache
def _on_itself(kind: Kind, quantity: str) -> tuple[tuple[Any, Entry], ...]:
    """The same as it is printed."""
    return tuple(
        (op, each)
        for each in words(kind).modes.get("static", ())
        if each.when in ("recruit", "play", "lb", "always") and (each.when != "always" or each.zone)
        for op in each.ops
        if op.quantity == quantity
    )


def own_everywhere(kind: Kind, quantity: str) -> list[Any]:
    """The operations of a card on itself that count in all zones."""
    return [
        op
        for each in words(kind).modes.get("static", ())
        if each.zone == "all"
        for op in each.ops
        if op.quantity == quantity
    ]


def touches(state: State, effect: Effect, thing: Thing) -> bool:
    """True if the effect applies to this thing."""
    lasting = effect.lasting
    if lasting is not None and lasting.on:
        return thing in lasting.on
    target: Selector | None = getattr(effect.op, "target", None)
    if target is None and lasting is not None and effect.ctx.targets:
        return thing in effect.ctx.targets
    target = target or effect.target
    if target is not None:
        return target.matches(state, effect.ctx, thing)
    sel: Selector | None = getattr(effect.op, "sel", None)
    if sel is not None:
        return sel.matches(state, effect.ctx, thing)
    return thing == effect.ctx.card


def holds(state: State, effect: Effect, thing: Thing | None = None) -> bool:
    """True if the effect applies now, by its scope, its conditions, and the text of its card."""
    if effect.lasting is not None:
        begun = effect.lasting.until != "next_turn" or effect.op.at_once or state.turn > effect.lasting.turn
        stands = not effect.op.standing or all(each.holds(state, effect.ctx) for each in effect.op.if_)
        return begun and stands and _while(state, effect, thing)
    if effect.ctx.card and blank(state, effect.ctx.card):
        return False
    return _scope(state, effect, thing) and _conditions(state, effect, thing) and _while(state, effect, thing)


def _conditions(state: State, effect: Effect, thing: Thing | None = None) -> bool:
    """True if the conditions of entry and operation are met; for an entry about rolls, those of the rolling player."""
    ctx = effect.ctx
    if effect.entry.when == "roll" and isinstance(thing, int):
        ctx = replace(ctx, roll=thing)
    return all(each.holds(state, ctx) for each in effect.entry.if_) and all(
        each.holds(state, ctx) for each in effect.op.if_
    )


def _scope(state: State, effect: Effect, thing: Thing | None) -> bool:
    """Rules 12.2. `part`: the card, its host or the one touched participates; `lb`: in the Last Battle."""
    match effect.entry.when:
        case "part":
            piece = state.pieces.get(effect.ctx.card)
            concerned = (effect.ctx.card, piece.host if piece else 0, thing)
            return any(isinstance(each, int) and _participates(state, each) for each in concerned)
        case "lb":
            return state.battle > 0
    return True


def _participates(state: State, me: Id) -> bool:
    piece = state.pieces.get(me)
    return piece is not None and piece.challenge != 0


def _while(state: State, effect: Effect, thing: Thing | None) -> bool:
    """True while it participates, does not, is controlled, or has tokens of a kind, as `while` requires."""
    text: str = getattr(effect.op, "while_", "")
    if not text:
        return True
    concerned = thing if isinstance(thing, int) and thing in state.pieces else effect.ctx.card
    if text == "controlled":
        return effect.ctx.seat >= 0 and effect.ctx.card in state.pieces
    if concerned not in state.pieces:
        return False
    if text.startswith("token:"):
        return state.tokens(concerned, text.removeprefix("token:")) > 0
    return _participates(state, concerned) == (text == "participating")


def blank(state: State, me: PieceId) -> bool:
    """Rules 2.2. True if the text of a card is ignored. Effects that blank others apply even if they are blank."""
    known = (state.layout or layout(state)).effects.get("blank")
    if not known:
        return False
    return any(
        touches(state, effect, me)
        and (effect.lasting is not None or _conditions(state, effect))
        and _while(state, effect, me)
        for effect in known
    )


def entries(state: State, me: PieceId, mode: str, when: str = "") -> Iterable[tuple[Entry, Context]]:
    """The entries of a mode of a card in play, if it is not blank; granted ones are in `effective`."""
    found = [each for each in printed(state.pieces[me]) if each.mode == mode and (not when or each.when == when)]
    if not found or blank(state, me):
        return ()
    ctx = context(state, me)
    return tuple((each, ctx) for each in found)


def tokens_left(state: State, lasting: Lasting) -> bool:
    """Rules 12.2. True if tokens of a card that is gone are still on its target."""
    kind: str = getattr(entry(lasting.ref).ops[lasting.op], "while_", "").removeprefix("token:")
    return any(me in state.pieces and state.tokens(me, kind) for me in lasting.on)
