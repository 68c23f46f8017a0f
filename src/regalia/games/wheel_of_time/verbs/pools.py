"""Rules 6.5, 7. Resource pools, results of a challenge, damage pools."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from regalia.core import Game, Seat
from regalia.games.wheel_of_time import events
from regalia.games.wheel_of_time.pieces import (
    Ability,
    Challenge,
    ChallengeId,
    Damages,
    Die,
    Loose,
    PieceId,
    PoolName,
    Roll,
    Score,
    Symbol,
    Targeted,
)
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs.writing import change_challenge, note, touched


def gain_symbols(game: Game[State], seat: Seat, symbols: Iterable[Symbol]) -> None:
    """Rules 7.1. Add symbols to a pool."""
    state, gained = game.state, tuple(symbols)
    if not gained:
        return
    state.pools[seat] = tuple(sorted((*state.pools[seat], *gained)))
    touched(state)
    game.happened(events.SymbolsGained(seat, gained))


def spend_symbols(game: Game[State], seat: Seat, symbols: Iterable[Symbol]) -> None:
    """Rules 7.2. Symbols leave a pool."""
    state, spent = game.state, tuple(symbols)
    if not spent:
        return
    pool = [*state.pools[seat]]
    for symbol in spent:
        pool.remove(symbol)
    state.pools[seat] = tuple(pool)
    touched(state)
    game.happened(events.SymbolsSpent(seat, spent))


def remember(state: State, source: PieceId, allegiances: Iterable[str]) -> None:
    """Rules 7.1. A card leaves play: symbols with its allegiances keep the last known ones, or match nothing."""
    last = tuple(sorted(allegiances)) or ("none",)
    state.pools = [
        tuple(sorted(replace(each, alleg=last) if each.source == source and not each.alleg else each for each in pool))
        for pool in state.pools
    ]


def empty_pools(game: Game[State], resolved: ChallengeId = 0, for_actions: bool = False) -> None:
    """Rules 7.1. Empty the resource pools, except symbols held for another challenge than the one just resolved.

    `for_actions`: the Action Round begins; symbols that can only recruit (Cadin'sor) are kept for it.
    """
    state = game.state
    waiting = {number for number in state.unresolved() if number != resolved}
    kept = [
        tuple(each for each in pool if each.held in waiting or (for_actions and each.use.startswith("recruit")))
        for pool in state.pools
    ]
    if kept != state.pools:
        state.pools = kept
        touched(state)
        game.happened(events.PoolsEmptied())


def roll(game: Game[State], rolled: Iterable[Roll]) -> None:
    """Rules 6.3. Store rolled dice."""
    state, rolls = game.state, tuple(rolled)
    state.rolls = (*state.rolls, *rolls)
    touched(state)
    for each in rolls:
        game.happened(events.Rolled(each.piece, each.seat, each.dice))


def die(state: State, ability: Ability) -> Die:
    """Rules 6.3. A die with a random face."""
    return Die(ability, state.chance.below(6))


def reroll(game: Game[State], roller: PieceId, die: int) -> None:
    """Rules 6.4. Reroll a die of a roll; its old face is ignored."""
    state = game.state
    index = next(index for index, each in enumerate(state.rolls) if each.piece == roller)
    before = state.rolls[index]
    old = before.dice[die]
    new = replace(old, face=state.chance.below(6))
    after = replace(before, dice=(*before.dice[:die], new, *before.dice[die + 1 :]), rerolled=True)
    state.rolls = (*state.rolls[:index], after, *state.rolls[index + 1 :])
    note(state, "rerolled", piece=roller)
    game.happened(events.Rerolled(roller, old, new))


def change_roll(state: State, roller: PieceId, dice: tuple[Die, ...]) -> None:
    """Replace the dice of a roll."""
    state.rolls = tuple(replace(each, dice=dice) if each.piece == roller else each for each in state.rolls)
    touched(state)


def forget_roll(state: State, roller: PieceId) -> None:
    """A roll has been tallied."""
    state.thrown = (*state.thrown, *(each for each in state.rolls if each.piece == roller))
    state.rolls = tuple(each for each in state.rolls if each.piece != roller)
    touched(state)


def score(state: State, challenge: ChallengeId, seat: Seat, changed: Score) -> Challenge:
    """One side's score in a challenge."""
    scores = list(state.challenges[challenge].scores)
    scores[seat] = changed
    return change_challenge(state, challenge, scores=(scores[0], scores[1]))


def add_results(
    game: Game[State], challenge: ChallengeId, seat: Seat, support: int, opposition: int, by: PieceId = 0, damage: int = 0
) -> None:
    """Rules 6.5. Add support and opposition to a challenge's totals. `damage` is only recorded; it is dealt elsewhere."""
    state = game.state
    before = state.challenges[challenge].scores[seat]
    after = replace(before, support=max(0, before.support + support), opposition=max(0, before.opposition + opposition))
    if after != before:
        score(state, challenge, seat, after)
        if state.round == "action":
            note(state, "added", seat=seat, challenge=challenge)
    game.happened(events.Tallied(by, seat, challenge, support, opposition, damage))


def add_damage(
    game: Game[State], challenge: ChallengeId, seat: Seat, pool: PoolName, amount: int, by: PieceId = 0, oath: bool = False
) -> int:
    """Rules 6.5. Increase or decrease a player's damage pool, never below 0; returns the change.

    `by` is the card that put it there. Rules 8.3: points without the oath are removed first.
    """
    state = game.state
    before = state.challenges[challenge].scores[seat]
    held, bound = (before.char, before.char_oath) if pool == "char" else (before.troop, before.troop_oath)
    new = max(0, held + amount)
    bound = min(new, bound + amount if oath and amount > 0 else bound)
    if new == held:
        return 0
    char = pool == "char"
    after = replace(before, char=new, char_oath=bound) if char else replace(before, troop=new, troop_oath=bound)
    now = score(state, challenge, seat, after)
    if by and amount > 0:
        change_challenge(state, challenge, put=(*now.put, Damages(by, pool, amount)))
    game.happened(events.DamagePooled(seat, challenge, after.char, after.troop))
    return new - held


def move_damage(game: Game[State], challenge: ChallengeId, seat: Seat, source: PoolName, to: PoolName, amount: int) -> None:
    """Rules 12.7. Move points from one of a player's damage pools to the other, those bound by the oath last."""
    before = game.state.challenges[challenge].scores[seat]
    held = before.char if source == "char" else before.troop
    bound = before.char_oath if source == "char" else before.troop_oath
    moved = min(amount, held)
    oath = max(0, moved - (held - bound))
    add_damage(game, challenge, seat, source, -moved)
    add_damage(game, challenge, seat, to, moved - oath)
    add_damage(game, challenge, seat, to, oath, oath=True)


def clear_damage(state: State, challenge: ChallengeId, seat: Seat) -> None:
    """Rules 6.6. Empty a player's damage pools after assignment."""
    before = state.challenges[challenge].scores[seat]
    score(state, challenge, seat, replace(before, char=0, troop=0, char_oath=0, troop_oath=0))


def add_loose(state: State, challenge: ChallengeId, damage: Loose) -> None:
    """Rules 6.5. Store rolled damage to be split."""
    if damage.amount > 0:
        change_challenge(state, challenge, loose=(*state.challenges[challenge].loose, damage))


def pool_loose(
    game: Game[State], challenge: ChallengeId, loose: Loose, amounts: Mapping[PoolName, int], bound: Mapping[PoolName, int]
) -> None:
    """Rules 6.5. Rolled damage of one source goes to pools; `bound` says how much of it is bound by the oath."""
    state = game.state
    left = replace(loose, amount=loose.amount - sum(amounts.values()), oath=loose.oath - sum(bound.values()))
    waiting = [left if each == loose else each for each in state.challenges[challenge].loose]
    change_challenge(state, challenge, loose=tuple(each for each in waiting if each.amount))
    for pool, amount in amounts.items():
        free = amount - bound.get(pool, 0)
        add_damage(game, challenge, loose.seat, pool, free, loose.source)
        add_damage(game, challenge, loose.seat, pool, amount - free, loose.source, oath=True)


def add_targeted(state: State, challenge: ChallengeId, damage: Targeted) -> None:
    """Rules 6.6.1. Store damage until its target is chosen."""
    change_challenge(state, challenge, targeted=(*state.challenges[challenge].targeted, damage))


def drop_targeted(state: State, challenge: ChallengeId, damage: Targeted) -> None:
    """Rules 6.6.1. Remove damage that has been assigned."""
    waiting = [*state.challenges[challenge].targeted]
    waiting.remove(damage)
    change_challenge(state, challenge, targeted=tuple(waiting))
