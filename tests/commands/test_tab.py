"""`regalia tab`: what it refuses, and what it leaves alone."""

import hashlib
from pathlib import Path, PurePosixPath

import pytest

from regalia.cli import main
from regalia.tab.building import CannotBuild, Tree
from regalia.tab.building.archive import tar, unzipped, zipped
from regalia.tab.building.folder import LISTED, listed, write
from regalia.tab.building.licences import in_wheel
from regalia.tab.building.sources import pins, requirements, sources
from regalia.tab.building.tree import installed_games, packages, packs, regalia


def tree(**files: str) -> Tree:
    """A folder with these files, and the list of them."""
    found = {PurePosixPath(name.replace("_", ".")): text.encode() for name, text in files.items()}
    return found | {LISTED: listed(found)}


def refusal(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """What the command says on the terminal when it refuses."""
    with pytest.raises(SystemExit) as ended:
        main(["tab", *args])
    assert ended.value.code == 2
    return capsys.readouterr().err


def test_a_folder_with_files_of_others_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert "contains other files" in refusal(capsys, "--to", str(tmp_path))
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


def test_a_folder_that_is_written_again_keeps_what_others_have_added(tmp_path: Path) -> None:
    write(tree(index_html="one", old_js="old"), tmp_path)
    (tmp_path / "CNAME").write_text("games.example.org")
    write(tree(index_html="two", new_js="new"), tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["CNAME", "files.js", "index.html", "new.js"]
    assert (tmp_path / "index.html").read_text() == "two"


def test_the_version_is_another_for_other_contents_or_names() -> None:
    versions = {listed(each) for each in (tree(a_js="1"), tree(a_js="2"), tree(b_js="1"))}
    assert len(versions) == 3
    assert listed(tree(a_js="1")) == listed(tree(a_js="1"))


def test_files_that_are_not_those_of_the_pinned_pyodide_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    to, pyodide = str(tmp_path / "to"), tmp_path / "pyodide"
    pyodide.mkdir()
    assert f"it is to hold the files of pyodide@{pins().version}" in refusal(capsys, "--to", to, "--pyodide", str(pyodide))
    for name in pins().files:
        (pyodide / name).write_text("another version")
    assert f"is not that of pyodide@{pins().version}" in refusal(capsys, "--to", to, "--pyodide", str(pyodide))
    assert not Path(to).exists()


def test_a_folder_without_wheels_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pyodide = tmp_path / "pyodide"
    pyodide.mkdir()
    for name in pins().files:
        (pyodide / name).write_text("x")
        monkeypatch.setitem(pins().files, name, hashlib.sha256(b"x").hexdigest())
    with pytest.raises(CannotBuild, match="there are no wheels"):
        sources(tmp_path / "cache", pyodide, tmp_path)


def test_every_package_is_pinned_by_hash() -> None:
    lines = requirements().splitlines()
    assert all("==" in line or "--hash=sha256:" in line for line in lines)
    assert lines[0].endswith("\\")


def test_a_pack_that_cannot_be_played_is_named(tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text("[meta]\n")
    with pytest.raises(CannotBuild, match=r"broken\.toml"):
        packs(tmp_path)


def test_regalia_goes_into_the_folder_without_what_only_servers_and_authors_need() -> None:
    names = {str(path) for path in regalia()}
    assert {"regalia/server/app.py", "regalia/tab/arena.py", "regalia/server/pages/templates/home.html"} <= names
    assert not [name for name in names if name.startswith(("regalia/cli/", "regalia/tab/building/", "regalia/testing/"))]
    assert not [name for name in names if "/board/" in name or name.endswith(".pyc")]


def test_games_of_other_packages_go_with_it() -> None:
    own, left = installed_games()
    assert left == {}
    assert not [path for path in own if path.parts[0] == "regalia"]


def test_compiled_parts_for_other_platforms_are_left_out(tmp_path: Path) -> None:
    wheel = tmp_path / "thing-1-py3-none-any.whl"
    parts = (
        "thing/__init__.py",
        "thing/_fast.cpython-314-x86_64-linux-gnu.so",
        "thing/_own.cpython-314-wasm32-emscripten.so",
    )
    wheel.write_bytes(zipped({PurePosixPath(name): b"" for name in parts}))
    assert sorted(map(str, packages([wheel]))) == [parts[0], parts[2]]


def test_the_licence_of_a_package_is_its_text_or_else_the_lines_that_name_it(tmp_path: Path) -> None:
    about = b"Metadata-Version: 2.4\nName: thing\nLicense: MIT\n"
    files = {PurePosixPath("thing-1.dist-info/METADATA"): about}
    wheel = tmp_path / "thing-1-py3-none-any.whl"
    wheel.write_bytes(zipped(files))
    assert [*in_wheel(wheel)] == ["License: MIT"]
    wheel.write_bytes(zipped(files | {PurePosixPath("thing-1.dist-info/licenses/LICENSE"): b"You may."}))
    assert [*in_wheel(wheel)] == ["You may."]


def test_equal_contents_give_equal_archives_in_any_order() -> None:
    files = [(PurePosixPath("a/b.py"), b"1"), (PurePosixPath("c.toml"), b"22")]
    assert tar(dict(files)) == tar(dict(reversed(files)))
    assert zipped(dict(files)) == zipped(dict(reversed(files)))
    assert unzipped(zipped(dict(files))) == dict(files)
