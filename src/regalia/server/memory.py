"""Returns freed memory to the system. The C library keeps it, in pieces between what is still used, so the process of a
server that plays game after game would grow. Python's own collection is kept from pausing the server.
"""

import asyncio
import ctypes
import gc
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


def spare_pauses() -> None:
    """Keep the garbage collector from pausing the server: by default it often scans all positions in memory.

    Objects loaded at the start are never scanned again. Reference counts free almost all garbage. New objects are scanned
    about a millisecond at a time, and older ones rarely.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 200, 50)
