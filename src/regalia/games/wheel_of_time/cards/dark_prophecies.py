"""Words and operations of one card each: `sets/dark_prophecies.toml`."""

from typing import ClassVar, Literal

from regalia.core import Game, Seat, Several
from regalia.games.wheel_of_time.asking.hand import why_not_for_free
from regalia.games.wheel_of_time.content import NO_NUMBERS, card, in_letters
from regalia.games.wheel_of_time.effective.abilities import currents
from regalia.games.wheel_of_time.effective.cards import allegiances, personality_of, traits, type_of
from regalia.games.wheel_of_time.effective.challenges import may_join
from regalia.games.wheel_of_time.effective.dice import acts_as
from regalia.games.wheel_of_time.effective.playing import mentions_symbol
from regalia.games.wheel_of_time.language.records import Amount, Asked, CardName, Continuous, Now, Op, Selector, Thing
from regalia.games.wheel_of_time.language.tables import ALLEGIANCES, AMOUNTS, CONDITIONS, FILTERS, SYMBOLS, word
from regalia.games.wheel_of_time.ops.identity import highest
from regalia.games.wheel_of_time.ops.reach import copies, kinds, lasts, number, takes
from regalia.games.wheel_of_time.ops.states import recruit_free
from regalia.games.wheel_of_time.options import NO, TakeSymbol
from regalia.games.wheel_of_time.pieces import Ability, Context, PieceId, Symbol, Until
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.steps.challenge import Determine
from regalia.games.wheel_of_time.verbs import forces, pools
from regalia.games.wheel_of_time.words.amounts import number_of
from regalia.games.wheel_of_time.words.conditions import still
from regalia.games.wheel_of_time.words.other_filters import of_starter
from regalia.games.wheel_of_time.words.position import challenge_at, challenge_of, host_of, in_play, kind_of, notes, seat_of


# ---------------------------------------------------------------- Conquest
@word(FILTERS)
def not_in_play(state: State, ctx: Context, thing: Thing) -> bool:
    """No copy of the card is in play."""
    return all(piece.kind != kind_of(state, thing) for piece in state.pieces.values())


# ---------------------------------------------------------------- Lull in the Storm
@word(CONDITIONS)
def player_contributed(state: State, ctx: Context) -> bool:
    """A player generated support or opposition in the challenge."""
    there = state.challenges.get(ctx.challenge)
    return there is not None and any(score.support or score.opposition for score in there.scores)


# ---------------------------------------------------------------- Political Powerbase
@word(ALLEGIANCES)
def target_nation(state: State, ctx: Context) -> frozenset[str]:
    """Those of the targeted nations."""
    return frozenset(card(kind_of(state, each)).nation for each in ctx.targets)


# ---------------------------------------------------------------- Battle Plan
@word(CONDITIONS)
def no_direct_pattern(state: State, ctx: Context) -> bool:
    """The challenge that succeeded put no token on the player's section through its own text."""
    challenge = state.challenges.get(ctx.challenge)
    return challenge is None or all(
        note.seat != ctx.seat or note.by != challenge.kind for note in notes(state, "pattern_gained")
    )


# ---------------------------------------------------------------- Blood and Ashes
@word(CONDITIONS)
def discarded(what: Literal["named"], state: State, ctx: Context) -> bool:
    """Rules 12.4. The discarded card has the title named for this card."""
    return bool(ctx.named and ctx.about_kind) and card(ctx.named).title == card(ctx.about_kind).title


# ---------------------------------------------------------------- Circle of Light
@word(AMOUNTS)
def pattern_neutral(state: State, ctx: Context) -> int:
    """Rules 12.4. Neutral tokens."""
    return state.neutral


# ---------------------------------------------------------------- Dragonmount
@word(AMOUNTS)
def distinct_allegiances(who: Selector, state: State, ctx: Context) -> int:
    """How many different allegiances matching cards in the entry's challenge have."""
    challenge = challenge_of(state, ctx)
    there = [each for each in state.participants(challenge) if who.matches(state, ctx, each)]
    return len(frozenset().union(*(allegiances(state, each) for each in there)))


# ---------------------------------------------------------------- Preemptive Strike
@word(AMOUNTS)
def host_current(ability: Ability, state: State, ctx: Context) -> int:
    """Rules 12.6. The current ability of the host."""
    host = host_of(state, ctx)
    return number_of(currents(state, host), ability) if host else 0


