"""Rules 7.2, 8. What cards cost, and which symbols may pay."""

from collections.abc import Sequence

from regalia.core import Seat
from regalia.games.wheel_of_time.content import Card, Numbers, card, side, switch
from regalia.games.wheel_of_time.effective import symbol_allegiances, symbol_pays
from regalia.games.wheel_of_time.payment import Coin, Price
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Kind, Symbol
from regalia.games.wheel_of_time.state import State

STRONGEST: tuple[Ability, ...] = ("O", "C", "I", "P")
"""Rules 15. Which of several equally high abilities a Starting card costs."""


def recruiting_prices(state: State, seat: Seat, kind: Kind) -> list[Price]:
    """Rules 8.2. What recruiting a force costs: one price, or several to choose from; none if it has no cost."""
    facts = card(kind)
    cost = printed_cost(state, facts)
    if cost is None:
        return []
    price = Price(
        cost,
        tokens=state.sections[seat],
        each=switch("convert_reduction", state.agreed.profile) == "one_of_each_ability",
        foreign=1 if "Mercenary" in facts.allegiances else 2,
        nature=2 if side(state.side(seat)).double_cost_trait in facts.traits else 1,
        wild=True,
    )
    return [price]


def printed_cost(state: State, facts: Card) -> Numbers | None:
    """Rules 8.2, 15. The printed cost; of a Starting card its strongest ability, as often as it has it."""
    if facts.cost is not None or not facts.starter:
        return facts.cost
    if switch("starting_card_recruit", state.agreed.profile) == "never":
        return None
    strongest = max(STRONGEST, key=lambda ability: facts.abilities[ABILITIES.index(ability)])
    numbers = [facts.abilities[place] if ability == strongest else 0 for place, ability in enumerate(ABILITIES)]
    return numbers[0], numbers[1], numbers[2], numbers[3]


def recruiting_coins(state: State, seat: Seat, kind: Kind) -> list[Coin]:
    """Rules 8.2.3, 8.3. The symbols of a pool that may recruit a force, and which of them are foreign to it."""
    facts = card(kind)
    found = []
    for symbol in state.pools[seat]:
        if not symbol_pays(state, symbol, "recruit", kind):
            continue
        given = symbol_allegiances(state, symbol)
        if may_recruit_with(state, facts, given):
            found.append(Coin(symbol, foreign=not shares(facts.allegiances, given)))
    return found


def shares(own: Sequence[str], given: frozenset[str]) -> bool:
    """Rules 7.1. True if a symbol has an allegiance of the card; one of all allegiances always does."""
    return "all" in given or not given.isdisjoint(own) or "Mercenary" in own


def may_recruit_with(state: State, facts: Card, given: frozenset[str]) -> bool:
    """Rules 8.3. Aiel are recruited with Aiel, Dragon and Dark One symbols, their troops with Aiel alone.

    In Rules 2.0 no troop is recruited with foreign symbols.
    """
    if "Aiel" in facts.allegiances:
        fitting = {"Aiel"} if facts.type == "troop" else {"Aiel", "Dragon", "Dark One"}
        if "all" not in given and given.isdisjoint(fitting):
            return False
    forbidden = facts.type == "troop" and switch("troop_off_allegiance", state.agreed.profile) == "forbidden"
    return not forbidden or shares(facts.allegiances, given)


def plain_price(cost: Numbers) -> Price:
    """Rules 7.2. Exactly these symbols, without conversion, doubling and substitution."""
    return Price(cost)


def plain_coins(state: State, seat: Seat, purpose: str, kind: Kind) -> list[Coin]:
    """Rules 7.2. The symbols of a pool that may pay for an event, an advantage or a text."""
    return [Coin(symbol) for symbol in state.pools[seat] if symbol_pays(state, symbol, purpose, kind)]


def as_coins(coins: Sequence[Coin], symbols: Sequence[Symbol]) -> list[Coin]:
    """The same symbols as the price sees them."""
    by_symbol = {coin.symbol: coin for coin in coins}
    return [by_symbol[symbol] for symbol in symbols]
