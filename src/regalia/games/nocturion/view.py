"""Rules 13. What each seat can see."""

from typing import Literal

from msgspec.structs import asdict, replace

from regalia.core import Eyes, Game, Noun, Pack, Seat
from regalia.games.nocturion.content import ESTATES, OFF_CALENDAR, RESOURCES, Estate, Tables
from regalia.games.nocturion.gains import would_give
from regalia.games.nocturion.packs import entries
from regalia.games.nocturion.pieces import Shown
from regalia.games.nocturion.scoring import penalty
from regalia.games.nocturion.seen import SeenRegion, SeenRow, SeenSeat, SeenTile, View
from regalia.games.nocturion.state import State

BUILT_IN = "built_in"


def see(game: Game[State], eyes: Eyes) -> View:
    """The public view, built from scratch."""
    state = game.state
    printed, on = state.printed, state.space != OFF_CALENDAR
    season, index = printed.spaces[state.space] if on else (0, 0)
    shown: Shown = game.shown(eyes) or Shown()
    return View(
        phase="over" if game.is_over else state.phase,
        pack=state.pack.name or BUILT_IN,
        round=state.round,
        year=state.year,
        final_year=state.final_year,
        season=printed.seasons[season].id if on else "none",
        spot=RESOURCES[index] if on else "none",
        space=state.space,
        active=state.active,
        pool=state.pool,
        regions=tuple(
            [SeenRegion(facts.id, facts.faces, end_at(state, region)) for region, facts in enumerate(printed.regions)]
        ),
        tiles=tuple([see_tile(state, estate) for estate in range(len(state.tiles))]),
        quests=tuple([SeenRow(level + 1, row, len(state.quests[level])) for level, row in enumerate(state.rows)]),
        deck=len(state.deck),
        discards=state.discards,
        looked=(None,) * len(state.looked),
        curse_deck=len(state.curse_deck),
        curse_discards=state.curse_discards,
        wild=state.wild,
        **asdict(shown),
        seats=tuple([see_seat(state, seat) for seat in state.seats]),
    )


def beyond(view: View, game: Game[State], eyes: Eyes) -> View:
    """The view of these eyes: the public `view` with their hands and the cards they look at."""
    state = game.state
    return replace(
        view,
        looked=state.looked if state.searcher in eyes else view.looked,
        seats=tuple(
            [replace(seen, hand=state.hands[seat]) if seat in eyes else seen for seat, seen in enumerate(view.seats)]
        ),
    )


def end_at(state: State, region: int) -> Literal["x2", "cart", "nothing"]:
    """Rules 3. The end of the season tracker that points to a region."""
    return "x2" if region == state.x2 else "cart" if region == state.cart else "nothing"


def see_tile(state: State, estate: Estate) -> SeenTile:
    """The board is public."""
    location = state.tiles[estate]
    facts = state.printed.locations[location]
    region = state.printed.regions[estate // ESTATES].id
    gives = would_give(state, state.active, estate)
    return SeenTile(location, region, facts.resource, state.stocked[estate], state.placed[estate], gives)


def see_seat(state: State, seat: Seat) -> SeenSeat:
    """Everything but the faces of the hand is public."""
    return SeenSeat(
        house=state.houses[seat],
        prestige=state.prestige[seat],
        pending=penalty(state, seat),
        crown=state.crown == seat,
        guild_master=state.guild_master == seat,
        chalice=state.chalice == seat,
        dice=state.dice[seat],
        crest=state.crest[seat],
        resources=dict(zip(RESOURCES, state.stores[seat], strict=True)),
        limit=state.resource_limit(seat),
        equipped=state.heirlooms[seat],
        unequipped=tuple(state.unequipped(seat)),
        spent=state.spent[seat],
        stable=state.stables[seat],
        curses=state.curses[seat],
        quests=state.done[seat],
        hand=(None,) * len(state.hands[seat]),
    )


def nouns(pack: Pack[Tables]) -> dict[str, Noun]:
    """Built-in pieces have messages with their names; those of a pack carry their names."""
    return {
        entry.id: Noun("printed", {"en": entry.name, "ja": entry.name_ja})
        for _, entry in entries(pack.content)
        if entry.name
    }
