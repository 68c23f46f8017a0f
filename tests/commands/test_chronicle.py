"""`regalia chronicle`: a record as a short report."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from regalia.cli import main
from regalia.core import record_of
from regalia.games.oriflamme import RULES
from tests.playing import random_match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of a finished game."""
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(replace(record_of(random_match(RULES, 3)), names=["Zoé", "Kenji", "Mia"])))
    return file


@pytest.mark.parametrize(("language", "ends"), [("en", "."), ("ja", "。")])
def test_a_record_is_told_in_six_to_ten_sentences(
    record: Path, language: str, ends: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["chronicle", "--language", language, str(record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert 6 <= len(lines) <= 10
    assert all(line.endswith(ends) for line in lines)
    assert all(name in "".join(lines) for name in ("Zoé", "Kenji", "Mia"))


@pytest.mark.parametrize("names", [[], ["Zoé"], ["Zoé", "", ""], ["Zoé", "Seat 2", "Seat 3", "Eve"]])
def test_a_seat_without_a_name_is_numbered(record: Path, names: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    nameless = msgspec.json.decode(record.read_bytes()) | {"names": names}
    record.write_bytes(msgspec.json.encode(nameless))
    assert main(["chronicle", str(record)]) == 0
    told = capsys.readouterr().out
    assert all(name in told for name in (names[0] if names else "Seat 1", "Seat 2", "Seat 3"))


def test_a_changed_record_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed = msgspec.json.decode(record.read_bytes())
    changed["answers"] = changed["answers"][:-1]
    record.write_bytes(msgspec.json.encode(changed))
    with pytest.raises(SystemExit) as refused:
        main(["chronicle", str(record)])
    assert refused.value.code == 2
    assert "the game isn’t over" in capsys.readouterr().err


def test_a_file_that_holds_no_analysis_of_the_record_is_refused(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text('{"game":"nocturion","rules":1,"commitment":"","most":512}\n', "utf-8")
    with pytest.raises(SystemExit) as refused:
        main(["chronicle", "--analysis", str(other), str(record)])
    assert refused.value.code == 2
    assert "other" in capsys.readouterr().err
    assert other.read_text("utf-8").startswith('{"game":"nocturion"'), "it is left as it was"
