"""Rules 10.2. The two parts of a scroll."""

from collections.abc import Mapping

from regalia.core import Answer, Choice, Choices, Foreseen, Game, Refusal, Seat, Step
from regalia.games.kings_guild.content import COLOURS, PRINTED, Colour, TreasureName
from regalia.games.kings_guild.options import CHOOSE, DECLINE, TAKE, Choose, Decline, Take
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.steps.gather import gatherable, to_gathering
from regalia.games.kings_guild.steps.limits import DiscardResources, Draw, SellDown
from regalia.games.kings_guild.verbs.goods import earn, pay, receive


class Plenty(Choice, frozen=True):
    """Rules 10.2. Some of one kind that may be gathered and is in stock: two for oneself, one for the next player."""

    amount: int

    def options(self, state: State) -> Choices:
        return [TAKE[resource] for resource in gatherable(state, self.seat)]

    def choose(self, game: Game[State], chosen: Take) -> None:
        receive(game, self.seat, (chosen.resource,) * self.amount, "treasure")
        game.then(DiscardResources(self.seat))

    def obstacle(self, state: State, seat: Seat, option: Answer) -> Refusal | None:
        return to_gathering(state, seat, option.resource) if isinstance(option, Take) else None


class Wonders(Choice, frozen=True):
    """Rules 10.2. A treasure of any colour; then `other` may buy one of another colour."""

    other: Seat | None

    def options(self, state: State) -> Choices:
        return [CHOOSE[colour] for colour in state.drawable()]

    def choose(self, game: Game[State], chosen: Choose) -> None:
        game.then(Draw(self.seat, (chosen.colour,)), SellDown())
        if self.other is not None:
            game.then(BuyWonder(self.other, chosen.colour))


class BuyWonder(Choice, frozen=True):
    """Rules 10.2. The next player may pay a coin for a treasure of a colour other than the one just drawn."""

    drawn: Colour

    @classmethod
    def foreseen(cls, state: State, seat: Seat) -> Mapping[str, Foreseen]:
        return {"BuyWonder": Foreseen((*[CHOOSE[colour] for colour in COLOURS], DECLINE), {"drawn": COLOURS})}

    def facts(self, state: State, seat: Seat) -> Mapping[str, Colour]:
        return {"drawn": self.drawn}

    def options(self, state: State) -> Choices:
        if state.coins[self.seat] < PRINTED.wonders_fee:
            return ()
        return (*[CHOOSE[colour] for colour in state.drawable() if colour != self.drawn], DECLINE)

    def choose(self, game: Game[State], chosen: Choose | Decline) -> None:
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
    """Rules 10.2. The first part for the one who uses the scroll, the second for `other`, if there is one."""
    second = () if other is None else (other,)
    if scroll == "scroll_of_plenty":
        return Plenty(seat, PRINTED.plenty_own), *(Plenty(each, PRINTED.plenty_next) for each in second)
    if scroll == "scroll_of_wonders":
        return Riches(seat, PRINTED.wonders_gold), Wonders(seat, other)
    return Riches(seat, PRINTED.riches_own), *(Riches(each, PRINTED.riches_next) for each in second)
