"""Rules 7.2, 8. Costs of cards, their changes, and the symbols that can pay."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from regalia.core import Seat
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import NO_NUMBERS, Card, Numbers, card, side, switch
from regalia.games.wheel_of_time.effective.cards import recruited_as, traits
from regalia.games.wheel_of_time.effective.playing import may_recruit, may_rotate
from regalia.games.wheel_of_time.in_force import Effect
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.language.records import Selector
from regalia.games.wheel_of_time.paying.payment import Claim, Price, Substitute
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Context, Kind, Lasting, PieceId
from regalia.games.wheel_of_time.state import State

STRONGEST: tuple[Ability, ...] = ("O", "C", "I", "P")
"""Rules 15. The order of abilities for the cost of a Starting card."""
FREE = Price(NO_NUMBERS)


# ---------------------------------------------------------------- which effects count
def changing(state: State, seat: Seat, kind: Kind, quantity: str) -> list[Effect]:
    """Effects of a player's cards on the cost of one of them, including its own."""
    if not in_force.anything(state, quantity) and not in_force.printed_on_itself(kind, quantity):
        return []
    ctx = Context(seat, kind=kind)
    own = [each for each in in_force.own(state, ctx, quantity) if on_itself(each)]
    others = [each for each in in_force.of(state, quantity) if each.ctx.seat == seat and not only_own(each)]
    return own + [each for each in others if about(state, each, kind)]


def on_itself(effect: Effect) -> bool:
    """True if an entry of a card is about recruiting or playing that card."""
    sel: Any = getattr(effect.op, "sel", None)
    return sel is None or sel.text == "self"


def only_own(effect: Effect) -> bool:
    """Rules 12.2. A `recruit` or `play` entry without a selector is about its own card, which is not in play then."""
    if effect.lasting is not None or effect.entry.when not in ("recruit", "play"):
        return False
    return effect.op.quantity != "pay_as" and on_itself(effect)


def about(state: State, effect: Effect, kind: Kind) -> bool:
    """True if an effect is about this card."""
    sel: Any = getattr(effect.op, "sel", None)
    return sel is None or bool(sel.matches(state, effect.ctx, kind))


# ---------------------------------------------------------------- recruiting
def recruiting_prices(state: State, seat: Seat, kind: Kind) -> list[Price]:
    """Rules 8.2. What recruiting a force costs, in symbols: one price, or several to choose from."""
    if changing(state, seat, kind, "free") or any(each.op.free for each in next_recruits(state, seat, kind)):
        return [FREE]
    instead = changing(state, seat, kind, "alt_cost")
    found = [price for effect in instead for price in alternative_prices(state, effect)]
    facts = card(kind)
    cost = printed_cost(state, facts)
    if cost is not None and all(effect.entry.may or effect.op.if_source is not None for effect in instead):
        found.append(usual_price(state, seat, kind, cost))
    elif any(effect.op.any_of and effect.op.if_source is None for effect in instead):
        found = [usual_price(state, seat, kind, price.cost) for price in found]
    return found


def usual_price(state: State, seat: Seat, kind: Kind, cost: Numbers) -> Price:
    """Rules 8.2. A cost, with everything that changes it."""
    facts = card(kind)
    plus, off, claims = additions(state, seat, kind, cost)
    off -= sum(effect.op.cost_n.of(state, effect.ctx) for effect in next_recruits(state, seat, kind))
    return Price(
        cost,
        tokens=convertible(state, seat, kind),
        each=switch("convert_reduction", state.agreed.profile) == "one_of_each_ability",
        foreign=penalty(state, seat, kind),
        nature=nature(state, seat, kind),
        plus=plus,
        off=off,
        claims=claims,
        wild=True,
        substitutes=substitutes(state, seat, kind),
        mixed=facts.type == "troop" and in_force.has(state, seat, "troop_mixed_payment"),
    )


