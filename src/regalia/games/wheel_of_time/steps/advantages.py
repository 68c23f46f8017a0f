"""Rules 11.4. Playing advantages."""

from collections.abc import Iterator

from regalia.core import Choice, Choices, Eyes, Game, Seat, Step
from regalia.games.wheel_of_time import menu
from regalia.games.wheel_of_time.coins import plain_coins
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective import attachable, may_have_player_advantage, may_play, traits
from regalia.games.wheel_of_time.events import Played
from regalia.games.wheel_of_time.options import Activate, Force, RotateFor, Terms
from regalia.games.wheel_of_time.payment import payable
from regalia.games.wheel_of_time.pieces import NOBODY, Context, Kind, PieceId
from regalia.games.wheel_of_time.pricing import advantage_price, out_of_reach, rotation
from regalia.games.wheel_of_time.reading import words
from regalia.games.wheel_of_time.seen import Shown
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.costs import PayNext
from regalia.games.wheel_of_time.steps.paying import Paying
from regalia.games.wheel_of_time.steps.recruiting import concerns
from regalia.games.wheel_of_time.verbs import forces
from regalia.games.wheel_of_time.verbs.writing import happen, note
from regalia.games.wheel_of_time.words import costs
from regalia.games.wheel_of_time.words.records import Entry


def playable(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 11.4. True if an advantage has a legal target and can be paid."""
    if not may_play(state, seat, kind) or not has_room(state, seat, kind):
        return False
    return can_pay(state, seat, kind) or bool(instead_of_paying(state, seat, kind))


def can_pay(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 7.2. True if the symbols of an advantage can be paid."""
    if out_of_reach(state, seat, kind):
        return False
    return payable(advantage_price(state, seat, kind), plain_coins(state, seat, "advantage", kind))


def instead_of_paying(state: State, seat: Seat, kind: Kind) -> tuple[RotateFor | Activate, ...]:
    """Rules 12.2, 12.7. Ways to pay the whole cost of an advantage: a rotation that it names, or the ability of a card."""
    if payable(advantage_price(state, seat, kind), ()):
        return ()
    used = [
        option
        for option in menu.usable(state, seat, "paying_advantage")
        if isinstance(option, Activate) and concerns(state, option, kind)
    ]
    return (*map(RotateFor, rotation(state, seat, kind)), *used)


def has_room(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 11.4, 9.12. One copy per target, per player, or in the world; only one Unique copy in play."""
    facts = card(kind)
    copies = [piece for piece in state.pieces.values() if piece.kind == kind]
    if copies and ("Unique" in facts.traits or facts.subtype == "world"):
        return False
    if facts.subtype == "player":
        return not any(piece.seat == seat for piece in copies) and may_have_player_advantage(state, seat, kind)
    return facts.subtype == "world" or any(hosts(state, seat, kind))


def hosts(state: State, seat: Seat, kind: Kind) -> Iterator[PieceId]:
    """Rules 11.4. The cards that an advantage can be attached to: without a copy or another Weapon."""
    weapon = "Weapon" in card(kind).traits
    for me in state.pieces:
        there = state.attached(me)
        if any(state.pieces[each].kind == kind for each in there):
            continue
        if weapon and any("Weapon" in traits(state, each) for each in there):
            continue
        if attachable(state, seat, kind, me) and all(
            costs.payable(state, ctx, cost) for each, ctx in demands(seat, kind, me) for cost in each.cost
        ):
            yield me


def demands(seat: Seat, kind: Kind, host: PieceId) -> Iterator[tuple[Entry, Context]]:
    """Rules 12.2. Further costs of attaching an advantage besides its symbols, such as shown cards."""
    ctx = Context(seat, kind=kind, targets=(host,))
    return ((each, ctx) for each in words(kind).by.get(("req", "attach"), ()) if each.cost)


class PlayIt(Choice, frozen=True):
    """Rules 11.4. An advantage is attached to a target that its player chooses, then paid for."""

    what: Kind

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(kind=self.what)

    def options(self, state: State) -> Choices:
        if card(self.what).subtype in ("player", "world"):
            return ()
        return [Force(me) for me in hosts(state, self.seat, self.what)]

    def choose(self, game: Game[State], chosen: Force) -> None:
        self._play(game, chosen.piece)

    def skip(self, game: Game[State]) -> None:
        self._play(game, 0)

    def _play(self, game: Game[State], host: PieceId) -> None:
        game.happened(Played(self.seat, self.what))
        game.then(*[PayNext(each.ref, ctx, 0) for each, ctx in demands(self.seat, self.what, host)])
        game.then(PayFor(self.seat, self.what), Attach(self.seat, self.what, host))


class PayFor(Choice, frozen=True):
    """Rules 7.2, 11.4. An advantage is paid for with its symbols, or with what an effect allows instead of them."""

    what: Kind

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(kind=self.what)

    def options(self, state: State) -> Choices:
        price = advantage_price(state, self.seat, self.what)
        usual = [Terms(*price.cost)] if can_pay(state, self.seat, self.what) else []
        return (*usual, *instead_of_paying(state, self.seat, self.what))

    def choose(self, game: Game[State], chosen: Terms | RotateFor | Activate) -> None:
        match chosen:
            case RotateFor(piece):
                forces.rotate(game, piece, "cost")
            case Activate():
                menu.use(game, self.seat, chosen)
            case _:
                price = advantage_price(game.state, self.seat, self.what)
                game.then(Paying(self.seat, "advantage", self.what, price))


class Attach(Step, frozen=True):
    """Rules 11.4. An advantage comes into play."""

    seat: Seat
    what: Kind
    host: PieceId

    def run(self, game: Game[State]) -> None:
        state = game.state
        controller = NOBODY if card(self.what).contested else self.seat
        me = forces.enter(game, self.what, self.seat, "play", seat=controller, host=self.host)
        note(state, "played", piece=me, kind=self.what, seat=self.seat, word="advantage")
        happen(state, "play_advantage", piece=me, kind=self.what, seat=self.seat)
