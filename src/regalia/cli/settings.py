"""Everything a host can set by flag, by environment variable or in `regalia.toml`.

To add a setting, add a line here. If its name and default are those of a field of `regalia.server.settings.Settings`,
`regalia serve` passes it on automatically; otherwise handle it in `commands/serve.py`. With `secret=True` it has no flag,
only a variable and a name in the file, and is never shown.

As in argparse, `kind` checks a value: a function from the text to the value that raises ArgumentTypeError (see
`regalia.cli.arguments`). Contradictions between settings, such as a password without a server, are checked in
`commands/serve.py` with `raise given["port"].wrong(...)`. Finally, copy the output of `regalia settings --markdown` into
docs/host.md; a test compares them.
"""

from regalia.cli.arguments import (
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
from regalia.cli.configuration import Setting

FIRST_PORT = 8765

SETTINGS: tuple[Setting, ...] = (
    Setting(
        "host",
        str,
        "127.0.0.1",
        "the address to listen on; `0.0.0.0` accepts connections from the whole network",
        "ADDRESS",
    ),
    Setting(
        "port", at_least(0, 65535), None, f"the port to listen on; by default the first free one from {FIRST_PORT}", "PORT"
    ),
    Setting(
        "database",
        database_to_write,
        "regalia.db",
        "where all data is stored: a file, created if missing, or the address of a database (see PostgreSQL)",
        "FILE",
    ),
    Setting("bus", str, "", "run as one of several nodes connected by this NATS server (`nats://host:4222`)", "ADDRESS"),
    Setting(
        "hostname",
        host_name,
        (),
        "a name or address by which browsers reach the arena; requests for other hosts are refused. Without it, and "
        "without `--https`, the arena answers to `localhost`, private addresses and the address that a browser reached",
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
    Setting("bot_delay", seconds, 0.9, "seconds a bot waits before it moves (leaves time to undo)", "SECONDS"),
    Setting(
        "bot_jobs",
        at_least(1),
        2,
        "worker processes for bots; a good number is one fewer than the machine has cores",
        "NUMBER",
    ),
    Setting(
        "openid_issuer",
        issuer,
        "",
        "lets people sign in with this OpenID Connect provider, such as `https://id.example.org` (see Sign-in of a club)",
        "ADDRESS",
    ),
    Setting("openid_client", str, "", "the client ID of the arena at the provider", "NAME"),
    Setting("openid_secret", str, "", "the client secret, if the provider requires one", secret=True),
    Setting("openid_name", str, "", "the provider's name on buttons; by default its host name", "NAME"),
    Setting(
        "registration",
        one_of("anybody", "invitation", "nobody"),
        "",
        "who can create an account: `anybody`, by `invitation`, or `nobody`; by default, as set on the administration page",
        "WHO",
    ),
    Setting(
        "guests",
        one_of("yes", "no"),
        "",
        "whether people can play without an account, `yes` or `no`; by default, as set on the administration page",
        "YES",
    ),
    Setting("packs", folder_there, None, "a folder with packs (`*.toml`) that tables can use (see Packs)", "FOLDER"),
    Setting(
        "webhooks",
        origin,
        (),
        "allows notification webhooks at this origin too, such as `https://chat.example.org`",
        "ORIGIN",
        many=True,
    ),
    Setting(
        "push_services",
        origin,
        (),
        "allows push notifications through the service at this origin too, such as `https://push.example.org`",
        "ORIGIN",
        many=True,
    ),
    Setting(
        "smtp",
        mail_server,
        "",
        "the mail server for notifications and recovery: `smtp://mail.example.org:587` (STARTTLS if the server offers it, "
        "and always with `smtp_user`) or `smtps://mail.example.org:465`; without it the arena sends no e-mail",
        "ADDRESS",
    ),
    Setting("smtp_user", str, "", "the user name for the mail server", "NAME"),
    Setting("smtp_password", str, "", "the password for the mail server", secret=True),
    Setting("mail_from", mail_address, "", "the sender address of e-mails", "ADDRESS"),
    Setting(
        "requests_a_minute",
        at_least(1),
        600,
        "HTTP requests that change something, per address and minute; raise it if a whole club shares one address",
        "NUMBER",
    ),
    Setting("connections_an_address", at_least(1), 1000, "simultaneous live connections per address", "NUMBER"),
    Setting(
        "connections_a_second",
        at_least(1),
        20,
        "new live connections per address and second, on average; bursts can be five times as large",
        "NUMBER",
    ),
    Setting("away_after", seconds, 60, "seconds before a disconnected player is shown as away", "SECONDS"),
    Setting(
        "takeover_after",
        seconds,
        120,
        "seconds before the others can have a bot take over for a disconnected player",
        "SECONDS",
    ),
    Setting("idle_after", seconds, 600, "seconds a table without visitors stays in memory", "SECONDS"),
    Setting(
        "log_level",
        one_of("debug", "info", "warning", "error"),
        "warning",
        "how much to log: `debug`, `info`, `warning` or `error`",
        "LEVEL",
    ),
    Setting(
        "log_format",
        one_of("text", "json"),
        "text",
        "log as `text`, or as one `json` object per line: `time`, `level`, `logger`, `message`, the `table` concerned, "
        "and any `traceback`",
        "FORMAT",
    ),
    Setting("open", yes_or_no, False, "open the arena in a browser, if there is one"),
    Setting(
        "debug",
        yes_or_no,
        False,
        "show a debug panel at every table, for game authors; the arena then listens on this machine only",
    ),
    Setting(
        "vite", str, None, "the address of Vite's development server in front of the arena; set by `make dev`", "ADDRESS"
    ),
)
