"""Rules 6.4. Journeys."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from regalia.core import Choice, Choices, Eyes, Foreseen, Game, Options, Seat, Step
from regalia.games.old_kings_crown.content import CardId
from regalia.games.old_kings_crown.effective import effective
from regalia.games.old_kings_crown.events.cards import Journeyed
from regalia.games.old_kings_crown.options import DECLINE, JOURNEY, Decline, Journey, To
from regalia.games.old_kings_crown.seen import Shown
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.interrupts import gain_lore
from regalia.games.old_kings_crown.verbs.cards import discard, lose, put_in_deck


def journey_options(state: State, cards: Iterable[CardId]) -> list[Journey]:
    """Rules 6.4. The cards that can go on a Journey: those with Lore."""
    return [JOURNEY[card] for card in cards if effective(state, card).lore]


def travellers(state: State, seat: Seat) -> list[CardId]:
    """Rules 6.4. The cards that may be chosen for a Journey: the hand, and the Active ones with the Adventuring Party."""
    party = state.has(seat, "adventuring_party")
    return [*state.hands[seat], *(state.active(seat) if party else ())]


def journey(game: Game[State], seat: Seat, card: CardId) -> None:
    """Rules 6.4. A card goes to the Lost Pile, with Pathfinder to the Discard Pile, and its Lore comes in.

    Cloud Moorings take it before Lore is spent (rules 6.6); Glittering Caves only add to what comes in.
    """
    now = effective(game.state, card)
    pathfinder = "pathfinder" in now.traits
    caves = pathfinder and game.state.has(seat, "glittering_caves")
    game.happened(Journeyed(seat, card))
    if pathfinder:
        discard(game, card)
    else:
        lose(game, card)
    if game.state.has(seat, "cloud_moorings"):
        game.then(Moor(card, "discard" if pathfinder else "lost"))
    gain_lore(game, seat, now.lore + caves, "journey", influence=int(caves))


class Moor(Step, frozen=True):
    """Rules 13.5. Cloud Moorings: the card of a Journey may go to the bottom of the deck."""

    card: CardId
    place: str

    @classmethod
    def foreseen(cls, state: State, seat: Seat) -> Mapping[str, Foreseen]:
        if not state.has(seat, "cloud_moorings"):
            return {}
        return {"Moor": Foreseen((To("deck"), To("discard"), To("lost")))}

    def ask(self, state: State) -> Options:
        return {state.owner(self.card): (To("deck"), To(self.place))}

    def answer(self, game: Game[State], answers: Mapping[Seat, To]) -> None:
        (chosen,) = answers.values()
        if chosen == To("deck"):
            put_in_deck(game, self.card, "deck_bottom")


class ExtraJourney(Choice, frozen=True):
    """Rules 10. A Journey that can be made now, with one of these cards: the Wilderness, Smugglers' Pass."""

    forced: ClassVar[bool] = False  # not being asked would reveal that no card of the hand has Lore

    cards: tuple[CardId, ...] = ()
    """If empty, any card of the hand or Active card."""

    def options(self, state: State) -> Choices:
        hand = state.hands[self.seat]
        cards = [card for card in self.cards if card in hand] if self.cards else [*hand, *state.active(self.seat)]
        found = journey_options(state, cards)
        return (*found, DECLINE) if found or (hand and not self.cards) else ()

    def choose(self, game: Game[State], chosen: Journey | Decline) -> None:
        if isinstance(chosen, Journey):
            journey(game, self.seat, chosen.card)

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(doing="smugglers_pass" if self.cards else "wilderness")
