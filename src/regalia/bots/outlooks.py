"""What each seat could expect at every moment of a finished game: the curve of games that count their points late."""

from collections.abc import Iterator, Sequence

from regalia.bots.judgement import judgement_of, points_of
from regalia.core import Match
from regalia.core.match import give


def expected_points(match: Match) -> Iterator[Sequence[float]]:
    """The points that each seat could expect at the end, at the beginning and after each answer; last what they have.

    They are estimates of the game's judgement by the true position. Begins where the rules of the match began.
    """
    first = match.carried.after if match.carried else 0
    game, judgement = match.at(first), judgement_of(match.rules.slug)
    yield points_of(judgement, game)
    for given in match.answers[first:]:
        give(game, given)
        yield points_of(judgement, game)
