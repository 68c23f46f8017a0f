"""The table, and queries on it."""

from itertools import takewhile

from regalia.core import Chance, Knowledge, Seat, only
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
    KingdomId,
    Region,
    TacticId,
    Window,
)
from regalia.games.old_kings_crown.facts import NOBODY, Cards, Facts
from regalia.games.old_kings_crown.pieces import Agreed, Clash, Laid, Placed, Tile, Used


class State(Facts):
    """Rules 2. Everything on the table. Its methods are queries and change nothing."""

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.influence))

    @property
    def running(self) -> Clash:
        """Rules 6.3. The Clash that is being resolved."""
        assert self.clash is not None, "no Clash is being resolved"
        return self.clash

    def owner(self, card: CardId) -> Seat:
        """Rules 2. A faction card never changes its owner."""
        return self.factions.index(FACTION_OF[card])

    def opponents(self, seat: Seat) -> list[Seat]:
        """Rules 3.13. Every other player, in turn order."""
        return [other for other in self.order if other != seat]

    def is_first(self, seat: Seat) -> bool:
        """True if a player is at the top of the Order Track."""
        return bool(self.order) and self.order[0] == seat

    def in_order(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Rules 3.2. These seats in turn order."""
        return tuple([seat for seat in self.order if seat in seats])

    def has(self, seat: Seat, kingdom: KingdomId) -> bool:
        """True if a Kingdom card is on a player's board."""
        return kingdom in self.kingdoms[seat]

    def has_hq(self, seat: Seat, card: str) -> bool:
        """True if a headquarters card is in a player's Supply."""
        return card in self.headquarters[seat]

    def holder(self, kingdom: KingdomId) -> Seat:
        """The player whose board has a Kingdom card, or NOBODY."""
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
        """The Council of a card, or none."""
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

    def down_cards(self, seat: Seat) -> list[CardId]:
        """A player's face-down cards next to all Regions."""
        return [laid.card for row in self.rows.values() for laid in row if laid.down and laid.owner == seat]

    def ahead(self, seat: Seat) -> tuple[KingdomId, ...]:
        """Rules 13.5. The cards on top of the Kingdom Deck that the Lantern has shown to a player."""
        return tuple(takewhile(lambda kingdom: self.knows.knows(kingdom, only(seat)), self.kingdom_deck))

    def region_of(self, card: CardId) -> Region:
        """The Region of a card, or none."""
        for region, row in self.rows.items():
            for laid in row:
                if laid.card == card:
                    return region
        return NONE

    def laid(self, card: CardId) -> Laid:
        """The record of a card next to a Region."""
        return next(laid for row in self.rows.values() for laid in row if laid.card == card)

    def clash_cards(self, seat: Seat) -> list[CardId]:
        """Rules 6.3. A participant's Clash cards: Active next to the Region, and not yet taken part in a Clash there."""
        clash = self.clash
        if clash is None or seat not in clash.participants:
            return []
        earlier = self.cards_taken_part[clash.region]
        return [
            laid.card
            for laid in self.rows[clash.region]
            if laid.owner == seat and not laid.down and laid.card not in earlier
        ]

    def opposing(self, seat: Seat) -> list[CardId]:
        """All Clash cards of the other participants."""
        clash = self.clash
        if clash is None:
            return []
        return [card for other in clash.participants if other != seat for card in self.clash_cards(other)]

    def unresolved(self) -> list[Region]:
        """Rules 7. The remaining Regions, without the current one."""
        here = self.clash.region if self.clash is not None else NONE
        return [region for region in REGIONS if region not in self.resolved and region != here]

    def herald_at(self, seat: Seat, region: Region) -> bool:
        """True if a Herald is on a Location of a Region."""
        return self.heralds[seat] in LOCATIONS_OF[region]

    def herald_region(self, seat: Seat) -> Region:
        """The Region of a Herald, or none."""
        return REGION_OF.get(self.heralds[seat], NONE)

    def on_map(self, seat: Seat) -> int:
        """How many Supporters a player has on the Map."""
        return sum(there[seat] for there in self.supporters_on.values())

    def fresh_supporters(self, seat: Seat, region: Region) -> int:
        """Rules 6.3. Supporters who have not yet taken part in a Clash there this Round."""
        return self.supporters_on[region][seat] - self.taken_part[region][seat]

    def placed_at(self, kingdom: KingdomId) -> Placed | None:
        """A Kingdom card on the Map."""
        for placed in self.placed:
            if placed.kingdom == kingdom:
                return placed
        return None

    def has_used(self, seat: Seat, action: ActionId, window: Window) -> bool:
        """Rules 3.3. True if a player has activated an Action of this Action Step this Round."""
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
        Knowledge(),
        factions=(),
        influence=[0] * seats,
        lore=[0] * seats,
        hand_size=[0] * seats,
        hands=none.copy(),
        decks=none.copy(),
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
        supporters_on=dict.fromkeys(REGIONS, zeros),
        taken_part=dict.fromkeys(REGIONS, zeros),
        taken_part_elsewhere={},
        cards_taken_part=dict.fromkeys(REGIONS, ()),
        councils=dict.fromkeys(COUNCILS, ()),
        posted=dict.fromkeys(REGION_OF, zeros),
    )
