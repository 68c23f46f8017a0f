"""Words and operations of one card each: forces of `sets/children_of_the_dragon.toml`, in the order of that file."""

from typing import Literal

from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.cards import type_of
from regalia.games.wheel_of_time.language.records import Amount, Continuous, Letter, Selector, Thing
from regalia.games.wheel_of_time.language.tables import ALLEGIANCES, AMOUNTS, CONDITIONS, FILTERS, word
from regalia.games.wheel_of_time.pieces import Context, Id
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.words.conditions import beside
from regalia.games.wheel_of_time.words.other_filters import allegiances_of
from regalia.games.wheel_of_time.words.position import (
    bearer,
    challenge_at,
    challenge_of,
    in_play,
    notes,
    participated,
    piece_of,
    shown,
)


# ---------------------------------------------------------------- Andoran Reserves
@word(CONDITIONS)
def killed_last_turn(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. A matching card of the player was killed last turn."""
    return any(note.seat == ctx.seat and who.matches(state, ctx, note.kind) for note in notes(state, "killed", ago=1))


# ---------------------------------------------------------------- Balthamel
class DamagePriority(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. Damage of the card must go to these cards while one of them is not mortally wounded."""

    source: Literal["self"]
    sel: Selector


@word(AMOUNTS)
def converted(state: State, ctx: Context) -> int:
    """How many Pattern tokens were converted."""
    return ctx.amount


# ---------------------------------------------------------------- Cairhien Vanguard
@word(CONDITIONS)
def not_opp_card_challenge(state: State, ctx: Context) -> bool:
    """The challenge is not a card-based challenge of the opponent."""
    there = challenge_at(state, ctx)
    return there is None or there.form != "card" or there.seat == ctx.seat


# ---------------------------------------------------------------- Chareen Aiel
@word(FILTERS)
def rotated_this_turn(state: State, ctx: Context, thing: Thing) -> bool:
    """It was rotated in this turn."""
    return any(note.piece == thing for note in notes(state, "rotated"))


# ---------------------------------------------------------------- Daryne Aiel
@word(CONDITIONS)
def only_own_troop_in_challenge(state: State, ctx: Context) -> bool:
    """The card is the only troop of its side in its challenge."""
    return _alone(state, ctx, "troop")


def _alone(state: State, ctx: Context, kind: str) -> bool:
    me = bearer(state, ctx)
    return [each for each in beside(state, me, 0) if type_of(state, each) == kind] == [me]


# ---------------------------------------------------------------- Hadnan Kadere
@word(CONDITIONS)
def no_recruits_this_turn(state: State, ctx: Context) -> bool:
    """The player has not recruited in this turn."""
    return all(note.seat != ctx.seat for note in notes(state, "recruited"))


# ---------------------------------------------------------------- Han
@word(ALLEGIANCES)
def healer(state: State, ctx: Context) -> frozenset[str]:
    """Those of the card rotated for healing."""
    return allegiances_of(state, ctx.about)


# ---------------------------------------------------------------- Isendre
@word(CONDITIONS)
def gained_pattern_from_pattern_challenge(state: State, ctx: Context) -> bool:
    """The player gained a token as the result of this turn's Pattern challenge."""
    return any(note.seat == ctx.seat and note.word == "pattern_challenge" for note in notes(state, "pattern_gained"))


@word(CONDITIONS)
def self_participated(name: Literal["pattern"], state: State, ctx: Context) -> bool:
    """It participates in the Pattern challenge of this turn, or did."""
    return any(
        challenge.form == "pattern" and participated(state, ctx.card, number)
        for number, challenge in state.challenges.items()
    )


@word(FILTERS)
def in_(what: Literal["card_based"], state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 2.2. It participates in a challenge that came from a challenge card."""
    piece = in_play(state, thing)
    challenge = state.challenges.get(piece.challenge) if piece else None
    return challenge is not None and challenge.form == "card"


# ---------------------------------------------------------------- Lian
@word(CONDITIONS)
def never(state: State, ctx: Context) -> bool:
    """Never true."""
    return False


# ---------------------------------------------------------------- Lord of the Morning
@word(CONDITIONS)
def repeatable(state: State, ctx: Context) -> bool:
    """Rules 9.9. The fulfilled prophecy may be fulfilled again."""
    return "Repeatable" in card(ctx.about_kind).traits if ctx.about_kind else False


# ---------------------------------------------------------------- Maira
@word(FILTERS)
def that_challenge(state: State, ctx: Context, thing: Thing) -> bool:
    """Maira. It participates in the challenge of the cards that were rotated for it."""
    piece = in_play(state, thing)
    challenges = {each.challenge for spent in ctx.spent if (each := piece_of(state, spent)) is not None}
    return piece is not None and piece.challenge != 0 and (not ctx.spent or piece.challenge in challenges)


# ---------------------------------------------------------------- Mandelain
@word(CONDITIONS)
def only_own_char_in_challenge(state: State, ctx: Context) -> bool:
    """The card is the only character of its side in its challenge."""
    return _alone(state, ctx, "character")


# ---------------------------------------------------------------- Omerna
@word(CONDITIONS)
def matches_named(state: State, ctx: Context) -> bool:
    """A revealed card has the named title."""
    return any(card(kind).title == card(ctx.named).title for kind in ctx.kinds)


# ---------------------------------------------------------------- Rand al'Thor (X)
class OpeningHand(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 3.2. The number of further cards in the opening hand."""

    n: Amount


# ---------------------------------------------------------------- Shiande Aiel
@word(CONDITIONS)
def opp_added_results_in_action_round(what: Literal["this"], state: State, ctx: Context) -> bool:
    """The opponent added support or opposition to the entry's challenge in the Action Round of this turn."""
    number = challenge_of(state, ctx)
    return any(note.seat == other(ctx.seat) and note.challenge == number for note in notes(state, "added"))


# ---------------------------------------------------------------- Taardad Aiel
@word(AMOUNTS)
def rolled_by(letter: Letter, who: Selector, state: State, ctx: Context) -> int:
    """How often matching cards rolled a result in the entry's challenge."""
    challenge = challenge_of(state, ctx)
    return sum(
        shown(state, me, challenge).get(letter, 0) for me in state.participants(challenge) if who.matches(state, ctx, me)
    )


# ---------------------------------------------------------------- Tomanelle Aiel
@word(AMOUNTS)
def opp_troops_killed_this_turn(state: State, ctx: Context) -> int:
    """How many troops of the opponent were killed this turn."""
    return sum(note.seat == other(ctx.seat) and card(note.kind).type == "troop" for note in notes(state, "killed"))


# ---------------------------------------------------------------- Wolfbrother
@word(AMOUNTS)
def with_count(who: Selector, state: State, ctx: Context) -> int:
    """Rules 12.4. How many matching cards participate on the same side as the bearer."""
    return sum(1 for each in _beside(state, ctx) if who.matches(state, ctx, each))


def _beside(state: State, ctx: Context) -> list[Id]:
    """The participants on the side of the entry's card, without its bearer."""
    me = bearer(state, ctx)
    piece = state.pieces.get(me)
    if piece is None or not piece.challenge:
        return []
    return [each for each in state.participants(piece.challenge, piece.seat) if each != me]
