"""check the record of a finished game: the seed, every answer, every draw, the end

A table publishes the SHA-256 of its seed before play, and the seed itself afterwards. With --commitment the record is also
checked against the one that was noted down before the game.
"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regalia.arguments import WrongArgument, digest, file_there

if TYPE_CHECKING:
    from regalia.core import Record, Rules


def add(parser: argparse.ArgumentParser) -> None:
    """The records."""
    parser.add_argument("files", nargs="+", type=file_there, metavar="RECORD.json")
    parser.add_argument("--commitment", type=digest, help="the commitment as it was published before play")


def run(args: argparse.Namespace) -> int:
    """Status 1 if a record has a problem."""
    from regalia.core import verify

    failed = False
    for file, rules, record in [(file, *read(file)) for file in args.files]:
        verdict = verify(rules, record)
        problems = list(verdict.problems)
        if args.commitment and args.commitment != record.commitment:
            problems.append("the commitment is not the one that was published")
        failed |= bool(problems)
        what = "; ".join(problems) or f"true: {verdict.answers} answers, {verdict.draws} draws from the committed seed"
        if verdict.older and not problems:
            what += f"; the first {verdict.older} answers were given under older rules and could not be checked"
        print(f"{file}: {what}")
    return int(failed)


def read(file: Path) -> "tuple[Rules[Any], Record]":
    """A record and the rules of its game. Raises WrongArgument if the file is not a record of a game of this arena."""
    import msgspec

    from regalia import games
    from regalia.core import Record

    try:
        record = msgspec.json.decode(file.read_bytes(), type=Record)
        if record.seed is not None:
            digest(record.seed)
        return games.load(record.game), record
    except KeyError as missing:
        raise WrongArgument(f"{file}: there is no game {missing}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise WrongArgument(f"{file}: not a record: {wrong}") from None
    except argparse.ArgumentTypeError as wrong:
        raise WrongArgument(f"{file}: not a record: the seed {wrong}") from None
