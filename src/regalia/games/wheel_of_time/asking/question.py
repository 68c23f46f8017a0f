"""Rules 12.2. Questions about an entry of a card."""

from regalia.core import Choice, Eyes
from regalia.games.wheel_of_time.pieces import Context, Ref
from regalia.games.wheel_of_time.seen import Shown


class AboutEntry(Choice, frozen=True):
    """A question while an entry is used, paid for or carried out. Everyone sees whose card it is."""

    ref: Ref
    ctx: Context

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(kind=self.ref.kind)
