"""Rules 7.2, 12.5. The costs of an entry are paid in the printed order, each after its question; then it is carried out."""

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from regalia.core import Chance, Choices, Eyes, Game, Number, Seat, Several, Step
from regalia.games.wheel_of_time import options as may
from regalia.games.wheel_of_time.asking.why import AboutEntry
from regalia.games.wheel_of_time.imagine import let_hold
from regalia.games.wheel_of_time.language.reading import entry
from regalia.games.wheel_of_time.language.records import Cost, Either
from regalia.games.wheel_of_time.paying.coins import Bill, bills, finishes, suggestion
from regalia.games.wheel_of_time.pieces import Context, PoolName, Ref, Symbol
from regalia.games.wheel_of_time.seen import Shown
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.carry import carrying
from regalia.games.wheel_of_time.verbs import pools
from regalia.games.wheel_of_time.words import costs


class PayNext(Step, frozen=True):
    """Rules 12.5. The costs are paid in the order in which they are printed; then the entry is carried out."""

    ref: Ref
    ctx: Context
    at: int

    def run(self, game: Game[State]) -> None:
        used = entry(self.ref)
        if self.at >= len(used.cost):
            game.then(*carrying(self.ref, self.ctx))
        elif used.cost[self.at].optional:
            game.then(PayMore(self.ctx.seat, self.ref, self.ctx, self.at))
        else:
            pay(game, self.ref, self.ctx, self.at, used.cost[self.at])


class PayMore(AboutEntry, frozen=True):
    """Rules 12.5. An optional cost."""

    at: int

    def options(self, state: State) -> Choices:
        cost = replace(entry(self.ref).cost[self.at], optional=False)
        return (may.YES, may.NO) if costs.payable(state, self.ctx, cost) else ()

    def choose(self, game: Game[State], chosen: may.Yes | may.No) -> None:
        if chosen == may.YES:
            pay(game, self.ref, replace(self.ctx, opt_paid=True), self.at, entry(self.ref).cost[self.at])
        else:
            self.skip(game)

    def skip(self, game: Game[State]) -> None:
        game.then(PayNext(self.ref, self.ctx, self.at + 1))


def pay(game: Game[State], ref: Ref, ctx: Context, at: int, cost: Cost) -> None:
    """One cost is paid, after its question."""
    match cost:
        case costs.Spend():
            game.then(PaySymbols(ctx.seat, ref, ctx, at))
        case costs.OnCards():
            game.then((PayCardsOfHand if cost.of_hand else PayCards)(ctx.seat, ref, ctx, at))
        case costs.GiveDamage():
            game.then(PayDamage(ctx.seat, ref, ctx, at))
        case Either():
            game.then(PayEither(ctx.seat, ref, ctx, at))
        case _:
            game.then(PayNext(ref, paid_plainly(game, ctx, cost), at + 1))


def paid_plainly(game: Game[State], ctx: Context, cost: Cost) -> Context:
    """A cost without a question."""
    if isinstance(cost, costs.OnSelf):
        return costs.pay_self(game, ctx, cost)
    if isinstance(cost, costs.GiveTokens):
        return costs.pay_tokens(game, ctx, cost)
    assert isinstance(cost, costs.TakeDamage), f"{cost.text} asks something"
    return costs.pay_damage(game, ctx, cost)


class PaySymbols(AboutEntry, frozen=True):
    """Rules 7.2. Exactly these symbols, from the pool: at one stroke, or one after the other."""

    at: int
    paid: tuple[Symbol, ...] = ()
    each: bool = False
    """True once the player wants to choose each symbol."""
    alternative: str = ""
    """Index of the cost."""

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(kind=self.ref.kind, paid=self.paid)

    def _bills(self, state: State) -> list[Bill]:
        return bills(state, entry(self.ref), self.ctx, self.at, self.alternative)

    def options(self, state: State) -> Choices:
        open_bills = [bill for bill in self._bills(state) if finishes(bill, self.paid)]
        if any(len(bill.owed) == len(self.paid) for bill in open_bills):
            return ()
        single = list(dict.fromkeys(self._singles(open_bills)))
        if self.each:
            return single
        offers = list(dict.fromkeys(may.PayWith(suggestion(bill)) for bill in open_bills))
        return (
            (*offers, may.PAY_OTHERWISE)
            if len(single) > 1 and len(offers[0].symbols) < len(open_bills[0].usable)
            else offers
        )

    def _singles(self, open_bills: list[Bill]) -> Iterator[may.Spend]:
        """The symbols with which one of the bills can still be finished."""
        for bill in open_bills:
            for symbol in bill.usable:
                if finishes(bill, (*self.paid, symbol)):
                    yield may.Spend(symbol)

    def choose(self, game: Game[State], chosen: may.PayWith | may.PayOtherwise | may.Spend) -> None:
        if isinstance(chosen, may.PayWith):
            self._settle(game, chosen.symbols)
        elif isinstance(chosen, may.PayOtherwise):
            game.then(replace(self, each=True))
        else:
            game.then(replace(self, paid=(*self.paid, chosen.symbol)))

    def skip(self, game: Game[State]) -> None:
        if self.paid or any(not bill.owed for bill in self._bills(game.state)):
            self._settle(game, self.paid)

    def _settle(self, game: Game[State], symbols: tuple[Symbol, ...]) -> None:
        """The symbols leave the pool. Without enough of them the entry ends here."""
        pools.spend_symbols(game, self.seat, symbols)
        ctx = replace(self.ctx, paid=(*self.ctx.paid, *symbols))
        game.then(PayNext(self.ref, ctx, self.at + 1))


