"""Archives that are equal for equal contents, and small: hosts do not compress archives on the way."""

import gzip
import io
import tarfile
import zipfile
from pathlib import PurePosixPath

from regalia.tab.building import Tree

BEGINNING = (1980, 1, 1, 0, 0, 0)
"""The time of all files."""


def tar(tree: Tree) -> bytes:
    """A compressed tar archive. All in one piece, it is a third smaller than a zip file."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in in_order(tree):
            about = tarfile.TarInfo(str(path))
            about.size = len(tree[path])
            archive.addfile(about, io.BytesIO(tree[path]))
    return gzip.compress(packed.getvalue(), 9, mtime=0)


def zipped(tree: Tree) -> bytes:
    """A zip file, which Python can import from."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", compresslevel=9) as archive:
        for path in in_order(tree):
            archive.writestr(zipfile.ZipInfo(str(path), BEGINNING), tree[path], zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def unzipped(packed: bytes) -> Tree:
    """The files of a zip file."""
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        return {PurePosixPath(name): archive.read(name) for name in archive.namelist() if not name.endswith("/")}


def in_order(tree: Tree) -> list[PurePosixPath]:
    """Files of one kind beside each other, which compresses better."""
    return sorted(tree, key=lambda path: (path.suffix, path))
