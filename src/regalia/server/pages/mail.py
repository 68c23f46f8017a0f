"""E-mail addresses of accounts: given, confirmed, removed; recovery by e-mail; and the link that ends notices."""

from collections.abc import Sequence
from hmac import compare_digest
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.arena import Arena
from regalia.server.errors import Refuse
from regalia.server.http import arena_of, device_at, language_of, sender_of, visitor_of
from regalia.server.notices.mail import Line
from regalia.server.notices.words import OWN
from regalia.server.pages.account import account_page
from regalia.server.pages.forms import form_of, see_other
from regalia.server.pages.notices import new_channel, origin_of
from regalia.server.pages.render import page
from regalia.server.pages.signing import let_in, signing_page
from regalia.server.pages.signing import origin_of as whence
from regalia.server.people.accounts import Declined
from regalia.server.people.letters import Kind
from regalia.server.people.rights import Right
from regalia.server.routing import Route
from regalia.server.store import Conflict
from regalia.server.store.alerts import Alert
from regalia.server.store.identity import Account, Letter
from regalia.server.store.notices import Channel
from regalia.text.addresses import MAIL
from regalia.text.texts import Texts

WORDS: dict[Kind, tuple[str, str, str]] = {
    "confirm": ("mail-confirm-subject", "mail-confirm-text", "mail-confirm-link"),
    "recover": ("mail-recover-subject", "mail-recover-text", "mail-recover-link"),
}
"""Subject, text and the link of each kind of letter."""


def must_have_mail(request: Request) -> Arena:
    """The arena. Raises Refuse if it sends no e-mail."""
    arena = arena_of(request)
    if not arena.mailer.is_on:
        raise Refuse("not_found")
    return arena


async def add_address(request: Request) -> Response:
    """Send a link by which an address is confirmed. It counts for nothing before."""
    arena, visitor = must_have_mail(request), await visitor_of(request)
    address = (await form_of(request)).get("address", "").strip()
    if len(address) > 254 or not MAIL.fullmatch(address):
        return await account_page(request, visitor, 400, problem="mail")
    secret = await arena.letters.begin(visitor.person.id, "confirm", address)
    if secret is None:
        return await account_page(request, visitor, 429, problem="too_fast")
    link, language = f"{origin_of(request)}/mail/confirm/{secret}", language_of(request)
    arena.tasks.begin(write(arena, address, "confirm", link, language, visitor.person.name))
    return await account_page(request, visitor, sent_to=address)


async def write(arena: Arena, address: str, kind: Kind, link: str, language: str, name: str) -> None:
    """Send a letter with a link."""
    say, (subject, text, label) = Texts(language, OWN), WORDS[kind]
    lines = [Line(say(text, who=name)), Line("", link, say(label)), Line(say("mail-not-you"))]
    await arena.mailer.send(address, say(subject), lines, language, link)


async def drop_address(request: Request) -> Response:
    """Remove one's address."""
    arena, person = must_have_mail(request), await sender_of(request)
    if await addresses_of(arena, person.id):
        await arena.store.drop_address(Alert(person.id, "mail_removed", device_at(request), arena.now()))
    return see_other((await form_of(request)).get("next", "/account#mail"))


async def addresses_of(arena: Arena, person: str) -> Sequence[Channel]:
    """The confirmed address of a person, if there is one."""
    return [channel for channel in await arena.store.channels(person) if channel.medium == "mail"]


async def letter_page(request: Request, about: str, status: int = 200, **more: Any) -> Response:
    """A page to which the link in an e-mail leads, or what comes of it."""
    shown = {"form": False, "password": False, "problem": None} | more
    return await page(request, "letter.html", status, about=about, **shown)


async def letter_at(request: Request, kind: Kind) -> Letter | None:
    """What the link in the path is for."""
    return await must_have_mail(request).letters.find(request.path_params["secret"], kind)


async def confirm_form(request: Request) -> Response:
    """The page behind the link. Looking at it confirms nothing: programs that check e-mails look, too."""
    if await letter_at(request, "confirm") is None:
        return await letter_page(request, "letter-lapsed", 404)
    return await letter_page(request, "letter-confirm", form=True)


