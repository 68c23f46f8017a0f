"""Rules 5.4, 6.2 to 6.5. Rolling: declare, roll, reroll, tally."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from regalia.core import PASS, Choice, Choices, Eyes, Foreseen, Game, Number, Option, Options, Seat, Several, Step, Window
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.asking.menu import usable
from regalia.games.wheel_of_time.effective.dice import dice, optional_dice, rolls_in
from regalia.games.wheel_of_time.effective.playing import may_rotate
from regalia.games.wheel_of_time.options import Activate, Force
from regalia.games.wheel_of_time.pieces import ABILITIES, ChallengeId, Die, Loose, PieceId, PoolName, Roll, Targeted
from regalia.games.wheel_of_time.seen import Shown
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.playing import begin, stretches
from regalia.games.wheel_of_time.steps.settle import Settle
from regalia.games.wheel_of_time.tally import Tally, aims, automatic_results, next_conversion, rolled, tally
from regalia.games.wheel_of_time.verbs import forces, pools, writing
from regalia.games.wheel_of_time.verbs.writing import happen, last, note


def rollers(state: State, seat: Seat, challenge: ChallengeId, kind: PoolName) -> list[PieceId]:
    """Rules 6.2. A player's ready participants of a step that have at least one die to roll."""
    return [
        me
        for me in state.participants(challenge, seat)
        if may_rotate(state, me, "roll") and rolls_in(state, me) == kind and any(dice(state, me, challenge, wanted=True))
    ]


class DeclareRollers(Choice, frozen=True):
    """Rules 6.2. In acting order, openly: any own ready forces of this step."""

    challenge: ChallengeId
    pool: PoolName
    named: tuple[PieceId, ...] = ()

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(challenge=self.challenge)

    def options(self, state: State) -> Choices:
        able = rollers(state, self.seat, self.challenge, self.pool)
        return Several(tuple(map(Force, able)), 0, len(able)) if able else ()

    def choose(self, game: Game[State], chosen: tuple[Force, ...]) -> None:
        self._go_on(game, (*self.named, *(each.piece for each in chosen)))

    def skip(self, game: Game[State]) -> None:
        self._go_on(game, self.named)

    def _go_on(self, game: Game[State], named: tuple[PieceId, ...]) -> None:
        first, second = game.state.acting_order
        if self.seat == first:
            game.then(DeclareRollers(second, self.challenge, self.pool, named))
            return
        if named:
            game.then(RotateRollers(self.challenge, named))
        game.then(AutomaticResults(self.challenge, self.pool))


class AutomaticResults(Step, frozen=True):
    """Rules 12.7. Results that forces of this step give without rolling."""

    challenge: ChallengeId
    pool: PoolName

    def run(self, game: Game[State]) -> None:
        state = game.state
        for seat in state.acting_order:
            for me in state.participants(self.challenge, seat):
                found = automatic_results(state, me) if rolls_in(state, me) == self.pool else None
                if found:
                    pools.add_results(game, self.challenge, seat, found["S"], found["X"], me, found["D"])
                    pools.add_loose(state, self.challenge, Loose(me, seat, found["D"]))


class RotateRollers(Step, frozen=True):
    """Rules 6.2. All forces that were named rotate; then they roll."""

    challenge: ChallengeId
    named: tuple[PieceId, ...]

    def run(self, game: Game[State]) -> None:
        for me in self.named:
            forces.rotate(game, me, "roll")
        game.then(Settle(), KeepFromRolling(game.state.acting_order[0], self.challenge, self.named))


class KeepFromRolling(Choice, frozen=True):
    """Rules 12.8, 13, Bubble of Evil. The controller decides if forces that were declared do not roll."""

    challenge: ChallengeId
    named: tuple[PieceId, ...]

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(challenge=self.challenge)

    def options(self, state: State) -> Choices:
        able = [me for me in self.named if self._may_stay(state, me)]
        return Several(tuple(map(Force, able)), 0, len(able)) if able else ()

    def _may_stay(self, state: State, me: PieceId) -> bool:
        piece = state.pieces.get(me)
        return piece is not None and piece.seat == self.seat and bool(in_force.of(state, "allow_no_roll", me))

    def choose(self, game: Game[State], chosen: tuple[Force, ...]) -> None:
        kept = {each.piece for each in chosen}
        self._go_on(game, tuple(me for me in self.named if me not in kept))

    def skip(self, game: Game[State]) -> None:
        self._go_on(game, self.named)

    def _go_on(self, game: Game[State], rolling_still: tuple[PieceId, ...]) -> None:
        first, second = game.state.acting_order
        if self.seat == first:
            game.then(KeepFromRolling(second, self.challenge, rolling_still))
        else:
            game.then(*rolling(game.state, rolling_still, self.challenge))


def rolling(state: State, named: tuple[PieceId, ...], challenge: ChallengeId) -> tuple[Step, ...]:
    """Rules 6.3 to 6.5. The steps in which forces roll together; outside of a challenge `challenge` is 0."""
    return (
        *[ChooseDice(seat, named) for seat in state.acting_order],
        DiceWindow(state.dominant, 0, "before_roll", named, challenge),
        Throw(named, challenge),
        DiceWindow(state.dominant, 0, "reroll", named, challenge),
        DiceWindow(state.dominant, 0, "on_roll", named, challenge),
        *[Count(me) for me in in_acting_order(state, named)],
    )


