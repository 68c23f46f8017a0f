"""write the TypeScript types of the messages and of every game with a board

Run it in the repository after changing the arena or a record sent to clients. For a game in a package of its own, give
the game's name, and run it anywhere: it writes only the types of that board, beside the board.
"""

import argparse
from pathlib import Path

from regalia.cli.arguments import WrongArgument


def add(parser: argparse.ArgumentParser) -> None:
    """Add the game and the client's folder."""
    from regalia import games

    parser.add_argument(
        "game", nargs="?", choices=games.slugs(), metavar="GAME", help="only the types of this game's board"
    )
    parser.add_argument("--client", type=Path, default=Path("client"), help="the client's folder (default: %(default)s)")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with status 1 if a file is out of date")


def run(args: argparse.Namespace) -> int:
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
