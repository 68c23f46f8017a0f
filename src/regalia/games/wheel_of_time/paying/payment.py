"""Rules 7.2, 8.2. Paying: the symbols that pay a price, and what is still missing. Changes nothing.

The amount owed depends only on the converted tokens, on the use of a foreign symbol, and on the claimed reductions. With
those fixed, a payment exists if there are enough symbols by count: own abilities first, then One Power.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Literal

from msgspec import Struct

from regalia.games.wheel_of_time.content import ANY, NO_NUMBERS, Numbers, in_letters
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, PieceId, Symbol

Owed = Numbers


class Claim(Struct, frozen=True):
    """Rules 8.2.6. A reduction that needs a symbol of these cards among the payment."""

    sources: tuple[PieceId, ...]
    plus: Numbers


class Substitute(Struct, frozen=True):
    """Rules 8.2.5. The number of symbols of one ability that can replace others."""

    symbol: Ability
    stands_for: tuple[Ability, ...]
    most: int


class Price(Struct, frozen=True, omit_defaults=True):
    """Rules 8.2. The cost of something, before looking at symbols."""

    cost: Numbers
    """The printed cost, or the cost instead of it."""
    tokens: int = 0
    """Number of own tokens that can be converted."""
    each: bool = False
    """Rules 2.3. True if a token lowers every ability of the cost and not just one."""
    foreign: int = 1
    """By how much a foreign symbol multiplies it."""
    nature: int = 1
    """By how much the nature of the card multiplies it."""
    plus: Numbers = NO_NUMBERS
    """Symbols added after the multipliers."""
    off: int = 0
    """Number of symbols of the payer's choice that are subtracted after the multipliers."""
    claims: tuple[Claim, ...] = ()
    must: tuple[PieceId, ...] = ()
    """One of these cards must pay a part for this price to apply."""
    wild: bool = False
    """One Power can replace any other ability."""
    substitutes: tuple[Substitute, ...] = ()
    mixed: bool = False
    """One symbol that shares an allegiance prevents doubling by foreign ones."""


class Coin(Struct, frozen=True, omit_defaults=True):
    """A symbol of the pool as this price sees it."""

    symbol: Symbol
    foreign: bool = False
    stands_for: tuple[Ability, ...] = ()
    """The abilities it can replace besides its own."""


class Way(Struct, frozen=True):
    """A set of conversions, a kind of payment and claims, with what is then owed."""

    spared: tuple[Ability, ...]
    foreign: Literal["none", "some", "counted"]
    """Foreign symbols: none are paid; some, with one that is not; one is, and multiplies."""
    claims: tuple[int, ...]
    owed: Owed

    @property
    def total(self) -> int:
        """How many symbols are owed."""
        return sum(self.owed)


@lru_cache(maxsize=4096)
def ways(price: Price) -> tuple[Way, ...]:
    """Rules 8.2. Every way to pay a price, the fewest tokens first, then the fewest symbols."""
    found = [
        Way(spared, foreign, claims, lowered)
        for spared in sparings(price)
        for foreign in kinds_of_payment(price)
        for claims in subsets(len(price.claims))
        for lowered in lowerings(owed(price, spared, foreign == "counted", claims), price.off)
    ]
    sensible = [way for way in found if way.total or not (way.foreign != "none" or way.claims)]
    return tuple(sorted(sensible, key=lambda way: (len(way.spared), way.total, way.foreign, len(way.claims))))


def kinds_of_payment(price: Price) -> tuple[Literal["none", "some", "counted"], ...]:
    """Rules 8.2.3. The uses of foreign symbols with which a price can be paid."""
    if price.foreign == 1:
        return ("none",)
    return ("none", "some", "counted") if price.mixed else ("none", "counted")


def sparings(price: Price) -> list[tuple[Ability, ...]]:
    """Rules 8.2.2. The symbols that conversions can spare, each combination once."""
    found: list[tuple[Ability, ...]] = [()]
    if price.each:
        return [*found, *(ABILITIES[:1] * count for count in range(1, min(price.tokens, max(price.cost)) + 1))]
    units = [ability for ability, number in zip(ABILITIES, price.cost, strict=True) for _ in range(number)]
    for count in range(1, min(price.tokens, len(units)) + 1):
        found += sorted(set(combinations(units, count)), key=lambda spared: [*map(ABILITIES.index, spared)])
    return found


def subsets(count: int) -> list[tuple[int, ...]]:
    """All sets of claims, the largest first."""
    return [chosen for size in range(count, -1, -1) for chosen in combinations(range(count), size)]


