"""play a game as text in the terminal, against bots or others at the same keyboard

Answer each question with the number of an option (several: numbers separated by spaces). `help` explains how to answer
the current question and what you can ask, such as `hand`, `who leads`, `what happened` and `rules 6.3`. If several
people play, the screen is cleared before the next one's turn. Bots use the same seed, so the same seed and the same
answers give the same game, unless a bot runs out of time.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import click

from regalia.cli.arguments import DIGEST, FILE_TO_WRITE, GAME, LANGUAGE, NAMES, WrongArgument

if TYPE_CHECKING:
    from regalia.core import Answer, Event, Match, Seat, Sight
    from regalia.core.match import Given

CLEAR = "\033[2J\033[3J\033[H"
"""Clears the screen and its scrollback."""
PARAMETERS = (
    GAME,
    click.Option(
        ["--seats"],
        type=NAMES,
        metavar="WHO,WHO,…",
        help="a name for each person, a level for each bot (default: one person, and heralds or squires)",
    ),
    LANGUAGE,
    click.Option(
        ["--text"], is_flag=True, help="for screen readers: one fact a line, and the table only when you ask for it"
    ),
    click.Option(["--seed"], type=DIGEST, metavar="SEED", help="64 hexadecimal digits, to play the same game again"),
    click.Option(["--record"], type=FILE_TO_WRITE, metavar="FILE.json", help="save the record of the finished game"),
)


def run(args: SimpleNamespace) -> int:
    """Play to the end. The status is 1 if a person leaves earlier."""
    from regalia import games
    from regalia.bots import LEVELS, stand_in_of
    from regalia.core import Match, fresh_seed

    rules = games.load(args.game)
    seated = args.seats or ["Player", *[stand_in_of(args.game)] * (rules.seats[0] - 1)]
    if len(seated) not in rules.seats:
        raise WrongArgument(f"{args.game} is for {rules.seats[0]} to {rules.seats[-1]} players, not {len(seated)}")
    people = [seat for seat, name in enumerate(seated) if name not in LEVELS]
    options = rules.options() if people else rules.options().ending
    match = Match(rules, len(seated), args.seed or fresh_seed(), options)
    terminal = Terminal(match, seated, people, args.language, args.text)
    over = terminal.play()
    print(terminal.say("seed", seed=match.seed))
    if args.record is not None:
        terminal.keep(args.record)
    return 0 if over else 1


class Terminal:
    """A game whose seats share one keyboard."""

    def __init__(self, match: "Match", levels: list[str], people: "list[Seat]", language: str, text: bool) -> None:
        from regalia.cli.asked import Asked
        from regalia.cli.words import Words
        from regalia.core import commitment
        from regalia.text.texts import Texts

        self.match = match
        self.levels = levels
        self.people = people
        self.say = Texts(language, "regalia.cli.commands")
        """A message of the terminal itself."""
        self.typed = [self.say, Texts("en", "regalia.cli.commands")]
        """The languages in which commands are typed."""
        self.text = text
        """True for a screen reader."""
        self.words = Words(match.rules.slug, language, [self.name(seat) for seat in range(len(levels))])
        self.asked = Asked(self.words, self.say)
        self.heard: list[tuple[Given | None, list[Event]]] = [(None, match.opening)]
        """The events of the setup and of each answer that was not taken back."""
        self.told = dict.fromkeys(people, 0)
        """How many entries of the log each person has seen."""
        self.before = dict.fromkeys(people, 0)
        """How many each person had seen before the latest ones."""
        self.explained: dict[Seat, set[str]] = {seat: set() for seat in people}
        """The pieces whose texts each person has read."""
        self.passed: set[int] = set()
        """The moments at which a person alone at the keyboard could only pass and was not asked."""
        self.facing: Seat | None = people[0] if len(people) == 1 else None
        print(f"{self.words.say('game-title')} – {self.say('commitment', commitment=commitment(match.seed))}")
        print(self.say("help"))

    def name(self, seat: "Seat") -> str:
        """A person's name, made distinct from equal names, or a bot's level and number."""
        name = self.levels[seat]
        if seat not in self.people:
            return self.say("bot", level=name, place=str(seat + 1))
        return f"{name} {seat + 1}" if self.levels.count(name) > 1 else name

    def play(self) -> bool:
        """Ask people and bots in turn; true if the game was played to its end."""
        while not self.match.game.is_over:
            seat, answer = self.unasked()
            try:
                if answer is None:
                    answer = self.lone_pass(seat) or (self.person(seat) if seat in self.people else self.bot(seat))
            except EOFError:
                return False
            if answer is not None:
                events = self.match.answer(seat, answer)
                self.heard.append((self.match.answers[-1], events))
        self.tell(self.facing)
        self.show(self.facing)
        for rank in self.match.rules.rank(self.match.game.state):
            keys = self.words.row(f"{self.words.say(f'key-{index}')} {key}" for index, key in enumerate(rank.keys))
            print(f"{rank.rank}. " + self.say("line", what=self.words.player(rank.seat), words=keys))
        return True

    def keep(self, file: Path) -> None:
        """Write the record, if the game is over."""
        import msgspec

        from regalia.core import record_of

        if not self.match.game.is_over:
            print(self.say("no-record"))
            return
        record = msgspec.structs.replace(record_of(self.match), names=list(self.words.names))
        file.write_bytes(msgspec.json.encode(record))
        print(self.say("kept", file=str(file)))

    def bot(self, seat: "Seat") -> "Answer":
        """A bot's answer, from an imagined game. Depends only on the seed and the answers so far."""
        from regalia.bots import decide
        from regalia.bots.tournament import derived
        from regalia.core import Chance, imagine

        seed = derived(self.match.seed, "bot", seat, len(self.match.answers))
        return decide(self.levels[seat], imagine(self.match.game, seat, Chance(seed)), seat, seed)

    def unasked(self) -> "tuple[Seat, Answer | None]":
        """The unprompted action of the first bot that wants one; otherwise the seat that is asked next."""
        from regalia.bots import consider
        from regalia.bots.tournament import derived
        from regalia.core import Chance, imagine

        game = self.match.game
        for seat in sorted(seat for seat, offered in game.offers.items() if offered and seat not in self.people):
            seed = derived(self.match.seed, "offered", seat, len(self.match.answers))
            answer = consider(self.levels[seat], imagine(game, seat, Chance(seed)), seat, seed)
            if answer is not None:
                return seat, answer
        return min(game.asks), None

    def lone_pass(self, seat: "Seat") -> "Answer | None":
        """Passing, if a person alone at the keyboard can do nothing else. With others it would give that away."""
        from regalia.core import Pass

        game = self.match.game
        if self.people != [seat] or game.offers.get(seat) or game.asks[seat] != (Pass(),):
            return None
        self.passed.add(len(self.match.answers))
        return Pass()

    def person(self, seat: "Seat") -> "Answer | None":
        """Read a person's lines until one is an answer or takes one back."""
        from regalia.cli import keyboard
        from regalia.cli.inquiries import command_in, typed
        from regalia.core import look, wrong

        self.face(seat)
        self.tell(seat)
        if not self.text:
            self.show(seat)
        sight = look(self.match.game, seat)
        assert sight.ask is not None
        self.explain(seat, [name for option in keyboard.options(sight.ask) for name in self.pieces(option)])
        while True:
            self.pose(sight, seat)
            line = typed(ask("> "))
            command, about = command_in(line, self.typed)
            if command == "undo":
                if self.step_back(seat):
                    return None
                print(self.say("not-now"))
            elif command:
                self.obey(command, about, seat)
            elif line.startswith("+"):
                unasked = keyboard.read_offer(sight.offers, line)
                if unasked is not None:
                    return unasked
                print(self.say("no-offer", most=len(sight.offers)))
            else:
                answer = keyboard.read(sight.ask, line)
                unfit = None if answer is None else wrong(self.match.game.asks[seat], answer)
                if answer is not None and unfit is None:
                    return answer
                print(self.asked.no_answer(sight.ask, unfit))

    def face(self, seat: "Seat") -> None:
        """Pass the keyboard to a person. Nothing that another saw or typed remains on the screen."""
        if self.facing != seat:
            ask(f"{CLEAR}{self.say('whose-turn', who=self.words.player(seat))} ")
            self.facing = seat

    def pose(self, sight: "Sight", seat: "Seat") -> None:
        """Print the question, its options and the possible unprompted actions."""
        print("\n" + "\n".join(self.asked.lines(sight, seat)))

    def step_back(self, seat: "Seat") -> bool:
        """Take back the last answer for which that is fair, if any, and remove its events from the log."""
        steps = [step for step in self.match.undo_steps(seat) if step not in self.passed]
        if not steps:
            return False
        self.passed = {moment for moment in self.passed if moment < steps[-1]}
        self.match.undo(seat, steps[-1])
        kept = self.heard[: steps[-1] + 1]
        again = self.match.answers[steps[-1] :]  # answers of others to a question that is still open: nothing has happened
        self.heard = kept + [(given, []) for given in again]
        self.told = {person: min(told, len(self.heard)) for person, told in self.told.items()}
        return True

    def obey(self, command: str, about: str, seat: "Seat") -> None:
        """Show what a command asks for. Raises EOFError for the one that leaves."""
        from regalia.core import look

        match command:
            case "quit":
                raise EOFError
            case "help":
                print(self.help(seat))
            case "table":
                self.show(seat)
            case "hand" | "leads":
                print("\n".join(self.own(seat) if command == "hand" else self.leading(seat)))
            case "cards":
                self.explain(seat, self.pieces(look(self.match.game, seat).view), again=True)
            case "news":
                self.print_events(self.events(self.before[seat]), seat)
            case "log":
                self.print_events(self.events()[-20:], seat)
            case "rules":
                print(self.rules(about))

    def own(self, seat: "Seat") -> list[str]:
        """What only this person sees."""
        from regalia.cli.inquiries import own

        return [*map(self.legible, own(self.match.game, seat, self.words))] or [self.say("nothing-hidden")]

    def leading(self, seat: "Seat") -> list[str]:
        """Who would win if the game ended now, by what this person can see."""
        from regalia.bots.tournament import derived
        from regalia.cli.inquiries import leading
        from regalia.core import Chance

        chance = Chance(derived(self.match.seed, "leads", seat, len(self.match.answers)))
        found = leading(self.match.game, seat, self.words, chance)
        return [self.say("leads"), *found] if found else [self.say("level")]

    def rules(self, number: str) -> str:
        """A section of the rules: that of the question, or of a number. The contents if there is no such section."""
        from regalia.cli.asked import section
        from regalia.cli.inquiries import contents

        slug, language = self.match.rules.slug, self.words.language
        wanted = number or self.match.game.step.cited()
        found = section(slug, language, wanted)
        return found if found != wanted else "\n".join(contents(slug, language))

    def help(self, seat: "Seat") -> str:
        """What can be typed, beginning with how to answer if that takes more than one number."""
        from regalia.core import look

        posed = look(self.match.game, seat).ask
        assert posed is not None
        return "\n".join(text for text in (self.asked.how(posed), self.say("help")) if text)

    def show(self, seat: "Seat | None") -> None:
        """Print the table as a seat sees it."""
        from regalia.cli.inquiries import drawn

        print("\n" + self.legible(drawn(self.match.game, seat, self.words)))

    def legible(self, table: str) -> str:
        """A drawn table, or a part of it; for a screen reader with one fact a line."""
        from regalia.cli.inquiries import apart

        return apart(table, self.say("none")) if self.text else table

    def pieces(self, record: Any) -> list[str]:
        """The names of all pieces in a record that have a text or printed numbers."""
        import msgspec

        found = texts(msgspec.to_builtins(record), self.words.nouns)
        return [name for name in found if self.words.knows(f"kind-{name}") and self.is_explained(name)]

    def is_explained(self, name: str) -> bool:
        """True if pieces of this name have a text or printed numbers."""
        return self.words.knows(f"does-{name}") or bool(self.match.rules.numbers(name))

    def explain(self, seat: "Seat", pieces: list[str], again: bool = False) -> None:
        """Print the texts and printed numbers of pieces: those that this person has not read yet, or all."""
        new = [name for name in dict.fromkeys(pieces) if again or name not in self.explained[seat]]
        self.explained[seat] |= {*new}
        if new:
            print()
        for name in new:
            numbers = [self.words.say(message, args) for message, args in self.match.rules.numbers(name)]
            title = self.words.say(f"kind-{name}") + self.words.aside(self.words.row(numbers) if numbers else "")
            does = f"does-{name}"
            print("  " + (self.say("line", what=title, words=self.words.say(does)) if self.words.knows(does) else title))

    def tell(self, seat: "Seat | None") -> None:
        """Print the events since this person last saw the table; without a person, all of them."""
        since = 0 if seat is None else self.told[seat]
        self.print_events(self.events(since), seat)
        if seat is not None:
            self.before[seat], self.told[seat] = since, len(self.heard)

    def events(self, since: int = 0) -> "list[Event]":
        """The events of the log, from one of its entries on."""
        return [event for _, events in self.heard[since:] for event in events]

    def print_events(self, events: "list[Event]", seat: "Seat | None") -> None:
        """Print a line for each event that this person may know."""
        from regalia.core import eyes_of, look

        self.words.nouns = look(self.match.game, seat).nouns
        eyes: Any = eyes_of(self.match.game, seat)
        for event in events:
            seen = event.seen_by(eyes)
            if seen is not None:
                print("· " + self.words.event(seen))


def ask(prompt: str) -> str:
    """Read one typed line. Raises EOFError at the end of the input."""
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.strip()


def texts(value: Any, nouns: Any) -> Iterator[str]:
    """All strings in plain data; instead of a piece's id, the arguments of its noun."""
    if isinstance(value, str):
        yield value
        if value in nouns:
            yield from texts(nouns[value].args, {})
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from texts(inner, nouns)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from texts(inner, nouns)
