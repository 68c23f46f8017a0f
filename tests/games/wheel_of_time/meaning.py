"""What the words of a card mean on several tables: which of its conditions hold, which cards it may choose, its amounts.

Nothing is played here. The tables differ so that most conditions hold on one of them and not on another, and that most
selectors find cards that are meant beside others that are not.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from regalia.core import Seat
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.cards import all_forces, is_multiple
from regalia.games.wheel_of_time.effective.challenges import (
    capped,
    capped_this_turn,
    companions,
    may_join,
    may_reinforce,
    must_join,
    reinforce_tax,
)
from regalia.games.wheel_of_time.effective.dice import (
    acts_as,
    cannot_assign,
    has_priority,
    heal_amount,
    is_lethal,
    life,
    locked_pool,
    must_assign,
    optional_dice,
    pool_reduction,
    rolls_in,
    single_target,
    symbol_allegiances,
    symbol_pays,
    targets_damage,
)
from regalia.games.wheel_of_time.effective.playing import (
    control_tokens,
    draw_allowed,
    event_toll,
    may_be_replaced,
    may_declare,
    may_play,
    may_recruit,
    may_use,
    overrides_win,
    untargetable,
)
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.language.records import Allegiances, Amount, Condition, Entry, Quantity, Selector, Symbols
from regalia.games.wheel_of_time.paying.payment import Price
from regalia.games.wheel_of_time.paying.pricing import event_price, printed_price, recruiting_prices
from regalia.games.wheel_of_time.pieces import ABILITIES, Context, Die, Kind, PieceId, Roll, Symbol
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs.writing import change
from tests.games.wheel_of_time.differences import brief
from tests.games.wheel_of_time.driving import copied, lay_for
from tests.games.wheel_of_time.laid_out import Table, side_of

Meant = Condition | Selector | Amount | Symbols | Allegiances
"""What can be asked of a position."""


def meaning(kind: Kind) -> list[str]:
    """What the words of a card come to, each line once."""
    lines: dict[str, None] = {}
    for entry in words(kind).entries:
        asked = [*values(entry)]
        for table in tables(kind, entry):
            for number, twin in enumerate(twins(table)):
                for ctx in contexts(twin, kind):
                    lines[f"{entry.ref.entry} {[told(twin.state, ctx, each) for each in asked]}"] = None
                if not number and entry.mode in ("static", "req"):
                    lines |= dict.fromkeys(permissions(twin, kind))
    return [*lines]


def values(thing: Any) -> Iterator[Meant]:
    """Every condition, selector and number in an entry, also those within others."""
    if isinstance(thing, Meant):
        yield thing
    if isinstance(thing, Struct) and not isinstance(thing, Quantity):
        for name in thing.__struct_fields__:
            yield from values(getattr(thing, name))
    elif isinstance(thing, tuple):
        for each in thing:
            yield from values(each)


def told(state: State, ctx: Context, asked: Meant) -> Any:
    """What a word comes to; the name of the error where it means nothing."""
    try:
        match asked:
            case Condition():
                return asked.holds(state, ctx)
            case Selector():
                return asked.things(state, ctx), asked.count(state, ctx)
            case Allegiances():
                return sorted(asked.of(state, ctx))
        return asked.of(state, ctx)
    except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError) as wrong:
        return type(wrong).__name__


def tables(kind: Kind, entry: Entry) -> Iterator[Table]:
    """Two tables with the card: at one its player is ahead in a challenge of his own, at the other he is behind."""
    seat = side_of(card(kind))
    for table in (Table(seat, "card", seat), Table(1 - seat, "contest", seat, "few")):
        lay_for(table, kind, entry)
        yield table


def twins(table: Table) -> Iterator[Table]:
    """The table while its challenge is resolved; in the Action Round, with the card at home, rotated and damaged; later.

    Later means in the Last Battle, a turn on, with other tokens and almost no cards in hand.
    """
    state = table.state
    state.round, state.step, state.resolving = "resolution", "om_start", table.challenge
    state.memo = {}
    yield table
    away = copied(table)
    away.state.round, away.state.step, away.state.resolving = "action", "w_action", 0
    if table.me:
        change(away.state, table.me, rotated=True, damage=2, place="home", challenge=0)
    yield away
    later = copied(table)
    later.state.sections, later.state.neutral, later.state.battle, later.state.turn = [2, 4], 5, 1, table.state.turn + 1
    later.state.hands = [(), ("fireball",)]
    later.state.memo, later.state.layout = {}, None
    yield later


def contexts(table: Table, kind: Kind) -> Iterator[Context]:
    """The entry begins; everything was chosen and paid; the other player has it."""
    state, me = table.state, table.me
    plain = in_force.context(state, me) if me in state.pieces else Context(table.seat, kind=kind)
    yield plain
    mine, theirs = ([each for each, _ in state.own(seat)] for seat in (plain.seat, 1 - plain.seat))
    there = state.participants(table.challenge, 1 - table.seat) or theirs
    symbols = tuple(Symbol(ability, mine[0], state.pieces[mine[0]].kind) for ability in ABILITIES[::2])
    state.rolls = (Roll(mine[0], plain.seat, tuple(Die(ability, 1) for ability in ABILITIES), table.challenge),)
    yield replace(
        plain,
        challenge=table.challenge,
        targets=(there[0],),
        seconds=(mine[-1],),
        players=(1 - plain.seat,),
        kinds=("fireball", "andor_infantry"),
        roll=mine[0],
        about=there[-1],
        about_kind=state.pieces[there[-1]].kind,
        about_seat=1 - plain.seat,
        chosen="C",
        named="fireball",
        paid=symbols,
        opt_paid=True,
        spent=(mine[0], mine[-1]),
        spent_kinds=("healing",),
        x=2,
        margin=7,
        amount=3,
    )
    yield replace(plain, seat=1 - plain.seat, targets=(table.challenge,), purpose="recruit", margin=-2, about=mine[0])
    state.rolls = ()


def permissions(table: Table, kind: Kind) -> Iterator[str]:
    """What a few cards may do and suffer, and what players may do, with the effects of the card in force."""
    state = table.state
    forces = [me for me in all_forces(state) if me == table.me or me % 7 == 0]
    for me in forces:
        yield f"{me} {[*of_a_force(table, me)]}"
    for seat in state.seats:
        yield f"{seat} {[*of_a_player(table, seat, kind)]}"
    number = table.challenge
    caps = (capped(state, number), [capped_this_turn(state, seat) for seat in state.seats])
    pools = [pool_reduction(state, number, seat, pool) for seat in state.seats for pool in ("char", "troop")]
    yield f"{caps} {pools} {control_tokens(state, number, 1)} {overrides_win(state)}"


def of_a_force(table: Table, me: PieceId) -> Iterator[Any]:
    """What is true of a force for the player who assigns damage, commits, heals or chooses targets."""
    state, number = table.state, table.challenge
    yield acts_as(state, me), rolls_in(state, me), len(optional_dice(state, me))
    yield cannot_assign(state, me), [must_assign(state, me, pool) for pool in ("char", "troop")]
    yield locked_pool(state, me), targets_damage(state, me), single_target(state, me) is None
    yield has_priority(state, me), is_lethal(state, me), life(state, me)
    yield heal_amount(state, me), must_join(state, me), may_be_replaced(state, me)
    yield [may_join(state, me, number, how) for how in ("commit", "reinforce")]
    yield may_reinforce(state, me, number), reinforce_tax(state, me, number)
    yield companions(state, me, state.participants(number, state.pieces[me].seat))
    for kind in ("", "bodyguards", "longbow", "fireball", "duel"):
        yield [untargetable(state, me, seat, kind) for seat in state.seats]
    symbol = Symbol("P", me, state.pieces[me].kind)
    for purpose, kind in (("recruit", "andor_infantry"), ("recruit", "fade"), ("event", "fireball")):
        yield (
            symbol_pays(state, symbol, purpose, kind),
            sorted(symbol_allegiances(state, symbol, purpose, kind)),
        )


def prices(state: State, seat: Seat, kind: Kind) -> list[Price]:
    """Rules 7.2, 8.2. What a card costs a player."""
    facts = card(kind)
    if facts.force:
        return recruiting_prices(state, seat, kind)
    if facts.type == "event":
        return [event_price(state, seat, kind)]
    return [printed_price(state, seat, kind)] if facts.type == "advantage" else []


def of_a_player(table: Table, seat: Seat, kind: Kind) -> Iterator[Any]:
    """What a player may play, recruit and draw."""
    state = table.state
    for each in (kind, "fireball", "andor_infantry", "fade", "moiraine_sedai", "bodyguards"):
        yield (
            may_play(state, seat, each),
            may_recruit(state, seat, each),
            may_use(state, each),
        )
        yield is_multiple(state, seat, each), event_toll(state, seat, each)
        yield brief(prices(state, seat, each))
    yield may_declare(state, seat, "gather_allies"), draw_allowed(state, seat, 2, Context(seat))
    yield in_force.has(state, seat, "hidden_challenge"), in_force.has(state, seat, "terrain_on")
