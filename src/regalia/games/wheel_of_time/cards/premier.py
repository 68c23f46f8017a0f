"""Words and operations of one card each: challenges, advantages and forces of `sets/premier.toml`."""

from typing import ClassVar, Literal

from msgspec.structs import replace

from regalia.core import Game, Several, Share
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import card, tables
from regalia.games.wheel_of_time.effective.abilities import currents, permanents
from regalia.games.wheel_of_time.effective.cards import pattern, type_of
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.language.records import Amount, Asked, Continuous, Letter, Now, Op, Selector, Thing
from regalia.games.wheel_of_time.language.tables import ALLEGIANCES, AMOUNTS, CONDITIONS, FILTERS, SYMBOLS, word
from regalia.games.wheel_of_time.ops.reach import Aimed, Lasting, copies, kinds, number, takes, things
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Context, PieceId
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.steps.instead import InsteadOfDamage, hurt
from regalia.games.wheel_of_time.verbs import cards, forces
from regalia.games.wheel_of_time.words.amounts import number_of, own_current, total_cost
from regalia.games.wheel_of_time.words.other_filters import allegiances_of
from regalia.games.wheel_of_time.words.position import (
    bearer,
    challenge_at,
    challenge_of,
    host_of,
    in_play,
    kind_of,
    notes,
    piece_of,
)


# ---------------------------------------------------------------- Callandor
class PoolSelfDamage(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 13, Callandor. Damage on own participants, split by the controller."""

    n: Amount
    target: Selector
    split: Literal["controller"]

    def asks(self, state: State, now: Now) -> Asked | None:
        among, n = things(state, now.ctx, self.target), number(state, now.ctx, self.n)
        return (now.ctx.seat, Share(n, takes(among))) if among and n > 0 and not now.picks else None

    def do(self, game: Game[State], now: Now) -> None:
        for pick, n in now.picks[0].amounts if now.picks else ():
            hurt(game, pick.id, n, by=now.ctx.card)


@word(CONDITIONS)
def used_this_challenge(state: State, ctx: Context) -> bool:
    """Callandor. Its ability has been used in the present challenge."""
    challenge = challenge_of(state, ctx)
    return any(note.piece == ctx.card and note.challenge == challenge for note in notes(state, "used_ability"))


@word(AMOUNTS)
def rolled_in_challenge(letter: Letter, state: State, ctx: Context) -> int:
    """Rules 13, Callandor. How often the bearer rolled a result in the entry's challenge, in all its rolls."""
    me, challenge = bearer(state, ctx), challenge_of(state, ctx)
    return sum(
        note.amount for note in notes(state, "rolled") if (note.piece, note.challenge, note.word) == (me, challenge, letter)
    )


# ---------------------------------------------------------------- Debt of Honor
@word(CONDITIONS)
def host_ready(state: State, ctx: Context) -> bool:
    """Its host is not rotated."""
    piece = state.pieces.get(host_of(state, ctx))
    return piece is not None and not piece.rotated


@word(ALLEGIANCES)
def host_allegiances(state: State, ctx: Context) -> frozenset[str]:
    """Those of the host."""
    return allegiances_of(state, host_of(state, ctx))


# ---------------------------------------------------------------- Exiled
@word(AMOUNTS)
def target_highest_current(state: State, ctx: Context) -> int:
    """The highest current ability of the target."""
    return max((max(currents(state, each)) for each in ctx.targets), default=0)


@word(AMOUNTS)
def target_total_cost(state: State, ctx: Context) -> int:
    """The total number of the target's printed symbols."""
    return max((total_cost(state, ctx, each) for each in ctx.targets), default=0)


# ---------------------------------------------------------------- Gather Support
@word(SYMBOLS, "chosen")
def chosen_symbol(state: State, ctx: Context) -> tuple[str, ...]:
    """The chosen ability."""
    return (ctx.chosen,)


# ---------------------------------------------------------------- Hunting Trollocs
@word(AMOUNTS)
def target_current(ability: Ability, state: State, ctx: Context) -> int:
    """The current ability of the target."""
    return max((number_of(currents(state, each), ability) for each in ctx.targets), default=0)


# ---------------------------------------------------------------- Learning From The Past
class PayWholeCost(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. Replaces paying the symbol cost of one of these cards."""

    sel: Selector

    def do(self, game: Game[State], now: Now) -> None:
        """The cost that is being paid is gone: see `steps.costs`."""


# ---------------------------------------------------------------- Prolonged Campaign
@word(AMOUNTS)
def opposition_generated(state: State, ctx: Context) -> int:
    """Rules 2.2. The opposition in the entry's challenge, without the addition from Pattern tokens."""
    challenge = challenge_at(state, ctx)
    return challenge.scores[other(challenge.seat)].opposition if challenge is not None else 0


# ---------------------------------------------------------------- Shattered Dreams
class BanRecruit(Lasting, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The player cannot recruit."""

    who: Literal["target"]


# ---------------------------------------------------------------- Stalemate
class SkipAction(Lasting, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Next turn there are no actions."""


# ---------------------------------------------------------------- Twisting Fate
@word(AMOUNTS)
def pattern_of_target(state: State, ctx: Context) -> int:
    """Tokens on the section of the chosen player, or of the target's controller."""
    seats = ctx.players or tuple(piece.seat for each in ctx.targets if (piece := piece_of(state, each)) is not None)
    return max((pattern(state, seat) for seat in seats if seat >= 0), default=0)


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