class PayCards(AboutEntry, frozen=True):
    """Rules 12.5. Cards are rotated, killed, discarded, shown or shuffled into the deck as a cost."""

    at: int

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(kind=self.ref.kind, deed="_".join(self._cost().deeds))

    def _cost(self) -> costs.OnCards:
        cost = entry(self.ref).cost[self.at]
        assert isinstance(cost, costs.OnCards)
        return cost

    def _among(self, state: State) -> tuple[may.Take | may.TakeKind, ...]:
        """The cards that can be given; each copy of cards that are not in play."""
        held = state.hands[self.seat]
        found: list[may.Take | may.TakeKind] = []
        for each in self._cost().choices(state, self.ctx):
            if isinstance(each, int):
                found.append(may.Take(each))
            else:
                found.extend(may.TakeKind(each, copy) for copy in range(held.count(each)))
        return tuple(found)

    def options(self, state: State) -> Choices:
        if self._cost().known(state, self.ctx) is not None:
            return ()
        among = self._among(state)
        least, most = self._cost().bounds(state, self.ctx)
        if least == most == 1:
            return among
        return Several(among, min(least, len(among)), min(most, len(among))) if among else ()

    def choose(self, game: Game[State], chosen: Any) -> None:
        picked = chosen if isinstance(chosen, tuple) else (chosen,)
        given = [pick.id if isinstance(pick, may.Take) else pick.kind for pick in picked]
        game.then(PayNext(self.ref, costs.pay_cards(game, self.ctx, self._cost(), given), self.at + 1))

    def skip(self, game: Game[State]) -> None:
        known = self._cost().known(game.state, self.ctx)
        if known is not None:
            game.then(PayNext(self.ref, costs.pay_cards(game, self.ctx, self._cost(), known), self.at + 1))


class PayCardsOfHand(PayCards, frozen=True):
    """Rules 12.5, 4. The same with cards of the hand; it is asked even with one choice, so the timing reveals nothing."""

    forced: ClassVar[bool] = False

    def imagined(self, state: State, seat: Seat, chance: Chance) -> Step:
        """In an imagined game, a player who pays with cards of the hand holds enough of them."""
        if seat != self.seat:
            cost = self._cost()
            least, _ = cost.bounds(state, self.ctx)
            let_hold(state, self.seat, lambda kind: cost.cards.matches(state, self.ctx, kind), least, chance)
        return self

    def kind(self) -> str:
        return PayCards.__name__


class PayDamage(AboutEntry, frozen=True):
    """Rules 12.5. Damage leaves the own pools; the answer is the part from the character pool."""

    at: int

    def _needed(self, state: State) -> tuple[int, dict[PoolName, int]]:
        cost = entry(self.ref).cost[self.at]
        assert isinstance(cost, costs.GiveDamage)
        return cost.n.of(state, self.ctx), cost.available(state, self.ctx)

    def options(self, state: State) -> Choices:
        needed, there = self._needed(state)
        char, troop = there.get("char", 0), there.get("troop", 0)
        return Number(max(0, needed - troop), min(char, needed))

    def choose(self, game: Game[State], chosen: int) -> None:
        needed, _ = self._needed(game.state)
        shares: tuple[tuple[PoolName, int], ...] = (("char", chosen), ("troop", needed - chosen))
        for pool, number in shares:
            if number:
                costs.pay_out_of_pools(game, self.ctx, pool, number)
        game.then(PayNext(self.ref, self.ctx, self.at + 1))


class PayEither(AboutEntry, frozen=True):
    """Rules 12.5. One of several costs."""

    at: int

    def _options(self, state: State) -> dict[str, Cost]:
        cost = entry(self.ref).cost[self.at]
        assert isinstance(cost, Either)
        return {each.text: each for each in cost.options if costs.payable(state, self.ctx, each)}

    def options(self, state: State) -> Choices:
        return tuple(map(may.TakeWord, self._options(state)))

    def choose(self, game: Game[State], chosen: may.TakeWord) -> None:
        cost = self._options(game.state)[chosen.word]
        if isinstance(cost, costs.Spend):
            game.then(PaySymbols(self.seat, self.ref, self.ctx, self.at, alternative=chosen.word))
        else:
            game.then(PayNext(self.ref, paid_plainly(game, self.ctx, cost), self.at + 1))
