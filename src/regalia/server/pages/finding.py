"""The page on which one lets the arena find others to play with: what is wanted, the wait, and the table that is found."""

from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from regalia import games
from regalia.server.errors import Refuse
from regalia.server.http import address_of, arena_of, decide_access, person_of, sender_of
from regalia.server.live.sse import HEARTBEAT, EventStream
from regalia.server.pages.forms import form_of, see_other
from regalia.server.pages.quick_start import admitted, greeted
from regalia.server.pages.render import page
from regalia.server.people.profiles import keep_profile, profile_of
from regalia.server.people.rights import Right
from regalia.server.routing import Route
from regalia.server.store import Within
from regalia.server.time.tempo import DAY, HOUR, MINUTE
from regalia.server.wire.seeks import NewSeek, SeekState

AT_FIRST = NewSeek([], bots_after=120)
"""What the form shows to those who have not looked before; without games, all that can be played are chosen."""
TEMPOS: tuple[Within, ...] = ("live", "days")
CALM = 5.0
"""Seconds between two messages to a page on which only numbers of others have changed."""


async def find(request: Request) -> Response:
    """The form, or how far one's search has come; when the table is open, redirect to it."""
    finder, person = arena_of(request).finder, await person_of(request)
    finder.must_be_on()
    if person is not None:
        await finder.seen(person.id)
    state = await finder.state(person)
    if state.table is not None and person is not None:
        await finder.stop(person)
        return see_other(f"/t/{state.table}")
    return await find_page(request, state)


async def find_page(
    request: Request, state: SeekState, status: int = 200, problem: str | None = None, wanted: NewSeek | None = None
) -> Response:
    """The page in a state, with what is wrong with the form; `wanted` is what the form asked for."""
    person = await person_of(request)
    found = (await profile_of(arena_of(request).store, person.id)).finding if person is not None else None
    kept = wanted or found
    counts = sorted({count for slug in playable() for count in games.load(slug).seats if count > 1})
    chosen = msgspec.structs.asdict(kept or AT_FIRST) | {"games": [*(kept.games if kept else playable())]}
    finder, store = arena_of(request).finder, arena_of(request).store
    apart = await store.apart(person.id) if person is not None else set[str]()
    numbers = {tempo: finder.looking(tempo, apart) for tempo in TEMPOS}
    return await page(
        request,
        "find.html",
        status,
        state=state,
        offered=playable(),
        chosen=chosen,
        counts=counts,
        numbers=numbers,
        problem=problem,
        is_held_up=finder.is_held_up(state),
        **words(state),
    )


def playable() -> Sequence[str]:
    """The games that several people can play."""
    return [slug for slug in games.slugs() if games.load(slug).seats[-1] > 1]


def words(state: SeekState) -> dict[str, Any]:
    """What the page says of a state, as arguments of its messages."""
    total = state.waited + (state.bots_in or 0)
    return {
        "missing": max(0 if state.people > 1 else 1, state.players - state.people),
        "wait": wait_in_words(state.usual) if state.usual is not None else None,
        "total": total,
        "bots_at": f"{int(total // 60)}:{int(total % 60):02}",
        "waited": f"{int(state.waited // 60)}:{int(state.waited % 60):02}",
        "left": state.offer.left if state.offer is not None else 0.0,
    }


def wait_in_words(seconds: float) -> tuple[str, int]:
    """The name of the message that says how long a wait is, about, and its number."""
    for name, unit in (("wait-days", DAY), ("wait-hours", HOUR), ("wait-minutes", MINUTE)):
        if seconds >= 0.75 * unit:
            return name, max(1, round(seconds / unit))
    return "wait-moment", 0


async def begin(request: Request) -> Response:
    """Look for others, as the form says. A person without a name is called a guest."""
    form, finder = await form_of(request), arena_of(request).finder
    finder.must_be_on()
    wanted, problem = wanted_by(form)
    if problem is not None:
        return await find_page(request, await finder.state(await person_of(request)), 400, problem, wanted)
    try:
        finder.must_let_seek(wanted)
    except Refuse as refused:
        if refused.problem.code != "maintenance":
            raise
        state = await finder.state(await person_of(request))
        return await find_page(request, state, refused.status, "problem-maintenance", wanted)
    person = await greeted(request)
    await finder.seek(person, wanted, address_of(request))
    store = arena_of(request).store
    await keep_profile(store, person.id, replace(await profile_of(store, person.id), finding=wanted))
    return await admitted(request, person, "/find")


