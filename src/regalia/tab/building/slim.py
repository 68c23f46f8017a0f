"""What the tab does without. Sizes are those of the compressed folder."""

import fnmatch
from pathlib import PurePosixPath

LANGUAGES = ("en", "ja", "root", "en_001", "ja_JP", "en_US")
"""The locales that messages are formatted in."""
LEFT_OUT = (
    "*.pyi",
    "*.c",
    "*.typed",
    "*/tests/*",
    "*/__pycache__/*",
    "*.dist-info/RECORD",
    "*.dist-info/WHEEL",
    "*.dist-info/direct_url.json",
    "*.dist-info/licenses/*",  # gathered in licences.txt
    "*.dist-info/LICENSE*",
    "babel/messages/*",
    "anyio/_backends/_trio.py",
    "anyio/pytest_plugin.py",
    "apsw/[!_]*.py",  # tools beside the library
    "apsw/_unicode*",
    "apsw/fts*",
    "apsw/sqlite_extra*",
    "apsw/sqlite_extra/*",
    "prometheus_client/twisted/*",
    "prometheus_client/bridge/*",
    "prometheus_client/django/*",
    "prometheus_client/aiohttp/*",
    "pytz/zoneinfo/*",
    # Regalia itself: sources of the client, and what runs on servers and for authors only.
    "regalia/games/*/board/*",
    "regalia/server/static/*",
    "regalia/cli/*",
    "regalia/skeleton/*",
    "regalia/testing/*",
    "regalia/tab/building/*",
    "regalia/server/debug/*",
    "regalia/server/typescript.py",
    "regalia/server/notices/sealing.py",
    "regalia/server/store/postgresql.py",
    "regalia/server/nodes/nats.py",
    "regalia/server/uvicorn_protocols.py",
    "regalia/server/bots/thinker.py",
)
KEPT = ("regalia/server/static/manifest.json",)
"""Named by one of those above, and needed."""


def is_needed(path: PurePosixPath) -> bool:
    """True if a file of a package goes into the folder."""
    name = str(path)
    if name in KEPT:
        return True
    if any(fnmatch.fnmatchcase(name, each) for each in LEFT_OUT):
        return False
    if name.startswith("babel/locale-data/"):
        return path.stem in LANGUAGES
    return True
