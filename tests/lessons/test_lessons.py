"""Lessons: what they accept, and what is reported of a faulty one."""

from typing import Any

import pytest
from msgspec.structs import replace

from regalia.cli import main
from regalia.games import load
from regalia.lessons import FaultyLesson, Lesson, NotNow, Progress, lesson_of, progress
from regalia.lessons.checking import check_steps, check_texts
from regalia.lessons.playing import with_all_fields
from regalia.lessons.script import LessonStep, read

HEIR, LORD, LEFT, RIGHT = (
    {"type": "Place", "kind": "heir"},
    {"type": "Place", "kind": "lord"},
    {"type": "Left"},
    {"type": "Right"},
)
DONE = [None, HEIR, RIGHT, {"type": "Reveal"}]


def first() -> Lesson:
    return lesson_of("oriflamme", "first")


def changed(at: int, **fields: Any) -> Lesson:
    """The first lesson of Oriflamme with one step changed."""
    lesson = first()
    steps = [replace(step, **fields) if index == at else step for index, step in enumerate(lesson.steps)]
    return replace(lesson, script=replace(lesson.script, steps=tuple(steps)))


def fault_of(lesson: Lesson) -> FaultyLesson:
    try:
        check_texts(lesson)
        check_steps(lesson)
    except FaultyLesson as fault:
        return fault
    return pytest.fail("the lesson holds")


def points(now: Progress) -> Any:
    return now.game.state.points[0]


def test_a_lesson_is_played_by_the_real_rules() -> None:
    now = progress(first(), DONE)
    assert (now.index, points(now)) == (4, 3)
    assert [type(event).__name__ for done in now.done[-now.fresh :] for event in done.events][:2] == ["Revealed", "Gained"]


def test_what_the_rules_forbid_is_refused_with_their_reason() -> None:
    with pytest.raises(NotNow) as refused:
        progress(first(), [None, RIGHT])
    assert refused.value.refusal is not None
    assert (refused.value.refusal.reason, refused.value.refusal.rule) == ("ChooseCard", "5.1")


def test_what_only_the_lesson_forbids_is_refused_without_one() -> None:
    with pytest.raises(NotNow) as refused:
        progress(first(), [None, LORD])
    assert refused.value.refusal is None
    assert refused.value.step.name == "choose"


def test_a_step_can_accept_any_answer_that_meets_its_condition() -> None:
    lesson = changed(2, tap="any", show=RIGHT)
    assert progress(lesson, [None, HEIR, RIGHT]).index == 3
    with pytest.raises(NotNow):
        progress(lesson, [None, HEIR, LEFT])


def test_seats_that_can_only_pass_do_so_by_themselves_if_the_lesson_wants_it() -> None:
    lesson = read("wheel_of_time", "recruit")
    asking = replace(lesson, script=replace(lesson.script, passes=False))
    recruited = [None, lesson.steps[1].tap[0], lesson.steps[2].tap[0], None]
    assert [type(progress(each, recruited).game.step).__name__ for each in (lesson, asking)] == ["Act", "EventWindow"]


def test_changes_put_other_values_on_the_table() -> None:
    lesson = first()
    begun = replace(lesson, script=replace(lesson.script, changes={"state.points.0": 5}))
    assert points(progress(begun, [])) == 5
    later = changed(4, changes={"state.points": [9, 1, 1]})
    assert [points(progress(later, DONE[:steps])) for steps in (3, 4)] == [1, 9]


@pytest.mark.parametrize(
    ("at", "fields", "reason"),
    [
        (0, {"point": "b9"}, "there is no piece b9"),
        (2, {"point": {"type": "Onto", "card": "b1"}}, "is not offered"),
        (1, {"tap": ({"type": "Place", "kind": "archer"},)}, "is not offered: ChooseCard"),
        (1, {"tap": ({"type": "Place", "kind": "crown", "more": 1},)}, "is no answer"),
        (3, {"after": {"seats.0.points": 4}}, "seats.0.points is 3, not 4"),
        (3, {"after": {"seats.0.gold": 4}}, "the view has no seats.0.gold"),
        (2, {"happens": ({"type": "Kept"},)}, "does not happen"),
        (2, {"others": ()}, "the learner is not asked; the table waits for [1]"),
        (4, {"name": "nameless"}, "en: the text lesson-first-nameless is missing"),
        (4, {"rule": "77"}, "the rules have no section 77"),
        (4, {"lit": ("seat:0", "seat:1", "seat:2")}, "4 pieces are lit, 3 at most"),
        (4, {"position": "players A B C | round 1"}, "the position cannot be read"),
        (4, {"changes": {"state.gold": 1}}, "a save has no state.gold"),
        (4, {"changes": {"state.points": "many"}}, "the position cannot be read"),
        (4, {"changes": {"stack": [{"type": "EndRound"}]}}, "the position cannot be read"),
    ],
)
def test_a_faulty_step_is_named_with_its_file_and_the_reason(at: int, fields: dict[str, Any], reason: str) -> None:
    lesson = changed(at, **fields)
    fault = fault_of(lesson)
    blamed = lesson.steps[at + 1] if "others" in fields else lesson.steps[at]
    assert (fault.file, fault.step) == ("oriflamme/lessons/first.toml", blamed.name)
    assert reason in fault.reason


def test_an_answer_is_shown_with_the_usual_values_that_a_lesson_leaves_out() -> None:
    assert with_all_fields(load("wheel_of_time"), {"type": "PayWith", "symbols": []})["spared"] == []
    assert with_all_fields(load("oriflamme"), None) is None


def test_an_answer_of_another_seat_that_is_not_allowed_is_reported() -> None:
    step = first().steps[2]
    fault = fault_of(changed(2, others=(replace(step.others[0], answer=LEFT),)))
    assert (fault.step, "of seat 1 is not allowed" in fault.reason) == ("tail", True)


def test_the_command_prints_each_lesson(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["lessons", "oriflamme"]) == 0
    assert "holds  oriflamme/lessons/first.toml: 9 steps" in capsys.readouterr().out

    def broken(slug: str, name: str) -> Lesson:
        return replace(read(slug, name), script=replace(read(slug, name).script, steps=(LessonStep("goal", point="b9"),)))

    monkeypatch.setattr("regalia.lessons.checking.read", broken)
    lesson_of.cache_clear()
    try:
        assert main(["lessons", "oriflamme"]) == 1
    finally:
        lesson_of.cache_clear()
    assert "FAILS  oriflamme/lessons/first.toml: goal: there is no piece b9" in capsys.readouterr().out
