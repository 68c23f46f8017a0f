"""Rules 2.2. A card's current type, traits and allegiances: a fold over the effects in force, cached until the next write.

The layers, lowest first: text - traits and allegiances (set, remove, add) - abilities. An effect that reads a value that is
being computed gets the printed one, which ends any cycle.
"""

from collections.abc import Callable, Container
from functools import lru_cache
from typing import Any, TypeVar

from msgspec.structs import replace

from regalia.core import Seat
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import Card, card, names, tables
from regalia.games.wheel_of_time.in_force import Effect
from regalia.games.wheel_of_time.language.records import Thing, Use
from regalia.games.wheel_of_time.pieces import ChallengeId, Context, Kind, Piece, PieceId
from regalia.games.wheel_of_time.state import State

Kept = TypeVar("Kept")
RIVALS = {"Dragon": "Dark One", "Dark One": "Dragon"}
"""Rules 8.3. A card with one of them never gains the other."""


class _Pending(list[tuple[Any, ...]]):
    """The values being computed, outermost first, and the outermost unfinished one that was read."""

    def __init__(self) -> None:
        super().__init__()
        self.read: int = 1 << 30


def kept(state: State, key: tuple[Any, ...], provisional: Kept, work_out: Callable[[], Kept]) -> Kept:
    """A value, computed once between two writes. Reads during the computation get the provisional value.

    A value that has used a provisional one is not cached, because it depends on where the computation started.
    """
    memo = state.memo
    if key in memo:
        found: Kept = memo[key]
        return found
    pending: _Pending = memo.setdefault("pending", _Pending())
    if key in pending:
        pending.read = min(pending.read, pending.index(key))
        return provisional
    place = len(pending)
    pending.append(key)
    try:
        answer = work_out()
    finally:
        pending.pop()
    if pending.read >= place:
        pending.read = 1 << 30
        memo[key] = answer
    return answer


# ---------------------------------------------------------------- what a card is
def printed_card(state: State, thing: Thing) -> Card | None:
    """The printed facts of a card: in play, not in play, or of a challenge."""
    if isinstance(thing, str):
        return card(thing)
    if (piece := state.pieces.get(thing) or state.last_known(thing)) is not None:
        return card(piece.kind)
    challenge = state.challenges.get(thing)
    return card(challenge.kind) if challenge is not None and challenge.kind else None


def type_of(state: State, thing: Thing) -> str:
    """Rules 2.2. The type of a card, as it is now: an event may have become a troop, a challenge an advantage."""
    piece = state.pieces.get(thing) if isinstance(thing, int) else None
    if piece is not None and piece.sub:
        return _became(piece)
    facts = card(piece.kind) if piece is not None else printed_card(state, thing)
    return facts.type if facts is not None else ""


def _became(piece: Piece) -> str:
    """The type of a card that has become something else."""
    if piece.host or card(piece.kind).type in ("advantage", "challenge"):
        return "advantage"
    return "character" if piece.sub == "char" else "troop"


def advantage_type(state: State, thing: Thing) -> str:
    """Rules 11.4. Of an advantage: character, troop, force, player or world."""
    facts = printed_card(state, thing)
    piece = state.last_known(thing) if isinstance(thing, int) else None
    if piece is not None and piece.sub:
        return "character" if piece.sub == "char" else piece.sub
    if facts is not None and facts.contested:
        return "world"
    return facts.subtype if facts is not None and facts.type == "advantage" else ""


def is_troop(state: State, me: Thing) -> bool:
    """Rules 2.2. A troop."""
    return type_of(state, me) == "troop"


def is_character(state: State, me: Thing) -> bool:
    """Rules 2.2. A character."""
    return type_of(state, me) == "character"


def is_force(state: State, me: Thing) -> bool:
    """Rules 2.2. A character or a troop."""
    return type_of(state, me) in ("character", "troop")


def all_forces(state: State) -> tuple[PieceId, ...]:
    """Rules 2.2. The characters and troops in play."""
    return in_force.laid(state, _forces)