async def confirm(request: Request) -> Response:
    """Confirm an address; notices go there from now on."""
    arena, letter = must_have_mail(request), await letter_at(request, "confirm")
    person = await arena.people.find(letter.person) if letter is not None else None
    if letter is None or person is None:
        return await letter_page(request, "letter-lapsed", 404)
    channel = new_channel(request, person, letter.address, "mail")
    try:
        alert = Alert(person.id, "mail_changed", device_at(request), arena.now())
        await arena.store.set_address(channel, letter.id, alert)
    except Conflict:
        return await letter_page(request, "letter-lapsed", 404)
    return await letter_page(request, "letter-confirmed")


async def ask_for_recovery(request: Request) -> Response:
    """Send a link to the address of an account. What is answered, and when, is the same if there is none."""
    arena, name = must_have_mail(request), (await form_of(request)).get("name", "").strip()
    try:
        account = await arena.accounts.named(name, whence(request))
    except Declined as declined:
        return await signing_page(request, "recover.html", declined.why, name=name)
    arena.tasks.begin(write_to(arena, account, name))
    return await letter_page(request, "letter-sent")


async def write_to(arena: Arena, account: Account | None, name: str) -> None:
    """Send a link for recovery, if the account has an address."""
    for channel in await addresses_of(arena, account.person) if account is not None else ():
        secret = await arena.letters.begin(channel.person, "recover", channel.address)
        if secret is not None:
            link = f"{channel.origin}/mail/recover/{secret}"
            await write(arena, channel.address, "recover", link, channel.language, name)


async def reset_form(request: Request) -> Response:
    """The form for another password."""
    if await letter_at(request, "recover") is None:
        return await letter_page(request, "letter-lapsed", 404)
    return await letter_page(request, "letter-recover", form=True, password=True)


async def reset(request: Request) -> Response:
    """Set another password; all devices are signed out but this one, and all tokens end."""
    arena, letter = must_have_mail(request), await letter_at(request, "recover")
    person = await arena.people.find(letter.person) if letter is not None else None
    if letter is None or person is None:
        return await letter_page(request, "letter-lapsed", 404)
    try:
        password = (await form_of(request)).get("password", "")
        signed = await arena.accounts.reset(letter, person.name, password, device_at(request))
    except Declined as declined:
        if declined.why == "wrong_letter":
            return await letter_page(request, "letter-lapsed", 404)
        return await letter_page(request, "letter-recover", 400, form=True, password=True, problem=declined.why)
    arena.other_nodes.drop_lines(person.id)
    return await let_in(request, "/account/access", *signed)


async def unsubscribe_form(request: Request) -> Response:
    """The page behind the link that ends notices. It takes no sign-in."""
    if await channel_at(request) is None:
        return await letter_page(request, "letter-lapsed", 404)
    return await letter_page(request, "letter-stop", form=True)


async def unsubscribe(request: Request) -> Response:
    """Send no more notices to an address; mail programs ask for it, too (RFC 8058). The address stays for recovery."""
    channel = await channel_at(request)
    if channel is None:
        return await letter_page(request, "letter-lapsed", 404)
    await arena_of(request).store.stop_channel(channel.id)
    return await letter_page(request, "letter-stopped")


async def channel_at(request: Request) -> Channel | None:
    """The channel whose secret stands in the path."""
    name, _, secret = request.path_params["stop"].partition(".")
    channel = await arena_of(request).store.channel(name)
    is_right = channel is not None and channel.medium == "mail" and compare_digest(channel.secret.encode(), secret.encode())
    return channel if is_right else None


ROUTES = [
    Route("/account/mail", add_address, Right.CREDENTIALS, ("POST",)),
    Route("/account/mail/drop", drop_address, Right.CREDENTIALS, ("POST",)),
    Route("/mail/confirm/{secret}", confirm_form, Right.ENTER),
    Route("/mail/confirm/{secret}", confirm, Right.ENTER, ("POST",)),
    Route("/recover/mail", ask_for_recovery, Right.ENTER, ("POST",)),
    Route("/mail/recover/{secret}", reset_form, Right.ENTER),
    Route("/mail/recover/{secret}", reset, Right.ENTER, ("POST",)),
    Route("/notices/unsubscribe/{stop}", unsubscribe_form, Right.ANYONE),
    Route("/notices/unsubscribe/{stop}", unsubscribe, Right.ANYONE, ("POST",)),
]
