"""The recorded playthroughs of our games and of the tiny ones; `python -m tests.playthrough` writes them again.

A game whose tests have a book of their own writes that again, too.
"""

from importlib import import_module
from pathlib import Path

from regalia.testing.playthrough import playthrough
from tests.playing import EVERY_GAME

RECORDED = Path(__file__).parent / "games" / "playthroughs"

if __name__ == "__main__":
    RECORDED.mkdir(exist_ok=True)
    for each in EVERY_GAME:
        (RECORDED / f"{each.slug}.txt").write_text(playthrough(each), "utf-8")
        if (RECORDED.parent / each.slug / "book.py").exists():
            import_module(f"tests.games.{each.slug}.book").write()
