"""Rules 5.3. The Challenge Round."""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from regalia.core import (
    Answer,
    Assign,
    Assigned,
    Choice,
    Choices,
    Game,
    Option,
    Options,
    Refusal,
    Seat,
    Several,
    Step,
    some_answer,
)
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time import options as may
from regalia.games.wheel_of_time.asking import refusals
from regalia.games.wheel_of_time.asking.hand import has_target, why_not_declared
from regalia.games.wheel_of_time.asking.menu import usable
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.cards import all_forces, is_troop
from regalia.games.wheel_of_time.effective.challenges import capped_this_turn, companions, may_join, must_join
from regalia.games.wheel_of_time.events import CommitmentShown
from regalia.games.wheel_of_time.pieces import ChallengeId, PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.playing import Moment, Open, begin, carry_out
from regalia.games.wheel_of_time.steps.settle import Settle
from regalia.games.wheel_of_time.verbs import challenges, forces, pattern


class ChallengeRound(Step, frozen=True):
    """Rules 5.3. Challenges are declared and revealed, forces are placed and committed."""

    def run(self, game: Game[State]) -> None:
        pattern.begin_round(game, "challenge", "declare")
        first, second = game.state.acting_order
        game.then(Moment("challenge_round_start"), Declare(first), Declare(second), Reveal(), PatternChallenge())
        game.then(Open("w_declared"), PlaceForces(first), PlaceForces(second), Open("w_placed"), Commit())


class Declare(Choice, frozen=True):
    """Rules 5.3. Step C1: a challenge card face down, the contest of a contested advantage, an effect, or nothing."""

    secret: ClassVar[bool] = True
    forced: ClassVar[bool] = False  # being asked must not reveal that there is no challenge in hand
    nothing: ClassVar[Option | None] = may.DECLARE_NOTHING

    def options(self, state: State) -> Choices:
        cards = [
            may.DeclareCard(kind)
            for kind in dict.fromkeys(state.hands[self.seat])
            if why_not_declared(state, self.seat, kind) is None
        ]
        contests = [may.Contest(me) for me, piece in state.pieces.items() if card(piece.kind).contested]
        return (*cards, *contests, *usable(state, self.seat, "declare"), may.DECLARE_NOTHING)

    def obstacle(self, state: State, seat: Seat, option: Answer) -> Refusal | None:
        return refusals.while_declaring(state, seat, option)

    def choose(self, game: Game[State], chosen: Option) -> None:
        match chosen:
            case may.DeclareCard(kind):
                challenges.declare(game, self.seat, "card", kind)
            case may.Contest(me):
                challenges.declare(game, self.seat, "contest", game.state.pieces[me].kind, me)
            case may.DeclareNothing():
                challenges.declare_nothing(game, self.seat)
            case _:
                begin(game, self.seat, chosen)


class Reveal(Step, frozen=True):
    """Rules 5.3. Step C2: face-down challenges are turned up together; then their choices and effects, in acting order.

    Rules 13: Moghedien's stays face down until the forces are committed; then the step is repeated.
    """

    late: bool = False

    def run(self, game: Game[State]) -> None:
        state = game.state
        pattern.set_step(state, "reveal")
        late = [seat for seat in state.seats if not self.late and in_force.has(state, seat, "hidden_challenge")]
        found = [number for number in in_acting_order(state) if self.late <= state.challenges[number].hidden]
        found = [number for number in found if state.challenges[number].seat not in late]
        for number in [number for number in found if state.challenges[number].hidden]:
            challenges.reveal(game, number)
        game.then(*map(OnReveal, found))


def in_acting_order(state: State) -> list[ChallengeId]:
    """The challenges of this turn, those of the subordinate player first."""
    return sorted(state.challenges, key=lambda number: state.acting_order.index(state.challenges[number].seat))


class OnReveal(Step, frozen=True):
    """Rules 5.3. The choices of a challenge that was revealed, and its effects; without a target it has no outcome."""

    challenge: ChallengeId

    def run(self, game: Game[State]) -> None:
        if not has_target(game.state, self.challenge):
            challenges.make_void(game.state, self.challenge)
        carry_out(game, self.challenge, "init", "reveal")
        game.then(Settle())


