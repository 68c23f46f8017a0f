"""Rules 17. Where hidden cards are, who sees each place, and what a seat can imagine."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from regalia.core import Chance, Piles, Seat, Zones, to_nobody, to_owner
from regalia.games.old_kings_crown.content import FACTION_OF, CardId
from regalia.games.old_kings_crown.state import State


class FaceDown(Piles, frozen=True):
    """Each player's face-down cards next to Regions."""

    def piles(self, state: State) -> Iterable[tuple[Seat, Sequence[CardId]]]:
        """By their owners."""
        return [(seat, state.down_cards(seat)) for seat in state.seats]

    def pile(self, state: State, key: Seat) -> Sequence[CardId]:
        """The cards of one player."""
        return state.down_cards(key)

    def put(self, state: State, key: Seat, cards: Sequence[CardId]) -> None:
        """Put other cards there."""
        faces = dict(zip(state.down_cards(key), cards, strict=True))
        for region, row in state.rows.items():
            state.rows[region] = tuple([replace(laid, card=faces.get(laid.card, laid.card)) for laid in row])


class Dealt(Piles, frozen=True):
    """The Kingdom cards dealt in the advanced set-up. Later offers are cards of the public Kingdom Discard."""

    def piles(self, state: State) -> Iterable[tuple[Seat, Sequence[str]]]:
        """The cards of each seat."""
        return [] if state.round else enumerate(state.offers)


HANDS, ASIDE = Piles("hands", to_owner, bag=True), Piles("aside", to_owner)
DECKS, KINGDOM_DECK = Piles("decks", to_nobody), Piles("kingdom_deck", to_nobody)
FACE_DOWN, DEALT = FaceDown("rows", to_owner), Dealt("offers", to_owner)
ZONES = Zones(HANDS, ASIDE, DECKS, FACE_DOWN, DEALT, KINGDOM_DECK, back=lambda card: FACTION_OF.get(card, "kingdom"))


def imagine(state: State, seat: Seat, chance: Chance) -> None:
    """Other cards of the open pile are shown to others' Foragers."""
    for other, offered in enumerate(state.offers):
        if state.round and other != seat and offered:
            state.offers[other] = tuple(chance.some(sorted(state.kingdom_discard), len(offered)))
