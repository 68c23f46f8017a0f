"""What people keep and publish for games, such as decks, and packs of cards."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from regalia.server.store.sql import Change, Row, Sql, Unreadable


class Belonging(Struct, frozen=True):
    """Something that a person keeps for a game in which seats bring something, such as a deck."""

    id: str
    """Chosen by the person's client: what is kept under the same id is replaced."""
    name: str
    content: Any
    """As JSON data."""


class Publication(Struct, frozen=True):
    """A version of something that a person has published for a game, such as a deck."""

    game: str
    id: str
    version: int
    person: str
    author: str
    """The person's present name."""
    name: str
    content: Any
    """As JSON data."""
    at: float


SAVE_BELONGING = "insert into belongings (person, game, id, name, content) values (:person, :game, :id, :name, :content)"
DROP_BELONGING = "delete from belongings where person = :person and game = :game and id = :id"
BELONGINGS = "select id, name, content from belongings where person = :person and game = :game order by number desc"
PUBLISH = "insert into published values (:game, :id, :version, :person, :name, :content, :at)"
VERSIONS = """
    select game, published.id, version, person, people.name, published.name, content, at
    from published join people on people.id = person where """
NEWEST_PUBLICATIONS = f"""
    {VERSIONS}game = :game
      and version = (select max(other.version) from published as other where other.game = :game and other.id = published.id)
    order by at desc limit :most
"""  # noqa: S608 - made of constants, values are bound


class Belongings(Sql):
    """Belongings, publications and packs."""

    async def save_belonging(self, person: str, game: str, belonging: Belonging) -> None:
        """Keep something for a person, in the place of what has the same id."""
        content = msgspec.json.encode(belonging.content)
        whose = {"person": person, "game": game, "id": belonging.id}
        kept = {**whose, "name": belonging.name, "content": content}
        await self.save(Change(DROP_BELONGING, whose), Change(SAVE_BELONGING, kept))

    async def drop_belonging(self, person: str, game: str, name: str) -> None:
        """Delete what a person keeps under an id, if there is anything."""
        await self.save(Change(DROP_BELONGING, {"person": person, "game": game, "id": name}))

    async def belongings(self, person: str, game: str) -> list[Belonging]:
        """What a person keeps for a game, the last one saved first."""
        rows = await self.rows(BELONGINGS, person=person, game=game)
        try:
            return [Belonging(each, name, msgspec.json.decode(content)) for each, name, content in rows]
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            raise Unreadable(str(wrong)) from wrong

    async def publish(self, publication: Publication) -> None:
        """A new version of what a person has published. Raises Conflict if there is this version."""
        values = msgspec.structs.asdict(publication) | {"content": msgspec.json.encode(publication.content)}
        del values["author"]
        await self.save(Change(PUBLISH, values))

    async def unpublish(self, game: str, name: str) -> None:
        """Delete all versions of what is published under an id."""
        await self.save(Change("delete from published where game = :game and id = :id", {"game": game, "id": name}))

    async def versions(self, game: str, name: str) -> list[Publication]:
        """All versions of what is published under an id, the newest first."""
        found = f"{VERSIONS}game = :game and published.id = :id order by version desc"
        return published(await self.rows(found, game=game, id=name))

    async def newest_publications(self, game: str, most: int) -> list[Publication]:
        """The newest version of what is published for a game, the last published first."""
        return published(await self.rows(NEWEST_PUBLICATIONS, game=game, most=most))

    async def publications_of(self, person: str) -> list[Publication]:
        """Every version of what a person has published."""
        found = f"{VERSIONS}person = :person order by game, published.id, version"
        return published(await self.rows(found, person=person))

    async def publications_by(self, person: str, game: str) -> int:
        """The number of things that a person has published for a game."""
        found = "select count(distinct id) from published where person = :person and game = :game"
        return int((await self.rows(found, person=person, game=game))[0][0])

    async def save_pack(self, pack: str, source: str) -> None:
        """Keep a pack by its hash, so that tables that play with it can be looked at for ever."""
        keep = "insert into packs values (:hash, :source) on conflict (hash) do nothing"
        await self.save(Change(keep, {"hash": pack, "source": source}))

    async def pack(self, pack: str) -> str | None:
        """A pack that was kept, as TOML."""
        rows = await self.rows("select source from packs where hash = :hash", hash=pack)
        return str(rows[0][0]) if rows else None


def published(rows: Iterable[Row]) -> list[Publication]:
    """Versions of what people have published. Raises Unreadable if one is damaged."""
    try:
        return [
            Publication(game, each, version, person, author, name, msgspec.json.decode(content), at)
            for game, each, version, person, author, name, content, at in rows
        ]
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise Unreadable(str(wrong)) from wrong
