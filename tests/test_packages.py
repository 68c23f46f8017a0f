"""What Regalia is installed with: ranges for those who install it beside other packages, exact versions for us."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text("utf-8"))
NEEDED = [*PROJECT["project"]["dependencies"], *PROJECT["project"]["optional-dependencies"]["dev"]]
PINNED = dict(line.split("==") for line in ROOT.joinpath("constraints.txt").read_text("utf-8").split())

MODULES = {"argon2-cffi": "argon2", "markdown-it-py": "markdown_it", "tzdata": "zoneinfo"}
"""What is imported of packages with another name; tzdata is what zoneinfo reads where the system has no time zones."""


def named(requirement: str) -> str:
    return re.split(r"[\[<>=!~;]", requirement, maxsplit=1)[0].lower()


def test_nobody_is_held_to_one_version_of_a_package() -> None:
    assert not [
        requirement
        for requirement in [*NEEDED, *PROJECT["build-system"]["requires"]]
        if "==" in requirement.partition(";")[0]
    ]
    assert all("<" in requirement for requirement in PROJECT["project"]["dependencies"])


def test_our_own_installations_take_exactly_one_version_of_each() -> None:
    assert {named(requirement) for requirement in NEEDED} <= {name.lower() for name in PINNED}


def test_what_is_installed_is_imported() -> None:
    source = "\n".join(file.read_text("utf-8") for file in ROOT.joinpath("src").rglob("*.py"))
    for requirement in PROJECT["project"]["dependencies"]:
        module = MODULES.get(named(requirement), named(requirement).replace("-", "_"))
        assert re.search(rf"^\s*(import|from) {re.escape(module)}\b", source, re.MULTILINE), f"{module} is unused"
