"""What the log tells adds up to what lies on the table: books are kept from the events alone, and compared."""

from typing import Any

from regalia.core import Event, Game
from regalia.games.old_kings_crown.content import (
    FAVOURS,
    HEADQUARTERS,
    KINGDOM,
    LOCATIONS,
    REGIONS,
    TACTICS,
    WINDOWS_OF_TEXT,
)
from regalia.games.old_kings_crown.events import cards as card
from regalia.games.old_kings_crown.events import kingdom as realm
from regalia.games.old_kings_crown.events import table
from regalia.games.old_kings_crown.facts import NOBODY
from regalia.games.old_kings_crown.state import State

CAUSES = {*KINGDOM, *HEADQUARTERS, *TACTICS, *FAVOURS, *LOCATIONS, *WINDOWS_OF_TEXT}
CAUSES |= {"herald", "journey", "site", "black_powder_ploy", "riders_of_the_north_sky"}
"""What Influence and Lore come from."""
DECK_ENDS = {"deck_top": 0, "deck_bottom": -1}


class Books:
    """Where everything is, by the state at first, then by what is told."""

    def __init__(self, state: State) -> None:
        self.cards = {each: place for seat in state.seats for place, pile in piles(state, seat).items() for each in pile}
        self.kingdoms = kingdoms(state)
        self.numbers = numbers(state)
        self.heralds = {seat: place or None for seat, place in enumerate(state.heralds)}
        self.tiles = {
            tile.tactic: "exhausted" if tile.exhausted else "unexhausted" for tiles in state.tactics for tile in tiles
        }
        self.tiles |= dict.fromkeys([each for each in state.burned if each in TACTICS], "burned")
        self.favour = (state.favour, state.favour_uses)
        self.tokens = {laid.card: laid.tokens for row in state.rows.values() for laid in row if laid.tokens}

    def add(self, what: Any, place: Any, count: int) -> None:
        """So many more of something at a place."""
        self.numbers[what, place] = self.numbers.get((what, place), 0) + count

    def move(self, name: str, place: str) -> None:
        """A faction card is somewhere else, without its tokens unless it goes from Region to Region."""
        if not (self.cards[name] in REGIONS and place in REGIONS):
            self.tokens.pop(name, None)
        self.cards[name] = place

    def enter(self, event: Event) -> None:
        """Put an event into the books."""
        match event:
            case card.Drew() | card.BidsShown():
                for name in event.cards or ():
                    if name:
                        self.move(name, "hand" if isinstance(event, card.Drew) else "bid")
            case card.Moved():
                assert event.source in (self.cards[event.card or ""], "arriving", "board")
                self.move(event.card or "", "deck" if event.target in DECK_ENDS else event.target)
            case card.LaidDown():
                self.move(event.card or "", event.region)
            case card.Aside() if event.card is not None:
                assert event.place in ("space", "council", "discard")
                self.move(event.card, "aside")
            case card.DownSwapped():
                pass  # which cards they are is told to nobody
            case card.DownExchanged():
                assert event.card is not None
                assert event.was is not None
                place = self.cards[event.card]
                self.move(event.card, event.region)
                self.move(event.was, place)
            case card.TokenPut():
                self.tokens[event.card] = event.tokens
            case _:
                self.enter_kingdom(event)

    def enter_kingdom(self, event: Event) -> None:
        """Put an event about Kingdom cards, Sites and Tactics into the books."""
        match event:
            case realm.KingdomTaken():
                assert (event.source == "road") == (self.kingdoms[event.kingdom] == "road")
                assert event.source in ("road", "kingdom_deck", "kingdom_discard")
                self.kingdoms[event.kingdom] = "box"
            case realm.KingdomStolen():
                assert self.kingdoms[event.kingdom] == f"board {event.victim}"
                self.kingdoms[event.kingdom] = "box"
            case realm.KingdomOccupied():
                self.kingdoms[event.kingdom] = f"board {event.seat}"
                self.move(event.card, event.kingdom)
            case realm.KingdomPlaced():
                self.kingdoms[event.kingdom] = f"supply {event.seat}" if event.place == "supply" else event.place
            case realm.KingdomLeft():
                assert event.target in ("kingdom_discard", "burned")
                self.kingdoms[event.kingdom] = "box" if event.target == "kingdom_discard" else "burned"
            case realm.RoadChanged():
                self.kingdoms |= dict.fromkeys(event.discarded, "box") | dict.fromkeys(filter(None, event.road), "road")
            case realm.TacticChanged():
                self.tiles[event.tactic] = event.became
            case realm.SiteCardAcquired():
                self.add("lore", event.seat, -event.paid)
                if event.card not in HEADQUARTERS:
                    self.move(event.card, "arriving")
            case _:
                self.enter_tokens(event)

    def enter_tokens(self, event: Event) -> None:
        """Put an event about Influence, Lore and pieces into the books."""
        match event:
            case card.HandSizeChanged():
                self.numbers["hand_size", event.seat] = event.size
            case table.Gained():
                assert event.cause in CAUSES
                self.add("influence", event.seat, event.influence)
                self.add("lore", event.seat, event.lore)
            case table.Stole():
                self.add("influence", event.seat, event.influence)
                self.add("influence", event.victim, -event.influence)
            case table.LoreStored():
                self.add("lore", event.seat, -event.lore)
                self.add("site_lore", event.seat, event.lore)
            case table.HeraldMoved():
                self.heralds[event.seat] = event.location
            case table.SupportersMoved():
                self.add(event.seat, event.source, -event.count)
                self.add(event.seat, event.target, event.count)
            case table.MarkerPut():
                self.add(("marker", event.seat), event.place, event.count)
            case table.FavourClaimed():
                self.favour = (event.seat, 3)
            case table.FavourTurned():
                self.favour = (event.seat, event.uses) if event.uses else (NOBODY, 3)

    def check(self, game: Game[State], told: int) -> None:
        """Enter all that was told since, and compare."""
        if game.events is not None:
            for event in game.events[told:]:
                self.enter(event)
            self.compare(game.state, game.events[told:])

    def compare(self, state: State, told: list[Event]) -> None:
        """The books agree with the table. What is neither here nor there is told once it has arrived."""
        now = Books(state)
        swapped = any(isinstance(event, card.DownSwapped) for event in told)
        shuffled = {event.seat for event in told if isinstance(event, card.Shuffled)}
        for name, place in now.cards.items():
            decked = (self.cards[name], place) == ("discard", "deck") and state.owner(name) in shuffled
            if place not in ("arriving", "board") and not decked and not (swapped and place in REGIONS):
                assert (name, self.cards[name]) == (name, place)
        assert {name: self.kingdoms[name] for name in now.kingdoms} == now.kingdoms
        assert {key: count for key, count in self.numbers.items() if count} == {
            key: count for key, count in now.numbers.items() if count
        }
        assert (self.heralds, self.tiles, self.favour) == (now.heralds, now.tiles, now.favour)
        assert {name: count for name, count in self.tokens.items() if count} == now.tokens


