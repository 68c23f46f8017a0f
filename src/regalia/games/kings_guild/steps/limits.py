"""Rules 7. Limits of storage and hand, and draws from stacks that may have run out."""

from collections.abc import Mapping
from typing import ClassVar

from regalia.core import Choice, Choices, Eyes, Game, Options, Seat, Step
from regalia.games.kings_guild.content import PRINTED, RESOURCES, Colour
from regalia.games.kings_guild.options import CHOOSE, RETURN, SELL, Choose, Discard, Return, Sell
from regalia.games.kings_guild.seen import Shown
from regalia.games.kings_guild.state import State, names
from regalia.games.kings_guild.verbs.goods import give_back
from regalia.games.kings_guild.verbs.treasures import discard, draw, lay_out, reshuffle, sell


class DiscardResources(Choice, frozen=True):
    """Rules 7.1. Above the storage limit, resources of one's choice go back to the supply, one after the other."""

    def options(self, state: State) -> Choices:
        store = state.stores[self.seat]
        held = sum(store)
        if held <= PRINTED.guild_storage or held <= state.storage(self.seat):
            return ()
        return [RETURN[resource] for index, resource in enumerate(RESOURCES) if store[index]]

    def choose(self, game: Game[State], chosen: Return) -> None:
        give_back(game, self.seat, (chosen.resource,), "limit")
        game.then(self)


class SellDown(Step, frozen=True):
    """Rules 7.4. A player with too many treasures sells the excess, all at once, on any player's turn (rules 4.2)."""

    secret: ClassVar[bool] = True
    forced: ClassVar[bool] = False  # not being asked would reveal that all cards of the hand are alike

    def ask(self, state: State) -> Options:
        return {
            seat: tuple([SELL[card] for card in dict.fromkeys(names(hand))])
            for seat, hand in enumerate(state.hands)
            if len(hand) > PRINTED.hand_limit and len(hand) > state.hand_limit(seat)
        }

    def answer(self, game: Game[State], answers: Mapping[Seat, Sell]) -> None:
        for seat, chosen in answers.items():
            sell(game, seat, chosen.treasure)
        if answers:
            game.then(self)


class Draw(Choice, frozen=True):
    """Rules 7.5. Treasures of these colours are drawn; where one is exhausted, another colour is drawn instead."""

    colours: tuple[Colour, ...]
    shared: bool = False
    """True if they are laid out as the reward of a quest."""

    def options(self, state: State) -> Choices:
        if not self.colours or state.can_draw(self.colours[0]):
            return ()
        return [CHOOSE[colour] for colour in state.drawable()]

    def choose(self, game: Game[State], chosen: Choose) -> None:
        reshuffle(game, self.colours[0])
        self.draw(game, chosen.colour)

    def skip(self, game: Game[State]) -> None:
        if self.colours:
            self.draw(game, self.colours[0])

    def draw(self, game: Game[State], colour: Colour) -> None:
        """Rules 7.5. The next treasure, of this colour if there is any, and then the others."""
        if not game.state.can_draw(colour):
            reshuffle(game, colour)
        elif self.shared:
            lay_out(game, colour)
        else:
            draw(game, self.seat, colour)
        game.then(Draw(self.seat, self.colours[1:], self.shared))

    def kind(self) -> str:
        """Only a missing colour is asked about."""
        return "SubstituteColour"


class NameColours(Choice, frozen=True):
    """Rules 9 and 10.1. Colours are named one after the other, before anything is drawn; then come the treasures."""

    count: int
    named: tuple[Colour, ...] = ()

    def options(self, state: State) -> Choices:
        return [CHOOSE[colour] for colour in state.drawable()] if len(self.named) < self.count else ()

    def choose(self, game: Game[State], chosen: Choose) -> None:
        game.then(NameColours(self.seat, self.count, (*self.named, chosen.colour)))

    def skip(self, game: Game[State]) -> None:
        game.then(Draw(self.seat, self.named))

    def confirm(self) -> bool:
        return len(self.named) + 1 == self.count

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(named=self.named or None)


class DiscardCards(Choice, frozen=True):
    """Rules 9. This number of treasures of the hand is discarded without coins; all, if there are fewer."""

    count: int
    secret: ClassVar[bool] = True
    forced: ClassVar[bool] = False  # not being asked would reveal that all cards of the hand are alike

    def options(self, state: State) -> Choices:
        return [Discard(card) for card in dict.fromkeys(state.hand(self.seat))] if self.count else ()

    def choose(self, game: Game[State], chosen: Discard) -> None:
        discard(game, self.seat, chosen.treasure)
        game.then(DiscardCards(self.seat, self.count - 1))
