"""Rules 6. The special cards of the quest deck, and the refill that turns them up."""

from collections.abc import Mapping
from typing import ClassVar

from regalia.core import Foreseen, Game, Number, Options, Seat, Step
from regalia.games.kings_guild.content import FUNERAL, OFFERING, STATUE
from regalia.games.kings_guild.events import Revealed
from regalia.games.kings_guild.state import State
from regalia.games.kings_guild.steps.build import PlaceRoom, cells
from regalia.games.kings_guild.verbs.goods import pay
from regalia.games.kings_guild.verbs.quests import (
    begin_final_round,
    lose_statue,
    next_quest,
    open_slot,
    remove_funeral,
    set_slot,
    show_bids,
)


class Refill(Step, frozen=True):
    """Rules 5.2. An empty slot gets the next card. A solo row waits for the end of the turn (rules 13)."""

    index: int

    def run(self, game: Game[State]) -> None:
        state = game.state
        if state.is_solo or not state.deck:
            return
        quest = next_quest(state)
        if quest != FUNERAL:
            set_slot(state, self.index, open_slot(quest))
        game.happened(Revealed(quest))
        if quest == FUNERAL:
            remove_funeral(game)
            game.then(FuneralBid(), self)
        if quest == OFFERING:
            begin_final_round(game)


class FuneralBid(Step, frozen=True):
    """Rules 6.1. Every player bids in secret; a player who could not place the Statue bids nothing."""

    secret: ClassVar[bool] = True

    @classmethod
    def foreseen(cls, state: State, seat: Seat) -> Mapping[str, Foreseen]:
        return {"FuneralBid": Foreseen(Number(0, state.coins[seat]))} if FUNERAL in state.deck else {}

    def ask(self, state: State) -> Options:
        return {seat: Number(0, state.coins[seat] if cells(state, seat, 1) else 0) for seat in state.seats}

    def answer(self, game: Game[State], answers: Mapping[Seat, int]) -> None:
        bids = tuple(answers.values())
        show_bids(game, bids)
        best = max(bids)
        if bids.count(best) > 1:
            lose_statue(game)
            return
        winner = bids.index(best)
        pay(game, winner, best, "statue")
        game.then(PlaceStatue(winner, STATUE))


class PlaceStatue(PlaceRoom, frozen=True):
    """Rules 6.1. The winner places the King's Statue like a room of one cell, free of further cost."""
