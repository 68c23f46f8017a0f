"""Returns freed memory to the system. The C library keeps it, in pieces between what is still used, so the process of a
server that plays game after game would grow.
"""

import asyncio
import ctypes
import sys

RELEASE_EVERY = 60.0
"""Seconds between two releases; one takes a few milliseconds, in a thread of its own."""


def release() -> None:
    """Return freed memory, if the C library can do that on demand, as glibc can."""
    if sys.platform != "linux":
        return
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


async def release_aside() -> None:
    """Return freed memory while the server goes on."""
    await asyncio.to_thread(release)
