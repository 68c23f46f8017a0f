"""A second reading of Oriflamme: the whole game, written from rules.md alone and played beside the engine."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from itertools import chain, pairwise
from typing import Any

from regalia.core import Game, Option, Seat
from regalia.games.oriflamme import RULES
from regalia.games.oriflamme.options import Copy, Gap, Keep, Left, Move, Onto, Place, Reveal, Right, Steal, Target
from regalia.games.oriflamme.state import State
from tests.games.second_reading import Claim, Turn

Asking = Generator[tuple[Seat, frozenset[Option]], Option, Any]
"""A part of the rules that can ask a seat to choose among options."""
SINGLE_USE = {"assassination", "royal_decree", "ambush", "conspiracy"}


@dataclass(eq=False)
class Piece:
    """A card that has been placed."""

    name: str
    kind: str
    owner: Seat
    tokens: int = 0
    up: bool = False


Pile = list[Piece]


@dataclass
class Table:
    """Rules 4. What is on the table, from the first decision on."""

    order: tuple[Seat, ...]
    first: Seat
    points: list[int]
    hands: list[set[str]]
    discards: list[list[str]]
    queue: list[Pile]

    def __str__(self) -> str:
        piles = [[(card.name, card.kind, card.tokens, card.up) for card in pile] for pile in self.queue]
        return f"{self.points} {piles} {self.discards} {[sorted(hand) for hand in self.hands]}"

    def leave(self, card: Piece) -> None:
        """A card goes to its owner's discard pile."""
        next(pile for pile in self.queue if card in pile).remove(card)
        self.discards[card.owner].append(card.name)


def choose(seat: Seat, options: list[Any]) -> Asking:
    """Rules 6. One legal option is no question."""
    return options[0] if len(options) == 1 else (yield seat, frozenset(options))


def play(table: Table) -> Asking:
    """Rules 5. Six rounds."""
    placed = [0] * len(table.points)
    for _ in range(6):
        start = table.order.index(table.first)
        clockwise = table.order[start:] + table.order[:start]
        for seat in clockwise:
            placed[seat] += 1
            yield from place(table, seat, f"{'abcde'[seat]}{placed[seat]}")
        yield from resolve(table)
        table.first = clockwise[1]


def place(table: Table, seat: Seat, name: str) -> Asking:
    """Rules 5.1."""
    kind = (yield from choose(seat, [Place(kind) for kind in table.hands[seat]])).kind
    own = {pile[-1].name: pile for pile in table.queue if pile[0].owner == seat}
    where = yield from choose(seat, [Left(), Right(), *map(Onto, own)] if table.queue else [Left()])
    table.hands[seat].remove(kind)
    if isinstance(where, Onto):
        own[where.card].append(Piece(name, kind, seat))
    else:
        table.queue.insert(0 if where == Left() else len(table.queue), [Piece(name, kind, seat)])


def resolve(table: Table) -> Asking:
    """Rules 5.2."""
    at = 0
    while at < len(table.queue):
        pile = table.queue[at]
        card = pile[-1]
        if not card.up and (yield from choose(card.owner, [Reveal(), Keep()])) == Keep():
            card.tokens += 1
            at += 1
            continue
        if not card.up:
            table.points[card.owner] += {"conspiracy": 2 * card.tokens, "ambush": 1}.get(card.kind, card.tokens)
            card.up, card.tokens = True, 0
        yield from ability(table, card.kind, card, pile)
        if card.kind in SINGLE_USE and card in pile:
            table.leave(card)
        where = next(number for number, other in enumerate(table.queue) if other is pile)
        at = sum(map(bool, table.queue[:where])) + (bool(pile) and pile[-1] is card)
        table.queue = [other for other in table.queue if other]


def ability(table: Table, kind: str, card: Piece, pile: Pile) -> Asking:
    """Rules 6. What a card does in its pile, with its own ability or a copied one."""
    me, queue = card.owner, table.queue
    beside = [left if right is pile else right for left, right in pairwise(queue) if pile is left or pile is right]
    match kind:
        case "archer":
            yield from eliminate(table, card, [queue[0], queue[-1]])
        case "soldier":
            yield from eliminate(table, card, beside)
        case "assassination":
            yield from eliminate(table, card, [other for other in queue if other is not pile])
        case "spy":
            yield from steal(table, me, {other[-1].owner for other in beside} - {me})
        case "heir":
            heirs = [other[-1] for other in queue if other[-1].up and other[-1].kind == "heir"]
            table.points[me] += 2 * (len(heirs) == 1)
        case "lord":
            table.points[me] += 1 + sum(len(other) for other in beside if other[0].owner == me)
        case "shapeshifter":
            if copies := {other[-1].kind for other in beside if other[-1].up} - {"shapeshifter"}:
                copied = yield from choose(me, list(map(Copy, copies)))
                yield from ability(table, copied.kind, card, pile)
        case "royal_decree":
            yield from move(table, me, pile)


