"""Rules 12.1. Effects in force: the continuous entries of cards in play and of challenges, and lasting effects.

The layout of a position lists the effects that might be in force by the quantity they change; it is rebuilt when a card
comes, goes or changes its text. Which of them apply now, and to which cards, is computed each time.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from regalia.core import Seat
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.language.reading import entry, words
from regalia.games.wheel_of_time.language.records import Entry, Selector, Thing
from regalia.games.wheel_of_time.pieces import ChallengeId, Context, Id, Kind, Lasting, Memory, Piece, PieceId
from regalia.games.wheel_of_time.state import State

Laid = TypeVar("Laid")

PROPHECY = "prophecy"
"""Key of cards with a prophecy among the listeners."""


class Effect(Struct, frozen=True, eq=False):
    """A continuous operation that might be in force."""

    op: Any
    """An operation on this quantity; readers of a quantity know its operations."""
    entry: Entry
    ctx: Context
    lasting: Lasting | None = None
    """The lasting effect, if it is not an entry of a card."""

    @property
    def target(self) -> Selector | None:
        """The cards it applies to, as printed: by the operation, otherwise by the entry."""
        own: Selector | None = getattr(self.op, "target", None)
        return own or (self.entry.targets[0] if self.entry.targets else None)


class Layout(Struct, frozen=True, eq=False):
    """Effects by quantity, and listeners."""

    kept: dict[Any, Any]
    """Values that depend only on the layout: see `laid`."""
    effects: dict[str, tuple[Effect, ...]]
    triggers: dict[str, tuple[PieceId, ...]]
    """The cards in play with an entry for a trigger."""
    replacements: dict[str, tuple[PieceId, ...]]
    """The cards in play with a replacement for an event."""


def context(state: State, me: PieceId) -> Context:
    """Rules 12.1. The initial context of an entry of a card in play: the values stored for it."""
    piece = state.pieces[me]
    return _context(speaker(state, piece), me, piece.kind, piece.memory)


def speaker(state: State, piece: Piece) -> Seat:
    """Rules 11.4. The player called "you" in a card's text: its controller, or that of the card it is attached to."""
    host = state.pieces.get(piece.host)
    return host.seat if host is not None else piece.seat


def challenge_context(state: State, number: ChallengeId) -> Context:
    """The same for the card of a challenge."""
    challenge = state.challenges[number]
    ctx = _context(challenge.seat, challenge.piece, challenge.kind, challenge.memory)
    return Context(
        ctx.seat,
        ctx.card,
        ctx.kind,
        targets=challenge.targets,
        kinds=challenge.kinds,
        players=challenge.players,
        challenge=number,
        chosen=ctx.chosen,
        named=ctx.named,
        margin=challenge.margin,
    )


def _context(seat: int, me: PieceId, kind: Kind, memory: Memory) -> Context:
    targets = (memory.target,) if memory.target else ()
    return Context(seat, me, kind, targets=targets, chosen=memory.chosen, named=memory.named)


def layout(state: State) -> Layout:
    """The effects that might be in force now."""
    found: Layout | None = state.layout
    if found is None:
        found = state.layout = _lay_out(state)
    return found


def laid(state: State, work_out: Callable[[State], Laid]) -> Laid:
    """A value that depends only on the layout: on the cards in play, and on the fields `TEXTUAL` of each."""
    kept = (state.layout or layout(state)).kept
    if work_out not in kept:
        kept[work_out] = work_out(state)
    found: Laid = kept[work_out]
    return found


def anything(state: State, quantity: str) -> bool:
    """True if there is any effect on a quantity. If not, nothing needs to be computed."""
    return quantity in (state.layout or layout(state)).effects


def _lay_out(state: State) -> Layout:
    effects: dict[str, list[Effect]] = {}
    triggers: dict[str, list[PieceId]] = {}
    replacements: dict[str, list[PieceId]] = {}
    for effect in (*_of_cards(state), *_of_challenges(state), *_lasting(state)):
        effects.setdefault(effect.op.quantity, []).append(effect)
    for me, piece in state.pieces.items():
        for each in of_mode(piece, "trig", "prophecy", "repl"):
            listening = (replacements if each.mode == "repl" else triggers).setdefault(each.when or PROPHECY, [])
            if me not in listening:
                listening.append(me)
    return Layout({}, _frozen(effects), _frozen(triggers), _frozen(replacements))


def _frozen(lists: dict[str, list[Any]]) -> dict[str, tuple[Any, ...]]:
    return {key: tuple(values) for key, values in lists.items()}


