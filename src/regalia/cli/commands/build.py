"""build the browser client, with the boards of all installed games

The build always includes the boards of this repository and adds those of games installed as packages (`board/index.tsx`).
A `board.toml` needs no build, but is checked: a field that the view does not have is refused.
It needs the client's sources and Node.js. `make client` builds the same without the packages' boards.
"""

import json
import os
import subprocess
from importlib.resources import files
from pathlib import Path
from types import SimpleNamespace

import click

from regalia.cli.arguments import FOLDER_TO_FILL, WrongArgument

CLIENT = click.Option(
    ["--client"], type=click.Path(path_type=Path), default="client", show_default=True, help="the folder of the client"
)
PARAMETERS = (
    CLIENT,
    click.Option(
        ["--to"],
        type=FOLDER_TO_FILL,
        metavar="FOLDER",
        help="the target folder, which is emptied first (default: that of this installation)",
    ),
)


def run(args: SimpleNamespace) -> int:
    """Run the build and return its status."""
    sources: Path = args.client
    if not (sources / "node_modules").is_dir():
        raise WrongArgument(f"there is no client with its packages in {sources}; run `make client` in the repository once")
    to = (args.to or Path(str(files("regalia.server") / "static"))).resolve()
    if to.is_dir() and any(to.iterdir()) and not (to / "manifest.json").is_file():
        raise WrongArgument(f"{to} contains other files than a client, and they would be deleted")
    check_recipes()
    for slug, file in outside().items():
        print(f"{slug}: {file}")
    command = ["npm", "--prefix", str(sources), "run", "build", "--silent", "--", "--logLevel", "warn", "--outDir", str(to)]
    return subprocess.run(command, env=os.environ | boards_variable(), check=False).returncode  # noqa: S603 - npm, in the folder that was named


def check_recipes() -> None:
    """Check what the games' `board.toml` name. Raises WrongArgument."""
    from regalia import games
    from regalia.boards import FaultyRecipe, recipe_of

    try:
        for slug in games.slugs():
            recipe_of(slug)
    except FaultyRecipe as faulty:
        raise WrongArgument(str(faulty)) from faulty


def boards_variable() -> dict[str, str]:
    """The environment variable that lists the packages' boards for `client/vite.config.ts`."""
    return {"REGALIA_BOARDS": json.dumps(outside())}


def outside() -> dict[str, str]:
    """The boards of games installed as packages."""
    from regalia import games

    boards = {slug: Path(str(games.resource(slug, "board", "index.tsx"))) for slug in games.slugs()}
    own = Path(games.__path__[0])
    return {slug: str(file) for slug, file in boards.items() if file.is_file() and not file.is_relative_to(own)}
