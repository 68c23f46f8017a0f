"""Rules 8, 12.7, costs and play. Costs of cards, payments, and what cannot be played."""

from typing import ClassVar, Literal

from regalia.core import Game
from regalia.games.wheel_of_time.language.records import Allegiance, Amount, Continuous, Now, Selector, Symbols, Use
from regalia.games.wheel_of_time.ops.reach import Lasting, lasts, number
from regalia.games.wheel_of_time.pieces import Ability, Until
from regalia.games.wheel_of_time.state import State


class Cost(Lasting, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 8.2.4. The cost of these cards changes: one ability, one of choice, `each` printed one, or several.

    `stage = "last"`: after all multipliers. `sym_each`: the amount for each ability named.
    """

    sel: Selector
    sym: Literal["P", "I", "O", "C", "PIC", "choice", "each"]
    n: Amount
    stage: Literal["", "last"] = ""
    sym_each: bool = False


class AltCost(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 8.2.1. Another cost instead of the printed one.

    `any_of`: symbols, or one of several kinds; `if_source`: at least one of them from such a card, none doubled or lowered
    if `no_penalty`. `any_from`: a symbol of any ability from such a card. `rotate`: such a card is rotated.
    """

    any_of: Symbols | None = None
    any_from: Selector | None = None
    rotate: Selector | None = None
    if_source: Selector | None = None
    no_penalty: bool = False


class Free(Lasting, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 7.2. These cards cost nothing."""

    sel: Selector | None = None


class NextRecruit(Lasting, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The next matching recruit: cheaper by symbols of choice, free, in the battleground, with a trait."""

    sel: Selector
    free: bool = False
    cost_sym: Literal["choice"] | None = None
    cost_n: Amount | None = None
    place: Literal["bg"] | None = None
    trait: str = ""
    stage: Literal["", "last"] = ""
    until: Until = "turn"


class NoPenalty(Lasting, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 8.2.3. Not doubled by foreign symbols: of these sources, or these cards."""

    source: Selector | None = None
    sel: Selector | None = None


class NoNaturePenalty(Lasting, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 8.2.3. Not doubled for Dark Nature or Light Nature; `n`: the number of recruits."""

    sel: Selector
    n: Amount | None = None


class PayAs(Lasting, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 8.2.5. Symbols can replace others: of a source, an ability, an allegiance, for these cards, up to a number."""

    from_: Ability
    alleg: Allegiance | None = None
    to: Literal["any"] | Symbols
    n: Amount | None = None
    source: Selector | None = None
    for_: Use | Selector | None = None
    per: Literal["turn"] | None = None
    keep_alleg: bool = False


class Tax(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. These players pay further symbols for each matching play."""

    who: Literal["opp", "hero", "others"]
    sel: Selector
    sym: Ability
    n: Amount
    scope: Literal["", "resolving:target"] = ""
    until: Until = "turn"

    def do(self, game: Game[State], now: Now) -> None:
        lasts(game, now, "chal" if self.scope else self.until, now.ctx.targets, amount=number(game.state, now.ctx, self.n))


class BanEvent(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. These players cannot play these events: in a round, or while a challenge is resolved.

    `unless`: for each event, a player can instead give a Pattern token to the player of this card.
    """

    sel: Selector | None = None
    who: Literal["own", "opp", "all"] = "all"
    scope: Literal["", "action_round", "resolution_round", "resolving:target"] = ""
    unless: Literal["", "give_pattern:1:per_event"] = ""
    until: Until = "chal"

    def do(self, game: Game[State], now: Now) -> None:
        lasts(game, now, self.until, now.ctx.targets if self.scope == "resolving:target" else ())


class BanPlay(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. These cards can no longer be played, declared or recruited."""

    at_once: ClassVar[bool] = True

    sel: Selector
    who: Literal["own", "all"] = "all"
    until: Until

    def do(self, game: Game[State], now: Now) -> None:
        """A card that has left play is stored by its id."""
        kinds = tuple(piece.kind for me in now.ctx.targets if (piece := game.state.last_known(me)))
        lasts(game, now, self.until, kinds=kinds)