# ---------------------------------------------------------------- Square of Tammaz
class ControlRate(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. A successful contest brings margin / per control tokens, if that is more than usual."""

    per: Amount


# ---------------------------------------------------------------- Take Back the Night
@word(CONDITIONS)
def recruited_this_turn(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. Either player has recruited a matching card this turn."""
    return any(who.matches(state, ctx, still(state, note.piece, note.kind)) for note in notes(state, "recruited"))


# ---------------------------------------------------------------- Under One Banner
@word(AMOUNTS)
def allegiances_shared_by_own_char_and_troop(state: State, ctx: Context) -> int:
    """How many allegiances are shared by a character and a troop of the player."""
    mine = [me for me, piece in state.pieces.items() if piece.seat == ctx.seat]
    by_type = [
        frozenset().union(*(allegiances(state, me) for me in mine if type_of(state, me) == kind))
        for kind in ("character", "troop")
    ]
    return len(by_type[0] & by_type[1])


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


# ---------------------------------------------------------------- Be'lal (II)
class MayInitiate(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The controller can initiate this challenge as well; its card goes to a piece if it succeeds or fails."""

    chal: CardName
    success_to: Literal["self"]
    fail_to: Literal["dragon"]


@word(CONDITIONS)
def dragon_any(state: State, ctx: Context) -> bool:
    """Rules 12.4. The Dragon Reborn is in play under any control."""
    return any("Dragon Reborn" in traits(state, me) for me in state.pieces)


# ---------------------------------------------------------------- Combined Army
@word(ALLEGIANCES)
def starter_allegiances(state: State, ctx: Context) -> frozenset[str]:
    """Those of the player's avatar."""
    return of_starter(state, ctx)


# ---------------------------------------------------------------- Defenders of the Stone
@word(CONDITIONS)
def challenge_targets(name: Literal["own"], state: State, ctx: Context) -> bool:
    """The entry's challenge is about a card that the player controls."""
    there = challenge_at(state, ctx)
    return there is not None and any(seat_of(state, each) == ctx.seat for each in there.targets)


# ---------------------------------------------------------------- Illian Lancers
class DamageSingleTarget(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. All damage of the card in a step goes to one opposing card of these."""

    source: Literal["self"]
    sel: Selector
    overkill: bool


# ---------------------------------------------------------------- Illian Spearmen
@word(CONDITIONS)
def self_bg(state: State, ctx: Context) -> bool:
    """It is in the battleground."""
    piece = state.pieces.get(ctx.card)
    return piece is not None and piece.place == "field"


# ---------------------------------------------------------------- Lord Gregorian Panar
class AbilHighest(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The highest current ability of each target grows; of equal ones its controller picks one."""

    quantity: ClassVar[str] = "abilities"

    n: Amount
    tie: Literal["controller"]
    until: Until

    def asks(self, state: State, now: Now) -> Asked | None:
        """For one target after the other."""
        if len(now.picks) == len(now.ctx.targets):
            return None
        me = now.ctx.targets[len(now.picks)]
        return state.pieces[me].seat, highest(state, me)

    def do(self, game: Game[State], now: Now) -> None:
        n = number(game.state, now.ctx, self.n)
        for me, pick in zip(now.ctx.targets, now.picks, strict=True):
            lasts(game, now, self.until, (me,), chosen=pick.word, amount=n)


# ---------------------------------------------------------------- Moghedien (II)
class RecruitFrom(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. The card can be recruited from the killed pile."""

    zone: Literal["killed"]


@word(CONDITIONS)
def copy_in_killed(state: State, ctx: Context) -> bool:
    """The player's killed pile contains a card with the same title."""
    title = card(ctx.kind).title
    return any(card(kind).title == title for kind in state.killed[ctx.seat])


# ---------------------------------------------------------------- Ordeith
class CorruptionImmune(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 9.10. The card gets no corruption tokens."""


# ---------------------------------------------------------------- Pevin
class RecruitNow(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 8.1, 12.8. A matching card of the hand is recruited at once, outside the normal action."""

    unseen: ClassVar[bool] = True

    sel: Selector
    free: bool

    def asks(self, state: State, now: Now) -> Asked | None:
        seat = now.ctx.seat
        found = kinds(state, now.ctx, self.sel, state.hands[seat])
        able = [kind for kind in found if why_not_for_free(state, seat, kind) is None]
        return None if now.picks else (seat, (*copies(dict.fromkeys(able)), NO))

    def do(self, game: Game[State], now: Now) -> None:
        if now.picks and now.picks[0] != NO:
            recruit_free(game, now.ctx.seat, now.picks[0].kind)


# ---------------------------------------------------------------- Questioner
@word(CONDITIONS)
def other_recruited_this_turn(who: Selector, state: State, ctx: Context) -> bool:
    """Another player has recruited a matching card this turn."""
    return any(
        note.seat == other(ctx.seat) and who.matches(state, ctx, still(state, note.piece, note.kind))
        for note in notes(state, "recruited")
    )


# ---------------------------------------------------------------- Rhadam Asunawa
class PoolSymbolRemove(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. A player loses one symbol of choice of the ability that was paid."""

    who: Literal["target"]
    type: Literal["paid"]
    n: Amount

    def _matching(self, state: State, ctx: Context) -> list[Symbol]:
        (seat,) = ctx.players
        paid = {symbol.ability for symbol in ctx.paid}
        return list(dict.fromkeys(symbol for symbol in state.pools[seat] if symbol.ability in paid))

    def asks(self, state: State, now: Now) -> Asked | None:
        matching = self._matching(state, now.ctx)
        if now.picks or len(matching) < 2:
            return None
        return now.ctx.players[0], tuple(map(TakeSymbol, matching))

    def do(self, game: Game[State], now: Now) -> None:
        lost = [now.picks[0].symbol] if now.picks else self._matching(game.state, now.ctx)[:1]
        pools.spend_symbols(game, now.ctx.players[0], lost)


# ---------------------------------------------------------------- Sebban Balwer
class RevealCommitment(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. The opponent shows the participation of the targets before the reveal."""

    def do(self, game: Game[State], now: Now) -> None:
        for index, step in enumerate(game.stack):
            if isinstance(step, Determine):
                game.stack[index] = step.showing(game, now.ctx.targets)


# ---------------------------------------------------------------- The Prophet
@word(FILTERS)
def could_have_joined(state: State, ctx: Context, thing: Thing) -> bool:
    """The Prophet. It participates in no challenge, although it could have joined the Pattern or Last Battle challenge."""
    piece = in_play(state, thing)
    return (
        piece is not None
        and not piece.challenge
        and any(
            each.form in ("pattern", "last_battle") and not may_join(state, int(thing), number, "commit")
            for number, each in state.challenges.items()
        )
    )


# ---------------------------------------------------------------- Whitecloak Spy
@word(FILTERS, "recruited_this_turn")
def new(state: State, ctx: Context, thing: Thing) -> bool:
    """It was recruited in this turn."""
    return any(note.piece == thing for note in notes(state, "recruited"))
