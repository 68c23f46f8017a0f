"""Rules 12.1. What is in force: the continuous entries of cards in play and of challenges, and effects that last.

The layout says which effects there are, by the quantity that they change; it is rebuilt when a card comes, goes or
changes its text. Whether an effect holds now, and for which card, is asked each time.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from regalia.core import Seat
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.pieces import ChallengeId, Context, Id, Kind, Lasting, Memory, Piece, PieceId
from regalia.games.wheel_of_time.reading import entry, words
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words.records import Entry, Selector, Thing

Laid = TypeVar("Laid")
KNOWN = ("self", "host", "starter", "dragon")
"""Bases that name one card."""


PROPHECY = "prophecy"
"""Under what cards with a prophecy are listed among those that listen."""


class Effect(Struct, frozen=True, eq=False):
    """A continuous operation that may be in force."""

    op: Any
    """An operation of the quantity at hand; the reader of a quantity knows its operations."""
    entry: Entry
    ctx: Context
    lasting: Lasting | None = None
    """The effect that lasts, if it is no entry of a card."""

    @property
    def target(self) -> Selector | None:
        """Whom it touches, as it is printed: by the operation, else by the entry."""
        own: Selector | None = getattr(self.op, "target", None)
        return own or (self.entry.targets[0] if self.entry.targets else None)


class Layout(Struct, frozen=True, eq=False):
    """Effects by quantity, and what listens."""

    kept: dict[Any, Any]
    """Answers that depend on nothing else: see `laid`."""

    effects: dict[str, tuple[Effect, ...]]
    triggers: dict[str, tuple[PieceId, ...]]
    """The cards in play with an entry for a trigger."""
    replacements: dict[str, tuple[PieceId, ...]]
    """The cards in play with a replacement for an event."""


def context(state: State, me: PieceId) -> Context:
    """Rules 12.1. Where an entry of a card in play begins: with what is remembered for it."""
    piece = state.pieces[me]
    return _context(piece.seat, me, piece.kind, piece.memory)


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
    players = (memory.player,) if memory.player >= 0 else ()
    return Context(
        seat, me, kind, targets=targets, players=players, chosen=memory.chosen, named=memory.named, amount=memory.amount
    )


def layout(state: State) -> Layout:
    """What may be in force now."""
    found: Layout | None = state.layout
    if found is None:
        found = state.layout = _lay_out(state)
    return found


def laid(state: State, key: Any, work_out: Callable[[State], Laid]) -> Laid:
    """An answer that depends on nothing but the layout: on which cards are in play, and on the fields `TEXTUAL` of each."""
    kept = (state.layout or layout(state)).kept
    if key not in kept:
        kept[key] = work_out(state)
    found: Laid = kept[key]
    return found


def anything(state: State, quantity: str) -> bool:
    """Is there an effect on a quantity at all? If not, nothing need be worked out."""
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

    Of a challenge or an event that has become an advantage only those that say so; rules 9.6: some replacements keep the
    words of what they have replaced.
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
    """The same of a card that has replaced none."""
    return tuple(each for each in _active(kind) if each.mode in modes)


def _of_cards(state: State) -> Iterator[Effect]:
    """Static entries of cards in play."""
    for me, piece in state.pieces.items():
        found = of_mode(piece, "static")
        ctx = context(state, me) if found else None
        for each in found:
            if ctx is not None and each.when != "lingering":
                for op in each.ops:
                    if op.quantity:
                        yield Effect(op, each, ctx)


def _of_challenges(state: State) -> Iterator[Effect]:
    """Static entries of the cards of challenges that are not yet resolved."""
    for number, challenge in state.challenges.items():
        if challenge.speaks:
            ctx = challenge_context(state, number)
            for each in words(challenge.kind).modes.get("static", ()):
                if not each.as_advantage:
                    yield from (Effect(op, each, ctx) for op in each.ops if op.quantity)


def _lasting(state: State) -> Iterator[Effect]:
    """Effects that have happened and last."""
    for each in state.lasting:
        of = entry(each.ref)
        if of.ops[each.op].quantity:
            yield Effect(of.ops[each.op], of, each.ctx, each)


def of(state: State, quantity: str, thing: Thing | None = None) -> list[Effect]:
    """The effects on a quantity that are in force now; those that touch this thing, if one is named."""
    known = (state.layout or layout(state)).effects.get(quantity)
    if not known:
        return []
    return [effect for effect in known if (thing is None or touches(state, effect, thing)) and holds(state, effect, thing)]


def about(state: State, quantity: str, number: ChallengeId) -> list[Effect]:
    """The effects on a quantity that are in force now for a challenge; their conditions are asked about that challenge."""
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
    """Is an effect about this challenge: the one of its card, the one that was its target, or any?"""
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
    """Rules 12.7. Is an effect about this player? `who` stands in for an operation that says nothing: its controller."""
    said = getattr(effect.op, "who", "") or who or "own"
    match said:
        case "own" | "controller":
            return effect.ctx.seat == seat
        case "opp" | "others":
            return effect.ctx.seat >= 0 and effect.ctx.seat != seat
        case "hero":
            return seat == state.hero
        case "target":
            return seat in (effect.ctx.players or (effect.ctx.seat,))
    return True


def own(state: State, ctx: Context, quantity: str) -> list[Effect]:
    """The effects of a card that is not in play on itself: while it is recruited or played, or in all zones."""
    found = [Effect(op, each, ctx) for op, each in _on_itself(ctx.kind, quantity)]
    return [effect for effect in found if _conditions(state, effect)]


def prints(kind: Kind, quantity: str) -> bool:
    """Does a card that is not in play say anything of a quantity of its own?"""
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
    """Is the effect on this thing?"""
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
    """Does the effect count now? Its scope, its conditions, and the text of its card."""
    if effect.lasting is not None:
        begun = effect.lasting.until != "next_turn" or state.turn > effect.lasting.turn
        stands = not effect.op.standing or all(each.holds(state, effect.ctx) for each in effect.op.if_)
        return begun and stands and _while(state, effect, thing)
    if effect.ctx.card and blank(state, effect.ctx.card):
        return False
    return _scope(state, effect, thing) and _conditions(state, effect, thing) and _while(state, effect, thing)


def _conditions(state: State, effect: Effect, thing: Thing | None = None) -> bool:
    """What the entry and the operation ask for; an entry about rolls means the player who rolls."""
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
    """`while`: only as long as it participates, does not, is controlled, or has tokens of a kind."""
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
    """Rules 2.2. Is the text of a card ignored? What makes blank is asked without asking whether it is blank itself."""
    known = (state.layout or layout(state)).effects.get("blank")
    if not known:
        return False
    return any(
        touches(state, effect, me)
        and (effect.lasting is not None or _conditions(state, effect))
        and _while(state, effect, me)
        for effect in known
    )


def listening(state: State, trigger: str) -> tuple[PieceId, ...]:
    """The cards in play with an entry for a trigger; also those that are blank."""
    return layout(state).triggers.get(trigger, ())


def replacing(state: State, event: str) -> tuple[PieceId, ...]:
    """The cards in play that may replace an event."""
    return layout(state).replacements.get(event, ())


def entries(state: State, me: PieceId, mode: str, when: str = "") -> Iterable[tuple[Entry, Context]]:
    """The entries of a card in play of a mode, if it is not blank; those granted to it are asked in `effective`."""
    found = [each for each in printed(state.pieces[me]) if each.mode == mode and (not when or each.when == when)]
    if not found or blank(state, me):
        return ()
    ctx = context(state, me)
    return tuple((each, ctx) for each in found)


def activated(state: State, timings: frozenset[str]) -> tuple[tuple[PieceId, Entry, Context], ...]:
    """Rules 12.2. The abilities of cards in play with one of these timings; also those of cards that are blank."""
    return laid(state, timings, lambda state: tuple(_activated(state, timings)))


def _activated(state: State, timings: frozenset[str]) -> Iterator[tuple[PieceId, Entry, Context]]:
    for me, piece in state.pieces.items():
        for each in of_mode(piece, "act"):
            if each.when in timings and each.zone != "hand":
                yield me, each, context(state, me)


def prophecies(state: State) -> tuple[PieceId, ...]:
    """Rules 9.9. The cards in play with a prophecy."""
    return layout(state).triggers.get(PROPHECY, ())


def tokens_left(state: State, lasting: Lasting) -> bool:
    """Rules 12.2. Are tokens of a card that is gone still on its target?"""
    kind: str = getattr(entry(lasting.ref).ops[lasting.op], "while_", "").removeprefix("token:")
    return any(me in state.pieces and state.tokens(me, kind) for me in lasting.on)


def lingering(state: State) -> tuple[tuple[Kind, Context], ...]:
    """Rules 12.2. Cards that are gone whose other entries live on with their tokens, and what these are about."""
    return laid(state, "lingering", _lingering)


def _lingering(state: State) -> tuple[tuple[Kind, Context], ...]:
    return tuple((each.ref.kind, each.ctx) for each in state.lasting if entry(each.ref).when == "lingering")