def _forces(state: State) -> tuple[PieceId, ...]:
    return tuple(me for me in state.pieces if is_force(state, me))


def personality_of(state: State, thing: Thing) -> str:
    """Rules 2.2. The person; a replacement is the same one as what it replaced."""
    piece = state.last_known(thing) if isinstance(thing, int) else None
    kinds = (piece.kind, *piece.was) if piece is not None else (thing,) if isinstance(thing, str) else ()
    return next((person for kind in kinds if (person := card(kind).personality)), "")


def printed_identity(piece: Piece) -> frozenset[str]:
    """Rules 2.2, 9.6. The traits and allegiances of a card in play before effects."""
    return _inherited_traits(piece.kind, piece.was, piece.gained, piece.lost) | _inherited_allegiances(
        piece.kind, piece.was
    )


def may_be_given(state: State) -> frozenset[str]:
    """The traits and allegiances that effects could give; all of them if an effect gives a chosen one."""
    effects = in_force.layout(state).effects
    words = frozenset(effect.op.add.replace("_", " ") for effect in effects.get("traits", ()))
    given = [
        each for effect in effects.get("allegiances", ()) for each in (effect.op.add, effect.op.set) if each is not None
    ]
    given += [effect.op.alleg for effect in effects.get("become_force", ())]
    if any(each.word != "name" for each in given):
        return words | names().allegiances
    return words.union(*(each.said for each in given))


def traits(state: State, thing: Thing) -> frozenset[str]:
    """Rules 2.2. The traits of a card now."""
    if isinstance(thing, str):
        return _printed_traits(thing)
    piece = state.pieces.get(thing) or state.last_known(thing)
    if piece is None:
        return frozenset()
    printed = _inherited_traits(piece.kind, piece.was, piece.gained, piece.lost)
    if not in_force.anything(state, "traits") or thing not in state.pieces:
        return printed
    return kept(state, ("traits", thing), printed, lambda: _changed_traits(state, thing, printed))


@lru_cache(maxsize=4096)
def _inherited_traits(kind: Kind, was: tuple[Kind, ...], gained: tuple[str, ...], lost: tuple[str, ...]) -> frozenset[str]:
    """Rules 9.6. The printed traits of a card and of what it has replaced, with permanent gains and losses."""
    return (frozenset(trait for each in (kind, *was) for trait in card(each).traits) | {*gained}) - {*lost}


@lru_cache(maxsize=4096)
def _inherited_allegiances(kind: Kind, was: tuple[Kind, ...]) -> frozenset[str]:
    """Rules 9.6. The same for allegiances."""
    return frozenset(allegiance for each in (kind, *was) for allegiance in card(each).allegiances)


def _printed_traits(kind: Kind) -> frozenset[str]:
    """The same for a card that is not in play, including what its own text gives it everywhere."""
    own = in_force.own_everywhere(kind, "traits")
    return frozenset(card(kind).traits) | {op.add.replace("_", " ") for op in own if op.add}


def _changed_traits(state: State, me: PieceId, traits: frozenset[str]) -> frozenset[str]:
    for effect in by_age(in_force.of(state, "traits", me)):
        if effect.op.use is None and not effect.op.only_challenge:
            gone, come = (each.replace("_", " ") for each in (effect.op.remove, effect.op.add))
            traits = (traits - {gone}) | ({come} if come else frozenset())
    return traits


def by_age(effects: list[Effect]) -> list[Effect]:
    """Effects of cards, then lasting ones, oldest first."""
    return sorted(effects, key=lambda effect: effect.lasting.number if effect.lasting else 0)


def has_trait_for(state: State, me: PieceId, trait: str, challenge: ChallengeId) -> bool:
    """Rules 12.7. A trait such as Reinforcement, also one that counts only for one challenge."""
    if trait in traits(state, me):
        return True
    return any(
        effect.op.add.replace("_", " ") == trait and effect.op.only_challenge and challenge in _there(state, effect)
        for effect in in_force.of(state, "traits", me)
    )


