"""What has been changed since the last commit that others have."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]


def changed(root: Path = ROOT) -> list[str]:
    """The files that differ from the upstream branch (from the last commit, if there is none), new ones included."""
    upstream = git(root, "rev-parse", "--abbrev-ref", "@{upstream}")
    base = git(root, "merge-base", "HEAD", upstream[0]) if upstream else []
    differing = git(root, "diff", "--name-only", *(base or ["HEAD"]))
    return sorted({*differing, *git(root, "ls-files", "--others", "--exclude-standard")})


def git(root: Path, *command: str) -> list[str]:
    """The lines that a command of git prints; none if it fails."""
    ran = subprocess.run(["git", *command], cwd=root, capture_output=True, text=True, check=False)
    return ran.stdout.splitlines() if ran.returncode == 0 else []
