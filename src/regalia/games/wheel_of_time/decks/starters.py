"""Rules 3. The players' decks and the starter decks."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from msgspec import convert

from regalia.core import AsText, Brings
from regalia.games.wheel_of_time.content import StarterDeck, tables
from regalia.games.wheel_of_time.decks import lists as deck_lists
from regalia.games.wheel_of_time.decks.deck import Deck, refusals, warnings


class Ready(Mapping[str, Deck]):
    """The starter decks by name: the printed ones, then our own, alternating between the sides. Read on first use."""

    def __getitem__(self, name: str) -> Deck:
        return ready_made()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(ready_made())

    def __len__(self) -> int:
        return len(ready_made())


@cache
def ready_made() -> dict[str, Deck]:
    """The starter decks by name."""
    own = tomllib.loads(files("regalia.games.wheel_of_time").joinpath("decks.toml").read_text("utf-8"))
    return {each.id: made(each) for each in (*tables().deck, *convert(own["deck"], tuple[StarterDeck, ...]))}


def made(printed: StarterDeck) -> Deck:
    """The deck of a starter."""
    opening = (printed.starting_character, *printed.suggested_opening_hand)
    return Deck(printed.side, {each.id: each.n for each in printed.cards}, opening)


STARTERS = ("dragon_reborn_starter", "forsaken_starter")
BRINGS: Brings[Deck] = Brings(Deck, Ready(), refusals, warnings, AsText(deck_lists.write, deck_lists.read), first=STARTERS)
