"""Rules 8. Recruiting."""

from regalia.core import Choice, Choices, Eyes, Game, Seat, Step
from regalia.games.wheel_of_time.asking.forces import payable_prices, rebates
from regalia.games.wheel_of_time.events import Recruited
from regalia.games.wheel_of_time.language.reading import entry
from regalia.games.wheel_of_time.options import Activate, RotateFor, Terms
from regalia.games.wheel_of_time.paying.payment import Price
from regalia.games.wheel_of_time.paying.pricing import next_recruits, rotation, used_up
from regalia.games.wheel_of_time.pieces import Kind, Place
from regalia.games.wheel_of_time.seen import Shown
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.paying import Paying
from regalia.games.wheel_of_time.steps.playing import begin
from regalia.games.wheel_of_time.verbs import forces, lasting
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
        lasting.end(state, lambda each: each in spent or entry(each.ref).when == "paying_recruit")
        note(state, "recruited", piece=me, kind=self.what, seat=self.seat)
        game.happened(Recruited(self.seat, me, self.what))
        happen(state, "recruit", piece=me, kind=self.what, seat=self.seat)
        happen(state, "recruit_any", piece=me, kind=self.what, seat=self.seat)


def arriving(state: State, seat: Seat, kind: Kind) -> tuple[Place, list[str]]:
    """Rules 12.7. The place and traits of an arriving force, if an effect on the next recruit changes them."""
    once = next_recruits(state, seat, kind)
    place: Place = "field" if any(each.op.place == "bg" for each in once) else "home"
    return place, [each.op.trait for each in once if each.op.trait]
