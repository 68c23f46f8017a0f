"""Words and operations of one card each: events of `sets/dark_prophecies.toml`, in the order of that file."""

from typing import Literal

from regalia.core import Game, Seat, Several
from regalia.games.wheel_of_time.content import NO_NUMBERS, card, in_letters
from regalia.games.wheel_of_time.effective.cards import personality_of, traits
from regalia.games.wheel_of_time.effective.dice import acts_as
from regalia.games.wheel_of_time.effective.playing import mentions_symbol
from regalia.games.wheel_of_time.language.records import Amount, Asked, Continuous, Now, Thing
from regalia.games.wheel_of_time.language.tables import ALLEGIANCES, CONDITIONS, FILTERS, SYMBOLS, word
from regalia.games.wheel_of_time.ops.reach import lasts, number, takes
from regalia.games.wheel_of_time.pieces import Ability, Context, PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs import forces
from regalia.games.wheel_of_time.words.position import kind_of, notes


# ---------------------------------------------------------------- Balefire
@word(CONDITIONS)
def target_taveren_protection(state: State, ctx: Context) -> bool:
    """Balefire. The target is a Ta'veren, which its controller may save."""
    return any("Ta'veren" in traits(state, each) for each in ctx.targets if each in state.pieces)


# ---------------------------------------------------------------- Incendiary Strike
@word(FILTERS)
def not_struck_this_turn(state: State, ctx: Context, thing: Thing) -> bool:
    """Balefire. No copy of the entry's card has been played on it this turn."""
    return all(note.piece != thing or note.kind != ctx.kind for note in notes(state, "struck"))


# ---------------------------------------------------------------- Narrow Pass
class CapParticipants(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The most characters and troops that each player has in the challenge; others stand down."""

    char: Amount
    troop: Amount
    per: Literal["player"]
    excess: Literal["controller_stands_down"]

    def _excess(self, state: State, now: Now) -> list[tuple[Seat, tuple[PieceId, ...], int]]:
        """For each player and type with too many participants: these participants, and how many stay."""
        most = {"char": number(state, now.ctx, self.char), "troop": number(state, now.ctx, self.troop)}
        (challenge,) = now.ctx.targets
        found = [
            (seat, tuple(me for me in state.participants(challenge, seat) if acts_as(state, me) == kind), limit)
            for seat in state.acting_order
            for kind, limit in most.items()
        ]
        return [(seat, there, limit) for seat, there, limit in found if len(there) > limit]

    def asks(self, state: State, now: Now) -> Asked | None:
        """Ask for both types and both players, one after the other, who stays. Each pick answers one question."""
        questions = self._excess(state, now)
        if len(now.picks) >= len(questions):
            return None
        seat, there, most = questions[len(now.picks)]
        return seat, Several(takes(there), most, most)

    def do(self, game: Game[State], now: Now) -> None:
        state = game.state
        questions = self._excess(state, now)
        for (_, there, _), staying in zip(questions, now.picks, strict=True):
            for me in {*there} - {pick.id for pick in staying}:
                forces.stand_down(game, me, "cap")
        lasts(game, now, "chal", now.ctx.targets)


# ---------------------------------------------------------------- On All Sides
@word(FILTERS)
def copy_in_play(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 8.1. A card with the same title or personality is in play."""
    facts = card(kind_of(state, thing))
    return any(
        card(piece.kind).title == facts.title or (facts.personality and personality_of(state, me) == facts.personality)
        for me, piece in state.pieces.items()
    )


@word(SYMBOLS)
def printed_costs_of_discarded(state: State, ctx: Context) -> tuple[str, ...]:
    """The symbols in the printed costs of all cards discarded for it."""
    kinds = ctx.spent_kinds or ctx.kinds
    return ("".join(in_letters(card(kind).cost or NO_NUMBERS) for kind in kinds),)


# ---------------------------------------------------------------- Plans Within Plans
@word(FILTERS)
def mentions(ability: Ability, state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. Its printed cost or a cost in its text contains this symbol."""
    return mentions_symbol(kind_of(state, thing), ability)


# ---------------------------------------------------------------- Strong Loyalties
@word(ALLEGIANCES)
def self_nation(state: State, ctx: Context) -> frozenset[str]:
    """That of the entry card's nation."""
    return frozenset((card(ctx.kind).nation,))