def printed(piece: Piece) -> tuple[Entry, ...]:
    """The entries that a card in play has now, blank or not.

    For a challenge or an event that has become an advantage, only those meant for it. Rules 9.6: some replacements keep the
    text of what they have replaced.
    """
    mine = _active(piece.kind)
    if not piece.was or not any(each.inherit_text for each in words(piece.kind).modes.get("replace", ())):
        return mine
    return (*mine, *(each for kind in piece.was for each in _active(kind)))


@cache
def _active(kind: Kind) -> tuple[Entry, ...]:
    """The entries of a card that count while it is in play."""
    facts, known = card(kind), words(kind)
    entries = tuple(each for each in known.entries if each.when != "nested")
    if facts.type in ("challenge", "event"):
        return tuple(each for each in entries if each.as_advantage)
    return entries


def of_mode(piece: Piece, *modes: str) -> tuple[Entry, ...]:
    """Those of the entries that a card in play has now that are of one of these modes."""
    if piece.was:
        return tuple(each for each in printed(piece) if each.mode in modes)
    return _of_mode(piece.kind, modes)


@cache
def _of_mode(kind: Kind, modes: tuple[str, ...]) -> tuple[Entry, ...]:
    """The same for a card that has replaced none."""
    return tuple(each for each in _active(kind) if each.mode in modes)


def _of_cards(state: State) -> Iterator[Effect]:
    """Static entries of cards in play."""
    for me, piece in state.pieces.items():
        if found := of_mode(piece, "static"):
            ctx = context(state, me)
            yield from (Effect(op, each, ctx) for each in found for op in each.ops)


def _of_challenges(state: State) -> Iterator[Effect]:
    """Static entries of the cards of challenges that are not yet resolved."""
    for number, challenge in state.challenges.items():
        if challenge.speaks:
            ctx = challenge_context(state, number)
            for each in words(challenge.kind).modes.get("static", ()):
                if not each.as_advantage:
                    yield from (Effect(op, each, ctx) for op in each.ops)


def _lasting(state: State) -> Iterator[Effect]:
    """Lasting effects of the past."""
    for each in state.lasting:
        of = entry(each.ref)
        yield Effect(of.ops[each.op], of, each.ctx, each)


def listening(state: State, trigger: str) -> tuple[PieceId, ...]:
    """The cards in play with an entry for a trigger; also those that are blank."""
    return layout(state).triggers.get(trigger, ())


def activated(state: State, timings: frozenset[str]) -> tuple[tuple[PieceId, Entry, Context], ...]:
    """Rules 12.2. The abilities of cards in play with one of these timings; also those of cards that are blank."""
    abilities = laid(state, _abilities)
    return tuple([ability for ability in abilities if ability[1].when in timings])


def _abilities(state: State) -> tuple[tuple[PieceId, Entry, Context], ...]:
    """The abilities of all cards in play."""
    return tuple(
        (me, each, context(state, me))
        for me, piece in state.pieces.items()
        for each in of_mode(piece, "act")
        if each.zone != "hand"
    )


def lingering(state: State) -> tuple[tuple[Kind, Context], ...]:
    """Rules 12.2. Cards that are gone whose other entries continue with their tokens, and their targets."""
    return laid(state, _lingering)


def _lingering(state: State) -> tuple[tuple[Kind, Context], ...]:
    return tuple((each.ref.kind, each.ctx) for each in state.lasting if entry(each.ref).when == "lingering")


def of(state: State, quantity: str, thing: Thing | None = None) -> list[Effect]:
    """The effects on a quantity that are in force now; those that touch this thing, if one is named."""
    known = (state.layout or layout(state)).effects.get(quantity)
    if not known:
        return []
    return [effect for effect in known if (thing is None or touches(state, effect, thing)) and holds(state, effect, thing)]


def has(state: State, seat: Seat, quantity: str) -> bool:
    """True if a card of this player has an effect on a quantity that is in force now."""
    return any(effect.ctx.seat == seat for effect in of(state, quantity))


def about(state: State, quantity: str, number: ChallengeId) -> list[Effect]:
    """The effects on a quantity that are in force now for a challenge, with their conditions checked for it."""
    known = layout(state).effects.get(quantity, ())
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
    found = [Effect(op, each, ctx) for op, each in printed_on_itself(ctx.kind, quantity)]
    return [effect for effect in found if _conditions(state, effect)]


@cache
def printed_on_itself(kind: Kind, quantity: str) -> tuple[tuple[Any, Entry], ...]:
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
    everywhere = [each for each in words(kind).modes.get("static", ()) if each.zone == "all"]
    return [op for each in everywhere for op in each.ops if op.quantity == quantity]


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
