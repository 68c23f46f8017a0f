"""Rules 7. Limits of storage and hand, and draws from stacks that may have run out."""

from typing import ClassVar

from regalia.core import Answers, Eyes, Game, Options, Seat, Step
from regalia.games.kings_guild.content import PRINTED, RESOURCES, Colour
from regalia.games.kings_guild.options import CHOOSE, RETURN, SELL, Choose, Discard, Return, Sell
from regalia.games.kings_guild.seen import Shown
from regalia.games.kings_guild.state import State, names
from regalia.games.kings_guild.verbs.goods import give_back
from regalia.games.kings_guild.verbs.treasures import discard, draw, lay_out, reshuffle, sell


class DiscardResources(Step, frozen=True):
    """Rules 7.1. Above the storage limit, resources of one's choice go back to the supply, one after the other."""

    seat: Seat

    def ask(self, state: State) -> Options:
        store = state.stores[self.seat]
        if sum(store) <= PRINTED.guild_storage or sum(store) <= state.storage(self.seat):
            return {}
        return {self.seat: tuple([RETURN[resource] for place, resource in enumerate(RESOURCES) if store[place]])}

    def answer(self, game: Game[State], answers: Answers) -> None:
        if answers:
            chosen = answers[self.seat]
            assert isinstance(chosen, Return)
            give_back(game, self.seat, (chosen.resource,), "limit")
            game.then(self)


class SellDown(Step, frozen=True):
    """Rules 7.4. Whoever holds too many treasures sells down to the limit, all at once, on anybody's turn (rules 4.2)."""

    secret: ClassVar[bool] = True
    forced: ClassVar[bool] = False  # that all of them are alike is nobody else's business

    def ask(self, state: State) -> Options:
        return {
            seat: tuple([SELL[card] for card in dict.fromkeys(names(hand))])
            for seat, hand in enumerate(state.hands)
            if len(hand) > PRINTED.hand_limit and len(hand) > state.hand_limit(seat)
        }

    def answer(self, game: Game[State], answers: Answers) -> None:
        for seat, chosen in answers.items():
            assert isinstance(chosen, Sell)
            sell(game, seat, chosen.treasure)
        if answers:
            game.then(self)


class Draw(Step, frozen=True):
    """Rules 7.5. Treasures of these colours are drawn; where one is exhausted, another colour is drawn instead."""

    seat: Seat
    colours: tuple[Colour, ...]
    shared: bool = False
    """Whether they are laid out as the reward of a quest."""

    def ask(self, state: State) -> Options:
        if not self.colours or state.can_draw(self.colours[0]):
            return {}
        others = tuple([CHOOSE[colour] for colour in state.drawable()])
        return {self.seat: others} if others else {}

    def answer(self, game: Game[State], answers: Answers) -> None:
        if not self.colours:
            return
        colour, *rest = self.colours
        if not game.state.can_draw(colour):
            reshuffle(game, colour)
        if answers:
            chosen = answers[self.seat]
            assert isinstance(chosen, Choose)
            colour = chosen.colour
        if game.state.can_draw(colour):
            if self.shared:
                lay_out(game, colour)
            else:
                draw(game, self.seat, colour)
        game.then(Draw(self.seat, tuple(rest), self.shared))

    def kind(self) -> str:
        """Only a missing colour is asked about."""
        return "SubstituteColour"


class NameColours(Step, frozen=True):
    """Rules 9 and 10.1. Colours are named one after the other, before anything is drawn; then come the treasures."""

    seat: Seat
    count: int
    named: tuple[Colour, ...] = ()

    def ask(self, state: State) -> Options:
        colours = tuple([CHOOSE[colour] for colour in state.drawable()])
        return {self.seat: colours} if colours and len(self.named) < self.count else {}

    def answer(self, game: Game[State], answers: Answers) -> None:
        if not answers:
            game.then(Draw(self.seat, self.named))
            return
        chosen = answers[self.seat]
        assert isinstance(chosen, Choose)
        game.then(NameColours(self.seat, self.count, (*self.named, chosen.colour)))

    def confirm(self) -> bool:
        return len(self.named) + 1 == self.count

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(named=self.named or None)


class DiscardCards(Step, frozen=True):
    """Rules 9. So many treasures of the hand are discarded without coins, all if there are fewer."""

    seat: Seat
    count: int
    secret: ClassVar[bool] = True
    forced: ClassVar[bool] = False  # that all of them are alike is nobody else's business

    def ask(self, state: State) -> Options:
        hand = state.hand(self.seat)
        return {self.seat: tuple([Discard(card) for card in dict.fromkeys(hand)])} if hand and self.count else {}

    def answer(self, game: Game[State], answers: Answers) -> None:
        if answers:
            chosen = answers[self.seat]
            assert isinstance(chosen, Discard)
            discard(game, self.seat, chosen.treasure)
            game.then(DiscardCards(self.seat, self.count - 1))
