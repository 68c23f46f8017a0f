"""The documentation runs, and what it quotes stands in the source."""

import doctest
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest
from starlette.routing import Mount, Route, WebSocketRoute

from regalia import core
from regalia.server.app import application
from regalia.server.settings import Settings
from regalia.server.typescript import of_game

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
SOURCE = Path(__file__).parents[1] / "src" / "regalia"
QUOTED = re.compile(r"`(games/[\w/.]+)`[^`\n]*:\n\n((?:    .*\n|\n)+)")
"""A paragraph that ends with the name of a file, and the block after it."""


@pytest.mark.parametrize("page", sorted(page.name for page in DOCS.glob("*.md") if ">>> " in page.read_text("utf-8")))
def test_the_examples_on_a_page_run_as_printed(page: str) -> None:
    result = doctest.testfile(str(DOCS / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("page", sorted(page.name for page in DOCS.glob("*.md")))
def test_what_a_page_quotes_stands_in_the_file_it_names(page: str) -> None:
    quotations = QUOTED.findall((DOCS / page).read_text("utf-8"))
    assert quotations or page != "write-a-game.md"
    for file, block in quotations:
        assert dedent(block).strip() in (SOURCE / file).read_text("utf-8"), f"{file} says it in another way"


NAMED = re.compile(r"^\| `(\w+)` \| (.+) \|$", re.MULTILINE)


def test_the_core_is_described_name_by_name() -> None:
    described = dict(NAMED.findall((DOCS / "core.md").read_text("utf-8")))
    assert sorted(described) == sorted(core.__all__)
    assert all(len(meaning) > 10 for meaning in described.values())


ADDRESS = re.compile(r"^\| ((?:`[A-Z]+` ?)+|any) \| `(/[^`]*)` \| (.+) \|$", re.MULTILINE)


def addresses() -> Iterator[tuple[str, str]]:
    """Each method and address that an arena answers, as the page writes them; HEAD goes with GET."""
    for route in application(Settings("")).routes:
        match route:
            case Route(methods=methods, path=path):
                wanted = (methods or set()) - {"HEAD"}
                named = ["any"] if "OPTIONS" in wanted else sorted(wanted)
                yield from ((method, path.replace(":path", "")) for method in named)
            case Mount(path=path) | WebSocketRoute(path=path):
                yield "GET", path


def test_every_address_is_described_with_its_methods() -> None:
    described = ADDRESS.findall((DOCS / "protocol.md").read_text("utf-8"))
    found = [(method.strip("`"), path) for methods, path, _ in described for method in methods.split()]
    built = {("GET", "/static")}  # a folder that exists once the client was built
    assert sorted(found) == sorted({*addresses()} | built)
    assert all(len(meaning) > 5 for _, _, meaning in described)


def code_of(page: str, upto: str = "") -> str:
    """The Python on a page, up to a heading if one is named, without what it prints."""
    lines = (DOCS / page).read_text("utf-8").partition(f"\n## {upto}\n")[0].splitlines()
    return "\n".join(line[8:] for line in lines if line.startswith(("    >>> ", "    ..."))) + "\n"


IN_PIECES = "D,E402,I001"
"""A page explains each piece, and imports what it needs."""
ASKED = "B015,B018,T201"
"""A session asks for values to see them."""


@pytest.mark.parametrize("page", ["write-a-game.md", "core.md"])
def test_the_code_of_a_page_is_typed_and_passes_our_checks(page: str, tmp_path: Path) -> None:
    file = tmp_path / "page.py"
    file.write_text(code_of(page), "utf-8")
    for tool in (
        ("mypy", "--strict", "--explicit-package-bases"),
        ("ruff", "check", "--config", str(ROOT / "pyproject.toml"), "--ignore", f"{IN_PIECES},{ASKED}"),
    ):
        command, environment = [sys.executable, "-m", *tool, file.name], os.environ | {"MYPYPATH": str(ROOT)}
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_game_of_the_page_has_types_for_the_client() -> None:
    page: dict[str, object] = {"__name__": "crowns"}
    exec(compile(code_of("write-a-game.md", "Play"), "crowns.py", "exec"), page)
    rules = page["RULES"]
    assert isinstance(rules, core.Rules)
    assert "export interface Lay" in of_game(rules)


def test_the_python_of_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert (result.attempted > 5, result.failed) == (True, 0)


def test_the_site_leads_to_every_page() -> None:
    named = set(re.findall(r": ([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE))
    assert named == {str(page.relative_to(DOCS)) for folder in (DOCS, DOCS / "reference") for page in folder.glob("*.md")}


@pytest.mark.exhaustive
def test_the_site_is_built_and_its_links_lead_somewhere(tmp_path: Path) -> None:
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    shutil.copytree(DOCS, tmp_path / "docs")
    (tmp_path / "src").symlink_to(ROOT / "src")
    command = [str(Path(sys.executable).with_name("zensical")), "build", "--strict", "--config-file", "mkdocs.yml"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "imagine" in (tmp_path / "build" / "docs" / "reference" / "core.html").read_text("utf-8")
