"""The table: road, map, councils, and what every player has. Facts, and questions one may ask of them."""

from typing import Literal, TypeAlias

from msgspec import Struct

from regalia.core import Chance, Seat, TableOptions
from regalia.games.old_kings_crown.content import (
    COUNCILS,
    FACTION_OF,
    LOCATIONS_OF,
    NONE,
    REGION_OF,
    REGIONS,
    ActionId,
    CardId,
    Council,
    Faction,
    KingdomId,
    Location,
    Region,
    TacticId,
    Window,
)

NOBODY: Seat = -1
Cards: TypeAlias = tuple[CardId, ...]
Phase: TypeAlias = Literal["setup", "year", "spring", "summer", "autumn", "winter"]


class Agreed(TableOptions, frozen=True, forbid_unknown_fields=True):
    """Rules 16. What a table may agree on; the defaults are the standard game."""

    rounds: Literal[6, 5, 4] = 6
    """Six Rounds, or a Skirmish of five or four."""
    advanced: bool = False
    """Whether everybody begins with a Kingdom card of their choice."""
    hand_size_max: Literal[7, 8] = 7
    factions: Literal["random", "chosen"] = "random"


class Laid(Struct, frozen=True, gc=False):
    """A faction card next to a Region."""

    card: CardId
    owner: Seat
    down: bool = False
    """Face down; otherwise it is Active."""
    tokens: int = 0
    """Influence tokens on it."""
    fought: tuple[Region, ...] = ()
    """The Regions in which it has taken part in a Clash this Round."""
    stays: bool = False
    """Whether it stays this Winter."""
    peeked: int = 0
    """The other seats who have looked at it face down, as bits."""
    since: int = 0
    """When it came out of the hand, by the state's clock: cards that came to the hand later are certainly not it."""


class Marker(Struct, frozen=True, gc=False):
    """A faction marker in a Council."""

    seat: Seat
    council: Council
    source: Literal["the_syndicate", "bringer_of_the_word"]


class Tile(Struct, frozen=True, gc=False):
    """A Tactic of a player."""

    tactic: TacticId
    markers: int = 0
    exhausted: bool = False


class Placed(Struct, frozen=True, gc=False):
    """A Kingdom card on the Map."""

    kingdom: KingdomId
    seat: Seat
    place: str
    """A Region, or for the Merchants' Exchange a Location."""


class Gift(Struct, frozen=True, gc=False):
    """Something a single card has for the Round or the Clash: a Command, a trait, or other words."""

    card: CardId
    what: str
    """A Command or trait; `guise` of another card; `absorbed` another card; `smuggled`; `from_discard`."""
    until: Literal["clash", "round"]
    other: CardId = NONE


class Held(Struct, frozen=True, gc=False):
    """A card of which everybody knows that it is not in the deck: in hand, or put face down from the hand since then."""

    card: CardId
    since: int = 0


class Used(Struct, frozen=True, gc=False):
    """An Action that a player has activated in an Action Step of this Round."""

    seat: Seat
    action: ActionId
    window: Window


class Spent(Struct, frozen=True, gc=False):
    """A Command that a card has used: for this Clash, Action Step or Round."""

    card: CardId
    command: str


class Clash(Struct, frozen=True, gc=False):
    """The Clash that is being resolved, from A to D."""

    region: Region
    participants: tuple[Seat, ...]
    first: bool = True
    """Whether it is the Region's first Clash of the Round."""
    swords: tuple[Seat, ...] = ()
    """Who has used the Dreaming Sword in it."""


