"""`make lock`: take the packages of the tab from constraints.txt again, with their versions and hashes."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = Path("src/regalia/tab/building/packages.txt")
PINNED = re.compile(r"^(\S+?)==.*\n(?:    .*\n)*", re.MULTILINE)


def renewed(packages: str, constraints: str) -> str:
    """The same packages as they are pinned in the constraints. Raises KeyError for one that is not."""
    pinned = {found[1]: found[0] for found in PINNED.finditer(constraints)}
    return "".join(pinned[found[1]] for found in PINNED.finditer(packages))


def main() -> int:
    """Write the file."""
    file = ROOT / PACKAGES
    file.write_text(renewed(file.read_text("utf-8"), (ROOT / "constraints.txt").read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