class ChooseDice(Choice, frozen=True):
    """Rules 12.7. Optional changes of dice for this roll, chosen by the controller."""

    named: tuple[PieceId, ...]

    def options(self, state: State) -> Choices:
        able = [
            me
            for me in self.named
            if me in state.pieces and state.pieces[me].seat == self.seat and optional_dice(state, me)
        ]
        return Several(tuple(map(Force, able)), 0, len(able)) if able else ()

    def choose(self, game: Game[State], chosen: tuple[Force, ...]) -> None:
        for each in chosen:
            for effect in optional_dice(game.state, each.piece):
                at = effect.entry.ops.index(effect.op)
                ctx = replace(effect.ctx, amount=effect.op.n.of(game.state, effect.ctx))
                last(game, effect.entry.ref, at, ctx, (each.piece,), "step")


def in_acting_order(state: State, named: tuple[PieceId, ...]) -> list[PieceId]:
    """The subordinate player's first; each player's in the order in which they were declared."""
    return sorted(named, key=lambda me: state.acting_order.index(state.pieces[me].seat))


class DiceWindow(Window, frozen=True):
    """Rules 6.4. Effects of cards in play around a roll, in dominance order, until both pass."""

    name: str = ""
    named: tuple[PieceId, ...] = ()
    challenge: ChallengeId = 0

    @classmethod
    def foreseen(cls, state: State, seat: Seat) -> Mapping[str, Foreseen]:
        return {"DiceWindow": Foreseen((PASS,), {"window": ("before_roll", "reroll", "on_roll")})}

    def facts(self, state: State, seat: Seat) -> Mapping[str, str]:
        return {"window": self.name}

    def called(self, state: State) -> str:
        return self.name

    def stretches(self, state: State) -> dict[str, str]:
        return stretches(state)

    def put_to(self, state: State, seat: Seat) -> Options:
        may = self.may(state, seat)
        return {seat: (*may, PASS)} if may else {}

    def may(self, state: State, seat: Seat) -> tuple[Option, ...]:
        found = usable(state, seat, self.name)
        return found if self.name != "before_roll" else tuple(each for each in found if self._is_rolling(state, each))

    def _is_rolling(self, state: State, option: Option) -> bool:
        """True if an ability that is used before a roll is that of a card in the roll, or on one."""
        return isinstance(option, Activate) and (state.pieces[option.piece].host or option.piece) in self.named

    def do(self, game: Game[State], seat: Seat, chosen: Any) -> None:
        begin(game, seat, chosen)


class Throw(Step, frozen=True):
    """Rules 6.3. One die for each point of each current ability, as effects have changed them; all at once."""

    named: tuple[PieceId, ...]
    challenge: ChallengeId

    def run(self, game: Game[State]) -> None:
        state = game.state
        thrown = [
            Roll(me, state.pieces[me].seat, faces(state, dice(state, me, self.challenge)), self.challenge)
            for me in self.named
            if me in state.pieces
        ]
        pools.roll(game, thrown)


def faces(state: State, numbers: tuple[int, ...]) -> tuple[Die, ...]:
    """Rules 6.3. Dice as they fall."""
    return tuple(
        pools.die(state, ability) for ability, number in zip(ABILITIES, numbers, strict=True) for _ in range(number)
    )


class Count(Step, frozen=True):
    """Rules 6.5. One force's roll is tallied, after its controller has chosen optional conversions."""

    piece: PieceId
    picks: tuple[int, ...] = ()

    def ask(self, state: State) -> Options:
        roll = state.roll_of(self.piece)
        most = next_conversion(state, roll, self.picks) if roll else 0
        return {roll.seat: Number(0, most)} if roll and most else {}

    def answer(self, game: Game[State], answers: Mapping[Seat, int]) -> None:
        state = game.state
        if answers:
            game.then(Count(self.piece, (*self.picks, *answers.values())))
            return
        roll = state.roll_of(self.piece)
        if roll is None:
            return
        take_in(game, roll, tally(state, roll, self.picks))
        happen(state, "rolled", piece=self.piece, seat=roll.seat, challenge=roll.challenge)
        game.then(Settle(), ForgetRoll(self.piece))


def take_in(game: Game[State], roll: Roll, found: Tally) -> None:
    """Rules 6.5. Symbols go to the pool; in a challenge results go to the totals, damage waits to be split or aimed."""
    state, me = game.state, roll.piece
    write_down(state, roll)
    pools.gain_symbols(game, roll.seat, found.symbols)
    if not roll.challenge:
        return
    pools.add_results(game, roll.challenge, roll.seat, found.support, found.opposition, me, found.damage)
    if found.damage and aims(state, me):
        pools.add_targeted(state, roll.challenge, Targeted(me, roll.seat, found.damage))
    else:
        pools.add_loose(state, roll.challenge, Loose(me, roll.seat, found.damage, found.oath))


def write_down(state: State, roll: Roll) -> None:
    """Record what was rolled, and with how many dice, for texts that refer to it later in the turn."""
    piece = state.pieces.get(roll.piece)
    facts = {"piece": roll.piece, "kind": piece.kind if piece else "", "seat": roll.seat, "challenge": roll.challenge}
    for letter, amount in rolled(roll.dice).items():
        if amount:
            note(state, "rolled", word=letter, amount=amount, **facts)
    for ability in ABILITIES:
        dice = sum(die.ability == ability for die in roll.dice)
        if dice:
            note(state, "dice", word=ability, amount=dice, **facts)


class ForgetRoll(Step, frozen=True):
    """Rules 6.5. The dice are removed."""

    piece: PieceId

    def run(self, game: Game[State]) -> None:
        pools.forget_roll(game.state, self.piece)
        writing.end_with_roll(game.state, self.piece)