def lowerings(amounts: Owed, off: int) -> list[Owed]:
    """The amounts that can be owed after subtracting a number of symbols of choice."""
    units = [index for index, amount in enumerate(amounts) for _ in range(amount)]
    found = []
    for chosen in sorted(set(combinations(units, min(off, len(units))))):
        left = [amount - chosen.count(index) for index, amount in enumerate(amounts)]
        found.append((left[0], left[1], left[2], left[3]))
    return found


def owed(price: Price, spared: Sequence[Ability], foreign: bool, claims: Sequence[int]) -> Owed:
    """Rules 8.2. Conversion, multipliers, then what is added; no ability below 0."""
    factor = (price.foreign if foreign else 1) * price.nature
    amounts = []
    for index, ability in enumerate(ABILITIES):
        less = len(spared) if price.each else spared.count(ability)
        after = max(0, price.cost[index] - less) * factor + price.plus[index]
        amounts.append(max(0, after + sum(price.claims[claim].plus[index] for claim in claims)))
    return amounts[0], amounts[1], amounts[2], amounts[3]


def payment(price: Price, way: Way, pool: Sequence[Coin], paid: Sequence[Coin] = ()) -> tuple[Symbol, ...] | None:
    """Rules 8.2.5. Symbols that pay a way exactly, `paid` among them; None if there are none."""
    if len(paid) > way.total or len(pool) + len(paid) < way.total:
        return None
    barred = way.foreign == "none" and price.foreign > 1
    if barred and any(coin.foreign for coin in paid):
        return None
    usable = sorted_for(way, [coin for coin in pool if not (barred and coin.foreign)])
    for swaps in substitutions(price):
        found = complete(price, way, usable, paid, swaps)
        if found is not None:
            return (*(coin.symbol for coin in paid), *found)
    return None


Swaps = tuple[Substitute, ...]
"""Substitutions that are used, each as often as it happens."""


def substitutions(price: Price) -> Iterator[Swaps]:
    """The combinations of used limited substitutions, none first."""
    yield ()
    for each in price.substitutes:
        for count in range(1, each.most + 1):
            yield (each,) * count


class Left:
    """The places of what is owed, the symbols in them, and how often each limited substitution can still be used."""

    def __init__(self, owed: str, swaps: Swaps = (), wild: bool = False) -> None:
        self.places = owed
        self.taken: list[Coin | None] = [None] * len(owed)
        self.swaps, self.wild = [*swaps], wild

    @property
    def missing(self) -> int:
        """How many places are left."""
        return self.taken.count(None)

    def place(self, coin: Coin) -> bool:
        """Give a symbol a place, moving others if possible; False if there is none."""
        if self._settle(coin, set()):
            return True
        for swap in self.swaps:
            able = Coin(coin.symbol, coin.foreign, swap.stands_for)
            if swap.symbol == coin.symbol.ability and self._settle(able, set()):
                self.swaps.remove(swap)
                return True
        return False

    def _settle(self, coin: Coin, tried: set[int]) -> bool:
        """Take a free place, or that of a symbol that finds another one."""
        for at, letter in enumerate(self.places):
            if at not in tried and self._fits(coin, letter):
                tried.add(at)
                holder = self.taken[at]
                if holder is None or self._settle(holder, tried):
                    self.taken[at] = coin
                    return True
        return False

    def _fits(self, coin: Coin, letter: str) -> bool:
        return letter in (coin.symbol.ability, ANY, *coin.stands_for) or (self.wild and coin.symbol.ability == "O")


def narrowest_first(coins: Sequence[Coin]) -> list[Coin]:
    """Symbols that can replace few others first."""
    return sorted(coins, key=lambda coin: (coin.symbol.ability == "O", len(coin.stands_for)))


def complete(price: Price, way: Way, pool: Sequence[Coin], paid: Sequence[Coin], swaps: Swaps) -> list[Symbol] | None:
    """Fill the rest after these symbols: first one for each condition of the payment, then by count."""
    left = Left(in_letters(way.owed), swaps, price.wild)
    if not all(left.place(coin) for coin in narrowest_first(paid)):
        return None
    unmet = [need for need in needs(price, way) if not any(meets(need, coin) for coin in paid)]
    if not unmet:
        return fill(left, pool)
    for index, coin in enumerate(pool):
        if meets(unmet[0], coin) and (not index or coin != pool[index - 1]):
            found = complete(price, way, [*pool[:index], *pool[index + 1 :]], (*paid, coin), swaps)
            if found is not None:
                return [coin.symbol, *found]
    return None


class Need(Struct, frozen=True):
    """A condition of a payment: a symbol of these cards, or a foreign or own one."""

    sources: tuple[PieceId, ...] = ()
    foreign: bool | None = None


