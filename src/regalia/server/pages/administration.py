"""The administration of an arena, for hosts. To all others its addresses look like those of pages that do not exist.

Every change asks for a credential of the last ten minutes, and is noted in the log.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.errors import Refuse
from regalia.server.http import arena_of, language_of, visitor_of
from regalia.server.pages import announcements, moderation, overseeing, table_search
from regalia.server.pages.forms import form_of, see_other
from regalia.server.pages.render import Say, page
from regalia.server.pages.sites import site_of
from regalia.server.people.accounts import Declined
from regalia.server.people.names import shown_of
from regalia.server.people.registration import CHOICES, MOST_DAYS, MOST_USES
from regalia.server.people.rights import Right
from regalia.server.people.sessions import Visitor
from regalia.server.routing import Route
from regalia.server.store import Person
from regalia.server.store.administration import LATEST
from regalia.text.texts import Texts

OTHERS = ("PUT", "PATCH", "DELETE", "OPTIONS")
"""Methods that the administration does not have; strangers learn nothing by them."""
FOUND, LOGGED = 50, 50
"""Most people that a search shows, and lines of the log on one page."""
Form = dict[str, str]


async def see(request: Request) -> Response:
    """The page of the administration."""
    what = request.path_params.get("what", "")
    if what not in VIEWS:
        raise Refuse("not_found")
    return await VIEWS[what](request)


async def change(request: Request) -> Response:
    """Carry out a change."""
    what = request.path_params.get("what", "")
    if what not in CHANGES:
        raise Refuse("not_found")
    try:
        request.state.form = await form_of(request)
        return await CHANGES[what](request, await visitor_of(request), request.state.form)
    except (Declined, Refuse) as declined:
        why = declined.why if isinstance(declined, Declined) else declined.problem.code
        if f"admin-problem-{why.replace('_', '-')}" not in Texts(language_of(request), "regalia.server"):
            raise  # the page that all errors have
        return await VIEWS.get(what.partition("/")[0], shown)(request, 409, why)


async def missing(request: Request) -> Response:
    """An address that does not exist, for the host, too."""
    raise Refuse("not_found")


async def shown(request: Request, status: int = 200, problem: str | None = None, link: str | None = None) -> Response:
    """The page: rules, invitations, people who were searched for, the log."""
    arena, words = arena_of(request), request.query_params.get("q", "").strip()
    before = request.query_params.get("before", "")
    is_number = before.isascii() and before.isdecimal() and len(before) < 18
    log = await arena.store.logged_before(int(before) if is_number else LATEST, LOGGED + 1)
    return await page(
        request,
        "admin.html",
        status,
        problem=problem,
        link=link,
        rules_of_arena={choice: (await arena.registration.rule(choice), values) for choice, values in CHOICES.items()},
        invitations=await arena.store.invitations(),
        now=arena.now(),
        most_uses=MOST_USES,
        most_days=MOST_DAYS,
        words=words,
        found=await arena.store.search_people(words, FOUND) if words else [],
        deeds=[each.entry for each in log[:LOGGED]],
        earlier=log[LOGGED - 1].number if len(log) > LOGGED else None,
    )


async def choose(request: Request, host: Visitor, form: Form) -> Response:
    """Change who may register, and whether guests may play."""
    registration = arena_of(request).registration
    for choice in CHOICES:
        value, rule = form.get(choice), await registration.rule(choice)
        if value is not None and value != rule.value:
            await registration.choose(choice, value, host.person.name)
    return see_other("/admin")


async def invite(request: Request, host: Visitor, form: Form) -> Response:
    """Make an invitation; its link is shown once."""
    uses, days = (int(number) if number.isdecimal() and len(number) < 5 else 1 for number in counts_in(form))
    token = await arena_of(request).registration.invite(host, shown_of(form.get("note", "")), uses, days)
    return await shown(request, link=f"{site_of(request).origin}/invitation/{token}")


def counts_in(form: Form) -> tuple[str, str]:
    """How often, and for how many days, as the form has it."""
    return form.get("uses", "1"), form.get("days", "7")


async def revoke(request: Request, host: Visitor, form: Form) -> Response:
    """End an invitation."""
    await arena_of(request).registration.revoke(form.get("invitation", ""), host.person.name)
    return see_other("/admin#invitations")


async def sign_out(request: Request, host: Visitor, form: Form) -> Response:
    """End all sessions of a person, and the tokens of their programs."""
    arena, person = arena_of(request), await person_in(request, form)
    await note(request, host, "sign-out", f"{person.name} ({person.id})")
    await arena.end(*await arena.sessions.of(person.id))
    for program in await arena.programs.of(person.id):
        await arena.end_program(person.id, program.id)
    return see_other("/admin#people")


async def rename(request: Request, host: Visitor, form: Form) -> Response:
    """Give a person another name."""
    arena, person = arena_of(request), await person_in(request, form)
    name = await arena.accounts.free_name(person.id, form.get("name", "").strip())
    await note(request, host, "rename", f"{person.name} ({person.id}) → {name}")
    await arena.greet(name, person)
    return see_other("/admin#people")


async def close_account(request: Request, host: Visitor, form: Form) -> Response:
    """Delete everything about a person but the games that they have played."""
    person = await person_in(request, form)
    if form.get("sure") != "yes" or person.id == host.person.id:
        raise Refuse("not_sure")
    await note(request, host, "close-account", f"{person.name} ({person.id})")
    await arena_of(request).forget(person.id, Say(language_of(request))("former-player"))
    return see_other("/admin#people")


async def person_in(request: Request, form: Form) -> Person:
    """The person whom a form is about. Raises Refuse if there is none."""
    person = await arena_of(request).people.find(form.get("person", ""))
    if person is None:
        raise Refuse("no_such_person")
    return person


async def note(request: Request, host: Visitor, deed: str, about: str) -> None:
    """Note in the log what is done next."""
    arena = arena_of(request)
    await arena.store.save_audit_entry(arena.registration.audit_entry(host.person.name, deed, about))


class View(Protocol):
    """Shows a page of the administration, with the code of what went wrong, if anything did."""

    def __call__(self, request: Request, status: int = 200, problem: str | None = None) -> Awaitable[Response]:
        """The page."""
        ...


VIEWS: dict[str, View] = {
    "": shown,
    "reports": moderation.shown,
    "tables": table_search.shown,
    "announcements": announcements.administer,
    "figures": overseeing.shown,
}
"""What is shown at which address."""
CHANGES: dict[str, Callable[[Request, Visitor, Form], Awaitable[Response]]] = {
    "rules": choose,
    "invitations": invite,
    "invitations/revoke": revoke,
    "people/sign-out": sign_out,
    "people/rename": rename,
    "people/close": close_account,
    "tables/close": table_search.close,
    "announcements/news": announcements.publish,
    "announcements/maintenance": announcements.maintain,
    "announcements/end": announcements.end,
    "reports/decide": moderation.decide,
    "reports/lift": moderation.lift,
}
"""What is done at which address."""

ROUTES = [
    route
    for path in ("/admin", "/admin/{what:path}")
    for route in (
        Route(path, see, Right.HOST),
        Route(path, change, Right.ADMINISTER, ("POST",)),
        Route(path, missing, Right.HOST, OTHERS),
    )
]
