"""Rules 8.2. A price is paid: with one of the payments that are offered, or token by token and symbol by symbol."""

from typing import Literal

from msgspec.structs import replace

from regalia.core import Choice, Choices, Eyes, Game
from regalia.games.wheel_of_time.coins import as_coins, plain_coins, recruiting_coins
from regalia.games.wheel_of_time.options import (
    DONE_SPARING,
    PAY_OTHERWISE,
    DoneSparing,
    PayOtherwise,
    PayWith,
    Spare,
    Spend,
)
from regalia.games.wheel_of_time.payment import Coin, Price, can_finish, is_paid, offers, rest, swapped
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Kind, Symbol
from regalia.games.wheel_of_time.seen import Shown
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs import pattern, pools
from regalia.games.wheel_of_time.verbs.writing import happen, note

Purpose = Literal["recruit", "advantage", "event", "text_cost"]


class Paying(Choice, frozen=True):
    """Rules 8.2. The cheapest payment for each number of converted tokens, or any other one, part by part."""

    purpose: Purpose
    what: Kind
    price: Price
    part: Literal["whole", "tokens", "symbols"] = "whole"
    spared: tuple[Ability, ...] = ()
    paid: tuple[Symbol, ...] = ()

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(kind=self.what)

    def options(self, state: State) -> Choices:
        coins = self._coins(state)
        if self.part == "whole":
            found = [PayWith(symbols, way.spared) for way, symbols in offers(self.price, coins)]
            free = PayWith((), ()) in found
            return (*found, PAY_OTHERWISE) if not free and elsewise(self.price, coins) else found
        paid = as_coins(coins, self.paid)
        if self.part == "tokens":
            more = [ability for ability in ABILITIES if self._can(coins, (*self.spared, ability))]
            return (*map(Spare, more), *([DONE_SPARING] if self._can(coins, self.spared) else []))
        if is_paid(self.price, self.spared, paid):
            return ()
        left = rest(coins, paid)
        return [
            Spend(coin.symbol)
            for coin in dict.fromkeys(left)
            if can_finish(self.price, self.spared, (*paid, coin), rest(left, [coin]))
        ]

    def _coins(self, state: State) -> list[Coin]:
        if self.purpose == "recruit":
            return recruiting_coins(state, self.seat, self.what)
        return plain_coins(state, self.seat, self.purpose, self.what)

    def _can(self, coins: list[Coin], spared: tuple[Ability, ...]) -> bool:
        return len(spared) <= self.price.tokens and can_finish(self.price, spared, (), coins)

    def choose(self, game: Game[State], chosen: PayWith | PayOtherwise | Spare | DoneSparing | Spend) -> None:
        match chosen:
            case PayWith(symbols, spared):
                self._pay(game, symbols, spared)
            case PayOtherwise():
                game.then(replace(self, part="tokens" if self.price.tokens else "symbols"))
            case Spare(ability):
                game.then(replace(self, spared=(*self.spared, ability)))
            case DoneSparing():
                game.then(replace(self, part="symbols"))
            case Spend(symbol):
                game.then(replace(self, paid=(*self.paid, symbol)))

    def skip(self, game: Game[State]) -> None:
        self._pay(game, self.paid, self.spared)

    def _pay(self, game: Game[State], symbols: tuple[Symbol, ...], spared: tuple[Ability, ...]) -> None:
        swaps = swapped(self.price, spared, as_coins(self._coins(game.state), symbols))
        if swaps:
            note(game.state, "swapped", kind=self.what, seat=self.seat, amount=swaps)
        pools.spend_symbols(game, self.seat, symbols)
        for symbol in symbols:
            note(game.state, "paid", piece=symbol.source, kind=self.what, seat=self.seat, word=self.purpose)
        if spared:
            pattern.convert(game, self.seat, len(spared), self.purpose)
            happen(game.state, "pattern_converted_for_recruit", kind=self.what, seat=self.seat, amount=len(spared))


def elsewise(price: Price, coins: list[Coin]) -> bool:
    """True if a price might be paid in another way than those that are offered."""
    return price.tokens > 0 or len({coin.symbol for coin in coins}) > 1
