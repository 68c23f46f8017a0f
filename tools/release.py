"""`make release VERSION=1.0.0`: test, name the version, and put into `dist` what is published.

That is a wheel with the client inside, the source, a software bill of materials (CycloneDX) of each, and the checksums
of all. Nothing leaves this machine: the last line says how to publish it.
"""

import argparse
import datetime
import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

from packaging.version import InvalidVersion, Version

from tools.borrowed import borrowed

ROOT = Path(__file__).parents[1]
NEXT = "## Unreleased"
CYCLONEDX = ("--sbom-format", "cyclonedx")
NAMED = re.compile(r'^version = "(.*)"$', re.MULTILINE)


class ReleaseError(Exception):
    """Why nothing was released."""


def run(*command: str, root: Path) -> str:
    """Run a command and return what it prints. Raises ReleaseError if it fails."""
    done = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise ReleaseError(f"`{' '.join(command)}` failed")
    return done.stdout


def check(version: str, root: Path) -> None:
    """Raise ReleaseError unless this can become the next version: a clean tree, a higher number, a changelog."""
    if run("git", "status", "--porcelain", root=root):
        raise ReleaseError("there are changes that are not committed")
    now = NAMED.findall((root / "pyproject.toml").read_text("utf-8"))[0]
    try:
        if Version(version) < Version(now):
            raise ReleaseError(f"{version} is lower than {now}")
    except InvalidVersion:
        raise ReleaseError(f"{version} is no version number, such as 1.0.0") from None
    if run("git", "tag", "--list", f"v{version}", root=root):
        raise ReleaseError(f"{version} was released before")
    if not unreleased((root / "CHANGELOG.md").read_text("utf-8")).strip():
        raise ReleaseError(f"CHANGELOG.md says nothing under `{NEXT}`")


def unreleased(changelog: str) -> str:
    """What the changelog says of the next version."""
    return changelog.partition(f"\n{NEXT}\n")[2].partition("\n## ")[0]


def name(version: str, day: str, root: Path) -> None:
    """Write the version into the project and over what the changelog says of it."""
    project, changelog = root / "pyproject.toml", root / "CHANGELOG.md"
    project.write_text(NAMED.sub(f'version = "{version}"', project.read_text("utf-8"), count=1), "utf-8")
    headed = changelog.read_text("utf-8").replace(f"\n{NEXT}\n", f"\n{NEXT}\n\n## {version} ({day})\n", 1)
    changelog.write_text(headed, "utf-8")


def build(version: str, root: Path) -> list[Path]:
    """Make everything that is published, in `dist`, which is empty before."""
    dist = root / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", str(dist), root=root)
    parts = ("requirements", "constraints.txt", "--pyproject", "pyproject.toml", "--output-reproducible")
    packages = run(borrowed("cyclonedx-bom", "cyclonedx-py"), *parts, root=root)
    (dist / f"regalia-{version}.python.cdx.json").write_text(packages, "utf-8")
    client = run("npm", "--prefix", "client", "sbom", "--package-lock-only", "--omit", "dev", *CYCLONEDX, root=root)
    (dist / f"regalia-{version}.client.cdx.json").write_text(client, "utf-8")
    made = sorted(dist.iterdir())
    sums = "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made)
    (dist / "SHA256SUMS").write_text(sums, "utf-8")
    return made


def release(version: str, root: Path, day: str) -> None:
    """Check, test, name, commit, build and tag. Raises ReleaseError, with nothing committed if a check or test fails."""
    check(version, root)
    for target in ("check", "test-all"):
        run("make", target, root=root)
    name(version, day, root)
    run("git", "commit", "--quiet", "--all", "--message", f"[release] Version {version}", root=root)
    build(version, root)
    run("git", "tag", "--annotate", f"v{version}", "--message", f"Version {version}", root=root)


def main() -> int:
    """Release the version that is named, or say why not."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version")
    version = parser.parse_args().version
    try:
        release(version, ROOT, datetime.datetime.now(datetime.UTC).date().isoformat())
    except ReleaseError as why:
        sys.stderr.write(f"Not released: {why}.\n")
        return 1
    sys.stdout.write(
        f"dist is ready. Publish: git push --follow-tags && twine upload dist/*.whl dist/*.tar.gz (v{version})\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
