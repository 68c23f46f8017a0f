"""`make drill`: let things fail at a site of three nodes, and print what was lost, doubled, or written without a lease."""

import argparse
import logging
import sys
import tempfile
from pathlib import Path

from tests import nats, postgresql
from tests.server.drill import drill

PATIENCE = 10.0
"""Seconds that a table may be silent."""


def main() -> int:
    """Print the figures; status 1 if anything was lost, doubled or written without a lease, or a table was silent."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=100)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(message)s")
    logging.getLogger(drill.__module__).setLevel(logging.INFO)
    installed, program = postgresql.programs(), nats.program()
    if installed is None or program is None:
        print("A drill needs PostgreSQL and nats-server.")
        return 2
    with tempfile.TemporaryDirectory() as folder, postgresql.running_cluster(installed) as cluster:
        server = nats.NatsServer(program)
        server.start()
        try:
            report = drill(Path(folder), cluster, server, args.faults, args.tables, args.seed)
        finally:
            server.kill()
    print(report)
    return int(bool(report.lost or report.doubled or report.lapsed or report.backwards or report.silence > PATIENCE))


if __name__ == "__main__":
    sys.exit(main())