def needs(price: Price, way: Way) -> list[Need]:
    """The conditions of a payment."""
    found = [Need(price.claims[claim].sources) for claim in way.claims]
    if price.must:
        found.append(Need(price.must))
    if way.foreign != "none":
        found.append(Need(foreign=True))
    if way.foreign == "some":
        found.append(Need(foreign=False))
    return found


def meets(need: Need, coin: Coin) -> bool:
    """True if a symbol meets a condition of the payment."""
    return coin.symbol.source in need.sources if need.foreign is None else coin.foreign == need.foreign


def fill(left: Left, pool: Sequence[Coin]) -> list[Symbol] | None:
    """Own abilities first, then substitutes, One Power last."""
    found: list[Symbol] = []
    for coin in narrowest_first(pool):
        if not left.missing:
            break
        if left.place(coin):
            found.append(coin.symbol)
    return None if left.missing else found


def sorted_for(way: Way, pool: Sequence[Coin]) -> list[Coin]:
    """The order of spending: foreign symbols if they count anyway, those of narrow use, One Power last."""
    return sorted(
        pool,
        key=lambda coin: (
            way.foreign == "counted" and not coin.foreign,
            not coin.symbol.use,
            "all" in coin.symbol.alleg,
            coin.symbol.ability == "O",
            coin.symbol,
        ),
    )


def payable(price: Price, pool: Sequence[Coin]) -> bool:
    """True if a price can be paid at all."""
    return any(payment(price, way, pool) is not None for way in ways(price))


def offers(price: Price, pool: Sequence[Coin]) -> list[tuple[Way, tuple[Symbol, ...]]]:
    """Rules 8.2. For each number of tokens the payment with the fewest symbols, unless fewer tokens suffice."""
    found: list[tuple[Way, tuple[Symbol, ...]]] = []
    best: dict[int, int] = {}
    for way in ways(price):
        tokens = len(way.spared)
        if any(total <= way.total for other, total in best.items() if other <= tokens):
            continue
        symbols = payment(price, way, pool)
        if symbols is not None:
            best[tokens] = way.total
            found.append((way, symbols))
    return found


def can_finish(price: Price, spared: Sequence[Ability], paid: Sequence[Coin], pool: Sequence[Coin]) -> bool:
    """True if a payment that was begun can be finished."""
    wanted = tuple(sorted(spared, key=ABILITIES.index))
    return any(way.spared == wanted and payment(price, way, pool, paid) is not None for way in ways(price))


def can_begin(price: Price, spared: Sequence[Ability], pool: Sequence[Coin]) -> bool:
    """True if a payment with these conversions, and perhaps more of them, can be made."""
    return any(not Counter(spared) - Counter(way.spared) and payment(price, way, pool) is not None for way in ways(price))


def has_others(price: Price, found: Sequence[tuple[Way, tuple[Symbol, ...]]], pool: Sequence[Coin]) -> bool:
    """True if a price can be paid with other conversions than those found, or with other symbols."""
    known = {way.spared: symbols for way, symbols in found}
    return any(
        can_finish(price, spared, paid, rest(pool, paid))
        for spared in dict.fromkeys(way.spared for way in ways(price))
        for paid in ([()] if spared not in known else beyond(known[spared], pool))
    )


def beyond(symbols: Sequence[Symbol], pool: Sequence[Coin]) -> Iterator[list[Coin]]:
    """Of each symbol in the pool one more than a payment uses, if there is one."""
    for coin, number in Counter(pool).items():
        taken = symbols.count(coin.symbol)
        if number > taken:
            yield [coin] * (taken + 1)


def swapped(price: Price, spared: Sequence[Ability], paid: Sequence[Coin]) -> int:
    """Rules 8.2.5. How many limited substitutions a whole payment needs at least."""
    wanted = tuple(sorted(spared, key=ABILITIES.index))
    there = [way for way in ways(price) if way.spared == wanted and way.total == len(paid)]
    used = (
        len(swaps)
        for swaps in substitutions(price)
        if any(complete(price, way, (), paid, swaps) is not None for way in there)
    )
    return next(used) if price.substitutes else 0


def is_paid(price: Price, spared: Sequence[Ability], paid: Sequence[Coin]) -> bool:
    """True if these conversions and symbols are a whole payment."""
    return can_finish(price, spared, paid, ())


def rest(pool: Sequence[Coin], paid: Sequence[Coin]) -> list[Coin]:
    """The pool without what was paid."""
    return [*(Counter(pool) - Counter(paid)).elements()]
