"""The rooms of a guild hall: a back wall, a floor that runs towards the reader, what stands there, and warm light."""

import random
from collections.abc import Mapping

from art.covers.drawing import fade, rect
from art.kings_guild.halls import (
    Draw,
    barracks,
    gallery,
    great_hall,
    hall_of,
    hall_of_builders,
    tavern,
    throne_room,
    vault_of_riches,
)
from art.kings_guild.walls import HALL, HEIGHT, WIDTH, base, lights
from art.kings_guild.workrooms import (
    armory,
    arsenal,
    bedchamber,
    depot,
    gem_workshop,
    kings_statue,
    kitchen,
    library,
    magic_arcaenum,
    shrine,
    warehouse,
)

ROOMS: Mapping[str, tuple[Draw, str, str, str, str]] = {
    "warehouse": (warehouse, "#7d5a35", "#6b4a28", "wood", "#ffcf7a"),
    "library": (library, "#5d3a24", "#6d4526", "wood", "#ffc46a"),
    "gem_workshop": (gem_workshop, "#3f3a52", "#4a4052", "stone", "#ff9ac2"),
    "magic_arcaenum": (magic_arcaenum, "#3a2a63", "#3a2a52", "stone", "#a77bff"),
    "bedchamber": (bedchamber, "#6a4a5a", "#70482c", "paper", "#ffd88a"),
    "kitchen": (kitchen, "#a9835a", "#8a5e3a", "stone", "#ff9a3a"),
    "great_hall": (great_hall, "#7a4c2c", "#7b4d2a", "wood", "#ffc46a"),
    "barracks": (barracks, "#6b6558", "#6d5d48", "stone", "#ffcf7a"),
    "vault_of_riches": (vault_of_riches, "#57493a", "#5a4a38", "stone", "#ffd45a"),
    "throne_room": (throne_room, "#5a2a3a", "#5a3a2a", "paper", "#ffcf7a"),
    "tavern": (tavern, "#80542e", "#6e4521", "wood", "#ffc46a"),
    "hall_of_wisdom": (hall_of("mage", "warrior"), "#3f3a58", "#5a4028", "stone", "#ffcf7a"),
    "hall_of_warriors": (hall_of("warrior"), "#5a3a30", "#5a4028", "stone", "#ffcf7a"),
    "hall_of_strength": (hall_of("warrior", "rogue"), "#55402a", "#5a4028", "stone", "#ffcf7a"),
    "hall_of_rogues": (hall_of("rogue"), "#3a3326", "#5a4028", "stone", "#ffcf7a"),
    "hall_of_mages": (hall_of("mage"), "#2c3560", "#5a4028", "stone", "#a77bff"),
    "hall_of_cunning": (hall_of("rogue", "mage"), "#3d3a3c", "#5a4028", "stone", "#ffcf7a"),
    "hall_of_builders": (hall_of_builders, "#9a8a6a", "#8a7350", "stone", "#ffe0a0"),
    "gallery": (gallery, "#5d6a58", "#7a5a3a", "paper", "#ffe0a0"),
    "depot": (depot, "#6f5a40", "#6a5032", "wood", "#ffcf7a"),
    "arsenal": (arsenal, "#5c5048", "#5d4a36", "stone", "#ff9a3a"),
    "armory": (armory, "#665a4c", "#5d4a36", "stone", "#ffcf7a"),
    "shrine": (shrine, "#8a8294", "#7a7080", "stone", "#fff0c0"),
    "kings_statue": (kings_statue, "#7f8a86", "#7a7668", "stone", "#ffe0a0"),
}
WIDE = ("great_hall", "barracks")


def room(name: str) -> str:
    """A room as SVG, 120 by 100, or 244 by 100 if it is as wide as two."""
    draw, wall, floor, kind, lit = ROOMS[name]
    width = HALL if name in WIDE else WIDTH
    shades = fade("wall-shade", (0, "#000", 0.45), (1, "#000", 0)) + fade("floor-shade", (0, "#000", 0), (1, "#000", 0.5))
    drawn = base(name, wall, floor, kind, width, lit) + draw(random.Random(name)) + rect(0, 0, width, HEIGHT, "url(#edges)")
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}">{lights()}{shades}{drawn}</svg>'
