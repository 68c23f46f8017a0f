"""Rules 7.2, 8.2. Payments found by counting are those that trying every subset of the pool finds."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from random import Random
from typing import Literal

import pytest

from regalia.core import Game, Option
from regalia.games.wheel_of_time import RULES, notation
from regalia.games.wheel_of_time.content import NO_NUMBERS, Numbers
from regalia.games.wheel_of_time.options import PAY_OTHERWISE, PayWith, Recruit
from regalia.games.wheel_of_time.paying.payment import (
    Claim,
    Coin,
    Price,
    Substitute,
    can_finish,
    has_others,
    is_paid,
    offers,
    payable,
    payment,
    rest,
    swapped,
    ways,
)
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Symbol
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.paying import Paying
from tests.games.wheel_of_time.laid import HERO, Table, symbol

PELIVAR = Price((2, 0, 0, 1), foreign=2, wild=True)
"""Rules 8.3. An Andoran for two Politics and one Combat."""


def coin(said: str, stands_for: tuple[Ability, ...] = ()) -> Coin:
    """`P1` is Politics of the first card, `P1!` is foreign."""
    ability: Ability = next(each for each in ABILITIES if each == said[0])
    return Coin(Symbol(ability, int(said[1])), foreign=said.endswith("!"), stands_for=stands_for)


def pool(said: str) -> list[Coin]:
    """Symbols side by side."""
    return [coin(each) for each in said.split()]


def cheapest(price: Price, said: str) -> list[tuple[int, int]]:
    """For each payment that is offered, how many tokens and symbols it takes."""
    return [(len(way.spared), len(symbols)) for way, symbols in offers(price, pool(said))]


def test_exactly_the_printed_symbols_are_paid() -> None:
    assert cheapest(PELIVAR, "P1 P1 C1") == [(0, 2 + 1)]
    assert not payable(PELIVAR, pool("P1 P1 P1"))
    assert cheapest(PELIVAR, "P1 P1 P1 C1 C1") == [(0, 2 + 1)]


def test_one_foreign_symbol_doubles_the_cost() -> None:
    assert not payable(PELIVAR, pool("P1 P1 C2!"))
    assert cheapest(PELIVAR, "P1 P1 P1 P1 C2! C1") == [(0, 2 + 1)]
    assert cheapest(PELIVAR, "P1! P1 P1 P1 C2! C2!") == [(0, 2 * (2 + 1))]


def test_one_power_stands_for_any_other_ability_and_nothing_stands_for_it() -> None:
    assert cheapest(PELIVAR, "P1 O1 C1") == [(0, 3)]
    assert not payable(Price((0, 0, 1, 0), wild=True), pool("P1 I1 C1"))
    assert not payable(Price((1, 0, 0, 0)), pool("O1"))


def test_a_converted_token_spares_one_symbol_before_anything_is_doubled() -> None:
    elayne = Price((2, 0, 0, 0), tokens=2, foreign=2, nature=2, wild=True)
    assert cheapest(elayne, "P1! " * 8) == [(0, 2 * 2 * 2), (1, 1 * 2 * 2), (2, 0)]
    assert cheapest(elayne, "P1! " * 4) == [(1, 1 * 2 * 2), (2, 0)]


def test_a_reduction_that_wants_a_part_of_the_payment_is_worth_a_dearer_symbol() -> None:
    rand = Claim((7,), (-1, 0, 0, -1))
    assert cheapest(Price((2, 0, 0, 1), foreign=2, claims=(rand,), wild=True), "P1 P1 C7!") == []
    assert cheapest(Price((2, 0, 0, 1), foreign=2, claims=(rand,), wild=True), "P1 P1 P1 C7!") == [(0, 4 - 1 + 2 - 1)]
    assert cheapest(Price((2, 0, 0, 0), claims=(rand,), wild=True), "P7 P1") == [(0, 2 - 1)]


def test_a_symbol_that_must_take_part_has_the_place_that_the_others_leave() -> None:
    rand = Claim((7,), (-1, 0, 0, -1))
    assert cheapest(Price((2, 0, 0, 1), foreign=2, claims=(rand,), wild=True), "P1 P1 P1 O7!") == [(0, 4 - 1 + 2 - 1)]
    torean = coin("I7", stands_for=("P",))
    assert payable(Price((2, 1, 0, 0), claims=(rand,)), [torean, *pool("I1")])
    assert payable(Price((2, 1, 0, 0), must=(7,)), [torean, *pool("I1 P1")])


def test_a_limited_substitution_is_used_as_often_as_it_may_be() -> None:
    cairhien = Substitute("I", ("P", "C"), 2)
    assert payable(Price((1, 0, 0, 1), substitutes=(cairhien,)), pool("I1 I1"))
    assert not payable(Price((2, 0, 0, 1), substitutes=(cairhien,)), pool("I1 I1 I1"))


def test_with_mixed_payment_one_symbol_that_shares_an_allegiance_will_do() -> None:
    troop = Price((2, 0, 0, 0), foreign=2, mixed=True)
    assert cheapest(troop, "P1 P2!") == [(0, 2)]
    assert cheapest(troop, "P2! P2!") == []
    assert cheapest(troop, "P2! P2! P2! P2!") == [(0, 2 * 2)]


def test_what_a_symbol_may_stand_for_is_no_duty() -> None:
    torean = coin("I1", stands_for=("P",))
    assert payable(Price((1, 0, 0, 0)), [torean])
    assert payable(Price((0, 1, 0, 0)), [torean])
    assert not payable(Price((1, 1, 0, 0)), [torean])


# Which symbols are spent where several would do


def first_offer(price: Price, coins: Sequence[Coin]) -> list[tuple[Ability, int]]:
    """The symbols of the first payment that is offered, with the cards they come from."""
    return [(each.ability, each.source) for each in offers(price, coins)[0][1]]


def test_one_power_is_kept_for_last() -> None:
    price = Price((1, 0, 0, 0), wild=True)
    assert first_offer(price, pool("O1 P1")) == [("P", 1)]
    assert first_offer(price, [*pool("O1"), coin("I1", stands_for=("P",))]) == [("I", 1)]


def test_where_the_cost_is_multiplied_anyway_foreign_symbols_go_first() -> None:
    assert first_offer(Price((1, 0, 0, 0), foreign=2), pool("P1 P9! P9!")) == [("P", 1)]
    assert first_offer(Price((2, 0, 0, 0), foreign=2), pool("P1 P9! P9! P9! P9!")) == [("P", 9)] * 4
    assert first_offer(Price((1, 0, 0, 0), foreign=2, must=(9,)), pool("P1 P9!")) == [("P", 9), ("P", 1)]


def test_symbols_of_narrow_use_go_first_those_that_share_every_allegiance_last() -> None:
    price = Price((1, 0, 0, 0))
    plain, narrow, wide = (
        Coin(Symbol("P", source, use=use, alleg=alleg))
        for source, use, alleg in ((1, "", ()), (2, "recruit", ()), (3, "", ("all",)))
    )
    assert first_offer(price, [wide, plain, narrow]) == [("P", 2)]
    assert first_offer(price, [wide, plain]) == [("P", 1)]


def test_what_can_stand_for_little_is_placed_before_what_can_stand_for_much() -> None:
    torean = coin("I1", stands_for=("P",))
    assert first_offer(Price((1, 1, 0, 0)), [torean, coin("I2"), coin("P3")]) == [("I", 2), ("P", 3)]


def test_a_token_that_saves_no_symbol_is_not_offered() -> None:
    rand = Claim((7,), (-1, 0, 0, 0))
    assert cheapest(Price((2, 0, 0, 0), tokens=1, claims=(rand,)), "P7 P1") == [(0, 2 - 1)]


def test_how_many_limited_substitutions_a_payment_needs() -> None:
    cairhien = Substitute("I", ("P", "C"), 2)
    price = Price((1, 1, 0, 1), substitutes=(cairhien,))
    assert [swapped(price, (), pool(each)) for each in ("P1 I1 C1", "I1 I1 C1", "I1 I1 I1")] == [0, 1, 2]
    assert first_offer(Price((2, 0, 0, 0), substitutes=(cairhien,)), pool("C1 I1 I1")) == [("I", 1)] * 2
    assert swapped(Price((1, 0, 0, 0), wild=True), (), pool("O1")) == 0
    assert swapped(Price((2, 0, 0, 0), tokens=1, substitutes=(cairhien,)), ("P",), pool("I1")) == 1


# At the table

ELAYNE = Price((2, 0, 0, 0), tokens=2, wild=True)


def paying(*letters: str, part: Literal["whole", "tokens"] = "whole") -> Game[State]:
    """The Hero player pays for Elayne with these symbols and two tokens of the Pattern."""
    table = Table()
    table.pool(HERO, *(symbol(letter) for letter in letters))
    return Game(RULES, table.state, Paying(HERO, "recruit", "elayne_trakand", ELAYNE, part), events=[])


def test_whoever_pays_part_by_part_pays_with_all_tokens_that_are_owed() -> None:
    game = paying(part="tokens")
    assert game.state.sections[HERO] == 2 - 2
    assert game.state.neutral == 2


def test_the_only_payment_is_asked_about_if_it_converts_tokens_and_no_other_way_is_promised() -> None:
    game = paying()
    assert game.asks[HERO] == (PayWith((), ("P", "P")),)
    game.answer(HERO, PayWith((), ("P", "P")))
    assert game.state.sections[HERO] == 0


def test_another_way_is_promised_where_there_is_one() -> None:
    assert paying("P", "P").why_not(HERO, PAY_OTHERWISE), "two symbols, one and a token, two tokens: nothing else"
    assert not paying("P", "P", "O").why_not(HERO, PAY_OTHERWISE), "or One Power for one of them"


# Against trying everything


def every_payment(price: Price, coins: Sequence[Coin]) -> Iterator[tuple[int, int]]:
    """Tokens and symbols of every payment, by trying each subset with each conversion and each set of claims."""
    units = [ability for ability, number in zip(ABILITIES, price.cost, strict=True) for _ in range(number)]
    for count in range(min(price.tokens, len(units)) + 1):
        for spared in set(combinations(units, count)):
            for size in range(len(coins) + 1):
                if any(pays(price, spared, chosen) for chosen in combinations(coins, size)):
                    yield count, size


def pays(price: Price, spared: Sequence[Ability], paid: Sequence[Coin]) -> bool:
    """True if this is a payment by the words of rules 8.2."""
    if price.must and not any(each.symbol.source in price.must for each in paid):
        return False
    claims = [claim for claim in price.claims if any(each.symbol.source in claim.sources for each in paid)]
    return any(
        exact(price, owed, paid)
        for size in range(len(claims) + 1)
        for taken in combinations(claims, size)
        for owed in owed_with(price, spared, paid, taken)
    )


def owed_with(price: Price, spared: Sequence[Ability], paid: Sequence[Coin], claims: Sequence[Claim]) -> list[Numbers]:
    """What is then owed; with mixed payment a home symbol keeps foreign ones from counting."""
    foreign = any(each.foreign for each in paid) and not (price.mixed and any(not each.foreign for each in paid))
    factor = (price.foreign if foreign else 1) * price.nature
    owed = [
        max(0, (price.cost[at] - spared.count(ability)) * factor + price.plus[at] + sum(claim.plus[at] for claim in claims))
        for at, ability in enumerate(ABILITIES)
    ]
    found = [(owed[0], owed[1], owed[2], owed[3])]
    for _ in range(min(price.off, sum(owed))):
        found = [one_less(each, at) for each in found for at in range(len(each)) if each[at]]
    return found


def one_less(owed: Numbers, at: int) -> Numbers:
    """One symbol of an ability less."""
    less = [amount - (place == at) for place, amount in enumerate(owed)]
    return less[0], less[1], less[2], less[3]


def exact(price: Price, owed: Numbers, paid: Sequence[Coin]) -> bool:
    """True if each symbol has a place and no place is left, however they are placed."""
    if len(paid) != sum(owed):
        return False
    able = [fits(price, each) for each in paid]
    return any(tuple(taken.count(at) for at in range(4)) == owed for taken in product(*able))


def fits(price: Price, paid: Coin) -> list[int]:
    """The abilities that a symbol can pay."""
    ability = paid.symbol.ability
    names = ABILITIES if ability == "O" and price.wild else (ability, *paid.stands_for)
    return [ABILITIES.index(each) for each in dict.fromkeys(names)]


def some_price(lots: Random) -> Price:
    """A price with a few things that change it."""
    cost = tuple(lots.choice((0, 0, 1, 2)) for _ in ABILITIES)
    claims = (Claim((1,), (-1, 0, 0, -1)),) if lots.random() < 0.3 else ()
    return Price(
        (cost[0], cost[1], cost[2], cost[3]),
        tokens=lots.randrange(3),
        foreign=lots.choice((1, 2)),
        nature=lots.choice((1, 1, 2)),
        plus=lots.choice((NO_NUMBERS, (-1, 0, 0, -1), (0, 0, 0, 1))),
        off=lots.choice((0, 0, 1)),
        claims=claims,
        must=lots.choice(((), (), (2,))),
        wild=lots.random() < 0.7,
        mixed=lots.random() < 0.2,
    )


def some_pool(lots: Random, price: Price) -> list[Coin]:
    """Up to six symbols of three cards; nothing is foreign where it does not matter."""
    return [
        Coin(
            Symbol(lots.choice(ABILITIES), lots.randrange(1, 4)),
            foreign=price.foreign > 1 and lots.random() < 0.4,
            stands_for=lots.choice(((), (), (), ("P",))),
        )
        for _ in range(lots.randrange(7))
    ]


@pytest.mark.parametrize("number", range(8))
def test_what_is_offered_is_the_cheapest_for_each_number_of_tokens(number: int) -> None:
    lots = Random(number)
    for _ in range(40):
        price = some_price(lots)
        coins = some_pool(lots, price)
        best: dict[int, int] = {}
        for tokens, size in every_payment(price, coins):
            best[tokens] = min(size, best.get(tokens, size))
        worth_it = {
            tokens: size
            for tokens, size in best.items()
            if all(size < other for less, other in best.items() if less < tokens)
        }
        found = {len(way.spared): len(symbols) for way, symbols in offers(price, coins)}
        assert found == worth_it, (price, coins)


@pytest.mark.parametrize("number", range(4))
def test_a_payment_can_be_finished_if_it_is_a_part_of_one(number: int) -> None:
    lots = Random(100 + number)
    for _ in range(25):
        price = some_price(lots)
        coins = some_pool(lots, price)
        for way in ways(price):
            found = payment(price, way, coins)
            if found is None:
                continue
            by_symbol = {each.symbol: each for each in coins}
            paid = [by_symbol[symbol] for symbol in found]
            assert is_paid(price, way.spared, paid), (price, paid)
            for size in range(len(paid)):
                assert can_finish(price, way.spared, paid[:size], rest(coins, paid[:size])), (price, paid[:size])


@pytest.mark.parametrize("number", range(4))
def test_there_are_other_ways_to_pay_if_trying_everything_finds_more_than_is_offered(number: int) -> None:
    lots = Random(200 + number)
    for _ in range(40):
        price = some_price(lots)
        coins = some_pool(lots, price)
        by_symbol = {each.symbol: each for each in coins}
        coins = [by_symbol[each.symbol] for each in coins]
        found = offers(price, coins)
        assert has_others(price, found, coins) == (len(different(price, coins)) > len(found)), (price, coins)


def different(price: Price, coins: Sequence[Coin]) -> set[tuple[tuple[Ability, ...], tuple[Symbol, ...]]]:
    """Conversions and symbols of every payment, each once."""
    return {
        (way.spared, tuple(sorted(each.symbol for each in chosen)))
        for way in ways(price)
        for chosen in combinations(coins, way.total)
        if pays(price, way.spared, chosen)
    }


@pytest.mark.parametrize(("control", "again"), [("5/3", False), ("7/3", True)])
def test_what_cairhien_lets_stand_for_others_is_used_up_within_a_turn(control: str, again: bool) -> None:
    game = notation.lay_out(
        [
            f"phase actions | pattern 0/0/2 | dominant V | control:cairhien {control}",
            "H advantages cairhien | hand commander commander | pool I I I I",
        ]
    )
    notation.act(game, "H recruit commander")
    assert [each.ability for each in game.state.pools[HERO]] == ["I", "I"]
    notation.act(game, "H pass")
    assert type(game.step).__name__ == "Act"
    assert (Recruit("commander") in _offered(game)) is again


def _offered(game: Game[State]) -> tuple[Option, ...]:
    """The options of the Hero player."""
    ask = game.asks[HERO]
    assert isinstance(ask, tuple)
    return ask
