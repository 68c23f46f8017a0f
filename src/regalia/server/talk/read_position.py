"""How far the chat of a table has been sent to one connection."""

from msgspec import Struct


class ReadPosition(Struct):
    """What one connection has been sent of the chat."""

    told: int | None = None
    """The last change that was sent, or passed by without anything to send; None before everything was sent."""
    ahead: frozenset[tuple[int, int]] = frozenset()
    """The numbers of later lines that were sent all the same, each with the change: lines before them are shown late."""
    muted: frozenset[str] = frozenset()
    """The people whom its person has muted."""
    administers: bool = False
    """True if its person is an administrator."""
    view: tuple[bool, frozenset[str], bool] = (False, frozenset(), False)
    """If asides were sent, who was muted, if lines could be removed: when it changes, everything is sent again."""

    def forget(self) -> None:
        """Send everything again."""
        self.told, self.ahead, self.view = None, frozenset(), ReadPosition().view
