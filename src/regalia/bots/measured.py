"""How far the analysis of a game can be believed, as measured by `python -m benchmarks.analysis`."""

from collections.abc import Mapping

from msgspec import Struct

from regalia.bots.judgement import judgement_of


class Measured(Struct, frozen=True):
    """What holds for a game. None: not tried, or in too few games to say."""

    chances: bool | None = None
    """The curve comes true: of moments judged 0.2 to 0.3 the seat wins 0.17 to 0.33, and so for each tenth."""
    known: bool | None = None
    """So do chances by what a seat knows."""
    words: bool | None = None
    """Of real blunders 95 % are found, and at most 2 % of the answers that cost nothing have a word."""
    levels: bool | None = None
    """Compared with usual decisions, pages lose more than squires and these more than knights; pages and knights surely."""


def measured(slug: str) -> Measured:
    """What a game's judgement states as `MEASURED`, a mapping."""
    found: Mapping[str, bool] = getattr(judgement_of(slug), "MEASURED", {})
    return Measured(**found)
