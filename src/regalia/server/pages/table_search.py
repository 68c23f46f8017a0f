"""The part of the administration that finds tables, closes those before play and calls games off.

It shows what everyone can know of a table: its game, state and people, and nothing of the game's position.
"""

from collections.abc import Iterable
from typing import get_args

from starlette.requests import Request
from starlette.responses import Response

from regalia import games
from regalia.server.arena import Arena
from regalia.server.errors import Refuse
from regalia.server.http import arena_of
from regalia.server.pages.forms import see_other
from regalia.server.pages.render import page
from regalia.server.people.accounts import Declined
from regalia.server.people.names import shown_of
from regalia.server.people.sessions import Visitor
from regalia.server.requests import motions
from regalia.server.requests.handler import ask
from regalia.server.requests.registry import CODE_LENGTH
from regalia.server.store import Status, TableDoc

LISTED = 50
"""Most tables on the page."""
LOOKED_THROUGH = 500
"""Number of the newest tables of a state that are looked through for a game."""
MOST_PEOPLE = 5
"""Number of people with a name like the one searched for whose tables are listed."""
MOST_SIGNS = 200
"""Most characters of the reason that players see."""
STATUSES: tuple[Status, ...] = get_args(Status)


async def shown(request: Request, status: int = 200, problem: str | None = None) -> Response:
    """The tables that were searched for; without a search, those that are open or in play, opened longest ago first."""
    arena, asked = arena_of(request), request.query_params
    words, game = asked.get("q", "").strip(), asked.get("game", "")
    state = next((each for each in STATUSES if each == asked.get("state")), None)
    is_search = bool(words or game in games.slugs() or state)
    tables = await found(arena, words, game, state) if is_search else await arena.store.oldest_tables(LISTED)
    await arena.people.read(person for table in tables for person in people_at(table))
    return await page(
        request,
        "table_search.html",
        status,
        problem=problem,
        words=words,
        game=game,
        state=state or "",
        states=STATUSES,
        is_search=is_search,
        most_signs=MOST_SIGNS,
        tables=[(table, names_at(arena, table), is_attended(arena, table.id)) for table in tables],
    )


async def found(arena: Arena, words: str, game: str, state: Status | None) -> list[TableDoc]:
    """The newest tables with this code, or of people with this name, of a game and in a state."""
    states = [state] if state else STATUSES
    if words and len(words) == CODE_LENGTH and (table := await arena.store.table(words.upper())) is not None:
        candidates = [table]
    elif words:
        people = await arena.store.search_people(words, MOST_PEOPLE)
        candidates = [
            table
            for person in people
            for each in states
            for table in await arena.store.tables(each, public_only=False, person=person.id, most=LOOKED_THROUGH)
        ]
    else:
        candidates = [
            table
            for each in states
            for table in await arena.store.tables(each, public_only=False, most=LOOKED_THROUGH if game else LISTED)
        ]
    fitting = {table.id: table for table in candidates if table.status in states and (not game or table.game == game)}
    return sorted(fitting.values(), key=lambda table: table.created, reverse=True)[:LISTED]


def people_at(table: TableDoc) -> Iterable[str]:
    """The host and the people who have seats, each once."""
    return dict.fromkeys([table.host, *(seat.person for seat in table.seats if seat.person is not None)])


def names_at(arena: Arena, table: TableDoc) -> list[str]:
    """The names of the host and of the people who have seats."""
    return [known.name for person in people_at(table) if (known := arena.people.known(person)) is not None]


def is_attended(arena: Arena, table: str) -> bool:
    """True if people are at a table now, as far as this node knows."""
    loaded = arena.tables.in_memory(table)
    return loaded is not None and bool(loaded.presence.watchers)


async def close(request: Request, host: Visitor, form: dict[str, str]) -> Response:
    """Close a table before play, or call its game off; its players see why."""
    arena, why = arena_of(request), shown_of(form.get("why", ""))
    if form.get("sure") != "yes":
        raise Refuse("not_sure")
    if not 0 < len(why) <= MOST_SIGNS:
        raise Declined("no-why")
    table = await arena.tables.get(form.get("table", "").strip().upper())
    if table.doc.status not in ("open", "playing"):
        raise Refuse("wrong_status")
    deed = "close-table" if table.doc.status == "open" else "call-off"
    entry = arena.registration.audit_entry(host.person.name, deed, f"{table.doc.id} ({why})")
    await arena.store.save_audit_entry(entry)
    await ask(table, lambda: motions.end(table, why))
    return see_other(f"/admin/tables?q={table.doc.id}")
