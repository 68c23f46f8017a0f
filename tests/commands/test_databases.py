"""Commands that work on an arena without serving it take its database from the settings of `regalia serve`."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from regalia.cli import main
from regalia.server.store import Person
from regalia.server.store.secret import keys_of
from regalia.server.store.sqlite import SqliteStore

ADA = Person("u_ada", "Ada")


def by_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.joinpath("regalia.toml").write_text('database = "club.db"\nport = 9000')


def by_another_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.joinpath("club.toml").write_text('database = "club.db"')
    monkeypatch.setenv("REGALIA_CONFIG", "club.toml")


def by_variable(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.joinpath("regalia.toml").write_text('database = "other.db"')
    monkeypatch.setenv("REGALIA_DATABASE", "club.db")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The present folder, with the database of a club in which Ada is known."""
    monkeypatch.chdir(tmp_path)
    store = SqliteStore(tmp_path / "club.db")
    asyncio.run(store.save_person(ADA))
    store.close()
    keys_of(tmp_path / "club.db")
    return tmp_path


def knows_ada(database: Path) -> bool:
    store = SqliteStore(database)
    found = asyncio.run(store.person(ADA.id))
    store.close()
    return found == ADA


@pytest.mark.parametrize("name_it", [by_file, by_another_file, by_variable])
def test_every_command_finds_the_database_where_the_arena_does(
    name_it: Callable[[Path, pytest.MonkeyPatch], None], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name_it(folder, monkeypatch)
    assert main(["backup", "copy.db"]) == 0
    assert main(["move", "moved.db"]) == 0
    assert knows_ada(folder / "moved.db")
    assert main(["admin", "Ada"]) == 1, "Ada has no account"
    assert main(["secret", "rotate"]) == 0
    assert keys_of(folder / "club.db").former
    folder.joinpath("club.db").unlink()
    assert main(["restore", "copy.db"]) == 0
    assert knows_ada(folder / "club.db")
    assert not keys_of(folder / "club.db").former
    assert not folder.joinpath("regalia.db").exists()


def test_a_flag_names_another_database(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGALIA_DATABASE", "nowhere.db")
    assert main(["backup", "--database", "club.db", "copy.db"]) == 0


def test_a_setting_that_is_wrong_stops_no_backup_unless_it_is_the_database(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = folder / "regalia.toml"
    settings.write_text('database = "club.db"\npacks = "on a disk that is not there"')
    assert main(["backup", "copy.db"]) == 0
    settings.write_text('databse = "club.db"')
    assert main(["backup", "copy.db"]) == 2
    assert "regalia.toml: databse is not a setting; did you mean database?" in capsys.readouterr().err
    settings.write_text('database = "lost.db"')
    for command in (["backup", "copy.db"], ["admin", "Ada"], ["secret", "rotate"], ["move", "moved.db"]):
        assert main(command) == 2
        assert "regalia.toml: database: lost.db: No such file" in capsys.readouterr().err


def test_files_are_copied_and_postgresql_has_tools_of_its_own(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder.joinpath("copy.db").write_bytes(folder.joinpath("club.db").read_bytes())
    monkeypatch.setenv("REGALIA_DATABASE", "postgresql://regalia@localhost/regalia")
    for command in ("backup", "restore"):
        assert main([command, "copy.db"]) == 2
        assert "REGALIA_DATABASE: PostgreSQL has its own tools for backups" in capsys.readouterr().err
