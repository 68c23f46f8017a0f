"""Rules 12.3. Filters of selectors: a card's state, and what is printed on it."""

from typing import Literal

from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.abilities import permanent, printed_abilities
from regalia.games.wheel_of_time.effective.cards import (
    advantage_type,
    allegiances,
    caracarn_of,
    counts_as,
    personality_of,
    traits,
    type_of,
)
from regalia.games.wheel_of_time.effective.playing import text_costs
from regalia.games.wheel_of_time.language.records import Allegiances, CardName, Personality, Tag, Thing, Title, Trait
from regalia.games.wheel_of_time.language.tables import FILTERS, word
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Context
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words.position import in_play, kind_of, piece_of


@word(FILTERS)
def ready(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.1. It is not rotated."""
    piece = in_play(state, thing)
    return piece is not None and not piece.rotated


@word(FILTERS)
def rotated(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.1. It is rotated."""
    piece = in_play(state, thing)
    return piece is not None and piece.rotated


@word(FILTERS)
def damaged(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.2. It has damage."""
    piece = in_play(state, thing)
    return piece is not None and piece.damage > 0


@word(FILTERS)
def undamaged(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.2. It has no damage."""
    piece = in_play(state, thing)
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
    """It shares an allegiance with the given card."""
    cards = [state.avatar(seat) for seat in ctx.players] if who == "avatar_of_target" else [*ctx.targets]
    mine = allegiances(state, thing)
    return any("all" in mine or mine & allegiances(state, each) for each in cards if each in state.pieces)


@word(FILTERS)
def trait(name: Trait, state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 2.2. It has this trait now, or counts as having it for the present purpose."""
    if name in traits(state, thing):
        return True
    return bool(ctx.purpose) and thing in state.pieces and counts_as(state, int(thing), name, ctx.purpose, ctx.kind)


@word(FILTERS)
def tag(name: Tag, state: State, ctx: Context, thing: Thing) -> bool:
    """It belongs to the given group."""
    piece = in_play(state, thing)
    kinds = (piece.kind, *piece.was) if piece else (kind_of(state, thing),)
    return any(name in card(kind).tags for kind in kinds if kind)


@word(FILTERS)
def id_(kind: CardName, state: State, ctx: Context, thing: Thing) -> bool:
    """It is the given card."""
    return kind_of(state, thing) == kind


@word(FILTERS)
def title(name: Title, state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 2.2. It has the given printed title."""
    return card(kind_of(state, thing)).title == name


@word(FILTERS)
def personality(name: Personality, state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 2.2. It is the given personality, or has replaced a version of it."""
    return personality_of(state, thing) == name


@word(FILTERS)
def type_(
    name: Literal["char", "troop", "force", "player", "world", "chosen"], state: State, ctx: Context, thing: Thing
) -> bool:
    """Rules 11.4. An advantage of this subtype; for other cards, the type. `chosen`: the chosen subtype."""
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
    """Rules 12.3. It has the trait Car'a'carn, or the advantage of that name is attached to it."""
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
    """Rules 2.2. It is not an avatar of either player."""
    if isinstance(thing, str):
        return all(fallen.kind != thing or fallen.why != "avatar" for fallen in state.fallen)
    piece = piece_of(state, thing)
    return piece is not None and not piece.avatar


@word(FILTERS)
def nontaveren(state: State, ctx: Context, thing: Thing) -> bool:
    """It does not have the trait Ta'veren."""
    return "Ta'veren" not in traits(state, thing)


@word(FILTERS)
def not_self(state: State, ctx: Context, thing: Thing) -> bool:
    """It is another copy: the entry's card itself reaches the pile only later."""
    return thing != ctx.card


# ---------------------------------------------------------------- printed costs
@word(FILTERS)
def has_cost(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. It has a printed cost."""
    return card(kind_of(state, thing)).cost is not None


@word(FILTERS)
def cost(ability: Ability, state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. Its printed cost contains this symbol, or symbols that the card accepts in its place."""
    facts = card(kind_of(state, thing))
    if facts.cost is not None and facts.cost[ABILITIES.index(ability)]:
        return True
    return facts.type == "event" and ability in text_costs(facts.kind, ("play",))
