"""Rules 4. A turn: exactly one action, and free acts before and after it."""

from typing import ClassVar, Literal

from regalia.core import Answer, Choice, Choices, Game, Option, Refusal, Seat, Step, lone_answer
from regalia.games.kings_guild.content import FUNERAL, OFFERING, STATUE
from regalia.games.kings_guild.events import Counted, GameEnded, Passed, Revealed
from regalia.games.kings_guild.options import (
    BUILD_STATUE,
    OFFER,
    PASS,
    TAKE,
    Action,
    Build,
    BuildStatue,
    Craft,
    FreeAct,
    Hire,
    Offer,
    Pass,
    Play,
    Take,
)
from regalia.games.kings_guild.scoring import at_the_end, rank
from regalia.games.kings_guild.state import NOBODY, State
from regalia.games.kings_guild.steps.build import buildable, cells
from regalia.games.kings_guild.steps.craft import Make, crafts
from regalia.games.kings_guild.steps.expand import ExpandMore, TurnEnd, expand_step, refresh_row
from regalia.games.kings_guild.steps.free import can_offer, free_act, free_acts
from regalia.games.kings_guild.steps.gather import Gather, gatherable
from regalia.games.kings_guild.steps.hire import hireable
from regalia.games.kings_guild.steps.obstacles import obstacle
from regalia.games.kings_guild.steps.special import PlaceStatue
from regalia.games.kings_guild.verbs.guild import begin_turn
from regalia.games.kings_guild.verbs.quests import (
    begin_final_round,
    discard_quest,
    funeral_place,
    lengthen_row,
    lose_statue,
    next_quest,
    offer,
    win,
)
from regalia.games.kings_guild.verbs.treasures import lose_fortunes


class TakeTurn(Step, frozen=True):
    """Rules 4. The players take turns clockwise."""

    seat: Seat

    def run(self, game: Game[State]) -> None:
        begin_turn(game, self.seat)
        game.then(Turn(self.seat), EndOfTurn(self.seat))


class Turn(Choice, frozen=True):
    """Rules 4. Gather, craft or expand; in the final turn the offering (rules 6.2). Pass only if nothing is possible.

    A player with cards is asked even without a choice, because not being asked would reveal the cards.
    """

    forced: ClassVar[bool] = False
    final: ClassVar[tuple[type[Option], ...]] = (Craft, Hire, BuildStatue, Offer, Pass, Play)
    confirmed: ClassVar[bool] = False

    def options(self, state: State) -> Choices:
        possible = self.possible(state)
        return possible if len(possible) > 1 or state.hands[self.seat] else ()

    def possible(self, state: State) -> tuple[Action | FreeAct, ...]:
        """Rules 4.1. The actions, and what is free."""
        return (*(self.actions(state) or (PASS,)), *free_acts(state, self.seat))

    def actions(self, state: State) -> list[Option]:
        """Rules 5. The actions that are possible, each by its first step."""
        seat = self.seat
        actions: list[Option] = [TAKE[resource] for resource in gatherable(state, seat)]
        actions += crafts(state, seat)
        actions += buildable(state, seat)
        actions += hireable(state, seat)
        if state.is_solo and funeral_place(state) >= 0 and cells(state, seat, 1):
            actions.append(BUILD_STATUE)
        if can_offer(state, seat) and not state.has(seat, "vizier"):
            actions.append(OFFER)
        return actions

    def choose(self, game: Game[State], chosen: Action | FreeAct) -> None:
        seat = self.seat
        if isinstance(chosen, Take):
            game.then(Gather(seat, (chosen.resource,)), TurnEnd(seat))
        elif isinstance(chosen, Craft):
            game.then(Make(seat, chosen.quest, chosen.items), TurnEnd(seat))
        elif isinstance(chosen, Build | Hire):
            left: Literal["build", "hire", "any"] = (
                "any" if game.state.is_solo else "hire" if isinstance(chosen, Build) else "build"
            )
            game.then(expand_step(game.state, seat, chosen), ExpandMore(seat, left))
        elif isinstance(chosen, BuildStatue):
            discard_quest(game, funeral_place(game.state))
            game.then(PlaceStatue(seat, STATUE), TurnEnd(seat))
        elif isinstance(chosen, Offer) and not game.state.has(seat, "vizier"):
            offer(game, seat)
            game.then(TurnEnd(seat))
        elif isinstance(chosen, Pass):
            game.happened(Passed(seat))
            game.then(TurnEnd(seat))
        else:
            free_act(game, seat, chosen)
            game.then(self)

    def skip(self, game: Game[State]) -> None:
        self.choose(game, self.possible(game.state)[0])

    def obstacle(self, state: State, seat: Seat, option: Answer) -> Refusal | None:
        return obstacle(state, seat, option)


class EndOfTurn(Step, frozen=True):
    """Rules 4. Unused Fortune Potions are lost, and the next player is on; after the last turn the game ends (rules 12).

    A game in which no player has a choice goes into its final round; so does, if agreed, one that stalls (rules 15).
    """

    seat: Seat

    def run(self, game: Game[State]) -> None:
        state = game.state
        lose_fortunes(game)
        if state.final and self.seat == state.last:
            game.then(EndGame())
            return
        if state.is_solo:
            end_solo_turn(game)
        elif state.last == NOBODY and (state.is_stalled() or is_stuck(game, state.next_seat(self.seat))):
            begin_final_round(game)
        game.then(TakeTurn(state.next_seat(self.seat)))


def is_stuck(game: Game[State], seat: Seat) -> bool:
    """Rules 15. True if a whole round from this seat on would give no player a choice and change nothing."""
    state = game.state
    if len(gatherable(state, seat)) > 1:
        return False
    ahead = Game(game.rules, state.copy(), *map(Turn, state.from_seat(seat)))
    while ahead.asks:
        for asked, ask in ahead.asks.items():
            answer = lone_answer(ask)
            if answer is None:
                return False
            ahead.take(asked, answer)
    return ahead.state == state


def end_solo_turn(game: Game[State]) -> None:
    """Rules 13. A full row loses its oldest card without a sigil; then one card comes."""
    state = game.state
    if len(state.slots) == 6:
        oldest = next(index for index, slot in enumerate(state.slots) if slot is not None and set(slot.sigils) <= {NOBODY})
        if oldest == funeral_place(state):
            lose_statue(game)
        discard_quest(game, oldest)
    quest = next_quest(state)
    lengthen_row(game, quest)
    game.happened(Revealed(quest))
    if quest == FUNERAL:
        refresh_row(game)
    if quest == OFFERING:
        begin_final_round(game)


class EndGame(Step, frozen=True):
    """Rules 12. Every player takes the quests with a sigil of theirs; then prestige is added up."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        for slot in state.slots:
            if slot is not None and slot.quest != OFFERING:
                for maker in slot.sigils:
                    if maker != NOBODY:
                        win(game, maker, state.slot_of(slot.quest))
        for seat in state.seats:
            for category, prestige in at_the_end(state, seat).items():
                game.happened(Counted(seat, category, prestige, at_end=True))
        game.happened(GameEnded(tuple(rank.seat for rank in rank(state) if rank.rank == 1)))