class PatternChallenge(Step, frozen=True):
    """Rules 5.3. Every turn has a Pattern challenge, initiated by the Hero player."""

    def run(self, game: Game[State]) -> None:
        challenges.declare(game, game.state.hero, "pattern")


class PlaceForces(Choice, frozen=True):
    """Rules 5.3. Step C3: any own forces go from the home front to the battleground."""

    def options(self, state: State) -> Choices:
        home = [may.Force(me) for me in forces_of(state, self.seat) if state.pieces[me].place == "home"]
        return Several(tuple(home), 0, len(home)) if home else ()

    def choose(self, game: Game[State], chosen: tuple[may.Force, ...]) -> None:
        pattern.set_step(game.state, "place")
        forces.move(game, [each.piece for each in chosen], "field")


def forces_of(state: State, seat: Seat) -> list[PieceId]:
    """Rules 2.2. The characters and troops that a player controls."""
    return [me for me in all_forces(state) if state.pieces[me].seat == seat]


class Commit(Step, frozen=True):
    """Rules 5.3. Step C4: every force in the battleground secretly goes to one challenge, or stands down.

    Every answer is accepted; illegal participants stand down in step C5.
    """

    secret: ClassVar[bool] = True

    def ask(self, state: State) -> Options:
        return {seat: ask for seat in state.seats if (ask := committing(state, seat)) is not None}

    def answer(self, game: Game[State], answers: Mapping[Seat, Assigned[may.Force | may.Toward | may.StandDown]]) -> None:
        sent = [
            (thing.piece, place.challenge if isinstance(place, may.Toward) else 0)
            for answer in answers.values()
            for thing, place in answer.pairs
            if isinstance(thing, may.Force)
        ]
        pattern.set_step(game.state, "determine")
        game.then(Determine(tuple(sent), game.state.acting_order), Moment("determine_end"))
        game.then(Open("w_participation"), Reveal(late=True))


def committing(state: State, seat: Seat) -> Assign | None:
    """Rules 5.3. The question where each own force goes; None without forces."""
    there = [me for me in forces_of(state, seat) if state.pieces[me].place == "field" and not state.pieces[me].challenge]
    if not there:
        return None
    open_to = [*state.challenges]
    places = (*map(may.Toward, open_to), may.STAND_DOWN)
    bound = [must_join(state, me) for me in there]
    allowed = tuple((open_to.index(to),) if to in open_to else tuple(range(len(places))) for to in bound)
    return Assign(tuple(map(may.Force, there)), places, allowed=allowed if any(bound) else ())


class Determine(Step, frozen=True):
    """Rules 5.3. Abilities that are used when both have committed, before anything is revealed; then the reveal."""

    sent: tuple[tuple[PieceId, ChallengeId], ...]
    waiting: tuple[Seat, ...]
    unveiled: tuple[PieceId, ...] = ()
    """Forces whose participation an effect has shown."""

    def showing(self, game: Game[State], pieces: tuple[PieceId, ...]) -> "Determine":
        """Rules 12.8. The participation of these forces is shown to every player before the reveal."""
        for me, challenge in self.sent:
            if me in pieces:
                game.happened(CommitmentShown(me, challenge))
        return replace(self, unveiled=(*self.unveiled, *pieces))

    def ask(self, state: State) -> Options:
        for seat in self.waiting:
            found = usable(state, seat, "determine")
            if found:
                return {seat: (*found, may.DECLARE_NOTHING)}
        return {}

    def answer(self, game: Game[State], answers: Mapping[Seat, Option]) -> None:
        for seat, chosen in answers.items():
            if chosen == may.DECLARE_NOTHING:
                game.then(replace(self, waiting=self.waiting[self.waiting.index(seat) + 1 :]))
            else:
                begin(game, seat, chosen)
                game.then(replace(self, waiting=self.waiting[self.waiting.index(seat) :]))
            return
        game.then(RevealParticipation(self.sent))

    def imagined(self, state: State, seat: Seat, chance: Any) -> "Determine":
        dealt = dict(imagined_commitments(state, self.sent, seat, chance))
        return replace(self, sent=tuple((me, to if me in self.unveiled else dealt[me]) for me, to in self.sent))


