"""Rules 6.7. The options of a seat."""

from typing import TypeAlias

from regalia.core import Option, Seat
from regalia.games.old_kings_crown.content import (
    CARDS,
    COUNCILS,
    KINGDOM,
    LOCATIONS,
    REGIONS,
    ActionId,
    Benefit,
    CardId,
    CommandName,
    Council,
    Destination,
    Faction,
    KingdomId,
    Location,
    LostOrRegion,
    Region,
    SiteCard,
    TacticId,
)


class Become(Option, frozen=True, gc=False):
    """Play this faction."""

    faction: Faction


class Keep(Option, frozen=True, gc=False):
    """Begin with this Kingdom card."""

    kingdom: KingdomId


class Track(Option, frozen=True, gc=False):
    """Set the Order Track, from the top."""

    order: tuple[Seat, ...]


class Bid(Option, frozen=True, gc=False):
    """Bid this card."""

    card: CardId


class Take(Option, frozen=True, gc=False):
    """Take this Kingdom card from the Great Road."""

    kingdom: KingdomId


class Steal(Option, frozen=True, gc=False):
    """Steal this Kingdom card."""

    kingdom: KingdomId


class Return(Option, frozen=True, gc=False):
    """Return the Bidding card to the hand."""


class Space(Option, frozen=True, gc=False):
    """Put it on this space of the board."""

    space: int


class Acquire(Option, frozen=True, gc=False):
    """Acquire this Kingdom card with this card."""

    kingdom: KingdomId
    card: CardId


class Lay(Option, frozen=True, gc=False):
    """Put these cards face down next to the Regions."""

    highlands: CardId | None
    plateau: CardId | None
    lowlands: CardId | None


class ClashOrder(Option, frozen=True, gc=False):
    """The Regions in the order of their Clashes."""

    first: Region
    second: Region
    third: Region


class Use(Option, frozen=True, gc=False):
    """Activate this Action; `card` is the faction card that prints it."""

    action: ActionId
    card: CardId = ""


class Command(Option, frozen=True, gc=False):
    """Use a Command of this card."""

    card: CardId
    command: CommandName


class Govern(Option, frozen=True, gc=False):
    """Govern with this card in this Council."""

    card: CardId
    council: Council


class Journey(Option, frozen=True, gc=False):
    """Journey with this card."""

    card: CardId


class Deploy(Option, frozen=True, gc=False):
    """Deploy this card next to this Region."""

    card: CardId
    region: Region


class Play(Option, frozen=True, gc=False):
    """Play this card in a tie."""

    card: CardId


class Pass(Option, frozen=True, gc=False):
    """Play no card."""


class Buy(Option, frozen=True, gc=False):
    """Acquire this card of the Site of Power."""

    card: SiteCard


class To(Option, frozen=True, gc=False):
    """Let the card go there."""

    place: Destination


class Gain(Option, frozen=True, gc=False):
    """Gain this."""

    what: Benefit


class Card(Option, frozen=True, gc=False):
    """Pick a faction card."""

    card: CardId


class AtRegion(Option, frozen=True, gc=False):
    """Pick a Region."""

    region: Region


class AtLocation(Option, frozen=True, gc=False):
    """Pick a Location."""

    location: Location


class InCouncil(Option, frozen=True, gc=False):
    """Pick a Council."""

    council: Council


class Player(Option, frozen=True, gc=False):
    """Pick a player."""

    seat: Seat


class Tactic(Option, frozen=True, gc=False):
    """Pick a Tactic."""

    tactic: TacticId


class Kingdom(Option, frozen=True, gc=False):
    """Pick a Kingdom card."""

    kingdom: KingdomId


class Supporter(Option, frozen=True, gc=False):
    """A Supporter on this Region, or in the Lost Pile; numbered, because they are all alike."""

    place: LostOrRegion
    number: int


class Herald(Option, frozen=True, gc=False):
    """Pick a player's Herald."""

    seat: Seat


class Marker(Option, frozen=True, gc=False):
    """A faction marker of this player in the Council; numbered, because they are all alike."""

    seat: Seat
    number: int


class Done(Option, frozen=True, gc=False):
    """Nothing more."""


class Decline(Option, frozen=True, gc=False):
    """Skip what is offered."""


Piece: TypeAlias = (
    Govern
    | Card
    | AtRegion
    | AtLocation
    | InCouncil
    | Player
    | Tactic
    | Kingdom
    | Supporter
    | Herald
    | Marker
    | Gain
    | To
    | Buy
    | Decline
)
Picked: TypeAlias = Piece | int | tuple[Piece, ...]
"""The picks of Actions and Commands."""

CARD = {card: Card(card) for card in CARDS}
BID = {card: Bid(card) for card in CARDS}
PLAY = {card: Play(card) for card in CARDS}
JOURNEY = {card: Journey(card) for card in CARDS}
GOVERN = {(card, council): Govern(card, council) for card in CARDS for council in COUNCILS}
DEPLOY = {(card, region): Deploy(card, region) for card in CARDS for region in REGIONS}
COMMANDS = ("ambush", "retreat", "flank", "rally_self", "rally_any")
COMMAND = {(card, command): Command(card, command) for card in CARDS for command in COMMANDS}
TAKE = {kingdom: Take(kingdom) for kingdom in KINGDOM}
STEAL = {kingdom: Steal(kingdom) for kingdom in KINGDOM}
AT_REGION = {region: AtRegion(region) for region in REGIONS}
AT_LOCATION = {location: AtLocation(location) for location in LOCATIONS}
IN_COUNCIL = {council: InCouncil(council) for council in COUNCILS}
RETURN, PASS, DONE, DECLINE = Return(), Pass(), Done(), Decline()
