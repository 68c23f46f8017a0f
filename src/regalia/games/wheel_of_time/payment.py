"""Rules 7.2, 8.2. Paying: which symbols pay a price, and what is still missing. Nothing here changes anything.

What is owed depends only on which tokens are converted, whether a foreign symbol takes part, and which reductions are
claimed. With those fixed, there is a payment if there are enough symbols by count: own abilities first, then One Power.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from msgspec import Struct

from regalia.games.wheel_of_time.content import NO_NUMBERS, Numbers
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, PieceId, Symbol

Owed = Numbers


class Claim(Struct, frozen=True):
    """Rules 8.2.6. A reduction that needs a symbol of these cards among the payment; of an `alternative` it is the cost."""

    sources: tuple[PieceId, ...]
    plus: Numbers = NO_NUMBERS
    first: bool = False
    """True if it applies before the multipliers."""


class Substitute(Struct, frozen=True):
    """Rules 8.2.5. So many symbols of one ability may stand for another one."""

    symbol: Ability
    stands_for: Ability
    most: int


class Price(Struct, frozen=True):
    """Rules 8.2. What something costs, as far as no symbol was looked at."""

    cost: Numbers
    """Printed, or instead of it."""
    tokens: int = 0
    """How many of one's own tokens may be converted."""
    each: bool = False
    """Rules 2.3. True if a token lowers every ability of the cost and not just one."""
    foreign: int = 1
    """By how much a foreign symbol multiplies it."""
    nature: int = 1
    """By how much the nature of the card multiplies it."""
    before: Numbers = NO_NUMBERS
    """What is added before the multipliers."""
    plus: Numbers = NO_NUMBERS
    """What is added after them."""
    claims: tuple[Claim, ...] = ()
    must: tuple[PieceId, ...] = ()
    """One of these cards must pay a part, for the price to hold at all."""
    wild: bool = False
    """One Power may stand for any other ability."""
    substitutes: tuple[Substitute, ...] = ()
    mixed: bool = False
    """One symbol that shares an allegiance keeps foreign ones from counting."""


class Coin(Struct, frozen=True):
    """A symbol of the pool as this price sees it."""

    symbol: Symbol
    foreign: bool = False


class Way(Struct, frozen=True):
    """A set of conversions, a kind of payment and claims, with what is then owed."""

    spared: tuple[Ability, ...]
    foreign: bool
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
        Way(spared, foreign, claims, owed(price, spared, foreign, claims))
        for spared in sparings(price)
        for foreign in ((False, True) if price.foreign > 1 or price.mixed else (False,))
        for claims in subsets(len(price.claims))
    ]
    sensible = [way for way in found if way.total or not (way.foreign or way.claims)]
    return tuple(sorted(sensible, key=lambda way: (len(way.spared), way.total, way.foreign, len(way.claims))))


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
    """All sets of so many claims, the largest first."""
    return [chosen for size in range(count, -1, -1) for chosen in combinations(range(count), size)]


def owed(price: Price, spared: Sequence[Ability], foreign: bool, claims: Sequence[int]) -> Owed:
    """Rules 8.2. Conversion, multipliers, then what is added; no ability below 0."""
    factor = (price.foreign if foreign else 1) * price.nature
    claimed = [price.claims[claim] for claim in claims]
    first, last = ([claim.plus for claim in claimed if claim.first is when] for when in (True, False))
    amounts = []
    for place, ability in enumerate(ABILITIES):
        less = len(spared) if price.each else spared.count(ability)
        before = max(0, price.cost[place] - less) + price.before[place] + sum(plus[place] for plus in first)
        after = max(0, before) * factor + price.plus[place] + sum(plus[place] for plus in last)
        amounts.append(max(0, after))
    return amounts[0], amounts[1], amounts[2], amounts[3]


def payment(price: Price, way: Way, pool: Sequence[Coin], paid: Sequence[Coin] = ()) -> tuple[Symbol, ...] | None:
    """Rules 8.2.5. Symbols that pay a way exactly, `paid` among them; None if there are none."""
    if len(paid) > way.total or len(pool) + len(paid) < way.total:
        return None
    usable = [coin for coin in pool if way.foreign or not coin.foreign]
    if not way.foreign and any(coin.foreign for coin in paid):
        return None
    for swaps in substitutions(price):
        found = complete(price, way, left_after(price, way.owed, paid, swaps), sorted_for(way, usable), paid, swaps)
        if found is not None:
            return (*(coin.symbol for coin in paid), *found)
    return None


Swaps = tuple[tuple[Ability, Ability], ...]
"""Substitutions that are used: a symbol, and what it stands for, each as often as it happens."""


