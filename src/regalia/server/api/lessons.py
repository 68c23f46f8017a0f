"""HTTP of tables that teach. They are kept nowhere: each request plays the lesson up to its step."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from regalia import games
from regalia.core import Refusal, look
from regalia.core.views import eyes_of
from regalia.lessons import Lesson, NotNow, Progress, lesson_of, lessons_of, progress, tried
from regalia.lessons.playing import with_all_fields
from regalia.server.api.route import Operation
from regalia.server.errors import Refuse
from regalia.server.http import LESSONS, access_of, arena_of, body_of, decode, keep, language_of, learned_at, respond
from regalia.server.people.learned import Come, as_cookie
from regalia.server.people.profiles import LessonKept, keep_profile, profile_of
from regalia.server.people.rights import Right
from regalia.server.play.play import heard
from regalia.server.play.unfolding import Instant, Unfolding, patches
from regalia.server.watching.own_table import own_table
from regalia.server.wire.lessons import Learn, LessonRefusal, LessonTable, LessonWords, NextLesson
from regalia.server.wire.sights import Happening, SightMessage
from regalia.text.texts import Texts


async def lesson_at(request: Request) -> Lesson:
    """The lesson in the path. Raises Refuse if there is none."""
    slug, name = request.path_params["game"], request.path_params["lesson"]
    if slug not in games.slugs():
        raise Refuse("no_such_game")
    try:
        return await asyncio.to_thread(lesson_of, slug, name)  # the first time, it is checked
    except KeyError:
        raise Refuse("not_found") from None


async def learn(request: Request) -> Response:
    """Show a lesson at a step, or do the step. What the step does not accept is refused with a reason."""
    lesson, wanted = await lesson_at(request), decode(await body_of(request), Learn)
    now, language = at_step(lesson, wanted.given), language_of(request)
    given, refused, is_on = list(wanted.given[: now.index]), None, False
    if wanted.why is not None:
        refused = LessonRefusal(reason(now, wanted.why), lesson.text(language, now.step, "not"))
    elif now.step is not None and (wanted.answer is not None or wanted.goes_on or wanted.skips):
        answer = now.step.shown if wanted.skips else wanted.answer
        try:
            now = tried(now, answer)
            given.append(answer)
            is_on = True
        except NotNow as other:
            refused = LessonRefusal(other.refusal, lesson.text(language, other.step, "not"))
        except msgspec.ValidationError as wrong:
            raise Refuse("malformed", detail=str(wrong)) from wrong
    person = (await access_of(request)).person
    name = person.name if person else Texts(language, "regalia.server")("guest")
    response = respond(shown(now, given, refused, language, name, wanted.whole))
    if is_on:
        await keep_progress(request, response, now, given)
    return response


def at_step(lesson: Lesson, given: Sequence[Any]) -> Progress:
    """The table after these answers. Raises Refuse if the lesson has changed since they were given."""
    try:
        return progress(lesson, given)
    except (NotNow, msgspec.ValidationError) as wrong:
        raise Refuse("stale") from wrong


def reason(now: Progress, raw: Any) -> Refusal | None:
    """Why the rules forbid an option; None if they allow it."""
    try:
        return now.game.why_not(now.lesson.script.seat, now.lesson.rules.answers.decode(msgspec.json.encode(raw)))
    except msgspec.ValidationError as wrong:
        raise Refuse("malformed", detail=str(wrong)) from wrong


async def keep_progress(request: Request, response: Response, now: Progress, given: list[Any]) -> None:
    """Keep how far the learner has come: a person for all their devices, a visitor without a name in a cookie."""
    access, name, is_done = await access_of(request), f"{now.lesson.rules.slug}/{now.lesson.name}", now.step is None
    if access.person is None:
        come = learned_at(request)
        was_done = name in come and come[name].done
        keep(response, request, LESSONS, as_cookie({**come, name: Come(now.index, is_done or was_done)}))
    elif Right.MANAGE in access.rights:
        store = arena_of(request).store
        profile = await profile_of(store, access.person.id)
        was_done = profile.lessons.get(name, LessonKept()).done
        kept = LessonKept([] if is_done else given, is_done or was_done)
        await keep_profile(store, access.person.id, replace(profile, lessons=profile.lessons | {name: kept}))


def shown(
    now: Progress, given: list[Any], refused: LessonRefusal | None, language: str, name: str, whole: bool
) -> LessonTable:
    """The table at a step, for a client."""
    lesson = now.lesson
    following = [each for each in lessons_of(lesson.rules.slug) if each.script.order > lesson.script.order]
    return LessonTable(
        title=lesson.text(language),
        steps=len(lesson.steps),
        index=now.index,
        given=given,
        step=words_of(now, language),
        refused=refused,
        next=NextLesson(following[0].name, following[0].text(language)) if following else None,
        table=own_table(lesson.rules, lesson.options, lesson.script.seats, lesson.script.seat, name, lesson.script.seed),
        sight=sight_of(now, whole or (now.earlier > 0 and not now.done)),
    )


def words_of(now: Progress, language: str) -> LessonWords | None:
    """The texts of the current step, and what it lights."""
    step = now.step
    if step is None:
        return None
    return LessonWords(
        heading=now.lesson.text(language, step, "heading"),
        sentence=now.lesson.text(language, step),
        why=now.lesson.text(language, step, "why"),
        rule=step.rule,
        point=step.point or None,
        lit=list(step.lit),
        reads=not step.tap,
        free=step.tap == "any",
        shown=with_all_fields(now.lesson.rules, step.shown),
    )


def sight_of(now: Progress, whole: bool) -> SightMessage:
    """What the learner sees, with all events of this position, or those of the latest step."""
    seat, eyes = now.lesson.script.seat, eyes_of(now.game, now.lesson.script.seat)
    happenings = [
        Happening(now.earlier + number, done.seat, heard(done.events, eyes))
        for number, done in enumerate(now.done, start=1)
    ]
    if whole:
        return SightMessage(now.seq, -1, seat, happenings, [], look(now.game, seat))
    fresh = len(happenings) - now.fresh
    unfolded = [Unfolding(Instant(done.before), done.events) for done in now.done[fresh:]]
    news = [
        replace(each, patches=changes)
        for each, changes in zip(happenings[fresh:], patches(unfolded, seat, eyes), strict=True)
    ]
    return SightMessage(now.seq, now.seq - now.fresh, seat, news, [], look(now.game, seat))


ROUTES: tuple[Operation, ...] = (
    Operation(
        "POST", "/api/lessons/{game}/{lesson}", learn, Right.ANYONE, "Show a lesson, or do a step of it", Learn, LessonTable
    ),
)
