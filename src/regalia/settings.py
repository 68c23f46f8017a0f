"""The table of what a host may set, by flag, by environment variable or in `regalia.toml`.

To add a setting, add a line here. If it has the name of a field of `regalia.server.settings.Settings`, with the same
default, `regalia serve` passes it on by itself; otherwise `commands/serve.py` says what becomes of it. With `secret=True`
it has no flag, only a variable and a name in the file, and is shown nowhere. A value is checked by `kind`, as argparse
does: a function from the text to the value that raises ArgumentTypeError (`regalia.arguments` has many). What two settings
say together (a password without a server, say) is checked in `commands/serve.py`: `raise given["port"].wrong(...)`.
Then put what `regalia settings --markdown` prints into docs/host.md; a test compares them.
"""

from regalia.arguments import (
    at_least,
    database_to_write,
    folder_there,
    host_name,
    issuer,
    mail_address,
    mail_server,
    one_of,
    origin,
    seconds,
    yes_or_no,
)
from regalia.configuration import Setting

FIRST_PORT = 8765

SETTINGS: tuple[Setting, ...] = (
    Setting(
        "host",
        str,
        "127.0.0.1",
        "the address to listen on; `0.0.0.0` is the whole network",
        "ADDRESS",
    ),
    Setting("port", at_least(0, 65535), None, f"the port; without it the first free one from {FIRST_PORT}", "PORT"),
    Setting(
        "database",
        database_to_write,
        "regalia.db",
        "where everything is kept: a file, made if there is none, or the address of a database (see PostgreSQL)",
        "FILE",
    ),
    Setting(
        "bus", str, "", "serve as one of several nodes, which this NATS server connects (`nats://host:4222`)", "ADDRESS"
    ),
    Setting(
        "hostname",
        host_name,
        (),
        "a name or address by which browsers reach the arena; `localhost`, private addresses and the address that a "
        "browser reached are known without it, requests for other hosts are refused",
        "NAME",
        many=True,
    ),
    Setting(
        "https",
        yes_or_no,
        False,
        "behind a proxy that speaks HTTPS: cookies are for HTTPS only (`__Host-`), browsers are told to stay with it "
        "(HSTS), changes must come from `https://` pages, and visitors' addresses are taken from the proxy",
    ),
    Setting("bot_delay", seconds, 0.9, "seconds a bot lets people look, and step back, before it answers", "SECONDS"),
    Setting(
        "bot_jobs",
        at_least(1),
        2,
        "processes that think for bots; one fewer than the machine has cores is a good number",
        "NUMBER",
    ),
    Setting(
        "openid_issuer",
        issuer,
        "",
        "people may sign in by this provider of OpenID Connect, such as `https://id.example.org` (see Sign-in of a club)",
        "ADDRESS",
    ),
    Setting("openid_client", str, "", "the client ID under which the provider knows the arena", "NAME"),
    Setting("openid_secret", str, "", "the client secret, if the provider has given one", secret=True),
    Setting("openid_name", str, "", "what people call the provider; without it, its host", "NAME"),
    Setting(
        "registration",
        one_of("anybody", "invitation", "nobody"),
        "",
        "who may open an account: `anybody`, by `invitation`, or `nobody`; without it, what the administration page says",
        "WHO",
    ),
    Setting(
        "guests",
        one_of("yes", "no"),
        "",
        "`yes` or `no`: people may play without an account; without it, what the administration page says",
        "YES",
    ),
    Setting("packs", folder_there, None, "offers the packs in this folder (`*.toml`) to tables (see Packs)", "FOLDER"),
    Setting(
        "webhooks",
        origin,
        (),
        "people may have webhooks for notices at this origin, too, such as `https://chat.example.org`",
        "ORIGIN",
        many=True,
    ),
    Setting(
        "push_services",
        origin,
        (),
        "browsers may be told of notices through the push service at this origin, too, such as `https://push.example.org`",
        "ORIGIN",
        many=True,
    ),
    Setting(
        "smtp",
        mail_server,
        "",
        "the mail server for notices and recovery by e-mail: `smtp://mail.example.org:587` (STARTTLS if the server has it, "
        "and always with `smtp_user`) or `smtps://mail.example.org:465`; without it there is no e-mail",
        "ADDRESS",
    ),
    Setting("smtp_user", str, "", "the name by which the arena signs in to the mail server", "NAME"),
    Setting("smtp_password", str, "", "the password for the mail server", secret=True),
    Setting("mail_from", mail_address, "", "the address that sends e-mails", "ADDRESS"),
    Setting(
        "requests_a_minute",
        at_least(1),
        600,
        "changes that one address may ask for by HTTP; raise it where a whole club shares one address",
        "NUMBER",
    ),
    Setting("connections_an_address", at_least(1), 1000, "live connections that one address may have at a time", "NUMBER"),
    Setting(
        "connections_a_second",
        at_least(1),
        20,
        "new live connections that one address may open, on average; bursts may be five times as large",
        "NUMBER",
    ),
    Setting("away_after", seconds, 60, "seconds a seat is unattended before it is shown as away", "SECONDS"),
    Setting(
        "takeover_after", seconds, 120, "seconds a seat is unattended before the others may give it to a bot", "SECONDS"
    ),
    Setting("idle_after", seconds, 600, "seconds a table without visitors is kept in memory", "SECONDS"),
    Setting(
        "log_level",
        one_of("debug", "info", "warning", "error"),
        "warning",
        "what is written to the terminal: `debug`, `info`, `warning` or `error`",
        "LEVEL",
    ),
    Setting(
        "log_format",
        one_of("text", "json"),
        "text",
        "the log as `text`, or as one `json` object a line: `time`, `level`, `logger`, `message`, the `table` it is about, "
        "and the `traceback` if there is one",
        "FORMAT",
    ),
    Setting("open", yes_or_no, False, "opens a browser, where there is one with a window"),
    Setting(
        "debug",
        yes_or_no,
        False,
        "a debug panel at every table, for who writes a game; this machine alone can reach the arena then",
    ),
    Setting("vite", str, None, "where Vite's development server stands before the arena; `make dev` says it", "ADDRESS"),
)
