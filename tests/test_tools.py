"""What `make quick` and `make flakes` run, and what `make check` says of commits."""

import subprocess
from pathlib import Path

import pytest

from tools.changed import changed
from tools.flakes import failures
from tools.quick import LOOKED_AT, plan, runs
from tools.subjects import faults


def commit(folder: Path) -> None:
    """Commit all that lies in a folder."""
    who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    subprocess.run(["git", "add", "--all"], cwd=folder, check=True)
    subprocess.run(["git", *who, "commit", "--quiet", "--message", "All"], cwd=folder, check=True)


def test_new_and_edited_files_are_changed_and_committed_ones_are_not(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    for name in ("same", "edited"):
        (tmp_path / name).write_text("1")
    commit(tmp_path)
    (tmp_path / "edited").write_text("2")
    (tmp_path / "new").touch()
    assert changed(tmp_path) == ["edited", "new"]


def test_what_was_committed_here_is_changed_until_others_have_it(tmp_path: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    subprocess.run(["git", "init", "--quiet", there], check=True)
    (there / "same").touch()
    commit(there)
    subprocess.run(["git", "clone", "--quiet", there, here], check=True)
    (here / "new").touch()
    commit(here)
    assert changed(here) == ["new"]


@pytest.mark.parametrize(
    ("file", "paths", "games", "looks", "client"),
    [
        ("README.md", (), (), (), False),
        ("src/regalia/core/game.py", (), ("oriflamme",), ("oriflamme",), False),
        ("src/regalia/games/nocturion/dice.py", ("tests/games/nocturion",), ("nocturion",), ("nocturion",), False),
        ("src/regalia/games/nocturion/board/City.tsx", ("tests/games/nocturion",), (), ("nocturion",), True),
        ("src/regalia/server/talk/lines.py", ("tests/server/talk",), (), (), False),
        ("client/src/store.ts", (), (), ("oriflamme",), True),
        ("tests/test_tools.py", ("tests/test_tools.py",), (), (), False),
    ],
)
def test_a_change_runs_its_own_tests(
    file: str, paths: tuple[str, ...], games: tuple[str, ...], looks: tuple[str, ...], client: bool
) -> None:
    assert plan([file]) == (tuple(sorted(("tests/core", *paths))), games, looks, client)


def test_each_game_that_was_changed_is_looked_at_and_tested_alone() -> None:
    found = plan(["src/regalia/games/oriflamme/view.py", "src/regalia/games/nocturion/view.py"])
    (_, own), *every, (_, looks) = runs(found)
    assert own[-3:] == ["tests/core", "tests/games/nocturion", "tests/games/oriflamme"]
    assert [more for more, _ in every] == [{"REGALIA_GAME": "nocturion"}, {"REGALIA_GAME": "oriflamme"}]
    assert looks[-2:] == [f"{LOOKED_AT}[nocturion-ja]", f"{LOOKED_AT}[oriflamme-ja]"]


@pytest.mark.exhaustive
def test_a_test_that_fails_now_and_then_is_counted(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]")
    test, mark = tmp_path / "test_luck.py", tmp_path / "mark"
    test.write_text(
        f"from pathlib import Path\n\n\ndef test_luck():\n    mark = Path({str(mark)!r})\n"
        "    seen = mark.exists()\n    mark.touch()\n    assert seen\n"
    )
    (counted,) = failures([str(test)], 2).values()
    assert counted == 1


def test_subjects_of_commits_are_short_and_begin_with_an_area() -> None:
    good = ["[server] Keep slow tables in the lobby for seven days", "[old_kings_crown] 12 cards"]
    assert [*faults(good)] == []
    assert [*faults([f"[server] {'Keep ' * 13}", "Keep tables"])] == [
        f"longer than 72 characters: [server] {'Keep ' * 13}",
        "does not start with an area such as [server]: Keep tables",
    ]