def wanted_by(form: dict[str, str]) -> tuple[NewSeek, str | None]:
    """What a form asks for, and what is wrong with it for people. Raises Refuse for what no page of ours sends."""
    patience = form.get("bots", "never")
    asked = {
        "games": [slug for slug in playable() if f"game-{slug}" in form],
        "seats": [count for count in range(2, 13) if f"seats-{count}" in form],
        "tempo": form.get("tempo", "live"),
        "bots_after": int(patience) if patience in ("30", "120") else None if patience == "never" else patience,
    }
    try:
        wanted = msgspec.convert(asked | {"games": asked["games"] or [*playable()]}, NewSeek)
    except msgspec.ValidationError as wrong:
        raise Refuse("malformed", detail=str(wrong)) from wrong
    if not asked["games"]:
        return replace(wanted, games=[]), "find-no-game"
    fits = any(not wanted.seats or count in wanted.seats for slug in wanted.games for count in games.load(slug).seats)
    return wanted, None if fits else "find-no-count"


async def confirm(request: Request) -> Response:
    """Confirm the table that is offered."""
    await arena_of(request).finder.confirm(await sender_of(request), (await form_of(request)).get("offer", ""))
    return see_other("/find")


async def let_bots_in(request: Request) -> Response:
    """Let bots take the free seats now."""
    await arena_of(request).finder.let_bots_in(await sender_of(request))
    return see_other("/find")


async def stop(request: Request) -> Response:
    """Look no longer, or decline the table that is offered."""
    await arena_of(request).finder.stop(await sender_of(request))
    return see_other("/find")


async def stream(request: Request) -> Response:
    """The part of the page that changes, as server-sent events."""
    return EventStream(request, seek_events(request))


async def seek_events(request: Request) -> AsyncIterator[bytes]:
    """How far the search has come, at once and after each change; others who begin to look are shown after a while."""
    arena = arena_of(request)
    yield b"retry: 3000\n\n"
    sent: tuple[SeekState, float, bool] | None = None
    async for changed in arena.finder.news.follow_at_once(HEARTBEAT):
        person = (await decide_access(request)).person
        if person is None:
            return
        await arena.finder.seen(person.id)
        state = await arena.finder.state(person)
        held_up = arena.finder.is_held_up(state)
        if (
            sent is not None
            and held_up == sent[2]
            and is_like(state, sent[0])
            and (not changed or arena.now() - sent[1] < CALM)
        ):
            yield b": still here\n\n"
            continue
        sent = state, arena.now(), held_up
        yield await event_of(request, state)


def is_like(state: SeekState, before: SeekState) -> bool:
    """True if nothing has changed but what the page counts by itself, and the number of others."""
    return timeless(state) == timeless(before)


def timeless(state: SeekState) -> SeekState:
    """A state without its times and the number of others."""
    offer = replace(state.offer, left=0) if state.offer is not None else None
    return replace(state, waited=0, bots_in=state.bots_in and 1, looking=0, usual=None, offer=offer)


async def event_of(request: Request, state: SeekState) -> bytes:
    """A state as an event."""
    held_up = arena_of(request).finder.is_held_up(state)
    html = bytes((await page(request, "seek_news.html", state=state, is_held_up=held_up, **words(state))).body).decode()
    return "".join(f"data: {line}\n" for line in html.splitlines() if line.strip()).encode() + b"\n"


ROUTES = [
    Route("/find", find, Right.ANYONE),
    Route("/find", begin, Right.ENTER, ("POST",)),
    Route("/find/stream", stream, Right.ANYONE),
    Route("/find/confirm", confirm, Right.PLAY, ("POST",)),
    Route("/find/bots", let_bots_in, Right.PLAY, ("POST",)),
    Route("/find/stop", stop, Right.PLAY, ("POST",)),
]
