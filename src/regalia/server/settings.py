"""Everything an arena can be configured with; hosts set part of it in `regalia.cli.settings`."""

from pathlib import Path

from msgspec import Struct

WEBHOOKS = ("https://discord.com", "https://discordapp.com", "https://hooks.slack.com")

PUSH_SERVICES = (
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
"""Where browsers have their push services: Chrome and those made of it, Firefox, Safari, Edge."""


class Settings(Struct, frozen=True):
    """The configuration of an arena. Times are in seconds."""

    database: Path | str
    """The SQLite file, created if missing (the cookie key is stored beside it), or a PostgreSQL address."""
    bus: str = ""
    """The address of a NATS server (`nats://...`) that connects the nodes of a site; empty for a single process."""
    bot_delay: float = 0.9
    """How long a bot waits before it moves, which leaves time to undo."""
    pass_delay: float = 1.2
    """The pace at which windows are passed where other people play, for seats that can act and for those that cannot."""
    bot_jobs: int = 2
    """Worker processes for bots."""
    away_after: float = 60
    """How long a player is disconnected before being shown as away."""
    takeover_after: float = 120
    """How long a player is disconnected before the others can have a bot take over."""
    reveal_within: float = 10
    """How long the start of a game waits for browsers to reveal their nonces."""
    idle_after: float = 600
    """How long a table without visitors stays in memory."""
    secure: bool = False
    """True behind an HTTPS proxy: cookies, and pages that send changes, are then limited to HTTPS."""
    hostnames: tuple[str, ...] = ()
    """The only names by which browsers reach the arena; if none are given and it is not `secure`, all private addresses."""
    addresses: tuple[str, ...] = ()
    """Names and addresses of the machine, by which browsers reach the arena, too, if no `hostnames` are given."""
    requests_a_minute: int = 600
    """HTTP requests that change something, per address. An IPv6 address counts as its /64, here and below."""
    pages_a_minute: int = 3000
    """Pages and files per address."""
    connections_an_address: int = 1000
    """Simultaneous live connections per address."""
    connections_a_second: float = 20
    """New live connections per address, on average; bursts of five times as many are accepted."""
    wrong_codes_a_minute: float = 10
    """Wrong table codes per address; after that it finds no private tables for a while."""
    sign_ins_a_minute: float = 10
    """Password and recovery attempts per address, on average; as many can come at once."""
    openid_issuer: str = ""
    """The OpenID Connect provider for sign-in, such as `https://id.example.org`; empty for none."""
    openid_client: str = ""
    """The client ID of this arena at the provider."""
    openid_secret: str = ""
    """The client secret; empty if the provider requires none."""
    openid_name: str = ""
    """The provider's name on buttons."""
    registration: str = ""
    """Who can create an account: `anybody`, by `invitation`, `nobody`; empty to let administrators choose."""
    guests: str = ""
    """`yes` if people can play without an account, or `no`; empty to let administrators choose."""
    packs: tuple[str, ...] = ()
    """Packs that tables can use, each as TOML."""
    webhooks: tuple[str, ...] = WEBHOOKS
    """Origins allowed for notification webhooks."""
    push_services: tuple[str, ...] = PUSH_SERVICES
    """Origins of push services allowed for notifications; `*` matches one part of a name."""
    smtp: str = ""
    """The mail server, `smtp://host:587` or `smtps://host:465`; empty if there is no e-mail."""
    smtp_user: str = ""
    """The user name for the mail server; empty if it requires none."""
    smtp_password: str = ""
    """The password for the mail server."""
    mail_from: str = ""
    """The sender address of e-mails."""
    messages_a_second: float = 40
    """Messages per connection, on average; bursts of five times as many are accepted."""
    debug: bool = False
    """True if tables have the debug panel. It has no access control: only for arenas that others cannot reach."""
    vite: bool = False
    """True if Vite's development server runs in front of the arena and serves the client's scripts."""
