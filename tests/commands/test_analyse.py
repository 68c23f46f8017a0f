"""`regalia analyse`."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from regalia import games
from regalia.bots import analysis as analysing
from regalia.bots.analysis import Analysis, Moment
from regalia.cli import main
from regalia.core import Record, record_of
from tests.playing import random_match

FEW = ["--worlds", "2"]


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play a position on a few times only."""
    monkeypatch.setattr(analysing, "PLAYED_ON", 4)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of a finished game."""
    file = tmp_path / "record.json"
    kept = replace(record_of(random_match(games.load("oriflamme"), 3, 3)), names=["Ada", "Bob", "Eve"])
    file.write_bytes(msgspec.json.encode(kept))
    return file


def moments(file: Path) -> list[Any]:
    """The lines after the first one."""
    return [msgspec.json.decode(line) for line in file.read_bytes().splitlines()[1:]]


@pytest.mark.parametrize(("language", "luck"), [("en", "luck"), ("ja", "運")])
def test_every_decision_is_judged_and_each_player_has_a_line(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, luck: str
) -> None:
    file = tmp_path / "analysis.jsonl"
    assert main(["analyse", str(record), *FEW, "--json", str(file), "--language", language]) == 0
    said = capsys.readouterr().out
    assert luck in said
    assert [name in said for name in ("Ada", "Bob", "Eve")] == [True] * 3
    assert str(len(moments(file))) in said.splitlines()[-1]
    assert len(moments(file)) > 20


def test_what_is_missing_is_judged_later_and_words_are_those_of_the_log(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once, later = tmp_path / "once.jsonl", tmp_path / "later.jsonl"
    assert main(["analyse", str(record), *FEW, "--json", str(at_once)]) == 0
    said = capsys.readouterr().out
    assert main(["analyse", str(record), *FEW, "--seconds", "0"]) == 130
    with monkeypatch.context() as patched:
        patched.setattr(Analysis, "moments", interrupted(Analysis.moments))
        assert main(["analyse", str(record), *FEW, "--json", str(later)]) == 130
    stopped = capsys.readouterr().out
    assert "Stopped." in stopped
    assert stopped.splitlines()[-1].startswith("3 of ")
    assert main(["analyse", str(record), *FEW, "--json", str(later)]) == 0
    assert capsys.readouterr().out == said
    assert at_once.read_bytes() == later.read_bytes()
    words = [line for line in said.splitlines() if line.startswith("Step ")]
    assert words
    assert all(" of 100; best: " in line for line in words)


def interrupted(real: Any) -> Any:
    """The first three moments, then Ctrl-C."""

    def some(analysis: Analysis, done: int, seconds: float) -> Iterator[Moment]:
        yield from islice(real(analysis, done, seconds), 3)
        raise KeyboardInterrupt

    return some


def test_a_record_of_other_rules_is_refused_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    older = msgspec.json.decode(record.read_bytes(), type=Record)
    record.write_bytes(msgspec.json.encode(replace(older, rules=older.rules - 1)))
    with pytest.raises(SystemExit):
        main(["analyse", str(record)])
    assert f"it was played under version {older.rules - 1} of the rules" in capsys.readouterr().err


def test_a_file_of_another_analysis_is_not_continued(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "analysis.jsonl"
    assert main(["analyse", str(record), *FEW, "--json", str(file)]) == 0
    with pytest.raises(SystemExit):
        main(["analyse", str(record), "--worlds", "3", "--json", str(file)])
    assert "holds other games" in capsys.readouterr().err
