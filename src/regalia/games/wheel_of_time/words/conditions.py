"""Rules 12.4. Conditions. Comparisons of amounts (`hand>=4`) need no word of their own: their amounts have one.

Limits such as `once_turn` are in `limits`, since they are about the entry they stand in.
"""

from typing import Literal

from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective import base_dice, traits, type_of
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Context, PieceId
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.words.position import (
    bearer,
    challenge_at,
    challenge_of,
    host_of,
    notes,
    participated,
    seat_of,
)
from regalia.games.wheel_of_time.words.records import CONDITIONS, CardName, ChallengeName, Selector, word

# ---------------------------------------------------------------- players and the Pattern


@word(CONDITIONS)
def side(name: Literal["hero", "villain"], state: State, ctx: Context) -> bool:
    """Rules 1. One plays this side."""
    return state.side(ctx.seat) == name


@word(CONDITIONS)
def last_battle(state: State, ctx: Context) -> bool:
    """Rules 5.8. The Last Battle has begun."""
    return state.battle > 0


@word(CONDITIONS)
def not_last_battle(state: State, ctx: Context) -> bool:
    """Rules 5.8. The Last Battle has not begun."""
    return state.battle == 0


@word(CONDITIONS)
def round_(name: Literal["action"], state: State, ctx: Context) -> bool:
    """Rules 5. It is this round."""
    return state.round == name


@word(CONDITIONS)
def not_round(names: str, state: State, ctx: Context) -> bool:
    """Rules 5. It is none of these rounds."""
    return state.round not in names.split("|")


@word(CONDITIONS)
def step(name: Literal["generate"], state: State, ctx: Context) -> bool:
    """Rules 5.4. It is this step."""
    return state.step == name


@word(CONDITIONS)
def not_step(name: Literal["coming_to_grips"], state: State, ctx: Context) -> bool:
    """Rules 6.1. It is not this step of a challenge."""
    challenge = state.current()
    return challenge is None or challenge.stage != "ctg"


@word(CONDITIONS)
def forbidden(state: State, ctx: Context) -> bool:
    """Rules 3.2. Never: the card is no opening card."""
    return False


@word(CONDITIONS)
def matches_named(state: State, ctx: Context) -> bool:
    """A card that was shown has the title that was named."""
    return any(card(kind).title == card(ctx.named).title for kind in ctx.kinds)


@word(CONDITIONS)
def never(state: State, ctx: Context) -> bool:
    """Never."""
    return False


@word(CONDITIONS)
def not_counted_as(name: Literal["character"], state: State, ctx: Context) -> bool:
    """Rules 3.2. In an opening hand it does not count as a card of its type."""
    return True


@word(CONDITIONS, "from")
def from_(name: Literal["pattern_challenge"], state: State, ctx: Context) -> bool:
    """Rules 12.2. The token came as the result of the Pattern challenge."""
    return ctx.chosen == name


@word(CONDITIONS)
def gained_pattern_from_pattern_challenge(state: State, ctx: Context) -> bool:
    """One gained a token as the result of the Pattern challenge of this turn."""
    return any(note.seat == ctx.seat and note.word == "pattern_challenge" for note in notes(state, "pattern_gained"))


@word(CONDITIONS)
def no_direct_pattern(state: State, ctx: Context) -> bool:
    """The challenge that succeeded put no token on one's section by its own words."""
    challenge = state.challenges.get(ctx.challenge)
    return challenge is None or all(
        note.seat != ctx.seat or note.by != challenge.kind for note in notes(state, "pattern_gained")
    )


@word(CONDITIONS)
def succeeded_last_turn(state: State, ctx: Context) -> bool:
    """One succeeded in a challenge in the last turn."""
    return any(note.seat == ctx.seat for note in notes(state, "succeeded", ago=1))


@word(CONDITIONS)
def no_participants_this_turn(state: State, ctx: Context) -> bool:
    """None of one's forces has participated in this turn."""
    return all(note.seat != ctx.seat for note in notes(state, "participated"))


@word(CONDITIONS)
def no_recruits_this_turn(state: State, ctx: Context) -> bool:
    """One has recruited nobody in this turn."""
    return all(note.seat != ctx.seat for note in notes(state, "recruited"))


@word(CONDITIONS)
def villain_wins_last_battle(state: State, ctx: Context) -> bool:
    """Rules 1. The Villain player has won the Last Battle challenge of this turn."""
    return any(fallen.seat == state.hero and fallen.why == "last_battle" for fallen in state.fallen)


# ---------------------------------------------------------------- control


