"""create a small playable game to build on

The game goes to `src/regalia/games/<slug>` in the repository or, with `--package FOLDER`, becomes an installable package.
It passes every check and test and comes with texts, rules pages and the plain board. docs/write-a-game.md explains it.
"""

import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import SimpleNamespace

import click

from regalia.cli.arguments import Kind, WrongArgument

GAMES = Path("src") / "regalia" / "games"
PACKAGED = ("pyproject.toml",)
"""The files that only a package needs."""


def slug(text: str) -> str:
    """The game's name in addresses and imports."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", text) or keyword.iskeyword(text):
        raise WrongArgument(f"{text!r} is not a lower-case name such as kings_guild")
    return text


PARAMETERS = (
    click.Argument(["slug"], type=Kind(slug), help="its name in addresses and imports, such as kings_guild"),
    click.Option(["--title"], metavar="TITLE", help="its title (default: made from the slug)"),
    click.Option(
        ["--package"],
        type=click.Path(path_type=Path),
        metavar="FOLDER",
        help="create an installable package in this new folder",
    ),
)


def run(args: SimpleNamespace) -> int:
    """Write the files and print the next steps."""
    outside: Path | None = args.package
    if outside is None and not GAMES.is_dir():
        raise WrongArgument(f"there is no {GAMES} here; run this in the repository, or add --package FOLDER")
    package = f"regalia.games.{args.slug}" if outside is None else f"{args.slug}_game"
    folder = GAMES / args.slug if outside is None else outside / package
    if (outside or folder).exists():
        raise WrongArgument(f"{outside or folder} already exists")
    title = args.title or args.slug.replace("_", " ").title()
    words = {"PACKAGE": package, "SLUG": args.slug, "TITLE": title}
    for name, text in skeleton(files("regalia") / "skeleton"):
        if name not in PACKAGED:
            write(folder / name, text, words)
        elif outside is not None:
            write(outside / name, text, words)
    print("\n".join(next_steps(args.slug, outside)))
    return 0


def next_steps(slug: str, outside: Path | None) -> list[str]:
    """The commands that install the game (if it is a package), play it and test it."""
    install = [] if outside is None else [f"pip install -e {outside}", "pip install 'regalia[testing]'"]
    return ["Next:", *install, f"regalia play {slug}", f"REGALIA_GAME={slug} pytest --pyargs regalia.testing"]


def skeleton(folder: Traversable, above: str = "") -> list[tuple[str, str]]:
    """The name and text of each file, without the suffix that keeps Python from importing it here."""
    found: list[tuple[str, str]] = []
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            found += skeleton(each, f"{above}{each.name}/")
        elif each.name.endswith(".txt"):
            found.append((above + each.name.removesuffix(".txt"), each.read_text("utf-8")))
    return found


def write(file: Path, text: str, words: dict[str, str]) -> None:
    """Write one file, with the game's names in place of the placeholders."""
    file.parent.mkdir(parents=True, exist_ok=True)
    for word, name in words.items():
        text = text.replace(word, name)
    file.write_text(text, "utf-8")
