"""What a table page makes a browser fetch: the script and style of one game in one language, compressed."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from re import search
from typing import Any

from benchmarks.measure import Figure
from regalia import games
from regalia.text.texts import LANGUAGES

STATIC = Path("src/regalia/server/static")
BUDGET = {".js": 120.0, ".css": None}
ART = (".webp", ".avif", ".svg", ".png")
MOST_ART = 400.0
"""Pictures of a game, which its style and its script name; they come after the first board."""


def figures() -> Iterator[Figure]:
    """For each game, in the language with the longer words."""
    manifest: dict[str, Any] = json.loads((STATIC / "manifest.json").read_text("utf-8"))
    for slug in games.slugs():
        for ending, budget in BUDGET.items():
            size = max(weight(manifest, slug, language, ending) for language in LANGUAGES)
            yield Figure(f"{slug}: table page, {ending[1:]}", [size / 1000], "KB", budget, note="gzip")
        yield Figure(f"{slug}: table page, pictures", [art(manifest, slug) / 1000], "KB", MOST_ART)


def weight(manifest: dict[str, Any], slug: str, language: str, ending: str) -> int:
    """Compressed bytes of all files of one kind that the table page of this game may fetch."""
    chunks = [manifest[name] for name in reached(manifest, "src/table.tsx", slug, language)]
    names = {name for chunk in chunks for name in (chunk["file"], *chunk.get("css", ()))}
    return sum(len(gzip.compress((STATIC / name).read_bytes())) for name in sorted(names) if name.endswith(ending))


def art(manifest: dict[str, Any], slug: str) -> int:
    """Bytes of all pictures that the table page of this game may fetch."""
    chunks = [manifest[name] for name in reached(manifest, "src/table.tsx", slug, LANGUAGES[0])]
    names = {name for chunk in chunks for name in chunk.get("assets", ()) if name.endswith(ART)}
    return sum((STATIC / name).stat().st_size for name in names)


def reached(manifest: dict[str, Any], start: str, slug: str, language: str) -> set[str]:
    """All chunks that the page may load, but not those of other games and languages."""
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        name = waiting.pop()
        if name not in seen and fits(name, slug, language):
            seen.add(name)
            waiting += [*manifest[name].get("imports", ()), *manifest[name].get("dynamicImports", ())]
    return seen


ELSEWHERE = ("src/debug/", "src/lesson/", "src/plain/", "src/recipe/")
"""What the table page of a game with its own board never loads: the debug panel, lessons, and boards of other kinds."""


def fits(name: str, slug: str, language: str) -> bool:
    """True for chunks of this game and language, or of all that its table page may load."""
    if name.startswith(ELSEWHERE):
        return False
    game, words = search(r"/games/(\w+)/", name), search(r"/text/(\w+)\.ftl", name)
    return (game is None or game[1] == slug) and (words is None or words[1] == language)
