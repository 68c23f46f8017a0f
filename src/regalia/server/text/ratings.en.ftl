# Ratings and leaderboards.

nav-ratings = Leaderboards
ratings-title = Leaderboards
ratings-hint = A rating tells how strong a player is in a game: the points, and the range in which the true strength is 19 times out of 20.
ratings-which = Public games with clocks count, if everyone at the table has an account and took no hints. Five games a day between the same two players count.
ratings-own = Your ratings
ratings-of-person = Ratings
rating = Rating
rating-you = you
rating-player = Player
rating-rank = Rank
rating-range = Where the true strength is, 19 times out of 20
rating-bar-hint = The bar is where the true strength is, 19 times out of 20. Gold lines: our bots.
rating-games-short = Games
rating-won-short = Won
rating-places = Last eight places
rating-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
rating-won = won { $games }
rating-against-bots = against bots
rating-provisional = still finding out
rating-bot = a bot, to measure by
rated-people = { $people ->
    [one] { $people } player
   *[other] { $people } players
}
leaderboard = Leaderboard
leaderboard-title = Leaderboard: { $title }
leaderboard-people = { $people } players
leaderboard-few = { $people ->
    [0] No one has a rating yet.
    [one] One player has a rating so far.
   *[other] { $people } players have a rating so far.
} The list starts when ten of them have a settled one.
leaderboard-order = Ordered by the left end of the bar: the strength that a player has surely shown. Players without a game for 90 days are not listed.
leaderboard-top = Top
leaderboard-more = Next 100
problem-no_ratings = There are no ratings in this arena.
