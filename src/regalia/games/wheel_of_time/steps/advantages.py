"""Rules 11.4. Playing advantages."""

from regalia.core import Choice, Choices, Eyes, Game, Seat, Step
from regalia.games.wheel_of_time.asking.advantages import can_pay, demands, hosts, instead_of_paying
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.events import Played
from regalia.games.wheel_of_time.options import Activate, Force, RotateFor, Terms
from regalia.games.wheel_of_time.paying.pricing import advantage_price
from regalia.games.wheel_of_time.pieces import NOBODY, Kind, PieceId
from regalia.games.wheel_of_time.seen import Shown
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.costs import PayNext
from regalia.games.wheel_of_time.steps.paying import Paying
from regalia.games.wheel_of_time.steps.playing import begin
from regalia.games.wheel_of_time.verbs import forces
from regalia.games.wheel_of_time.verbs.writing import happen, note


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
                begin(game, self.seat, chosen)
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
