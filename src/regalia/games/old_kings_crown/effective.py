"""Rules 3.8. What a faction card is now: printed, gained and blank. Nothing else computes this."""

from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct

from regalia.core import Seat
from regalia.games.old_kings_crown.content import CARDS, GRANTS, NONE, PRINTED, CardFacts, CardId, KingdomId, Region
from regalia.games.old_kings_crown.pieces import Gift, Laid, Part
from regalia.games.old_kings_crown.state import State

Blank: TypeAlias = Literal["", "words", "all"]
"""Nothing is blank; all but Strength and archetype; all but Strength."""

UNPRINTED = CardFacts()
TRAITS = ("resilient", "invulnerable", "pathfinder")
"""Rules 8. They are always on."""
CROWNS = "pasteboard_crowns"
COUNTING = ("endless_stacks", "royal_bank", CROWNS)
"""Cards that change the Lore and the Votes of faction cards."""
FIGHTERS = "guerrilla_fighters"


class Effective(Struct, frozen=True):
    """A faction card as it is now."""

    strength: int
    archetype: str
    traits: frozenset[str]
    commands: dict[str, int]
    either: frozenset[str]
    """The Commands of which only one can be used in a Clash; Commands also gained from elsewhere are not restricted."""
    votes: int
    lore: int
    texts: frozenset[str]
    """The texts that apply, by name."""


def effective(state: State, card: CardId) -> Effective:
    """A card as it is now, wherever it is."""
    seat = state.owner(card)
    gifts = tuple([gift for gift in state.gifts if gift.card == card]) if state.gifts else ()
    blank: Blank = blanked(state, card, seat) if state.placed or state.clash is not None else ""
    sources = _sources(state.kingdoms[seat], state.headquarters[seat], state.lasting[seat])
    first = CROWNS in sources and state.is_first(seat)
    return _combined(card, sources, first, gifts, blank)


@lru_cache(maxsize=1 << 13)
def _sources(kingdoms: tuple[KingdomId, ...], headquarters: tuple[str, ...], lasting: tuple[str, ...]) -> tuple[str, ...]:
    """The player's cards and tiles that affect the player's faction cards."""
    return tuple([source for source in (*kingdoms, *headquarters, *lasting) if source in GRANTS or source in COUNTING])


@lru_cache(maxsize=1 << 13)
def _combined(card: CardId, sources: tuple[str, ...], first: bool, gifts: tuple[Gift, ...], blank: Blank) -> Effective:
    own = CARDS[card]
    printed = next((CARDS[gift.other] for gift in gifts if gift.what == "guise"), own)
    archetype = "" if blank == "all" else printed.archetype
    printed = UNPRINTED if blank else printed
    absorbed = [CARDS[gift.other] for gift in gifts if gift.what == "absorbed"]
    faces = (printed, *absorbed)
    traits, commands = _gained(archetype, sources, gifts)
    return Effective(
        strength=own.strength + sum(other.strength for other in absorbed),
        archetype=archetype,
        traits=traits.union(*(facts.traits for facts in faces)),
        commands=_largest(*(facts.commands for facts in faces), commands),
        either=_either(faces, commands),
        votes=_votes(printed.votes, archetype, sources, first),
        lore=printed.lore + (printed.lore == 1 and "endless_stacks" in sources),
        texts=frozenset(facts.text for facts in faces if facts.text),
    )


def _gained(archetype: str, sources: tuple[str, ...], gifts: tuple[Gift, ...]) -> tuple[frozenset[str], dict[str, int]]:
    """Rules 3.8. The traits and Commands that others give to a card; grants depend on its current archetype."""
    traits: set[str] = set()
    commands: dict[str, int] = {}
    for source in sources:
        grant = GRANTS.get(source)
        if grant is not None and (not grant.archetypes or archetype in grant.archetypes):
            traits |= {*grant.traits}
            commands = _largest(commands, grant.commands)
    for gift in gifts:
        if gift.what in TRAITS:
            traits.add(gift.what)
        elif not gift.other and gift.what not in MARKS:
            commands.setdefault(gift.what, 1)
    return frozenset(traits), commands


MARKS = ("smuggled", "from_discard")
"""Gifts that are neither a trait nor a Command."""


def _largest(*sources: dict[str, int]) -> dict[str, int]:
    """Rules 3.5. If several sources give the same Command, the largest number counts."""
    numbers: dict[str, int] = {}
    for commands in sources:
        for command, number in commands.items():
            numbers[command] = max(number, numbers.get(command, 0))
    return numbers


def _either(faces: tuple[CardFacts, ...], gained: dict[str, int]) -> frozenset[str]:
    """Rules 7. `Ambush or Retreat`, as printed on a card or on an absorbed one."""
    free = {*gained, *(command for facts in faces if not facts.either for command in facts.commands)}
    return frozenset(command for facts in faces if facts.either for command in facts.commands) - free


