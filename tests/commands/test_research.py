"""`regalia research`."""

from pathlib import Path

import msgspec
import pytest

from regalia.cli import main
from regalia.research import layout_of
from regalia.research.layout import Written


def test_the_layout_is_printed_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "layout.json"
    assert main(["research", "oriflamme", "--seats", "3", "--games", "1", "--layout", str(file)]) == 0
    written = layout_of("oriflamme").written
    assert msgspec.json.decode(file.read_bytes(), type=Written) == written
    said = capsys.readouterr().out
    assert f"{len(written.actions)} actions, {len(written.fields)} fields, {len(written.words)} words" in said
    assert f"layout {written.digest}" in said


def test_a_number_of_seats_that_the_game_does_not_have_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["research", "oriflamme", "--seats", "9"])
    assert "3 to 5 players" in capsys.readouterr().err
