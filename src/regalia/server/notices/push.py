"""Web Push: notices on a person's devices, while no page is open.

`sealing` is imported where it is used: cryptography takes long to load, and most arenas start without a need for it.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Sequence

import msgspec

from regalia.server.notices.posting import Outcome, is_allowed, origin_of, post
from regalia.server.notices.words import Message
from regalia.server.store import Store
from regalia.server.store.notices import Channel

KEY = "push"
"""The name under which the arena keeps its key. Browsers that subscribed take messages of this key alone."""
SIGNED_FOR = 12 * 3600.0
"""Seconds for which a signature holds; push services take up to a day."""
KEPT_FOR = {
    "turn": 3 * 86400,
    "flag": 3 * 3600,
    "over": 7 * 86400,
    "invited": 86400,
    "mentioned": 86400,
    "round": 3600,
    "club": 7 * 86400,
    "found": 86400,
    "season": 7 * 86400,
}
"""Seconds for which a push service keeps each kind of notice for a device that is off."""


class Push:
    """Sends notices to browsers, through the push services that the host allows."""

    def __init__(self, store: Store, origins: Sequence[str], contact: str, now: Callable[[], float]) -> None:
        self._store = store
        self._origins = origins
        self._contact = contact
        self._now = now
        self._key = ""

    async def public_key(self) -> str:
        """The public key that a browser needs to subscribe."""
        from regalia.server.notices.sealing import key_in, public_of, text

        return text(public_of(key_in(await self._own_key())))

    def is_allowed(self, address: str) -> bool:
        """True if a browser may be reached at this address."""
        return is_allowed(address, self._origins)

    async def __call__(self, channel: Channel, message: Message, name: str) -> Outcome:
        """Send one message to a browser whose person is still signed in there."""
        from regalia.server.notices.sealing import key_in, signature, text

        devices = {session.device for session in await self._store.sessions(channel.person)}
        if channel.label not in devices or not self.is_allowed(channel.address):
            return "gone"
        key = key_in(await self._own_key())
        signed = signature(key, origin_of(channel.address), self._contact_for(channel), self._now() + SIGNED_FOR)
        headers = {
            "Authorization": signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR[message.kind]),
            "Topic": text(hashlib.sha256(name.encode()).digest())[:32],
            "Urgency": "normal",
        }
        return await post(channel.address, await asyncio.to_thread(message_for, channel, message, name), headers)

    def _contact_for(self, channel: Channel) -> str:
        """The contact address for push services; some refuse a signature without one."""
        if self._contact:
            return f"mailto:{self._contact}"
        return channel.origin if channel.origin.startswith("https:") else "mailto:host@localhost"

    async def _own_key(self) -> str:
        if not self._key:
            from regalia.server.notices.sealing import new_key

            self._key = await self._store.arena_key(KEY, new_key())
        return self._key


def message_for(channel: Channel, message: Message, name: str) -> bytes:
    """What is sent to a browser. A notice with the same name takes the place of the one before."""
    from regalia.server.notices.sealing import SALT, key_in, new_key, octets, sealed

    said = {
        "title": message.title,
        "text": f"{message.text} {message.short}".strip(),
        "link": message.link.removeprefix(channel.origin),
        "name": name,
        "table": message.table,
        "language": channel.language,
    }
    public, auth = map(octets, channel.secret.split("."))
    return sealed(msgspec.json.encode(said), public, auth, key_in(new_key()), secrets.token_bytes(SALT))