def _votes(printed: int, archetype: str, sources: tuple[str, ...], first: bool) -> int:
    """Rules 3.8. Royal Bank counts blank Votes as none."""
    votes = printed + (printed == 0 and "royal_bank" in sources)
    if CROWNS in sources and archetype == "follower":
        votes += 1 if first else 2
    return votes


def blanked(state: State, card: CardId, seat: Seat) -> Blank:
    """Rules 3.8. What opponents have blanked of a card next to a Region."""
    here = state.clash.region if state.clash is not None else NONE
    if here and _blanked_in_clash(state, card, seat, here):
        return "all"
    banquet = state.placed_at("banquet_of_briars") if state.placed else None
    return "words" if banquet is not None and banquet.seat != seat and _lies(state, card, banquet.place) else ""


def _blanked_in_clash(state: State, card: CardId, seat: Seat, region: Region) -> bool:
    """Rules 13.2. Guerrilla Fighters in the Clash leave opponents' cards nothing but Strength, unless they are Heirs."""
    fighters = _fighters(state, region)
    if not fighters or not _lies(state, card, region):
        return False
    clash = state.running
    words = any(
        laid.owner != seat
        and laid.owner in clash.participants
        and not laid.down
        and laid.card not in state.cards_taken_part[region]
        and not _out_of_words(state, laid.owner, region, laid.card)
        for laid in fighters
    )
    return words and _archetype(state, card) != "heir"


def _fighters(state: State, region: Region) -> list[Laid]:
    """The cards next to a Region that have the text of Guerrilla Fighters."""
    row, gifts = state.rows[region], state.gifts
    cards = [FIGHTERS, *[gift.card for gift in gifts if gift.other == FIGHTERS]] if gifts else [FIGHTERS]
    return [laid for laid in row if laid.card in cards and _fights(state, laid.card)]


def _fights(state: State, card: CardId) -> bool:
    """True if a card has the text of Guerrilla Fighters and it is not blank."""
    gifts = [gift for gift in state.gifts if gift.card == card]
    printed = next((gift.other for gift in gifts if gift.what == "guise"), card)
    return FIGHTERS in (printed, *[gift.other for gift in gifts if gift.what == "absorbed"])


def _out_of_words(state: State, seat: Seat, region: Region, card: CardId) -> bool:
    """True if the Banquet of Briars has blanked the printed text of Guerrilla Fighters."""
    banquet = state.placed_at("banquet_of_briars") if state.placed else None
    absorbed = any(gift.card == card and gift.what == "absorbed" for gift in state.gifts)
    return banquet is not None and banquet.place == region and banquet.seat != seat and not absorbed


def _archetype(state: State, card: CardId) -> str:
    """The archetype of a card, before blanking."""
    guise = next((gift.other for gift in state.gifts if gift.card == card and gift.what == "guise"), card)
    return CARDS[guise].archetype


def _lies(state: State, card: CardId, region: Region) -> bool:
    """True if a card is Active next to a Region."""
    return any(laid.card == card and not laid.down for laid in state.rows[region])


def bidding_strength(state: State, seat: Seat) -> int:
    """Rules 6.2. Printed Strength and bid bonuses; everything else on the card is ignored."""
    return CARDS[state.bids[seat]].strength + watchfire(state, seat)


def defence(state: State, seat: Seat, space: int) -> int:
    """Rules 6.2. The Strength of an occupier with its bonuses."""
    occupier = state.occupiers[seat][space]
    return effective(state, occupier).strength + watchfire(state, seat) if occupier else 0


def watchfire(state: State, seat: Seat) -> int:
    """Rules 13.5. What the Watchfire Towers add to bids and to occupiers."""
    return PRINTED.watchfire if state.has(seat, "watchfire_towers") else 0


def has_archetype(state: State, card: CardId, *archetypes: str) -> bool:
    """True if a card is of one of these archetypes now."""
    return effective(state, card).archetype in archetypes


def has_command(state: State, card: CardId, command: str) -> bool:
    """True if a card has a Command now."""
    return command in effective(state, card).commands


def has_text(state: State, card: CardId, text: str) -> bool:
    """True if this text of a card applies now."""
    return text in effective(state, card).texts


def votes(state: State, seat: Seat, council: str) -> int:
    """Rules 9. The Votes of a player in a Council."""
    cards = sum([effective(state, card).votes for card in state.seated(seat, council)])
    if not state.markers:
        return cards
    mine = [marker for marker in state.markers if marker.seat == seat and marker.council == council]
    if not mine:
        return cards
    word = any(has_text(state, card, "bringer_of_the_word") for card in state.seated_anywhere(seat))
    return cards + sum(marker.source == "the_syndicate" or word for marker in mine)


def strengths(state: State, card: CardId) -> list[Part]:
    """Rules 13.2. The parts of a card's Strength: its own, and that of absorbed cards."""
    taken = [gift.other for gift in state.gifts if gift.card == card and gift.what == "absorbed"]
    return [Part(card, CARDS[card].strength), *(Part(other, CARDS[other].strength, card) for other in taken)]