def _there(state: State, effect: Effect) -> Container[ChallengeId]:
    """Rules 12.7. Where such a trait counts: in the challenge of its card, or in the one that a bearer has reinforced."""
    if effect.ctx.challenge:
        return (effect.ctx.challenge,)
    bearers = effect.lasting.on if effect.lasting else ()
    joined = [note for note in state.diary if note.what == "reinforced" and note.turn == state.turn]
    return [note.challenge for note in joined if note.piece in bearers] or state.challenges


def counts_as(state: State, me: Thing, trait: str, purpose: str, kind: Kind) -> bool:
    """Rules 12.7. True if a card counts as having a trait for one purpose, such as paying for a card of that kind."""
    return any(
        effect.op.use is not None
        and effect.op.add.replace("_", " ") == trait
        and serves(state, effect.op.use, effect.ctx, purpose, kind)
        for effect in in_force.of(state, "traits", me)
    )


def allegiances(state: State, thing: Thing, use: str = "") -> frozenset[str]:
    """Rules 2.2. The allegiances of a card now; {"all"} among them matches everything. `use`: with those for that alone."""
    if isinstance(thing, str):
        return kept(
            state, ("hand", thing, use), frozenset(card(thing).allegiances), lambda: _changed_allegiances(state, thing, use)
        )
    piece = state.pieces.get(thing) or state.last_known(thing)
    if piece is None:
        return frozenset()
    printed = _inherited_allegiances(piece.kind, piece.was)
    given = in_force.anything(state, "allegiances") or in_force.anything(state, "become_force")
    if not given or thing not in state.pieces:
        return printed
    return kept(state, ("allegiances", thing, use), printed, lambda: _changed_allegiances(state, thing, use))


def _changed_allegiances(state: State, thing: Thing, use: str) -> frozenset[str]:
    """Values after the effects: set, then removed and added in the order in which they happened."""
    if isinstance(thing, str):
        found = frozenset(card(thing).allegiances)
        for op in in_force.own_everywhere(thing, "allegiances"):
            found = _gained(found, op.add.of(state, Context(-1, kind=thing)) if op.add else frozenset())
    else:
        piece = state.pieces[thing]
        found = _inherited_allegiances(piece.kind, piece.was)
        found = _force_of_event(state, thing, found)
    effects = by_age([each for each in in_force.of(state, "allegiances", thing) if _for(each.op.use, use)])
    for effect in effects:
        if effect.op.set is not None:
            found = effect.op.set.of(state, effect.ctx)
    for effect in effects:
        if effect.op.remove is not None:
            found -= effect.op.remove.of(state, effect.ctx)
        if effect.op.add is not None:
            found = _gained(found, effect.op.add.of(state, effect.ctx))
    return found


def _gained(allegiances: frozenset[str], new: frozenset[str]) -> frozenset[str]:
    """Rules 8.3. A Dark One card never gains Dragon, nor the other way round."""
    return allegiances | {each for each in new if RIVALS.get(each) not in allegiances and each != "none"}


def _for(said: Use | str | None, use: str) -> bool:
    """True if an allegiance with a limited use counts for this."""
    if not said:
        return True
    text = said if isinstance(said, str) else said.text
    return bool(use) and text == use


def _force_of_event(state: State, me: PieceId, printed: frozenset[str]) -> frozenset[str]:
    """Rules 12.7. The allegiance of an event that has become a force."""
    effects = in_force.of(state, "become_force", me)
    return effects[0].op.alleg.of(state, effects[0].ctx) - {"none"} if effects else printed


