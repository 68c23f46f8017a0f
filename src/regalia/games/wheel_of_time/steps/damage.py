"""Rules 6.5, 6.6. Damage is split into pools, then assigned."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from regalia.core import Choice, Choices, Eyes, Game, Limit, Number, Seat, Several, Share, Shared, Step
from regalia.games.wheel_of_time.content import switch
from regalia.games.wheel_of_time.effective.cards import allegiances
from regalia.games.wheel_of_time.effective.dice import (
    acts_as,
    cannot_assign,
    first_for,
    has_priority,
    is_lethal,
    life,
    locked_pool,
    must_assign,
    must_assign_before,
    pool_reduction,
    single_target,
)
from regalia.games.wheel_of_time.options import Force
from regalia.games.wheel_of_time.pieces import ChallengeId, Loose, PieceId, PoolName, Targeted
from regalia.games.wheel_of_time.seen import Shown
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.steps.instead import hurt
from regalia.games.wheel_of_time.steps.settle import Settle
from regalia.games.wheel_of_time.verbs import pools
from regalia.games.wheel_of_time.verbs.writing import happen_in_all

POOLS: tuple[PoolName, PoolName] = ("char", "troop")


def splitting(state: State, challenge: ChallengeId) -> Iterator[Step]:
    """Rules 6.5. In acting order each dealer splits the rolled damage, first that bound by the oath."""
    for seat in state.acting_order:
        yield SplitLocked(seat, challenge)
        yield SplitDamage(seat, challenge, oath=True)
        yield SplitDamage(seat, challenge, oath=False)


def loose_of(state: State, challenge: ChallengeId, seat: Seat) -> list[Loose]:
    """Rules 6.5. Damage that a dealer still has to split."""
    return [each for each in state.challenges[challenge].loose if each.seat == seat]


class SplitLocked(Step, frozen=True):
    """Rules 6.5. Damage with a fixed pool goes there; by the revised rules all damage does, by what its source acts as."""

    seat: Seat
    challenge: ChallengeId

    def run(self, game: Game[State]) -> None:
        state = game.state
        for each in loose_of(state, self.challenge, self.seat):
            pool = fixed_pool(state, each.source)
            if pool:
                pools.pool_loose(game, self.challenge, each, {pool: each.amount}, {pool: each.oath})


def fixed_pool(state: State, source: PieceId) -> PoolName | None:
    """Rules 6.5. The only pool that damage of a card can go to, if there is but one."""
    if source not in state.pieces:
        return None
    locked = locked_pool(state, source)
    if locked is None and switch("damage_split", state.agreed.profile) == "by_source_type":
        return acts_as(state, source)
    return locked


class SplitDamage(Choice, frozen=True):
    """Rules 6.5. The dealer chooses how much of the rolled damage goes to the character pool; the rest hits troops."""

    challenge: ChallengeId
    oath: bool = False

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(challenge=self.challenge)

    def _total(self, state: State) -> int:
        found = loose_of(state, self.challenge, self.seat)
        return sum(each.oath if self.oath else each.amount - each.oath for each in found)

    def options(self, state: State) -> Choices:
        return Number(0, self._total(state))

    def choose(self, game: Game[State], chosen: int) -> None:
        state, left = game.state, chosen
        for each in loose_of(state, self.challenge, self.seat):
            here = each.oath if self.oath else each.amount - each.oath
            char = min(here, left)
            left -= char
            amounts: Mapping[PoolName, int] = {"char": char, "troop": here - char}
            pools.pool_loose(game, self.challenge, each, amounts, amounts if self.oath else {})


def assigning(state: State, challenge: ChallengeId) -> Iterator[Step]:
    """Rules 6.6. Pools are reduced; targeted damage, then that of the pools, each in acting order."""
    yield ReducePools(challenge)
    for seat in state.acting_order:
        yield Aim(seat, challenge)
    for dealer in state.acting_order:
        for pool in POOLS:
            yield Assign(assigner(state, dealer), dealer, challenge, pool, oath=True)
    yield Assigned(challenge)


def assigner(state: State, dealer: Seat) -> Seat:
    """Rules 6.6. The player who assigns damage: its dealer, by the revised rules the player who takes it."""
    return dealer if switch("damage_assigner", state.agreed.profile) == "dealer" else other(dealer)


class ReducePools(Step, frozen=True):
    """Rules 12.7. Effects that reduce damage pools in every step do so when the window of the pools closes."""

    challenge: ChallengeId

    def run(self, game: Game[State]) -> None:
        for seat in game.state.seats:
            for pool in POOLS:
                less = pool_reduction(game.state, self.challenge, seat, pool)
                if less:
                    pools.add_damage(game, self.challenge, seat, pool, -less)


class Aim(Choice, frozen=True):
    """Rules 6.6. Targeted damage: its controller chooses which opposing participants take it; some must take it first."""

    challenge: ChallengeId

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(challenge=self.challenge)

    def _next(self, state: State) -> Targeted | None:
        return next((each for each in state.challenges[self.challenge].targeted if each.seat == self.seat), None)

    def options(self, state: State) -> Choices:
        damage = self._next(state)
        found = tuple(map(Force, aimable(state, self.challenge, damage))) if damage is not None else ()
        if damage is None or not found:
            return ()
        return found if single_target(state, damage.source) is not None else Share(damage.amount, found)

    def choose(self, game: Game[State], chosen: Shared[Force] | Force) -> None:
        damage = self._next(game.state)
        assert damage is not None, "it was asked about"
        pools.drop_targeted(game.state, self.challenge, damage)
        for force, amount in chosen.amounts if isinstance(chosen, Shared) else ((chosen, damage.amount),):
            special = "lethal" if damage.source in game.state.pieces and is_lethal(game.state, damage.source) else ""
            hurt(game, force.piece, amount, damage.source, special)
        game.then(Aim(self.seat, self.challenge))

    def skip(self, game: Game[State]) -> None:
        damage = self._next(game.state)
        if damage is not None:
            pools.drop_targeted(game.state, self.challenge, damage)
            game.then(Aim(self.seat, self.challenge))


def aimable(state: State, challenge: ChallengeId, damage: Targeted) -> list[PieceId]:
    """Rules 6.6, 12.8. The participating opposing characters, or those of the effect; first those that must come first."""
    source, effect = damage.source, single_target(state, damage.source) if damage.source in state.pieces else None
    there = [me for me in state.participants(challenge, other(damage.seat)) if not cannot_assign(state, me)]
    if effect is not None:
        return [me for me in there if effect.op.sel.matches(state, effect.ctx, me)]
    if source in state.pieces and has_priority(state, source):
        return [me for me in there if first_for(state, source, me)] or there
    return [me for me in there if acts_as(state, me) == "char"]


def eligible(state: State, challenge: ChallengeId, dealer: Seat, pool: PoolName, oath: bool = False) -> list[PieceId]:
    """Rules 6.6.2, 6.6.4. The opposing participants that points of a pool can go to; bound ones only to Dark One."""
    return [
        me
        for me in state.participants(challenge, other(dealer))
        if acts_as(state, me) == pool
        and not cannot_assign(state, me)
        and (not oath or "Dark One" in allegiances(state, me))
    ]


class Assign(Choice, frozen=True):
    """Rules 6.6.2. Each point of a pool goes to an opposing participant of its kind: first those bound by the oath."""

    dealer: Seat
    challenge: ChallengeId
    pool: PoolName
    oath: bool = False
    beyond: bool = False
    """Rules 2.3. Damage left when all possible targets are mortally wounded."""
    left: int = -1
    hit: tuple[PieceId, ...] = ()
    """Those that have taken a point of this pool already."""
    first: tuple[PieceId, ...] = ()
    """Those that must take one first."""

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(challenge=self.challenge, pool=self.pool)

    def points(self, state: State) -> int:
        """How many points are assigned."""
        if self.beyond:
            return self.left
        score = state.challenges[self.challenge].scores[self.dealer]
        held, bound = (score.char, score.char_oath) if self.pool == "char" else (score.troop, score.troop_oath)
        return bound if self.oath else held - bound

    def options(self, state: State) -> Choices:
        points = self.points(state)
        found = self._eligible(state) if points else []
        if not found:
            return ()
        limits = tuple(self._limit(state, me, points) for me in found)
        points = min(points, sum(limit.most for limit in limits))
        return Share(points, tuple(map(Force, found)), limits) if points else ()

    def _eligible(self, state: State) -> list[PieceId]:
        return eligible(state, self.challenge, self.dealer, self.pool, self.oath)

    def _limit(self, state: State, me: PieceId, points: int) -> Limit:
        first = int(me in self.first)
        if self.beyond or switch("damage_overkill", state.agreed.profile) == "free":
            return Limit(first, points)
        most = min(points, life(state, me))
        return Limit(min(first, most), most)

    def choose(self, game: Game[State], chosen: Shared[Force]) -> None:
        points = self.points(game.state)
        lethal = lethal_points(game.state, self.challenge, self.dealer, self.pool)
        for force, amount in chosen.amounts:
            hurt(game, force.piece, amount, special="lethal" if lethal > 0 else "")
            lethal -= amount
            if amount:
                happen_in_all(game.state, "pool_damage_assigned", force.piece, self.challenge, amount)
        hit = tuple(force.piece for force, amount in chosen.amounts if amount)
        self._go_on(game, points - sum(amount for _, amount in chosen.amounts), (*self.hit, *hit))

    def skip(self, game: Game[State]) -> None:
        points = self.points(game.state)
        self._go_on(game, points if points and self._eligible(game.state) else 0, self.hit)

    def _go_on(self, game: Game[State], left: int, hit: tuple[PieceId, ...]) -> None:
        """Damage beyond all lives: after the points bound by the oath, the others."""
        if left and not self.beyond:
            game.then(replace(self, beyond=True, left=left, hit=hit, first=()))
        elif self.oath:
            game.then(FirstHit(other(self.dealer), self.dealer, self.challenge, self.pool, hit))


class FirstHit(Choice, frozen=True):
    """Rules 6.6.3. Cards that must take a point first; if there are too few points, their controller chooses."""

    dealer: Seat
    challenge: ChallengeId
    pool: PoolName
    hit: tuple[PieceId, ...]
    """Those that have taken a point of this pool already."""

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(challenge=self.challenge, pool=self.pool)

    def _assigning(self, state: State, first: tuple[PieceId, ...]) -> Assign:
        return Assign(assigner(state, self.dealer), self.dealer, self.challenge, self.pool, hit=self.hit, first=first)

    def _bound(self, state: State) -> tuple[PieceId, ...]:
        """Those that must be hit before this one."""
        found = eligible(state, self.challenge, self.dealer, self.pool)
        return tuple(
            me
            for me in found
            if me not in self.hit
            and must_assign(state, me, self.pool)
            and any(each != me and must_assign_before(state, me, each) for each in found)
        )

    def options(self, state: State) -> Choices:
        points = self._assigning(state, ()).points(state)
        bound = self._bound(state) if points else ()
        return Several(tuple(map(Force, bound)), points, points) if 0 < points < len(bound) else ()

    def choose(self, game: Game[State], chosen: tuple[Force, ...]) -> None:
        game.then(self._assigning(game.state, tuple(each.piece for each in chosen)))

    def skip(self, game: Game[State]) -> None:
        plain = self._assigning(game.state, ())
        game.then(replace(plain, first=self._bound(game.state)) if plain.points(game.state) else plain)


def lethal_points(state: State, challenge: ChallengeId, dealer: Seat, pool: PoolName) -> int:
    """Rules 12.7, lethal_damage. Damage of a pool that kills characters, which is assigned first."""
    put = state.challenges[challenge].put if pool == "char" else ()
    return sum(
        each.amount
        for each in put
        if each.pool == pool
        and each.source in state.pieces
        and state.pieces[each.source].seat == dealer
        and is_lethal(state, each.source)
    )


class Assigned(Step, frozen=True):
    """Rules 6.6. The pools are empty; what could not be assigned is lost."""

    challenge: ChallengeId

    def run(self, game: Game[State]) -> None:
        for seat in game.state.seats:
            pools.clear_damage(game.state, self.challenge, seat)
        game.then(Settle())
