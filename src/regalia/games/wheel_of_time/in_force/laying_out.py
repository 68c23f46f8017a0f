"""Rules 12.1. Effects that might be in force: the layout of a position, with its effects and listeners.

The layout lists the effects by the quantity they change; it is rebuilt when a card comes, goes or changes its text.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct

from regalia.core import Seat
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.language.reading import entry, words
from regalia.games.wheel_of_time.language.records import Entry, Selector
from regalia.games.wheel_of_time.pieces import ChallengeId, Context, Kind, Lasting, Memory, Piece, PieceId
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


def replacing(state: State, event: str) -> tuple[PieceId, ...]:
    """The cards in play that can replace an event."""
    return layout(state).replacements.get(event, ())


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


def prophecies(state: State) -> tuple[PieceId, ...]:
    """Rules 9.9. The cards in play with a prophecy."""
    return layout(state).triggers.get(PROPHECY, ())


def lingering(state: State) -> tuple[tuple[Kind, Context], ...]:
    """Rules 12.2. Cards that are gone whose other entries continue with their tokens, and their targets."""
    return laid(state, _lingering)


def _lingering(state: State) -> tuple[tuple[Kind, Context], ...]:
    return tuple((each.ref.kind, each.ctx) for each in state.lasting if entry(each.ref).when == "lingering")
