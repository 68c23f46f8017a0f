"""The engine. It knows no game: a game is a state, a stack of steps, and the answers given so far."""

from regalia.core.chance import Chance, SeatNonce, commitment, fresh_seed, mixed
from regalia.core.drawing import NOTATION, Terms
from regalia.core.events import Event, Eyes
from regalia.core.game import Game
from regalia.core.picks import Deeds, Perform
from regalia.core.records import Match, Record, UnreadableSave, Verdict, load, replay, save, schema, verify
from regalia.core.rules import Noun, Rules, TableOptions, found, imagine, some_answer
from regalia.core.scoring import Rank, ranked
from regalia.core.standing import Standing
from regalia.core.steps import (
    Answer,
    Answers,
    Ask,
    IllegalAnswer,
    Number,
    Option,
    Options,
    Refusal,
    Seat,
    Several,
    Step,
    lone_answer,
)
from regalia.core.views import Decision, OneOf, Sight, eyes_of, look

__all__ = [
    "NOTATION",
    "Answer",
    "Answers",
    "Ask",
    "Chance",
    "Decision",
    "Deeds",
    "Event",
    "Eyes",
    "Game",
    "IllegalAnswer",
    "Match",
    "Noun",
    "Number",
    "OneOf",
    "Option",
    "Options",
    "Perform",
    "Rank",
    "Record",
    "Refusal",
    "Rules",
    "Seat",
    "SeatNonce",
    "Several",
    "Sight",
    "Standing",
    "Step",
    "TableOptions",
    "Terms",
    "UnreadableSave",
    "Verdict",
    "commitment",
    "eyes_of",
    "found",
    "fresh_seed",
    "imagine",
    "load",
    "lone_answer",
    "look",
    "mixed",
    "ranked",
    "replay",
    "save",
    "schema",
    "some_answer",
    "verify",
]