def imagined_commitments(
    state: State, sent: tuple[tuple[PieceId, ChallengeId], ...], seat: Seat, chance: Any
) -> tuple[tuple[PieceId, ChallengeId], ...]:
    """What the other player might have committed instead."""
    ask = committing(state, 1 - seat)
    if ask is None:
        return sent
    answer = some_answer(ask, chance)
    assert isinstance(answer, Assigned)
    dealt = {
        thing.piece: place.challenge if isinstance(place, may.Toward) else 0
        for thing, place in answer.pairs
        if isinstance(thing, may.Force)
    }
    return tuple((me, dealt.get(me, to)) for me, to in sent)


class RevealParticipation(Step, frozen=True):
    """Rules 5.3. Step C5: commitments are revealed; forces that cannot take part stand down.

    First those that cannot individually, then those beyond a cap, then those that exclude their companions.
    """

    sent: tuple[tuple[PieceId, ChallengeId], ...]

    def run(self, game: Game[State]) -> None:
        state = game.state
        sent = [(me, to) for me, to in self.sent if me in state.pieces and to in state.challenges]
        barred = {me: why for me, challenge in sent if (why := may_join(state, me, challenge, "commit"))}
        for me, why in barred.items():
            forces.stand_down(game, me, why)
        joining = tuple((me, to) for me, to in sent if me not in barred)
        for me, challenge in joining:
            forces.commit(state, me, challenge)
        game.then(*[KeepWithinCap(seat, joining) for seat in state.seats], JoinTogether(joining), Settle())


class JoinTogether(Step, frozen=True):
    """Rules 5.3. Step C5: forces that exclude their companions stand down; the rest join.

    The dominant player's are revealed first.
    """

    sent: tuple[tuple[PieceId, ChallengeId], ...]

    def run(self, game: Game[State]) -> None:
        state = game.state
        joining = {me: to for me, to in self.sent if state.pieces[me].challenge == to}
        for me in [me for me in joining if not companions(state, me, group_of(state, joining, me))]:
            del joining[me]
            forces.stand_down(game, me, "companions")
        for seat in state.dominance_order:
            for me, challenge in joining.items():
                if state.pieces[me].seat == seat:
                    forces.join(game, me, challenge, "commit")


def group_of(state: State, joining: Mapping[PieceId, ChallengeId], me: PieceId) -> list[PieceId]:
    """The own forces committed to the same challenge."""
    seat = state.pieces[me].seat
    return [other for other, to in joining.items() if to == joining[me] and state.pieces[other].seat == seat]


class KeepWithinCap(Choice, frozen=True):
    """Rules 12.8. If an effect caps a player's participants of the turn, the player chooses which of them stay."""

    sent: tuple[tuple[PieceId, ChallengeId], ...]
    troops: bool = False

    def options(self, state: State) -> Choices:
        caps = capped_this_turn(state, self.seat)
        if caps is None:
            return ()
        there = [me for me, _ in self.sent if state.pieces[me].seat == self.seat and is_troop(state, me) == self.troops]
        most = caps[self.troops]
        return Several(tuple(map(may.Force, there)), most, most) if len(there) > most else ()

    def choose(self, game: Game[State], chosen: tuple[may.Force, ...]) -> None:
        state, stay = game.state, {each.piece for each in chosen}
        for me, _ in self.sent:
            if state.pieces[me].seat == self.seat and is_troop(state, me) == self.troops and me not in stay:
                forces.stand_down(game, me, "cap")
        self.skip(game)

    def skip(self, game: Game[State]) -> None:
        if not self.troops:
            game.then(KeepWithinCap(self.seat, self.sent, troops=True))
