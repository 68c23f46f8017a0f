"""What a game's actions and tokens are, once for all tables: to be written to a file, and to be compared by its digest."""

from hashlib import sha256
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct

from regalia import games
from regalia.core import Rules
from regalia.research.actions import ActionSpace
from regalia.research.tokens import Tokens


class Written(Struct, frozen=True):
    """A layout as a file. What is learned with one layout is of no use with another."""

    game: str
    rules: int
    """The version of the rules."""
    pack: str
    """The hash of the pack; empty for the game's own content."""
    actions: tuple[str, ...]
    fields: tuple[str, ...]
    words: tuple[str, ...]
    digest: str
    """The SHA-256 of all the above."""


class Layout:
    """The actions and tokens of a game."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.actions = ActionSpace(rules)
        self.tokens = Tokens(rules, view_of(rules))
        self.about = {name: self.tokens.field(f"sight.{name}") for name in ABOUT}
        """The fields of what is beside the view: see `regalia.research.observing`."""

    def __reduce__(self) -> tuple[Any, ...]:
        return layout_of, (self.rules.slug,)

    @property
    def written(self) -> Written:
        """The layout as a file."""
        pack = self.rules.pack.hash if self.rules.pack is not None else ""
        parts = (tuple(self.actions.names), tuple(self.tokens.fields), self.tokens.words)
        digest = sha256(msgspec.json.encode((self.rules.slug, self.rules.version, pack, parts))).hexdigest()
        return Written(self.rules.slug, self.rules.version, pack, *parts, digest)


ABOUT = ("kind", "waiting", "form", "least", "most", "total", "acting", "given", "chosen")


MADE: dict[str, Layout] = {}
"""The layouts that were made in this process, by the name of the game."""


def layout_of(game: Rules[Any] | str) -> Layout:
    """The layout of a game, by its rules or its name, made once. Raises UnknownGame for a name that no game has."""
    slug = game if isinstance(game, str) else game.slug
    known = MADE.get(slug)
    if known is not None and known.rules is (game if isinstance(game, Rules) else known.rules):
        return known
    MADE[slug] = Layout(games.load(game) if isinstance(game, str) else game)
    return MADE[slug]


def view_of(rules: Rules[Any]) -> type[Struct]:
    """The record of a game's views."""
    kind: type[Struct] = get_type_hints(rules.see)["return"]
    return kind
