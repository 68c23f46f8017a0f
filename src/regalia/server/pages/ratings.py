"""The pages of ratings: all leaderboards, and the one of a game."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from regalia import games
from regalia.server.http import access_of, arena_of, person_of
from regalia.server.pages.render import page
from regalia.server.people.rights import Right
from regalia.server.requests.among import people_among
from regalia.server.requests.clubs import MEMBERS
from regalia.server.requests.leaderboards import TEMPOS, bots_of, check_on, leaderboard, ratings_of
from regalia.server.routing import Route
from regalia.server.store.ratings import Pool
from regalia.server.wire.ratings import BotListed, Leaderboard, PersonListed, RatingShown


class Scale(Struct, frozen=True):
    """The points at the ends of the bars of a list."""

    low: int
    high: int

    def at(self, points: int) -> float:
        """Where points are, in percent of the width."""
        return round(100 * (points - self.low) / (self.high - self.low), 1)

    def length(self, points: int) -> float:
        """The length of a range of points, in percent of the width."""
        return round(100 * points / (self.high - self.low), 1)


def scale_of(ratings: Iterable[RatingShown], bots: Iterable[BotListed]) -> Scale:
    """A scale with room for all of these, in full hundreds."""
    ends = [end for each in ratings for end in (each.points - each.within, each.points + each.within)]
    ends += [each.points for each in bots]
    low, high = min(ends, default=1000), max(ends, default=2000)
    return Scale(low // 100 * 100, (high // 100 + 1) * 100)


async def all_ratings(request: Request) -> Response:
    """The leaderboards, and the visitor's own ratings."""
    arena, person = arena_of(request), await person_of(request)
    check_on(arena.services)
    rated = {(slug, tempo): await arena.store.people_rated(Pool(slug, tempo)) for slug in games.slugs() for tempo in TEMPOS}
    own = await ratings_of(arena.services, person.id) if person is not None else []
    return await page(request, "ratings.html", rated=rated, tempos=TEMPOS, own=own, beside=bots_beside(own))


async def of_game(request: Request) -> Response:
    """The leaderboard of a game."""
    tempo, after = request.query_params.get("tempo", "live"), request.query_params.get("after", "")
    slug, among = request.path_params["game"], request.query_params.get("among", "")
    arena, person = arena_of(request), await person_of(request)
    people_of = await people_among(arena.friends, arena.clubs, person, among)
    board = await leaderboard(arena.services, slug, tempo, person, after, people_of)
    rows = with_bots(board, is_first=not after)
    people = [row for row in rows if isinstance(row, PersonListed)]
    seen = [*people, *([board.own] if board.own else [])]
    scale = scale_of([each.rating for each in seen], [row for row in rows if isinstance(row, BotListed)])
    return await page(
        request,
        "leaderboard.html",
        board=board,
        rows=rows,
        scale=scale,
        tempos=TEMPOS,
        is_first=not after,
        among=among,
        clubs=[club for club, role in await arena.clubs.of(person.id) if role in MEMBERS] if person is not None else [],
        is_member=(await access_of(request)).account is not None,
    )


def with_bots(board: Leaderboard, is_first: bool) -> Sequence[PersonListed | BotListed]:
    """A page of people, with the bots between them: by the lower end of the interval, of which bots have none."""
    if not board.rows:
        return []
    ends = [each.rating.points - each.rating.within for each in board.rows]
    bots = [
        each
        for each in board.bots
        if (is_first or each.points <= ends[0]) and (board.after is None or each.points > ends[-1])
    ]
    rows: list[tuple[int, int, PersonListed | BotListed]] = [
        *((-end, 0, row) for end, row in zip(ends, board.rows, strict=True)),
        *((-each.points, 1, each) for each in bots),
    ]
    return [row for _, _, row in sorted(rows, key=lambda each: each[:2])]


def bots_beside(ratings: Sequence[RatingShown]) -> dict[str, tuple[list[BotListed], Scale]]:
    """The bots of each of these games, and a scale for them and the ratings."""
    slugs = dict.fromkeys(each.game for each in ratings)
    return {
        slug: (bots_of(slug), scale_of([each for each in ratings if each.game == slug], bots_of(slug))) for slug in slugs
    }


ROUTES = [
    Route("/ratings", all_ratings, Right.ANYONE),
    Route("/ratings/{game}", of_game, Right.ANYONE),
]
