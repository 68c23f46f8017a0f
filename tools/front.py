"""`make front`: put the arena for a browser tab beside the documentation, and lead from its first page into it."""

import shutil
import sys
from pathlib import Path

DOCS, TAB, TRY = Path("build/docs"), Path("build/tab"), "try"
MARK = "<!-- try it now -->"
BUTTON = f'<a class="md-button md-button--primary" href="{TRY}/">Try it now</a>'
LINK = f"<p>{BUTTON} in this browser: nothing to install, no account.</p>"


class NoPlace(Exception):  # noqa: N818 - it says why
    """The first page has no place for the link."""


def join(docs: Path, tab: Path) -> None:
    """Copy the arena into the documentation. Raises NoPlace."""
    first = docs / "index.html"
    page = first.read_text("utf-8")
    if MARK not in page:
        raise NoPlace(f"{first} has no {MARK}")
    first.write_text(page.replace(MARK, LINK, 1), "utf-8")
    shutil.copytree(tab, docs / TRY, dirs_exist_ok=True)


if __name__ == "__main__":
    join(DOCS, TAB)
    sys.stdout.write(f"Upload {DOCS} as it is. Try it: python -m http.server --directory {DOCS} --bind 127.0.0.1\n")
