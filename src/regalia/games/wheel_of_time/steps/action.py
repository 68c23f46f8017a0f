"""Rules 5.4. The Action Round."""

from collections.abc import Iterator
from typing import ClassVar

from regalia.core import Answer, Choice, Choices, Game, Option, Refusal, Seat, Step
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time import options as may
from regalia.games.wheel_of_time.asking import refusals
from regalia.games.wheel_of_time.asking.hand import why_not_played, why_not_recruited
from regalia.games.wheel_of_time.asking.menu import usable
from regalia.games.wheel_of_time.content import NO_NUMBERS, card
from regalia.games.wheel_of_time.effective.cards import traits
from regalia.games.wheel_of_time.effective.challenges import companions, may_join, may_reinforce, reinforce_tax
from regalia.games.wheel_of_time.effective.dice import dice, heal_amount, may_heal
from regalia.games.wheel_of_time.effective.playing import may_rotate, recruited_from_killed, stored
from regalia.games.wheel_of_time.events import Announced
from regalia.games.wheel_of_time.paying.coins import plain_coins
from regalia.games.wheel_of_time.paying.payment import Price, payable
from regalia.games.wheel_of_time.paying.pricing import numbers
from regalia.games.wheel_of_time.pieces import NOBODY, ChallengeId, Kind, PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.challenge import forces_of
from regalia.games.wheel_of_time.steps.from_hand import PlayIt, RecruitIt
from regalia.games.wheel_of_time.steps.paying import Paying
from regalia.games.wheel_of_time.steps.playing import Moment, Open, begin
from regalia.games.wheel_of_time.steps.rolling import rolling
from regalia.games.wheel_of_time.steps.settle import Settle
from regalia.games.wheel_of_time.verbs import cards, forces, pattern, pools
from regalia.games.wheel_of_time.verbs.writing import happen, note


class ActionRound(Step, frozen=True):
    """Rules 5.4. Both generate symbols; then both act, the subordinate player first; then the pools are emptied."""

    def run(self, game: Game[State]) -> None:
        pattern.begin_round(game, "action", "generate")
        if in_force.of(game.state, "skip_action"):
            return
        first, second = game.state.acting_order
        game.then(Moment("action_start"), GenerateSymbols(first), GenerateSymbols(second), Open("w_generate_end"))
        game.then(BeginActions(first), Act(first), BeginActions(second), Act(second), Open("w_action_end"), EndOfActions())


class GenerateSymbols(Choice, frozen=True):
    """Rules 5.4. Step A1: one ready character at home after the other rotates and rolls; only ability symbols count."""

    def options(self, state: State) -> Choices:
        able = [may.Generate(me) for me in forces_of(state, self.seat) if can_generate(state, me)]
        return (*able, may.STOP_GENERATING) if able else ()

    def choose(self, game: Game[State], chosen: may.Generate | may.StopGenerating) -> None:
        if isinstance(chosen, may.Generate):
            pattern.set_step(game.state, "generate")
            forces.rotate(game, chosen.piece, "generate")
            game.then(Settle(), *rolling(game.state, (chosen.piece,), 0), GenerateSymbols(self.seat))


def can_generate(state: State, me: PieceId) -> bool:
    """Rules 5.4. A ready character at home with a die to roll; troops cannot generate."""
    piece = state.pieces[me]
    at_home = piece.place == "home" and may_rotate(state, me, "generate")
    return at_home and card(piece.kind).type == "character" and any(dice(state, me, 0, wanted=True))


class BeginActions(Step, frozen=True):
    """Rules 5.4. Step A2: a player's actions begin."""

    seat: Seat

    def run(self, game: Game[State]) -> None:
        pattern.act(game.state, self.seat)
        pattern.set_step(game.state, "actions")


class Act(Choice, frozen=True):
    """Rules 5.4. Any actions in any order, until the player stops; after each one events can be played."""

    forced: ClassVar[bool] = False  # what is offered depends on the hand
    nothing: ClassVar[Option | None] = may.END_ACTIONS

    def options(self, state: State) -> Choices:
        return (*actions(state, self.seat), *usable(state, self.seat, "limited"), may.END_ACTIONS)

    def obstacle(self, state: State, seat: Seat, option: Answer) -> Refusal | None:
        return refusals.in_ones_actions(state, seat, option)

    def choose(self, game: Game[State], chosen: Option) -> None:
        state, seat = game.state, self.seat
        match chosen:
            case may.EndActions():
                pattern.act(state, NOBODY)
                return
            case may.Recruit(kind, killed):
                announce(game, seat, kind, killed)
                game.then(RecruitIt(seat, kind, killed))
            case may.PlayAdvantage(kind):
                announce(game, seat, kind)
                game.then(PlayIt(seat, kind))
            case may.Heal(me):
                heal_by_rotating(game, me)
            case may.Reinforce(me, challenge):
                reinforce(game, me, challenge)
            case may.DiscardWeapon(me):
                forces.discard_from_play(game, me)
            case _:
                begin(game, seat, chosen)
        game.then(Settle(), Open("w_action"), BeginActions(seat), self)


