"""What members of a club say to one another, and who reads it."""

import asyncio
from itertools import pairwise

import pytest
from msgspec.structs import replace

from regalia.server.requests import club_talk
from regalia.server.wire.clubs import ClubSay
from regalia.server.wire.reports import FileReport
from tests.server.clubs.founded import OPEN, founded, refused
from tests.server.events.site import Site


async def test_members_talk_and_each_line_is_said_once(site: Site) -> None:
    club, [_, bob] = await founded(site, OPEN, 1)
    talk, [stranger] = site.arena.club_talk, await site.members(1)
    assert [await talk.say(club, bob, ClubSay("1", "Hello\n there \u202e"), "") for _ in range(2)] == [1, 1]
    for ask in (talk.say(club, stranger, ClubSay("2", "Hi"), ""), site.arena.club_sheets.talk(club, stranger)):
        with refused("not_member"):
            await ask
    assert [each.text for each in (await site.arena.club_sheets.talk(club, bob)).lines] == ["Hello there"]
    with refused("talk_off"):
        await talk.say(replace(club, talks=False), bob, ClubSay("3", "Hi"), "")


async def test_talk_is_as_fast_as_at_tables(site: Site) -> None:
    club, [_, bob] = await founded(site, OPEN, 1)
    said = [site.arena.club_talk.say(club, bob, ClubSay(str(number), "Hi"), "") for number in range(9)]
    results = await asyncio.gather(*said, return_exceptions=True)
    assert results[:6] == [1, 2, 3, 4, 5, 6]
    assert [str(each) for each in results[6:]] == ["too_fast"] * 3


async def test_officers_remove_lines(site: Site) -> None:
    club, [ada, bob, eve] = await founded(site, OPEN, 2)
    talk = site.arena.club_talk
    number = await talk.say(club, bob, ClubSay("1", "Rude"), "")
    with refused("not_officer"):
        await talk.remove(club, eve, number, is_host=False)
    with refused("not_found"):
        await talk.remove(club, ada, 99, is_host=False)
    await talk.remove(club, ada, number, is_host=False)
    await talk.remove(club, ada, number, is_host=False)
    assert [(each.text, each.removed) for each in (await site.arena.club_sheets.talk(club, eve)).lines] == [("", True)]
    second = await talk.say(club, bob, ClubSay("2", "Ruder"), "")
    await talk.remove(club, eve, second, is_host=True)
    own = await talk.say(club, ada, ClubSay("3", "Mine"), "")
    await talk.remove(club, ada, own, is_host=False)
    log = [(each.admin, each.deed, each.about) for each in await site.arena.store.audit_entries(9)]
    where = f"{club.name} ({club.id}) · {bob.name}"
    assert log == [(eve.name, "remove-line", where), (ada.name, "remove-line", where)], "not what one removes of oneself"


async def test_a_block_hides_lines_in_both_directions_and_neither_can_tell(site: Site) -> None:
    club, [ada, bob, eve] = await founded(site, OPEN, 2)
    for number, each in enumerate((ada, bob, eve)):
        await site.arena.club_talk.say(club, each, ClubSay("1", f"I am {number}"), "")
    before = await site.arena.club_sheets.of(club, bob)
    await site.arena.friends.block(ada, bob)
    seen = {
        each.id: [line.text for line in (await site.arena.club_sheets.talk(club, each)).lines] for each in (ada, bob, eve)
    }
    assert seen == {ada.id: ["I am 0", "I am 2"], bob.id: ["I am 1", "I am 2"], eve.id: ["I am 0", "I am 1", "I am 2"]}
    assert await site.arena.club_sheets.of(club, bob) == before
    await site.arena.store.mute(eve.id, bob.id)
    assert len((await site.arena.club_sheets.talk(club, eve)).lines) == 2
    assert len((await site.arena.club_sheets.talk(club, bob)).lines) == 2


async def test_neither_of_a_blocked_pair_finds_a_line_of_the_other_by_its_number(site: Site) -> None:
    club, [ada, bob] = await founded(site, OPEN, 1)
    hidden = await site.arena.club_talk.say(club, ada, ClubSay("1", "My secret"), "")
    own = await site.arena.club_talk.say(club, bob, ClubSay("1", "Rude"), "")
    await site.arena.clubs.give_role(club, ada, bob.id, "officer")
    await site.arena.friends.block(ada, bob)
    for reader, number in ((bob, hidden), (ada, own)):
        for line in (number, 99_999):
            with refused("not_found"):
                await site.arena.reporting.about(reader, FileReport("club_line", "insult", club=club.id, line=line), None)
            with refused("not_found"):
                await site.arena.club_talk.remove(club, reader, line, is_host=False)


async def test_numbers_of_lines_grow_with_the_time_and_do_not_count_hidden_ones(site: Site) -> None:
    club, [ada, bob] = await founded(site, OPEN, 1)
    await site.arena.friends.block(ada, bob)
    numbers = []
    for silent in (True, False):
        for number in range(3):
            site.time += 60
            if not silent:
                await site.arena.club_talk.say(club, ada, ClubSay(str(number), "Hidden"), "")
                site.time += 60
            numbers.append(await site.arena.club_talk.say(club, bob, ClubSay(f"{silent}{number}", "Hi"), ""))
    assert [after - before for before, after in pairwise(numbers)] == [60, 60, 120, 120, 120]


async def test_the_latest_lines_are_kept_whatever_their_numbers(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club_talk, "KEEP", 3)
    club, [ada] = await founded(site, OPEN)
    for number in range(5):
        site.time += 1000
        await site.arena.club_talk.say(club, ada, ClubSay(str(number), str(number)), "")
    assert [each.text for each in (await site.arena.club_sheets.talk(club, ada)).lines] == ["2", "3", "4"]


async def test_what_is_said_at_one_node_is_read_at_the_other(two: Site) -> None:
    club, [ada, bob] = await founded(two, OPEN, 1)
    said = [
        node.club_talk.say(club, each, ClubSay("1", each.name), "")
        for node, each in zip(two.nodes, (ada, bob), strict=True)
    ]
    assert sorted(await asyncio.gather(*said)) == [1, 2]
    for node in two.nodes:
        assert {each.text for each in (await node.club_sheets.talk(club, ada)).lines} == {ada.name, bob.name}