class State(Struct):
    """Rules 2. All facts of the game. Whatever is a tuple is replaced, never changed."""

    agreed: Agreed
    chance: Chance
    factions: tuple[Faction, ...]
    """The faction of each seat."""
    influence: list[int]
    lore: list[int]
    hand_size: list[int]
    hands: list[Cards]
    """Sorted by name."""
    decks: list[Cards]
    """Top card first."""
    deck_seen: list[tuple[int, ...]]
    """For each card of a deck the seats that know it is there, as bits."""
    held: list[tuple[Held, ...]]
    discards: list[Cards]
    sites: list[tuple[str, ...]]
    site_lore: list[int]
    headquarters: list[tuple[str, ...]]
    supplies: list[tuple[KingdomId, ...]]
    """Kingdom cards that lie in a Supply."""
    kingdoms: list[tuple[KingdomId, ...]]
    """The Kingdom cards on a board, space by space."""
    occupiers: list[Cards]
    """The cards under them."""
    tactics: list[tuple[Tile, ...]]
    bids: list[CardId]
    """Bidding cards, and cards about to occupy a Kingdom card."""
    arriving: list[Cards]
    """Cards that come to a hand without room for all of them."""
    supporters: list[int]
    """Supporters on the boards."""
    fallen: list[int]
    """Supporters in the Lost Pile."""
    heralds: list[Location]
    """Where each Herald stands; nowhere on the Map means on its board."""
    offers: list[tuple[KingdomId, ...]]
    """Kingdom cards that only this seat sees."""
    aside: list[Cards]
    """Cards laid aside in the advanced set-up, in the order of their places."""
    forgone: list[tuple[Region, ...]]
    """The Regions where a player will place no card."""
    lasting: list[tuple[str, ...]]
    """What a player has activated for the whole Round."""
    rows: dict[Region, tuple[Laid, ...]]
    """The cards next to each Region."""
    crowds: dict[Region, tuple[int, ...]]
    """Supporters on each Region, seat by seat."""
    tired: dict[Region, tuple[int, ...]]
    """Those of them that have taken part in a Clash there this Round."""
    councils: dict[Council, Cards]
    posted: dict[Location, tuple[int, ...]]
    """Faction markers on each Location, seat by seat (Council of Secrets)."""
    order: tuple[Seat, ...] = ()
    """The Order Track from the top."""
    road: tuple[KingdomId, ...] = ()
    """The Great Road, spaces 1 to 4."""
    kingdom_deck: tuple[KingdomId, ...] = ()
    kingdom_discard: tuple[KingdomId, ...] = ()
    chosen: tuple[Council, ...] = ()
    """The Councils chosen in the advanced set-up, by seat."""
    glimpsed: int = 0
    """How many cards on top of the Kingdom Deck the Lantern's owner knows."""
    lost: Cards = ()
    burned: tuple[str, ...] = ()
    """Whatever is out of the game: faction cards, Kingdom cards, Tactics."""
    markers: tuple[Marker, ...] = ()
    placed: tuple[Placed, ...] = ()
    door: int = 0
    """Markers on The Door in the Night."""
    favour: Seat = NOBODY
    favour_uses: int = 3
    gifts: tuple[Gift, ...] = ()
    used: tuple[Used, ...] = ()
    spent: tuple[Spent, ...] = ()
    clash_order: tuple[Region, ...] = ()
    resolved: tuple[Region, ...] = ()
    clash: Clash | None = None
    tied: Cards = ()
    """Cards played in ties of the present Region."""
    locked: Region = NONE
    """The Region under Martial Law."""
    round: int = 0
    phase: Phase = "setup"
    clock: int = 0
    """Counts the cards that came to a hand for everybody to see."""
    taken: int = 0
    """Cards taken from the Great Road in this bidding."""
    luck: int = 0
    """How often chance has shown something to anybody."""

    def copy(self) -> "State":
        """A state that shares nothing that changes with this one."""
        return State(
            self.agreed,
            self.chance.copy(),
            self.factions,
            self.influence.copy(),
            self.lore.copy(),
            self.hand_size.copy(),
            self.hands.copy(),
            self.decks.copy(),
            self.deck_seen.copy(),
            self.held.copy(),
            self.discards.copy(),
            self.sites.copy(),
            self.site_lore.copy(),
            self.headquarters.copy(),
            self.supplies.copy(),
            self.kingdoms.copy(),
            self.occupiers.copy(),
            self.tactics.copy(),
            self.bids.copy(),
            self.arriving.copy(),
            self.supporters.copy(),
            self.fallen.copy(),
            self.heralds.copy(),
            self.offers.copy(),
            self.aside.copy(),
            self.forgone.copy(),
            self.lasting.copy(),
            self.rows.copy(),
            self.crowds.copy(),
            self.tired.copy(),
            self.councils.copy(),
            self.posted.copy(),
            self.order,
            self.road,
            self.kingdom_deck,
            self.kingdom_discard,
            self.chosen,
            self.glimpsed,
            self.lost,
            self.burned,
            self.markers,
            self.placed,
            self.door,
            self.favour,
            self.favour_uses,
            self.gifts,
            self.used,
            self.spent,
            self.clash_order,
            self.resolved,
            self.clash,
            self.tied,
            self.locked,
            self.round,
            self.phase,
            self.clock,
            self.taken,
            self.luck,
        )

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.influence))

    def owner(self, card: CardId) -> Seat:
        """Rules 2. A faction card never changes its owner."""
        return self.factions.index(FACTION_OF[card])

    def opponents(self, seat: Seat) -> list[Seat]:
        """Rules 3.13. Everybody else, in turn order."""
        return [other for other in self.order if other != seat]

    def is_first(self, seat: Seat) -> bool:
        """Whether a player is at the top of the Order Track."""
        return self.order[:1] == (seat,)

    def in_order(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Rules 3.2. These seats in turn order."""
        return tuple([seat for seat in self.order if seat in seats])

    def has(self, seat: Seat, kingdom: KingdomId) -> bool:
        """Whether a Kingdom card lies on a player's board."""
        return kingdom in self.kingdoms[seat]

    def has_hq(self, seat: Seat, card: str) -> bool:
        """Whether a headquarters card lies in a player's Supply."""
        return card in self.headquarters[seat]

    def holder(self, kingdom: KingdomId) -> Seat:
        """On whose board a Kingdom card lies, or NOBODY."""
        for seat, cards in enumerate(self.kingdoms):
            if kingdom in cards:
                return seat
        return NOBODY

    def occupied(self, seat: Seat) -> list[int]:
        """The spaces of a board that hold a Kingdom card."""
        return [space for space, kingdom in enumerate(self.kingdoms[seat]) if kingdom]

    def room(self, seat: Seat) -> int:
        """Rules 3.9. How many cards a hand has room for."""
        return max(0, self.hand_size[seat] - len(self.hands[seat]))

    def surplus(self, seat: Seat) -> int:
        """Rules 3.9. How many cards a hand holds beyond the Hand Size."""
        return max(0, len(self.hands[seat]) - self.hand_size[seat])

    def lost_of(self, seat: Seat) -> list[CardId]:
        """A player's cards in the Lost Pile."""
        faction = self.factions[seat]
        return [card for card in self.lost if FACTION_OF[card] == faction]

    def seated(self, seat: Seat, council: Council) -> list[CardId]:
        """A player's cards in a Council."""
        faction = self.factions[seat]
        return [card for card in self.councils[council] if FACTION_OF[card] == faction]

    def seated_anywhere(self, seat: Seat) -> list[CardId]:
        """A player's cards in all Councils."""
        faction = self.factions[seat]
        return [card for cards in self.councils.values() for card in cards if FACTION_OF[card] == faction]

    def council_of(self, card: CardId) -> Council:
        """The Council in which a card sits, or none."""
        for council, cards in self.councils.items():
            if card in cards:
                return council
        return NONE

    def active(self, seat: Seat) -> list[CardId]:
        """Rules 2. A player's Active cards next to all Regions."""
        return [laid.card for row in self.rows.values() for laid in row if laid.owner == seat and not laid.down]

    def active_at(self, seat: Seat, region: Region) -> list[CardId]:
        """A player's Active cards next to a Region."""
        return [laid.card for laid in self.rows[region] if laid.owner == seat and not laid.down]

    def face_down(self, seat: Seat) -> list[Region]:
        """The Regions next to which a player has a face-down card."""
        return [region for region, row in self.rows.items() if any(laid.down and laid.owner == seat for laid in row)]

    def down_at(self, seat: Seat, region: Region) -> CardId:
        """A player's face-down card next to a Region."""
        return next(laid.card for laid in self.rows[region] if laid.down and laid.owner == seat)

    def region_of(self, card: CardId) -> Region:
        """The Region next to which a card lies, or none."""
        for region, row in self.rows.items():
            for laid in row:
                if laid.card == card:
                    return region
        return NONE

    def laid(self, card: CardId) -> Laid:
        """A card next to a Region, as it lies there."""
        return next(laid for row in self.rows.values() for laid in row if laid.card == card)

    def clash_cards(self, seat: Seat) -> list[CardId]:
        """Rules 6.3. A participant's Clash cards: Active next to the Region, and not yet taken part in a Clash there."""
        clash = self.clash
        if clash is None or seat not in clash.participants:
            return []
        return [
            laid.card
            for laid in self.rows[clash.region]
            if laid.owner == seat and not laid.down and clash.region not in laid.fought
        ]

    def opposing(self, seat: Seat) -> list[CardId]:
        """All Clash cards of the other participants."""
        clash = self.clash
        if clash is None:
            return []
        return [card for other in clash.participants if other != seat for card in self.clash_cards(other)]

    def unresolved(self) -> list[Region]:
        """Rules 7. The Regions still to come, without the one whose Clash is running."""
        here = self.clash.region if self.clash is not None else NONE
        return [region for region in REGIONS if region not in self.resolved and region != here]

    def herald_at(self, seat: Seat, region: Region) -> bool:
        """Whether a Herald stands on a Location of a Region."""
        return self.heralds[seat] in LOCATIONS_OF[region]

    def herald_region(self, seat: Seat) -> Region:
        """The Region of a Herald, or none."""
        return REGION_OF.get(self.heralds[seat], NONE)

    def on_map(self, seat: Seat) -> int:
        """How many Supporters a player has on the Map."""
        return sum(crowd[seat] for crowd in self.crowds.values())

    def placed_at(self, kingdom: KingdomId) -> Placed | None:
        """A Kingdom card on the Map."""
        return next((placed for placed in self.placed if placed.kingdom == kingdom), None)

    def has_used(self, seat: Seat, action: ActionId, window: Window) -> bool:
        """Rules 3.3. Whether a player has activated an Action of this Action Step this Round."""
        return Used(seat, action, window) in self.used

    def tile(self, seat: Seat, tactic: TacticId) -> Tile | None:
        """A Tactic of a player, unless it is burned."""
        return next((tile for tile in self.tactics[seat] if tile.tactic == tactic), None)


def empty(agreed: Agreed, chance: Chance, seats: int) -> State:
    """A table with nothing on it yet."""
    none: list[Cards] = [()] * seats
    zeros = (0,) * seats
    return State(
        agreed,
        chance,
        factions=(),
        influence=[0] * seats,
        lore=[0] * seats,
        hand_size=[0] * seats,
        hands=none.copy(),
        decks=none.copy(),
        deck_seen=[()] * seats,
        held=[()] * seats,
        discards=none.copy(),
        sites=none.copy(),
        site_lore=[0] * seats,
        headquarters=none.copy(),
        supplies=none.copy(),
        kingdoms=none.copy(),
        occupiers=none.copy(),
        tactics=[()] * seats,
        bids=[NONE] * seats,
        arriving=none.copy(),
        supporters=[0] * seats,
        fallen=[0] * seats,
        heralds=[NONE] * seats,
        offers=none.copy(),
        aside=none.copy(),
        forgone=none.copy(),
        lasting=none.copy(),
        rows=dict.fromkeys(REGIONS, ()),
        crowds=dict.fromkeys(REGIONS, zeros),
        tired=dict.fromkeys(REGIONS, zeros),
        councils=dict.fromkeys(COUNCILS, ()),
        posted=dict.fromkeys(REGION_OF, zeros),
    )