def convertible(state: State, seat: Seat, kind: Kind) -> int:
    """Rules 8.2.2. Number of tokens that can be converted: the requirements of the card must still be met afterwards."""
    tokens = state.sections[seat]
    if not any(each.when in ("recruit", "control") for each in words(kind).modes.get("req", ())):
        return tokens
    return next(
        (count for count in range(tokens, 0, -1) if may_recruit(after_converting(state, seat, count), seat, kind)), 0
    )


def after_converting(state: State, seat: Seat, count: int) -> State:
    """The position with a number of tokens converted."""
    twin = state.copy()
    twin.sections[seat] -= count
    twin.neutral += count
    twin.memo = {}
    return twin


def penalty(state: State, seat: Seat, kind: Kind) -> int:
    """Rules 8.2.3, 8.3. By how much foreign symbols multiply a cost: not that of Mercenaries, nor where it is waived."""
    waived = any(effect.op.source is None for effect in changing(state, seat, kind, "no_penalty"))
    return 1 if waived or "Mercenary" in recruited_as(state, seat, kind) else 2


def nature(state: State, seat: Seat, kind: Kind) -> int:
    """Rules 8.2.3. Dark Nature costs the Hero double, Light Nature the Villain, unless it is waived."""
    if side(state.side(seat)).double_cost_trait not in traits(state, kind):
        return 1
    return 1 if changing(state, seat, kind, "no_nature_penalty") else 2


def next_recruits(state: State, seat: Seat, kind: Kind) -> list[Effect]:
    """Rules 12.7. One-shot changes of the next matching recruit."""
    return [each for each in changing(state, seat, kind, "next_recruit") if each.lasting is not None]


def used_up(state: State, seat: Seat, kind: Kind) -> list[Lasting]:
    """The effects that recruiting this card uses up."""
    once = next_recruits(state, seat, kind)
    if side(state.side(seat)).double_cost_trait in traits(state, kind):
        once += [each for each in changing(state, seat, kind, "no_nature_penalty") if each.op.n is not None]
    return [each.lasting for each in once if each.lasting is not None]


def alternative_prices(state: State, effect: Effect) -> Iterator[Price]:
    """Rules 12.7. Symbols instead of the printed cost; `rotation` handles a rotation."""
    op = effect.op
    if op.any_from is not None:
        sources = cards_of(state, op.any_from, effect.ctx)
        if sources:
            yield from (Price(numbers(ability), must=sources) for ability in ABILITIES)
    elif op.any_of is not None:
        sources = cards_of(state, op.if_source, effect.ctx)
        if sources or op.if_source is None:
            yield from (Price(numbers(each), must=sources) for each in op.any_of.options)


def cards_of(state: State, selector: Selector | None, ctx: Context) -> tuple[PieceId, ...]:
    """The cards in play that a selector names."""
    return () if selector is None else tuple(each for each in selector.things(state, ctx) if isinstance(each, int))


def rotation(state: State, seat: Seat, kind: Kind) -> tuple[PieceId, ...]:
    """Rules 12.7. The cards one of which is rotated instead of paying; empty if nothing of the kind is possible."""
    found: dict[PieceId, None] = {}
    for effect in changing(state, seat, kind, "alt_cost"):
        if effect.op.rotate is not None:
            there = cards_of(state, effect.op.rotate, effect.ctx)
            found |= dict.fromkeys(each for each in there if may_rotate(state, each))
    return tuple(found)


def numbers(text: str) -> Numbers:
    """Letters side by side as a cost."""
    found = [text.count(ability) for ability in ABILITIES]
    return found[0], found[1], found[2], found[3]


def printed_cost(state: State, facts: Card) -> Numbers | None:
    """Rules 8.2.1, 15. The printed cost; for a Starting card its strongest ability, once per point."""
    if facts.cost is not None or not facts.starter:
        return facts.cost
    if switch("starting_card_recruit", state.agreed.profile) == "never":
        return None
    strongest = max(STRONGEST, key=lambda ability: facts.abilities[ABILITIES.index(ability)])
    return numbers(strongest * facts.abilities[ABILITIES.index(strongest)])


