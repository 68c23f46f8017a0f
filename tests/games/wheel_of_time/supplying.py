"""Puts on a table whatever the words of an entry speak of."""

from collections.abc import Iterator

from regalia.core import Seat
from regalia.games.wheel_of_time.content import card, cards
from regalia.games.wheel_of_time.language.records import Condition, Entry, Filter, Selector
from regalia.games.wheel_of_time.pieces import Context, Kind, Note
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs import forces
from regalia.games.wheel_of_time.verbs.writing import change
from regalia.games.wheel_of_time.words import costs
from tests.games.wheel_of_time.every_card import became
from tests.games.wheel_of_time.laid_out import Table

PRINTED = frozenset(
    (
        "id",
        "title",
        "personality",
        "trait",
        "tag",
        "alleg",
        "only",
        "type",
        "multiple",
        "female",
        "male",
        "has_cost",
        "cost",
        "printed",
        "any_of",
        "limited",
        "mentions",
        "nontaveren",
        "compare",
    )
)

UNSUPPLIED = ("what", "rotate", "any_from", "whose")
"""Fields of operations whose cards are there already, or are put there by the test that needs them."""


def selectors(entry: Entry) -> Iterator[Selector]:
    """Every selector of an entry: of its targets, conditions, costs and operations."""
    yield from entry.targets
    yield from in_conditions(entry.if_)
    for cost in entry.cost:
        if isinstance(cost, costs.OnCards):
            yield cost.cards
    for op in entry.ops:
        for name in [each for each in op.__struct_fields__ if each not in UNSUPPLIED]:
            value = getattr(op, name)
            if isinstance(value, Selector):
                yield value
    if isinstance(entry.who, Selector):
        yield entry.who


def in_conditions(conditions: tuple[Condition, ...]) -> Iterator[Selector]:
    for condition in conditions:
        if condition.negated or condition.word.startswith("not_") or {"==", "<", "<="} & {*map(str, condition.said)}:
            continue
        for said in condition.said:
            if isinstance(said, Selector):
                yield said
            for inner in getattr(said, "said", ()):
                if isinstance(inner, Selector):
                    yield inner


def supply(table: Table, ctx: Context, selector: Selector) -> None:
    """Cards that match lie where they are looked for, if none do yet."""
    state = table.state
    try:
        if selector.count(state, ctx) >= 4:
            return
    except (AssertionError, KeyError, TypeError):
        return
    for option in selector.options:
        if option.base in ("chal", "player") or "only_own_troop_in_challenge" in {each.word for each in option.filters}:
            continue
        known = {each.word for each in option.filters}
        fitting = [kind for kind in cards() if fits(state, ctx, option.base, option.filters, kind)][:6]
        for kind in fitting:
            for zone in option.zones:
                into(state, table.seat, zone, kind)
            if not option.zones and card(kind).type != "event" and (card(kind).type != "challenge" or option.base == "adv"):
                for seat in (table.seat, 1 - table.seat):
                    bring(table, seat, kind, known)


def sought_for(state: State, ctx: Context, selector: Selector) -> list[Kind]:
    """A few cards that a search may find."""
    return [kind for option in selector.options for kind in cards() if fits(state, ctx, option.base, option.filters, kind)][
        :4
    ]


def fits(state: State, ctx: Context, base: str, filters: tuple[Filter, ...], kind: Kind) -> bool:
    """True if a card can match, as far as it is printed."""
    facts = card(kind)
    types = {
        "char": ("character",),
        "troop": ("troop",),
        "force": ("character", "troop"),
        "adv": ("advantage", "challenge"),
        "event": ("event",),
        "chal": ("challenge",),
    }.get(base)
    if not facts.legal or (types and facts.type not in types) or (base == "nation" and not facts.nation):
        return False
    if base == "contested" and not facts.contested:
        return False
    try:
        return all(each.test(state, ctx, kind) for each in filters if each.word in PRINTED)
    except (AssertionError, TypeError, KeyError, AttributeError):
        return False


def into(state: State, seat: Seat, zone: str, kind: Kind) -> None:
    """A card lies in a hand, a deck or a pile."""
    whose = 1 - seat if zone.endswith("_opp") else seat
    piles = {
        "hand": state.hands,
        "own_deck": state.decks,
        "discard_own": state.discards,
        "discard_opp": state.discards,
        "killed_own": state.killed,
        "killed_opp": state.killed,
    }.get(zone)
    if piles is not None:
        piles[whose] = tuple(sorted((*piles[whose], kind))) if zone == "hand" else (kind, *piles[whose])


def bring(table: Table, seat: Seat, kind: Kind, known: set[str]) -> None:
    """A card is in play, where and how the filters want it."""
    state, facts = table.state, card(kind)
    if facts.force and (("Dark One" in facts.allegiances) != (seat == state.villain) and "Dark One" in facts.allegiances):
        return
    if facts.force and seat == state.villain and ("Dragon" in facts.allegiances or "Ta'veren" in facts.traits):
        return
    host = 0
    if facts.type == "advantage" and facts.subtype in ("character", "troop", "force"):
        host = table.me or state.avatar(seat)
    sub = became(kind) if facts.type == "challenge" else ""
    if sub == "char":
        host = table.me or state.avatar(seat)
    me = forces.enter(table.game, kind, seat, "play", host=host, sub=sub)
    state.diary = (*state.diary, Note(state.turn, "recruited", piece=me, kind=kind, seat=seat))
    home = bool(known & {"home"}) or not facts.force
    change(
        state,
        me,
        place="home" if home else "field",
        challenge=0 if home or "standing_down" in known else table.challenge,
        rotated="rotated" in known,
        damage=1 if "damaged" in known else 0,
    )
