"""Words and operations of one card each: advantages of `sets/premier.toml`, in the order of that file."""

from typing import ClassVar, Literal

from regalia.core import Game, Several
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.effective.cards import type_of
from regalia.games.wheel_of_time.language.records import Amount, Asked, Continuous, Now, Op, Selector, Thing
from regalia.games.wheel_of_time.language.tables import CONDITIONS, FILTERS, word
from regalia.games.wheel_of_time.ops.reach import Aimed, copies, kinds, number, things
from regalia.games.wheel_of_time.pieces import Context
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs import cards, forces
from regalia.games.wheel_of_time.words.position import host_of, in_play, notes


# ---------------------------------------------------------------- Advanced Scout
@word(FILTERS)
def played_in_hosts_challenge(state: State, ctx: Context, thing: Thing) -> bool:
    """Advanced Scout. The event is played in the challenge in which the host participates."""
    piece = state.pieces.get(host_of(state, ctx))
    return piece is not None and piece.challenge != 0 and piece.challenge == state.resolving


# ---------------------------------------------------------------- Concealed Dagger
@word(FILTERS)
def not_host(state: State, ctx: Context, thing: Thing) -> bool:
    """It is not the card to which the entry's card is attached."""
    return thing != host_of(state, ctx)


# ---------------------------------------------------------------- Herb Bag
@word(CONDITIONS)
def host_home(state: State, ctx: Context) -> bool:
    """Its host is at the home front."""
    piece = state.pieces.get(host_of(state, ctx))
    return piece is not None and piece.place == "home"


# ---------------------------------------------------------------- Horn of Valere
class Reattach(Aimed, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. The advantage moves to a card, which its controller picks, and is no longer contested."""

    sub: Literal["char"]
    not_contested: bool

    def do(self, game: Game[State], now: Now) -> None:
        for host in self.aimed(game.state, now):
            forces.attach(game, now.ctx.card, host, self.sub)


# ---------------------------------------------------------------- Nae'blis
class WinOverride(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. The controller is the winner instead."""

    who: Literal["controller"]


@word(CONDITIONS)
def villain_wins_last_battle(state: State, ctx: Context) -> bool:
    """Rules 1. The Villain player has won the Last Battle challenge of this turn."""
    return any(fallen.seat == state.hero and fallen.why == "last_battle" for fallen in state.fallen)


# ---------------------------------------------------------------- Ready Resources
class Stash(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 13, Ready Resources. Advantages of one's hand go face down under the card."""

    unseen: ClassVar[bool] = True

    sel: Selector

    def asks(self, state: State, now: Now) -> Asked | None:
        options = copies(kinds(state, now.ctx, self.sel, state.hands[now.ctx.seat]))
        return None if now.picks else (now.ctx.seat, Several(options, 0, len(options)))

    def do(self, game: Game[State], now: Now) -> None:
        for pick in now.picks[0] if now.picks else ():
            cards.stash(game, now.ctx.seat, pick.kind, now.ctx.card)


class PlayFrom(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 13, Ready Resources. The cards under it can be played as if from hand."""

    zone: Literal["under_self"]
    sel: Selector


# ---------------------------------------------------------------- Rest and Recovery
@word(CONDITIONS)
def succeeded_last_turn(state: State, ctx: Context) -> bool:
    """The player succeeded in a challenge last turn."""
    return any(note.seat == ctx.seat for note in notes(state, "succeeded", ago=1))


@word(CONDITIONS)
def no_participants_this_turn(state: State, ctx: Context) -> bool:
    """None of the player's forces has participated this turn."""
    return all(note.seat != ctx.seat for note in notes(state, "participated"))


# ---------------------------------------------------------------- Tear
class ControlVirtual(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. It counts as this number of own tokens on this contested advantage."""

    n: Amount


class AlwaysDominant(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. The controller is dominant; if both are, the usual rule applies."""


# ---------------------------------------------------------------- The Ruby Dagger
class Corruption(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 9.10. Corruption tokens are put on a card or taken off it; a card can be immune."""

    n: Amount
    target: Selector

    def do(self, game: Game[State], now: Now) -> None:
        n = number(game.state, now.ctx, self.n)
        for me in things(game.state, now.ctx, self.target):
            if n < 0 or not in_force.of(game.state, "corruption_immune", me):
                forces.corrupt(game, me, n)


# ---------------------------------------------------------------- The Stone of Tear
class ControlAddRestrict(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. These players add tokens there only by winning its own contest."""

    target: Selector
    who: Literal["others"]
    allow: Literal["own_contest"]


# ---------------------------------------------------------------- Tight Formation
@word(FILTERS, "only_own_troop_in_challenge")
def only_own_troop(state: State, ctx: Context, thing: Thing) -> bool:
    """It is the only participating troop on its side of the challenge."""
    piece = in_play(state, thing)
    if piece is None or not piece.challenge:
        return False
    return [me for me in state.participants(piece.challenge, piece.seat) if type_of(state, me) == "troop"] == [thing]


# ---------------------------------------------------------------- Weariness
@word(CONDITIONS)
def host_participated_last_turn(state: State, ctx: Context) -> bool:
    """Its host participated in the last turn."""
    return any(note.piece == host_of(state, ctx) for note in notes(state, "participated", ago=1))