@word(CONDITIONS)
def control(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. One controls such a card."""
    return _controls(state, ctx, who)


def _controls(state: State, ctx: Context, who: Selector) -> bool:
    return any(piece.seat == ctx.seat and who.matches(state, ctx, me) for me, piece in state.pieces.items())


@word(CONDITIONS)
def controls(kind: CardName, state: State, ctx: Context) -> bool:
    """Rules 12.4. One controls that contested advantage."""
    return any(piece.kind == kind and piece.seat == ctx.seat for piece in state.pieces.values())


@word(CONDITIONS)
def controlled(kind: CardName, state: State, ctx: Context) -> bool:
    """Rules 12.4. Anybody controls that contested advantage."""
    return any(piece.kind == kind and piece.seat >= 0 for piece in state.pieces.values())


@word(CONDITIONS)
def controls_self(state: State, ctx: Context) -> bool:
    """Rules 12.4. Somebody, whose effect it then is, controls the contested advantage of the entry."""
    piece = state.pieces.get(ctx.card)
    return piece is not None and piece.seat >= 0


@word(CONDITIONS)
def is_(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. That card matches."""
    return bool(who.things(state, ctx))


@word(CONDITIONS)
def dragon_any(state: State, ctx: Context) -> bool:
    """Rules 12.4. The Dragon Reborn is in play under any control."""
    return any("Dragon Reborn" in traits(state, me) for me in state.pieces)


# ---------------------------------------------------------------- the card itself, and its host


@word(CONDITIONS)
def self_damaged(state: State, ctx: Context) -> bool:
    """It is damaged."""
    piece = state.pieces.get(ctx.card)
    return piece is not None and piece.damage > 0


@word(CONDITIONS)
def self_home(state: State, ctx: Context) -> bool:
    """It is at the home front."""
    piece = state.pieces.get(ctx.card)
    return piece is not None and piece.place == "home"


@word(CONDITIONS)
def self_bg(state: State, ctx: Context) -> bool:
    """It is in the battleground."""
    piece = state.pieces.get(ctx.card)
    return piece is not None and piece.place == "field"


@word(CONDITIONS)
def host_home(state: State, ctx: Context) -> bool:
    """Its host is at the home front."""
    piece = state.pieces.get(host_of(state, ctx))
    return piece is not None and piece.place == "home"


@word(CONDITIONS)
def host_ready(state: State, ctx: Context) -> bool:
    """Its host is not rotated."""
    piece = state.pieces.get(host_of(state, ctx))
    return piece is not None and not piece.rotated


@word(CONDITIONS)
def participating(state: State, ctx: Context) -> bool:
    """Rules 12.4. The card participates in a challenge."""
    piece = state.pieces.get(bearer(state, ctx))
    return piece is not None and piece.challenge != 0


@word(CONDITIONS)
def host_participating(state: State, ctx: Context) -> bool:
    """Rules 12.4. Its host participates in a challenge."""
    piece = state.pieces.get(host_of(state, ctx))
    return piece is not None and piece.challenge != 0


@word(CONDITIONS)
def host_participated_last_turn(state: State, ctx: Context) -> bool:
    """Its host participated in the last turn."""
    return any(note.piece == host_of(state, ctx) for note in notes(state, "participated", ago=1))


@word(CONDITIONS)
def self_participated(name: Literal["pattern"], state: State, ctx: Context) -> bool:
    """It participates in the Pattern challenge of this turn, or did."""
    return any(
        challenge.form == "pattern" and participated(state, ctx.card, number)
        for number, challenge in state.challenges.items()
    )


@word(CONDITIONS)
def self_participated_this_turn(state: State, ctx: Context) -> bool:
    """It has participated in this turn."""
    return any(note.piece == ctx.card for note in notes(state, "participated"))


@word(CONDITIONS)
def host_not_rerolled(state: State, ctx: Context) -> bool:
    """No die of its host's roll has been rolled again."""
    roll = state.roll_of(host_of(state, ctx))
    return roll is None or not roll.rerolled


@word(CONDITIONS)
def host_not_rerolled_this_turn(state: State, ctx: Context) -> bool:
    """Its host has rolled in this turn, and no die again."""
    host = host_of(state, ctx)
    mine = [note for note in notes(state, "dice") if note.piece == host]
    return bool(mine) and all(note.piece != host for note in notes(state, "rerolled"))


@word(CONDITIONS)
def fulfilled(state: State, ctx: Context) -> bool:
    """Rules 9.9. The prophecy has been fulfilled."""
    piece = state.pieces.get(ctx.card)
    return piece is not None and piece.fulfilled


@word(CONDITIONS)
def repeatable(state: State, ctx: Context) -> bool:
    """Rules 9.9. The prophecy that was fulfilled may be so again."""
    return "Repeatable" in card(ctx.about_kind).traits if ctx.about_kind else False


@word(CONDITIONS)
def used_this_challenge(state: State, ctx: Context) -> bool:
    """Callandor. Its ability has been used in the challenge at hand."""
    challenge = challenge_of(state, ctx)
    return any(note.piece == ctx.card and note.challenge == challenge for note in notes(state, "used_ability"))


@word(CONDITIONS)
def rolls(ability: Ability, state: State, ctx: Context) -> bool:
    """Rules 12.4. The bearer has dice of this ability to roll, before effects on its dice: this is asked for them."""
    return base_dice(state, ctx.roll or bearer(state, ctx))[ABILITIES.index(ability)] > 0


# ---------------------------------------------------------------- challenges


@word(CONDITIONS)
def own_participant(state: State, ctx: Context) -> bool:
    """Rules 12.4. One has a participant in the challenge concerned."""
    return bool(state.participants(challenge_of(state, ctx), ctx.seat))


@word(CONDITIONS)
def against(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 2.2. The bearer participates in the same challenge as an opposing card that matches."""
    me = bearer(state, ctx)
    return any(who.matches(state, ctx, each) for each in _there(state, me, 1))


@word(CONDITIONS, "with")
def with_(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 2.2. The bearer participates in the same challenge as another card of its side that matches."""
    me = bearer(state, ctx)
    return any(who.matches(state, ctx, each) for each in _there(state, me, 0) if each != me)


def _there(state: State, me: PieceId, opposing: Literal[0, 1]) -> list[PieceId]:
    """Who participates in the same challenge as a card: on its side, or on the other."""
    piece = state.pieces.get(me)
    if piece is None or not piece.challenge:
        return []
    return state.participants(piece.challenge, other(piece.seat) if opposing else piece.seat)


@word(CONDITIONS)
def no_opposing(kind: Literal["char", "troop"], state: State, ctx: Context) -> bool:
    """Rules 12.4. No opposing card of this type participates in the challenge concerned."""
    said = {"char": "character", "troop": "troop"}[kind]
    there = state.participants(challenge_of(state, ctx), other(ctx.seat))
    return all(type_of(state, each) != said for each in there)


@word(CONDITIONS)
def only_own_troop_in_challenge(state: State, ctx: Context) -> bool:
    """The card is the only troop of its side in its challenge."""
    return _alone(state, ctx, "troop")


@word(CONDITIONS)
def only_own_char_in_challenge(state: State, ctx: Context) -> bool:
    """The card is the only character of its side in its challenge."""
    return _alone(state, ctx, "character")


def _alone(state: State, ctx: Context, kind: str) -> bool:
    me = bearer(state, ctx)
    return [each for each in _there(state, me, 0) if type_of(state, each) == kind] == [me]


FORMS = {"card_based": "card", "contested": "contest", "pattern": "pattern"}


@word(CONDITIONS)
def challenge(name: ChallengeName, state: State, ctx: Context) -> bool:
    """Rules 12.4. The challenge concerned is of this kind, or is this card, or for this contested advantage."""
    there = challenge_at(state, ctx)
    if there is None:
        return False
    if name == "nation":
        return there.form == "contest" and bool(card(there.kind).nation)
    return there.form == FORMS[name] if name in FORMS else there.kind == name


@word(CONDITIONS)
def challenge_targets(name: Literal["own"], state: State, ctx: Context) -> bool:
    """The challenge concerned is about a card that one controls."""
    there = challenge_at(state, ctx)
    return there is not None and any(seat_of(state, each) == ctx.seat for each in there.targets)


@word(CONDITIONS)
def initiator(who: Literal["own", "opp", "dragon"], state: State, ctx: Context) -> bool:
    """Rules 12.4. Oneself, the opponent, or the player who controls the Dragon Reborn initiated the challenge concerned."""
    there = challenge_at(state, ctx)
    if there is None:
        return False
    if who == "dragon":
        return any(piece.seat == there.seat and "Dragon Reborn" in traits(state, me) for me, piece in state.pieces.items())
    return there.seat == (ctx.seat if who == "own" else other(ctx.seat))


@word(CONDITIONS)
def card_based(state: State, ctx: Context) -> bool:
    """Rules 2.2. The challenge concerned came from a challenge card."""
    there = challenge_at(state, ctx)
    return there is not None and there.form == "card"


@word(CONDITIONS)
def winner(who: Literal["own"], state: State, ctx: Context) -> bool:
    """Rules 6.7. One has succeeded in the challenge concerned."""
    there = state.challenges.get(ctx.challenge)
    return there is not None and there.winner == ctx.seat


@word(CONDITIONS)
def not_opp_card_challenge(state: State, ctx: Context) -> bool:
    """The challenge is no card-based challenge of the opponent."""
    there = challenge_at(state, ctx)
    return there is None or there.form != "card" or there.seat == ctx.seat


@word(CONDITIONS)
def own_terrain_on_challenge(state: State, ctx: Context) -> bool:
    """A Terrain card of one's own lies on the challenge in which one's avatar rolls."""
    avatar = state.pieces.get(state.avatar(ctx.seat))
    there = state.challenges.get(avatar.challenge) if avatar else None
    return (
        there is not None
        and bool(there.terrain)
        and any(note.kind == there.terrain and note.seat == ctx.seat for note in notes(state, "played"))
    )


@word(CONDITIONS)
def opp_added_results_in_action_round(what: Literal["this"], state: State, ctx: Context) -> bool:
    """In the Action Round of this turn the opponent added support or opposition to the challenge concerned."""
    number = challenge_of(state, ctx)
    return any(note.seat == other(ctx.seat) and note.challenge == number for note in notes(state, "added"))


@word(CONDITIONS)
def player_contributed(state: State, ctx: Context) -> bool:
    """A player generated support or opposition in the challenge."""
    there = state.challenges.get(ctx.challenge)
    return there is not None and any(score.support or score.opposition for score in there.scores)


# ---------------------------------------------------------------- what a trigger is about, and what has happened


@word(CONDITIONS)
def recruited(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. The card that was recruited matches."""
    return bool(ctx.about) and who.matches(state, ctx, ctx.about)


@word(CONDITIONS)
def played(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. The card that was played matches."""
    about = ctx.about or ctx.about_kind
    return bool(about) and who.matches(state, ctx, about)


@word(CONDITIONS)
def discarded(what: Literal["named"], state: State, ctx: Context) -> bool:
    """Rules 12.4. The card that was discarded has the title of the one that was named for this card."""
    return bool(ctx.named and ctx.about_kind) and card(ctx.named).title == card(ctx.about_kind).title


@word(CONDITIONS)
def just_played(kind: CardName, state: State, ctx: Context) -> bool:
    """The card that has just been played is this one."""
    return ctx.about_kind == kind


@word(CONDITIONS)
def killed_last_turn(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. Such a card of one's own died in the last turn."""
    return any(note.seat == ctx.seat and who.matches(state, ctx, note.kind) for note in notes(state, "killed", ago=1))


@word(CONDITIONS)
def recruited_this_turn(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. One has recruited such a card in this turn."""
    return any(
        note.seat == ctx.seat and who.matches(state, ctx, _still(state, note.piece, note.kind))
        for note in notes(state, "recruited")
    )


@word(CONDITIONS)
def other_recruited_this_turn(who: Selector, state: State, ctx: Context) -> bool:
    """Another player has recruited such a card in this turn."""
    return any(
        note.seat == other(ctx.seat) and who.matches(state, ctx, _still(state, note.piece, note.kind))
        for note in notes(state, "recruited")
    )


def _still(state: State, me: PieceId, kind: str) -> PieceId | str:
    """A card, as it is now if it is still in play."""
    return me if me in state.pieces else kind


@word(CONDITIONS)
def opp_played_named_this_turn(state: State, ctx: Context) -> bool:
    """The opponent has played a card with the named title in this turn."""
    return bool(ctx.named) and any(
        note.seat == other(ctx.seat) and card(note.kind).title == card(ctx.named).title for note in notes(state, "played")
    )


@word(CONDITIONS)
def copy_in_killed(state: State, ctx: Context) -> bool:
    """A card with the same title lies in one's killed pile."""
    title = card(ctx.kind).title
    return any(card(kind).title == title for kind in state.killed[ctx.seat])


@word(CONDITIONS)
def target_taveren_protection(state: State, ctx: Context) -> bool:
    """Balefire. The target is a Ta'veren, whose controller may save it."""
    return any("Ta'veren" in traits(state, each) for each in ctx.targets if each in state.pieces)


# ---------------------------------------------------------------- what was paid


@word(CONDITIONS)
def opt_paid(state: State, ctx: Context) -> bool:
    """Rules 12.4. The optional cost of the entry was paid."""
    return ctx.opt_paid


@word(CONDITIONS)
def payment_single_source(state: State, ctx: Context) -> bool:
    """Rules 13, Carpe Fatum. All symbols were generated by one card; before the payment it can still be so."""
    return not ctx.paid or (len({symbol.source for symbol in ctx.paid}) == 1 and ctx.paid[0].source != 0)


@word(CONDITIONS)
def payment_only_from(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. All symbols were generated by such cards; before the payment it can still be so."""
    return all(_paid_by(state, ctx, who, symbol.source, symbol.kind) for symbol in ctx.paid)


def _paid_by(state: State, ctx: Context, who: Selector, source: PieceId, kind: str) -> bool:
    if source in state.pieces:
        return who.matches(state, ctx, source)
    return bool(kind) and who.matches(state, ctx, kind)


@word(CONDITIONS)
def self_pays_part(state: State, ctx: Context) -> bool:
    """Rules 8.2. The card of the entry pays a part; before the payment it can still be so."""
    return not ctx.paid or any(symbol.source == ctx.card for symbol in ctx.paid)
