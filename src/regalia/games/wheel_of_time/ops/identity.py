"""Rules 12.7, state. What cards are and can do: abilities, allegiances, what they become, what is chosen for them."""

from typing import ClassVar, Literal

from msgspec.structs import replace

from regalia.core import Game
from regalia.games.wheel_of_time.asking.hand import can_become
from regalia.games.wheel_of_time.content import card, tables
from regalia.games.wheel_of_time.effective.abilities import current, permanent
from regalia.games.wheel_of_time.effective.cards import allegiances
from regalia.games.wheel_of_time.events import Chosen
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.language.records import (
    STOP,
    Allegiance,
    Allegiances,
    Amount,
    Asked,
    Continuous,
    Do,
    Now,
    Op,
    Outcome,
    Selector,
    Symbols,
    Use,
)
from regalia.games.wheel_of_time.ops.reach import Aimed, lasts, number, things
from regalia.games.wheel_of_time.options import TakeWord
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Context, Memory, PieceId, Until
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs import cards, challenges, forces
from regalia.games.wheel_of_time.verbs.writing import last, remember, remember_for_challenge


class Abil(Aimed, Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 2.2, 12.7. Abilities increase or decrease.

    `all_printed`, `all_nonzero`, `printed_PIC` (printed, not One Power), `printed_PIC_nonzero`, `printed_le3` (each printed
    ability of at most 3, not above 3): by this amount each. `chosen`: the chosen ability. `max`: not above that permanent
    value. `stack_limit`: the most that several of these effects count together. The amount of a single effect is fixed when
    it happens.
    """

    quantity: ClassVar[str] = "abilities"

    P: Amount | None = None
    I: Amount | None = None  # noqa: E741 - the letter of an ability
    O: Amount | None = None  # noqa: E741 - the letter of an ability
    C: Amount | None = None
    all_printed: Amount | None = None
    all_nonzero: Amount | None = None
    printed_PIC: Amount | None = None  # noqa: N815 - as in the data
    printed_PIC_nonzero: Amount | None = None  # noqa: N815 - as in the data
    printed_le3: Amount | None = None
    chosen: Amount | None = None
    max: Amount | None = None
    stack_limit: Amount | None = None
    until: Until = "play"

    def do(self, game: Game[State], now: Now) -> None:
        state, ctx = game.state, now.ctx
        amount = next(number(state, ctx, each) for each in self.amounts() if each is not None)
        on = tuple(me for me in self.aimed(state, now) if not self._is_full(state, ctx, me))
        if on and amount:
            lasts(game, now, self.until, on, amount=amount)

    def amounts(self) -> tuple[Amount | None, ...]:
        """The amounts, in the order of the fields; an entry that happens gives the same amount for all of them."""
        return (
            self.P,
            self.I,
            self.O,
            self.C,
            self.all_printed,
            self.all_nonzero,
            self.printed_PIC,
            self.printed_PIC_nonzero,
            self.printed_le3,
            self.chosen,
        )

    def _is_full(self, state: State, ctx: Context, me: PieceId) -> bool:
        """True if the ability has its highest permanent value already."""
        if self.max is None:
            return False
        highest = number(state, ctx, self.max)
        return any(getattr(self, each) is not None and permanent(state, me, each) >= highest for each in ABILITIES)


class AbilChoice(Aimed, Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. One ability of these, which the controller picks, grows."""

    quantity: ClassVar[str] = "abilities"

    of: Symbols
    n: Amount
    until: Until

    def asks(self, state: State, now: Now) -> Asked | None:
        return None if now.picks else (now.ctx.seat, tuple(map(TakeWord, self.of.options)))

    def do(self, game: Game[State], now: Now) -> None:
        n = number(game.state, now.ctx, self.n)
        lasts(game, now, self.until, self.aimed(game.state, now), chosen=now.picks[0].word, amount=n)


def highest(state: State, me: PieceId) -> tuple[TakeWord, ...]:
    """The highest current abilities of a card."""
    numbers = {ability: current(state, me, ability) for ability in ABILITIES}
    return tuple(TakeWord(ability) for ability, n in numbers.items() if n == max(numbers.values()))


class AbilLocked(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Abilities cannot rise above what is printed; or one ability changes in no way."""

    target: Selector | None = None
    up: bool = False
    abil: Ability | None = None


class Alleg(Aimed, Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 2.2. Cards gain or lose allegiances, or have these instead; `use`: they count only for this purpose.

    Rules 8.3: a Dark One card never gains Dragon, and a Dragon card never Dark One. `sel`: cards of the hand.
    """

    quantity: ClassVar[str] = "allegiances"

    add: Allegiances | None = None
    remove: Allegiances | None = None
    set: Allegiances | None = None
    use: Use | Literal["participate"] | None = None
    sel: Selector | None = None
    until: Until = "play"

    def do(self, game: Game[State], now: Now) -> None:
        on = () if self.sel else self.aimed(game.state, now)
        if on or self.sel:
            lasts(game, now, self.until, on)


class GrantAbility(Aimed, Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. The targets have this ability until the duration ends: those that match at the moment of use."""

    act: Do
    until: Until

    def do(self, game: Game[State], now: Now) -> None:
        lasts(game, now, self.until)


class BecomeForce(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7, 13. The event itself is a force in the targeted challenge until it is resolved, then it is discarded."""

    stays: ClassVar[bool] = True

    type: Literal["char", "troop"]
    C: Amount
    alleg: Allegiances
    until: Literal["chal"]

    def do(self, game: Game[State], now: Now) -> Outcome:
        state, ctx = game.state, now.ctx
        me = forces.enter(game, ctx.kind, ctx.seat, "become", place="field", sub=self.type)
        forces.join(game, me, ctx.targets[0], "effect")
        lasts(game, now, "play", (me,), card=me, amount=number(state, ctx, self.C))
        return replace(ctx, card=me, roll=me)


class Become(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 11.5. The challenge or event becomes an advantage; if it cannot, it is discarded.

    `card = "challenge"`: another card's trigger takes the challenge card (Be'lal and Callandor).
    """

    stays: ClassVar[bool] = True

    sub: Literal["char", "player"]
    target: Literal["own", "target"] | Selector
    card: Literal["", "challenge"] = ""

    def do(self, game: Game[State], now: Now) -> Outcome:
        state, ctx = game.state, now.ctx
        kind = state.challenges[ctx.challenge].kind if self.card == "challenge" else now.ref.kind
        if not kind:  # a challenge without a card has none to take
            return STOP
        owner = (
            state.challenges[ctx.challenge].seat
            if ctx.challenge in state.challenges and self._is_challenge(kind)
            else ctx.seat
        )
        host, seat = self._place(state, ctx)
        if not can_become(state, kind, host, seat, self.sub):
            if not self._is_challenge(kind):
                cards.lay_on_discards(state, ctx.seat, (kind,))
            return STOP
        memory = state.challenges[ctx.challenge].memory if self._is_challenge(kind) else Memory(chosen=ctx.chosen)
        me = forces.enter(game, kind, owner, "become", seat=seat, host=host, sub=self.sub, memory=memory)
        if self._is_challenge(kind):
            challenges.keep_card(state, ctx.challenge)
        return replace(ctx, card=me)

    def _is_challenge(self, kind: str) -> bool:
        return card(kind).type == "challenge"

    def _place(self, state: State, ctx: Context) -> tuple[PieceId, int]:
        """The card it is attached to, and its controller."""
        if self.sub == "player":
            return 0, ctx.players[0] if self.target == "target" and ctx.players else ctx.seat
        if isinstance(self.target, Selector):
            return next(iter(things(state, ctx, self.target)), 0), ctx.seat
        return next(iter(ctx.targets), 0), ctx.seat


class Token(Aimed, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Tokens of a kind are put on a card or removed; `max`: up to this total."""

    add: str = ""
    remove: str = ""
    n: Amount
    max: Amount | None = None

    def do(self, game: Game[State], now: Now) -> None:
        state, ctx = game.state, now.ctx
        n = number(state, ctx, self.n)
        for me in self.aimed(state, now) if self.target else (ctx.card,):
            if me not in state.pieces:
                continue
            if self.max is not None:
                n = min(n, number(state, ctx, self.max) - state.tokens(me, self.add))
            forces.add_tokens(game, me, self.add or self.remove, n if self.add else -n)
            if self.add and me != ctx.card:
                linger(game, now, me)


def linger(game: Game[State], now: Now, me: PieceId) -> None:
    """Rules 12.2, `lingering`. What the card does to its target lasts as long as the tokens that it has put there."""
    for entry in words(now.ref.kind).by.get(("static", "lingering"), ()):
        for at in range(len(entry.ops)):
            last(game, entry.ref, at, replace(now.ctx, targets=(me,)), (me,), "perm")


class Choose(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The player chooses a word, usually an allegiance, which is stored for the card or the challenge."""

    what: Literal[
        "symbol",
        "card_type",
        "advantage_type",
        "paid_ability",
        "location",
        "allegiance_of_target",
        "allegiance_of",
        "allegiance",
    ]
    of: Symbols | None = None
    whose: Selector | None = None
    exclude: tuple[Allegiance, ...] = ()

    def options(self, state: State, ctx: Context) -> tuple[str, ...]:
        """The words to choose from."""
        match self.what:
            case "symbol":
                return self.of.options if self.of else ()
            case "card_type":
                return ("character", "troop", "advantage", "event", "challenge")
            case "advantage_type":
                return ("character", "troop", "force", "player", "world")
            case "paid_ability":
                return tuple(sorted({symbol.ability for symbol in ctx.paid}))
            case "location":  # rules 13, Waygate: the targets are in one place, which they say
                return ()
            case "allegiance_of_target":
                return tuple(sorted(frozenset().union(*(allegiances(state, me) for me in ctx.targets))))
            case "allegiance_of" if self.whose is not None:
                return tuple(sorted(frozenset().union(*(allegiances(state, me) for me in things(state, ctx, self.whose)))))
        return tuple(each.id for each in tables().allegiance if each.id not in self.exclude)

    def asks(self, state: State, now: Now) -> Asked | None:
        options = tuple(map(TakeWord, self.options(state, now.ctx)))
        return (now.ctx.seat, options) if options and not now.picks else None

    def do(self, game: Game[State], now: Now) -> Outcome:
        if not now.picks:
            return None
        word = now.picks[0].word
        if now.ctx.card in game.state.pieces:
            remember(game.state, now.ctx.card, chosen=word)
        elif now.ctx.challenge in game.state.challenges and card(now.ref.kind).type == "challenge":
            remember_for_challenge(game.state, now.ctx.challenge, chosen=word)
        game.happened(Chosen(now.ctx.seat, now.ref.kind, word))
        return replace(now.ctx, chosen=word)


class ChooseTarget(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The target of the entry is chosen with it; `keep`: it is stored for the card."""

    keep: bool = False

    def do(self, game: Game[State], now: Now) -> None:
        if self.keep and now.ctx.targets and now.ctx.card in game.state.pieces:
            remember(game.state, now.ctx.card, target=now.ctx.targets[0])
