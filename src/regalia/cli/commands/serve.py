"""host the arena on this machine

All data is stored in one SQLite file, with the key that signs cookies beside it, or in a PostgreSQL database if you
give its address. Stop any time with Ctrl-C; no saved move is lost.
"""

import errno
import importlib.util
import os
import socket
import sys
import threading
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from types import SimpleNamespace

from regalia.cli import configuration
from regalia.cli.arguments import WrongArgument, reason
from regalia.cli.configuration import Given
from regalia.cli.settings import SETTINGS
from regalia.server.settings import FIRST_PORT

PARAMETERS = configuration.options(SETTINGS)


def run(args: SimpleNamespace) -> int:
    """Serve until stopped, unless another arena uses the database."""
    from regalia.server.store.files import Unfit, Unwritable
    from regalia.server.store.opening import check, cookie_keys, hold

    given = configuration.complete(args, SETTINGS)
    check_together(args, given)
    try:
        check(args.database)
    except Unfit as wrong:
        raise WrongArgument(str(wrong)) from None
    try:
        listener = listen(args.host, args.port)
    except OSError as wrong:
        where = f"listen on {args.host}, port {args.port or FIRST_PORT}: {reason(wrong)}"
        if wrong.errno != errno.EADDRINUSE:
            raise WrongArgument(f"cannot {where}") from None
        print(f"Cannot {where}.")
        return 1
    try:
        with listener, hold(args.database, shared=bool(args.bus)):
            cookie_keys(args.database)
            return serve(args, listener)
    except Unwritable as wrong:
        raise given["database"].wrong(str(wrong)) from None
    except Unfit as wrong:
        print(f"The arena cannot be opened: {wrong}.")
        return 1


def check_together(args: SimpleNamespace, given: dict[str, Given]) -> None:
    """Raises WrongArgument if settings contradict each other."""
    if args.debug and (args.https or args.hostname or not is_loopback(args.host)):
        raise WrongArgument("--debug works on this machine only: leave out --host, --hostname and --https")
    if args.bus and isinstance(args.database, Path):
        raise given["bus"].wrong("nodes share a PostgreSQL database; a file belongs to one process")
    if args.bus and importlib.util.find_spec("nats") is None:
        raise given["bus"].wrong("this needs nats-py: pip install 'regalia[nodes]'")
    if args.openid_issuer and not args.openid_client:
        raise given["openid_issuer"].wrong("the provider knows the arena by a client ID: set openid_client, too")
    if bool(args.smtp) != bool(args.mail_from):
        raise given["smtp" if args.smtp else "mail_from"].wrong("e-mail needs both smtp and mail_from")
    if bool(args.smtp_user) != bool(args.smtp_password) or (args.smtp_user and not args.smtp):
        said = "smtp, smtp_user and smtp_password belong together"
        raise given["smtp_user" if args.smtp_user else "smtp_password"].wrong(said)


def serve(args: SimpleNamespace, listener: socket.socket) -> int:
    """Serve on a socket."""
    import asyncio

    import uvicorn

    from regalia.server.app import application
    from regalia.server.logs import write_logs
    from regalia.server.memory import spare_pauses
    from regalia.server.settings import Settings
    from regalia.server.uvicorn_protocols import config

    class Announcing(uvicorn.Server):
        """Prints the address when it listens. When stopping, it accepts pending connections and ends streams."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                print("Regalia is open at " + " and ".join(addresses), flush=True)
                if args.open:
                    browse(addresses[0])

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            for _ in range(
                2
            ):  # in the first round of the loop it is seen that connections wait, in the second they are taken
                await asyncio.sleep(0)
            app.state.arena.rates.connections.end_streams()
            await super().shutdown(sockets)

    write_logs(args.log_level, as_json=args.log_format == "json")
    here = names(args.host)
    settings = Settings(
        **{each.name: getattr(args, each.name) for each in SETTINGS},
        pack_sources=tuple(sound_packs(args.packs)) if args.packs else (),
        addresses=tuple(name.strip("[]") for name in here),
    )
    port = listener.getsockname()[1]
    addresses = [f"http://{name}:{port}/" for name in here]
    if args.https:
        addresses = [f"https://{name}/" for name in args.hostname] or addresses
    if args.vite:
        addresses = [args.vite]
    app = application(settings)
    running = config(
        app,
        log_level=args.log_level,
        access_log=args.log_level == "debug",
        timeout_graceful_shutdown=3,
        proxy_headers=args.https,
    )
    server = Announcing(running)
    spare_pauses()
    server.run(sockets=[listener])
    return 0 if server.started else 1


def is_loopback(host: str) -> bool:
    """True if only this machine can reach an address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def sound_packs(folder: Path) -> Iterator[str]:
    """The playable packs of a folder. Prints their names and the faults of the others."""
    from regalia.cli.commands.packs import is_sound
    from regalia.games.library import files_of

    for file in files_of(folder):
        if is_sound(file):
            yield file.read_text("utf-8")
        else:
            print(f"{file} is not offered.")


def names(host: str) -> list[str]:
    """The addresses at which browsers reach this machine: from itself first, then from its network."""
    if host not in ("0.0.0.0", "::"):  # noqa: S104 - only compared
        return [f"[{host}]" if ":" in host else host]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only says which way it would go
        except OSError:
            return ["localhost"]
        return ["localhost", probe.getsockname()[0]]


def browse(address: str) -> None:
    """Open the browser if there is a graphical one."""
    import webbrowser

    if sys.platform in ("darwin", "win32") or any(name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the requested port, or on the first free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port] if port is not None else range(FIRST_PORT, FIRST_PORT + 50):
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(1024)
        except OSError as wrong:
            listener.close()
            if port is not None or wrong.errno != errno.EADDRINUSE:
                raise
        else:
            return listener
    raise OSError(errno.EADDRINUSE, "no free port")
