"""Writes e-mails, and hands them to the host's mail server."""

import hashlib
import logging
from collections.abc import Mapping, Sequence
from email.message import EmailMessage
from email.utils import formatdate
from html import escape
from ipaddress import ip_address
from urllib.parse import urlsplit

from msgspec import Struct

from regalia.server.notices.posting import Outcome
from regalia.server.notices.words import OWN, Message
from regalia.server.settings import Settings
from regalia.server.store.notices import Channel
from regalia.text.texts import Texts

log = logging.getLogger(__name__)

PATIENCE = 20.0
"""Seconds for which the mail server is waited for."""


class Line(Struct, frozen=True):
    """A paragraph of an e-mail, and where it leads."""

    text: str
    link: str = ""
    label: str = ""
    """What the link is called in HTML."""


class Mailer:
    """Sends e-mails through one mail server."""

    def __init__(self, settings: Settings) -> None:
        self._server = urlsplit(settings.smtp)
        self._user, self._password = settings.smtp_user or None, settings.smtp_password or None
        self._from = settings.mail_from

    @property
    def is_on(self) -> bool:
        """True if the host has named a mail server."""
        return bool(self._server.hostname)

    async def __call__(self, channel: Channel, messages: Sequence[Message], name: str) -> Outcome:
        """Send notices in one e-mail, with a link by which no more are sent."""
        say = Texts(channel.language, OWN)
        stop = f"{channel.origin}/notices/unsubscribe/{channel.id}.{channel.secret}"
        subject = messages[0].text if len(messages) == 1 else say("mail-notices", count=len(messages))
        lines = [line for message in messages for line in lines_of(message, say("mail-open"))]
        more = [Line(say("mail-why")), Line("", stop, say("mail-stop"))]
        headers = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        return await self.send(channel.address, subject, [*lines, *more], channel.language, name, headers)

    async def send(
        self,
        address: str,
        subject: str,
        lines: Sequence[Line],
        language: str,
        name: str,
        headers: Mapping[str, str] | None = None,
    ) -> Outcome:
        """Send an e-mail. One with the same name is the same e-mail."""
        letter = EmailMessage()
        domain = self._from.partition("@")[2]
        identity = f"<{hashlib.sha256(name.encode()).hexdigest()[:32]}@{domain}>"
        fixed = {"From": f"Regalia <{self._from}>", "To": address, "Subject": subject, "Message-ID": identity}
        for header, value in {**fixed, "Auto-Submitted": "auto-generated", **(headers or {})}.items():
            letter[header] = value
        letter["Date"] = formatdate(usegmt=True)
        letter.set_content(plain(lines))
        letter.add_alternative(html(lines, language), subtype="html")
        return await self._hand_over(letter)

    async def _hand_over(self, letter: EmailMessage) -> Outcome:
        """Give an e-mail to the mail server. A password is sent encrypted, or to this machine."""
        import aiosmtplib

        host, is_tls = self._server.hostname or "", self._server.scheme == "smtps"
        must_encrypt = not is_tls and self._user is not None and not is_here(host)
        try:
            await aiosmtplib.send(
                letter,
                hostname=host,
                port=self._server.port,
                username=self._user,
                password=self._password,
                use_tls=is_tls,
                start_tls=True if must_encrypt else False if is_tls or is_here(host) else None,
                timeout=PATIENCE,
            )
        except (OSError, ValueError, aiosmtplib.SMTPException) as failed:
            log.warning("the mail server does not take an e-mail: %s", " ".join(str(failed).split()))
            return "later"
        return "sent"


def lines_of(message: Message, label: str) -> list[Line]:
    """A notice as paragraphs: the story comes before the link, if there is one."""
    if not message.story:
        return [Line(message.text, message.link, label)]
    return [Line(message.text), Line(message.story, message.link, label)]


def is_here(host: str) -> bool:
    """True if a host is this machine."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def plain(lines: Sequence[Line]) -> str:
    """The text of an e-mail."""
    parts = ["\n".join(filter(None, (line.text or line.label, line.link))) for line in lines]
    return "\n\n".join(parts) + "\n"


def html(lines: Sequence[Line], language: str) -> str:
    """The HTML of an e-mail. It loads nothing."""
    paragraphs = "\n".join(f"<p>{escape(line.text)}{anchor(line)}</p>" for line in lines)
    style = "font: 16px/1.5 sans-serif; max-width: 36em; margin: 1em auto; padding: 0 1em"
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>Regalia</title></head>\n'
        f'<body style="{style}">\n{paragraphs}\n</body></html>\n'
    )


def anchor(line: Line) -> str:
    """The link of a paragraph; empty if it has none."""
    if not line.link:
        return ""
    return f'{"<br>" if line.text else ""}<a href="{escape(line.link)}">{escape(line.label)}</a>'
