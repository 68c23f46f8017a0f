"""The facts, and what each seat sees of them."""

from msgspec import Struct

from regalia.core import Chance, Eyes, Game, Knowledge, Mutable, Noun, Piles, Seat, Zones, to_everyone, to_nobody, to_owner

COUNTS = {"guard": 5, "spy": 2, "duellist": 2, "maid": 2, "herald": 2, "juggler": 1, "countess": 1, "queen": 1}
KINDS = tuple(COUNTS)
CARDS = tuple(f"{kind}-{number}" for kind, count in COUNTS.items() for number in range(count))


class State(Mutable):
    """A card is named by its kind and a number: `spy-1`. Lists are by seat."""

    chance: Chance
    knows: Knowledge
    hands: list[tuple[str, ...]]
    """Empty for a player who is out."""
    played: list[tuple[str, ...]]
    deck: tuple[str, ...]
    aside: tuple[str, ...]
    safe: tuple[Seat, ...] = ()
    """The players whom a Maid protects."""

    @property
    def seats(self) -> range:
        """All seats, also of those who are out."""
        return range(len(self.hands))

    def others(self, seat: Seat) -> list[Seat]:
        """The other players who are still in, in turn order."""
        return [other for other in (*self.seats[seat + 1 :], *self.seats[:seat]) if self.hands[other]]


HANDS, PLAYED = Piles("hands", to_owner, bag=True), Piles("played", to_everyone)
DECK, ASIDE = Piles("deck", to_nobody), Piles("aside", to_nobody)
ZONES = Zones(HANDS, PLAYED, DECK, ASIDE, back=lambda card: "")


def kind_of(card: str) -> str:
    """The kind of a card."""
    return card.partition("-")[0]


def rank_of(card: str) -> int:
    """The number printed on a card, from 1 for a Guard to 8 for the Queen."""
    return KINDS.index(kind_of(card)) + 1


class Player(Struct, frozen=True):
    """What is in front of a seat; None is a card that these eyes do not know."""

    hand: tuple[str | None, ...]
    played: tuple[str, ...]
    safe: bool


class View(Struct, frozen=True):
    """The table."""

    deck: int
    seats: tuple[Player, ...]


def see(game: Game[State], eyes: Eyes) -> View:
    """Hands are secret but for cards that were looked at."""
    state = game.state

    def hand(seat: Seat) -> tuple[str | None, ...]:
        known = state.hands[seat] if seat in eyes else tuple(ZONES.within(state, HANDS, seat, eyes))
        return (*known, *[None] * (len(state.hands[seat]) - len(known)))

    return View(len(state.deck), tuple(Player(hand(seat), state.played[seat], seat in state.safe) for seat in state.seats))


def nouns(view: View) -> dict[str, Noun]:
    """The names of the cards."""
    return {card: Noun("card", {"kind": kind_of(card), "rank": rank_of(card)}) for card in CARDS}
