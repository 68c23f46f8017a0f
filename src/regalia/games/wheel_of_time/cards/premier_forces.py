"""Words and operations of one card each: forces of `sets/premier.toml`, in the order of that file."""

from typing import Literal

from msgspec.structs import replace

from regalia.core import Game
from regalia.games.wheel_of_time.content import card, tables
from regalia.games.wheel_of_time.effective.abilities import permanents
from regalia.games.wheel_of_time.effective.cards import pattern
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.language.records import Amount, Continuous, Op, Thing
from regalia.games.wheel_of_time.language.tables import ALLEGIANCES, AMOUNTS, CONDITIONS, FILTERS, word
from regalia.games.wheel_of_time.ops.reach import Lasting
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Context, PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.instead import InsteadOfDamage
from regalia.games.wheel_of_time.words.amounts import number_of, own_current
from regalia.games.wheel_of_time.words.position import bearer, in_play, kind_of, notes


# ---------------------------------------------------------------- Amys
@word(AMOUNTS)
def self_current(ability: Ability, state: State, ctx: Context) -> int:
    """Rules 12.6. The current ability of the entry's card."""
    return own_current(ability, state, ctx)


# ---------------------------------------------------------------- Be'lal (I)
class RecruitLimit(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The most characters and troops that the opponents recruit in a turn."""

    char: Amount
    troop: Amount
    per: Literal["turn"]


# ---------------------------------------------------------------- Gaul
@word(CONDITIONS)
def self_damaged(state: State, ctx: Context) -> bool:
    """It is damaged."""
    piece = state.pieces.get(ctx.card)
    return piece is not None and piece.damage > 0


# ---------------------------------------------------------------- Ishamael (I)
@word(AMOUNTS)
def pattern_hero(state: State, ctx: Context) -> int:
    """Rules 12.4. Tokens on the section of the Hero player."""
    return pattern(state, state.hero)


# ---------------------------------------------------------------- Lord Jarid
@word(AMOUNTS)
def ability_symbols_this_turn(state: State, ctx: Context) -> int:
    """How many ability symbols the bearer has rolled in this turn."""
    me = bearer(state, ctx)
    return sum(note.amount for note in notes(state, "rolled") if note.piece == me and note.word in ABILITIES)


# ---------------------------------------------------------------- Min
@word(FILTERS)
def has_pattern_requirement(state: State, ctx: Context, thing: Thing) -> bool:
    """Min. Its replacement requires a number of Pattern tokens."""
    return any(
        "pattern" in condition.said[0].word
        for each in words(kind_of(state, thing)).modes.get("replace", ())
        for condition in each.if_
        if condition.word == "compare"
    )


# ---------------------------------------------------------------- Moghedien (I)
class HiddenChallenge(Lasting, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 13, Moghedien. Next turn the own challenge card stays face down until the window w_participation closes."""

    until: Literal["next_turn"]
    announce: Literal["participation_restrictions"]


# ---------------------------------------------------------------- Rand al'Thor (I)
@word(ALLEGIANCES)
def nations_controlled(state: State, ctx: Context) -> frozenset[str]:
    """Those of the nations that the player controls."""
    known = {each.id for each in tables().allegiance}
    return frozenset(
        nation for piece in state.pieces.values() if piece.seat == ctx.seat and (nation := card(piece.kind).nation) in known
    )


# ---------------------------------------------------------------- Trolloc Fist
@word(AMOUNTS)
def permanent_of_discarded(ability: Ability, state: State, ctx: Context) -> int:
    """The permanent ability of a card that was discarded as a cost."""
    return sum(number_of(permanents(state, each), ability) for each in ctx.spent)


# ---------------------------------------------------------------- Trolloc War Band
@word(FILTERS)
def standing_down(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 5.3. It is in the battleground and participates in no challenge."""
    piece = in_play(state, thing)
    return piece is not None and piece.place == "field" and not piece.challenge


# ---------------------------------------------------------------- Two Rivers Archers
class DamagePlus(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. For each point of damage about to be put on the card, more."""

    n: Amount
    per: Literal["point"]

    def instead(self, game: Game[State], rest: InsteadOfDamage, to: PieceId, ctx: Context) -> None:
        game.then(replace(rest, amount=rest.amount * (1 + self.n.of(game.state, ctx))))
