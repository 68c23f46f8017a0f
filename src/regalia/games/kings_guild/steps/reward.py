"""Rules 5.2. What a completed quest brings."""

from typing import ClassVar

from regalia.core import Answers, Game, Options, Seat, Step
from regalia.games.kings_guild.content import COLOUR_OF, QUESTS, QuestName, colour_of
from regalia.games.kings_guild.options import CHOOSE, DECLINE, PLAY, Choose, Keep, Play
from regalia.games.kings_guild.state import State, names
from regalia.games.kings_guild.steps.limits import DiscardCards, Draw, SellDown
from regalia.games.kings_guild.verbs.treasures import hand_over, keep, play, show_reward, take_reward

LUCKY = "lucky_potion"


class LuckyWindow(Step, frozen=True):
    """Rules 5.2. Just before the treasure is drawn, a Lucky Potion may double it; at most one for a quest."""

    forced: ClassVar[bool] = False

    seat: Seat
    maker: Seat
    quest: QuestName

    def ask(self, state: State) -> Options:
        if LUCKY in state.hand(self.seat):
            return {self.seat: (PLAY[LUCKY], DECLINE)}
        return {self.seat: (DECLINE,)} if self.suspected(state) else {}

    def suspected(self, state: State) -> bool:
        """Rules 14. Whether the backs of the hand allow for a Lucky Potion: then being asked gives nothing away."""
        return not state.is_solo and any(colour_of(card) == COLOUR_OF[LUCKY] for card in state.hands[self.seat])

    def answer(self, game: Game[State], answers: Answers) -> None:
        colours = QUESTS[self.quest].reward
        if isinstance(answers.get(self.seat), Play):
            play(game, self.seat, LUCKY)
            colours *= 2
        game.then(Draw(self.seat, colours, shared=True), ShareOut(self.seat, self.maker))


class ShareOut(Step, frozen=True):
    """Rules 5.2. Who made the quest alone keeps all; otherwise the active player splits what was drawn."""

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
    """Rules 15. The Appraiser works in the active player's turn, whoever of the makers employs him."""
    return tuple(Appraise(seat) for seat in receivers if state.has(seat, "appraiser"))


class Split(Step, frozen=True):
    """Rules 5.2. The active player keeps half of the cards, the larger half of an odd number; the rest is handed over."""

    seat: Seat
    maker: Seat
    kept: int
    """How many are still to be kept."""
    secret: ClassVar[bool] = True
    forced: ClassVar[bool] = False  # that all of them are alike is nobody else's business

    def ask(self, state: State) -> Options:
        return {self.seat: tuple([Keep(card) for card in dict.fromkeys(names(state.drawn))])} if self.kept else {}

    def answer(self, game: Game[State], answers: Answers) -> None:
        if not answers:
            hand_over(game, self.seat, self.maker)
            return
        chosen = answers[self.seat]
        assert isinstance(chosen, Keep)
        keep(game, self.seat, chosen.treasure)
        game.then(Split(self.seat, self.maker, self.kept - 1))


class Appraise(Step, frozen=True):
    """Rules 9. The Appraiser's owner may draw one more treasure, and then discards one."""

    seat: Seat

    def ask(self, state: State) -> Options:
        return {self.seat: (*[CHOOSE[colour] for colour in state.drawable()], DECLINE)}

    def answer(self, game: Game[State], answers: Answers) -> None:
        chosen = answers[self.seat]
        if isinstance(chosen, Choose):
            game.then(Draw(self.seat, (chosen.colour,)), DiscardCards(self.seat, 1))
