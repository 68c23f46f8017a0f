"""Invitations of a whole club, notifications and reports."""

from msgspec.structs import replace

from regalia.server.store.notices import Channel
from regalia.server.wire.clubs import ClubSay
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.reports import FileReport
from tests.server.clubs.founded import ASKING, OPEN, founded, refused
from tests.server.events.site import Site


async def test_a_club_is_invited_but_for_those_whom_a_block_keeps_apart(site: Site) -> None:
    club, [ada, bob, eve, gil] = await founded(site, OPEN, 3)
    await site.arena.friends.block(eve, ada)
    await site.arena.store.mute(gil.id, ada.id)
    doc = await site.arena.opener.open(
        ada, NewTable("oriflamme", [SeatPlan("me"), *[SeatPlan("nobody")] * 2], public=False)
    )
    table = await site.arena.tables.get(doc.id)
    with refused("not_host"):
        await site.arena.invite_all(table, bob, {ada.id})
    await site.arena.invite_all(table, ada, await site.arena.store.people_in_club(club.id))
    lobbies = {
        each.id: [one.id for one in (await site.arena.lobbies.seen_by(each)).invited] for each in (ada, bob, eve, gil)
    }
    assert lobbies == {ada.id: [], bob.id: [doc.id], eve.id: [], gil.id: []}


async def test_a_host_invites_a_few_groups_in_an_hour(site: Site) -> None:
    club, [ada, *_] = await founded(site, OPEN, 1)
    doc = await site.arena.opener.open(ada, NewTable("oriflamme", [SeatPlan("me"), *[SeatPlan("nobody")] * 2]))
    table, people = await site.arena.tables.get(doc.id), await site.arena.store.people_in_club(club.id)
    for _ in range(4):
        await site.arena.invite_all(table, ada, people)
    with refused("too_fast"):
        await site.arena.invite_all(table, ada, people)


async def test_news_of_a_club_is_sent_while_it_is_so(site: Site) -> None:
    club, [ada] = await founded(site, ASKING)
    bob, eve = await site.members(2)
    sent: list[tuple[str, str]] = []

    async def carry(channel: Channel, message: object, name: str) -> str:
        sent.append((channel.person, str(getattr(message, "text", ""))))
        assert getattr(message, "link", "") == f"https://arena.example.org/clubs/{club.id}"
        return "sent"

    site.arena.postman._carriers = {"webhook": carry}  # type: ignore[dict-item]  # of a carrier only its call is used
    for each in (ada, bob):
        origin = "https://arena.example.org"
        await site.arena.store.save_channel(Channel(f"ch {each.id}", each.id, "https://example.org/hook", "en", origin))
    await site.arena.clubs.join(club, eve)
    await site.arena.clubs.leave(club, eve)
    await site.arena.postman.round()
    assert sent == [], "the request was taken back"
    await site.arena.clubs.join(club, bob)
    await site.arena.postman.round()
    await site.arena.clubs.give_role(club, ada, bob.id, "member")
    await site.arena.postman.round()
    await site.arena.clubs.give_role(club, ada, bob.id, "owner")
    await site.arena.postman.round()
    assert sent == [
        (ada.id, "Night Owls: someone asks to join the club."),
        (bob.id, "Night Owls: you’re a member now."),
        (bob.id, "Night Owls: you’re an owner of the club now."),
    ]


async def test_clubs_and_their_lines_are_reported(site: Site) -> None:
    club, [ada, bob, eve] = await founded(site, OPEN, 2)
    [stranger] = await site.members(1)
    number = await site.arena.club_talk.say(club, bob, ClubSay("1", "Rude"), "")
    reporting = site.arena.reporting
    line = FileReport("club_line", "insult", club=club.id, line=number)
    await reporting.file(eve, line, None, "")
    await reporting.file(stranger, FileReport("club", "name", club=club.id), None, "")
    with refused("not_member"):
        await reporting.file(stranger, line, None, "")
    for wrong, code in (
        (replace(line, line=9), "not_found"),
        (FileReport("club", "name", club="c_none"), "no_such_club"),
    ):
        with refused(code):
            await reporting.file(eve, wrong, None, "")
    found = [report for _, report in await site.arena.store.open_reports(9)]
    assert sorted((each.matter, each.about, each.table_id, each.line) for each in found) == [
        ("club", ada.id, club.id, 0),
        ("club_line", bob.id, club.id, number),
    ]
