"""The level herald: a learned player. It is there only where a game has a net and NumPy is installed."""

from functools import cache
from importlib.resources import as_file
from importlib.util import find_spec
from logging import getLogger
from typing import TYPE_CHECKING

from regalia import games

if TYPE_CHECKING:
    from regalia.bots.net import Net

FILE = "net.npz"
"""The net in the folder of a game."""


@cache
def net_of(slug: str) -> "Net | None":
    """The net of a game, read once; None if the game has none for its current rules, or without NumPy."""
    file = games.resource(slug, FILE)
    if find_spec("numpy") is None or not file.is_file():
        return None
    from regalia.bots.net import Net, OtherSchemaError

    try:
        with as_file(file) as path:
            return Net.read(path, games.load(slug))
    except OtherSchemaError as error:
        getLogger(__name__).warning("%s", error)
        return None
