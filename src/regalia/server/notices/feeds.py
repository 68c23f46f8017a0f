"""A person's turns as an Atom feed, and the ends of their time as a calendar."""

from collections.abc import Sequence
from datetime import UTC, datetime
from xml.etree import ElementTree as Xml

from msgspec import Struct

from regalia import games
from regalia.server.lobby.lobby import Lobbies
from regalia.server.notices.words import OWN, SAID
from regalia.server.store import Person, Store
from regalia.server.store.notices import Feed, NoticeKind
from regalia.server.table.document import falls_for
from regalia.server.time.rests import Span
from regalia.text.texts import Texts

ATOM = "http://www.w3.org/2005/Atom"
WIDTH = 74
"""Most bytes of a line in a calendar, without its end."""


class Turn(Struct, frozen=True):
    """A table that waits for a person, or a game that is over."""

    table: str
    mark: str
    """Different for different turns at a table."""
    at: float
    """Since when."""
    title: str
    text: str


async def turns_of(lobbies: Lobbies, store: Store, feed: Feed) -> list[Turn]:
    """What waits for a person, and their finished games."""
    own, lobby = Texts(feed.language, OWN), await lobbies.seen_by(Person(feed.person, ""))
    turns = []
    for table in [*lobby.yours, *lobby.finished]:
        kind: NoticeKind = "over" if table.status == "over" else "turn"
        if kind == "turn" and table.id not in lobby.your_turn:
            continue
        its, actions = Texts(feed.language, games.package(table.game)), await store.actions(table.id)
        at = next((action.at for action in reversed(actions) if action.at is not None), 0.0)
        waits = lobby.waiting.get(table.id)
        title = its("game-title")
        said = own(SAID[kind], game=title, table=table.id)
        asked = its.untold(f"decision-{waits.decision}") if waits is not None else ""
        turns.append(Turn(table.id, f"{kind}-{len(actions)}", at, f"{title} {table.id}", f"{said} {asked}".strip()))
    return turns


def atom(feed: Feed, turns: list[Turn]) -> bytes:
    """The turns as an Atom feed."""
    Xml.register_namespace("", ATOM)
    root = Xml.Element(f"{{{ATOM}}}feed")
    add(root, "id", f"{feed.origin}/#{feed.id[:16]}")
    add(root, "title", Texts(feed.language, OWN)("your-tables"))
    add(root, "updated", stamp(max((turn.at for turn in turns), default=0.0)))
    add(add(root, "author"), "name", Texts(feed.language, OWN)("site-name"))
    for turn in turns:
        link, entry = f"{feed.origin}/t/{turn.table}", add(root, "entry")
        add(entry, "id", f"{link}#{turn.mark}")
        add(entry, "title", turn.title)
        add(entry, "updated", stamp(turn.at))
        add(entry, "link").set("href", link)
        add(entry, "summary", turn.text)
    return bytes(Xml.tostring(root, encoding="utf-8", xml_declaration=True))


def add(parent: Xml.Element, name: str, text: str | None = None) -> Xml.Element:
    """A new element in another."""
    element = Xml.SubElement(parent, f"{{{ATOM}}}{name}")
    element.text = text
    return element


def stamp(at: float) -> str:
    """A time as Atom writes it."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


async def calendar(feed: Feed, turns: list[Turn], store: Store, outages: Sequence[Span]) -> bytes:
    """The moments at which the person's flags fall, as an iCalendar."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Regalia//Regalia//EN"]
    for turn in turns:
        doc, clocks = await store.table(turn.table), await store.clocks(turn.table)
        falls = falls_for(doc, clocks or (), feed.person, outages) if doc is not None else None
        if falls is not None:
            lines += event(feed, turn, falls)
    return "".join(folded(line) for line in [*lines, "END:VCALENDAR"]).encode()


def event(feed: Feed, turn: Turn, falls: float) -> list[str]:
    """The end of the time for one turn."""
    link, at = f"{feed.origin}/t/{turn.table}", datetime.fromtimestamp(falls, UTC).strftime("%Y%m%dT%H%M%SZ")
    summary = Texts(feed.language, OWN)("notice-until", table=turn.title)
    made = datetime.fromtimestamp(turn.at, UTC).strftime("%Y%m%dT%H%M%SZ")
    facts = {"UID": f"{turn.table}-{turn.mark}@regalia", "DTSTAMP": made, "DTSTART": at, "URL": link}
    named = [f"{name}:{value}" for name, value in facts.items()]
    words = [f"SUMMARY:{escaped(summary)}", f"DESCRIPTION:{escaped(turn.text)}"]
    return ["BEGIN:VEVENT", *named, *words, "END:VEVENT"]


def escaped(text: str) -> str:
    """A text as iCalendar writes it (RFC 5545, 3.3.11)."""
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


def folded(line: str) -> str:
    """A line in pieces of at most 75 bytes, no character cut (RFC 5545, 3.1)."""
    pieces, room = [""], WIDTH
    for character in line:
        size = len(character.encode())
        if size > room:
            pieces.append(" ")
            room = WIDTH - 1
        pieces[-1] += character
        room -= size
    return "".join(f"{piece}\r\n" for piece in pieces)
