"""`regalia play` by its words alone: the table, the hand, who leads, what happened and the rules, each when asked for."""

import re
from random import Random
from typing import Any

import pytest

from regalia import games
from regalia.cli import main
from regalia.cli.commands.play import Terminal
from regalia.cli.inquiries import COMMANDS, command_in, leading, typed
from regalia.cli.words import Words
from regalia.core import Match, Rules, Seat, Sight, TableOptions, imagine
from regalia.text.texts import Texts
from tests.commands.conftest import Play
from tests.playing import EVERY_GAME, dice, moments, name_of, seed
from tests.typed import line_for


class Typist:
    """Types valid answers at random, and before each of the first ones a command."""

    def __init__(self, *commands: str) -> None:
        self.commands, self.random = [*commands], Random(1)
        self.sight: Sight | None = None

    def readline(self) -> str:
        """The next line."""
        assert self.sight is not None
        assert self.sight.ask is not None
        return f"{self.commands.pop(0) if self.commands else line_for(self.sight.ask, self.random)}\n"


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", games.slugs())
def test_every_game_is_played_by_its_words_alone_from_start_to_end(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    say = Texts(language, "regalia.cli.commands")
    asked = [say(f"command-{name}").split(" / ")[-1] for name in COMMANDS if name not in ("undo", "quit")]
    typist = Typist(*asked)
    pose = Terminal.pose

    def posed(terminal: Terminal, sight: Sight, seat: Seat) -> None:
        typist.sight = sight
        pose(terminal, sight, seat)

    def ending(rules: Rules[Any], seats: int, seed: str, options: TableOptions) -> Match:
        return Match(rules, seats, seed, options.ending)  # at random, a game of The King's Guild may never end otherwise

    monkeypatch.setattr(Terminal, "pose", posed)
    monkeypatch.setattr("regalia.core.Match", ending)
    monkeypatch.setattr("sys.stdin", typist)
    others = ["page"] * max(1, games.load(game).seats[0] - 1)
    assert (
        main(["play", game, "--text", "--seats", ",".join(["Ada", *others]), "--language", language, "--seed", seed(1)])
        == 0
    )
    printed = capsys.readouterr().out
    assert typist.commands == []
    assert say("no-one", most=1)[:10] not in printed
    assert re.search(r"^1\. ", printed, re.MULTILINE)


def test_in_words_the_table_is_shown_only_when_it_is_asked_for_one_fact_a_line(play: Play) -> None:
    printed = play(f"oriflamme --text --seed {seed(2)}", "table", "quit")[1]
    before, after = printed.split("> ")[:2]
    assert "Hand of Player" not in before
    assert "\nHand of Player: " in after
    assert "\nPlacement\n" in after


def test_the_hand_is_what_the_others_do_not_see(play: Play) -> None:
    told = play(f"old_kings_crown --seats Ada,page --seed {seed(2)}", *["1"] * 6, "hand", "quit")[1]
    assert re.search(r"^> hand: \w.*\n\n", told, re.MULTILINE)


def test_without_secrets_nothing_is_in_the_hand(play: Play, siege: str) -> None:
    told = play(siege, "hand", "quit")[1]
    assert "> You see nothing that the others don’t see.\n" in told


def test_who_leads_is_said_by_what_the_seat_can_know(play: Play) -> None:
    told = play(f"oriflamme --seed {seed(1)}", *["1"] * 4, "Who leads?", "quit")[1]
    said = told.partition("If the game ended now, by what you can see:\n")[2].partition("\n\n")[0].splitlines()
    points = [int(line.partition(": Influence ")[2]) for line in said]
    assert len(said) == 3
    assert points == sorted(points, reverse=True)
    assert points[0] > points[-1]
    assert "No one is ahead now." in play(f"wheel_of_time --seed {seed(1)}", "who leads", "quit")[1]


@pytest.mark.parametrize("rules", [rules for rules in EVERY_GAME if rules.slug in games.slugs()], ids=name_of)
def test_what_a_seat_cannot_know_does_not_change_who_leads(rules: Rules[Any]) -> None:
    words = Words(rules.slug, "en", [f"Seat {number}" for number in range(max(rules.seats))])
    for number, game in enumerate(moments(rules, rules.seats[-1], 1)):
        if game.is_over or number > 400:
            return
        if number % 40 == 0:
            worlds = {
                str(leading(game.copy(), 0, words, dice(number))),
                str(leading(imagine(game, 0, dice(7)), 0, words, dice(number))),
            }
            assert len(worlds) == 1


def test_what_happened_is_said_again(play: Play) -> None:
    told = play(f"oriflamme --seed {seed(1)}", "1", "1", "what happened", "quit")[1].split("> ")
    assert told[3].startswith("· ")
    assert told[3].partition("\n\n")[0] in told[2]


def test_a_section_of_the_rules_is_read_by_its_number_or_found_in_the_contents(play: Play) -> None:
    told = play(f"oriflamme --seed {seed(1)}", "rules 6.3", "rules 99", "quit")[1].split("> ")
    assert told[1].startswith("### 6.3 Spy")
    assert "\n6.3 Spy\n" in told[2]


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("？", ("table", "")),
        ("手札", ("hand", "")),
        ("HAND ", ("hand", "")),
        ("who leads?", ("leads", "")),
        ("ルール　６．３", ("rules", "6.3")),
        ("rules 6.3", ("rules", "6.3")),
        ("１", ("", "")),
        ("handy", ("", "")),
    ],
)
def test_commands_are_typed_in_the_language_of_the_game_or_in_english(line: str, command: tuple[str, str]) -> None:
    texts = [Texts(language, "regalia.cli.commands") for language in ("ja", "en")]
    assert command_in(typed(line), texts) == command
