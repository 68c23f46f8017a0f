"""Everything that an arena is configured with, stated once.

A field with a description is a setting of hosts. Its flag (`--bot-delay`), its environment variable (`REGALIA_BOT_DELAY`),
its name in `regalia.toml` (`bot_delay`), its checks, `regalia settings` and the table in docs/host.md are made from it
(`regalia.cli.settings`). After a change, copy the output of `regalia settings --markdown` into docs/host.md.
"""

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from regalia.text.addresses import MAIL

FIRST_PORT = 8765
WEBHOOKS = ("https://discord.com", "https://discordapp.com", "https://hooks.slack.com")

PUSH_SERVICES = (
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
"""Where browsers have their push services: Chrome and those made of it, Firefox, Safari, Edge."""


def host_sets(meaning: str, value: str = "", secret: bool = False) -> Meta:
    """What a setting does, in Markdown without a vertical bar, and the placeholder of its value; empty for a switch.

    A secret has no flag, because every user of a machine can read command lines, and is never shown.
    """
    return Meta(description=meaning, extra={"value": value, "secret": secret})


def form(named: str, pattern: str, example: str, lower: bool = False) -> Meta:
    """What a text must look like; `lower` if case does not matter."""
    return Meta(title=named, pattern=pattern, examples=[example], extra={"lower": lower})


HOST = r"[A-Za-z0-9.\-\[\]:]+"
Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]
Port = Annotated[int, Meta(ge=0, le=65535)]
Name = Annotated[str, form("the name of a host", r"[^\s/@?#]+", "games.example.org", lower=True)]
Origin = Annotated[str, form("an origin", f"https?://{HOST}", "https://chat.example.org", lower=True)]
MailServer = Annotated[str, form("a mail server", rf"smtps?://{HOST}:\d{{1,5}}", "smtp://mail.example.org:587")]
MailAddress = Annotated[str, form("an e-mail address", MAIL.pattern, "regalia@example.org")]
Issuer = Annotated[
    str,
    form(
        "the address of a provider",
        r"(https://[^\s/@?#]+|http://(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)(/[^\s?#]*)?",
        "https://id.example.org",
    ),
]


ALONE = {"registration": "nobody", "guests": "yes", "matching": "no", "events": "no", "clubs": "no", "ratings": "no"}
"""The settings of an arena in a browser's tab: what needs other people is not offered."""


