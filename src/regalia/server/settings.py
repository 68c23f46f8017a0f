"""What a host may set."""

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
    """How an arena is run. Times are in seconds."""

    database: Path | str
    """SQLite's file, made if there is none, beside which the key that signs cookies lies; or PostgreSQL's address."""
    bus: str = ""
    """The address of a NATS server (`nats://...`) that connects the nodes of a site; empty for a single process."""
    bot_delay: float = 0.9
    """How long a bot lets people look, and step back, before it answers."""
    pass_delay: float = 1.5
    """How long a window is open, where other people play, before it is passed for a seat that cannot do anything in it."""
    bot_jobs: int = 2
    """Worker processes that think for bots."""
    away_after: float = 60
    """How long a seat is unattended before it is shown as away."""
    takeover_after: float = 120
    """How long a seat is unattended before the others may give it to a bot."""
    reveal_within: float = 10
    """How long the start of a game waits for browsers to reveal their nonces."""
    idle_after: float = 600
    """How long a table without visitors is kept in memory."""
    secure: bool = False
    """True if a proxy speaks HTTPS with the browsers: cookies, and pages that ask for changes, are then of HTTPS only."""
    hostnames: tuple[str, ...] = ()
    """Names by which browsers reach the arena, beside `localhost`, the address they reach, and private addresses."""
    requests_a_minute: int = 600
    """How many changes one address may ask for by HTTP. An IPv6 address counts as its /64, here and below."""
    pages_a_minute: int = 3000
    """How many pages and files one address may ask for."""
    connections_an_address: int = 1000
    """How many live connections one address may have."""
    connections_a_second: float = 20
    """How many new live connections one address may open, on average; bursts of five times as many are let in."""
    wrong_codes_a_minute: float = 10
    """How many codes of no table one address may try; after that it finds no private tables for a while."""
    sign_ins_a_minute: float = 10
    """How many passwords and codes for recovery one address may try, on average; as many may come at once."""
    openid_issuer: str = ""
    """The provider of OpenID Connect by which people may sign in, such as `https://id.example.org`; empty for none."""
    openid_client: str = ""
    """The name under which the provider knows this arena."""
    openid_secret: str = ""
    """The secret that the provider has given to the arena; empty if it has given none."""
    openid_name: str = ""
    """What people call the provider."""
    registration: str = ""
    """Who may open an account: `anybody`, by `invitation`, `nobody`; empty for what an administrator chooses."""
    guests: str = ""
    """`yes` if people may play without an account, or `no`; empty for what an administrator chooses."""
    packs: tuple[str, ...] = ()
    """Packs that tables may be played with, each as TOML."""
    webhooks: tuple[str, ...] = WEBHOOKS
    """Origins at which people may have webhooks for their notices."""
    push_services: tuple[str, ...] = PUSH_SERVICES
    """Origins of push services at which people's browsers may be reached; `*` is one part of a name."""
    smtp: str = ""
    """The mail server, `smtp://host:587` or `smtps://host:465`; empty if there is no e-mail."""
    smtp_user: str = ""
    """The name by which to sign in to the mail server; empty if it asks for none."""
    smtp_password: str = ""
    """The password for the mail server."""
    mail_from: str = ""
    """The address that sends e-mails."""
    messages_a_second: float = 40
    """How many messages one connection may send, on average; bursts of five times as many are accepted."""
    debug: bool = False
    """True if tables have the debug panel. It has no access control: only for arenas that others cannot reach."""
    vite: bool = False
    """True if Vite's development server stands before the arena and serves the client's scripts."""
