"""`regalia types`: what the client knows of messages and games is what Python sends."""

from pathlib import Path

import pytest

from regalia.cli import main

CLIENT = Path(__file__).parents[2] / "client"


def test_the_clients_types_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["types", "--check", "--client", str(CLIENT)]) == 0, capsys.readouterr().out


def test_a_file_that_is_not_is_named_and_written_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wire = tmp_path / "src" / "wire.ts"
    wire.parent.mkdir()
    wire.write_text("export type FromPlayer = never;\n")
    assert main(["types", "--check", "--client", str(tmp_path)]) == 1
    assert wire.read_text() == "export type FromPlayer = never;\n"
    assert main(["types", "--client", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"{wire}\n" * 2
    assert wire.read_text() == (CLIENT / "src" / "wire.ts").read_text()
