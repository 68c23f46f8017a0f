"""A database of each step of the schema, as SQL text in `steps/`, saved by the code of its time.

After a new step, `python -m tests.server.store.versions` writes the database of that step.
"""

import asyncio
import tempfile
import zlib
from contextlib import closing
from pathlib import Path

import apsw
from msgspec.structs import replace

from regalia.core import Seat
from regalia.ratings import SideTally
from regalia.server.store import (
    Action,
    Belonging,
    Entry,
    Event,
    Offer,
    Pairing,
    Person,
    Publication,
    ReplayPart,
    Round,
    Seek,
    Sitting,
    Snapshot,
    Status,
    Store,
    TableDoc,
    Wait,
)
from regalia.server.store.administration import AuditEntry, Invitation
from regalia.server.store.alerts import Alert
from regalia.server.store.analyses import Limits
from regalia.server.store.announcements import Announcement
from regalia.server.store.clubs import AgreedInClub, Club, Member
from regalia.server.store.credentials import Ceremony, Link, Passkey
from regalia.server.store.events import EventNote, season_of
from regalia.server.store.identity import Account, Letter, Program, Session
from regalia.server.store.notices import Channel, Feed, Notice
from regalia.server.store.ratings import FIRST, PersonRating, Pool
from regalia.server.store.reports import Report, ReportedLine, Sanction
from regalia.server.store.results import Key, Result
from regalia.server.store.schema import SQLITE_STEPS
from regalia.server.store.sql import Change
from regalia.server.store.sqlite import SqliteStore, connect
from regalia.server.store.talk import Line
from regalia.server.time.clocks import Clock
from regalia.server.time.hours import Hours
from regalia.tournaments import Score

FOLDER = Path(__file__).with_name("steps")
AUDIT_ENTRY = AuditEntry(8.0, "Ada", "registration", "open")
ORIGIN = "https://arena.example.org"
HOOK = Channel("c-1", "u_ada", "https://example.org/hook", "en", ORIGIN)
ALERT = Alert("u_ada", "codes", "Firefox", 9.0)
CLUB = Club(
    "c_1", "Night Owls", "nightowls", "We play late.", "pale.azure.or.star", "request", True,
    {"oriflamme": AgreedInClub("live-15", {"events": "none"})}, 20.0, 2,
)  # fmt: skip
MEMBER = Member("c_1", "u_bob", "officer", 23.0)
LETTER = Letter("l-1", "u_ada", "confirm", "ada@example.org", 9.0)
LINE = Line(1, 1, "u_ada", "line-1", Seat(0), 1004.0, text="Hello", mentions=(Seat(1),))
DECK = Publication("wheel_of_time", "deck-1", 1, "u_ada", "Ada", "Deck", {"cards": [1]}, 900.0)
KEY = Passkey("k-1", "u_ada", "Phone", b"\x01\x02", 3, 6.0)
LINK = Link("https://id.example.org", "1", "u_ada", 7.0)
RESULT = Result(
    *("T4", 0, "oriflamme", 1, "hash", "", "live", 1, 1, "", "u_eve", "", "", 1, 12.0, 1.0, 2.0, 40, "played", 0),
)
SEEK = Seek("u_ada", "se-1", ("oriflamme", "nocturion"), (3, 4), "live", 900.0, 930.0, 910.0)
OFFER = Offer("of-1", "oriflamme", "live", 3, 1, 905.0, 925.0, "T2")
EVENT = Event(
    *("ev-1", "Cup", "Words", "oriflamme", {"raid": True}, 4, "live-15", "swiss", 3, True, True, 32, 950.0, 3600.0, "seed"),
    *("u_ada", 940.0, "playing", 1, None, 1),
)
EVENT_OF_CLUB = replace(EVENT, id="ev-2", public=False, created=945.0, for_club="c_1")
LEAGUE = replace(
    EVENT,
    id="ev-3",
    format="league",
    state="over",
    directors=("u_bob", "u_eve"),
    lowest=1200.0,
    highest=1600.0,
    paused=951.0,
    division=8,
    league="ev-3",
    season=1,
    again=True,
    winner="u_eve",
)
STANDS_IN = Entry("ev-3", "u_eve", 942.0, "in", 1, "u_bob")
ENTRY = Entry("ev-1", "u_bob", 941.0, "in", 1)
ROUND = Round("ev-1", 1, 950.0, 4550.0)
PAIRING = Pairing("ev-1", 1, 1, ("u_bob",), "over", "", (Score("u_bob", 60),))
EVENT_NOTE = EventNote("ev-1", 952.0, "corrected", "table 1", "Words")
RATING = PersonRating("u_eve", "oriflamme", "live", 26.5, 7.5, 11.5, 0, 1, 0, 1, "1", 2.0, "T4")
ANNOUNCED = Announcement("an-1", "maintenance", "{}", 960.0, 980.0, 950.0)
INVITATION = Invitation("i-1", "u_ada", "club", 3, 1, 8.0, 99.0)
REPORT = Report("re-1", "u_bob", "u_ada", "line", "T1", 1, "spam", "Words", 10.0, "muted", 11.0)
REPORTED = ReportedLine("re-1", 1, "u_ada", "Ada", 1004.0, "Hello", "")
SANCTION = Sanction("u_ada", "muted", 99.0, 11.0)


