"""Renders a template as a page in the reader's language and theme."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache, partial
from importlib.resources import files
from typing import Any

import msgspec
from babel.dates import format_datetime, format_skeleton
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from regalia import games
from regalia.boards import recipe_of
from regalia.bots import stand_in_of
from regalia.lessons import names_of, panels_of
from regalia.server.errors import Refuse
from regalia.server.http import (
    PERSON,
    access_of,
    arena_of,
    dismissed_at,
    keep_again,
    language_of,
    learned_at,
    path_of,
    theme_of,
)
from regalia.server.nodes.announcements import text_for
from regalia.server.pages.boxes import box_of, picture_of, starter
from regalia.server.people.crests import Crest, crest_of, picture
from regalia.server.people.learned import Learned, goes_on, in_profile
from regalia.server.people.profiles import profile_of
from regalia.server.people.sessions import Visitor
from regalia.server.requests.sanctions import in_force
from regalia.server.store import Person, TableDoc
from regalia.server.store.alerts import Alert
from regalia.server.store.announcements import Announcement
from regalia.server.store.reports import Sanction
from regalia.server.table.called import called
from regalia.text.texts import LANGUAGES, Texts, bundle

OWN = "regalia.server"
HOME = "/"
"""The page that shows one's tables at length, and needs no bar of them."""


@cache
def templates() -> Environment:
    """All templates; whatever they print is escaped, and an unknown name is an error."""
    loader = PackageLoader("regalia.server.pages", "templates")
    return Environment(loader=loader, autoescape=select_autoescape(), undefined=StrictUndefined, trim_blocks=True)


@cache
def assets() -> dict[str, Any]:
    """What the client's build has made, by its sources; empty if the client was not built."""
    manifest = files(OWN).joinpath("static", "manifest.json")
    if not manifest.is_file():
        return {}
    found: dict[str, Any] = json.loads(manifest.read_text("utf-8"))
    return found


def vite_tags(entry: str, *_: str) -> Markup:
    """The scripts of one entry from Vite's development server; styles come with them."""
    tag = Markup('<script type="module" src="/static/{}"></script>')
    return Markup("\n").join([tag.format("@vite/client"), tag.format(f"src/{entry}")])


def asset_tags(entry: str, *soon: str) -> Markup:
    """The style sheets and the script of one entry, as they were built, and early what it will import `soon`."""
    if f"src/{entry}" not in assets():
        return Markup()
    needed = imported(f"src/{entry}", *soon)
    scripts = [assets()[name]["file"] for name in needed]
    styles = dict.fromkeys(
        style for name in in_order_of_styles(f"src/{entry}", *soon) for style in assets()[name].get("css", ())
    )
    preload = Markup('<link rel="preload" href="/static/{}" as="font" type="font/woff2" crossorigin>')
    tags = [preload.format(font["file"]) for name, font in assets().items() if name.endswith(".woff2")]
    tags += [Markup('<link rel="stylesheet" href="/static/{}">').format(style) for style in styles]
    tags += [Markup('<link rel="modulepreload" href="/static/{}">').format(script) for script in scripts[1:]]
    return Markup("\n").join([*tags, Markup('<script type="module" src="/static/{}"></script>').format(scripts[0])])


def imported(*names: str) -> list[str]:
    """These sources, as far as they were built, and all that they import, each once."""
    found: dict[str, None] = {}
    waiting = [name for name in names if name in assets()]
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found[name] = None
            waiting += assets()[name].get("imports", ())
    return [*found]


def in_order_of_styles(*names: str) -> Iterator[str]:
    """The same, but what is imported comes before what imports it: a board's style sheet overrules those of the kit."""
    seen: set[str] = set()

    def visit(name: str) -> Iterator[str]:
        if name in assets() and name not in seen:
            seen.add(name)
            for each in assets()[name].get("imports", ()):
                yield from visit(each)
            yield name

    for name in names:
        yield from visit(name)


def drawing_of(game: str, language: str) -> list[str]:
    """What the page of a table imports for its game: the board, and the words for it."""
    folder = f"../src/regalia/games/{game}"
    return [f"{folder}/board/index.tsx", f"src/text/{language}.ftl?raw", f"{folder}/text/{language}.ftl?raw"]


def recipe_in(game: str) -> str:
    """The recipe of a game's board, as JSON for the client; empty without one. Raises FaultyRecipe."""
    recipe = recipe_of(game)
    return msgspec.json.encode(recipe).decode() if recipe else ""


