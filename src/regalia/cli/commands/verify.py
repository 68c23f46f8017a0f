"""check the record of a finished game: the seed, every answer, every draw, the end

A table publishes the SHA-256 of its seed before play and the seed itself afterwards; browsers do the same with nonces.
To check a game that was played with a pack, name the folder of the pack with --packs.
--commitment and --nonce also compare the record with values that you saved before the game.
Exit status: 0 if every record is valid, 1 if one is not, 3 if one was played under other rules and can't be checked.
"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regalia.cli.arguments import WrongArgument, digest, file_there, folder_there

if TYPE_CHECKING:
    from regalia.core import Record, Rules, Verdict
    from regalia.text.texts import Texts


def add(parser: argparse.ArgumentParser) -> None:
    """Add the records and the values to compare them with."""
    parser.add_argument("files", nargs="+", type=file_there, metavar="RECORD.json")
    parser.add_argument("--packs", type=folder_there, metavar="FOLDER", help="the folder with the packs (*.toml)")
    parser.add_argument("--commitment", type=digest, help="the commitment published before play")
    parser.add_argument("--nonce", type=digest, help="your own browser's nonce")
    parser.add_argument("--language", default="en", choices=["en", "ja"])


def run(args: argparse.Namespace) -> int:
    """Status 1 if a record has a problem, otherwise 3 if a record could not be fully checked."""
    from regalia.core import verify
    from regalia.text.texts import Texts

    say = Texts(args.language, "regalia.cli.commands")
    failed = unchecked = False
    for file, rules, record in [(file, *read(file, args.packs)) for file in args.files]:
        verdict = verify(rules, record)
        problems = [say(f"verify-{problem}", detail=verdict.detail) for problem in verdict.problems]
        if args.commitment and args.commitment != record.commitment:
            problems.append(say("verify-commitment"))
        if args.nonce and args.nonce not in (each.nonce for each in record.nonces if each):
            problems.append(say("verify-own-nonce"))
        failed |= bool(problems)
        unchecked |= verdict.checked_nothing or record.carried is not None
        print(f"{file}: {say('verify-and').join(problems or checked(say, rules, record, verdict))}")
    return 1 if failed else 3 if unchecked else 0


def checked(say: "Texts", rules: "Rules[Any]", record: "Record", verdict: "Verdict") -> list[str]:
    """Describe what was checked in a valid record."""
    if verdict.checked_nothing:
        ours, theirs = rules.pack.in_records if rules.pack else None, record.pack
        if record.rules != rules.version:
            words = [say("verify-nothing", played=str(record.rules), ours=str(rules.version))]
        else:
            words = [say("verify-other-pack", played=theirs.name if theirs else "none", ours=ours.name if ours else "none")]
    else:
        words = [say("verify-true", answers=verdict.answers - verdict.unchecked, draws=verdict.draws)]
        if record.carried is not None:
            words.append(say("verify-carried", answers=verdict.unchecked))
    if verdict.withheld:
        words.append(say("verify-withheld", seats=", ".join(map(str, verdict.withheld))))
    return words


def read(file: Path, packs: Path | None = None) -> "tuple[Rules[Any], Record]":
    """A record and the rules of its game, with its pack if available.

    Raises WrongArgument if the file is not a record of a game of this arena.
    """
    import msgspec

    from regalia.core import Record

    try:
        record = msgspec.json.decode(file.read_bytes(), type=Record)
        nonces = [text for each in record.nonces if each for text in (each.hash, each.nonce)]
        for text in (record.seed, *nonces):
            if text is not None:
                digest(text)
        return rules_for(record, packs), record
    except KeyError as missing:
        raise WrongArgument(f"{file}: there is no game {missing}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise WrongArgument(f"{file}: not a record: {wrong}") from None
    except argparse.ArgumentTypeError as wrong:
        raise WrongArgument(f"{file}: not a record: a seed or nonce {wrong}") from None


def rules_for(record: "Record", packs: Path | None) -> "Rules[Any]":
    """The rules of a record, with its pack if the folder contains it; otherwise verifying reports it as missing."""
    from regalia.games.library import Library, files_of, known

    library = Library(known(files_of(packs)) if packs else ())
    pack = record.pack.hash if record.pack else ""
    return library.rules(record.game, pack if library.has(record.game, pack) else "")
