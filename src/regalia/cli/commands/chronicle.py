"""print the chronicle of a finished game: a short report of how it went

It is composed from the record alone, and is the same on every machine.
"""

from types import SimpleNamespace

import click

from regalia.cli.arguments import FILE_THERE, FOLDER_THERE, LANGUAGE, WrongArgument

PARAMETERS = (
    click.Argument(["file"], type=FILE_THERE, metavar="RECORD.json", help="the record of a finished game"),
    click.Option(["--packs"], type=FOLDER_THERE, metavar="FOLDER", help="the folder with the packs (*.toml)"),
    LANGUAGE,
)


def run(args: SimpleNamespace) -> int:
    """Print a sentence on each line."""
    from regalia.chronicle import compose, sentences
    from regalia.cli.commands.verify import read
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
    names = record.names or [say("analyse-seat", number=seat + 1) for seat in range(record.seats)]
    for sentence in sentences(record.game, args.language, names, compose(replay(rules, record))):
        print(sentence.text)
    return 0
