"""play all lessons of a game and report what the rules no longer allow

Every way through each lesson is played, and its texts are looked up in every language. If a lesson fails, its file,
the step and the reason are printed, and the status is 1.
"""

from types import SimpleNamespace

from regalia.cli.arguments import GAME
from regalia.cli.commands import many

PARAMETERS = (GAME,)


def run(args: SimpleNamespace) -> int:
    """Check each lesson by itself, so that one run reports all."""
    from regalia.lessons import FaultyLesson, lesson_of, names_of

    failed = 0
    names = names_of(args.game)
    for name in names:
        try:
            lesson = lesson_of(args.game, name)
        except FaultyLesson as wrong:
            failed += 1
            print(f"FAILS  {wrong}")
        else:
            print(f"holds  {lesson.file}: {many(len(lesson.steps), 'step')}")
    print(f"{many(len(names) - failed, 'lesson')} of {args.game} can be played, {failed} cannot")
    return int(failed > 0)
