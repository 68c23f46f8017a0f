"""Writes the folder of the arena in a browser tab: `regalia tab --to FOLDER`.

`sources` gets what Regalia does not have itself, `tree` gathers the Python packages, `bytecode` compiles them, `slim` says
what the tab does without, and `folder` writes all of it.
"""

from pathlib import PurePosixPath

Tree = dict[PurePosixPath, bytes]
"""The files of a folder, by their paths in it."""


class CannotBuild(Exception):  # noqa: N818 - it says why
    """Why the folder cannot be written, in words for the host."""