class Settings(Struct, frozen=True):
    """The configuration of an arena. Times are in seconds."""

    database: Annotated[
        Path | str,
        host_sets(
            "where all data is stored: a file, created if missing, or the address of a database (see PostgreSQL)", "FILE"
        ),
    ] = Path("regalia.db")
    host: Annotated[
        str, host_sets("the address to listen on; `0.0.0.0` accepts connections from the whole network", "ADDRESS")
    ] = "127.0.0.1"
    port: Annotated[
        Port | None, host_sets(f"the port to listen on; by default the first free one from {FIRST_PORT}", "PORT")
    ] = None
    bus: Annotated[
        str, host_sets("run as one of several nodes connected by this NATS server (`nats://host:4222`)", "ADDRESS")
    ] = ""
    hostname: Annotated[
        tuple[Name, ...],
        host_sets(
            "a name or address by which browsers reach the arena; requests for other hosts are refused. Without it, and "
            "without `--https`, the arena answers to `localhost`, private addresses and the address that a browser reached",
            "NAME",
        ),
    ] = ()
    https: Annotated[
        bool,
        host_sets(
            "behind a proxy that speaks HTTPS: cookies are for HTTPS only (`__Host-`), browsers are told to stay with it "
            "(HSTS), changes must come from `https://` pages, and visitors' addresses are taken from the proxy"
        ),
    ] = False
    bot_delay: Annotated[Seconds, host_sets("seconds a bot waits before it moves (leaves time to undo)", "SECONDS")] = 0.9
    bot_jobs: Annotated[
        Count, host_sets("worker processes for bots; a good number is one fewer than the machine has cores", "NUMBER")
    ] = 2
    analysis_seconds: Annotated[
        Seconds, host_sets("CPU seconds that the analysis of a finished game can take; 0 turns analyses off", "SECONDS")
    ] = 300
    ratings: Annotated[
        Literal["yes", "no"],
        host_sets(
            "who can play rated games: `yes` for everyone with an account, `no` for no one; with `no` there are no "
            "leaderboards (see Ratings)",
            "YES",
        ),
    ] = "yes"
    openid_issuer: Annotated[
        Issuer | Literal[""],
        host_sets(
            "lets people sign in with this OpenID Connect provider, such as `https://id.example.org` "
            "(see Sign-in of a club)",
            "ADDRESS",
        ),
    ] = ""
    openid_client: Annotated[str, host_sets("the client ID of the arena at the provider", "NAME")] = ""
    openid_secret: Annotated[str, host_sets("the client secret, if the provider requires one", secret=True)] = ""
    openid_name: Annotated[str, host_sets("the provider's name on buttons; by default its host name", "NAME")] = ""
    registration: Annotated[
        Literal["anybody", "invitation", "nobody", ""],
        host_sets(
            "who can create an account: `anybody`, by `invitation`, or `nobody`; "
            "by default, as set on the administration page",
            "WHO",
        ),
    ] = ""
    guests: Annotated[
        Literal["yes", "no", ""],
        host_sets(
            "whether people can play without an account, `yes` or `no`; by default, as set on the administration page",
            "YES",
        ),
    ] = ""
    matching: Annotated[
        Literal["yes", "no"],
        host_sets("whether people can let the arena find others for a table, `yes` or `no` (see Finding a game)", "YES"),
    ] = "yes"
    events: Annotated[
        Literal["accounts", "hosts", "no"],
        host_sets("who can hold tournaments: `accounts`, `hosts` only, or `no` for none (see Tournaments)", "WHO"),
    ] = "accounts"
    clubs: Annotated[
        Literal["accounts", "hosts", "no"],
        host_sets("who can found clubs: `accounts`, `hosts` only, or `no` for no clubs (see Clubs)", "WHO"),
    ] = "accounts"
    clubs_after: Annotated[int, Meta(ge=0), host_sets("the days after which an account can found a club", "DAYS")] = 0
    talk_kept: Annotated[
        Annotated[int, Meta(ge=0, le=36500)],
        host_sets("days after the end of a game for which the chat of its table is kept; 0 keeps it forever", "DAYS"),
    ] = 365
    packs: Annotated[Path | None, host_sets("a folder with packs (`*.toml`) that tables can use (see Packs)", "FOLDER")] = (
        None
    )
    webhooks: Annotated[
        tuple[Origin, ...],
        host_sets("allows notification webhooks at this origin too, such as `https://chat.example.org`", "ORIGIN"),
    ] = ()
    push_services: Annotated[
        tuple[Origin, ...],
        host_sets(
            "allows push notifications through the service at this origin too, such as `https://push.example.org`", "ORIGIN"
        ),
    ] = ()
    smtp: Annotated[
        MailServer | Literal[""],
        host_sets(
            "the mail server for notifications and recovery: `smtp://mail.example.org:587` "
            "(STARTTLS if the server offers it, and always with `smtp_user`) "
            "or `smtps://mail.example.org:465`; without it the arena sends no e-mail",
            "ADDRESS",
        ),
    ] = ""
    smtp_user: Annotated[str, host_sets("the user name for the mail server", "NAME")] = ""
    smtp_password: Annotated[str, host_sets("the password for the mail server", secret=True)] = ""
    mail_from: Annotated[MailAddress | Literal[""], host_sets("the sender address of e-mails", "ADDRESS")] = ""
    requests_a_minute: Annotated[
        Count,
        host_sets(
            "HTTP requests that change something, per address and minute; raise it if a whole club shares one address",
            "NUMBER",
        ),
    ] = 600
    connections_an_address: Annotated[Count, host_sets("simultaneous live connections per address", "NUMBER")] = 1000
    connections_a_second: Annotated[
        Count,
        host_sets("new live connections per address and second, on average; bursts can be five times as large", "NUMBER"),
    ] = 20
    away_after: Annotated[Seconds, host_sets("seconds before a disconnected player is shown as away", "SECONDS")] = 60
    takeover_after: Annotated[
        Seconds, host_sets("seconds before the others can have a bot take over for a disconnected player", "SECONDS")
    ] = 120
    idle_after: Annotated[Seconds, host_sets("seconds a table without visitors stays in memory", "SECONDS")] = 600
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        host_sets("how much to log: `debug`, `info`, `warning` or `error`", "LEVEL"),
    ] = "warning"
    log_format: Annotated[
        Literal["text", "json"],
        host_sets(
            "log as `text`, or as one `json` object per line: `time`, `level`, `logger`, `message`, the `table` concerned, "
            "and any `traceback`",
            "FORMAT",
        ),
    ] = "text"
    open: Annotated[bool, host_sets("open the arena in a browser, if there is one")] = False
    debug: Annotated[
        bool,
        host_sets("show a debug panel at every table, for game authors; the arena then listens on this machine only"),
    ] = False
    vite: Annotated[
        str, host_sets("the address of Vite's development server in front of the arena; set by `make dev`", "ADDRESS")
    ] = ""

    pass_delay: float = 1.2
    """The pace at which windows are passed where other people play, for seats that can act and for those that cannot."""
    reveal_within: float = 10
    """How long the start of a game waits for browsers to reveal their nonces."""
    addresses: tuple[str, ...] = ()
    """Names and addresses of the machine, by which browsers reach the arena, too, if no `hostname` is given."""
    pages_a_minute: int = 3000
    """Pages and files per address. An IPv6 address counts as its /64, here and wherever addresses are counted."""
    wrong_codes_a_minute: float = 10
    """Wrong table codes per address; after that it finds no private tables for a while."""
    sign_ins_a_minute: float = 10
    """Password and recovery attempts per address, on average; as many can come at once."""
    messages_a_second: float = 40
    """Messages per connection, on average; bursts of five times as many are accepted."""
    pack_sources: tuple[str, ...] = ()
    """The packs in the folder, each as TOML."""
    tab: bool = False
    """True in a browser's tab: one person, no server. Then `ALONE` holds, and pages, routes and tasks that need others
    or a server are left out.
    """

    def __post_init__(self) -> None:
        for name, value in ALONE.items() if self.tab else ():
            force_setattr(self, name, value)

    @property
    def allowed_webhooks(self) -> tuple[str, ...]:
        """Origins allowed for notification webhooks."""
        return (*WEBHOOKS, *self.webhooks)

    @property
    def allowed_push_services(self) -> tuple[str, ...]:
        """Origins of push services allowed for notifications; `*` matches one part of a name."""
        return (*PUSH_SERVICES, *self.push_services)
