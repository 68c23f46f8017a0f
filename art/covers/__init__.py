"""The covers of the games: each is a function that draws one, 480 by 300."""
