"""Ratings of people: counted from the results of games in the order in which these ended."""
