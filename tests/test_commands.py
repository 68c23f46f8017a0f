"""The command line, as somebody types it."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from click.shell_completion import ShellComplete

from regalia import games
from regalia.cli import main, regalia
from regalia.cli.commands import many, serve
from regalia.core import record_of
from tests.playing import random_match, seed


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    for command in (
        "backup",
        "build",
        "chronicle",
        "games",
        "maintenance",
        "new",
        "play",
        "restore",
        "rulings",
        "serve",
        "settings",
        "simulate",
        "verify",
    ):
        assert f"\n  {command} " in told


def test_without_arguments_the_arena_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []

    def run(args: SimpleNamespace) -> int:
        opened.append(args.open)
        return 0

    monkeypatch.setattr(serve, "run", run)
    assert main([]) == 0
    assert opened == [True]


@pytest.mark.parametrize(
    ("typed", "begun", "offered"),
    [
        ([], "se", ["secret", "serve", "settings"]),
        (["play"], "ori", ["oriflamme"]),
        (["serve"], "--bot", ["--bot-delay", "--bot-jobs"]),
        (["serve", "--log-level"], "d", ["debug"]),
        (["verify"], "rec", ["rec"]),
    ],
)
def test_a_shell_completes_commands_games_options_and_files(typed: list[str], begun: str, offered: list[str]) -> None:
    shell = ShellComplete(regalia, {}, "regalia", "_REGALIA_COMPLETE")
    assert [each.value for each in shell.get_completions(typed, begun)] == offered


def test_the_package_runs_as_a_module() -> None:
    said = subprocess.run([sys.executable, "-m", "regalia", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout.startswith("regalia ")


def test_games_are_listed_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--language", "ja"]) == 0
    assert "オリフラム" in capsys.readouterr().out


def test_rulings_of_a_game_hold(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulings", "oriflamme"]) == 0
    assert "41 hold, 0 fail" in capsys.readouterr().out


def test_a_ruling_that_fails_is_shown_side_by_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.md"
    file.write_text(
        "### A wrong one\n```\nGIVEN  players A B C | round 2 | first B | cursor 0\n       points A1 B1 C1\n"
        "       queue (B.soldier+1)\nWHEN   B reveal\nTHEN   points A1 B3 C1\n       queue [B.soldier]\n```\n"
    )
    assert main(["rulings", "oriflamme", str(file)]) == 1
    told = capsys.readouterr().out
    assert "FAILS  A wrong one" in told
    assert "≠ points A1 B3 C1" in told
    assert "| points A1 B2 C1" in told


def test_simulations_print_wins_scores_and_intervals_and_draw_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "wins.svg"
    arguments = ["simulate", "oriflamme", "--seats", "squire,page,page", "--games", "6", "--jobs", "2"]
    assert main([*arguments, "--seed", seed(4), "--plot", str(picture)]) == 0
    first = capsys.readouterr().out
    assert "squire" in first
    assert "95 % interval" in first
    assert picture.read_text().startswith("<svg")
    assert main([*arguments, "--seed", seed(4)]) == 0
    assert capsys.readouterr().out.splitlines()[:4] == first.splitlines()[:4]


def test_a_level_against_itself_has_no_interval_and_its_games_can_be_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["simulate", "oriflamme", "--seats", "page, page, page", "--games", "2", "--seed", seed(4)]
    assert main([*arguments, "--records", str(tmp_path / "games"), "--plot", str(tmp_path / "wins.svg")]) == 0
    (line,) = [line for line in capsys.readouterr().out.splitlines() if line.strip().startswith("page")]
    assert line.split()[:4] == ["page", "6", "33.3", "%"]
    assert " – " in line
    kept = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in kept] == ["oriflamme-0000.json", "oriflamme-0001.json"]
    assert main(["verify", *map(str, kept)]) == 0


def test_rule_players_take_seats_in_tournaments(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "oriflamme", "--seats", "wary,page,page", "--games", "3", "--seed", seed(5)]) == 0
    assert [line.split()[:2] for line in capsys.readouterr().out.splitlines() if "wary " in line] == [["wary", "3"]]


def test_a_record_is_verified_and_a_forged_one_is_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = record_of(random_match(games.load("oriflamme"), 3, 5))
    file = tmp_path / "record.json"
    file.write_bytes(msgspec.json.encode(record))
    assert main(["verify", str(file), "--commitment", record.commitment]) == 0
    assert "true: " in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", "00" * 32]) == 1
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(record, answers=record.answers[1:])))
    assert main(["verify", str(file)]) == 1


def test_one_thing_is_told_as_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main(["simulate", "oriflamme", "--seats", "page,page,page", "--games", "1", "--seed", "11" * 32])
    assert "1 game of oriflamme, " in capsys.readouterr().out
    case = tmp_path / "case.md"
    given = "GIVEN  players A B C | round 1 | first A | cursor 0\n       queue (A.heir) (B.spy)"
    case.write_text(f"### One\n```\n{given}\nWHEN   A reveal\nTHEN   queue [A.heir] (B.spy)\n```\n")
    main(["rulings", "oriflamme", str(case)])
    assert "1 holds, 0 fail" in capsys.readouterr().out
    assert [many(count, "answer") for count in (0, 1, 2)] == ["0 answers", "1 answer", "2 answers"]
