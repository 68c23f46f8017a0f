"""Sends e-mails about changed credentials: at least once, also to those who chose no notifications."""

from collections.abc import Callable

from regalia.server.notices.mail import Line, Mailer
from regalia.server.notices.postman import IN_HAND, MOST_TRIES, retry_after
from regalia.server.notices.words import OWN
from regalia.server.store import Store
from regalia.server.store.alerts import Warned
from regalia.server.time.tempo import DAY
from regalia.text.texts import Texts

ROUND = 5.0
"""Seconds between rounds."""
KEPT = 90 * DAY
"""Seconds for which alerts are kept."""


class Warner:
    """Takes what is due to the mail server."""

    def __init__(self, store: Store, mailer: Mailer, now: Callable[[], float]) -> None:
        self._store = store
        self._mailer = mailer
        self._now = now
        self._forgot_at = 0.0

    async def round(self) -> None:
        """Send all that is due; once a day delete what is old."""
        now = self._now()
        for warning in await self._store.warnings(now) if self._mailer.is_on else ():
            if await self._store.hold_warning(warning, now + IN_HAND):
                await self._send(warning)
        if now - self._forgot_at > DAY:
            self._forgot_at = now
            await self._store.forget_alerts(now - KEPT)

    async def _send(self, warning: Warned) -> None:
        say, device = Texts(warning.language, OWN), warning.alert.device
        lines = [
            Line(say("alert-mail", who=warning.name, what=say(f"alert-{warning.alert.what}"))),
            *([Line(say("alert-device", device=device))] if device else []),
            Line(say("alert-not-you"), f"{warning.origin}/account", say("alert-look")),
        ]
        name = f"alert-{warning.number}-{warning.alert.made}"
        outcome = await self._mailer.send(warning.address, say("alert-subject"), lines, warning.language, name)
        if outcome == "sent" or warning.tried + 1 >= MOST_TRIES:
            await self._store.end_warning(warning.number)
        else:
            wait = retry_after(warning.tried)
            await self._store.put_off_warning(warning.number, self._now() + wait)
