"""Loads the play of a table from what is saved of it."""

import logging
from typing import Any

from msgspec.structs import replace

from regalia.core import Rules
from regalia.server.play.play import Play
from regalia.server.play.replay import Replay
from regalia.server.store import Action, Snapshot, TableDoc

log = logging.getLogger(__name__)

NO_VERSION = 0
"""No rules have this version: a game begun under it is not played again from its answers."""


def play_of(
    rules: Rules[Any], doc: TableDoc, actions: list[Action], snapshot: Snapshot | None, replay: Replay, *, debug: bool
) -> Play:
    """The play of the saved actions. While a game is being written (`debug`) its rules change without a new version: where
    the answers cannot be given again, it goes on from its latest position.
    """
    try:
        return Play(rules, doc, actions, snapshot, replay)
    except Exception:
        if snapshot is None or not debug:
            raise
        log.exception("the answers at table %s cannot be given again; it goes on from its latest position", doc.id)
        return Play(rules, replace(doc, rules=NO_VERSION), actions, snapshot, replay)
