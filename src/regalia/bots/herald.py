"""The level herald: a learned player, there only where a game has a net and NumPy is installed."""

from functools import cache
from importlib.resources import as_file
from importlib.util import find_spec
from logging import getLogger
from random import Random
from typing import TYPE_CHECKING, Any

from regalia import games
from regalia.core import Answer, Game, Seat

if TYPE_CHECKING:
    from regalia.bots.net import Net

FILE = "net.npz"
"""The net in the folder of a game."""
NAME = "herald"
TEMPERATURE = 0.0
"""The temperature of the level; its strength is measured with this one."""


def has_net(slug: str) -> bool:
    """True if a game has a net, and NumPy is installed. The net is not read, so a stale one counts."""
    return slug in games.slugs() and _has_net(slug)


@cache
def _has_net(slug: str) -> bool:
    return find_spec("numpy") is not None and games.resource(slug, FILE).is_file()


@cache
def net_of(slug: str) -> "Net | None":
    """The net of a game, read once; None if the game has none for its current rules, or without NumPy."""
    if not has_net(slug):
        return None
    from regalia.bots.net import Net, OtherSchemaError

    try:
        with as_file(games.resource(slug, FILE)) as path:
            return Net.read(path, games.load(slug))
    except OtherSchemaError as error:
        getLogger(__name__).warning("%s", error)
        return None


def temperature_of(name: str) -> float | None:
    """The temperature of a herald by its name: `herald`, or `herald@0.5` for temperature 0.5. None for another name."""
    level, at, number = name.partition("@")
    if level != NAME:
        return None
    try:
        temperature = float(number) if at else TEMPERATURE
    except ValueError:
        return None
    return temperature if 0 <= temperature < float("inf") else None


def learned(game: Game[Any], seat: Seat, rng: Random, temperature: float) -> Answer | None:
    """The answer of a game's net; None if there is no net for this game, or it is played with another pack."""
    pack = game.rules.pack
    net = None if pack is not None and pack.hash else net_of(game.rules.slug)
    return None if net is None else net.answer(game, seat, rng, temperature)
