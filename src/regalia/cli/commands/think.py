"""run bots for all nodes connected to a NATS server

Run it on any machine that can reach a site's NATS server. It answers bots' questions from the nodes; these contain imagined
games and no secrets. It also judges finished games, if all other work leaves it time. Stop any time with Ctrl-C: questions
in progress are still answered.
"""

import signal
from types import SimpleNamespace

from regalia.cli import configuration
from regalia.cli.settings import SETTINGS

TAKEN = ("bus", "bot_jobs", "packs", "log_level", "log_format")
"""Add the settings of `regalia serve` that apply here too."""
PARAMETERS = configuration.options(setting for setting in SETTINGS if setting.name in TAKEN)


def run(args: SimpleNamespace) -> int:
    """Answer questions until stopped."""
    import asyncio
    from importlib.util import find_spec

    from regalia.server.logs import write_logs

    given = configuration.complete(args, SETTINGS)
    if not args.bus:
        raise given["bus"].wrong("the address of the nodes' NATS server is needed")
    if find_spec("nats") is None:
        raise given["bus"].wrong("this needs nats-py: pip install 'regalia[nodes]'")
    write_logs(args.log_level, as_json=args.log_format == "json")
    asyncio.run(think(args))
    return 0


async def think(args: SimpleNamespace) -> None:
    """Answer questions until SIGINT or SIGTERM."""
    import asyncio

    from regalia.cli.commands.serve import sound_packs
    from regalia.server.bots.thinker import Thinker

    stop = asyncio.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(each, stop.set)
    thinker = Thinker(args.bus, args.bot_jobs, tuple(sound_packs(args.packs)) if args.packs else ())
    here = configuration.without_password(args.bus)
    await thinker.run(stop, lambda: print(f"Thinking for the bots at {here}.", flush=True))
