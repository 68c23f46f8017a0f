"""Rules 2. Influence and Lore, the Favour, Heralds, Supporters, markers and tiles."""

from typing import Literal

from msgspec.structs import replace

from regalia.core import Game, Seat, exchanged, without
from regalia.games.old_kings_crown.content import (
    NONE,
    PRINTED,
    REGIONS,
    TACTICS,
    ActionId,
    CardId,
    Council,
    Location,
    TacticId,
    Window,
)
from regalia.games.old_kings_crown.effective import effective
from regalia.games.old_kings_crown.events.cards import Commanded, Gifted
from regalia.games.old_kings_crown.events.kingdom import Activated, TacticChanged
from regalia.games.old_kings_crown.events.table import (
    FavourClaimed,
    FavourTurned,
    Gained,
    HeraldMoved,
    LoreStored,
    MarkerPut,
    Stole,
    SupportersMoved,
    TrackSet,
)
from regalia.games.old_kings_crown.facts import NOBODY
from regalia.games.old_kings_crown.pieces import Gift, Marker, Spent, Tile, Used
from regalia.games.old_kings_crown.state import State


def gain_influence(game: Game[State], seat: Seat, amount: int, cause: str) -> None:
    """Rules 3.11. From the Reserve to the Supply."""
    if amount:
        game.state.influence[seat] += amount
        game.happened(Gained(seat, amount, 0, cause))


def add_lore(game: Game[State], seat: Seat, amount: int, cause: str, influence: int = 0) -> None:
    """Rules 3.11. Lore to the Supply, with Influence of the same gain."""
    game.state.lore[seat] += amount
    game.state.influence[seat] += influence
    game.happened(Gained(seat, influence, amount, cause))


def steal_influence(game: Game[State], seat: Seat, victim: Seat) -> None:
    """Rules 3.11. One Influence from an opponent, if there is any."""
    state = game.state
    if state.influence[victim]:
        state.influence[victim] -= 1
        state.influence[seat] += 1
        game.happened(Stole(seat, victim, 1))


def store_lore(game: Game[State], seat: Seat, amount: int) -> None:
    """Rules 3.16. Lore just gained goes on the empty Site."""
    if amount:
        game.state.lore[seat] -= amount
        game.state.site_lore[seat] += amount
        game.happened(LoreStored(seat, amount))


def claim_favour(game: Game[State], seat: Seat) -> None:
    """Rules 12. The disc comes with all its uses."""
    game.state.favour, game.state.favour_uses = seat, PRINTED.favour_uses
    game.happened(FavourClaimed(seat))


def turn_favour(game: Game[State]) -> None:
    """Rules 12. After the third use the disc goes back to Harvest Field."""
    state = game.state
    seat, state.favour_uses = state.favour, state.favour_uses - 1
    game.happened(FavourTurned(seat, state.favour_uses))
    if state.favour_uses == 0:
        state.favour, state.favour_uses = NOBODY, PRINTED.favour_uses


def move_herald(game: Game[State], seat: Seat, location: Location) -> None:
    """A Herald goes to a Location, or home."""
    game.state.heralds[seat] = location
    game.happened(HeraldMoved(seat, location or None))


def add_at(counts: tuple[int, ...], seat: Seat, number: int) -> tuple[int, ...]:
    """One player's count, changed."""
    return exchanged(counts, seat, counts[seat] + number)


def move_supporters(game: Game[State], seat: Seat, source: str, target: str, count: int) -> None:
    """Supporters go from a Region, the board or the Lost Pile to another of these."""
    if not count:
        return
    state = game.state
    move_taken_part(state, seat, source, target, count)
    put_supporters(state, seat, source, -count)
    put_supporters(state, seat, target, count)
    game.happened(SupportersMoved(seat, source, target, count))


def move_taken_part(state: State, seat: Seat, source: str, target: str, count: int) -> None:
    """Rules 6.3. Supporters that have taken part in a Clash of a Region leave it first, and return to it last.

    Their places are tracked while that Region is being resolved; after that they make no difference.
    """
    here, elsewhere = state.clash.region if state.clash is not None else NONE, state.taken_part_elsewhere
    none = (0,) * len(state.influence)
    if source in REGIONS:
        leaving = min(count, state.taken_part[source][seat])
        state.taken_part[source] = add_at(state.taken_part[source], seat, -leaving)
        if source == here:
            elsewhere[target] = add_at(elsewhere.get(target, none), seat, leaving)
    if target == here:
        there = elsewhere.get(source, none)
        fresh = supporters_at(state, seat, source) - there[seat]
        returning = max(0, count - fresh)
        elsewhere[source] = add_at(there, seat, -returning)
        state.taken_part[target] = add_at(state.taken_part[target], seat, returning)


