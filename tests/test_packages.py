"""What Regalia is installed with: ranges for those who install it beside other packages, exact versions for us."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text("utf-8"))
RUNNING = [
    *PROJECT["project"]["dependencies"],
    *PROJECT["project"]["optional-dependencies"]["nodes"],
    *PROJECT["project"]["optional-dependencies"]["learned"],
    *PROJECT["build-system"]["requires"],
]
NEEDED = [*PROJECT["project"]["dependencies"], *PROJECT["project"]["optional-dependencies"]["dev"]]

Pins = dict[str, tuple[str, list[str]]]


def pins(file: str) -> Pins:
    """The version of each package in a lock file, and the hashes of its files."""
    found: Pins = {}
    for entry in ROOT.joinpath(file).read_text("utf-8").replace("\\\n", " ").splitlines():
        name, version = re.match(r"([\w-]+)==([\w.]+)", entry).groups()  # type: ignore[union-attr]  # a lock has no other lines
        found[name] = version, re.findall(r"--hash=sha256:([0-9a-f]{64})(?!\S)", entry)
    return found


RUN, DEVELOP = pins("constraints.txt"), pins("constraints-dev.txt")

MODULES = {"argon2-cffi": "argon2", "markdown-it-py": "markdown_it", "tzdata": "zoneinfo"}
"""What is imported of packages with another name; tzdata is what zoneinfo reads where the system has no time zones."""


def named(requirement: str) -> str:
    return re.split(r"[\[<>=!~;]", requirement, maxsplit=1)[0].lower()


def normal(requirement: str) -> str:
    """The name of a required package, as locks write it."""
    return named(requirement).replace(".", "-").replace("_", "-")


def test_nobody_is_held_to_one_version_of_a_package() -> None:
    assert not [
        requirement
        for requirement in [*NEEDED, *PROJECT["build-system"]["requires"]]
        if "==" in requirement.partition(";")[0]
    ]
    assert all("<" in requirement for requirement in PROJECT["project"]["dependencies"])


def test_our_own_installations_take_exactly_one_version_of_each() -> None:
    assert {normal(requirement) for requirement in NEEDED} <= DEVELOP.keys()
    assert {normal(requirement) for requirement in RUNNING} <= RUN.keys()
    assert {name: pin for name, pin in DEVELOP.items() if name in RUN} == RUN


def test_every_file_that_is_installed_is_known_by_its_hash() -> None:
    assert all(hashes for _, hashes in (*RUN.values(), *DEVELOP.values()))
    makefile = ROOT.joinpath("Makefile").read_text("utf-8")
    installed = [line for line in makefile.splitlines() if line.startswith("\t$(PIP)")]
    assert len(installed) == 3
    assert all("--require-hashes" in line or "--no-deps --no-build-isolation" in line for line in installed)


def test_a_lock_names_no_place_to_download_from() -> None:
    for file in ("constraints.txt", "constraints-dev.txt"):
        assert "//" not in ROOT.joinpath(file).read_text("utf-8")


def test_what_is_installed_is_imported() -> None:
    source = "\n".join(file.read_text("utf-8") for file in ROOT.joinpath("src").rglob("*.py"))
    for requirement in PROJECT["project"]["dependencies"]:
        module = MODULES.get(named(requirement), named(requirement).replace("-", "_"))
        assert re.search(rf"^\s*(import|from) {re.escape(module)}\b", source, re.MULTILINE), f"{module} is unused"
