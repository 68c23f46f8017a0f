"""The file `board.toml` in the folder of a game. It names fields of the view and never computes."""

import tomllib
from functools import cache
from typing import Any, Literal, get_type_hints

import msgspec
from msgspec import Struct, inspect

from regalia import games
from regalia.core import Rules

FILE = "board.toml"
SEATS = "seats"
"""The field of the view with a record for each seat."""
LISTS = (inspect.ListType, inspect.VarTupleType, inspect.TupleType)
COUNTED = (*LISTS, inspect.IntType)
HELD = (*COUNTED, inspect.StrType)


class FaultyRecipe(Exception):  # noqa: N818 - named like FaultyLesson
    """Raised for a board that cannot be drawn as it is written: the file and the reason."""

    def __init__(self, slug: str, reason: str) -> None:
        super().__init__(f"{slug}/{FILE}: {reason}")


class SeatRecipe(Struct, frozen=True, forbid_unknown_fields=True):
    """What is shown of each seat. The fields are those of its record in `seats`."""

    score: str = ""
    """A number, written large."""
    counts: dict[str, str] = {}
    """Numbers, or lists of which the length counts, each with an icon."""
    signs: dict[str, str] = {}
    """Fields that are true or false, each with the icon that is shown while it is true."""
    choose: str = ""
    """The type of the options that choose a seat."""


class HandRecipe(Struct, frozen=True, forbid_unknown_fields=True):
    """The hand of the seat that looks at the board."""

    field: str = "hand"
    """A list of pieces in the seat's record."""
    choose: str = ""
    """The type of the options that choose a piece of the hand."""


class ZoneRecipe(Struct, frozen=True, forbid_unknown_fields=True):
    """Pieces on the table. The message `field-<field>` names the zone."""

    field: str
    """A list of pieces, from the top down in a stack; or one piece; or the number of pieces, if all of them are hidden."""
    of: Literal["table", "seats"] = "table"
    """Whose field it is: the view's, or that of each seat."""
    kind: Literal["row", "stack"] = "row"
    choose: str = ""
    """The type of the options that choose a piece of the zone."""


class FaceRecipe(Struct, frozen=True, forbid_unknown_fields=True):
    """How a piece looks that lies face up. Its name is its noun, or the message `kind-<piece>`."""

    tone: Literal["parchment", "night", "slate"] = "parchment"
    kind: str = ""
    """The argument of a noun that says what kind of piece it is; without it, a piece is named by its kind."""
    corner: str = ""
    """The argument of a noun that is written in the corner."""
    colours: dict[str, str] = {}
    """The colour of each kind; a colour is chosen for the others."""


class Recipe(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    surface: Literal["night", "wood", "felt", "paper", "cloth", "leather", "metal", "stone"] = "felt"
    """What the table is made of."""
    seats: tuple[str, ...] = ()
    """The colours of the seats."""
    seat: SeatRecipe = SeatRecipe()
    hand: HandRecipe | None = None
    zone: tuple[ZoneRecipe, ...] = ()
    face: FaceRecipe = FaceRecipe()


@cache
def recipe_of(slug: str) -> Recipe | None:
    """The recipe of a game's board, checked; None without one, or if the game draws its own. Raises FaultyRecipe."""
    file = games.resource(slug, FILE)
    if not file.is_file() or games.resource(slug, "board", "index.tsx").is_file():
        return None
    try:
        recipe = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Recipe)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise FaultyRecipe(slug, str(wrong)) from wrong
    check(games.load(slug), recipe)
    return recipe


def check(rules: Rules[Any], recipe: Recipe) -> None:
    """Raise FaultyRecipe if the view has no such field or one of another type, or if there is no such option."""
    table = fields_of(inspect.type_info(get_type_hints(rules.see)["return"]))
    each = table.get(SEATS)
    seat = fields_of(each.item_type) if isinstance(each, inspect.ListType | inspect.VarTupleType) else {}
    owners = {"table": ("the view", table), SEATS: ("a seat", seat)}
    named: list[tuple[str, str, tuple[type[inspect.Type], ...]]] = []
    named += [(SEATS, field, (inspect.BoolType,)) for field in recipe.seat.signs]
    named += [(SEATS, field, COUNTED) for field in recipe.seat.counts]
    named += [(SEATS, field, (inspect.IntType,)) for field in (recipe.seat.score,) if field]
    named += [(SEATS, recipe.hand.field, LISTS)] if recipe.hand else []
    named += [(zone.of, zone.field, HELD) for zone in recipe.zone]
    for owner, field, kinds in named:
        whose, fields = owners[owner]
        if field not in fields:
            raise FaultyRecipe(rules.slug, f"{whose} has no field {field}, but {', '.join(fields) or 'none'}")
        if not isinstance(fields[field], kinds):
            raise FaultyRecipe(
                rules.slug, f"the field {field} of {whose} is not {' or '.join(dict.fromkeys(map(called, kinds)))}"
            )
    check_options(rules, recipe)


def check_options(rules: Rules[Any], recipe: Recipe) -> None:
    """Raise FaultyRecipe if there is no option of a type that is chosen."""
    known = {choice.__struct_config__.tag for choice in rules.choices}
    chosen = (recipe.seat.choose, recipe.hand.choose if recipe.hand else "", *(zone.choose for zone in recipe.zone))
    for choose in filter(None, chosen):
        if choose not in known:
            raise FaultyRecipe(rules.slug, f"there is no option {choose}, but {', '.join(sorted(map(str, known)))}")


def fields_of(kind: inspect.Type) -> dict[str, inspect.Type]:
    """The fields of a record and their types."""
    return {field.encode_name: field.type for field in kind.fields} if isinstance(kind, inspect.StructType) else {}


def called(kind: type[inspect.Type]) -> str:
    """A type in words."""
    words = {inspect.BoolType: "true or false", inspect.IntType: "a number", inspect.StrType: "a piece"}
    return words.get(kind, "a list")
