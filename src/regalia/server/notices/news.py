"""Notices about clubs, offered tables and seasons of leagues: in words, or None if they are no longer of interest."""

from collections.abc import Awaitable, Callable

from regalia import games
from regalia.server.notices.words import Message, news, news_of_club
from regalia.server.store import Store
from regalia.server.store.notices import NoticeKind, Parcel

TOLD = {"asked": ("owner", "officer"), "accepted": ("owner", "officer", "member"), "owner": ("owner",)}
"""The news of clubs, and those to whom they are still of interest."""


async def of_club(store: Store, parcel: Parcel) -> Message | None:
    """Someone asks to join, the person was accepted, or is an owner now."""
    channel, (what, _, who) = parcel.channel, parcel.mark.partition("-")
    club, own = await store.club(parcel.table), await store.member(parcel.table, channel.person)
    if club is None or own is None or own.role not in TOLD.get(what, ()):
        return None
    asking = await store.member(parcel.table, who) if what == "asked" else None
    if what == "asked" and (asking is None or asking.role != "asked"):
        return None
    return news_of_club(channel, club.id, club.name, what)


async def of_offer(store: Store, parcel: Parcel) -> Message | None:
    """A table over days is found, and waits for the person to confirm."""
    offer, seek = await store.offer(parcel.table), await store.seek(parcel.channel.person)
    if offer is None or offer.table_id or seek is None or seek.offer != offer.id or seek.confirmed:
        return None
    return news(parcel.channel, "found", offer.id, offer.game) if offer.game in games.slugs() else None


async def of_season(store: Store, parcel: Parcel) -> Message | None:
    """A new season of a league is open in which the person takes part."""
    event = await store.event(parcel.table)
    if event is None or event.state != "open" or event.game not in games.slugs():
        return None
    entries = await store.entries(event.id)
    if all(each.person != parcel.channel.person or each.state != "in" for each in entries):
        return None
    return news(parcel.channel, "season", event.id, event.game, event.name)


NEWS: dict[NoticeKind, Callable[[Store, Parcel], Awaitable[Message | None]]] = {
    "club": of_club,
    "found": of_offer,
    "season": of_season,
}
"""The notices about no table."""
