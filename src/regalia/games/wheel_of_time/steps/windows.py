"""Rules 5.1, 9.4, 9.6, 9.10. Event windows."""

from collections.abc import Iterator
from typing import Any

from regalia.core import PASS, Answer, Game, Option, Options, Refusal, Seat, Step, Window
from regalia.games.wheel_of_time.asking import refusals
from regalia.games.wheel_of_time.asking.menu import DEATHS, usable
from regalia.games.wheel_of_time.effective.cards import traits
from regalia.games.wheel_of_time.options import Soothe
from regalia.games.wheel_of_time.pieces import NOBODY
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.playing import begin
from regalia.games.wheel_of_time.steps.settle import Settle
from regalia.games.wheel_of_time.verbs import forces, pattern
from regalia.games.wheel_of_time.verbs.writing import happen, note
from regalia.games.wheel_of_time.words.position import fresh_deaths


class Open(Step, frozen=True):
    """Rules 5.1. A window opens: the dominant player goes first."""

    name: str

    def run(self, game: Game[State]) -> None:
        pattern.set_step(game.state, self.name)
        game.then(EventWindow(game.state.dominant, 0, self.name), Mourn())


class Mourn(Step, frozen=True):
    """Rules 12.2, `killed`. A window has closed: deaths before it no longer count as just past."""

    def run(self, game: Game[State]) -> None:
        if fresh_deaths(game.state):
            note(game.state, "mourned")


class EventWindow(Window, frozen=True):
    """Rules 5.1. One event or ability, or a pass; after a play the other player has the priority."""

    name: str = ""

    def called(self, state: State) -> str:
        return self.name

    def stretches(self, state: State) -> dict[str, str]:
        return stretches(state)

    def put_to(self, state: State, seat: Seat) -> Options:
        if self.name == DEATHS and not fresh_deaths(state):
            return {}
        may = self.may(state, seat)
        return {seat: (*may, PASS)} if may or state.hands[seat] else {}

    def obstacle(self, state: State, seat: Seat, option: Answer) -> Refusal | None:
        return refusals.in_a_window(state, seat, option, self.name)

    def may(self, state: State, seat: Seat) -> tuple[Option, ...]:
        return (*usable(state, seat, self.name), *soothing(state, seat, self.name))

    def do(self, game: Game[State], seat: Seat, chosen: Any) -> None:
        if isinstance(chosen, Soothe):
            pattern.convert(game, seat, 1, "taveren")
            forces.heal(game, chosen.piece, 1)
            game.then(Settle())
        else:
            begin(game, seat, chosen)


def stretches(state: State) -> dict[str, str]:
    """Rules 5. The parts of the game that can be passed in advance: this round, and this turn."""
    return {"round": f"{state.turn}.{state.round}", "turn": str(state.turn)}


class Moment(Step, frozen=True):
    """Rules 12.2. Triggers of a moment of the turn."""

    trigger: str
    seat: Seat = NOBODY

    def run(self, game: Game[State]) -> None:
        happen(game.state, self.trigger, seat=self.seat, challenge=game.state.resolving)
        game.then(Settle())


def soothing(state: State, seat: Seat, window: str) -> Iterator[Option]:
    """Rules 9.4. The Ta'veren whose damage a conversion of a token can remove."""
    if seat == state.hero and state.sections[seat] and window != DEATHS:
        for me, piece in state.own(seat):
            if piece.damage and "Ta'veren" in traits(state, me):
                yield Soothe(me)
