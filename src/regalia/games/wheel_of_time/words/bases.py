"""Rules 12.3. Bases of selectors: types of cards, roles of certain cards, players and challenges, and zones."""

from regalia.games.wheel_of_time.content import card as facts
from regalia.games.wheel_of_time.content import titles
from regalia.games.wheel_of_time.effective.cards import traits, type_of
from regalia.games.wheel_of_time.language.records import Thing
from regalia.games.wheel_of_time.language.tables import ROLES, TYPES, ZONES, word
from regalia.games.wheel_of_time.pieces import Context, Kind
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.words.position import fresh_deaths, host_of, kind_of


# ---------------------------------------------------------------- types
def _type(name: str, *types: str) -> None:
    """Rules 2.2, 11. Enter a base: cards that are of one of these types now."""

    def is_of_type(state: State, ctx: Context, thing: Thing) -> bool:
        return type_of(state, thing) in types

    word(TYPES, name)(is_of_type)


_type("char", "character")
_type("troop", "troop")
_type("force", "character", "troop")
_type("adv", "advantage")
_type("event", "event")


@word(TYPES)
def chal(state: State, ctx: Context, thing: Thing) -> bool:
    """A challenge of this turn that is not yet resolved. Among cards that are not in play: a challenge card."""
    if isinstance(thing, int) and thing in state.challenges:
        return state.challenges[thing].stage != "resolved"
    return type_of(state, thing) == "challenge"


@word(TYPES)
def card(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 2.2. Any card."""
    return isinstance(thing, str) or thing in state.pieces


@word(TYPES)
def player(state: State, ctx: Context, thing: Thing) -> bool:
    """A player, identified by the seat."""
    return thing in state.seats


@word(TYPES)
def contested(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.8. A contested advantage, nation or not. Once attached to a card, it is no longer contested."""
    piece = state.pieces.get(thing) if isinstance(thing, int) else None
    return facts(kind).contested and not (piece and piece.host) if (kind := kind_of(state, thing)) else False


@word(TYPES)
def nation(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.8. A nation contested advantage."""
    return bool((kind := kind_of(state, thing)) and facts(kind).nation)


# ---------------------------------------------------------------- roles
@word(ROLES)
def self_(state: State, ctx: Context) -> tuple[Thing, ...]:
    """The entry's card."""
    return (ctx.card,) if ctx.card else (ctx.kind,)


@word(ROLES)
def host(state: State, ctx: Context) -> tuple[Thing, ...]:
    """The card to which the entry's card is attached."""
    found = host_of(state, ctx)
    return (found,) if found else ()


@word(ROLES)
def starter(state: State, ctx: Context) -> tuple[Thing, ...]:
    """Rules 2.2. The player's own avatar."""
    found = state.avatar(ctx.seat)
    return (found,) if found else ()


@word(ROLES)
def dragon(state: State, ctx: Context) -> tuple[Thing, ...]:
    """Rules 2.2. The Dragon Reborn: the card in play with this trait."""
    return tuple(me for me in state.pieces if "Dragon Reborn" in traits(state, me))


@word(ROLES)
def target(state: State, ctx: Context) -> tuple[Thing, ...]:
    """The chosen target: cards in play, challenges, or cards that are not in play."""
    return (*ctx.targets, *ctx.kinds)


@word(ROLES, "recruited")
@word(ROLES)
def victim(state: State, ctx: Context) -> tuple[Thing, ...]:
    """The card that the trigger reports, such as the one that was just recruited."""
    return (ctx.about,) if ctx.about else ()


@word(ROLES)
def revealed(state: State, ctx: Context) -> tuple[Thing, ...]:
    """The cards revealed as a cost or by the previous operation."""
    return ctx.spent_kinds or ctx.kinds


@word(ROLES)
def named(state: State, ctx: Context) -> tuple[Thing, ...]:
    """The named card, in every version with its title."""
    return tuple(sorted(titles().get(facts(ctx.named).title, (ctx.named,)))) if ctx.named else ()


# ---------------------------------------------------------------- zones
def _zone(name: str, field: str, *, opposing: bool = False) -> None:
    """Rules 4. Enter a zone: a pile, the deck or the hand of the player, or of the opponent."""

    def cards_in_zone(state: State, ctx: Context) -> tuple[Kind, ...]:
        found: tuple[Kind, ...] = getattr(state, field)[other(ctx.seat) if opposing else ctx.seat]
        return found

    word(ZONES, name)(cards_in_zone)


_zone("hand", "hands")
_zone("own_deck", "decks")
_zone("discard_own", "discards")
_zone("discard_opp", "discards", opposing=True)
_zone("killed_own", "killed")
_zone("killed_opp", "killed", opposing=True)


@word(ZONES)
def discard_of_target(state: State, ctx: Context) -> tuple[Kind, ...]:
    """The chosen player's discard pile."""
    return tuple(kind for seat in ctx.players for kind in state.discards[seat])


@word(ZONES)
def drawn(state: State, ctx: Context) -> tuple[Kind, ...]:
    """The cards that were just drawn."""
    return ctx.kinds


@word(ZONES)
def drawn_this_step(state: State, ctx: Context) -> tuple[Kind, ...]:
    """Rules 5.6. The cards that the player drew in step D4."""
    return ctx.drawn


@word(ZONES)
def just_killed(state: State, ctx: Context) -> tuple[Kind, ...]:
    """The cards in the player's killed pile that just died."""
    died = {note.kind for note in fresh_deaths(state)}
    return tuple(kind for kind in state.killed[ctx.seat] if kind in died)
