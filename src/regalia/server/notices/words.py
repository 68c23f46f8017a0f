"""What notices say, in the reader's language. Nothing in them is secret."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from regalia import games
from regalia.server.store.notices import Channel, NoticeKind
from regalia.text.texts import Texts

OWN = "regalia.server"
SAID: dict[NoticeKind, str] = {
    "turn": "notice-turn",
    "flag": "notice-flag",
    "over": "notice-over",
    "invited": "notice-invited",
    "mentioned": "notice-mentioned",
    "round": "notice-round",
}
"""The message of each kind of notice about a table."""
OF_CLUBS = {"asked": "notice-club-asked", "accepted": "notice-club-accepted", "owner": "notice-club-owner"}
"""The message of each kind of news of a club."""
NEWS: dict[NoticeKind, tuple[str, str]] = {"found": ("notice-found", "find"), "season": ("notice-season", "events/{id}")}
"""The message of each kind of notice about neither a table nor a club, and where it leads."""
MARKUP = re.compile(r"[][()<>*_~`|\\#@:/]")
"""What chat rooms take for links, mentions or styles, if it stands in the name of a person."""


class Message(Struct, frozen=True):
    """A notice in words."""

    kind: NoticeKind
    table: str
    """The table; or the club, the offer or the tournament."""
    game: str
    """Empty for news of a club."""
    title: str
    text: str
    link: str
    story: str = ""
    """The chronicle of a game that is over, if it could be composed."""
    short: str = ""
    """Its first and last sentence."""


def message_of(channel: Channel, kind: NoticeKind, table: str, game: str, decision: str | None, who: str = "") -> Message:
    """A notice about a table, with what is asked and who brings it about, in the language of a channel."""
    own, its = Texts(channel.language, OWN), Texts(channel.language, games.package(game))
    title = its("game-title")
    asked = its.untold(f"decision-{decision}") if decision is not None else ""
    text = own(SAID[kind], game=title, table=table, who=plain_in(channel)(who))
    link = f"{channel.origin}/t/{table}"
    return Message(kind, table, game, title, f"{text} {asked}".strip(), link)


def ended_by_host(channel: Channel, table: str, game: str, why: str) -> Message:
    """A notice that an administrator has ended a table, with the reason."""
    own, title = Texts(channel.language, OWN), Texts(channel.language, games.package(game))("game-title")
    text = own("notice-ended", game=title, table=table, why=plain_in(channel)(why))
    return Message("over", table, game, title, text, f"{channel.origin}/t/{table}")


def news_of_club(channel: Channel, club: str, name: str, news: str) -> Message:
    """A notice about a club: that people have `asked` to join it, that one was `accepted`, or is its `owner` now."""
    title = plain_in(channel)(name)
    text = Texts(channel.language, OWN)(OF_CLUBS[news], club=title)
    return Message("club", club, "", title, text, f"{channel.origin}/clubs/{club}")


def news(channel: Channel, kind: NoticeKind, about: str, game: str, name: str = "") -> Message:
    """A notice that a table is `found`, or that a `season` of the league of this name opens."""
    title = Texts(channel.language, games.package(game))("game-title")
    said, place = NEWS[kind]
    text = Texts(channel.language, OWN)(said, game=title, league=plain_in(channel)(name))
    return Message(kind, about, game, title, text, f"{channel.origin}/{place.format(id=about)}")


def plain_in(channel: Channel) -> Callable[[str], str]:
    """How the name of a person is written on a channel: chat rooms would take some of it for a style or a mention."""
    return partial(MARKUP.sub, "") if channel.medium == "webhook" else str


def with_story(message: Message, sentences: Sequence[str], language: str) -> Message:
    """A notice with the chronicle of its game."""
    space = "" if language == "ja" else " "
    return replace(message, story=space.join(sentences), short=space.join((*sentences[:1], *sentences[1:][-1:])))


def body_for(address: str, message: Message) -> dict[str, Any]:
    """The JSON that a webhook gets: in the shape that Discord or Slack shows, or in both with the facts beside."""
    said = " ".join(filter(None, (message.text, message.short, message.link)))
    if "discord" in address:
        return {"content": said, "allowed_mentions": {"parse": []}}
    if "slack" in address:
        return {"text": said}
    facts = {"kind": message.kind, "table": message.table, "game": message.game, "link": message.link}
    return {"content": said, "text": said, **facts}