def steal(table: Table, me: Seat, victims: set[Seat]) -> Asking:
    """Rules 6.3."""
    if victims:
        victim = (yield from choose(me, list(map(Steal, victims)))).victim
        taken = min(1, table.points[victim])
        table.points[victim] -= taken
        table.points[me] += taken


def eliminate(table: Table, card: Piece, piles: list[Pile]) -> Asking:
    """Rules 6.0. The top cards of these piles are the legal targets."""
    tops = {pile[-1].name: pile[-1] for pile in piles}
    if not tops:
        return
    target = tops[(yield from choose(card.owner, list(map(Target, tops)))).card]
    target.up, target.tokens = True, 0
    table.points[card.owner] += 1
    table.leave(target)
    if target.kind == "ambush":
        table.points[target.owner] += 1 if target.owner == card.owner else 4
        table.leave(card)


def move(table: Table, me: Seat, decree: Pile) -> Asking:
    """Rules 6.8. A Royal Decree moves the top card of another pile."""
    tops = {pile[-1].name: number for number, pile in enumerate(table.queue) if pile is not decree}
    if not tops:
        return
    number = tops[(yield from choose(me, list(map(Move, tops)))).card]
    origin = table.queue[number]
    moved, stacked = origin[-1], len(origin) > 1
    rest = [pile for pile in table.queue if pile is not origin or stacked]
    gaps = [Gap(gap) for gap in range(len(rest) + 1) if stacked or gap != number]
    onto = {pile[-1].name: pile for pile in rest if pile[0].owner == moved.owner and pile is not origin}
    where = yield from choose(me, [*gaps, *map(Onto, onto)])
    origin.remove(moved)
    table.queue = rest
    if isinstance(where, Gap):
        rest.insert(where.index, [moved])
    else:
        onto[where.card].append(moved)


def ranking(table: Table) -> list[tuple[int, Seat]]:
    """Rules 8. Points, then own cards in the queue."""
    cards = [card.owner for pile in table.queue for card in pile]
    keys = [(points, cards.count(seat)) for seat, points in enumerate(table.points)]
    return sorted((1 + sum(other > key for other in keys), seat) for seat, key in enumerate(keys))


def taken_apart(state: State) -> Table:
    """The engine's table, as this reading keeps it."""
    shown = {name: Piece(name, card.kind, card.owner, card.tokens, card.face_up) for name, card in state.cards.items()}
    hands, discards = [set(state.hand(seat)) for seat in state.seats], [list(pile) for pile in state.discards]
    queue = [[shown[name] for name in pile] for pile in state.queue]
    return Table(state.order, state.first, list(state.points), hands, discards, queue)


def question(game: Game[State]) -> tuple[Seat, frozenset[Option]]:
    """The engine's question, which is always one of some options put to one seat."""
    ((seat, ask),) = game.asks.items()
    assert isinstance(ask, tuple)
    return seat, frozenset(ask)


def reading(turns: Iterator[Turn]) -> Iterator[Claim]:
    """Every question with its options, the table at each decision, and the final table with its ranking."""
    first = next(turns)
    state = first.before.state
    yield Claim("4", (1, 7, [1] * len(state.seats)), (state.round, *{*map(len, state.hands)}, state.points))
    yield Claim("4", [3] * len(state.seats), [*map(len, state.removed)])
    table = taken_apart(state)
    playing = play(table)
    asked = next(playing)
    for turn in chain([first], turns):
        yield Claim("5 to 7", str(table), str(taken_apart(turn.before.state)))
        yield Claim("9", asked, question(turn.before))
        assert isinstance(turn.answer, Option)
        try:
            asked = playing.send(turn.answer)
        except StopIteration:
            yield Claim("5 to 7", str(table), str(taken_apart(turn.after.state)))
            yield Claim("8", ranking(table), sorted((rank.rank, rank.seat) for rank in RULES.rank(turn.after.state)))
