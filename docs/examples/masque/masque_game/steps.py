"""The turn structure, in the order of the rules."""

from typing import ClassVar

from regalia.core import Choice, Choices, ChoosePlayer, Game, Option, Play, Seat, Step
from masque_game.state import KINDS, State, kind_of
from masque_game.verbs import discard, draw, duel, guess, leave, look, play, protect, swap


class Name(Option, frozen=True):
    """Name a kind of card."""

    kind: str


class Turn(Step, frozen=True):
    """Rules 2. In turn order, draw a card and play one. Rules 4: until the deck is empty or only one player is left."""

    seat: Seat

    def run(self, game: Game[State]) -> None:
        state = game.state
        if state.deck and len([hand for hand in state.hands if hand]) > 1:
            draw(game, self.seat)
            game.then(PlayCard(self.seat), Next(self.seat))


class Next(Step, frozen=True):
    """Rules 2. The next player who is still in has a turn."""

    seat: Seat

    def run(self, game: Game[State]) -> None:
        game.then(*map(Turn, game.state.others(self.seat)[:1]))


class PlayCard(Choice, frozen=True):
    """Rules 2. Play one of two cards. The Countess must be played if the other one is the Herald or the Juggler."""

    forced: ClassVar[bool] = False  # being asked, or not, would tell the cards

    def options(self, state: State) -> Choices:
        hand = state.hands[self.seat]
        if {"herald", "juggler"} & {*map(kind_of, hand)} and "countess-0" in hand:
            return [Play("countess-0")]
        return [*map(Play, hand)]

    def choose(self, game: Game[State], chosen: Play) -> None:
        play(game, self.seat, chosen.card)
        match kind_of(chosen.card):
            case "maid":
                protect(game, self.seat)
            case "queen":
                leave(game, self.seat)
            case kind if kind != "countess":
                game.then(Target(self.seat, kind))


class Target(Choice, frozen=True):
    """Rules 3. The card acts on a player whom no Maid protects; without such a player, nothing happens."""

    card: str

    def options(self, state: State) -> Choices:
        others = sorted(seat for seat in state.others(self.seat) if seat not in state.safe)
        return [*map(ChoosePlayer, [*others, self.seat] if self.card == "herald" else others)]

    def choose(self, game: Game[State], chosen: ChoosePlayer) -> None:
        match self.card:
            case "guard":
                game.then(Guess(self.seat, chosen.seat))
            case "spy":
                look(game, self.seat, chosen.seat)
            case "duellist":
                duel(game, self.seat, chosen.seat)
            case "juggler":
                swap(game, self.seat, chosen.seat)
            case _:
                if discard(game, chosen.seat):
                    leave(game, chosen.seat)
                else:
                    draw(game, chosen.seat)


class Guess(Choice, frozen=True):
    """Rules 3. A Guard names any card but a Guard."""

    owner: Seat

    def options(self, state: State) -> Choices:
        return [*map(Name, KINDS[1:])]

    def choose(self, game: Game[State], chosen: Name) -> None:
        guess(game, self.seat, self.owner, chosen.kind)
