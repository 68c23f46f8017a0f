"""What people keep for games in which seats bring something, such as decks, and which of it a seat may bring."""

from typing import Any

import msgspec

from regalia.core import Brings, Refusal, Rules, Seat, TableOptions
from regalia.server.errors import Refuse
from regalia.server.store import Belonging, Person, Store
from regalia.server.table.bringing import brings_of, read
from regalia.server.wire.belongings import Examine, Examined, Keep, Kept, Stock

MOST = 100
"""Things that a person may keep for a game."""


async def own(store: Store, person: Person, rules: Rules[Any]) -> list[Belonging]:
    """Read what a person keeps for a game. Raises Unreadable if it is damaged."""
    return await store.belongings(person.id, rules.slug)


async def keep(store: Store, person: Person, rules: Rules[Any], name: str, wanted: Keep) -> None:
    """Keep something under an id. It need not be legal yet, only readable."""
    content = msgspec.to_builtins(read(rules, wanted.content))
    others = [each for each in await own(store, person, rules) if each.id != name]
    if len(others) >= MOST:
        raise Refuse("too_many", allowed=MOST)
    await store.save_belonging(person.id, rules.slug, Belonging(name, wanted.name.strip(), content))


async def stock(
    store: Store,
    person: Person | None,
    rules: Rules[Any],
    agreed: TableOptions,
    seat: Seat | None = None,
    brought: Any = None,
) -> Stock:
    """What a person has, and what is ready-made, each with all reasons for which it may not be brought.

    `brought` is the content that the seat brings already, as it is saved; None for nothing.
    """
    brings = brings_of(rules)
    mine = [] if person is None else await own(store, person, rules)
    ready = [Belonging(name, "", msgspec.to_builtins(each)) for name, each in brings.ready.items()]
    chosen = content_of(brings, brought)
    seen = [[kept(brings, each, agreed, seat, chosen) for each in some] for some in (ready, mine)]
    return Stock(*map(tuple, seen))


def content_of(brings: Brings[Any], saved: Any) -> Any:
    """Decode saved content as the game's own record; None if this version of the game cannot read it."""
    try:
        return msgspec.convert(saved, brings.kind)
    except msgspec.ValidationError:
        return None


def kept(brings: Brings[Any], belonging: Belonging, agreed: TableOptions, seat: Seat | None, chosen: Any = None) -> Kept:
    """Describe one belonging. Content that only an older version could read stays listed, with the reason against it."""
    content = content_of(brings, belonging.content)
    if content is None:
        return Kept(belonging.id, belonging.name, belonging.content, (Refusal("unreadable", ""),))
    refusals = tuple(brings.refusals(content, agreed, seat))
    return Kept(belonging.id, belonging.name, belonging.content, refusals, content == chosen)


def examine(rules: Rules[Any], wanted: Examine, language: str) -> Examined:
    """List the reasons against some content. Raises Refuse if it is neither the game's record nor a text it reads."""
    brings = brings_of(rules)
    try:
        agreed = msgspec.convert(wanted.options, rules.options)
    except msgspec.ValidationError as wrong:
        raise Refuse("malformed", allowed=msgspec.json.schema(rules.options), detail=str(wrong)) from wrong
    content, unread = (read(rules, wanted.content), ()) if wanted.text is None else read_text(brings, wanted.text)
    return Examined(
        msgspec.to_builtins(content),
        brings.text.write(content, language) if brings.text else None,
        tuple(brings.refusals(content, agreed, None)),
        tuple(brings.warnings(content, agreed)),
        unread,
    )


def read_text(brings: Brings[Any], text: str) -> tuple[Any, tuple[Refusal, ...]]:
    """Read content from a text, with the lines that could not be read."""
    if brings.text is None:
        raise Refuse("malformed", detail="this game has no texts of what is brought")
    reading = brings.text.read(text)
    return reading.content, reading.unread
