"""print the chronicle of a finished game: a short report of how it went

It is composed from the record alone, and is the same on every machine.
"""

from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import click

from regalia.cli.arguments import FILE_THERE, FOLDER_THERE, LANGUAGE, WrongArgument

if TYPE_CHECKING:
    from regalia.bots.analysis import Moment
    from regalia.core import Record, Rules
PARAMETERS = (
    click.Argument(["file"], type=FILE_THERE, metavar="RECORD.json", help="the record of a finished game"),
    click.Option(
        ["--analysis"], type=FILE_THERE, metavar="FILE.jsonl", help="what `regalia analyse --json` has written of it"
    ),
    click.Option(["--packs"], type=FOLDER_THERE, metavar="FOLDER", help="the folder with the packs (*.toml)"),
    LANGUAGE,
)


def run(args: SimpleNamespace) -> int:
    """Print a sentence on each line."""
    from regalia.chronicle import compose, sentences
    from regalia.cli.commands.verify import read
    from regalia.cli.words import names_in
    from regalia.core import replay, verify
    from regalia.text.texts import Texts

    say = Texts(args.language, "regalia.cli.commands")
    rules, record = read(args.file, args.packs)
    verdict = verify(rules, record)
    if verdict.problems or verdict.checked_nothing:
        problem = verdict.problems[0] if verdict.problems else "rules" if record.rules != rules.version else "pack"
        pack = record.pack.name if record.pack else ""
        detail = {"rules": str(record.rules), "pack": pack}.get(problem, verdict.detail)
        raise WrongArgument(f"{args.file}: {say(f'analyse-{problem}', detail=detail)}")
    moments = moments_in(args.analysis, rules, record) if args.analysis else []
    names = names_in(record, say)
    for sentence in sentences(record.game, args.language, names, compose(replay(rules, record), moments)):
        print(sentence.text)
    return 0


def moments_in(file: Path, rules: "Rules[Any]", record: "Record") -> "list[Moment]":
    """The moments of an analysis of this record, if it is complete: only the whole game has a costliest decision.

    Raises WrongArgument if the file holds something else.
    """
    from regalia.bots.analysis import Analysis, CannotAnalyse, Moment
    from regalia.bots.results import OtherTerms, results_in

    try:
        analysis = Analysis(rules, record)
        found = results_in(file, analysis.basis, Moment)
    except (CannotAnalyse, OtherTerms) as wrong:
        raise WrongArgument(str(wrong)) from None
    return [*found.values()] if len(found) == len(analysis.decisions) else []
