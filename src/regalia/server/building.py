"""Builds an arena: makes its parts and connects them."""

import secrets
import time
from collections.abc import Callable

from regalia.games.library import Library
from regalia.server.arena import Arena, Rates
from regalia.server.bots.adviser import Adviser
from regalia.server.bots.analyst import Analyst
from regalia.server.bots.chronicles import Chronicles
from regalia.server.bots.driver import BotDriver
from regalia.server.bots.outlooks import Outlooks
from regalia.server.bots.verifier import Verifier
from regalia.server.bots.workers import MakesWorker, Worker, Workers
from regalia.server.events.chair import Chair
from regalia.server.events.desk import Desk
from regalia.server.events.director import Director
from regalia.server.events.sheets import Sheets
from regalia.server.limits import Limits
from regalia.server.lobby.exhibition import Exhibition
from regalia.server.lobby.finder import Finder
from regalia.server.lobby.lobby import Lobbies
from regalia.server.lobby.matchmaker import Matchmaker
from regalia.server.lobby.public_tables import PublicTables
from regalia.server.metrics import Metrics
from regalia.server.nodes.announcements import Announcements
from regalia.server.nodes.bus import Bus
from regalia.server.nodes.leases import Alone, Shared
from regalia.server.nodes.open_bus import open_bus
from regalia.server.nodes.uptime import Uptime
from regalia.server.notices.alerting import Warner
from regalia.server.notices.mail import Mailer
from regalia.server.notices.postman import Carrier, Postman
from regalia.server.notices.push import Push
from regalia.server.notices.webhooks import Webhooks
from regalia.server.other_nodes import OtherNodes
from regalia.server.people.accounts import Accounts
from regalia.server.people.ceremonies import Ceremonies
from regalia.server.people.guesses import Guesses
from regalia.server.people.letters import Letters
from regalia.server.people.openid import Provider
from regalia.server.people.passkeys import Passkeys
from regalia.server.people.people import People
from regalia.server.people.programs import Programs
from regalia.server.people.provider_links import ProviderLinks
from regalia.server.people.registration import Registration
from regalia.server.people.sessions import Sessions
from regalia.server.people.sole_guest import SoleGuest
from regalia.server.ratings.rater import Rater
from regalia.server.requests.analysis import Analyses
from regalia.server.requests.automatic_answers import PassDriver
from regalia.server.requests.club_sheets import ClubSheets
from regalia.server.requests.club_talk import ClubTalk
from regalia.server.requests.clubs import Clubs
from regalia.server.requests.figures import Figures
from regalia.server.requests.friends import Friends
from regalia.server.requests.hand_over import TableTaker
from regalia.server.requests.history import History
from regalia.server.requests.old_talk import OldTalk
from regalia.server.requests.opening import Opener
from regalia.server.requests.oversight import Overseer
from regalia.server.requests.puzzles import PuzzleShelf
from regalia.server.requests.records import RecordOpener
from regalia.server.requests.registry import Tables
from regalia.server.requests.reporting import Reporting
from regalia.server.settings import Settings
from regalia.server.store import Store
from regalia.server.store.notices import Medium
from regalia.server.store.opening import cookie_keys, open_store
from regalia.server.store.secret import KeyRing
from regalia.server.table.services import Services
from regalia.server.table_events import TableEvents
from regalia.server.tasks import Tasks


def build_arena(
    settings: Settings,
    bus: Bus | None = None,
    store: Store | None = None,
    now: Callable[[], float] = time.time,
    worker: MakesWorker = Worker,
) -> Arena:
    """An arena, not opened yet; `worker` makes what bots think in: processes, but for tests."""
    name, metrics = secrets.token_urlsafe(9), Metrics()
    store = store or open_store(settings.database)
    keys = KeyRing(cookie_keys(settings.database))
    bus = bus or open_bus(settings.bus, keys.keys.site)
    leases = Shared(store, name) if settings.bus else Alone(store)
    workers = Workers(settings.bot_jobs, metrics, settings.pack_sources, worker)
    events = TableEvents(
        name=name,
        bus=bus,
        leases=leases,
        public_tables=PublicTables(store, now, with_ratings=settings.ratings == "yes"),
        bots=BotDriver(workers, settings.bot_delay, metrics, bus),
        passes=PassDriver(),
        tasks=Tasks(metrics),
    )
    library = Library(settings.pack_sources)
    uptime = Uptime(store, alone=not settings.bus)
    announcements = Announcements(store, uptime, now)
    people = People(store)
    services = Services(store, people, settings, library, metrics, leases, events, uptime, announcements, now)
    events.of(tables := Tables(services, events.tasks))
    arena = _with_people(services, tables, events, keys, workers, worker)
    _register_gauges(arena)
    return arena


