"""What was replied to each request: a repeated id is answered as before, and changes nothing."""

from collections import OrderedDict, defaultdict
from collections.abc import Iterable

from regalia.server.store import Action
from regalia.server.wire import Done, Refused

MOST_REFUSALS = 512
"""So many refusals are remembered for each person; whatever was done is in the store, and remembered for ever."""
PASSING = {"not_saved", "try_again"}
"""Refusals of what may succeed when it is asked again, with the same id."""


class Replies:
    """Replies by person and id."""

    def __init__(self) -> None:
        self._done: dict[tuple[str | None, str], Done] = {}
        self._refused: defaultdict[str | None, OrderedDict[str, Refused]] = defaultdict(OrderedDict)

    def recall(self, actions: Iterable[Action]) -> None:
        """What the store says was done."""
        self._done |= {(action.person, action.id): Done(action.id, action.seq) for action in actions}

    def to(self, person: str | None, request: str) -> Done | Refused | None:
        """What was replied to this person's request, if it was ever made."""
        done = self._done.get((person, request))
        return done or (self._refused[person].get(request) if person in self._refused else None)

    def remember(self, person: str | None, reply: Done | Refused) -> None:
        """A new reply."""
        if isinstance(reply, Done):
            self._done[person, reply.id] = reply
        elif reply.error.code not in PASSING:
            refused = self._refused[person]
            refused[reply.id] = reply
            if len(refused) > MOST_REFUSALS:
                refused.popitem(last=False)
