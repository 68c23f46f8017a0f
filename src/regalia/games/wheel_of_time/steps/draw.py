"""Rules 5.6, 10. The Draw Round: the dead, the victory check, discarding, drawing."""

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from regalia.core import Chance, Game, Number, Options, Seat, Several, Step
from regalia.games.wheel_of_time.content import switch, tables
from regalia.games.wheel_of_time.effective.abilities import mortally_wounded
from regalia.games.wheel_of_time.effective.cards import hand_limit, is_character
from regalia.games.wheel_of_time.effective.playing import draw_most
from regalia.games.wheel_of_time.imagine import others_drawn
from regalia.games.wheel_of_time.options import HandCard
from regalia.games.wheel_of_time.pieces import Kind
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.steps.challenge import forces_of
from regalia.games.wheel_of_time.steps.instead import kill
from regalia.games.wheel_of_time.steps.playing import Moment, Open
from regalia.games.wheel_of_time.steps.settle import Settle
from regalia.games.wheel_of_time.verbs import cards, pattern, pools, writing
from regalia.games.wheel_of_time.verbs.writing import happen


class DrawRound(Step, frozen=True):
    """Rules 5.6. The dead are discarded, victory is checked; if no player has lost, cards are discarded and drawn."""

    def run(self, game: Game[State]) -> None:
        pattern.begin_round(game, "draw")
        game.then(Moment("draw_start"), DiscardDead(), Settle(), Moment("after_discard_dead"), Open("w_dead"))
        game.then(VictoryCheck())


class DiscardDead(Step, frozen=True):
    """Rules 10.1. Step D1: every mortally wounded force goes to its owner's killed pile, all at once."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        for me in [me for seat in state.dominance_order for me in forces_of(state, seat) if mortally_wounded(state, me)]:
            kill(game, me, cause="wounds")


class VictoryCheck(Step, frozen=True):
    """Rules 10.2. Step D2: a player who meets a condition has lost; if both do, or after too many turns, it is a draw."""

    def run(self, game: Game[State]) -> None:
        state, caps = game.state, tables().constants
        too_long = state.battle >= caps.engine_last_battle_turn_cap or state.turn >= caps.engine_total_turn_cap
        if state.fallen or too_long:
            pattern.end_game(game)
        else:
            pattern.set_step(state, "hands")
            game.then(DiscardCards(), DrawCards(), Open("w_draw_end"), Moment("turn_end"), LethalDamage(), EndOfTurn())


class LethalDamage(Step, frozen=True):
    """Rules 9.11, 12.7. Characters with damage that kills die at the end of the turn, unless they were fully healed."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        for me in [me for seat in state.dominance_order for me in forces_of(state, seat)]:
            if is_character(state, me) and "lethal" in state.pieces[me].special:
                kill(game, me)
        game.then(Settle())


class DiscardCards(Step, frozen=True):
    """Rules 5.6. Step D3: each player may discard, and must above the maximum hand size; secret until both chose."""

    secret: ClassVar[bool] = True

    def ask(self, state: State) -> Options:
        return {
            seat: Several(
                as_options(state.hands[seat]),
                max(0, len(state.hands[seat]) - hand_limit(state, seat)),
                len(state.hands[seat]),
            )
            for seat in state.seats
            if state.hands[seat]
        }

    def answer(self, game: Game[State], answers: Mapping[Seat, tuple[HandCard, ...]]) -> None:
        for seat, chosen in answers.items():
            cards.discard_from_hand(game, seat, [each.kind for each in chosen])
        game.then(Settle())


def as_options(hand: tuple[Kind, ...]) -> tuple[HandCard, ...]:
    """The cards of a hand, copies counted."""
    copies: Counter[Kind] = Counter()
    found = []
    for kind in hand:
        found.append(HandCard(kind, copies[kind]))
        copies[kind] += 1
    return tuple(found)


class DrawCards(Step, frozen=True):
    """Rules 5.6. Step D4: each player draws up to two cards, never beyond the maximum hand size."""

    secret: ClassVar[bool] = True

    def ask(self, state: State) -> Options:
        must = switch("draw", state.agreed.profile) == "mandatory"
        most = {seat: most_drawn(state, seat) for seat in state.seats}
        return {seat: Number(count if must else 0, count) for seat, count in most.items() if count}

    def answer(self, game: Game[State], answers: Mapping[Seat, int]) -> None:
        before = [Counter(hand) for hand in game.state.hands]
        for seat, count in answers.items():
            cards.draw(game, seat, count, "step")
        drawn = [Counter(hand) - old for hand, old in zip(game.state.hands, before, strict=True)]
        game.then(Settle(), AfterDraw(tuple(tuple(each.elements()) for each in drawn)))


class AfterDraw(Step, frozen=True):
    """Rules 12.2. The moment after step D4: cards can refer to drawn cards, which only their player knows."""

    drawn: tuple[tuple[Kind, ...], ...]

    def run(self, game: Game[State]) -> None:
        happen(game.state, "after_draw", drawn=self.drawn)
        game.then(Settle())

    def imagined(self, state: State, seat: Seat, chance: Chance) -> "AfterDraw":
        again = [*self.drawn]
        again[other(seat)] = others_drawn(again[other(seat)], state.hands[other(seat)], chance)
        return AfterDraw(tuple(again))


def most_drawn(state: State, seat: Seat) -> int:
    """Rules 5.6. Number of cards a player can draw: the allowance, the room in the hand, and the cards left."""
    there = len(state.decks[seat])
    if switch("empty_deck", state.agreed.profile) == "reshuffle_discard":
        there += len(state.discards[seat])
    return max(0, min(draw_most(state, seat), hand_limit(state, seat) - len(state.hands[seat]), there))


class EndOfTurn(Step, frozen=True):
    """Rules 5.7. Effects that last until the end of the turn are over."""

    def run(self, game: Game[State]) -> None:
        writing.end(game.state, lambda each: each.until == "next_draw")
        writing.end_with_turn(game.state)
        pools.empty_pools(game)
        game.then(Settle())
