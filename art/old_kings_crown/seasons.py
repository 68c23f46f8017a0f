"""What each season makes of the same three landscapes."""

from dataclasses import dataclass
from typing import Literal

Falling = Literal["petals", "leaves", "snow", "nothing"]


@dataclass(frozen=True)
class Season:
    """The colours of a season; lists run from above to below, or from light to dark."""

    name: str
    sky: tuple[str, str, str, str]
    sun: str
    sun_at: tuple[int, int]
    cloud: str
    haze: str
    far: str
    middle: str
    rock: tuple[str, str]
    snow: str
    snow_line: float
    """How far down the mountains it lies."""
    slope: str
    pine: str
    fields: tuple[str, ...]
    furrow: str
    wheat: str
    cliff: str
    leaves: tuple[str, ...]
    trunk: str
    grass: tuple[str, str]
    water: tuple[str, str, str]
    ground: tuple[str, str]
    walls: tuple[str, str]
    falling: Falling = "nothing"

    @property
    def bare(self) -> bool:
        """Whether trees have no leaves, and snow lies on everything."""
        return self.falling == "snow"


SPRING = Season(
    name="spring",
    sky=("#7fa9c4", "#b9d3d6", "#f3e6cf", "#f7d9c4"),
    sun="#fff6df",
    sun_at=(2060, 150),
    cloud="#fff6ea",
    haze="#f6e6d2",
    far="#a9c0cc",
    middle="#7f9ca6",
    rock=("#8b8f8d", "#55636b"),
    snow="#f7f6f2",
    snow_line=0.30,
    slope="#7c9a5b",
    pine="#3f6650",
    fields=("#a9c36a", "#8fb45c", "#c3cf7e", "#79a352", "#b7bf73", "#9a8a5e"),
    furrow="#6f8a3f",
    wheat="#a9c96a",
    cliff="#b89a78",
    leaves=("#f0b9c0", "#f7d7d6", "#a6c46b", "#8bb35a", "#e79fae"),
    trunk="#54433a",
    grass=("#86b055", "#4f7d43"),
    water=("#cfe1e0", "#7fb0bb", "#4b8696"),
    ground=("#7fa452", "#3f6338"),
    walls=("#d9c8ac", "#7d7366"),
    falling="petals",
)

SUMMER = Season(
    name="summer",
    sky=("#2f78b4", "#69a9d0", "#b8d9e0", "#f3ecc8"),
    sun="#fff8d0",
    sun_at=(2130, 90),
    cloud="#ffffff",
    haze="#e6efd8",
    far="#8fb0cb",
    middle="#5f8aa0",
    rock=("#8d8f8a", "#4b5a66"),
    snow="#ffffff",
    snow_line=0.13,
    slope="#5f8a45",
    pine="#23533f",
    fields=("#e3bf4c", "#d8ad3b", "#8fae48", "#efd071", "#6f9a40", "#c99c34"),
    furrow="#b08324",
    wheat="#f0cf62",
    cliff="#c79a63",
    leaves=("#4d8a3c", "#6aa348", "#3a7436", "#86b552", "#2f6231"),
    trunk="#4a3526",
    grass=("#6aa343", "#2f6a35"),
    water=("#d8ecec", "#4fa0bd", "#22708f"),
    ground=("#5f9440", "#264f2c"),
    walls=("#eadbb8", "#8a7458"),
)

AUTUMN = Season(
    name="autumn",
    sky=("#39445f", "#8a6a72", "#df9a63", "#f9d38a"),
    sun="#ffe9ae",
    sun_at=(1300, 214),
    cloud="#f0b184",
    haze="#f6c98c",
    far="#8d7d92",
    middle="#6f6377",
    rock=("#84716a", "#463d4b"),
    snow="#f6e4d2",
    snow_line=0.17,
    slope="#8a6a3a",
    pine="#33473f",
    fields=("#c58a34", "#a96f2c", "#d9a548", "#8b5f2e", "#b98a45", "#6f6436"),
    furrow="#7a4d1f",
    wheat="#e0ac4e",
    cliff="#a8694a",
    leaves=("#c4512a", "#db7a2c", "#a43a26", "#e6a23a", "#8a4a24"),
    trunk="#33241d",
    grass=("#9a7a36", "#54452a"),
    water=("#f6cf95", "#b07f6a", "#4d4c62"),
    ground=("#86622f", "#3d2e22"),
    walls=("#d8ad80", "#5d4741"),
    falling="leaves",
)

WINTER = Season(
    name="winter",
    sky=("#56718e", "#8fa8bd", "#c9d5dc", "#efe6df"),
    sun="#fdf3e4",
    sun_at=(560, 150),
    cloud="#e8eef2",
    haze="#eef0f0",
    far="#aebfcd",
    middle="#8299ad",
    rock=("#7f8c99", "#48586b"),
    snow="#fbfdff",
    snow_line=0.62,
    slope="#dbe5ec",
    pine="#3a5361",
    fields=("#e9eff3", "#dce6ec", "#f4f7f8", "#cfdbe4", "#e2e9ee", "#c7d3dc"),
    furrow="#a9bac8",
    wheat="#d8cdb2",
    cliff="#8d8f96",
    leaves=("#dfe8ee", "#f4f8fa", "#c3d1dc"),
    trunk="#3f4450",
    grass=("#dfe8ee", "#9fb3c2"),
    water=("#f1f6f8", "#b9cfdb", "#86a3b6"),
    ground=("#e3ebf0", "#8fa5b6"),
    walls=("#b9bcc2", "#5b6472"),
    falling="snow",
)

SEASONS = (SPRING, SUMMER, AUTUMN, WINTER)
