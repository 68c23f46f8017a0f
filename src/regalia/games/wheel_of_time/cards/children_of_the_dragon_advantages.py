"""Words and operations of one card each: advantages of `sets/children_of_the_dragon.toml`, in the order of that file."""

from typing import Literal

from regalia.core import Game
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.cards import type_of
from regalia.games.wheel_of_time.language.records import Amount, Condition, Continuous, Now, Op, Selector, Thing
from regalia.games.wheel_of_time.language.records import Symbols as Gen
from regalia.games.wheel_of_time.language.tables import ALLEGIANCES, AMOUNTS, CONDITIONS, FILTERS, word
from regalia.games.wheel_of_time.ops.reach import Aimed, lasts, things
from regalia.games.wheel_of_time.pieces import Ability, Context, Until
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.verbs import pools
from regalia.games.wheel_of_time.words.other_filters import allegiances_of
from regalia.games.wheel_of_time.words.position import challenge_of, host_of, notes


# ---------------------------------------------------------------- Ashandarei
@word(CONDITIONS)
def host_not_rerolled(state: State, ctx: Context) -> bool:
    """No die of its host's roll has been rerolled."""
    roll = state.roll_of(host_of(state, ctx))
    return roll is None or not roll.rerolled


@word(CONDITIONS)
def host_not_rerolled_this_turn(state: State, ctx: Context) -> bool:
    """Its host has rolled this turn, and none of its dice was rerolled."""
    host = host_of(state, ctx)
    mine = [note for note in notes(state, "dice") if note.piece == host]
    return bool(mine) and all(note.piece != host for note in notes(state, "rerolled"))


# ---------------------------------------------------------------- Battle Readiness
@word(FILTERS)
def not_reinforced(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 5.4. It did not join its challenge by reinforcing."""
    return all(note.piece != thing for note in notes(state, "reinforced"))


# ---------------------------------------------------------------- Casualties of War
class DrawEffectCap(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. In each turn the opponent draws by only one card effect.

    It is the first one that makes the opponent draw. Further effects do not draw at all, which is the same as shuffling the
    cards back.
    """

    who: Literal["opp"]
    n: Amount
    per: Literal["turn"]
    excess: Literal["shuffle_back"]


# ---------------------------------------------------------------- He Will Bind and Destroy Them
@word(FILTERS)
def rolled_here(state: State, ctx: Context, thing: Thing) -> bool:
    """It has rolled in the entry's challenge."""
    challenge = challenge_of(state, ctx)
    return any(note.piece == thing and note.challenge == challenge for note in notes(state, "rolled"))


# ---------------------------------------------------------------- Ji'e'toh
class ControlCap(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The most of these cards that a player controls; the controller discards the excess."""

    sel: Selector
    n: Amount


# ---------------------------------------------------------------- Lay of the Land
class TerrainOn(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Own Terrain cards can be played on the Pattern challenge as well."""

    chal: Literal["pattern"]


@word(CONDITIONS)
def own_terrain_on_challenge(state: State, ctx: Context) -> bool:
    """A Terrain card of the player is on the challenge in which the player's avatar rolls."""
    avatar = state.pieces.get(state.avatar(ctx.seat))
    there = state.challenges.get(avatar.challenge) if avatar else None
    return (
        there is not None
        and bool(there.terrain)
        and any(note.kind == there.terrain and note.seat == ctx.seat for note in notes(state, "played"))
    )


# ---------------------------------------------------------------- Lines of Command
class CapParticipantsTurn(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. The most that a player has over all challenges of the turn; the excess stands down in step C5."""

    who: Literal["opp"]
    char: Amount | None = None
    troop: Amount | None = None
    unless: Condition


@word(AMOUNTS)
def char_in_play_or_killed(state: State, ctx: Context) -> int:
    """How many characters the opponent has in play and in the killed pile."""
    return _in_play_or_killed(state, other(ctx.seat), "character")


@word(AMOUNTS)
def troop_in_play_or_killed(state: State, ctx: Context) -> int:
    """How many troops the opponent has in play and in the killed pile."""
    return _in_play_or_killed(state, other(ctx.seat), "troop")


def _in_play_or_killed(state: State, seat: int, kind: str) -> int:
    there = sum(piece.seat == seat and type_of(state, me) == kind for me, piece in state.pieces.items())
    return there + sum(card(each).type == kind for each in state.killed[seat])


# ---------------------------------------------------------------- Lines of Support
class MustJoin(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. These forces must be committed to that challenge if that is legal."""

    chal: Literal["pattern"]
    target: Selector


# ---------------------------------------------------------------- Sweat Tents
@word(ALLEGIANCES)
def roller(state: State, ctx: Context) -> frozenset[str]:
    """Those of the card that rolled."""
    return allegiances_of(state, ctx.roll or ctx.about)


# ---------------------------------------------------------------- The Dragon Scepter
class SymbolsClear(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. The ability symbols of the current roll are lost: its dice show only results."""

    target: Selector

    def do(self, game: Game[State], now: Now) -> None:
        for me in things(game.state, now.ctx, self.target):
            pools.change_roll(game.state, me, ())


# ---------------------------------------------------------------- The Waste
class FaceBonus(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. For every die of an ability that shows exactly this face, results are added."""

    die: Ability
    face: Literal["D"]
    gen: Gen


# ---------------------------------------------------------------- Voices of the Dead
class RotateOnlyHeal(Aimed, Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. The card can rotate only to heal."""

    until: Until

    def do(self, game: Game[State], now: Now) -> None:
        lasts(game, now, self.until, self.aimed(game.state, now))


@word(ALLEGIANCES, "dragon")
def of_dragon(state: State, ctx: Context) -> frozenset[str]:
    """Those of the Dragon Reborn."""
    from regalia.games.wheel_of_time.words.bases import dragon

    return allegiances_of(state, *dragon(state, ctx))
