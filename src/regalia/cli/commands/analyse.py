"""judge every decision of a finished game by what its player knew, and show luck apart

Each likely answer is tried in the same imagined worlds. The figures are the same on every machine. Ctrl-C stops and prints
what is done so far; with --json, the same command continues from there.
Exit status: 0 if all decisions were judged, 130 if some are missing.
"""

import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING

import click

from regalia.cli.arguments import FILE_THERE, FILE_TO_WRITE, FOLDER_THERE, LANGUAGE, Kind, WrongArgument, at_least, seconds

if TYPE_CHECKING:
    from regalia.bots.analysis import Analysis, Moment
    from regalia.cli.words import Words
    from regalia.core import Answer
    from regalia.text.texts import Texts
PARAMETERS = (
    click.Argument(["file"], type=FILE_THERE, metavar="RECORD.json", help="the record of a finished game"),
    click.Option(["--packs"], type=FOLDER_THERE, metavar="FOLDER", help="the folder with the packs (*.toml)"),
    click.Option(
        ["--json"], type=FILE_TO_WRITE, metavar="FILE.jsonl", help="write a line for each decision; continues from there"
    ),
    click.Option(
        ["--seconds"], type=Kind(seconds), default="300", show_default=True, metavar="NUMBER", help="CPU time at most"
    ),
    click.Option(
        ["--worlds"],
        type=Kind(at_least(2)),
        default=512,
        show_default=True,
        metavar="NUMBER",
        help="worlds for a decision at most",
    ),
    LANGUAGE,
)


def run(args: SimpleNamespace) -> int:
    """Judge what is missing, then print the figures."""
    from regalia.bots.analysis import Analysis, CannotAnalyse
    from regalia.bots.results import OtherTerms
    from regalia.cli.commands.verify import read
    from regalia.cli.words import names_in
    from regalia.text.texts import Texts

    say = Texts(args.language, "regalia.cli.commands")
    rules, record = read(args.file, args.packs)
    try:
        analysis = Analysis(rules, record, most=args.worlds)
        moments = moments_of(args, analysis, say)
    except CannotAnalyse as wrong:
        raise WrongArgument(f"{args.file}: {say(f'analyse-{wrong.obstacle}', detail=wrong.detail)}") from None
    except OtherTerms as wrong:
        raise WrongArgument(str(wrong)) from None
    names = names_in(record, say)
    if moments:
        print_table(say, names, moments)
        print_words(say, words_for(args, analysis, names), analysis, moments)
    done, count = len(moments), len(analysis.decisions)
    print_doubts(say, record.game)
    print(say("analyse-done" if done == count else "analyse-so-far", done=done, count=count))
    return 0 if done == count else 130


def moments_of(args: SimpleNamespace, analysis: "Analysis", say: "Texts") -> "list[Moment]":
    """The moments of earlier runs and of this one. Ctrl-C stops. Raises OtherTerms."""
    from regalia.bots.analysis import Moment
    from regalia.bots.results import add_result, results_in

    found = results_in(args.json, analysis.basis, Moment) if args.json else {}
    moments = [analysis.restored(found[number]) for number in range(len(found)) if number in found]
    try:
        for moment in analysis.moments(len(moments), args.seconds):
            if args.json:
                add_result(args.json, len(moments), moment)
            moments.append(moment)
            show(say("analyse-progress", done=len(moments), count=len(analysis.decisions)))
    except KeyboardInterrupt:
        show("")
        print(say("analyse-stopped"))
    show("")
    return moments


def show(line: str) -> None:
    """Replace the line of progress, in a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)


def print_table(say: "Texts", names: list[str], moments: "list[Moment]") -> None:
    """Print a line for each player."""
    from rich.console import Console
    from rich.table import Table

    from regalia.bots.summary import summaries

    heads = ("player", "decisions", "inexact", "mistakes", "blunders", "loss", "usual", "play", "others", "luck")
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold")
    for head in heads:
        table.add_column(say(f"analyse-{head}"), no_wrap=True)
    for line in summaries(moments):
        margin = "" if line.margin is None else f" ±{100 * line.margin:.1f}"
        counts = (line.decisions, line.inexact, line.mistakes, line.blunders)
        changes = (f"{100 * change:+.0f}" for change in (line.play, line.others, line.luck))
        losses = (f"{100 * line.loss:.1f}{margin}", f"{100 * line.usual:.1f}")
        table.add_row(names[line.seat], *map(str, counts), *losses, *changes)
    Console().print(table)
    print(say("analyse-unit"))


def print_doubts(say: "Texts", slug: str) -> None:
    """Print what does not hold for a game, or has not been measured in enough games."""
    from msgspec.structs import asdict

    from regalia.bots.measured import measured

    found = asdict(measured(slug))
    for name in (name for name, holds in found.items() if holds is False):
        print(say(f"analyse-fails-{name}"))
    if None in found.values():
        print(say("analyse-unmeasured"))


def words_for(args: SimpleNamespace, analysis: "Analysis", names: list[str]) -> "Words":
    """The words of the game."""
    from regalia.cli.words import Words

    return Words(analysis.match.rules.slug, args.language, names)


def print_words(say: "Texts", words: "Words", analysis: "Analysis", moments: "list[Moment]") -> None:
    """Print the answers for which there is a word, with the best ones."""
    for moment in (moment for moment in moments if moment.judged.word):
        judged = moment.judged
        best = judged.best[0]
        print(
            say(
                "analyse-moment",
                step=judged.seq + 1,
                who=words.player(judged.seat),
                word=str(judged.word),
                played=in_words(words, analysis, judged.seq, judged.played.answer),
                chance=round(100 * judged.played.worth),
                best=in_words(words, analysis, judged.seq, best.answer),
                better=round(100 * best.worth),
                kept="yes" if moment.kept else "no",
            )
        )


def in_words(words: "Words", analysis: "Analysis", seq: int, answer: "Answer") -> str:
    """An answer as its player would read it."""
    from regalia.core import look

    seat = analysis.match.answers[seq].seat
    words.nouns = look(analysis.match.at(seq), seat).nouns
    return words.option(answer) or "–"
