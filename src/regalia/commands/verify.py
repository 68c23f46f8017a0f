"""check the record of a finished game: the seed, every answer, every draw, the end

A table publishes the SHA-256 of its seed before play, and the seed itself afterwards; so does every browser with its nonce.
With --commitment and --nonce the record is also checked against what was noted down before the game.
"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regalia.arguments import WrongArgument, digest, file_there
from regalia.commands import many

if TYPE_CHECKING:
    from regalia.core import Record, Rules


def add(parser: argparse.ArgumentParser) -> None:
    """The records."""
    parser.add_argument("files", nargs="+", type=file_there, metavar="RECORD.json")
    parser.add_argument("--commitment", type=digest, help="the commitment as it was published before play")
    parser.add_argument("--nonce", type=digest, help="the nonce that one's own browser gave")


def run(args: argparse.Namespace) -> int:
    """Status 1 if a record has a problem."""
    from regalia.core import verify

    failed = False
    for file, rules, record in [(file, *read(file)) for file in args.files]:
        verdict = verify(rules, record)
        problems = list(verdict.problems)
        if args.commitment and args.commitment != record.commitment:
            problems.append("the commitment is not the one that was published")
        if args.nonce and args.nonce not in (each.nonce for each in record.nonces if each):
            problems.append("the nonce is not in the record")
        failed |= bool(problems)
        what = (
            "; ".join(problems)
            or f"true: {many(verdict.answers, 'answer')}, {many(verdict.draws, 'draw')} from the committed seed"
        )
        if verdict.older and not problems:
            what += f"; given under older rules, and not to be checked: {many(verdict.older, 'answer')} at the beginning"
        if verdict.withheld:
            what += f"; no nonce was revealed for seat {', '.join(map(str, verdict.withheld))}"
        print(f"{file}: {what}")
    return int(failed)


def read(file: Path) -> "tuple[Rules[Any], Record]":
    """A record and the rules of its game. Raises WrongArgument if the file is not a record of a game of this arena."""
    import msgspec

    from regalia import games
    from regalia.core import Record

    try:
        record = msgspec.json.decode(file.read_bytes(), type=Record)
        nonces = [text for each in record.nonces if each for text in (each.hash, each.nonce)]
        for text in (record.seed, *nonces):
            if text is not None:
                digest(text)
        return games.load(record.game), record
    except KeyError as missing:
        raise WrongArgument(f"{file}: there is no game {missing}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise WrongArgument(f"{file}: not a record: {wrong}") from None
    except argparse.ArgumentTypeError as wrong:
        raise WrongArgument(f"{file}: not a record: a seed or nonce {wrong}") from None
