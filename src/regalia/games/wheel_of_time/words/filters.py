"""Rules 12.3. Filters of selectors: what holds of a card. Those for players and challenges are in `other_filters`.

A card in play is asked as it is now; a card that is not in play as it is printed, with what its own text adds everywhere.
"""

from typing import Literal

from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective import (
    advantage_type,
    allegiances,
    caracarn_of,
    may_join,
    mentions_symbol,
    permanent,
    personality_of,
    printed_abilities,
    text_costs,
    traits,
    type_of,
)
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Context, Piece
from regalia.games.wheel_of_time.reading import words
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.words.position import (
    challenge_of,
    host_of,
    kind_of,
    notes,
    participated,
    piece_of,
    seat_of,
)
from regalia.games.wheel_of_time.words.records import (
    FILTERS,
    Allegiances,
    CardName,
    Personality,
    Selector,
    Tag,
    Thing,
    Title,
    Trait,
    word,
)


def _piece(state: State, thing: Thing) -> Piece | None:
    return state.pieces.get(thing) if isinstance(thing, int) else None


# ---------------------------------------------------------------- whose


@word(FILTERS)
def own(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 2.2. Its player controls it. Cards that are not in play are looked for in the zone that is named."""
    return isinstance(thing, str) or seat_of(state, thing) == ctx.seat


@word(FILTERS)
def opp(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 2.2. The opponent controls it."""
    return isinstance(thing, int) and seat_of(state, thing) == other(ctx.seat)


@word(FILTERS)
def controller(who: Literal["hero", "villain", "target"], state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 2.2. This player controls it."""
    seats = ctx.players if who == "target" else (state.hero if who == "hero" else state.villain,)
    return isinstance(thing, int) and seat_of(state, thing) in seats


@word(FILTERS, "player")
def player_(who: Literal["host"], state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. Played by the player the advantage is on: whoever controls the card of the entry."""
    return True


# ---------------------------------------------------------------- where


@word(FILTERS)
def part(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. It participates in the challenge concerned."""
    piece, challenge = _piece(state, thing), challenge_of(state, ctx)
    return piece is not None and bool(challenge) and piece.challenge == challenge


@word(FILTERS)
def same(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. It participates in the same challenge as the card of the entry, or its host."""
    return part(state, ctx, thing)


@word(FILTERS)
def part_any(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. It participates in a challenge."""
    piece = _piece(state, thing)
    return piece is not None and piece.challenge != 0


@word(FILTERS)
def part_same_challenge(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. All targets participate in one challenge: that of the first one that is chosen."""
    piece = _piece(state, thing)
    if piece is None or not piece.challenge:
        return False
    chosen = [each.challenge for target in ctx.targets if (each := _piece(state, target)) is not None]
    return not chosen or piece.challenge == chosen[0]


@word(FILTERS)
def in_target(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. It participates in the targeted challenge."""
    piece = _piece(state, thing)
    return piece is not None and piece.challenge in ctx.targets


@word(FILTERS)
def that_challenge(state: State, ctx: Context, thing: Thing) -> bool:
    """Maira. It participates in the challenge of the cards that were rotated for it."""
    piece = _piece(state, thing)
    challenges = {each.challenge for spent in ctx.spent if (each := piece_of(state, spent)) is not None}
    return piece is not None and piece.challenge != 0 and piece.challenge in challenges


@word(FILTERS)
def in_(what: Literal["card_based"], state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 2.2. It participates in a challenge that came from a challenge card."""
    piece = _piece(state, thing)
    challenge = state.challenges.get(piece.challenge) if piece else None
    return challenge is not None and challenge.form == "card"


@word(FILTERS, "participated")
def participated_(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. It participates in the challenge concerned, or has until it was resolved."""
    return isinstance(thing, int) and participated(state, thing, ctx.challenge or challenge_of(state, ctx))


@word(FILTERS)
def same_as(who: Selector, state: State, ctx: Context, thing: Thing) -> bool:
    """It participates in the same challenge as one of these cards."""
    piece = _piece(state, thing)
    return piece is not None and any(
        (there := _piece(state, each)) is not None and there.challenge == piece.challenge != 0
        for each in who.things(state, ctx)
    )


@word(FILTERS)
def home(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 4. It is at the home front."""
    piece = _piece(state, thing)
    return piece is not None and piece.place == "home" and not piece.host


@word(FILTERS)
def bg(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 4. It is in the battleground."""
    piece = _piece(state, thing)
    return piece is not None and piece.place == "field"


@word(FILTERS)
def standing_down(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 5.3. It is in the battleground and participates in nothing."""
    piece = _piece(state, thing)
    return piece is not None and piece.place == "field" and not piece.challenge


@word(FILTERS)
def at_chosen_location(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 13, Waygate. All targets are in one place: the home front, one challenge, or standing down."""
    piece = _piece(state, thing)
    chosen = [each for target in ctx.targets if (each := _piece(state, target)) is not None]
    return piece is not None and (not chosen or (piece.place, piece.challenge) == (chosen[0].place, chosen[0].challenge))


@word(FILTERS)
def not_in_play(state: State, ctx: Context, thing: Thing) -> bool:
    """No copy of the card is in play."""
    return all(piece.kind != kind_of(state, thing) for piece in state.pieces.values())


@word(FILTERS)
def copy_in_play(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 8.1. A card with the same title or personality is in play."""
    facts = card(kind_of(state, thing))
    return any(
        card(piece.kind).title == facts.title or (facts.personality and personality_of(state, me) == facts.personality)
        for me, piece in state.pieces.items()
    )


@word(FILTERS)
def on_self(state: State, ctx: Context, thing: Thing) -> bool:
    """It is attached to the card of the entry."""
    piece = _piece(state, thing)
    return piece is not None and bool(ctx.card) and piece.host == ctx.card


@word(FILTERS)
def on(who: Selector, state: State, ctx: Context, thing: Thing) -> bool:
    """It is attached to one of these cards."""
    piece = _piece(state, thing)
    return piece is not None and piece.host in state.pieces and who.matches(state, ctx, piece.host)


@word(FILTERS)
def bears(kind: CardName, state: State, ctx: Context, thing: Thing) -> bool:
    """A copy of the named advantage is attached to it."""
    return any(piece.kind == kind and piece.host == thing for piece in state.pieces.values())


# ---------------------------------------------------------------- how it is


@word(FILTERS)
def ready(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.1. It is not rotated."""
    piece = _piece(state, thing)
    return piece is not None and not piece.rotated


@word(FILTERS)
def rotated(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.1. It is rotated."""
    piece = _piece(state, thing)
    return piece is not None and piece.rotated


@word(FILTERS)
def damaged(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.2. It has damage."""
    piece = _piece(state, thing)
    return piece is not None and piece.damage > 0


@word(FILTERS)
def undamaged(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.2. It has no damage."""
    piece = _piece(state, thing)
    return piece is not None and piece.damage == 0


@word(FILTERS)
def alleg(of: Allegiances, state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 2.2. It has one of these allegiances now."""
    has = allegiances(state, thing, ctx.purpose)
    return "all" in has or bool(has & of.of(state, ctx))


@word(FILTERS)
def only(of: Allegiances, state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. It has exactly this one allegiance."""
    return allegiances(state, thing, ctx.purpose) == of.of(state, ctx)


@word(FILTERS)
def shares_alleg(who: Literal["target1", "avatar_of_target", "self"], state: State, ctx: Context, thing: Thing) -> bool:
    """It has an allegiance in common with that card."""
    cards = [state.avatar(seat) for seat in ctx.players] if who == "avatar_of_target" else [*ctx.targets]
    mine = allegiances(state, thing)
    return any("all" in mine or mine & allegiances(state, each) for each in cards if each in state.pieces)


@word(FILTERS)
def trait(name: Trait, state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 2.2. It has this trait now."""
    return name in traits(state, thing)


@word(FILTERS)
def tag(name: Tag, state: State, ctx: Context, thing: Thing) -> bool:
    """It belongs to this group."""
    piece = _piece(state, thing)
    kinds = (piece.kind, *piece.was) if piece else (kind_of(state, thing),)
    return any(name in card(kind).tags for kind in kinds if kind)


@word(FILTERS)
def id_(kind: CardName, state: State, ctx: Context, thing: Thing) -> bool:
    """It is this card."""
    return kind_of(state, thing) == kind


@word(FILTERS)
def title(name: Title, state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 2.2. Its printed title is this."""
    return card(kind_of(state, thing)).title == name


@word(FILTERS)
def personality(name: Personality, state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 2.2. It is this person, or has replaced a version of him."""
    return personality_of(state, thing) == name


@word(FILTERS)
def type_(
    name: Literal["char", "troop", "force", "player", "world", "chosen"], state: State, ctx: Context, thing: Thing
) -> bool:
    """Rules 11.4. An advantage of this subtype; of other cards the type. `chosen`: that was chosen."""
    said = ctx.chosen if name == "chosen" else {"char": "character"}.get(name, name)
    if type_of(state, thing) == "advantage":
        return advantage_type(state, thing) == said
    return type_of(state, thing) == said or (said == "force" and type_of(state, thing) in ("character", "troop"))


@word(FILTERS)
def multiple(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 8.1. It has the trait Multiple."""
    return "Multiple" in traits(state, thing)


@word(FILTERS)
def limited(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 11.3. A limited event."""
    return card(kind_of(state, thing)).subtype == "limited"


@word(FILTERS)
def female(state: State, ctx: Context, thing: Thing) -> bool:
    """A woman."""
    return card(kind_of(state, thing)).gender == "female"


@word(FILTERS)
def male(state: State, ctx: Context, thing: Thing) -> bool:
    """A man."""
    return card(kind_of(state, thing)).gender == "male"


@word(FILTERS)
def caracarn(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. It has the trait Car'a'carn, or bears the advantage of this name."""
    return caracarn_of(state, thing)


@word(FILTERS)
def abil(ability: Ability, state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. Its permanent ability is above 0."""
    return permanent(state, thing, ability) > 0


@word(FILTERS)
def no_permanent(ability: Ability, state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. Its permanent ability is 0."""
    return permanent(state, thing, ability) == 0


@word(FILTERS)
def printed(ability: Ability, state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. This ability is printed on it."""
    return printed_abilities(state, thing)[ABILITIES.index(ability)] > 0


@word(FILTERS)
def nonavatar(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 2.2. It is no avatar of either player."""
    if isinstance(thing, str):
        return all(fallen.kind != thing or fallen.why != "avatar" for fallen in state.fallen)
    piece = piece_of(state, thing)
    return piece is not None and not piece.avatar


@word(FILTERS)
def nontaveren(state: State, ctx: Context, thing: Thing) -> bool:
    """It has no trait Ta'veren."""
    return "Ta'veren" not in traits(state, thing)


@word(FILTERS)
def not_self(state: State, ctx: Context, thing: Thing) -> bool:
    """It is not the card of the entry; in a pile, no copy of it (rules 9.13)."""
    return thing != ctx.kind if isinstance(thing, str) else thing != ctx.card


@word(FILTERS)
def not_host(state: State, ctx: Context, thing: Thing) -> bool:
    """It is not what the card of the entry is attached to."""
    return thing != host_of(state, ctx)


# ---------------------------------------------------------------- printed costs


@word(FILTERS)
def has_cost(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. It has a printed cost."""
    return card(kind_of(state, thing)).cost is not None


@word(FILTERS)
def cost(ability: Ability, state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. Its printed cost contains this symbol, or the symbols that it says it takes instead of one."""
    facts = card(kind_of(state, thing))
    if facts.cost is not None and facts.cost[ABILITIES.index(ability)]:
        return True
    return facts.type == "event" and ability in text_costs(facts.kind, ("play",))


@word(FILTERS)
def mentions(ability: Ability, state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. Its printed cost or a cost in its text contains this symbol."""
    return mentions_symbol(kind_of(state, thing), ability)


# ---------------------------------------------------------------- contested advantages


@word(FILTERS)
def controlled(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.8. A contested advantage that one controls."""
    piece = _piece(state, thing)
    return piece is not None and piece.seat == ctx.seat


@word(FILTERS)
def controlled_by_opp(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.8. A contested advantage that the opponent controls."""
    piece = _piece(state, thing)
    return piece is not None and piece.seat == other(ctx.seat)


@word(FILTERS)
def contested(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.8. A contested advantage."""
    piece = _piece(state, thing)
    return card(kind_of(state, thing)).contested and not (piece and piece.host)


@word(FILTERS)
def nation(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.8. A nation contested advantage."""
    return bool(card(kind_of(state, thing)).nation)


# ---------------------------------------------------------------- replacing


@word(FILTERS)
def replaces(who: Literal["target"], state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.6. It may replace the target, as far as the person goes."""
    return any(can_replace(state, each, kind_of(state, thing)) for each in ctx.targets if each in state.pieces)


def can_replace(state: State, me: int, kind: str) -> bool:
    """Rules 9.6. May a card replace a card in play, as far as the person goes?"""
    return any(
        each.of in (personality_of(state, me), state.pieces[me].kind)
        or (each.of == "dragon" and "Dragon Reborn" in traits(state, me))
        for each in words(kind).modes.get("replace", ())
        if state.pieces[me].was or not each.already_replaced
    )


@word(FILTERS)
def has_pattern_requirement(state: State, ctx: Context, thing: Thing) -> bool:
    """Min. It may replace only with a number of Pattern tokens."""
    return any(
        "pattern" in condition.said[0].word
        for each in words(kind_of(state, thing)).modes.get("replace", ())
        for condition in each.if_
        if condition.word == "compare"
    )


# ---------------------------------------------------------------- what has happened to it


@word(FILTERS)
def recruited_this_turn(state: State, ctx: Context, thing: Thing) -> bool:
    """It was recruited in this turn."""
    return any(note.piece == thing for note in notes(state, "recruited"))


@word(FILTERS)
def being_recruited(state: State, ctx: Context, thing: Thing) -> bool:
    """The card whose price is being paid: no card in play."""
    return isinstance(thing, str)


@word(FILTERS)
def not_reinforced(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 5.4. It did not join its challenge by reinforcing."""
    return all(note.piece != thing for note in notes(state, "reinforced"))


@word(FILTERS)
def rotated_this_turn(state: State, ctx: Context, thing: Thing) -> bool:
    """It was rotated in this turn."""
    return any(note.piece == thing for note in notes(state, "rotated"))


@word(FILTERS)
def rolled_symbol_in_challenge(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 13, Personal Growth. It participates, and a symbol that it generated is in the pool of its controller."""
    piece = _piece(state, thing)
    return piece is not None and piece.challenge != 0 and any(symbol.source == thing for symbol in state.pools[ctx.seat])


@word(FILTERS)
def rolled_here(state: State, ctx: Context, thing: Thing) -> bool:
    """It has rolled in the challenge concerned."""
    challenge = challenge_of(state, ctx)
    return any(note.piece == thing and note.challenge == challenge for note in notes(state, "rolled"))


@word(FILTERS)
def damaged_in_target(state: State, ctx: Context, thing: Thing) -> bool:
    """It took damage in this turn while it participated in the targeted challenge."""
    return isinstance(thing, int) and any(
        note.piece == thing and note.challenge in ctx.targets for note in notes(state, "damaged")
    )


@word(FILTERS)
def not_struck_this_turn(state: State, ctx: Context, thing: Thing) -> bool:
    """Balefire. No copy of the card of the entry has been played on it in this turn."""
    return all(note.piece != thing or note.kind != ctx.kind for note in notes(state, "struck"))


@word(FILTERS)
def forced_my_discard_this_turn(state: State, ctx: Context, thing: Thing) -> bool:
    """By its effect one has discarded a card from hand in this turn."""
    return any(note.by == kind_of(state, thing) and note.seat == ctx.seat for note in notes(state, "discarded"))


@word(FILTERS)
def could_have_joined(state: State, ctx: Context, thing: Thing) -> bool:
    """The Prophet. It participates in nothing although it was able to join the Pattern or the Last Battle challenge."""
    piece = _piece(state, thing)
    return (
        piece is not None
        and not piece.challenge
        and any(
            each.form in ("pattern", "last_battle") and not may_join(state, int(thing), number, "commit")
            for number, each in state.challenges.items()
        )
    )


@word(FILTERS)
def only_own_troop_in_challenge(state: State, ctx: Context, thing: Thing) -> bool:
    """It participates, and no other troop of its side does so there."""
    piece = _piece(state, thing)
    if piece is None or not piece.challenge:
        return False
    return [me for me in state.participants(piece.challenge, piece.seat) if type_of(state, me) == "troop"] == [thing]


@word(FILTERS)
def not_top_event(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 13, What Might Be. It is not the event that was discarded last."""
    events = [kind for kind in state.discards[ctx.seat] if card(kind).type == "event"]
    return not events or thing != events[-1] or events.count(str(thing)) > 1


# ---------------------------------------------------------------- events while they are played


@word(FILTERS)
def played_in_hosts_challenge(state: State, ctx: Context, thing: Thing) -> bool:
    """Advanced Scout. The event is played in the challenge in which the host participates."""
    piece = state.pieces.get(host_of(state, ctx))
    return piece is not None and piece.challenge != 0 and piece.challenge == state.resolving


@word(FILTERS)
def targets(who: Literal["own", "card.own"], state: State, ctx: Context, thing: Thing) -> bool:
    """The event is played on oneself or a card of one's own: `seconds` of the context are what it is aimed at."""
    return any(seat_of(state, each) == ctx.seat for each in ctx.seconds) or (who == "own" and ctx.seat in ctx.players)
