"""Packs: printed content as a value. The same rules can be played with the game's own content or with another pack.

A pack is a TOML file with a table `[meta]`, and tables that replace those of the game's own content:

    [meta]
    slug = "fair"             # the game that it is for
    content_pack = "winter"   # its name, in records
    title = "Winter fair"     # what people call it; without a title its name
    title_ja = "冬の市"
"""

import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from regalia.core.toml_lines import Path, line_of

if TYPE_CHECKING:
    from regalia.core.rules import Rules

C = TypeVar("C", bound=Struct)
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the direction of a text."""
BYTE_ORDER_MARK = "\ufeff"
"""Byte order mark, with which some editors, mostly on Windows, begin a UTF-8 file."""

Title = Annotated[str, msgspec.Meta(max_length=80)]


class PackName(Struct, frozen=True):
    """Name and hash of a pack, as stored in records."""

    name: str
    hash: str


class Fault(Struct, frozen=True):
    """A problem of a pack, and its position."""

    what: str
    path: Path = ()
    """The table, the number of the entry, the key: `("house", 2, "value")`."""
    line: int | None = None
    """The line, found by core; None if the pack does not contain this path."""

    @property
    def said(self) -> str:
        """Path and problem: "house[2].value: at least 1"."""
        where = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in self.path).lstrip(".")
        return f"{where}: {self.what}" if where else self.what

    def __str__(self) -> str:
        return self.said if self.line is None else f"line {self.line}: {self.said}"


class FaultyPack(Exception):  # noqa: N818 - named after what it is about
    """Raised for a file that is not a valid pack of its game."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(map(str, self.faults)))


class Pack(Generic[C]):
    """Everything printed, under a name. Never changed: all positions share it, and a save contains only its hash.

    Deliberately not a record, because msgspec would write it out with every position.
    """

    __slots__ = ("content", "hash", "name", "source", "titles")

    def __init__(
        self,
        content: C,
        name: str = "",
        hash: str = "",  # noqa: A002 - what records call it
        titles: Mapping[str, str] | None = None,
        source: str = "",
    ) -> None:
        self.content = content
        self.name = name
        self.hash = hash
        """SHA-256 of its data as canonical JSON. Empty for a game's own content, identified by the rules' version."""
        self.titles = titles or {}
        """Its title by language."""
        self.source = source
        """The text of the file, so it can be read elsewhere."""

    def __repr__(self) -> str:
        return f"Pack({self.name!r}, {self.hash[:8]!r})"

    @property
    def in_records(self) -> PackName | None:
        """Name and hash for records; None for a game's own content."""
        return PackName(self.name, self.hash) if self.hash else None


def no_faults(content: Any) -> Iterator[Fault]:
    """Nothing to check beyond the types."""
    yield from ()


@dataclass(frozen=True, eq=False)
class Packs(Generic[C]):
    """How a game reads packs: `Rules(packs=…, pack=…)`."""

    slug: str
    content: type[C]
    """The record of everything printed. Each field is a table of a pack: a record, or a tuple of records."""
    own: Mapping[str, Any]
    """The game's own content, as data. A table of a pack replaces the table of the same name as a whole."""
    rules: "Callable[[Pack[C]], Rules[Any]]"
    """The rules of the game, played with a pack."""
    faults: Callable[[C], Iterable[Fault]] = no_faults
    """Finds problems beyond the types, such as a card that names one that does not exist."""

    @cached_property
    def built_in(self) -> Pack[C]:
        """The game's own content."""
        return Pack(self._content(self.own))

    def read(self, source: str) -> Pack[C]:
        """Read a pack from TOML. Raises FaultyPack with all its faults."""
        source = source.removeprefix(BYTE_ORDER_MARK)
        data = parsed(source)
        try:
            meta = self._meta(data)
            tables = {name: table for name, table in data.items() if name != "meta"}
            known = {field.encode_name for field in msgspec.structs.fields(self.content)}
            unknown = [Fault("there is no such table", (name,)) for name in tables if name not in known]
            content = self._content({**self.own, **tables}, unknown)
        except FaultyPack as wrong:
            raise FaultyPack(replace(fault, line=line_of(source, fault.path)) for fault in wrong.faults) from None
        titles = {"en": meta.title or meta.content_pack, "ja": meta.title_ja or meta.title or meta.content_pack}
        return Pack(content, meta.content_pack, digest(data), titles, source)

    def _meta(self, data: Mapping[str, Any]) -> "Meta":
        try:
            meta = msgspec.convert(data.get("meta", {}), Meta)
        except msgspec.ValidationError as wrong:
            raise FaultyPack([fault_of(wrong, ("meta",))]) from None
        if meta.slug != self.slug:
            raise FaultyPack([Fault(f"this is a pack of {meta.slug}, not of {self.slug}", ("meta", "slug"))])
        return meta

    def _content(self, data: Mapping[str, Any], faults: Iterable[Fault] = ()) -> C:
        """Build the typed record. Every entry is first read separately, so that all faults are reported."""
        found = [*faults, *wrong_entries(self.content, data)]
        if found:
            raise FaultyPack(found)
        content = msgspec.convert(data, self.content)
        found = [*self.faults(content)]
        if found:
            raise FaultyPack(found)
        return content