def _with_people(
    services: Services, tables: Tables, events: TableEvents, keys: KeyRing, workers: Workers, worker: MakesWorker
) -> Arena:
    """The arena of these tables, with the parts that know its people."""
    store, people, settings, now = services.store, services.people, services.settings, services.now
    guesses, letters = Guesses(keys, settings.sign_ins_a_minute), Letters(store, now)
    accounts, ceremonies = Accounts(store, people, guesses), Ceremonies(store)
    rates, mailer = Rates(settings), Mailer(settings)
    push = Push(store, settings.allowed_push_services, settings.mail_from, now)
    carriers: dict[Medium, Carrier] = {"webhook": Webhooks(settings.allowed_webhooks), "push": push}
    shared = services.leases.shared
    finder = Finder(store, people, settings, rates, services.announcements, now)
    friends, clubs = Friends(services), Clubs(services)
    opener = Opener(store, tables, services.library, keys, services.announcements, events.opened)
    return Arena(
        services=services,
        tables=tables,
        events=events,
        keys=keys,
        sessions=Sessions(store, people, keys),
        sole_guest=SoleGuest(store, people),
        programs=Programs(store, people),
        accounts=accounts,
        passkeys=Passkeys(store, accounts, ceremonies),
        provider_links=ProviderLinks(store, accounts, ceremonies, Provider(settings)),
        registration=Registration(store, settings),
        letters=letters,
        lobbies=Lobbies(store, people, tables, events.public_tables, settings, services.library, friends),
        exhibition=Exhibition(tables, opener),
        finder=finder,
        matchmaker=Matchmaker(services, finder, tables, opener),
        desk=(desk := Desk(store, settings, now)),
        chair=Chair(store, services.uptime, now),
        sheets=Sheets(store, people, services.uptime, now),
        director=Director(services, tables, opener),
        opener=opener,
        records=RecordOpener(store, services.library, (verifier := Verifier(workers)).verify),
        taker=TableTaker(services.library, opener, verifier.play_out),
        adviser=Adviser(workers),
        outlooks=Outlooks(workers),
        chronicles=(chronicles := Chronicles(workers)),
        analyses=Analyses(store),
        analyst=Analyst(services, worker(services.metrics, settings.pack_sources), events.bus, events.analysed),
        puzzles=PuzzleShelf(store),
        rater=Rater(store, now),
        friends=friends,
        clubs=clubs,
        club_sheets=ClubSheets(services, clubs, events.tasks),
        club_talk=ClubTalk(services, clubs),
        history=History(store, people),
        figures=Figures(store, now),
        old_talk=OldTalk(store, settings.talk_kept, now),
        overseer=Overseer(store, settings, now),
        reporting=(reporting := Reporting(services)),
        rates=rates,
        push=push,
        mailer=mailer,
        postman=Postman(store, tables, carriers, now, mailer if mailer.is_on else None, shared, chronicles),
        warner=Warner(store, mailer, now),
        other_nodes=OtherNodes(
            name=events.name,
            bus=events.bus,
            store=store,
            tables=tables,
            events=events,
            connections=rates.connections,
            limits=_shared_limits(rates, guesses, letters, services, tables, friends, reporting, desk, clubs),
        ),
    )


def _shared_limits(
    rates: Rates,
    guesses: Guesses,
    letters: Letters,
    services: Services,
    tables: Tables,
    friends: Friends,
    reporting: Reporting,
    desk: Desk,
    clubs: Clubs,
) -> Limits:
    """The limits that hold for all nodes together. Their names are sent to the other nodes: they never change."""
    return Limits(
        changes=rates.changes,
        pages=rates.pages,
        connections=rates.connections.new,
        codes=tables.guesses,
        tries=guesses.addresses,
        recoveries=guesses.recoveries,
        strangers=guesses.strangers,
        accounts=guesses.accounts,
        devices=guesses.own,
        letters=letters.people,
        addresses=letters.addresses,
        invitations=rates.invitations,
        records=rates.records,
        friends=friends.asked,
        reports=reporting.filed,
        seeks=rates.seeks,
        seek_addresses=rates.seek_addresses,
        report_addresses=reporting.filed_from,
        tournaments=desk.made,
        clubs_founded=clubs.founded,
        clubs_joined=clubs.joined,
        invitations_of_all=rates.invitations_of_all,
        talkers=services.talkers,
        talk_addresses=services.talk_addresses,
    )


def _register_gauges(arena: Arena) -> None:
    """Register the gauges of `/metrics`."""
    watch, tables = arena.metrics.watch, arena.tables
    watch("tables", "Tables in memory", lambda: len(tables))
    watch("watchers", "Live connections at tables", lambda: sum(len(each.presence.watchers) for each in tables))
    watch("connections", "Live connections, the lobby's too", lambda: arena.rates.connections.count)
    watch("requests_waiting", "Requests that wait for their table", lambda: sum(each.waiting for each in tables))
    watch("writes_waiting", "Writes that wait for the store", lambda: arena.store.writes_waiting)
    watch("bots_waiting", "Bots that wait for a worker", lambda: arena.bot_driver.waiting)
    watch("analyses_waiting", "Analyses that wait or run, of all nodes", lambda: arena.analyst.waiting)
    watch("tasks", "Background tasks", lambda: len(arena.tasks))
