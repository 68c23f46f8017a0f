"""The messages to a table's watchers. A message that is the same for many is encoded once."""

import weakref
from math import inf

from regalia.core import Seat
from regalia.server.asked import orders, passes
from regalia.server.play.brought import seals_of
from regalia.server.table import packs
from regalia.server.table.spectators import as_shown
from regalia.server.table.state import TableState
from regalia.server.talk.talk_message import talk_message
from regalia.server.watching.table_message import clocks_message, table_message
from regalia.server.watching.watcher import Watcher
from regalia.server.wire import encode
from regalia.server.wire.presenting import PresentationMessage
from regalia.server.wire.table import SeatAtTable, TableMessage


class Messages:
    """The current messages of a table."""

    def __init__(self, table: TableState) -> None:
        self._table: TableState = weakref.proxy(table)  # the table refers to this: both would stay in memory
        self._told: dict[tuple[Seat, ...], bytes] = {}
        """The encoded `table` message, by the seats of the reader; the same for all spectators."""

    def forget_table(self) -> None:
        """Encode the `table` message again at its next use: seats, presence or names have changed."""
        self._told.clear()

    def clocks_for(self, watcher: Watcher) -> bytes | None:
        """The `clocks` message; None at a table without clocks."""
        table, services = self._table, self._table.services
        if not table.clocks or table.is_behind(watcher.person, watcher.seat):
            return None
        now = services.now()
        return encode(clocks_message(table.doc, table.clocks, now, services.uptime.outages(now)))

    def sight_for(self, watcher: Watcher) -> bytes | None:
        """The `sight` message for a watcher, with the events since its last one."""
        table, told = self._table, watcher.told
        play, replayed = table.play_seen(watcher.person, watcher.seat), table.replayed
        if play is not None:
            if told >= play.seq and table.is_behind(watcher.person, watcher.seat):
                return None  # else it would learn that something has happened
            watcher.told = play.seq
            return play.sight(watcher.seat, told, watcher.patches)
        if replayed is not None:
            watcher.told = replayed.seq
            return replayed.sight(watcher.seat, told)
        return None

    def talk_for(self, watcher: Watcher) -> bytes | None:
        """The `talk` message for a watcher; None if there is nothing new to it."""
        table, position, known = self._table, watcher.read_position, self._table.services.people.known
        if position is None:
            return None
        late = table.behind is not None and table.is_behind(watcher.person, watcher.seat)
        until = table.behind.until if table.behind is not None and late else inf
        message = talk_message(table.talk, table.doc, watcher.person, position, self._seats, known, until)
        return None if message is None else encode(message)

    def _unless_known(self, watcher: Watcher, message: bytes) -> bytes | None:
        """None for the message that a spectator who sees the game late was sent last: another would tell of something."""
        if not self._table.is_behind(watcher.person, watcher.seat):
            return message
        before, watcher.sent_late = watcher.sent_late, message
        return message if message != before else None

    def analysis_for(self, watcher: Watcher) -> bytes | None:
        """The `analysis` message; None if there is no news of it."""
        news = self._table.analysis
        return None if news is None else encode(news)

    def announcements(self) -> bytes:
        """The `announcements` message, the same for all."""
        return encode(self._table.services.announcements.message())

    def presentation_for(self, watcher: Watcher) -> bytes | None:
        """The `presentation` message; None for a watcher that follows none."""
        link, table = watcher.follows, self._table
        if not link:
            return None
        shown = table.presentations.get(link)
        if shown is None:
            return encode(PresentationMessage(link, "", None, None, (), 0, False))
        known, count = table.services.people.known(shown.person), table.presence.following(link, shown.person)
        yours = watcher.person == shown.person
        name = known.name if known is not None else ""
        return encode(PresentationMessage(link, name, shown.at, shown.seat, shown.marks, count, yours))

    def _seats(self) -> list[SeatAtTable]:
        return self.message_for(None).seats

    def passes_for(self, watcher: Watcher) -> bytes | None:
        """The `passes` message for a watcher; None while its seat has said nothing and is offered no order."""
        table, seat, play = self._table, watcher.seat, self._table.play
        if seat is None or play is None:
            return None
        may_order = seat in play.game.asks and orders.again(play.game, seat, play.given_answers) is not None
        says = may_order or table.doc.seats[seat].passes is not None
        if not says and not watcher.told_passes:
            return None
        watcher.told_passes = says
        said, why = passes.said(table.doc, seat), table.why_passed(seat)
        return encode(passes.message_of(said, play.game, seat, play.given_answers, why, table.pace(seat)))

    def table_for(self, watcher: Watcher) -> bytes | None:
        """The `table` message for a watcher, encoded once for all who have the same seats."""
        own = tuple(self._table.seats_of(watcher.person))
        if own not in self._told:
            self._told[own] = encode(self.message_for(watcher.person))
        return self._unless_known(watcher, self._told[own])

    def message_for(self, person: str | None) -> TableMessage:
        """The `table` message for a person."""
        table, services = self._table, self._table.services
        pack = packs.table_pack(services.library, table.doc)
        replayed = table.replayed
        seals = seals_of(table.doc, table.rules) if replayed is None else [each.hash for each in replayed.record.brought]
        away_after, known = services.settings.away_after, services.people.known
        doc, asking, play = table.doc, table.asking, table.play
        behind = table.behind is not None and not table.seats_of(person)
        if table.behind is not None and behind:
            play = table.behind.table
            doc, asking = as_shown(doc, play), None
        at_random = play.at_random if play else ()
        return table_message(doc, person, table.presence, away_after, known, asking, pack, seals, at_random, behind)
