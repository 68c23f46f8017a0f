"""check the record of a finished game: the seed, every answer, every draw, the end

A table publishes the SHA-256 of its seed before play, and the seed itself afterwards. With --commitment the record is also
checked against the one that was noted down before the game.
"""

import argparse
from pathlib import Path


def add(parser: argparse.ArgumentParser) -> None:
    """The records."""
    parser.add_argument("files", nargs="+", type=Path, metavar="RECORD.json")
    parser.add_argument("--commitment", help="the commitment as it was published before play")


def run(args: argparse.Namespace) -> int:
    """Status 1 if a record has a problem."""
    import msgspec

    from regalia import games
    from regalia.core import Record, verify

    failed = False
    for file in args.files:
        try:
            record = msgspec.json.decode(file.read_bytes(), type=Record)
            verdict = verify(games.load(record.game), record)
        except (OSError, msgspec.DecodeError, KeyError, UnicodeDecodeError) as wrong:
            print(f"{file}: not a record: {wrong}")
            failed = True
            continue
        problems = list(verdict.problems)
        if args.commitment and args.commitment != record.commitment:
            problems.append("the commitment is not the one that was published")
        failed |= bool(problems)
        what = "; ".join(problems) or f"true: {verdict.answers} answers, {verdict.draws} draws from the committed seed"
        if verdict.older and not problems:
            what += f"; the first {verdict.older} answers were given under older rules and could not be checked"
        print(f"{file}: {what}")
    return int(failed)
