"""Sends notices to webhooks."""

from collections.abc import Sequence

import msgspec

from regalia.server.notices.posting import Outcome, is_allowed, post
from regalia.server.notices.words import Message, body_for
from regalia.server.store.notices import Channel


class Webhooks:
    """Sends notices to webhooks at the origins that the host allows."""

    def __init__(self, origins: Sequence[str]) -> None:
        self._origins = origins

    async def __call__(self, channel: Channel, message: Message, name: str) -> Outcome:
        """Send one message. `name` is the same whenever it is sent again."""
        if not is_allowed(channel.address, self._origins):
            return "gone"
        body = msgspec.json.encode(body_for(channel.address, message))
        return await post(channel.address, body, {"Content-Type": "application/json", "Idempotency-Key": name})