class Meta(Struct, frozen=True):
    """The `[meta]` table of a pack."""

    slug: str
    content_pack: Annotated[Title, msgspec.Meta(min_length=1)]
    title: Title = ""
    title_ja: Title = ""


def digest(data: Any) -> str:
    """The hash of a pack. Comments, spaces and the order of keys do not matter."""
    return sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()


def wrong_entries(kind: type[Struct], data: Mapping[str, Any]) -> Iterator[Fault]:
    """Faults of entries that cannot be read: one for each entry, or for each table that is not a list."""
    for field in msgspec.structs.fields(kind):
        if field.encode_name not in data:
            if field.required:
                yield Fault(f"there is no table {field.encode_name}")
            continue
        table, entry = data[field.encode_name], entry_of(field.type)
        for index, value in enumerate(table) if entry is not None and isinstance(table, list) else ():
            yield from wrong_value(value, entry, (field.encode_name, index))
        if entry is None or not isinstance(table, list):
            yield from wrong_value(table, field.type, (field.encode_name,))


def wrong_value(value: Any, kind: Any, path: Path) -> Iterator[Fault]:
    """The problem with one value, if any."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as wrong:
        yield fault_of(wrong, path)


def entry_of(kind: Any) -> Any:
    """The type of the entries of a list or of a tuple of any length, or None."""
    origin, arguments = get_origin(kind), get_args(kind)
    return arguments[0] if origin is list or (origin is tuple and ... in arguments) else None


def fault_of(wrong: msgspec.ValidationError, path: Path) -> Fault:
    """The position that msgspec gives at the end of its message: "… - at `$.value[3]`"."""
    what, _, where = str(wrong).partition(" - at `")
    inner = [int(index) if index else name for name, index in re.findall(r"\.(\w+)|\[(\d+)\]", where)]
    return Fault(what, (*path, *(part for part in inner if part != "")))


def parsed(source: str) -> dict[str, Any]:
    """The data of a TOML file. Raises FaultyPack for invalid TOML and for text that cannot be shown or written again."""
    try:
        data = tomllib.loads(source.removeprefix(BYTE_ORDER_MARK))
        texts = [*texts_in(data)]
        msgspec.json.encode(data)
    except tomllib.TOMLDecodeError as wrong:
        raise FaultyPack([unreadable(wrong, source)]) from None
    except RecursionError:
        raise FaultyPack([Fault("nested too deeply")]) from None
    except ValueError:
        raise FaultyPack([Fault("a number is too long")]) from None
    disturbing = [text for text in texts if any(map(disturbs, text))]
    if disturbing:
        raise FaultyPack(Fault(f"{text[:80]!a} disturbs the text around it") for text in disturbing)
    return data


def texts_in(data: Any) -> Iterator[str]:
    """All strings of a file, including keys."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for part in data:
            yield from texts_in(part)
        if isinstance(data, dict):
            yield from texts_in([*data.values()])


def disturbs(sign: str) -> bool:
    """True for a control character, and for one that changes the direction of the text beside it."""
    return (unicodedata.category(sign) == "Cc" and sign not in "\n\t") or sign in TURNING


def unreadable(wrong: tomllib.TOMLDecodeError, source: str) -> Fault:
    """Fault for invalid TOML; a message without a line refers to the end of the file."""
    found = re.search(r"line (\d+)", str(wrong))
    return Fault(f"not TOML: {wrong}", line=int(found[1]) if found else len(source.splitlines()))


def pack_as_saved(thing: Any) -> str:
    """Encode hook of msgspec: a pack is written as its hash."""
    assert isinstance(thing, Pack), f"{type(thing)} cannot be saved"
    return thing.hash
