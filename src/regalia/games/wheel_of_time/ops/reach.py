"""Rules 12.3, 12.6. Targets and amounts of operations."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from regalia.core import Game, Seat
from regalia.games.wheel_of_time.language.records import Amount, Asked, Continuous, Now, Op, Selector
from regalia.games.wheel_of_time.options import Take, TakeKind
from regalia.games.wheel_of_time.pieces import Context, Id, Kind, PieceId, Until
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.verbs.writing import last

FIXED = frozenset(
    ("self", "host", "starter", "dragon", "target", "target1", "target2", "victim", "recruited", "revealed", "chosen")
)
"""Bases of cards that are already known, so nothing is chosen."""


def number(state: State, ctx: Context, amount: Amount | None, default: int = 1) -> int:
    """The current value of an amount."""
    return default if amount is None else amount.of(state, ctx)


def host_of(state: State, me: PieceId) -> PieceId:
    """What a card is attached to, also if it has just left play."""
    piece = state.last_known(me)
    return piece.host if piece else 0


def seats(state: State, ctx: Context, who: str) -> tuple[Seat, ...]:
    """The players named by a word, in acting order. `any` and `target` are the chosen ones."""
    known = {
        "own": (ctx.seat,),
        "opp": (other(ctx.seat),),
        "others": (other(ctx.seat),),
        "all": state.acting_order,
        "hero": (state.hero,),
        "villains": (state.villain,),
        "gainer": (ctx.about_seat,),
    }
    return known.get(who, ctx.players)


def chosen_by_base(selector: Selector) -> bool:
    """True if the cards must be picked."""
    return not selector.each and any(option.base not in FIXED for option in selector.options)


def things(state: State, ctx: Context, selector: Selector) -> tuple[Id, ...]:
    """The cards in play, challenges or players that match."""
    return tuple(thing for thing in selector.things(state, ctx) if isinstance(thing, int))


def kinds(state: State, ctx: Context, selector: Selector, pool: Iterable[Kind]) -> list[Kind]:
    """Those of these cards, which are not in play, that match; each copy."""
    return [kind for kind in pool if selector.matches(state, ctx, kind)]


def copies(cards: Iterable[Kind]) -> tuple[TakeKind, ...]:
    """Cards as options; copies are distinguished by a number."""
    seen: dict[Kind, int] = {}
    found: list[TakeKind] = []
    for kind in sorted(cards):
        found.append(TakeKind(kind, seen.get(kind, 0)))
        seen[kind] = seen.get(kind, 0) + 1
    return tuple(found)


def takes(ids: Iterable[Id]) -> tuple[Take, ...]:
    """Cards in play as options."""
    return tuple(map(Take, ids))


class Aimed(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Something that happens to cards in play.

    Rules 12.3: with `.each`, to all that match; with a base that names a known card, to that card; otherwise to one the
    controller picks when the operation runs. Without a target, to the target of the entry, otherwise to its card.
    """

    target: Selector | None = None

    def asks(self, state: State, now: Now) -> Asked | None:
        """Pick the card."""
        if now.picks or self.target is None or not chosen_by_base(self.target):
            return None
        options = takes(things(state, now.ctx, self.target))
        return (now.ctx.seat, options) if options else None

    def aimed(self, state: State, now: Now) -> tuple[Id, ...]:
        """The cards it happens to, if they are still there."""
        return tuple(each for each in self._meant(state, now) if each in state.pieces or each in state.challenges)

    def _meant(self, state: State, now: Now) -> Sequence[Id]:
        if self.target is None:
            return now.ctx.targets or (now.ctx.card,)
        if not chosen_by_base(self.target):
            return things(state, now.ctx, self.target)
        return (now.picks[0].id,) if now.picks and isinstance(now.picks[0], Take) else ()


def lasts(game: Game[State], now: Now, until: Until, on: tuple[Id, ...] = (), **facts: Any) -> None:
    """Rules 5.7. The operation has happened, and its effect lasts."""
    last(game, now.ref, now.at, replace(now.ctx, **facts), on, until)


class Lasting(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Something that holds for a while, for whatever its entry is about."""

    until: Until = "play"

    def on(self, now: Now) -> tuple[Id, ...]:
        """The cards, challenges or players on which it is laid."""
        return ()

    def do(self, game: Game[State], now: Now) -> None:
        lasts(game, now, self.until, self.on(now))


class LastingOnTargets(Lasting, frozen=True, eq=False, kw_only=True, gc=False):
    """Something that holds for a while, for the targets of its entry."""

    def on(self, now: Now) -> tuple[Id, ...]:
        return now.ctx.targets
