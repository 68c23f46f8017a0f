"""What is true, what can be chosen, what happens; and the verbs, the only functions that change facts."""

from typing import ClassVar

from regalia.core import Chance, Event, Game, Knowledge, Mutable, Option, Piles, Private, Seat, Zones, everyone, to_owner

SET = ("rose-1", "rose-2", "rose-3", "skull")


class State(Mutable):
    """A disc is named by its seat and face: `0:skull`. Lists are by seat; the last disc of a pile lies on top."""

    chance: Chance
    knows: Knowledge
    hands: list[tuple[str, ...]]
    piles: list[tuple[str, ...]]
    lost: list[tuple[str, ...]]
    shown: list[tuple[str, ...]]
    """The faces that were turned over in the last challenge. They stay in sight until discs are laid again."""
    points: list[int]

    @property
    def seats(self) -> range:
        """All seats, also of those who are out."""
        return range(len(self.hands))

    @property
    def laid(self) -> int:
        """How many discs lie on the table."""
        return sum(map(len, self.piles))

    def inside(self, first: Seat) -> list[Seat]:
        """All who still have a disc, in turn order from a seat on."""
        return [seat for seat in (*self.seats[first:], *self.seats[:first]) if self.hands[seat] or self.piles[seat]]

    def winners(self) -> list[Seat]:
        """Who has won: by two challenges, or because no other player is left."""
        return [seat for seat in self.seats if self.points[seat] >= 2 or self.inside(0) == [seat]]


def kind(disc: str) -> str:
    """The face of a disc: `rose` or `skull`."""
    return disc.partition(":")[2].partition("-")[0]


HANDS = Piles("hands", to_owner, bag=True)
PILES = Piles("piles", to_owner)
LOST = Piles("lost", to_owner, bag=True)
ZONES = Zones(HANDS, PILES, LOST, back=lambda disc: disc.partition(":")[0])
"""Only one's own discs are known; the back of a disc says whose it is."""


class Disc(Option, frozen=True):
    """One of the own discs: to be laid, or to be given up."""

    disc: str


class Bid(Option, frozen=True):
    """Promise to turn over this number of roses."""

    amount: int


class Flip(Option, frozen=True):
    """Turn over the top disc of a player's pile."""

    owner: Seat


class Laid(Event, frozen=True):
    """A player has laid a disc; which one is a secret."""

    seat: Seat


class Promised(Event, frozen=True):
    """A player bids."""

    seat: Seat
    amount: int


class Passed(Event, frozen=True):
    """A player does not bid higher."""

    seat: Seat


class Flipped(Event, frozen=True):
    """The challenger turns over a disc."""

    seat: Seat
    owner: Seat
    disc: str


class Won(Event, frozen=True):
    """A challenge is won."""

    seat: Seat


class LostDisc(Private, frozen=True):
    """A player has lost a disc; only its owner knows which."""

    hides: ClassVar = ("disc",)

    disc: str | None


def disc_of(state: State, seat: Seat, face: str) -> str:
    """The first disc with this face in a hand."""
    return next(disc for disc in state.hands[seat] if kind(disc) == face)


def lay(game: Game[State], seat: Seat, face: str) -> None:
    """A disc goes from the hand on top of the pile, face down. What was turned over in the last round is shown no more."""
    game.state.shown = [()] * len(game.state.hands)
    ZONES.move(game.state, disc_of(game.state, seat, face), HANDS, seat, PILES, seat)
    game.happened(Laid(seat))


def flip(game: Game[State], seat: Seat, owner: Seat) -> str:
    """The top disc of a pile that is still face down is turned over for all to see; its face."""
    state = game.state
    disc = state.piles[owner][-1 - len(state.shown[owner])]
    state.shown[owner] = (*state.shown[owner], kind(disc))
    ZONES.show(state, PILES, owner, [disc], to=everyone(state))
    game.happened(Flipped(seat, owner, kind(disc)))
    return kind(disc)


def win(game: Game[State], seat: Seat) -> None:
    """A challenge is won."""
    game.state.points[seat] += 1
    game.happened(Won(seat))


def gather(game: Game[State]) -> None:
    """All take their discs back."""
    for seat, pile in enumerate(game.state.piles):
        for disc in pile:
            ZONES.move(game.state, disc, PILES, seat, HANDS, seat)


def lose(game: Game[State], seat: Seat, face: str | None) -> None:
    """A disc with this face, or a random one, leaves the game, unseen by the others."""
    disc = disc_of(game.state, seat, face) if face else game.state.chance.one(game.state.hands[seat])
    ZONES.move(game.state, disc, HANDS, seat, LOST, seat)
    game.happened(LostDisc(seat, kind(disc)))