def supporters_at(state: State, seat: Seat, place: str) -> int:
    """How many Supporters a player has at a place."""
    if place in REGIONS:
        return state.supporters_on[place][seat]
    return state.supporters[seat] if place == "board" else state.fallen[seat]


def put_supporters(state: State, seat: Seat, place: str, number: int) -> None:
    """Add this number of Supporters at a place."""
    if place in REGIONS:
        state.supporters_on[place] = add_at(state.supporters_on[place], seat, number)
    elif place == "board":
        state.supporters[seat] += number
    else:
        state.fallen[seat] += number


def post_markers(game: Game[State], seat: Seat, location: Location, count: int) -> None:
    """Rules 9. Faction markers go on a Location, or come back."""
    if count:
        game.state.posted[location] = add_at(game.state.posted[location], seat, count)
        game.happened(MarkerPut(seat, location, count))


def put_marker(
    game: Game[State], seat: Seat, council: Council, source: Literal["the_syndicate", "bringer_of_the_word"]
) -> None:
    """A faction marker goes on a Council."""
    game.state.markers += (Marker(seat, council, source),)
    game.happened(MarkerPut(seat, council, 1))


def remove_marker(game: Game[State], seat: Seat, council: Council) -> None:
    """Rules 3.17. A faction marker leaves a Council."""
    state = game.state
    marker = next(marker for marker in state.markers if (marker.seat, marker.council) == (seat, council))
    state.markers = without(state.markers, marker)
    game.happened(MarkerPut(seat, council, -1))


def use_up(game: Game[State], seat: Seat, action: ActionId, window: Window) -> None:
    """Rules 3.3. An Action is used up for this Round; its effects are its events."""
    game.state.used += (Used(seat, action, window),)


def use_action(game: Game[State], seat: Seat, action: ActionId, window: Window, card: CardId = NONE) -> None:
    """Rules 3.3. An Action is announced by its name, and used up for this Round."""
    use_up(game, seat, action, window)
    game.happened(Activated(seat, action, card))


def spend(game: Game[State], card: CardId, command: str) -> None:
    """Rules 7. A card uses a Command."""
    state = game.state
    state.spent += (Spent(card, command, command in effective(state, card).either),)
    game.happened(Commanded(state.owner(card), card, command))


def give(game: Game[State], card: CardId, what: str, until: Literal["clash", "round"], other: CardId = NONE) -> None:
    """Rules 3.8. A card gains something temporarily."""
    game.state.gifts += (Gift(card, what, until, other),)
    game.happened(Gifted(game.state.owner(card), card, what, other))


def set_tile(game: Game[State], seat: Seat, tile: Tile) -> None:
    """Replace the record of a Tactic."""
    state = game.state
    before = state.tile(seat, tile.tactic)
    state.tactics[seat] = tuple([tile if each.tactic == tile.tactic else each for each in state.tactics[seat]])
    if before is not None and before.exhausted != tile.exhausted:
        game.happened(TacticChanged(seat, tile.tactic, "exhausted" if tile.exhausted else "unexhausted"))


def use_tactic(game: Game[State], seat: Seat, tactic: TacticId) -> None:
    """Rules 13.3. A Tactic is Exhausted after use, or when its last marker is removed."""
    tile = game.state.tile(seat, tactic)
    assert tile is not None, f"{tactic} is burned"
    markers = max(0, tile.markers - 1)
    set_tile(game, seat, replace(tile, markers=markers, exhausted=markers == 0))


def renew_tactic(game: Game[State], seat: Seat, tactic: TacticId) -> None:
    """Rules 13.5. A Tactic is restored, and can be used again this Round."""
    state = game.state
    set_tile(game, seat, Tile(tactic, TACTICS[tactic].markers))
    state.used = tuple([use for use in state.used if (use.seat, use.action) != (seat, tactic)])


def order_by_influence(game: Game[State]) -> None:
    """Rules 6.1. Most Influence first; tied players change their places."""
    state = game.state
    state.order = tuple(sorted(state.order, key=lambda seat: (-state.influence[seat], -state.order.index(seat))))


def set_track(game: Game[State], order: tuple[Seat, ...]) -> None:
    """Rules 6.1. The Order Track is set."""
    game.state.order = order
    game.happened(TrackSet(order))


def remove_from_door(game: Game[State], markers: int) -> None:
    """Rules 13.2. Markers are removed from The Door in the Night."""
    game.state.door -= markers


def burn_tactic(game: Game[State], seat: Seat, tactic: TacticId) -> None:
    """Rules 3.12. A Tactic is out of the game."""
    state = game.state
    state.tactics[seat] = tuple([tile for tile in state.tactics[seat] if tile.tactic != tactic])
    state.burned += (tactic,)
    game.happened(TacticChanged(seat, tactic, "burned"))


def last_for_the_round(game: Game[State], seat: Seat, what: str) -> None:
    """Forget the Actions that players have used in the Round."""
    game.state.lasting[seat] += (what,)