def piles(state: State, seat: int) -> dict[str, tuple[str, ...]]:
    """A player's faction cards by where they are."""
    found = {
        "hand": state.hands[seat],
        "deck": state.decks[seat],
        "discard": state.discards[seat],
        "site": tuple(name for name in state.sites[seat] if name not in HEADQUARTERS),
        "lost": tuple(state.lost_of(seat)),
        "burned": tuple(
            name for name in state.burned if name not in KINGDOM and name not in TACTICS and state.owner(name) == seat
        ),
        "bid": tuple(filter(None, (state.bids[seat],))),
        "aside": state.aside[seat],
        "arriving": state.arriving[seat],
    }
    found |= {region: tuple(laid.card for laid in row if laid.owner == seat) for region, row in state.rows.items()}
    found |= {council: tuple(state.seated(seat, council)) for council in state.councils}
    for kingdom, name in zip(state.kingdoms[seat], state.occupiers[seat], strict=True):
        if name:
            found[kingdom or "board"] = (name,)
    return found


def kingdoms(state: State) -> dict[str, str]:
    """The Kingdom cards that are somewhere, by where they are."""
    found = dict.fromkeys((*state.kingdom_deck, *state.kingdom_discard), "box")
    found |= dict.fromkeys([name for offers in state.offers for name in offers], "box")
    found |= dict.fromkeys(filter(None, state.road), "road")
    found |= {placed.kingdom: placed.place for placed in state.placed}
    found |= dict.fromkeys([name for name in state.burned if name in KINGDOM], "burned")
    for seat in state.seats:
        found |= dict.fromkeys(filter(None, state.kingdoms[seat]), f"board {seat}")
        found |= dict.fromkeys(state.supplies[seat], f"supply {seat}")
    return found


def numbers(state: State) -> dict[tuple[Any, Any], int]:
    """Influence, Lore, Hand Sizes, Supporters and markers."""
    found: dict[tuple[Any, Any], int] = {}
    for seat in state.seats:
        found |= {("influence", seat): state.influence[seat], ("lore", seat): state.lore[seat]}
        found |= {("site_lore", seat): state.site_lore[seat], ("hand_size", seat): state.hand_size[seat]}
        found |= {(seat, "board"): state.supporters[seat], (seat, "lost"): state.fallen[seat]}
        found |= {(seat, region): there[seat] for region, there in state.supporters_on.items()}
        found |= {(("marker", seat), location): there[seat] for location, there in state.posted.items()}
        for council in state.councils:
            markers = [marker for marker in state.markers if (marker.seat, marker.council) == (seat, council)]
            found[("marker", seat), council] = len(markers)
    return found
