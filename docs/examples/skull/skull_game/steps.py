"""The turn structure, in the order of the rules. Being asked tells nothing about a hand: `forced = False`."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from regalia.core import PASS, Choice, Choices, Game, Options, Pass, Seat, Step
from skull_game.state import Bid, Disc, Flip, Passed, Promised, State, flip, gather, kind, lay, lose, win


def discs(state: State, seat: Seat) -> Iterator[Disc]:
    """The faces among the discs in a hand."""
    return map(Disc, sorted({kind(disc) for disc in state.hands[seat]}))


class Round(Step, frozen=True):
    """Rules 2. All lay one disc face down, at once. Rules 7: first the challenger, the skull's owner, or the next."""

    secret: ClassVar[bool] = True
    forced: ClassVar[bool] = False

    challenger: Seat
    owner: Seat

    def ask(self, state: State) -> Options:
        return {} if state.winners() else {seat: tuple(discs(state, seat)) for seat in state.inside(0)}

    def answer(self, game: Game[State], answers: Mapping[Seat, Disc]) -> None:
        inside = game.state.inside(self.challenger)
        if answers:
            game.then(Turn(next(one for one in (self.challenger, self.owner, *inside) if one in inside)))
        for seat, chosen in answers.items():
            lay(game, seat, chosen.disc)


class Turn(Choice, frozen=True):
    """Rules 3. Lay another disc, or bid."""

    secret: ClassVar[bool] = True
    forced: ClassVar[bool] = False

    def options(self, state: State) -> Choices:
        return [*discs(state, self.seat), *map(Bid, range(1, state.laid + 1))]

    def choose(self, game: Game[State], chosen: Disc | Bid) -> None:
        others = tuple(game.state.inside(self.seat)[1:])
        if isinstance(chosen, Bid):
            promise(game, self.seat, chosen.amount, others)
        else:
            lay(game, self.seat, chosen.disc)
            game.then(Turn(others[0]))


def promise(game: Game[State], seat: Seat, amount: int, others: tuple[Seat, ...]) -> None:
    """Rules 4. A bid for all discs is final; otherwise those who have not passed may bid higher."""
    game.happened(Promised(seat, amount))
    game.then(Raise(others[0], (*others[1:], seat), amount) if amount < game.state.laid else Reveal(seat, amount))


class Raise(Choice, frozen=True):
    """Rules 4. In turn, bid higher or pass for this round. The last of the others is the one who bid."""

    others: tuple[Seat, ...]
    amount: int

    def options(self, state: State) -> Choices:
        return [*map(Bid, range(self.amount + 1, state.laid + 1)), PASS]

    def choose(self, game: Game[State], chosen: Bid | Pass) -> None:
        first, *rest = self.others
        if isinstance(chosen, Bid):
            promise(game, self.seat, chosen.amount, self.others)
        else:
            game.happened(Passed(self.seat))
            game.then(Raise(first, tuple(rest), self.amount) if rest else Reveal(first, self.amount))


class Reveal(Choice, frozen=True):
    """Rules 5. The challenger turns over discs one by one: all the own ones first, then from the top of any pile."""

    left: int

    def options(self, state: State) -> Choices:
        owners = [seat for seat in state.seats if len(state.shown[seat]) < len(state.piles[seat])]
        return [*map(Flip, [self.seat] if self.seat in owners else owners)]

    def choose(self, game: Game[State], chosen: Flip) -> None:
        rose = flip(game, self.seat, chosen.owner) == "rose"
        if rose and self.left > 1:
            game.then(Reveal(self.seat, self.left - 1))
            return
        gather(game)
        if rose:
            win(game, self.seat)
        elif chosen.owner == self.seat:
            game.then(GiveUp(self.seat))
        else:
            lose(game, self.seat, None)
        game.then(Round(self.seat, chosen.owner))


class GiveUp(Choice, frozen=True):
    """Rules 6. A player who turned over their own skull secretly chooses a disc to lose; after another's it is random."""

    secret: ClassVar[bool] = True
    forced: ClassVar[bool] = False

    def options(self, state: State) -> Choices:
        return [*discs(state, self.seat)]

    def choose(self, game: Game[State], chosen: Disc) -> None:
        lose(game, self.seat, chosen.disc)
