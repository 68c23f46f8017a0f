"""Words and operations of one card each: `sets/children_of_the_dragon.toml`, without its forces, and `sets/promo.toml`."""

from typing import Literal

from regalia.core import Game
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.cards import hand_limit, pattern, type_of
from regalia.games.wheel_of_time.language.records import Amount, CardName, Condition, Continuous, Now, Op, Selector, Thing
from regalia.games.wheel_of_time.language.records import Symbols as Gen
from regalia.games.wheel_of_time.language.tables import ALLEGIANCES, AMOUNTS, CONDITIONS, FILTERS, word
from regalia.games.wheel_of_time.ops.reach import Aimed, lasts, things
from regalia.games.wheel_of_time.pieces import Ability, Context, Until
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.verbs import pools
from regalia.games.wheel_of_time.words.other_filters import allegiances_of
from regalia.games.wheel_of_time.words.position import challenge_of, host_of, in_play, kind_of, notes


# ---------------------------------------------------------------- Call Up the Reserves
@word(AMOUNTS)
def to_max_hand(state: State, ctx: Context) -> int:
    """How many cards the chosen player lacks to reach the maximum hand size."""
    seats = ctx.players or (ctx.seat,)
    return max(max(0, hand_limit(state, seat) - len(state.hands[seat])) for seat in seats)


# ---------------------------------------------------------------- Incite Rebellion
@word(AMOUNTS)
def pattern_host(state: State, ctx: Context) -> int:
    """Tokens on the section of the player to whom the advantage is attached."""
    piece = state.pieces.get(host_of(state, ctx)) or state.pieces.get(ctx.card)
    return pattern(state, piece.seat) if piece and piece.seat >= 0 else 0


@word(FILTERS, "player")
def player_(who: Literal["host"], state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. Played by the player to whom the advantage is attached, who controls the entry's card."""
    return True


# ---------------------------------------------------------------- War Campaign
@word(AMOUNTS)
def opp_tokens_on_target(state: State, ctx: Context) -> int:
    """The opponent's control tokens on the target."""
    return sum(piece.control[other(ctx.seat)] for each in ctx.targets if (piece := state.pieces.get(each)) is not None)


@word(FILTERS)
def controlled_by_opp(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.8. A contested advantage that the opponent controls."""
    piece = in_play(state, thing)
    return piece is not None and piece.seat == other(ctx.seat)


# ---------------------------------------------------------------- Feast of Teven
@word(CONDITIONS)
def not_round(names: str, state: State, ctx: Context) -> bool:
    """Rules 5. The present round is none of the given ones."""
    return state.round not in names.split("|")


# ---------------------------------------------------------------- Foolbox
@word(FILTERS)
def forced_my_discard_this_turn(state: State, ctx: Context, thing: Thing) -> bool:
    """Its effect has made the player discard a card from hand this turn."""
    return any(note.by == kind_of(state, thing) and note.seat == ctx.seat for note in notes(state, "discarded"))


# ---------------------------------------------------------------- Maiden Handtalk
@word(CONDITIONS)
def own_participant(state: State, ctx: Context) -> bool:
    """Rules 12.4. The player has a participant in the entry's challenge."""
    return bool(state.participants(challenge_of(state, ctx), ctx.seat))


# ---------------------------------------------------------------- The Wheel Weaves
@word(AMOUNTS)
def converted_by_opp_for_recruit(state: State, ctx: Context) -> int:
    """Tokens that the opponent converted for recruiting this turn."""
    return sum(note.amount for note in notes(state, "spared") if note.seat == other(ctx.seat))


# ---------------------------------------------------------------- The Wheel Wills
@word(CONDITIONS)
def opp_played_named_this_turn(state: State, ctx: Context) -> bool:
    """The opponent has played a card with the named title in this turn."""
    return bool(ctx.named) and any(
        note.seat == other(ctx.seat) and card(note.kind).title == card(ctx.named).title for note in notes(state, "played")
    )


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


# ---------------------------------------------------------------- Unravel the Pattern
@word(AMOUNTS)
def half_up(state: State, ctx: Context) -> int:
    """Rules 12.7. Half of the neutral tokens, rounded up."""
    return (state.neutral + 1) // 2


@word(CONDITIONS)
def just_played(kind: CardName, state: State, ctx: Context) -> bool:
    """The card that has just been played is this one."""
    return ctx.about_kind == kind
