"""`regalia build`: the client, with the board of a game that was installed as a package of its own."""

import re
from pathlib import Path

import pytest

from regalia import games
from regalia.cli import main

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"


def printed_board() -> str:
    """The whole board that `docs/write-a-game.md` prints."""
    blocks = re.findall(
        r"^```typescript\n(.*?)^```", (ROOT / "docs" / "write-a-game.md").read_text("utf-8"), re.DOTALL | re.M
    )
    (board,) = (block for block in blocks if "regalia/plain" in block)
    return str(board)


@pytest.mark.exhaustive
def test_the_board_of_an_installed_game_is_built_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, built = tmp_path / "duel_game", tmp_path / "built"
    (game / "board").mkdir(parents=True)
    (game / "__init__.py").touch()
    board = printed_board().replace("<b>", '<b title="a board from outside">')
    (game / "board" / "index.tsx").write_text(board, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    packages = games.packages() | {"duel": "duel_game"}
    monkeypatch.setattr(games, "packages", lambda: packages)
    assert main(["build", "--client", str(CLIENT), "--to", str(built)]) == 0
    assert capsys.readouterr().out == f"duel: {game / 'board' / 'index.tsx'}\n"
    assert (built / "manifest.json").is_file()
    assert [file for file in built.rglob("*.js") if "a board from outside" in file.read_text("utf-8")]


def test_without_the_clients_sources_nothing_is_built(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["build", "--client", str(tmp_path), "--to", str(tmp_path)])


def test_a_folder_with_other_things_in_it_is_not_emptied(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").touch()
    with pytest.raises(SystemExit):
        main(["build", "--client", str(CLIENT), "--to", str(tmp_path)])
    assert (tmp_path / "letters.txt").is_file()
