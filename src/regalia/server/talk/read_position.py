"""How far the chat of a table has been sent to one connection."""

from msgspec import Struct


class ReadPosition(Struct):
    """What one connection has been sent of the chat."""

    told: int | None = None
    """The last change that was sent, or passed by without anything to send; None before everything was sent."""
    muted: frozenset[str] = frozenset()
    """The people whom its person has muted."""
    administers: bool = False
    """True if its person is an administrator."""
    view: tuple[bool, frozenset[str], bool] = (False, frozenset(), False)
    """If asides were sent, who was muted, if lines could be removed: when it changes, everything is sent again."""

    def forget(self) -> None:
        """Send everything again."""
        self.told, self.view = None, ReadPosition().view
