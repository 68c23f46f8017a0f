"""Rules 5.2. The reward of a completed quest."""

from collections.abc import Mapping
from typing import ClassVar

from regalia.core import Choice, Choices, Foreseen, Game, Seat, Step
from regalia.games.kings_guild.content import COLOUR_OF, QUESTS, QuestName, colour_of
from regalia.games.kings_guild.options import CHOOSE, DECLINE, PLAY, Choose, Decline, Keep, Play
from regalia.games.kings_guild.state import State, names
from regalia.games.kings_guild.steps.limits import DiscardCards, Draw, SellDown
from regalia.games.kings_guild.verbs.treasures import hand_over, keep, play, show_reward, take_reward

LUCKY = "lucky_potion"


class LuckyWindow(Choice, frozen=True):
    """Rules 5.2. Just before the treasure is drawn, a Lucky Potion may double it; at most one for a quest."""

    forced: ClassVar[bool] = False

    maker: Seat
    quest: QuestName

    @classmethod
    def foreseen(cls, state: State, seat: Seat) -> Mapping[str, Foreseen]:
        return {"LuckyWindow": Foreseen((PLAY[LUCKY], DECLINE))}

    def options(self, state: State) -> Choices:
        if LUCKY in state.hand(self.seat):
            return (PLAY[LUCKY], DECLINE)
        return (DECLINE,) if self.suspected(state) else ()

    def suspected(self, state: State) -> bool:
        """Rules 14. True if the backs of the hand allow for a Lucky Potion, so that being asked reveals nothing."""
        return not state.is_solo and any(colour_of(card) == COLOUR_OF[LUCKY] for card in state.hands[self.seat])

    def choose(self, game: Game[State], chosen: Play | Decline) -> None:
        if isinstance(chosen, Play):
            play(game, self.seat, LUCKY)
            self.draw(game, times=2)
        else:
            self.draw(game)

    def skip(self, game: Game[State]) -> None:
        self.draw(game)

    def draw(self, game: Game[State], times: int = 1) -> None:
        """Rules 5.2. The treasures printed on the quest are drawn and shared out."""
        game.then(Draw(self.seat, QUESTS[self.quest].reward * times, shared=True), ShareOut(self.seat, self.maker))


class ShareOut(Step, frozen=True):
    """Rules 5.2. A player who made the quest alone keeps all; otherwise the active player splits the treasures."""

    seat: Seat
    maker: Seat

    def run(self, game: Game[State]) -> None:
        count = len(game.state.drawn)
        if self.seat == self.maker:
            take_reward(game, self.seat)
            game.then(SellDown(), *appraisals(game.state, (self.seat,) if count else ()))
            return
        show_reward(game, self.seat)
        receivers = (self.seat, self.maker)[: min(count, 2)]
        game.then(Split(self.seat, self.maker, (count + 1) // 2), SellDown(), *appraisals(game.state, receivers))


def appraisals(state: State, receivers: tuple[Seat, ...]) -> tuple[Step, ...]:
    """Rules 15. The Appraiser works in the active player's turn, for either maker."""
    return tuple(Appraise(seat) for seat in receivers if state.has(seat, "appraiser"))


class Split(Choice, frozen=True):
    """Rules 5.2. The active player keeps half of the cards, the larger half of an odd number; the rest is handed over."""

    maker: Seat
    kept: int
    """Number of treasures still to be kept."""
    secret: ClassVar[bool] = True
    forced: ClassVar[bool] = False  # not being asked would reveal that all cards drawn are alike

    def options(self, state: State) -> Choices:
        return [Keep(card) for card in dict.fromkeys(names(state.drawn))] if self.kept else ()

    def choose(self, game: Game[State], chosen: Keep) -> None:
        keep(game, self.seat, chosen.treasure)
        game.then(Split(self.seat, self.maker, self.kept - 1))

    def skip(self, game: Game[State]) -> None:
        hand_over(game, self.seat, self.maker)


class Appraise(Choice, frozen=True):
    """Rules 9. The Appraiser's owner may draw one more treasure, and then discards one."""

    def options(self, state: State) -> Choices:
        return (*[CHOOSE[colour] for colour in state.drawable()], DECLINE)

    def choose(self, game: Game[State], chosen: Choose | Decline) -> None:
        if isinstance(chosen, Choose):
            game.then(Draw(self.seat, (chosen.colour,)), DiscardCards(self.seat, 1))
