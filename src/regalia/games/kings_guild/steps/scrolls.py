"""Rules 10.2. The two parts of a scroll."""

from regalia.core import Answer, Answers, Game, Options, Refusal, Seat, Step
from regalia.games.kings_guild.content import PRINTED, Colour, TreasureName
from regalia.games.kings_guild.options import CHOOSE, DECLINE, TAKE, Choose, Take
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.steps.gather import gatherable, to_gathering
from regalia.games.kings_guild.steps.limits import DiscardResources, Draw, SellDown
from regalia.games.kings_guild.verbs.goods import earn, pay, receive


class Plenty(Step, frozen=True):
    """Rules 10.2. Some of one kind that may be gathered and is in stock: two for oneself, one for the next player."""

    seat: Seat
    amount: int

    def ask(self, state: State) -> Options:
        kinds = tuple([TAKE[resource] for resource in gatherable(state, self.seat)])
        return {self.seat: kinds} if kinds else {}

    def answer(self, game: Game[State], answers: Answers) -> None:
        if answers:
            chosen = answers[self.seat]
            assert isinstance(chosen, Take)
            receive(game, self.seat, (chosen.resource,) * self.amount, "treasure")
            game.then(DiscardResources(self.seat))

    def why_not(self, state: State, seat: Seat, option: Answer) -> Refusal:
        return (to_gathering(state, seat, option.resource) if isinstance(option, Take) else None) or super().why_not(
            state, seat, option
        )


class Wonders(Step, frozen=True):
    """Rules 10.2. A treasure of any colour; then `other` may buy one of another colour."""

    seat: Seat
    other: Seat | None

    def ask(self, state: State) -> Options:
        colours = tuple([CHOOSE[colour] for colour in state.drawable()])
        return {self.seat: colours} if colours else {}

    def answer(self, game: Game[State], answers: Answers) -> None:
        if answers:
            chosen = answers[self.seat]
            assert isinstance(chosen, Choose)
            game.then(Draw(self.seat, (chosen.colour,)), SellDown())
            if self.other is not None:
                game.then(BuyWonder(self.other, chosen.colour))


class BuyWonder(Step, frozen=True):
    """Rules 10.2. The next player may pay a coin for a treasure of a colour other than the one just drawn."""

    seat: Seat
    drawn: Colour

    def ask(self, state: State) -> Options:
        if state.coins[self.seat] < PRINTED.wonders_fee:
            return {}
        return {self.seat: (*[CHOOSE[colour] for colour in state.drawable() if colour != self.drawn], DECLINE)}

    def answer(self, game: Game[State], answers: Answers) -> None:
        chosen = answers.get(self.seat)
        if isinstance(chosen, Choose):
            pay(game, self.seat, PRINTED.wonders_fee, "scroll")
            game.then(Draw(self.seat, (chosen.colour,)), SellDown())


class Riches(Step, frozen=True):
    """Rules 10.2. Coins from the bank."""

    seat: Seat
    coins: int

    def run(self, game: Game[State]) -> None:
        earn(game, self.seat, self.coins, "scroll")


def parts(scroll: TreasureName, seat: Seat, other: Seat | None) -> tuple[Step, ...]:
    """Rules 10.2. The first part for the one who uses the scroll, the second for `other`, if there is anybody."""
    second = () if other is None else (other,)
    if scroll == "scroll_of_plenty":
        return Plenty(seat, PRINTED.plenty_own), *(Plenty(each, PRINTED.plenty_next) for each in second)
    if scroll == "scroll_of_wonders":
        return Riches(seat, PRINTED.wonders_gold), Wonders(seat, other)
    return Riches(seat, PRINTED.riches_own), *(Riches(each, PRINTED.riches_next) for each in second)
