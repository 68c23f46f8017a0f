"""Reports and sanctions in either database."""

import pytest
from msgspec.structs import replace

from regalia.server.store import Conflict, Store
from regalia.server.store.administration import AuditEntry
from regalia.server.store.identity import Account, Session
from regalia.server.store.reports import Report, ReportPlace, Sanction


def report(number: str, reporter: str, at: float, about: str = "u_bob") -> Report:
    return Report(number, reporter, about, "person", "", 0, "spam", "", at)


async def test_those_of_people_with_accounts_come_first_page_by_page(store: Store) -> None:
    await store.open_account(Account("u_ada", "ada", "hash"), "Ada", Session("s", "u_ada", "Firefox", 1, 1, 1))
    for number, reporter, at in (("a", "u_1", 1.5), ("c", "u_2", 2.5), ("b", "u_3", 2.5), ("d", "u_ada", 9.0)):
        await store.file_report(report(number, reporter, at, about=f"about {number}"), [])
    first = await store.open_reports(2)
    assert [place for place, _ in first] == [ReportPlace(0, 9.0, "d"), ReportPlace(1, 1.5, "a")]
    second = await store.open_reports(2, first[-1][0])
    assert [each.id for _, each in second] == ["b", "c"]
    assert await store.open_reports(2, second[-1][0]) == []
    assert await store.reports_waiting() == 4


async def test_reports_of_one_matter_are_one_entry_and_are_decided_together(store: Store) -> None:
    await store.open_account(Account("u_ada", "ada", "hash"), "Ada", Session("s", "u_ada", "Firefox", 1, 1, 1))
    others = [
        replace(report("o1", "u_1", 1.0), matter="name"),
        replace(report("o2", "u_1", 1.0), matter="line", table_id="T1", line=1),
        replace(report("o3", "u_1", 1.0), matter="line", table_id="T1", line=2),
        replace(report("o4", "u_1", 1.0), matter="line", table_id="T2", line=1),
    ]
    same = [report("c", "u_2", 2.0), report("b", "u_3", 2.0), report("d", "u_ada", 9.0)]
    for each in (*same, *others):
        await store.file_report(each, [])
    found = await store.open_reports(9)
    assert found[0][0] == ReportPlace(0, 2.0, "b"), "as one of them is of a person with an account"
    assert [each.id for _, each in found] == ["b", "o1", "o2", "o3", "o4"]
    assert await store.reports_waiting() == 5
    assert [each.id for each in await store.reports_of_matter(found[0][1])] == ["b", "c", "d"]
    await store.decide_report("c", "dismissed", AuditEntry(10.0, "Host", "report", ""))
    assert [each.id for _, each in await store.open_reports(9)] == ["o1", "o2", "o3", "o4"]
    assert {(await store.reports_by(each.reporter))[0].outcome for each in same} == {"dismissed"}
    await store.file_report(report("e", "u_2", 11.0), [])
    with pytest.raises(Conflict):
        await store.decide_report("b", "warned", AuditEntry(12.0, "Host", "report", ""))
    assert "e" in {each.id for _, each in await store.open_reports(9)}, "what was reported later waits"


async def test_who_is_suspended_now(store: Store) -> None:
    decided = [
        Sanction("u_1", "suspended", None, 2.0),
        Sanction("u_2", "suspended", 50.0, 2.0),
        Sanction("u_3", "suspended", 51.0, 2.0),
        Sanction("u_4", "muted", None, 2.0),
    ]
    for each in decided:
        await store.file_report(report(each.person, f"reporter of {each.person}", 1.0), [])
        await store.decide_report(each.person, "warned", AuditEntry(2.0, "Host", "report", each.person), each)
    assert await store.suspended(["u_1", "u_2", "u_3", "u_4", "u_5"], 50.0) == {"u_1", "u_3"}
    assert await store.suspended([], 50.0) == set()
