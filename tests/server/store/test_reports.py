"""Reports and sanctions in either database."""

from regalia.server.store import Store
from regalia.server.store.administration import AuditEntry
from regalia.server.store.identity import Account, Session
from regalia.server.store.reports import Report, ReportPlace, Sanction


def report(number: str, reporter: str, at: float) -> Report:
    return Report(number, reporter, "u_bob", "person", "", 0, "spam", "", at)


async def test_those_of_people_with_accounts_come_first_page_by_page(store: Store) -> None:
    await store.open_account(Account("u_ada", "ada", "hash"), "Ada", Session("s", "u_ada", "Firefox", 1, 1, 1))
    for each in (report("a", "u_1", 1.5), report("c", "u_2", 2.5), report("b", "u_3", 2.5), report("d", "u_ada", 9.0)):
        await store.file_report(each, [])
    first = await store.open_reports(2)
    assert [place for place, _ in first] == [ReportPlace(0, 9.0, "d"), ReportPlace(1, 1.5, "a")]
    second = await store.open_reports(2, first[-1][0])
    assert [each.id for _, each in second] == ["b", "c"]
    assert await store.open_reports(2, second[-1][0]) == []
    assert await store.reports_waiting() == 4


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