class Say:
    """Formats messages for templates: of the site, or of one game."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, name: str, game: str | None = None, **args: Any) -> str:
        """A message in words, or its name if it does not exist."""
        messages = bundle(self.language, games.package(game) if game else OWN)
        message, _, attribute = name.partition(".")
        if not messages.has_message(message):
            return name
        found = messages.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        return str(messages.format_pattern(pattern, args)[0]) if pattern else name

    def untold(self, name: str, game: str) -> str:
        """A message of a game, as it reads where the things that it names are not known."""
        return Texts(self.language, games.package(game)).untold(name)


def moment(language: str, at: float) -> Markup:
    """A time for a reader: in UTC, until the page's script says it in the device's time zone."""
    when = datetime.fromtimestamp(at, UTC)
    said = format_datetime(when, "medium", locale=language)
    return Markup('<time datetime="{}">{} UTC</time>').format(when.isoformat(timespec="seconds"), said)


def month(language: str, at: float) -> str:
    """The month of a time, with its year."""
    return format_skeleton("yMMMM", datetime.fromtimestamp(at, UTC), locale=language)


async def crest_shown(request: Request, person: Person) -> Crest:
    """The crest of a person: chosen, or drawn from the name."""
    return (await profile_of(arena_of(request).store, person.id)).crest or crest_of(person.name)


async def tables_of(request: Request, person: Person) -> list[tuple[TableDoc, bool]]:
    """The tables of the bar, each with whether it waits for the person; none while they cannot be read."""
    try:
        return await arena_of(request).lobbies.in_play(person)
    except Refuse:
        return []


async def alerts_for(request: Request, visitor: Visitor) -> list[Alert]:
    """The alerts of a person, for a device of their own; none while they cannot be read."""
    try:
        return await arena_of(request).store.alerts(visitor.person.id) if visitor.session else []
    except Refuse:
        return []


async def sanctions_on(request: Request, visitor: Visitor) -> list[Sanction]:
    """The sanctions in force against a person, for a device of their own; none while they cannot be read."""
    arena = arena_of(request)
    try:
        return in_force(await arena.store.sanctions(visitor.person.id), arena.now()) if visitor.session else []
    except Refuse:
        return []


def announcements_for(request: Request, language: str) -> list[tuple[Announcement, str]]:
    """The announcements that are shown and were not dismissed at this browser, each with its words for the reader."""
    dismissed = dismissed_at(request)
    shown = (each for each in arena_of(request).announcements.shown() if each.id not in dismissed)
    return [(each, text_for(json.loads(each.texts), language)) for each in shown]


async def learned_by(request: Request, visitor: Visitor | None = None) -> Learned:
    """How far the visitor has come in the lessons: with a name, and at this browser before they had one."""
    visitor = visitor or (await access_of(request)).visitor
    named = in_profile(await profile_of(arena_of(request).store, visitor.person.id)) if visitor else {}
    return {**learned_at(request), **named}


def learn_words(say: Say, learned: Learned, usual: str, game: str) -> str:
    """What leads to the lessons of a game: the `usual` message, or the step at which a begun lesson goes on."""
    _, step = goes_on(learned, game, names_of(game))
    return say("learn-on", step=step + 1) if step else say(usual)


async def page(
    request: Request, template: str, status: int = 200, visitor: Visitor | None = None, **values: Any
) -> HTMLResponse:
    """One page, for the person who sends the request, or the account that they have just signed in to."""
    language, settings = language_of(request), arena_of(request).settings
    visitor = visitor or (await access_of(request)).visitor
    shown_crest = await crest_shown(request, visitor.person) if visitor else None
    alerts = await alerts_for(request, visitor) if visitor else []
    sanctions = await sanctions_on(request, visitor) if visitor else []
    own_tables = await tables_of(request, visitor.person) if visitor and path_of(request) != HOME else []
    learned = await learned_by(request, visitor)
    html = (
        templates()
        .get_template(template)
        .render(
            say=Say(language),
            called=partial(called, Say(language)),
            moment=partial(moment, language),
            month=partial(month, language),
            language=language,
            languages=LANGUAGES,
            theme=theme_of(request),
            person=visitor.person if visitor else None,
            guests_play=await arena_of(request).registration.guests_may_play(),
            crest=picture(shown_crest) if shown_crest else Markup(),
            shown_crest=msgspec.structs.asdict(shown_crest) if shown_crest else {},
            path=path_of(request),
            own_tables=own_tables,
            alerts=[each for each in alerts if not each.seen],
            all_alerts=alerts,
            sanctions=sanctions,
            announcements=announcements_for(request, language),
            games=games.slugs(),
            rules=games.load,
            teaches=names_of,
            stand_in=stand_in_of,
            learn_words=partial(learn_words, Say(language), learned),
            finds=arena_of(request).finder.is_on,
            holds_events=arena_of(request).desk.is_on,
            has_clubs=arena_of(request).clubs.is_on,
            seeking=arena_of(request).finder.seeking(visitor.person.id) if visitor else None,
            starter=starter(),
            panels=panels_of,
            boxes=box_of,
            picture_of=picture_of,
            assets=vite_tags if settings.vite else asset_tags,
            drawing_of=drawing_of,
            recipe_in=recipe_in,
            debug=settings.debug,
            rates=settings.ratings == "yes",
            alone=settings.tab,
            **values,
        )
    )
    response = HTMLResponse(html, status)
    response.headers["Cache-Control"] = "no-store"
    if visitor is not None and visitor.renewed:
        keep_again(response, request, PERSON)
    return response