# ---------------------------------------------------------------- what is added
def additions(state: State, seat: Seat, kind: Kind, cost: Numbers) -> tuple[Numbers, int, tuple[Claim, ...]]:
    """Rules 8.2.4. Symbols added to a cost, symbols of choice subtracted from it, and required claims."""
    plus, off, claims = [0] * len(ABILITIES), 0, []
    for effect in changing(state, seat, kind, "cost"):
        number = effect.op.n.of(state, effect.ctx)
        if effect.op.sym == "choice":
            off -= number
            continue
        change = change_of(effect.op.sym, number, cost)
        if any(each.word == "self_pays_part" for each in effect.entry.if_):  # rules 8.2.6
            claims.append(Claim((effect.ctx.card,), change))
        else:
            plus = [before + more for before, more in zip(plus, change, strict=True)]
    return (plus[0], plus[1], plus[2], plus[3]), off, tuple(claims)


def change_of(sym: str, each: int, cost: Numbers) -> Numbers:
    """The change of each ability of a cost; `each`: of those it names."""
    found = [each * (cost[index] > 0 if sym == "each" else ability in sym) for index, ability in enumerate(ABILITIES)]
    return found[0], found[1], found[2], found[3]


def substitutes(state: State, seat: Seat, kind: Kind) -> tuple[Substitute, ...]:
    """Rules 8.2.5. Limited substitutions, such as those of Cairhien's controller, with what is left of them this turn."""
    found = []
    for effect in changing(state, seat, kind, "pay_as"):
        if effect.op.per is not None:
            swapped = [note for note in state.diary if note.what == "swapped" and note.turn == state.turn]
            most = effect.op.n.of(state, effect.ctx) - sum(note.amount for note in swapped if note.seat == seat)
            if most > 0:
                found.append(Substitute(effect.op.from_, stands(effect), most))
    return tuple(found)


def stands(effect: Effect) -> tuple[Ability, ...]:
    """The abilities that symbols can replace by an effect."""
    return tuple(ability for ability in ABILITIES if effect.op.to == "any" or ability in effect.op.to.options)


# ---------------------------------------------------------------- events and advantages
def out_of_reach(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 7.2. True if a pool lacks a symbol that an event or advantage costs, and no effect can help."""
    held = "".join([symbol.ability for symbol in state.pools[seat]])
    cost = card(kind).cost or NO_NUMBERS
    if all(held.count(ability) >= number for ability, number in zip(ABILITIES, cost, strict=True)):
        return False
    return not any(changing(state, seat, kind, each) for each in ("free", "cost", "pay_as"))


def printed_price(state: State, seat: Seat, kind: Kind) -> Price:
    """Rules 7.2, 11.4. The printed symbols of an event or an advantage, with their changes."""
    if changing(state, seat, kind, "free"):
        return FREE
    cost = card(kind).cost or NO_NUMBERS
    plus, off, claims = additions(state, seat, kind, cost)
    return Price(cost, plus=plus, off=off, claims=claims)


def event_price(state: State, seat: Seat, kind: Kind, aimed: Context | None = None) -> Price:
    """Rules 7.2, 12.8. The printed symbols of an event, with their changes and what others add; `aimed`: its targets."""
    price = printed_price(state, seat, kind)
    if price is FREE:
        return price
    aimed, plus = aimed or Context(seat, kind=kind), [*price.plus]
    for effect in in_force.of(state, "tax"):
        if pays_tax(state, seat, kind, effect, aimed):
            more = effect.ctx.amount if effect.lasting is not None else effect.op.n.of(state, effect.ctx)
            plus[ABILITIES.index(effect.op.sym)] += more
    return replace(price, plus=(plus[0], plus[1], plus[2], plus[3]))


def pays_tax(state: State, seat: Seat, kind: Kind, effect: Effect, aimed: Context) -> bool:
    """True if a player pays more for this play."""
    if not in_force.concerns_seat(state, effect, seat):
        return False
    if effect.op.scope and (effect.lasting is None or state.resolving not in effect.lasting.on):
        return False
    at = replace(effect.ctx, seconds=(*aimed.targets, *aimed.seconds), players=aimed.players)
    return bool(effect.op.sel.matches(state, at, kind))
