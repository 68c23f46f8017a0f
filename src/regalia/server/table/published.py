"""What people publish for others to bring, such as decks: every version stays, so that one can compare them."""

from typing import Any

import msgspec

from regalia.core import Rules
from regalia.server.errors import Refuse
from regalia.server.store import Belonging, Conflict, Person, Publication, Store
from regalia.server.table.belongings import kept
from regalia.server.table.bringing import brings_of, read
from regalia.server.wire.belongings import Keep, Published

MOST = 20
"""Things that a person can have published for a game."""
MOST_VERSIONS = 50
MOST_LISTED = 200


async def publish(store: Store, person: Person, rules: Rules[Any], name: str, wanted: Keep, now: float) -> int:
    """Publish something under an id, as its next version. Publishing the same again changes nothing.

    Returns the number of the version. Raises Refuse if the id is another person's, or too much is published.
    """
    content, title = as_json(read(rules, wanted.content)), wanted.name.strip()
    versions = await store.versions(rules.slug, name)
    if not versions and await store.publications_by(person.id, rules.slug) >= MOST:
        raise Refuse("too_many", allowed=MOST)
    if versions and versions[0].person != person.id:
        raise Refuse("not_found")
    if versions and (versions[0].name, versions[0].content) == (title, content):
        return versions[0].version
    if len(versions) >= MOST_VERSIONS:
        raise Refuse("too_many", allowed=MOST_VERSIONS)
    version = versions[0].version + 1 if versions else 1
    try:
        await store.publish(Publication(rules.slug, name, version, person.id, person.name, title, content, now))
    except Conflict:
        raise Refuse("try_again") from None
    return version


def as_json(content: Any) -> Any:
    """The content as it comes back from the store: with lists for tuples."""
    return msgspec.json.decode(msgspec.json.encode(content))


async def unpublish(store: Store, person: Person, game: str, name: str, is_host: bool) -> None:
    """Withdraw all versions of something: one's own, or as a host. Raises Refuse if there is nothing of the kind."""
    versions = await store.versions(game, name)
    if not versions or not (is_host or versions[0].person == person.id):
        raise Refuse("not_found")
    await store.unpublish(game, name)


async def newest(store: Store, person: Person | None, rules: Rules[Any]) -> tuple[Published, ...]:
    """The newest version of everything that is published for a game, the last published first."""
    brings_of(rules)
    return tuple(shown(rules, person, each) for each in await store.newest_publications(rules.slug, MOST_LISTED))


async def versions(store: Store, person: Person | None, rules: Rules[Any], name: str) -> tuple[Published, ...]:
    """All versions of something, the newest first. Raises Refuse if nothing is published under this id."""
    found = await store.versions(rules.slug, name)
    if not found:
        raise Refuse("not_found")
    return tuple(shown(rules, person, each) for each in found)


def shown(rules: Rules[Any], person: Person | None, publication: Publication) -> Published:
    """A version as others see it. One that the game can no longer read stays, with the reason."""
    seen = kept(brings_of(rules), Belonging(publication.id, publication.name, publication.content), rules.options(), None)
    return Published(
        publication.id,
        publication.version,
        publication.name,
        publication.author,
        person is not None and publication.person == person.id,
        publication.at,
        publication.content,
        seen.refusals,
    )
