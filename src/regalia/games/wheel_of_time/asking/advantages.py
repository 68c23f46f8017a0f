"""Rules 11.4. Which advantages can be played now and on which cards, and why not."""

from collections.abc import Iterator

from regalia.core import Seat
from regalia.games.wheel_of_time.asking import menu
from regalia.games.wheel_of_time.asking.why import Why, barred, because, short
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.cards import traits
from regalia.games.wheel_of_time.effective.playing import attachable, may_have_player_advantage, may_play
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.language.records import Entry
from regalia.games.wheel_of_time.options import Activate, RotateFor
from regalia.games.wheel_of_time.paying.coins import plain_coins
from regalia.games.wheel_of_time.paying.payment import payable
from regalia.games.wheel_of_time.paying.pricing import advantage_price, out_of_reach, rotation
from regalia.games.wheel_of_time.pieces import Context, Kind, PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words import costs


def why_not_played(state: State, seat: Seat, kind: Kind) -> Why | None:
    """Rules 11.4. Effects in play, a target, then the price."""
    if not may_play(state, seat, kind):
        return lambda: barred(state, seat, kind, "11.4", "play")
    if not has_room(state, seat, kind):
        return because("no-target", "11.4")
    if can_pay(state, seat, kind) or instead_of_paying(state, seat, kind):
        return None
    return lambda: short([advantage_price(state, seat, kind)], plain_coins(state, seat, "advantage", kind), "7.2")


def can_pay(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 7.2. True if the symbols of an advantage can be paid."""
    if out_of_reach(state, seat, kind):
        return False
    return payable(advantage_price(state, seat, kind), plain_coins(state, seat, "advantage", kind))


def instead_of_paying(state: State, seat: Seat, kind: Kind) -> tuple[RotateFor | Activate, ...]:
    """Rules 12.2, 12.7. Ways to pay the whole cost of an advantage: a rotation that it names, or the ability of a card."""
    if payable(advantage_price(state, seat, kind), ()):
        return ()
    used = menu.while_paying(state, seat, "paying_advantage", kind)
    return (*map(RotateFor, rotation(state, seat, kind)), *used)


def has_room(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 11.4, 9.12. One copy per target, per player, or in the world; only one Unique copy in play."""
    facts = card(kind)
    copies = [piece for piece in state.pieces.values() if piece.kind == kind]
    if copies and ("Unique" in facts.traits or facts.subtype == "world"):
        return False
    if facts.subtype == "player":
        return not any(piece.seat == seat for piece in copies) and may_have_player_advantage(state, seat, kind)
    return facts.subtype == "world" or any(hosts(state, seat, kind))


def hosts(state: State, seat: Seat, kind: Kind) -> Iterator[PieceId]:
    """Rules 11.4. The cards that an advantage can be attached to: without a copy or another Weapon."""
    weapon = "Weapon" in card(kind).traits
    for me in state.pieces:
        there = state.attached(me)
        if any(state.pieces[each].kind == kind for each in there):
            continue
        if weapon and any("Weapon" in traits(state, each) for each in there):
            continue
        if attachable(state, seat, kind, me) and all(
            costs.payable(state, ctx, cost) for each, ctx in demands(seat, kind, me) for cost in each.cost
        ):
            yield me


def demands(seat: Seat, kind: Kind, host: PieceId) -> Iterator[tuple[Entry, Context]]:
    """Rules 12.2. Further costs of attaching an advantage besides its symbols, such as shown cards."""
    ctx = Context(seat, kind=kind, targets=(host,))
    return ((each, ctx) for each in words(kind).by.get(("req", "attach"), ()) if each.cost)


def can_become(state: State, kind: str, host: PieceId, seat: int, sub: str) -> bool:
    """Rules 11.4, 11.5. True if the target is in play and has no copy of it yet."""
    same = [piece for piece in state.pieces.values() if piece.kind == kind]
    if same and "Unique" in card(kind).traits:
        return False
    if sub == "player":
        return all(piece.seat != seat for piece in same)
    return host in state.pieces and all(piece.host != host for piece in same)