def is_multiple(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 8.1, 12.7. True if a player can have several copies in play: by the trait, or by an effect on all copies."""
    return "Multiple" in _printed_traits(kind) or any(
        effect.op.add == "Multiple" and effect.ctx.seat == seat for effect in in_force.of(state, "traits", kind)
    )


def recruited_as(state: State, seat: Seat, kind: Kind) -> frozenset[str]:
    """Rules 8.2. The allegiances that a card of the hand has while a player recruits it."""
    ctx = Context(seat, kind=kind)
    found = allegiances(state, kind, "recruit")
    for effect in in_force.own(state, ctx, "allegiances"):
        if effect.entry.when == "recruit" and effect.op.add is not None:
            found = _gained(found, effect.op.add.of(state, ctx))
    return found


def caracarn_of(state: State, thing: Thing) -> bool:
    """Rules 12.3. The Car'a'carn: by a trait, or by the advantage of this name."""
    if "Car'a'carn" in traits(state, thing):
        return True
    return thing in in_force.laid(state, _hosts_of_caracarn)


def _hosts_of_caracarn(state: State) -> frozenset[PieceId]:
    return frozenset(piece.host for piece in state.pieces.values() if piece.kind == "car_a_carn")


# ---------------------------------------------------------------- control, the Pattern, hands
def lead(state: State, me: PieceId, seat: Seat) -> int:
    """Rules 6.7. A player's control tokens on a contested advantage, less the opponent's."""
    piece = state.pieces.get(me)
    if piece is None or seat < 0:
        return 0
    return _control(state, me, seat) - _control(state, me, 1 - seat)


def _control(state: State, me: PieceId, seat: Seat) -> int:
    """A player's tokens there, including virtual ones."""
    virtual: int = sum(
        effect.op.n.of(state, effect.ctx)
        for effect in in_force.layout(state).effects.get("control_virtual", ())
        if effect.ctx.card == me and not in_force.blank(state, me) and _counts_for(state, effect, seat)
    )
    return state.pieces[me].control[seat] + virtual


def _counts_for(state: State, effect: Effect, seat: Seat) -> bool:
    """Rules 13, Tear. True if virtual tokens count for a player, no matter who controls the contested advantage."""
    return all(each.holds(state, replace(effect.ctx, seat=seat)) for each in effect.entry.if_)


def pattern(state: State, seat: Seat) -> int:
    """Rules 12.7. A player's tokens, including virtual ones."""
    if not in_force.anything(state, "pattern"):
        return state.sections[seat]
    return kept(state, ("pattern", seat), state.sections[seat], lambda: _pattern(state, seat))


def _pattern(state: State, seat: Seat) -> int:
    virtual = [each for each in in_force.of(state, "pattern") if each.ctx.seat == seat and each.op.while_]
    more: int = sum(each.op.n.of(state, each.ctx) for each in virtual)
    return state.sections[seat] + more


def pattern_for(state: State, seat: Seat, purpose: str, thing: Thing) -> int:
    """Rules 12.7, pattern_virtual. A player's tokens as they count for recruiting, replacing or participating."""
    more: list[int] = [
        effect.op.n.of(state, effect.ctx)
        for effect in in_force.of(state, "pattern_virtual")
        if effect.ctx.seat == seat and serves(state, effect.op.for_, effect.ctx, purpose, thing)
    ]
    return pattern(state, seat) + sum(more)


def serves(state: State, use: Use, ctx: Context, purpose: str, thing: Thing) -> bool:
    """True if this purpose, with this card, is one of those named."""
    named = any(each == purpose and (limit is None or limit.matches(state, ctx, thing)) for each, limit in use.purposes)
    return named != use.negated


def dominant(state: State) -> Seat:
    """Rules 5.2. The dominant player: chosen by an effect, otherwise the one with more tokens, on a tie the Villain."""
    always = {effect.ctx.seat for effect in in_force.of(state, "always_dominant") if effect.ctx.seat >= 0}
    if len(always) == 1:
        return always.pop()
    hero, villain = pattern(state, state.hero), pattern(state, state.villain)
    return state.hero if hero > villain else state.villain


def hand_limit(state: State, seat: Seat) -> int:
    """Rules 5.6. The maximum hand size of a player."""
    more: list[int] = [each.op.n.of(state, each.ctx) for each in in_force.of(state, "hand_size") if each.ctx.seat == seat]
    return max(0, tables().constants.hand_limit + sum(more))
