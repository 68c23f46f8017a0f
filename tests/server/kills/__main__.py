"""`make kills`: kill an arena often, and print what was lost or doubled."""

import argparse
import sys
import tempfile
from pathlib import Path

from tests.server.kills import killed


def main() -> int:
    """Print acknowledged, lost, doubled; status 1 if anything was lost or doubled."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = killed(Path(folder), args.kills, args.seed)
    print(tally)
    return int(bool(tally.lost or tally.doubled))


if __name__ == "__main__":
    sys.exit(main())
