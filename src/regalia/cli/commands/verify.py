"""check the record of a finished game: the seed, every answer, every draw, the end

A table publishes the SHA-256 of its seed before play and the seed itself afterwards; browsers do the same with nonces.
To check a game that was played with a pack, name the folder of the pack with --packs.
--commitment and --nonce also compare the record with values that you saved before the game.
Exit status: 0 if every record is valid, 1 if one is not, 3 if one was played under other rules and can't be checked.
"""

from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import click

from regalia.cli.arguments import DIGEST, FILE_THERE, FOLDER_THERE, LANGUAGE, WrongArgument, digest

if TYPE_CHECKING:
    from regalia.core import Record, Rules, Verdict
    from regalia.text.texts import Texts
PARAMETERS = (
    click.Argument(
        ["files"], nargs=-1, required=True, type=FILE_THERE, metavar="RECORD.json...", help="records of finished games"
    ),
    click.Option(["--packs"], type=FOLDER_THERE, metavar="FOLDER", help="the folder with the packs (*.toml)"),
    click.Option(["--commitment"], type=DIGEST, metavar="DIGEST", help="the commitment published before play"),
    click.Option(["--nonce"], type=DIGEST, metavar="NONCE", help="your own browser's nonce"),
    LANGUAGE,
)


def run(args: SimpleNamespace) -> int:
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
    except WrongArgument as wrong:
        raise WrongArgument(f"{file}: not a record: a seed or nonce {wrong.message}") from None


def rules_for(record: "Record", packs: Path | None) -> "Rules[Any]":
    """The rules of a record, with its pack if the folder contains it; otherwise verifying reports it as missing."""
    from regalia.games.library import Library, files_of, known

    library = Library(known(files_of(packs)) if packs else ())
    pack = record.pack.hash if record.pack else ""
    return library.rules(record.game, pack if library.has(record.game, pack) else "")
