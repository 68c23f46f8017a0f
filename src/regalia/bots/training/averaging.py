"""The mean of several nets of one training. It plays better than each of them (Izmailov et al. 2018)."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia.bots.net import SHAPES, WIDTH


def mean_of(files: Sequence[bytes]) -> bytes:
    """The file of the mean of some nets of one game. A row is the mean of those nets that know its token."""
    nets = [read(file) for file in files]
    tokens = np.unique(np.concatenate([net["tokens"] for net in nets]))
    rows, known = np.zeros((len(tokens), WIDTH), np.float32), np.zeros((len(tokens), 1), np.float32)
    for net in nets:
        places = np.searchsorted(tokens, net["tokens"])
        rows[places] += net["rows"]
        known[places] += 1
    arrays: dict[str, Any] = {name: np.mean([net[name] for net in nets], axis=0, dtype=np.float32) for name in SHAPES}
    arrays |= {"schema": nets[0]["schema"], "tokens": tokens, "rows": (rows / known).astype(np.float16)}
    buffer = BytesIO()
    np.savez_compressed(buffer, **arrays)
    return buffer.getvalue()


def read(file: bytes) -> dict[str, NDArray[Any]]:
    """The arrays of a net's file."""
    with np.load(BytesIO(file), allow_pickle=False) as arrays:
        return dict(arrays)
