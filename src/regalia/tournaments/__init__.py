"""Tournaments: who meets whom, and the standings. Equal input gives equal output, on every machine."""

from regalia.tournaments.knock_out import knock_out_round, knock_out_rounds, knock_out_standings, survivors
from regalia.tournaments.league import LARGEST, SMALLEST, divided, promoted
from regalia.tournaments.pairing import swiss_round
from regalia.tournaments.round_robin import robin_round, robin_rounds
from regalia.tournaments.seating import Player, Seatings, sizes
from regalia.tournaments.standings import SCALE, Place, Ranked, Score, Table, meetings_of, player_of, ranking, scores_of

__all__ = [
    "LARGEST",
    "SCALE",
    "SMALLEST",
    "Place",
    "Player",
    "Ranked",
    "Score",
    "Seatings",
    "Table",
    "divided",
    "knock_out_round",
    "knock_out_rounds",
    "knock_out_standings",
    "meetings_of",
    "player_of",
    "promoted",
    "ranking",
    "robin_round",
    "robin_rounds",
    "scores_of",
    "sizes",
    "survivors",
    "swiss_round",
]
