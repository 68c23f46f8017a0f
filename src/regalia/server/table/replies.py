"""Replies by request id: a repeated request gets the same reply, and changes nothing."""

from collections import OrderedDict, defaultdict
from collections.abc import Iterable

from regalia.server.store import Action
from regalia.server.wire.sights import Done, Refused

MOST_REFUSALS = 512
"""The most refusals kept for each person. Requests that were carried out are in the store, and kept for ever."""
PASSING = {"not_saved", "try_again"}
"""Refusals that are not kept: the same request may succeed later."""


class Replies:
    """Replies by person and id."""

    def __init__(self) -> None:
        self._done: dict[tuple[str | None, str], Done] = {}
        self._refused: defaultdict[str | None, OrderedDict[str, Refused]] = defaultdict(OrderedDict)

    def recall(self, actions: Iterable[Action]) -> None:
        """Load the replies to saved actions."""
        self._done |= {(action.person, action.id): Done(action.id, action.seq) for action in actions}

    def to(self, person: str | None, request: str) -> Done | Refused | None:
        """The reply to this person's request, or None for a new one."""
        done = self._done.get((person, request))
        return done or (self._refused[person].get(request) if person in self._refused else None)

    def remember(self, person: str | None, reply: Done | Refused) -> None:
        """Keep a reply."""
        if isinstance(reply, Done):
            self._done[person, reply.id] = reply
        elif reply.error.code not in PASSING:
            refused = self._refused[person]
            refused[reply.id] = reply
            if len(refused) > MOST_REFUSALS:
                refused.popitem(last=False)