def of_step(number: int) -> Path:
    """The database of a step."""
    return FOLDER / f"{number:02}.sql"


def table(name: str, status: Status, created: float, invited: tuple[str, ...] = ()) -> TableDoc:
    """A table of two people and a bot."""
    seats = (Sitting("u_ada", "Ada"), Sitting("u_bob", "Bob"), Sitting(bot="squire", name="Squire"))
    options = {"seats": 3}
    return TableDoc(
        name,
        "oriflamme",
        1,
        options,
        seats,
        "u_ada",
        "5e" * 32,
        status=status,
        created=created,
        source="s",
        invited=invited,
    )


async def fill(store: Store) -> None:
    """Save something in every table of the database."""
    await with_people(store)
    await with_games(store)
    await with_credentials(store)
    await with_the_rest(store)


async def with_people(store: Store) -> None:
    """People, their sessions, and an account."""
    for person, name in (("u_ada", "Ada"), ("u_bob", "Bob"), ("u_eve", "Eve")):
        await store.save_person(Person(person, name))
    await store.open_account(
        Account("u_ada", "ada", "$argon2", "host", 1.0), "Ada", Session("s-2", "u_ada", "Firefox", 3.0, 4.0, 3.0)
    )
    await store.save_profile("u_ada", b'{"language": "ja"}')
    await store.save_hours("u_ada", Hours("Europe/Berlin"))


async def with_games(store: Store) -> None:
    """Tables, what was done at them, and what people keep for games."""
    await store.save_table(table("T1", "playing", 1000.0))
    await store.save_table(table("T2", "open", 2000.0, ("eve",)), ("u_ada", "request-1"))
    await store.save_table(table("T3", "over", 500.0))
    for seq, seat, person, answer in ((1, 0, "u_ada", 2), (2, 1, "u_bob", [1, 2]), (3, 2, None, "pass")):
        action = Action(seq, Seat(seat), person, f"a-{seq}", answer, at=1000.0 + seq)
        await store.append("T1", action, Snapshot(seq, b'{"after": %d}' % seq), due=5000.0)
    await store.save_clocks("T1", (Clock(60.0, 1003.0), Clock(55.5), Clock(60.0)), 5000.0)
    await store.save_replay("T3", ReplayPart(0, 3, zlib.compress(b"frames")), b'{"record": 1}')
    await store.save_pack("hash-1", "name = 'pack'")
    await store.save_belonging("u_ada", "wheel_of_time", Belonging("deck-1", "Deck", {"cards": [1, 2]}))
    await store.publish(DECK)
    await store.ask_analysis("T3", "u_ada", "s", 1010.0, Limits(1, 3, 100))
    asked = await store.analysis("T3")
    assert asked is not None
    await store.advance(replace(asked, state="running", count=2, done=1, seconds=0.5), [b"{}"])
    await store.save_puzzle("oriflamme", "pu-1", 1, b'{"seat": 0}', 900.0)
    await store.show_puzzle("oriflamme", "2026-11-28", "pu-1")
    await store.save_table(replace(table("T4", "over", 1.0), seats=(Sitting("u_eve"),)))
    await store.save(*(Change("insert into uncounted values (:table)", {"table": name}) for name in ("T4", "T5")))
    await store.save_results("T4", [RESULT])
    await store.save_seek(SEEK)
    await store.make_offer(replace(OFFER, table_id=""), [SEEK])
    await store.save_offered_table(OFFER, "T2", [Wait("oriflamme", "live", "se-1", 5.0, 905.0)])
    await with_ratings(store)
    await with_events(store)
    await with_clubs(store)
    await store.say("T1", LINE, 100)
    await store.mute("u_ada", "u_eve")
    await with_ties(store)


async def with_events(store: Store) -> None:
    """A tournament whose first round was drawn."""
    before = replace(EVENT, state="open", round=0, version=0)
    await store.save_event(before)
    await store.enter_event(before, replace(ENTRY, place=0))
    await store.draw_round(EVENT, ROUND, [replace(PAIRING, state="drawn", scores=())], ["u_bob"])
    await store.end_pairing(PAIRING, [])
    await store.correct_pairing(PAIRING, PAIRING.scores, EVENT_NOTE)
    await store.save_event(EVENT_OF_CLUB)
    await store.save(*season_of(LEAGUE, [STANDS_IN]))


