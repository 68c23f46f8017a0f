"""Messages in Fluent's syntax, each parsed when it is first asked for: a site has ten thousand, a page some dozens."""

import re
from collections.abc import Iterable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

BEGINS = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=", re.MULTILINE)
"""How a message or a term begins: everything else in a file is indented, a comment, or empty."""


class Messages(FluentBundle):
    """A bundle of messages in one language. Of two messages of one name the later one holds."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        super().__init__([language], use_isolating=False)
        self._unparsed = {name: text for each in texts for name, text in entries(each)}
        """The source of each message and term that was not asked for yet, by its name; a term's begins with a hyphen."""

    def has_message(self, message_id: str) -> bool:
        """True if there is a message of this name."""
        self._parse(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """A message or term, also when another refers to it. Raises KeyError if there is none."""
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, name: str) -> None:
        """Parse a message that was not used before. Its source stays until then: another thread can ask meanwhile."""
        source = self._unparsed.get(name)
        if source is not None:
            self.add_resource(FluentResource(source))
            self._unparsed.pop(name, None)


def entries(text: str) -> Iterable[tuple[str, str]]:
    """Each message and term in a file, by its name, with its source."""
    found = [*BEGINS.finditer(text)]
    ends = [each.start() for each in found[1:]] + [len(text)]
    return ((each[1], text[each.start() : end]) for each, end in zip(found, ends, strict=True))