def substitutions(price: Price) -> Iterator[Swaps]:
    """Which substitutions beyond One Power are used, none first."""
    yield ()
    for each in price.substitutes:
        for count in range(1, each.most + 1):
            yield ((each.symbol, each.stands_for),) * count


class Left(Struct):
    """What is still owed, and how often each substitution can still be used."""

    owed: list[int]
    swaps: list[tuple[Ability, Ability]]


def left_after(price: Price, amounts: Owed, paid: Sequence[Coin], swaps: Swaps) -> Left | None:
    """What is owed after these symbols; None if one of them has no place."""
    left = Left([*amounts], [*swaps])
    for coin in sorted(paid, key=lambda coin: coin.symbol.ability == "O"):
        if not place(price, left, coin.symbol.ability):
            return None
    return left


def place(price: Price, left: Left, ability: Ability) -> bool:
    """Let a symbol take a place of its own ability, or one that it may stand for."""
    own = ABILITIES.index(ability)
    if left.owed[own]:
        left.owed[own] -= 1
        return True
    for swap in left.swaps:
        if swap[0] == ability and left.owed[ABILITIES.index(swap[1])]:
            left.owed[ABILITIES.index(swap[1])] -= 1
            left.swaps.remove(swap)
            return True
    if ability == "O" and price.wild:
        for other in range(len(ABILITIES)):
            if left.owed[other]:
                left.owed[other] -= 1
                return True
    return False


def complete(
    price: Price, way: Way, left: Left | None, pool: Sequence[Coin], paid: Sequence[Coin], swaps: Swaps
) -> list[Symbol] | None:
    """Fill what is left: first a symbol for each condition that the payment must meet, then by count."""
    if left is None:
        return None
    unmet = [need for need in needs(price, way) if not any(meets(price, need, coin) for coin in paid)]
    if not unmet:
        return fill(price, left, pool)
    tried: set[tuple[Ability, PieceId, bool]] = set()
    for index, coin in enumerate(pool):
        key = (coin.symbol.ability, coin.symbol.source, coin.foreign)
        if key in tried or not meets(price, unmet[0], coin):
            continue
        tried.add(key)
        more = (*paid, coin)
        after = left_after(price, way.owed, more, swaps)
        found = complete(price, way, after, [*pool[:index], *pool[index + 1 :]], more, swaps)
        if found is not None:
            return [coin.symbol, *found]
    return None


def needs(price: Price, way: Way) -> list[tuple[str, tuple[PieceId, ...]]]:
    """What must be among a payment: a foreign symbol, one that is not, a part by the cards of each claim."""
    found: list[tuple[str, tuple[PieceId, ...]]] = [("from", price.claims[claim].sources) for claim in way.claims]
    if price.must:
        found.append(("from", price.must))
    if way.foreign:
        found.append(("foreign", ()))
        if price.mixed:
            found.append(("home", ()))
    return found


def meets(price: Price, need: tuple[str, tuple[PieceId, ...]], coin: Coin) -> bool:
    """True if a symbol meets a condition of the payment."""
    kind, sources = need
    if kind == "from":
        return coin.symbol.source in sources
    return coin.foreign == (kind == "foreign")


def fill(price: Price, left: Left, pool: Sequence[Coin]) -> list[Symbol] | None:
    """Own abilities first, then substitutes, One Power last."""
    found: list[Symbol] = []
    for coin in sorted(pool, key=lambda coin: coin.symbol.ability == "O"):
        if not any(left.owed):
            break
        if place(price, left, coin.symbol.ability):
            found.append(coin.symbol)
    return None if any(left.owed) else found


def sorted_for(way: Way, pool: Sequence[Coin]) -> list[Coin]:
    """Which symbols to spend first: foreign ones where they double anyway, those of narrow use, of no card."""
    return sorted(
        pool,
        key=lambda coin: (way.foreign and not coin.foreign, not coin.symbol.use, "all" in coin.symbol.alleg, coin.symbol),
    )


def payable(price: Price, pool: Sequence[Coin]) -> bool:
    """True if a price can be paid at all."""
    return any(payment(price, way, pool) is not None for way in ways(price))


def offers(price: Price, pool: Sequence[Coin]) -> list[tuple[Way, tuple[Symbol, ...]]]:
    """Rules 8.2. For each number of tokens the payment of the fewest symbols, unless fewer tokens do as well."""
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


def is_paid(price: Price, spared: Sequence[Ability], paid: Sequence[Coin]) -> bool:
    """True if these conversions and symbols are a whole payment."""
    return can_finish(price, spared, paid, ())


def rest(pool: Sequence[Coin], paid: Sequence[Coin]) -> list[Coin]:
    """The pool without what was paid."""
    return [*(Counter(pool) - Counter(paid)).elements()]
