"""play a game in the terminal, as text, against bots or with others at this keyboard

At each question type the number of an option (several: numbers with spaces), `?` for the table, `log` for what happened,
`undo` to step back as far as is fair, `rules` for the section that the question comes from, `quit` to leave.
"""

import argparse
from typing import TYPE_CHECKING, Any

from regalia.arguments import WrongArgument, digest, names
from regalia.games import slugs

if TYPE_CHECKING:
    from regalia.core import Answer, Event, Match, Seat


def add(parser: argparse.ArgumentParser) -> None:
    """Who sits where, in which language."""
    parser.add_argument("game", choices=slugs())
    parser.add_argument(
        "--seats",
        type=names,
        metavar="WHO,WHO,…",
        help="a name for each person, a level for each bot (default: one person and squires)",
    )
    parser.add_argument("--language", default="en", choices=["en", "ja"])
    parser.add_argument("--seed", type=digest, help="64 hexadecimal digits, to play the same game again")


def run(args: argparse.Namespace) -> int:
    """Play to the end."""
    from regalia import games
    from regalia.bots import LEVELS
    from regalia.core import Match, fresh_seed

    rules = games.load(args.game)
    seated = args.seats or ["Player", *["squire"] * (rules.seats[0] - 1)]
    if len(seated) not in rules.seats:
        raise WrongArgument(f"{args.game} is for {rules.seats[0]} to {rules.seats[-1]} players, not {len(seated)}")
    seed = args.seed or fresh_seed()
    match = Match(rules, len(seated), seed)
    people = [seat for seat, name in enumerate(seated) if name not in LEVELS]
    return Terminal(match, seated, people, args.language).play()


class Terminal:
    """A game at one keyboard."""

    def __init__(self, match: "Match", names: list[str], people: "list[Seat]", language: str) -> None:
        from regalia.core import commitment
        from regalia.words import Words

        self.match = match
        self.levels = names
        shown = [f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)]
        self.words = Words(match.rules.slug, language, shown)
        self.people = people
        self.log: list[Event] = []
        self.facing: Seat | None = people[0] if len(people) == 1 else None
        print(f"{self.words.say('game-title')} – SHA-256 {commitment(match.seed)}")
        self.tell(match.opening)

    def play(self) -> int:
        """Ask people and bots in turn until the game is over."""
        while not self.match.game.is_over:
            seat = min(self.match.game.asks)
            try:
                answer = self.person(seat) if seat in self.people else self.bot(seat)
            except EOFError:
                return 1
            if answer is not None:
                self.tell(self.match.answer(seat, answer))
        self.show(None)
        for rank in self.match.rules.rank(self.match.game.state):
            print(f"{rank.rank}. {self.words.player(rank.seat)} {rank.keys}")
        return 0

    def bot(self, seat: "Seat") -> "Answer":
        """A bot's answer, from an imagined game."""
        from regalia.bots import decide
        from regalia.core import Chance, fresh_seed, imagine

        seed = fresh_seed()
        return decide(self.levels[seat], imagine(self.match.game, seat, Chance(seed)), seat, seed)

    def person(self, seat: "Seat") -> "Answer | None":
        """What a person types, until it is an answer or a step back."""
        from regalia.core import look

        if self.facing != seat:
            input(f"\n{self.words.player(seat)} ⏎ ")
            self.facing = seat
        self.show(seat)
        sight = look(self.match.game, seat)
        options = list(getattr(sight.ask, "options", ()))
        assert sight.decision is not None
        while True:
            print(f"\n{self.words.decision(sight.decision, seat, sight.view)} {self.words.question(sight.ask)}")
            for number, option in enumerate(options, start=1):
                print(f"  {number}. {self.words.option(option)}")
            line = input("> ").strip()
            if line == "undo" and (steps := self.match.undo_steps(seat)):
                self.match.undo(seat, steps[-1])
                return None
            if not self.command(line, seat):
                answer = read(sight.ask, line)
                refusal = None if answer is None else self.match.game.why_not(seat, answer)
                if answer is not None and refusal is None:
                    return answer
                print(self.words.refusal(refusal) if refusal else __doc__)

    def command(self, line: str, seat: "Seat") -> bool:
        """Whether the line was one that only shows something."""
        if line == "quit":
            raise EOFError
        if line == "?":
            self.show(seat)
        elif line == "log":
            self.tell(self.log[-20:], again=True)
        elif line == "rules":
            print(section(self.match.rules.slug, self.words.language, self.match.game.step.rule))
        else:
            return False
        return True

    def show(self, seat: "Seat | None") -> None:
        """The table through a seat's eyes."""
        from regalia.core import look

        sight = look(self.match.game, seat)
        self.words.nouns = sight.nouns
        print("\n" + self.match.rules.text(sight.view))

    def tell(self, events: "list[Event]", again: bool = False) -> None:
        """What happened, as the person at the keyboard may know it."""
        from regalia.core import eyes_of, look

        self.words.nouns = look(self.match.game, self.facing).nouns
        eyes: Any = eyes_of(self.match.game, self.facing)
        for event in events:
            seen = event.seen_by(eyes)
            if seen is not None:
                print("· " + self.words.event(seen))
        if not again:
            self.log += events


def read(ask: Any, line: str) -> "Answer | None":
    """The answer that a line means, if any."""
    from regalia.core import Number, OneOf

    numbers = [int(word) for word in line.split() if word.isdecimal()]
    if len(numbers) != len(line.split()):
        return None
    if isinstance(ask, Number):
        return numbers[0] if len(numbers) == 1 else None
    if not all(1 <= number <= len(ask.options) for number in numbers):
        return None
    chosen = tuple(ask.options[number - 1] for number in numbers)
    if isinstance(ask, OneOf):
        return chosen[0] if len(chosen) == 1 else None
    return chosen


def section(slug: str, language: str, number: str) -> str:
    """One section of the rules."""
    import re
    from importlib.resources import files

    text = files(f"regalia.games.{slug}").joinpath("text", f"rules.{language}.md").read_text("utf-8")
    found = re.search(rf"^#+ {re.escape(number)}\.? .*?(?=^#|\Z)", text, re.MULTILINE | re.DOTALL)
    return found.group(0) if found else number
