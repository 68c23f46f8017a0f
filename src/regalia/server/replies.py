"""What was replied to each request: a repeated id is answered as before, and changes nothing."""

from collections import deque
from collections.abc import Iterable

from regalia.server.store import Action
from regalia.server.wire import Done, Refused

Key = tuple[str | None, str]
MOST_REFUSALS = 512
"""So many refusals are remembered; whatever was done is in the store, and remembered for ever."""


class Replies:
    """Replies by person and id."""

    def __init__(self) -> None:
        self._replies: dict[Key, Done | Refused] = {}
        self._refused: deque[Key] = deque()

    def recall(self, actions: Iterable[Action]) -> None:
        """What the store says was done."""
        self._replies |= {(action.person, action.id): Done(action.id, action.seq) for action in actions}

    def to(self, person: str | None, request: str) -> Done | Refused | None:
        """What was replied to this person's request, if it was ever made."""
        return self._replies.get((person, request))

    def remember(self, person: str | None, reply: Done | Refused) -> None:
        """A new reply."""
        key = (person, reply.id)
        self._replies[key] = reply
        if isinstance(reply, Refused):
            self._refused.append(key)
            if len(self._refused) > MOST_REFUSALS:
                self._replies.pop(self._refused.popleft(), None)