async def with_clubs(store: Store) -> None:
    """A club with two members."""
    await store.found_club(replace(CLUB, people=1), "u_ada")
    await store.ask_to_join(replace(MEMBER, role="asked", at=21.0), [])
    await store.admit_to_club(replace(MEMBER, role="member", at=22.0), 2, [])
    await store.change_role(MEMBER, "member")


async def with_ties(store: Store) -> None:
    """What people are to each other, and what they have reported."""
    await store.ask_friend("u_bob", "u_ada", 11.0)
    await store.befriend("u_ada", "u_bob", 12.0)
    await store.block("u_eve", "u_bob", 13.0)
    await store.file_report(replace(REPORT, outcome="", decided=None), [REPORTED])
    await store.decide_report("re-1", "muted", replace(AUDIT_ENTRY, at=11.0), SANCTION)


async def with_credentials(store: Store) -> None:
    """Credentials, programs, and what a browser has begun."""
    for number in (1, 2, 3):
        await store.begin_ceremony(Ceremony(f"ce-{number}", "new", "s-2", b"{}", 5.0), 0.0)
    await store.add_passkey(KEY, "ce-1")
    await store.add_link(LINK, "ce-2")
    await store.save_letter(LETTER, 1.0)
    await store.save_program(Program("p-1", "u_ada", "bot", "play", 1.0))
    await store.save_codes("u_ada", ["c-1", "c-2"], ALERT)


async def with_ratings(store: Store) -> None:
    """A rating, and what is known of a side."""
    await store.save_rated(
        Pool("oriflamme", "live"), FIRST, Key(2.0, "T4"), [], [RATING], {"hero": SideTally(1, 0.5, 0.25)}
    )


async def with_the_rest(store: Store) -> None:
    """Notices, nodes, and what administrators have done."""
    await store.save_channel(HOOK)
    await store.note("T1", [Notice("u_ada", "turn", "3", 1003.0)])
    await store.save_feed(Feed("f-1", "u_ada", "ja", ORIGIN))
    await store.arena_key("push", "key")
    await store.save_life(100.0, 200.0)
    await store.beat("one", 3.0)
    await store.take_lease("T1", "one", 3.0)
    await store.choose("registration", "invitation", AUDIT_ENTRY)
    await store.invite(INVITATION, AUDIT_ENTRY)
    await store.announce(ANNOUNCED, AUDIT_ENTRY)


def dumped(file: Path) -> str:
    """A database as SQL text. Triggers come last, so that they do not change rows that are there."""
    with closing(connect(file, readonly=True)) as database:
        made = database.execute("select type, name, sql from sqlite_master where sql is not null order by rowid").fetchall()
        tables = [str(name) for kind, name, _ in made if kind == "table"]
        rows = [f"insert into {name} values ({row});" for name in tables for row in rows_of(database, name)]
        schema = (
            [f"{sql};" for kind, _, sql in made if kind == "table"],
            [f"{sql};" for kind, _, sql in made if kind != "table"],
        )
        return "\n".join([*schema[0], *rows, *schema[1], f"pragma user_version = {database.pragma('user_version')};", ""])


def rows_of(database: apsw.Connection, name: str) -> list[str]:
    """The rows of a table as literals of SQL: what is JSON as text, to be read."""
    columns = [str(column) for (column,) in database.execute("select name from pragma_table_info(?)", (name,))]
    as_text = "case when {0} is not null and typeof({0}) = 'blob' and json_valid(cast({0} as text))"
    literal = as_text + " then 'cast(' || quote(cast({0} as text)) || ' as blob)' else quote({0}) end"
    row = " || ', ' || ".join(literal.format(column) for column in columns)
    return [str(text) for (text,) in database.execute(f"select {row} from {name}")]


def loaded(number: int, file: Path) -> None:
    """Make the database of a step."""
    with closing(apsw.Connection(str(file))) as database:
        database.execute(of_step(number).read_text("utf-8")).fetchall()


def main() -> None:
    """Write the database of the newest step, unless it is there."""
    target = of_step(len(SQLITE_STEPS))
    if target.exists():
        raise SystemExit(f"{target} is there; what a released step has made is never changed")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "arena.db"
        store = SqliteStore(file)
        asyncio.run(fill(store))
        store.close()
        target.write_text(dumped(file), "utf-8")
    print(target)


if __name__ == "__main__":
    main()
