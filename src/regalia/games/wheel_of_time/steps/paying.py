"""Rules 8.2. A price is paid with one of the offered payments, or token by token and symbol by symbol."""

from typing import ClassVar, Literal, TypeAlias

from msgspec.structs import replace

from regalia.core import Choice, Choices, Eyes, Game
from regalia.games.wheel_of_time import options as may
from regalia.games.wheel_of_time.paying.coins import as_coins, plain_coins, recruiting_coins
from regalia.games.wheel_of_time.paying.payment import (
    Coin,
    Price,
    can_begin,
    can_finish,
    has_others,
    is_paid,
    offers,
    rest,
    swapped,
)
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Kind, Symbol
from regalia.games.wheel_of_time.seen import Shown
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs import pattern, pools
from regalia.games.wheel_of_time.verbs.writing import happen, note

Purpose = Literal["recruit", "advantage", "event", "text_cost"]
Payment: TypeAlias = may.PayWith | may.PayOtherwise | may.Spare | may.DoneSparing | may.Spend
"""A whole payment, or a part of one."""


class Paying(Choice, frozen=True):
    """Rules 8.2. The cheapest payment for each number of converted tokens, or any other one, part by part.

    The only payment is made without a question, unless it converts tokens.
    """

    forced: ClassVar[bool] = False

    purpose: Purpose
    what: Kind
    price: Price
    part: Literal["whole", "tokens", "symbols"] = "whole"
    spared: tuple[Ability, ...] = ()
    paid: tuple[Symbol, ...] = ()

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(kind=self.what, spared=self.spared, paid=self.paid)

    def options(self, state: State) -> Choices:
        found = self._possible(state)
        return found if len(found) > 1 or any(isinstance(each, may.PayWith) and each.spared for each in found) else ()

    def _possible(self, state: State) -> list[Payment]:
        """The possible payments or next parts; empty if everything is paid."""
        coins = self._coins(state)
        if self.part == "whole":
            found = offers(self.price, coins)
            ways: list[Payment] = [may.PayWith(symbols, way.spared) for way, symbols in found]
            free = may.PayWith((), ()) in ways
            return [*ways, may.PAY_OTHERWISE] if not free and has_others(self.price, found, coins) else ways
        if self.part == "tokens":
            more: list[Payment] = [may.Spare(ability) for ability in ABILITIES if self._may_spare(coins, ability)]
            return [*more, may.DONE_SPARING] if can_finish(self.price, self.spared, (), coins) else more
        paid = as_coins(coins, self.paid)
        if is_paid(self.price, self.spared, paid):
            return []
        left = rest(coins, paid)
        return [
            may.Spend(coin.symbol)
            for coin in dict.fromkeys(left)
            if can_finish(self.price, self.spared, (*paid, coin), rest(left, [coin]))
        ]

    def _coins(self, state: State) -> list[Coin]:
        if self.purpose == "recruit":
            return recruiting_coins(state, self.seat, self.what)
        return plain_coins(state, self.seat, self.purpose, self.what)

    def _may_spare(self, coins: list[Coin], ability: Ability) -> bool:
        return len(self.spared) < self.price.tokens and can_begin(self.price, (*self.spared, ability), coins)

    def choose(self, game: Game[State], chosen: Payment) -> None:
        match chosen:
            case may.PayWith(symbols, spared):
                self._pay(game, symbols, spared)
            case may.PayOtherwise():
                game.then(replace(self, part="tokens" if self.price.tokens else "symbols"))
            case may.Spare(ability):
                game.then(replace(self, spared=(*self.spared, ability)))
            case may.DoneSparing():
                game.then(replace(self, part="symbols"))
            case may.Spend(symbol):
                game.then(replace(self, paid=(*self.paid, symbol)))

    def skip(self, game: Game[State]) -> None:
        only = self._possible(game.state)
        if only:
            self.choose(game, only[0])
            return
        assert is_paid(self.price, self.spared, as_coins(self._coins(game.state), self.paid)), "all is paid"
        self._pay(game, self.paid, self.spared)

    def _pay(self, game: Game[State], symbols: tuple[Symbol, ...], spared: tuple[Ability, ...]) -> None:
        swaps = swapped(self.price, spared, as_coins(self._coins(game.state), symbols))
        if swaps:
            note(game.state, "swapped", kind=self.what, seat=self.seat, amount=swaps)
        pools.spend_symbols(game, self.seat, symbols)
        if spared:
            pattern.convert(game, self.seat, len(spared), self.purpose)
            note(game.state, "spared", kind=self.what, seat=self.seat, amount=len(spared))
            happen(game.state, "pattern_converted_for_recruit", kind=self.what, seat=self.seat, amount=len(spared))
