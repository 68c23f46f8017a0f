"""One timer for each connection, however often its deadline moves."""

import asyncio

from regalia.server.live.deadline import Deadline


def late_after(*steps: tuple[str, float]) -> int:
    """How often something was too late, after deadlines and waits."""

    async def scene() -> int:
        times = 0

        def late() -> None:
            nonlocal times
            times += 1

        deadline = Deadline(late)
        for what, seconds in steps:
            if what == "within":
                deadline.within(seconds)
            elif what == "met":
                deadline.met()
            elif what == "end":
                deadline.end()
            await asyncio.sleep(seconds if what == "wait" else 0)
        return times

    return asyncio.run(scene())


def test_what_is_not_done_in_time_is_late_once() -> None:
    assert late_after(("within", 0.02), ("wait", 0.1)) == 1


def test_what_is_done_in_time_is_never_late() -> None:
    assert late_after(("within", 0.02), ("met", 0), ("wait", 0.1)) == 0
    assert late_after(("within", 0.02), ("end", 0), ("wait", 0.1)) == 0


def test_a_new_deadline_counts_from_then_on() -> None:
    assert late_after(("within", 0.2), ("wait", 0.12), ("met", 0), ("within", 0.2), ("wait", 0.12)) == 0
    assert late_after(("within", 0.05), ("wait", 0.02), ("met", 0), ("within", 0.05), ("wait", 0.15)) == 1


def test_moving_the_deadline_makes_no_second_timer() -> None:
    async def scene() -> None:
        deadline = Deadline(lambda: None)
        deadline.within(10)
        timer = deadline._timer
        for _ in range(3):
            deadline.met()
            deadline.within(10)
            assert deadline._timer is timer
        deadline.end()

    asyncio.run(scene())