def announce(game: Game[State], seat: Seat, kind: Kind, killed: bool = False) -> None:
    """Rules 5.4. A card to be recruited or played is shown before any other decision about it.

    A card in the killed pile stays there until it is paid for.
    """
    if not killed and kind in game.state.hands[seat]:
        cards.leave_hand(game.state, seat, kind)
    elif not killed:
        cards.take_from_stash(game.state, stored(game.state, seat)[kind], kind)
    game.happened(Announced(seat, kind))


def actions(state: State, seat: Seat) -> Iterator[Option]:
    """Rules 5.4. The actions that the rules themselves give a player."""
    yield from from_hand(state, seat)
    yield from with_forces(state, seat)
    for me, piece in state.pieces.items():
        if is_spare_weapon(state, me) and state.pieces[piece.host].seat == seat:
            yield may.DiscardWeapon(me)


def from_hand(state: State, seat: Seat) -> Iterator[Option]:
    """Rules 5.4. Forces that can be recruited, advantages that can be played."""
    for kind in dict.fromkeys((*state.hands[seat], *stored(state, seat))):
        facts = card(kind)
        if facts.force and why_not_recruited(state, seat, kind) is None:
            yield may.Recruit(kind)
        elif facts.type == "advantage" and why_not_played(state, seat, kind) is None:
            yield may.PlayAdvantage(kind)
    for kind in recruited_from_killed(state, seat):
        if why_not_recruited(state, seat, kind, killed=True) is None:
            yield may.Recruit(kind, killed=True)


def with_forces(state: State, seat: Seat) -> Iterator[Option]:
    """Rules 5.4. Forces that can heal or reinforce."""
    for me in forces_of(state, seat):
        piece = state.pieces[me]
        if piece.damage and piece.place == "home" and may_rotate(state, me, "heal") and may_heal(state, me):
            yield may.Heal(me)
        if piece.place == "field" and not piece.challenge:
            yield from reinforcements(state, me)


def reinforcements(state: State, me: PieceId) -> Iterator[may.Reinforce]:
    """Rules 5.4. The unresolved challenges that a force can join now, including the companion rules."""
    for challenge in state.unresolved():
        there = state.participants(challenge, state.pieces[me].seat)
        if not may_reinforce(state, me, challenge) or may_join(state, me, challenge, "reinforce"):
            continue
        if all(companions(state, each, [*there, me]) for each in (*there, me)) and can_pay_tax(state, me, challenge):
            yield may.Reinforce(me, challenge)


def can_pay_tax(state: State, me: PieceId, challenge: ChallengeId) -> bool:
    """Rules 12.7. True if what it costs to reinforce a challenge can be paid."""
    price, piece = Price(numbers(reinforce_tax(state, me, challenge))), state.pieces[me]
    return price.cost == NO_NUMBERS or payable(price, plain_coins(state, piece.seat, "text_cost", piece.kind))


def reinforce(game: Game[State], me: PieceId, challenge: ChallengeId) -> None:
    """Rules 5.4. A force joins a challenge, for symbols if an effect requires them."""
    state, piece = game.state, game.state.pieces[me]
    cost = numbers(reinforce_tax(state, me, challenge))
    note(state, "reinforced", piece=me, kind=piece.kind, seat=piece.seat, challenge=challenge)
    forces.join(game, me, challenge, "reinforce")
    if cost != NO_NUMBERS:
        game.then(Paying(piece.seat, "text_cost", piece.kind, Price(cost)))


def is_spare_weapon(state: State, me: PieceId) -> bool:
    """Rules 5.4. A Weapon on a card that is not Unique."""
    piece = state.pieces[me]
    return piece.host in state.pieces and {"Weapon", "Unique"} & traits(state, me) == {"Weapon"}


def heal_by_rotating(game: Game[State], me: PieceId) -> None:
    """Rules 5.4. A force rotates to lose one damage."""
    piece = game.state.pieces[me]
    forces.rotate(game, me, "heal")
    healed = forces.heal(game, me, heal_amount(game.state, me))
    happen(game.state, "heal", piece=me, kind=piece.kind, seat=piece.seat, amount=healed)


class EndOfActions(Step, frozen=True):
    """Rules 5.4. Both pools are emptied."""

    def run(self, game: Game[State]) -> None:
        pools.empty_pools(game)
