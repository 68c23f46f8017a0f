"""Rules 5.1, 12.2. The cards and abilities a seat can use in a window, and why an event cannot be played there."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Any

from msgspec.structs import replace

from regalia.core import Option, Refusal, Seat
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.asking.targets import why_not_used
from regalia.games.wheel_of_time.asking.why import Why, barred, because
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.cards import caracarn_of, traits
from regalia.games.wheel_of_time.effective.playing import may_be_replaced, may_play, may_use, requirements_hold
from regalia.games.wheel_of_time.language.reading import entry, words
from regalia.games.wheel_of_time.language.records import Entry, Selector
from regalia.games.wheel_of_time.options import Activate, Cleanse, PlayEvent, Supplant, UseFromHand
from regalia.games.wheel_of_time.paying.coins import plain_coins
from regalia.games.wheel_of_time.paying.payment import Price
from regalia.games.wheel_of_time.paying.payment import payable as price_payable
from regalia.games.wheel_of_time.paying.pricing import out_of_reach
from regalia.games.wheel_of_time.pieces import ChallengeId, Context, Kind, PieceId, Ref
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words.filters import can_replace
from regalia.games.wheel_of_time.words.position import fresh_deaths

DICE = frozenset(("before_roll", "reroll", "on_roll"))
ALONE = frozenset(("limited", "declare", "determine", "paying_recruit", "paying_advantage")) | DICE
"""Moments that are not event windows: only entries with exactly this timing are used there."""
OPEN = ALONE - {"limited"}
"""Moments without cards from a hand, so being asked reveals nothing about it."""
RESOLVING = {
    "om_start": ("om", "omctg", "res"),
    "om_pools": ("om", "omctg", "res", "pools"),
    "ctg_start": ("ctg", "omctg", "res"),
    "ctg_pools": ("ctg", "omctg", "res", "pools"),
    "outcome_start": ("res",),
}
CLEANSING = Price((0, 0, 2, 0))
"""Rules 9.10. The cost of removing a corruption token from a card."""
OTHERS = {"w_ready": ("ready_window",), "w_declared": ("declare_window",)}
DEATHS = "w_dead"
"""Rules 5.6. The window in which only responses to a death are used."""
DECIDED = frozenset(("part_same_challenge", "rolled_symbol_in_challenge", "part_any"))
"""Filters of targets that identify the challenge."""


def timings(state: State, window: str) -> frozenset[str]:
    """Rules 12.2. The timings of entries that can be used in a window."""
    if window in ALONE:
        return frozenset((window,))
    if window == DEATHS:
        return frozenset(("killed",))
    return in_a_window(window, state.round == "action", bool(fresh_deaths(state)))


@cache
def in_a_window(window: str, action: bool, death: bool) -> frozenset[str]:
    """The same in an event window of the Action Round, or just after a death."""
    found = {"event", "part", "after_play", *RESOLVING.get(window, ()), *OTHERS.get(window, ())}
    return frozenset(found | ({"action"} if action else set()) | ({"killed"} if death else set()))


def usable(state: State, seat: Seat, window: str) -> tuple[Option, ...]:
    """Rules 11.6. What a seat can play from hand or activate now. In the Last Battle there are no limited events."""
    now = timings(state, window)
    if state.battle and "limited" in now:
        return ()
    found: list[Option] = [] if window in OPEN else [*from_hand(state, seat, now)]
    found += in_play(state, seat, now)
    if window not in ALONE and window != DEATHS:
        found += [*replacements(state, seat), *cleansings(state, seat)]
    return tuple(found)


# ---------------------------------------------------------------- cards of the hand
def from_hand(state: State, seat: Seat, now: frozenset[str]) -> Iterator[Option]:
    """Events that can be played, and abilities used from hand."""
    for kind in fitting(state.hands[seat], now):
        known = words(kind)
        if card(kind).type == "event" and not out_of_reach(state, seat, kind) and why_not_played(state, seat, kind) is None:
            yield from (
                PlayEvent(kind, each.ref.entry, challenge)
                for each in known.modes.get("play", ())
                if each.when in now
                for challenge in places(state, each, Context(seat, kind=kind))
                if why_not_used(state, each, of_event(state, seat, kind, challenge)) is None
            )
        for each in known.modes.get("act", ()):
            if each.zone == "hand" and each.when in now and kind in state.hands[seat]:
                ctx = Context(seat, kind=kind, challenge=state.resolving)
                if why_not_used(state, each, ctx) is None:
                    yield UseFromHand(kind, each.ref.entry)


def why_not_played(state: State, seat: Seat, kind: Kind) -> Why | None:
    """Rules 11.3. Effects in play and the requirements of an event."""
    if may_play(state, seat, kind) and may_use(state, kind) and requirements_hold(state, Context(seat, kind=kind), "play"):
        return None
    return lambda: barred(state, seat, kind, "11.3", "play")


def why_no_event(state: State, seat: Seat, kind: Kind, window: str) -> Why | None:
    """Rules 11.3. The moment, effects in play, then the smallest obstacle of its entries."""
    now = timings(state, window)
    entries = [each for each in words(kind).modes.get("play", ()) if each.when in now]
    if not entries:
        return because("at-another-moment", "11.3")
    return why_not_played(state, seat, kind) or (lambda: smallest(state, seat, entries))


def smallest(state: State, seat: Seat, entries: Sequence[Entry]) -> Refusal:
    """Rules 11.3. Of the reasons why entries of an event cannot be used one that is about its price, if there is one."""
    found = []
    for each in entries:
        kind = each.ref.kind
        place = next(iter(places(state, each, Context(seat, kind=kind))), 0)
        why = why_not_used(state, each, of_event(state, seat, kind, place)) or because("unpayable", "7.2")
        found.append(why())
    return next((each for each in found if each.reason in {"short", "unpayable"}), found[0])


@lru_cache(maxsize=4096)
def fitting(hand: tuple[Kind, ...], now: frozenset[str]) -> tuple[Kind, ...]:
    """The cards of a hand with an entry of one of these timings, each card once."""
    return tuple(kind for kind in dict.fromkeys(hand) if not words(kind).timings.isdisjoint(now))


def of_event(state: State, seat: Seat, kind: Kind, challenge: ChallengeId) -> Context:
    """The initial context of an event, with the card that was played immediately before."""
    before = next((note for note in reversed(state.diary) if note.what in ("played", "used_ability")), None)
    just = before.kind if before is not None and before.what == "played" and before.turn == state.turn else ""
    return Context(seat, kind=kind, challenge=challenge, about_kind=just)


def places(state: State, each: Entry, ctx: Context) -> tuple[ChallengeId, ...]:
    """Rules 12.2. The challenges that an entry can be about: the one being resolved; at `part` one its player chooses."""
    if each.when != "part":
        return (state.resolving,)
    filters = {word.word for target in each.targets for option in target.options for word in option.filters}
    if filters & DECIDED:
        return (0,)
    return tuple(number for number in state.unresolved() if state.participants(number, ctx.seat))


# ---------------------------------------------------------------- cards in play
def in_play(state: State, seat: Seat, now: frozenset[str]) -> Iterator[Option]:
    """Abilities of cards in play, granted ones, and those of cards that are gone."""
    for me, each, ctx in in_force.activated(state, now):
        if whose(state, seat, each, ctx) and not in_force.blank(state, me):
            yield from activations(state, seat, me, each, ctx)
    if "event" in now:
        yield from granted(state, seat)
    for kind, ctx in in_force.lingering(state):
        for each in words(kind).modes.get("act", ()):
            used = replace(ctx, seat=seat) if each.who == "any" else ctx
            if each.when in now and used.seat == seat and why_not_used(state, each, used) is None:
                yield Activate(0, each.ref, ctx.targets[0])


def activations(state: State, seat: Seat, me: PieceId, each: Entry, ctx: Context) -> Iterator[Activate]:
    """The ways in which a seat can use an ability of a card: one for each challenge or roll it can be about."""
    mine = ctx if ctx.seat == seat else replace(ctx, seat=seat)
    for about, used in meanings(state, each, mine):
        if why_not_used(state, each, used) is None:
            yield Activate(me, each.ref, about)


def whose(state: State, seat: Seat, each: Entry, ctx: Context) -> bool:
    """Rules 12.2. True if a seat can use an ability: its controller, or the player it names."""
    if each.who == "any":
        return True
    host = state.pieces.get(state.pieces[ctx.card].host)
    if each.who == "host_controller":
        return host is not None and host.seat == seat
    return ctx.seat == seat


def meanings(state: State, each: Entry, ctx: Context) -> Iterator[tuple[int, Context]]:
    """What an ability can be about: rolls, challenges, or just the moment."""
    piece = state.pieces[ctx.card]
    if each.when in ("reroll", "on_roll"):
        yield from (
            (roller, replace(ctx, roll=roller, challenge=challenge)) for roller, challenge in rolls(state, each, ctx)
        )
        return
    there = piece.challenge or (state.pieces[piece.host].challenge if piece.host in state.pieces else 0)
    if each.when != "part":
        yield 0, replace(ctx, challenge=state.resolving or there)
    elif card(piece.kind).subtype == "player" or piece.sub == "player":
        yield from ((number, replace(ctx, challenge=number)) for number in places(state, each, ctx))
    elif there:
        yield 0, replace(ctx, challenge=there)


def rolls(state: State, each: Entry, ctx: Context) -> Iterator[tuple[PieceId, ChallengeId]]:
    """Rules 12.2. The current rolls that an ability is about."""
    who = each.who.text if isinstance(each.who, Selector) else each.who or "host"
    about = each.ops[0].roller or who
    for roll in state.rolls:
        piece = state.pieces.get(roll.piece)
        if piece is not None and rolled_by(state, about, ctx, roll.piece):
            yield roll.piece, roll.challenge


def rolled_by(state: State, about: str, ctx: Context, roller: PieceId) -> bool:
    """True if a roll is that of the intended card."""
    match about:
        case "self":
            return roller == ctx.card
        case "host":
            return roller == state.pieces[ctx.card].host
        case "dragon":
            return "Dragon Reborn" in traits(state, roller)
        case "caracarn":
            return caracarn_of(state, roller)
    return state.pieces[roller].seat == ctx.seat and "Maiden of the Spear" in traits(state, roller)


def granted(state: State, seat: Seat) -> Iterator[Activate]:
    """Rules 12.8, grant_ability. Abilities that cards have temporarily."""
    for effect in in_force.of(state, "grant_ability"):
        if effect.ctx.seat == seat:
            ref = Ref(effect.entry.ref.kind, effect.op.act.entry)
            for me, _ in [*state.own(seat)]:
                if in_force.touches(state, effect, me) and not why_not_used(state, entry(ref), of_granted(state, me, ref)):
                    yield Activate(me, ref)


def of_granted(state: State, me: PieceId, ref: Ref) -> Context:
    """The context of a granted ability: that of the card that has it."""
    piece = state.pieces[me]
    return Context(piece.seat, me, piece.kind, challenge=piece.challenge)


def replacements(state: State, seat: Seat) -> Iterator[Supplant]:
    """Rules 9.6. Characters that a card of the hand can replace."""
    for each in supplanting(state.hands[seat]):
        kind = each.ref.kind
        if has_been_here(state, kind):
            continue
        for me, piece in state.own(seat):
            ctx = Context(seat, kind=kind, targets=(me,))
            lawful = piece.owner == seat and can_replace(state, me, kind) and may_be_replaced(state, me)
            if lawful and all(condition.holds(state, ctx) for condition in each.if_):
                yield Supplant(me, kind)


def has_been_here(state: State, kind: Kind) -> bool:
    """Rules 8.1, 9.6. True if a character of this title is in play, dead, or out of the game, so it cannot enter."""
    there = [piece.kind for piece in state.pieces.values()]
    there += [each for pile in (*state.killed, *state.removed) for each in pile]
    return card(kind).title in {card(each).title for each in there}


@lru_cache(maxsize=4096)
def supplanting(hand: tuple[Kind, ...]) -> tuple[Entry, ...]:
    """The entries of a hand by which a card replaces a character."""
    return tuple(each for kind in dict.fromkeys(hand) for each in words(kind).modes.get("replace", ()))


def cleansings(state: State, seat: Seat) -> Iterator[Cleanse]:
    """Rules 9.10. Corrupted cards, where two One Power can be paid for a text."""
    for me, piece in state.own(seat):
        if piece.corruption and price_payable(CLEANSING, plain_coins(state, seat, "text_cost", piece.kind)):
            yield Cleanse(me)


# ---------------------------------------------------------------- while something is paid
def while_paying(state: State, seat: Seat, window: str, kind: Kind) -> tuple[Activate, ...]:
    """Rules 12.2. The abilities that can be used while this card is paid for."""
    return tuple(
        option for option in usable(state, seat, window) if isinstance(option, Activate) and helps(state, option, kind)
    )


def helps(state: State, option: Activate, kind: Kind) -> bool:
    """True if an ability that is used while something is paid is about this card."""
    op: Any = entry(option.ref).ops[0]
    return bool(op.sel.matches(state, in_force.context(state, option.piece), kind))
