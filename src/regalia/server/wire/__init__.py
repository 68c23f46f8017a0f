"""Every message, as docs/protocol.md describes it. Decoded strictly: an unknown field is refused."""

from typing import Any, TypeAlias

import msgspec

from regalia.server.wire.analysis import AnalysisNews
from regalia.server.wire.announcements import AnnouncementsMessage
from regalia.server.wire.clocks import ClocksMessage
from regalia.server.wire.passes import ForeseenMessage, PassesMessage
from regalia.server.wire.presenting import PresentationMessage, Presented
from regalia.server.wire.sights import Because, Done, MomentMessage, Pong, Refused, SightMessage
from regalia.server.wire.table import TableMessage
from regalia.server.wire.talk import Said, TalkMessage

MOST_BYTES = 16 * 1024
"""Largest message in bytes."""

FromTable: TypeAlias = (
    TableMessage
    | ClocksMessage
    | PassesMessage
    | SightMessage
    | MomentMessage
    | AnalysisNews
    | AnnouncementsMessage
    | TalkMessage
    | Done
    | Said
    | Presented
    | PresentationMessage
    | Refused
    | Because
    | ForeseenMessage
    | Pong
)

Reply: TypeAlias = MomentMessage | Done | Said | Presented | Refused | Because | ForeseenMessage | Pong

encoder = msgspec.json.Encoder()


def encode(message: Any) -> bytes:
    """Encode a message."""
    return encoder.encode(message)
