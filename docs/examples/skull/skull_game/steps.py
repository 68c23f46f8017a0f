"""The turn structure, in the order of the rules. Being asked tells nothing about a hand: `forced = False`."""

from collections.abc import Mapping
from typing import ClassVar

from regalia.core import PASS, Choice, Choices, Game, Option, Options, Pass, Seat, Step
from skull_game.state import (
    Bid,
    Disc,
    Flip,
    Passed,
    Promised,
    State,
    clear,
    disc_of,
    flip,
    gather,
    kind,
    lay,
    lose,
    lose_any,
    win,
)


def discs(state: State, seat: Seat) -> tuple[Option, ...]:
    """The faces among the discs in a hand."""
    return tuple(map(Disc, sorted({kind(disc) for disc in state.hands[seat]})))


def bids(state: State, above: int) -> list[Option]:
    """All higher bids."""
    return [Bid(amount) for amount in range(above + 1, state.laid + 1)]


class Round(Step, frozen=True):
    """Rules 2. All lay one disc face down, at once; then it is the turn of the first player."""

    secret: ClassVar[bool] = True
    forced: ClassVar[bool] = False

    first: Seat

    def ask(self, state: State) -> Options:
        return {seat: discs(state, seat) for seat in state.seats if state.is_in(seat)}

    def answer(self, game: Game[State], answers: Mapping[Seat, Disc]) -> None:
        clear(game)
        for seat, chosen in answers.items():
            lay(game, seat, disc_of(game.state, seat, chosen.disc))
        game.then(Turn(self.first))


class Turn(Choice, frozen=True):
    """Rules 3. Lay another disc, or bid."""

    secret: ClassVar[bool] = True
    forced: ClassVar[bool] = False

    def options(self, state: State) -> Choices:
        return (*discs(state, self.seat), *bids(state, 0))

    def choose(self, game: Game[State], chosen: Disc | Bid) -> None:
        others = game.state.after(self.seat)
        if isinstance(chosen, Disc):
            lay(game, self.seat, disc_of(game.state, self.seat, chosen.disc))
            game.then(Turn(others[0]))
        else:
            promise(game, self.seat, chosen.amount, tuple(others))


def promise(game: Game[State], seat: Seat, amount: int, waiting: tuple[Seat, ...]) -> None:
    """Rules 4. A bid for all discs is final; otherwise those who have not passed may bid higher."""
    game.happened(Promised(seat, amount))
    game.then(Raise(waiting, seat, amount) if amount < game.state.laid else Reveal(seat, amount))


class Raise(Step, frozen=True):
    """Rules 4. In turn, bid higher or pass for this round."""

    waiting: tuple[Seat, ...]
    bidder: Seat
    amount: int

    def ask(self, state: State) -> Options:
        return {self.waiting[0]: (*bids(state, self.amount), PASS)}

    def answer(self, game: Game[State], answers: Mapping[Seat, Bid | Pass]) -> None:
        seat, *rest = self.waiting
        chosen = answers[seat]
        if isinstance(chosen, Bid):
            promise(game, seat, chosen.amount, (*rest, self.bidder))
            return
        game.happened(Passed(seat))
        game.then(Raise(tuple(rest), self.bidder, self.amount) if rest else Reveal(self.bidder, self.amount))


class Reveal(Choice, frozen=True):
    """Rules 5. The challenger turns over discs one by one: all the own ones first, then from the top of any pile."""

    left: int

    def options(self, state: State) -> Choices:
        own = state.hidden(self.seat)
        return [Flip(owner) for owner in ([self.seat] if own else state.seats) if state.hidden(owner)]

    def choose(self, game: Game[State], chosen: Flip) -> None:
        seat = self.seat
        if flip(game, seat, chosen.owner) == "rose":
            if self.left > 1:
                game.then(Reveal(seat, self.left - 1))
            else:
                win(game, seat)
                end_round(game, seat, seat)
        elif chosen.owner == seat:
            gather(game)
            game.then(GiveUp(seat))
        else:
            gather(game)
            lose_any(game, seat)
            end_round(game, seat, chosen.owner)


class GiveUp(Choice, frozen=True):
    """Rules 6. Whoever turned over the own skull chooses a disc to lose, unseen; after another's it is lost at random."""

    secret: ClassVar[bool] = True
    forced: ClassVar[bool] = False

    def options(self, state: State) -> Choices:
        return discs(state, self.seat)

    def choose(self, game: Game[State], chosen: Disc) -> None:
        lose(game, self.seat, disc_of(game.state, self.seat, chosen.disc))
        end_round(game, self.seat, self.seat)


def end_round(game: Game[State], seat: Seat, owner: Seat) -> None:
    """Rules 7. Discs are taken back. The challenger begins; if out, the owner of the skull, or else the next player."""
    gather(game)
    state = game.state
    if not state.winners():
        game.then(Round(next(one for one in (seat, owner, *state.after(seat)) if state.is_in(one))))
