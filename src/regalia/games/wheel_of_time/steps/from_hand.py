"""Rules 8, 11.4. Forces are recruited and advantages played, from the hand."""

from regalia.core import Choice, Choices, Eyes, Game, Seat, Step
from regalia.games.wheel_of_time.asking.hand import can_pay, demands, hosts, instead_of_paying, payable_prices, rebates
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.events import Played, Recruited
from regalia.games.wheel_of_time.language.reading import entry
from regalia.games.wheel_of_time.options import Activate, Force, RotateFor, Terms
from regalia.games.wheel_of_time.paying.payment import Price
from regalia.games.wheel_of_time.paying.pricing import next_recruits, printed_price, rotation, used_up
from regalia.games.wheel_of_time.pieces import NOBODY, Kind, PieceId, Place
from regalia.games.wheel_of_time.seen import Shown
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.costs import PayNext
from regalia.games.wheel_of_time.steps.paying import Paying
from regalia.games.wheel_of_time.steps.playing import begin
from regalia.games.wheel_of_time.verbs import forces, writing
from regalia.games.wheel_of_time.verbs.cards import take_from_pile
from regalia.games.wheel_of_time.verbs.writing import happen, note


class RecruitIt(Choice, frozen=True):
    """Rules 8. A force of the hand is paid for, in one of the ways that are possible; then it enters the home front."""

    what: Kind
    killed: bool = False
    """True if it comes from the killed pile."""

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(kind=self.what)

    def options(self, state: State) -> Choices:
        prices = dict.fromkeys(map(terms, payable_prices(state, self.seat, self.what)))
        turned = map(RotateFor, rotation(state, self.seat, self.what))
        return (*prices, *turned, *rebates(state, self.seat, self.what))

    def choose(self, game: Game[State], chosen: Terms | RotateFor | Activate) -> None:
        state = game.state
        match chosen:
            case Activate():
                begin(game, self.seat, chosen)
                game.then(self)
                return
            case RotateFor(piece):
                forces.rotate(game, piece, "cost")
            case _:
                prices = payable_prices(state, self.seat, self.what)
                price = next(price for price in prices if terms(price) == chosen)
                game.then(Paying(self.seat, "recruit", self.what, price))
        game.then(Arrive(self.seat, self.what, self.killed))


def terms(price: Price) -> Terms:
    """A price as an option."""
    return Terms(*price.cost)


class Arrive(Step, frozen=True):
    """Rules 8, 9.1. A recruited force enters play ready, at home."""

    seat: Seat
    what: Kind
    killed: bool = False

    def run(self, game: Game[State]) -> None:
        state = game.state
        if self.killed:
            take_from_pile(state, self.seat, "killed", self.what)
        place, traits = arriving(state, self.seat, self.what)
        spent = used_up(state, self.seat, self.what)
        me = forces.enter(game, self.what, self.seat, "recruit", place=place)
        for trait in traits:
            forces.gain_trait(state, me, trait)
        writing.end(state, lambda each: each in spent or entry(each.ref).when == "paying_recruit")
        note(state, "recruited", piece=me, kind=self.what, seat=self.seat)
        game.happened(Recruited(self.seat, me, self.what))
        happen(state, "recruit", piece=me, kind=self.what, seat=self.seat)
        happen(state, "recruit_any", piece=me, kind=self.what, seat=self.seat)


def arriving(state: State, seat: Seat, kind: Kind) -> tuple[Place, list[str]]:
    """Rules 12.7. The place and traits of an arriving force, if an effect on the next recruit changes them."""
    once = next_recruits(state, seat, kind)
    place: Place = "field" if any(each.op.place == "bg" for each in once) else "home"
    return place, [each.op.trait for each in once if each.op.trait]


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
        price = printed_price(state, self.seat, self.what)
        usual = [Terms(*price.cost)] if can_pay(state, self.seat, self.what) else []
        return (*usual, *instead_of_paying(state, self.seat, self.what))

    def choose(self, game: Game[State], chosen: Terms | RotateFor | Activate) -> None:
        match chosen:
            case RotateFor(piece):
                forces.rotate(game, piece, "cost")
            case Activate():
                begin(game, self.seat, chosen)
            case _:
                price = printed_price(game.state, self.seat, self.what)
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
