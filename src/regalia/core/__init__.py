"""The engine, independent of any game: a game is a state, a stack of steps, and the answers given so far."""

from regalia.core.brings import AsText, Brings, Brought, Reading, sealed
from regalia.core.chance import Chance, SeatNonce, commitment, fresh_seed, mixed
from regalia.core.checking import Wrong, wrong
from regalia.core.drawing import NOTATION, Terms
from regalia.core.events import Event, Eyes, Private, Resigned
from regalia.core.game import Game
from regalia.core.knowledge import NO_ONE, Knowledge, Observers, everyone, only, spectators
from regalia.core.layers import Change, Part, current, parts
from regalia.core.match import Match, Move
from regalia.core.mutable import Mutable
from regalia.core.neighbours import neighbours
from regalia.core.packs import Fault, FaultyPack, Pack, PackName, Packs
from regalia.core.picks import Deeds, Perform
from regalia.core.questions import (
    Answer,
    Answers,
    Arrange,
    Ask,
    Assign,
    Assigned,
    Choices,
    Limit,
    Number,
    Offers,
    Option,
    Options,
    Resign,
    Seat,
    Several,
    Share,
    Shared,
    Unasked,
    lone_answer,
)
from regalia.core.record import Record, Verdict, record_of, replay, verify
from regalia.core.rules import Noun, Rules, TableOptions, found, imagine, rollout
from regalia.core.sampling import some_answer
from regalia.core.saves import UnreadableSave, load, save, schema
from regalia.core.scoring import Rank, ranked
from regalia.core.softmax import softmax
from regalia.core.steps import Choice, IllegalAnswer, Refusal, Step, WindowName
from regalia.core.tuples import exchanged, without
from regalia.core.views import Decision, OneOf, Sight, eyes_of, look
from regalia.core.windows import PASS, About, Pass, Queue, Until, Window
from regalia.core.zones import OPEN, Piles, Zones, to_everyone, to_nobody, to_owner

__all__ = [
    "NOTATION",
    "NO_ONE",
    "OPEN",
    "PASS",
    "About",
    "Answer",
    "Answers",
    "Arrange",
    "AsText",
    "Ask",
    "Assign",
    "Assigned",
    "Brings",
    "Brought",
    "Chance",
    "Change",
    "Choice",
    "Choices",
    "Decision",
    "Deeds",
    "Event",
    "Eyes",
    "Fault",
    "FaultyPack",
    "Game",
    "IllegalAnswer",
    "Knowledge",
    "Limit",
    "Match",
    "Move",
    "Mutable",
    "Noun",
    "Number",
    "Observers",
    "Offers",
    "OneOf",
    "Option",
    "Options",
    "Pack",
    "PackName",
    "Packs",
    "Part",
    "Pass",
    "Perform",
    "Piles",
    "Private",
    "Queue",
    "Rank",
    "Reading",
    "Record",
    "Refusal",
    "Resign",
    "Resigned",
    "Rules",
    "Seat",
    "SeatNonce",
    "Several",
    "Share",
    "Shared",
    "Sight",
    "Step",
    "TableOptions",
    "Terms",
    "Unasked",
    "UnreadableSave",
    "Until",
    "Verdict",
    "Window",
    "WindowName",
    "Wrong",
    "Zones",
    "commitment",
    "current",
    "everyone",
    "exchanged",
    "eyes_of",
    "found",
    "fresh_seed",
    "imagine",
    "load",
    "lone_answer",
    "look",
    "mixed",
    "neighbours",
    "only",
    "parts",
    "ranked",
    "record_of",
    "replay",
    "rollout",
    "save",
    "schema",
    "sealed",
    "softmax",
    "some_answer",
    "spectators",
    "to_everyone",
    "to_nobody",
    "to_owner",
    "verify",
    "without",
    "wrong",
]
