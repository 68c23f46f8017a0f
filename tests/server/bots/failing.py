"""Bots whose process dies or never answers. They are here because a process loads the whole module of what it is to do."""

import os
import time


def dies(*question: object) -> bytes:
    """End the process."""
    os._exit(1)


def hangs(*question: object) -> bytes:
    """Answer after a minute, which is too late."""
    time.sleep(60)
    return b""
