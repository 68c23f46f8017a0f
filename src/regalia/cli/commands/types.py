"""write the TypeScript types of the messages and of every game with a board

Run it in the repository after changing the arena or a record sent to clients. For a game in a package of its own, give
the game's name, and run it anywhere: it writes only the types of that board, beside the board.
"""

from pathlib import Path
from types import SimpleNamespace

import click

from regalia.cli.arguments import Game, WrongArgument
from regalia.cli.commands.build import CLIENT

PARAMETERS = (
    click.Argument(
        ["game"],
        required=False,
        type=Game(),
        metavar="[GAME]",
        help="only the types of this game's board",
    ),
    CLIENT,
    click.Option(["--check"], is_flag=True, help="write nothing; exit with status 1 if a file is out of date"),
)


def run(args: SimpleNamespace) -> int:
    """Write the files that have changed."""
    modules = all_of(args.client) if args.game is None else one_of(args.game)
    old = {file: text for file, text in modules.items() if not file.exists() or file.read_text("utf-8") != text}
    for file, text in old.items():
        print(file)
        if not args.check:
            file.write_text(text, "utf-8")
    return int(args.check and bool(old))


def all_of(client: Path) -> dict[Path, str]:
    """The types of the messages and of all boards."""
    from regalia.server.typescript import all_modules

    if not client.is_dir():
        raise WrongArgument(f"there is no client in {client}; run this in the repository, or name a game")
    return all_modules(client)


def one_of(game: str) -> dict[Path, str]:
    """The types of one board."""
    from regalia import games
    from regalia.server.typescript import module_of, of_game

    file = module_of(game)
    if not file.parent.is_dir():
        raise WrongArgument(f"{game} has no board: there is no folder {file.parent}")
    return {file: of_game(games.load(game))}
